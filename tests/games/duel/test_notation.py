"""A position as text and read again; what cannot be a position is refused, and what is wrong is named."""

import pytest

from game.core.errors import BadNotation
from game.games.duel import notation
from game.games.duel.notation import ASKED
from tests.games.duel.invariants import faults
from tests.games.duel.positions import BLACK, board, duel, written
from tests.helpers import do, random_duel

GAME = duel()
TEXT = """\
decision 42: player 2, unload offer_second
                  O     T4    ~
                  PD    PL    ~
                  COMBO T2    ~
O     PL    G5    .     1     2
O     O     O     2     2     .
~     ~     ~     .     .     .
player 1: T1 SWAP
player 2: G1
out of the game: T1 T1 T2 T2 T3 T3 T3 T4 T4 PL PL PL PL PD PD PD PD PD G2 G3 G4 G6 G7 G8 G9 G10 G11 G12 \
TAKE TAKE PLACE PLACE PLACE COMBO COMBO SWAP SWAP O O O O O O
supply 0, reserve 2
player 1 began, first with 5 obelisks: -"""


def read(text: str) -> str:
    return GAME.write(GAME.read(text))


def part(text: str) -> str:
    """What is named as wrong."""
    with pytest.raises(BadNotation) as caught:
        GAME.read(text)
    assert (caught.value.field, caught.value.reason) == ("position", "bad_position")
    return str(caught.value.params["part"])


def test_the_harbour_lies_there_as_on_the_table() -> None:
    state = GAME.read(TEXT)
    assert (state.ply, state.starter, state.first) == (42, 0, -1)
    assert [(p.step, p.player) for p in state.pending] == [
        *(("end_turn", BLACK), ("offer_second", BLACK), ("unload", BLACK))
    ]
    assert (state.tile(0, 0), state.in_play(2), state.owner(2), state.figures) == (11, False, BLACK, [3, 1])
    assert (state.supply, state.reserve, sum(state.unseen)) == (0, 2, 2)
    assert faults(state) == []
    assert read(TEXT).split()[:40] == TEXT.split()[:40]


@pytest.mark.parametrize("number", range(20))
def test_every_position_leads_to_its_text_and_back(number: int) -> None:
    match = random_duel(number)
    for ply in range(match.plies + 1):
        text = match.game.write(match.at(ply))
        assert match.game.read(text) == match.at(ply)
        assert read(text) == text


def test_whatever_can_be_asked_is_met_in_random_games() -> None:
    met = set()
    for number in range(60):
        match = random_duel(number)
        heads = [match.game.write(match.at(ply)).split("\n")[0] for ply in range(match.plies)]
        met |= {head.rpartition(", ")[2] for head in heads}
    assert met == set(ASKED)


def test_spaces_may_be_set_as_one_likes() -> None:
    squeezed = "\n".join(" ".join(line.split()) for line in TEXT.splitlines())
    assert GAME.read(squeezed) == GAME.read(TEXT)


def test_a_game_goes_on_from_its_text() -> None:
    state = GAME.read(TEXT)
    assert [action.text for action in GAME.legal_actions(state)] == ["unload R1", "unload R2", "unload C2"]
    assert do(GAME, state, "unload R1", "stop").pending[-1].player == 0


BROKEN = [
    ("O     PL    G5    .     1     2", "O     PL    -     .     1     2", "R1: O PL -"),
    ("O     PL    G5    .     1     2", "O     PL    ~     .     1     2", "R1: O PL ~"),
    ("O     PL    G5    .     1     2", "O     PL    G13   .     1     2", "R1: O PL G13"),
    ("O     PL    G5    .     1     2", "O     PL    G5    .     1", "O     PL    G5    .     1"),
    ("O     PL    G5    .     1     2", "O     PL    G5    .     1     3", "3"),
    ("PD    PL    ~", "PD    PL    ~     ~", "PD    PL    ~     ~"),
    ("player 1: T1 SWAP", "player 1: T1 SWAP G5", "G5"),
    ("player 1: T1 SWAP", "player 1: T1 SWAP X", "X"),
    ("player 1: T1 SWAP", "player 1:", "player 1:"),
    ("player 1: T1 SWAP", "player 3: T1 SWAP", "player 3: T1 SWAP"),
    ("player 2: G1", "player 2: -", "supply 0, reserve 2"),
    ("supply 0, reserve 2", "supply 3, reserve 2", "supply 3, reserve 2"),
    ("supply 0, reserve 2", "supply 1, reserve 1", "supply 1, reserve 1"),
    ("supply 0, reserve 2", "supply 0, reserve x", "supply 0, reserve x"),
    ("~     ~     ~     .     .     .", "~     ~     ~     2     2     .", "figures of player 2"),
    ("O     O     O     2     2     .", "-     -     -     2     2     .", "supply 0, reserve 2"),
    ("first with 5 obelisks: -", "first with 5 obelisks: 1", "player 1 began, first with 5 obelisks: 1"),
    ("player 1 began", "player 3 began", "player 3 began, first with 5 obelisks: -"),
    ("decision 42", "decision -1", "decision -1: player 2, unload offer_second"),
    ("player 2, unload offer_second", "over", "decision 42: over"),
    ("player 2, unload offer_second", "player 2, unload_second", "decision 42: player 2, unload_second"),
    ("player 2, unload offer_second", "player 2, offer_second", "offer_second"),
    ("player 2, unload offer_second", "player 3, turn", "decision 42: player 3, turn"),
]


@pytest.mark.parametrize(("right", "wrong", "named"), BROKEN)
def test_what_cannot_be_is_named(right: str, wrong: str, named: str) -> None:
    assert TEXT.count(right) == 1
    assert part(TEXT.replace(right, wrong)) == named


@pytest.mark.parametrize("text", ["", "nonsense", TEXT + "\nmore", TEXT.rpartition("\n")[0]])
def test_lines_too_few_or_too_many_are_no_position(text: str) -> None:
    assert part(text) == (text.splitlines() or [""])[-1]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (written("WWW WW. ..."), "figures of player 1"),
        (written("... ... ...", supply=20), "supply 20, reserve 3"),
        (written("... ... ...", supply=42), "supply 42, reserve 3"),
        (written("... ... ...", gone="R1", supply=3), "supply 3, reserve 3"),
        (written("... ... ...", gone="R1 R2 R3 C1 C2"), "decision 0: player 1, turn"),
        (written("... ... ...", white="TAKE TAKE", coming="TAKE", reserve=1), "supply 21, reserve 1"),
        (written("... ... ...", loads={"R1": "- - -"}), "decision 0: player 1, turn"),
    ],
)
def test_a_board_no_game_reaches_is_refused(text: str, named: str) -> None:
    assert part(text) == named


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("take", written("WW. ... ...", white="TAKE TAKE TAKE")),
        ("place place offer_third", written("WW. ... ...", white="PLACE PLACE PLACE")),
        ("combo_place unload offer_second", written("... ... ...")),
        ("swap unload", written("... ... ...")),
        ("place_third", written("WWW W.. ...")),
    ],
)
def test_a_part_of_an_action_tile_is_asked_only_where_it_can_be(asked: str, text: str) -> None:
    assert GAME.legal_actions(GAME.read(text))
    assert part(text.replace("turn", asked)) == f"decision 0: player 1, {asked}"


@pytest.mark.parametrize(
    ("asked", "placed"),
    [("place offer_third", "W.B ..."), ("place_third", "WWB ..."), ("unload offer_second", "W.B ...")],
)
def test_what_a_part_of_an_action_tile_follows_has_been_done(asked: str, placed: str) -> None:
    for squares, done in ((f"{placed} ...", True), (f"{placed.replace('W', '.', 1)} B..", False)):
        text = written(squares).replace("turn", asked)
        if done:
            assert GAME.legal_actions(GAME.read(text))
        else:
            assert part(text) == f"decision 0: player 1, {asked}"


@pytest.mark.parametrize(
    ("gone", "emptied", "white", "over"),
    [
        ("R2 R3 C1 C2", "R1", "", True),
        ("R2 R3 C1", "R1 C2", "", True),
        ("R2 R3 C1", "R1 C2", "COMBO COMBO COMBO", False),  # D6.3
        ("R2 R3", "R1 C1 C2", "", False),
        ("", "R1 R2 R3 C1 C2", "", False),
    ],
)
def test_a_game_ends_in_a_turn_that_has_emptied_one_boat_or_two(
    gone: str, emptied: str, white: str, over: bool
) -> None:
    loads = dict.fromkeys(emptied.split(), "- - -")
    text = written("... ... ...", gone=gone, loads=loads, white=white, supply=0)
    text = text.replace("player 1, turn", "over")
    if over:
        assert GAME.is_over(GAME.read(text))
    else:
        assert part(text) == "decision 0: over"


def test_the_example_is_a_position() -> None:
    lines = [line.removeprefix("    ") for line in str(notation.__doc__).splitlines()]
    example = "\n".join(lines[lines.index("decision 10: player 1, turn") :])
    assert read(example) == example


def test_a_board_is_its_squares_and_loads() -> None:
    state = board("W.. .B. ...", gone="C3", loads={"R1": "O PL G5"})
    assert GAME.write(state).split()[5:32] == [
        *("T3", "G12", "~", "T3", "T1", "~", "T3", "T1", "~"),
        *("G5", "PL", "O", "1", ".", "."),
        *("PL", "PL", "PL", ".", "2", "."),
        *("G11", "G10", "G9", ".", ".", "."),
    ]
    assert (state.supply, board("... ... ...").supply) == (0, 21)

"""Positions of Cheops' Master Builders as text: read as written; what cannot be is refused by its part."""

import pytest

from game.core.errors import BadNotation
from game.core.state import Pending
from game.games.cheops import notation
from game.games.cheops import tables as box
from game.games.cheops.game import Cheops
from game.games.cheops.possible import in_pairs
from tests.games.cheops.positions import acting, after, table
from tests.helpers import do

LINES = (
    "19 decisions, turn 4 of player 1, idle 0",
    "player 2 pays purple, then a second stone",
    "middle g, lying g, blocked by",
    "met P1 3",
    "1 sheet B, jokers 2, struck -, bonuses P1, ticked P11 P12 P13 P14 P15 P16 R11 R12",
    "2 sheet D, jokers 1, struck Q2 Q4, bonuses -, ticked P11 R11 R12 R23 R24",
)
RANDOM = Cheops(2, {})


def changed(old: str, new: str) -> str:
    """The text with a part that is there replaced."""
    text = "\n".join(LINES)
    assert old in text
    return text.replace(old, new, 1)


def test_every_part_of_a_position_is_read() -> None:
    s = RANDOM.read("\n".join(LINES))
    assert (s.ply, s.turn, s.active, s.idle) == (19, 4, 0, 0)
    assert s.pending == [Pending("turn_end", -1), Pending("offer_second", 1), Pending("pay", 1, 3, 0)]
    assert (s.middle, s.lying, s.blocked) == ([0] * 5 + [1], [0] * 5 + [1], [1, 0, 0, 0, 1, 0])
    assert (s.sheets, s.jokers, s.struck) == ([1, 3], [2, 1], [0, 0b1010])
    assert s.bonuses == [1, 0]
    assert s.met == [3] + [0] * (len(box.BONUSES) - 1)
    assert [numbers.bit_count() for numbers in s.ticked] == [8, 5]
    assert RANDOM.write(s) == "\n".join(LINES)
    assert [action.text for action in RANDOM.legal_actions(s)] == ["strike Q6", "strike Q12", "joker purple"]


def test_it_is_the_example_the_notation_gives() -> None:
    told = str(notation.__doc__).splitlines()
    assert tuple(line.strip() for line in told if line.startswith("    ")) == LINES


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("19 decisions", "2 decisions"),  # fewer than actions
        ("19 decisions", "99 decisions"),  # more than they can take
        ("19 decisions", "019 decisions"),
        ("turn 4", "turn 61"),
        ("idle 0", "idle 1"),  # somebody has just ticked
        ("player 2 pays purple, then a second stone", "player 3 acts"),
        ("player 2 pays purple, then a second stone", "player 2 ticks a third stone"),
        ("player 2 pays purple, then a second stone", "over"),
        ("pays purple", "pays green"),  # there is a green die
        ("pays purple", "pays black"),
        ("pays purple", "pays purple red"),  # a first stone is one stone
        ("middle g", "middle y"),  # it is not lying there
        ("blocked by", "blocked b"),
        ("blocked by", "blocked yb"),
        ("met P1 3", "met P1 5"),
        ("met P1 3", "met -"),
        ("met P1 3", "met P1 3, P2 3"),
        ("met P1 3", "met P9 3"),
        ("1 sheet B", "2 sheet B"),
        ("sheet B", "sheet D"),
        ("sheet B", "sheet F"),
        ("jokers 2", "jokers 3"),  # as many as players
        ("jokers 2", "jokers two"),
        ("struck Q2 Q4", "struck Q4 Q2"),
        ("struck Q2 Q4", "struck Q2 Q13"),
        ("struck Q2 Q4", "struck Q2 Q3"),  # no orange stone is ticked
        ("struck Q2 Q4", "struck Q2 Q4 Q6 Q9"),  # six payments for five stones
        ("bonuses P1", "bonuses P1 A2"),
        ("P15 P16", "P15 P21"),
        ("P14 P15", "P14 P15 P15"),
        ("R11 R12", "R11 R22"),  # nothing ticked shares a side
        ("R11 R12", "R11"),
        ("P11 R11 R12 R23 R24", "R11 R12 R13 R14 R23 R24"),  # no first stone, before a second one
        ("P11 R11 R12 R23 R24", "P11 P12 R11 R12 R13 R14 R23 R24"),  # eight stones in four actions, then one
    ],
)
def test_what_cannot_be_is_refused(old: str, new: str) -> None:
    text = changed(old, new)
    with pytest.raises(BadNotation) as caught:
        RANDOM.read(text)
    assert caught.value.field == "position"
    assert caught.value.reason == "bad_position"
    assert str(caught.value.params["part"]) in text


def test_a_line_too_many_or_too_few_is_refused() -> None:
    for lines in (LINES[:-1], (*LINES, ""), LINES[:1], ("",)):
        with pytest.raises(BadNotation):
            RANDOM.read("\n".join(lines))


def test_sheets_and_starter_go_by_the_options() -> None:
    with pytest.raises(BadNotation, match="1 sheet B"):
        Cheops(2, {"sheets": "seats"}).read("\n".join(LINES))
    assert Cheops(2, {"start": "2"}).read("\n".join(LINES)).active == 0  # turn 4 of two players
    with pytest.raises(BadNotation, match="turn 4"):
        Cheops(2, {"start": "1"}).read("\n".join(LINES))


def test_a_second_stone_and_the_end_are_written() -> None:
    game, s = table(2)
    s = after(game, s, "tick P11")
    assert game.write(s).splitlines()[1] == "player 1 ticks a second stone"
    assert game.read(game.write(s)) == s
    s.ticked[0] = 0
    with pytest.raises(BadNotation):
        game.read(game.write(s))
    while s.pending:
        s = do(game, s, "done")
    assert game.write(s).splitlines()[1] == "over"
    assert game.read(game.write(s)) == s


def test_relief_fields_are_ticked_pair_by_pair() -> None:
    game, s = table(3)
    fields = {name: 1 << box.NUMBER[name] for name in box.RELIEF_FIELDS}
    assert in_pairs(box.RELIEF)
    assert in_pairs(0)
    assert in_pairs(box.RELIEF ^ fields["R11"] ^ fields["R12"])
    assert not in_pairs(box.RELIEF ^ fields["R11"] ^ fields["R22"])
    assert not in_pairs(box.RELIEF ^ fields["R11"])
    assert in_pairs(box.RELIEF & ~after(game, acting(game, s, 0, "gb"), "relief R11 R12").ticked[0])

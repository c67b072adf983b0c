"""P4, P5: the round, and what each god tile lets one build."""

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.games.pyramids import tables as box
from tests.games.pyramids.positions import building, game, points, position
from tests.helpers import do, legal_texts, random_match

HAND = "B/WR W/RG R/GY"
BUILT = ("pyramid 1 1.0",)
# God tile and number of players, the buildings made so far, then what else may be built.
BESIDES = [
    (1, 2, (), set()),
    (2, 2, (), {"tomb"}),
    (3, 2, (), {"obelisk"}),
    (4, 2, (), {"tomb", "obelisk"}),
    (4, 3, (), {"tomb", "obelisk"}),
    (4, 4, (), {"tomb", "obelisk"}),
    (4, 5, (), {"tomb", "obelisk"}),
    (5, 4, (), {"tomb", "obelisk"}),
    (5, 5, (), {"tomb", "obelisk"}),
    (4, 2, ("tomb 1",), {"obelisk"}),
    (4, 3, ("obelisk 1",), {"tomb"}),
    (4, 4, ("tomb 1",), set()),
    (4, 5, ("obelisk 1",), set()),
    (5, 5, ("tomb 1",), {"obelisk"}),
    (2, 2, ("tomb 1",), set()),
]


@pytest.mark.parametrize(("god", "players", "before", "besides"), BESIDES)
def test_p5_what_a_god_tile_allows_before_the_pyramid(
    god: int, players: int, before: tuple[str, ...], besides: set[str]
) -> None:
    state = do(game(players), building(god, HAND, players=players), *before)
    assert verbs(players, state) == {"pyramid"} | besides


@pytest.mark.parametrize(("god", "players", "before", "besides"), BESIDES)
def test_p5_and_after_it(god: int, players: int, before: tuple[str, ...], besides: set[str]) -> None:
    state = do(game(players), building(god, HAND, players=players), *before, *BUILT)
    if besides:
        assert verbs(players, state) == besides | {"done"}
    else:
        assert game(players).current_player(state) != 0 or state.pending[-1].step != "build"


def verbs(players: int, state: object) -> set[str]:
    return {text.split()[0] for text in legal_texts(game(players), state)}


def test_p5_three_cards_can_all_be_built() -> None:
    state = do(game(5), building(5, HAND, players=5), "tomb 1", "obelisk 1", "pyramid 1 1.0")
    assert [len(state.hands[0]), len(state.tombs[0]), len(state.obelisks[0]), len(state.pyramids[0])] == [
        0,
        1,
        1,
        1,
    ]


def test_p5_of_two_cards_one_is_kept_for_the_pyramid() -> None:
    state = do(game(), building(4, "B/WR W/RG"), "tomb 1")
    assert verbs(2, state) == {"pyramid"}


def test_p4_2_tiles_are_chosen_clockwise_and_cannot_be_refused() -> None:
    match = Match(new_record("pyramids", 4, {"start": "3"}, "round"))
    chosen = []
    while match.state.pending[-1].step == "tile":
        chosen.append(match.player)
        assert all(action.verb == "tile" for action in match.legal)
        match = match.play(match.legal[0].text)
    assert chosen == [2, 3, 0, 1]


def test_p4_3_a_pair_comes_to_the_hand_and_is_built_from_at_once() -> None:
    match = random_match(new_record("pyramids", 3, {}, "pairs"), 1, 3)
    lying, player = match.state.quarry, match.player
    after = match.play("pair 2")
    assert after.state.hands[player][-2:] == lying[2:4]
    assert after.state.pairs() == [0, 2]
    assert (after.player, after.state.pending[-1].step) == (player, "build")


@pytest.mark.parametrize("first", range(4))
def test_p4_4_with_two_players_the_tile_set_aside_rotates(first: int) -> None:
    match = next(m for m in map(start, range(99)) if m.state.aside == first)
    match = random_match(match.record, first)
    aside = {match.at(ply).round: match.at(ply).aside + 1 for ply in range(match.plies)}
    assert aside == {r: (first + r - 1) % 4 + 1 for r in range(1, box.ROUNDS + 1)}


def start(number: int) -> Match:
    return Match(new_record("pyramids", 2, {}, f"aside{number}"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_p4_4_the_marker_moves_clockwise_every_round(players: int) -> None:
    match = random_match(new_record("pyramids", players, {"start": "2"}, "marker"), 5)
    starters = {match.at(ply).round: match.at(ply).starter for ply in range(match.plies)}
    assert starters == {r: r % players for r in range(1, box.ROUNDS + 1)}


def test_p4_4_one_card_alone_is_never_discarded() -> None:
    state = position("build pyramid", tiles=(2, 1), hands={0: "B/WR W/RG", 1: "R/GY"})
    after = do(game(), state, "pyramid 1 1.0")
    assert after.round == state.round + 1
    assert [len(hand) for hand in after.hands] == [1, 1]


def test_p4_4_after_the_last_round_hands_are_discarded_and_count_nothing() -> None:
    lying = "RW/B GR/W YG/R BY/G | WB/Y GW/B YR/W | BG/R WY/G"
    state = building(1, "B/WR W/RG R/GY", lying, at_round=box.ROUNDS)
    after = do(game(), state, "pyramid 1 4.0")
    assert game().is_over(after)
    assert after.hands == [[], []]
    assert len(after.box[0]) == 2
    assert points(after, "tomb") == [0, 0]

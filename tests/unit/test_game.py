"""The driver written once: settling chance, odds, ranking; shown on the template game."""

import pytest

from game.core.errors import BadOption
from game.core.state import CHANCE, NOBODY, TERMINAL, Pending
from game.core.steps import Refusal
from game.games.template.game import Heap, HeapState
from tests.helpers import below, do, legal_texts


class FixedScores(Heap):
    """A game whose scores are given, to rank them."""

    points: tuple[int, ...] = ()
    favourite: int | None = None

    def scores(self, s: HeapState) -> list[int]:
        return list(self.points)

    def tie_break(self, s: HeapState, player: int) -> int:
        return int(player == self.favourite)


@pytest.mark.parametrize("players", [1, 5, 0, -1])
def test_seats_outside_the_limits_are_refused(players: int) -> None:
    with pytest.raises(BadOption) as caught:
        Heap(players, {})
    assert (caught.value.field, caught.value.reason) == ("players", "bad_players")
    assert caught.value.params == {"value": players, "low": 2, "high": 4}


def test_chance_is_a_player_with_listed_odds() -> None:
    game = Heap(2, {})
    state = game.initial_state()
    assert game.current_player(state) == CHANCE
    assert [(action.text, weight) for action, weight in game.chance_outcomes(state)] == [
        (f"@heap {size}", 1) for size in range(12, 21)
    ]
    assert game.refusal(state, game.info.vocabulary.of("take", 0)) == Refusal("chance_decides", "")


def test_a_decision_has_no_odds() -> None:
    game = Heap(2, {})
    state = game.initial_state()
    game.settle(state, below(1))
    with pytest.raises(TypeError):
        game.chance_outcomes(state)


def test_settling_asks_for_a_number_below_the_summed_weights() -> None:
    game, asked = Heap(2, {}), []
    state = game.initial_state()

    def last(limit: int) -> int:
        asked.append(limit)
        return limit - 1

    game.settle(state, last)
    assert (asked, state.heap, game.current_player(state)) == ([9], 20, 0)
    game.settle(state, last)
    assert asked == [9]


def test_plies_count_decisions_not_chance() -> None:
    game = Heap(2, {})
    state = game.initial_state()
    game.settle(state, below(1))
    assert state.ply == 0
    assert do(game, state, "take 1", "take 3").ply == 2


def test_the_end_has_no_player_and_no_action() -> None:
    game = Heap(2, {})
    state = do(game, HeapState(game.initial_state().pending[:1], 0, 2, [0, 0]), "take 2")
    assert game.is_over(state)
    assert game.current_player(state) == TERMINAL
    assert legal_texts(game, state) == []
    assert game.refusal(state, game.info.vocabulary.of("take", 0)) == Refusal("game_over", "H2")


@pytest.mark.parametrize(
    ("points", "places"),
    [((3, 1, 2), [1, 3, 2]), ((2, 2, 1), [1, 1, 3]), ((1, 2, 2), [3, 1, 1]), ((0, 0, 0), [1, 1, 1])],
)
def test_equal_scores_share_a_place(points: tuple[int, ...], places: list[int]) -> None:
    game = FixedScores(3, {})
    game.points = points
    assert game.scores(game.initial_state()) == list(points)
    assert game.ranking(game.initial_state()) == places


@pytest.mark.parametrize(
    ("points", "favourite", "outcome"),
    [
        ((3, 1, 2), None, ((0,), 3, False)),
        ((2, 1, 2), None, ((0, 2), 2, False)),
        ((2, 1, 2), 2, ((2,), 2, True)),
        ((2, 1, 0), 1, ((0,), 2, False)),
    ],
)
def test_the_outcome_says_who_won_and_whether_a_tie_was_broken(
    points: tuple[int, ...], favourite: int | None, outcome: tuple[tuple[int, ...], int, bool]
) -> None:
    game = FixedScores(3, {})
    game.points, game.favourite = points, favourite
    assert game.outcome(game.initial_state()) == outcome


def test_what_is_done_is_told_to_whoever_listens_and_the_end_by_the_driver() -> None:
    game = Heap(2, {})
    state = HeapState([Pending("turn", 0)], 0, 2, [0, 0])
    trial = game.tried(state, game.info.vocabulary.read("take 2"))
    assert [(event.kind, event.player, event.points) for event in trial.told] == [
        ("take", 0, 2),
        ("last", 0, 5),
        ("end", NOBODY, 0),
    ]
    assert (state.heap, state.tell, trial.state.heap) == (2, None, 0)


def test_observations_have_plain_defaults() -> None:
    game = Heap(2, {})
    state = HeapState([Pending("turn", 0)], 0, 9, [0, 0])
    seen = game.observation(state, None)
    assert seen == state == game.determinize(seen, below(2))
    assert seen is not state

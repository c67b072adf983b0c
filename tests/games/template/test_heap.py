"""The template game: its four rules."""

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.core.state import Event, Pending
from game.core.steps import Refusal
from game.games.template.game import Heap, HeapState
from tests.helpers import do, legal_texts, play


def heap(stones: int, players: int = 2, bonus: str = "high") -> tuple[Heap, HeapState]:
    """A game and a heap of so many stones, the first player to take."""
    return Heap(players, {"bonus": bonus}), HeapState([Pending("turn", 0)], 0, stones, [0] * players)


def test_h1_the_heap_is_drawn_from_12_to_20_stones() -> None:
    sizes = {Match(new_record("template", 2, {}, f"h{n}")).state.heap for n in range(120)}
    assert sizes == set(range(12, 21))


def test_h2_one_to_three_stones_are_taken_in_turn() -> None:
    game, state = heap(9, players=3)
    assert legal_texts(game, state) == ["take 1", "take 2", "take 3"]
    after = do(game, state, "take 3", "take 1")
    assert (after.heap, game.current_player(after)) == (5, 2)
    assert game.current_player(do(game, after, "take 1")) == 0


@pytest.mark.parametrize(("stones", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_h2_no_more_are_taken_than_there_are(stones: int, most: int) -> None:
    game, state = heap(stones)
    assert legal_texts(game, state) == [f"take {n}" for n in range(1, most + 1)]
    for n in range(most, 3):
        refusal = game.refusal(state, game.info.vocabulary.of("take", n))
        assert refusal == Refusal("heap_too_small", "H2", {"heap": stones})


def test_h3_a_stone_is_a_point() -> None:
    game, state = heap(9)
    after = do(game, state, "take 3", "take 1", "take 2")
    assert game.scores(after) == [5, 1]
    match = play(Match(new_record("template", 2, {}, "x")), "take 3", "take 1", "take 2")
    assert [(told.player, told.points, told.move) for told in match.ledger()] == [
        (0, 3, 0),
        (1, 1, 1),
        (0, 2, 2),
    ]


@pytest.mark.parametrize(("bonus", "points"), [("high", 5), ("low", 2)])
def test_h4_the_last_stone_brings_a_bonus(bonus: str, points: int) -> None:
    game, state = heap(4, bonus=bonus)
    trial = game.tried(do(game, state, "take 3"), game.info.vocabulary.read("take 1"))
    assert game.scores(trial.state) == [3, 1 + points]
    assert [event.kind for event in trial.told] == ["take", "last", "end"]
    assert trial.told[1] == Event("last", 1, {}, points, "last", "H4")


def test_places_are_shared_on_a_tie() -> None:
    game, state = heap(8, bonus="low")
    after = do(game, state, "take 3", "take 3", "take 1", "take 1")
    assert (game.scores(after), game.ranking(after)) == ([4, 6], [2, 1])
    game, state = heap(6, bonus="low")
    after = do(game, state, "take 3", "take 1", "take 1", "take 1")
    assert (game.scores(after), game.ranking(after)) == ([4, 4], [1, 1])


def test_a_whole_game_from_its_seed() -> None:
    match = play(Match(new_record("template", 2, {}, "x")), *["take 3"] * 3)
    assert match.state.heap == match.at(0).heap - 9

"""The tree: where its visits go, what forces and draws them, what it makes of a learned value."""

from collections.abc import Mapping
from math import log
from typing import Any

import pytest

from game.bots.bot import Budget, Thought
from game.bots.characters import Character
from game.bots.levels import BOTS, Level
from game.bots.thinking import conclude
from game.bots.tree import Constants, Tree, _ln
from game.bots.value import ONE, Weights
from game.core.match import Match
from game.core.record import new_record
from tests.bots.fairness import Nerve, NerveState, dealt
from tests.bots.seats import OPEN_MATCHES, thought

DEAL = Match(new_record("duel", 2, {}, "tree"))
GUESSES = {"kind": 1, "explore": 300}
SEARCHES: Mapping[str, Mapping[str, int]] = {"ucb": {}, "puct": GUESSES, "paired": {"paired": 8}}


class Valued(Nerve):
    """Nerve with a value: what a player holds and the card it is held with."""

    feature_names = ("nerve.held", "nerve.card")

    def features(self, s: NerveState) -> list[list[int]]:
        return [[int(held), card * held] for held, card in zip(s.held, s.hands, strict=True)]

    def is_quiescent(self, s: NerveState) -> bool:
        return True


VALUED = Valued(2, {})


def valued(search: Mapping[str, int]) -> Tree:
    """A tree that goes by weights: who holds loses five points and wins one for each of the card."""
    names = {"nerve.held": (-5 * ONE, -5 * ONE), "nerve.card": (ONE, ONE)}
    return Tree(lambda game: Weights(names, search, {}))


def think(match: Match, budget: Budget, seed: int = 3) -> Thought:
    seen = match.game.observation(match.state, match.player)
    return conclude(BOTS["tree"].think(match.game, seen, match.player, seed, budget))


@pytest.mark.parametrize("match", OPEN_MATCHES, ids=lambda match: f"{match.record.game}-{match.plies}")
def test_what_a_character_likes_enough_is_done_whenever_it_can_be(match: Match) -> None:
    seen, player = match.game.observation(match.state, match.player), match.player
    for verb in {action.verb for action in match.game.candidates(match.state)}:
        fond = Tree(character=Character("", {}, {}, {verb: 2000}, ()))
        found = conclude(fond.think(match.game, seen, player, 3, Budget(120)))
        assert found.choice.partition(" ")[0] == verb
        assert all(line.spread > 0 for line in found.lines)


@pytest.mark.parametrize("match", OPEN_MATCHES, ids=lambda match: f"{match.record.game}-{match.plies}")
def test_every_iteration_visits_one_action_of_the_root(match: Match) -> None:
    found = think(match, Budget(70))
    offered = [action.text for action in match.game.candidates(match.state)]
    assert sorted(line.action for line in found.lines) == sorted(offered)
    assert found.iterations == sum(line.visits for line in found.lines) == (70 if len(offered) > 1 else 0)
    order = [(-line.visits, -line.value) for line in found.lines]
    assert order == sorted(order)
    assert all(0 <= line.value <= 1 and (line.spread > 0 or not found.iterations) for line in found.lines)


@pytest.mark.parametrize("slice_iterations", [1, 7, 10_000])
def test_slices_change_nothing(slice_iterations: int) -> None:
    whole = think(DEAL, Budget(100, 16, temperature=80))
    assert think(DEAL, Budget(100, slice_iterations, temperature=80)) == whole


def test_a_slice_is_as_long_as_asked() -> None:
    thinking = BOTS["tree"].think(DEAL.game, DEAL.state, DEAL.player, 3, Budget(100, 30))
    assert [told.iterations for told in thinking] == [30, 60, 90]


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_it_weighs_what_it_cannot_see(search: Mapping[str, int]) -> None:
    """With a low card nobody holds, with a high one everybody, by playing out and by a value alike."""
    for bot, game in ((Tree(lambda game: None), Nerve(2, {})), (valued(search), VALUED)):
        choices = [_choice(bot, game, dealt(card, 5)) for card in (1, 9)]
        assert choices == ["fold", "hold"]


def _choice(bot: Tree, game: Nerve, state: NerveState) -> str:
    seen = game.observation(state, 0)
    return conclude(bot.think(game, seen, 0, 7, Budget(300))).choice


def heap_of(left: int) -> Match:
    """Whoever takes the last stone wins, and whoever finds 4 or 8 left loses."""
    match = Match(new_record("template", 2, {"bonus": "high"}, "heap"))
    match.state.heap = left
    return match


@pytest.mark.parametrize("left", [5, 6, 7])
def test_it_leaves_the_other_what_loses(left: int) -> None:
    assert think(heap_of(left), Budget(300)).choice == f"take {left - 4}"


def test_every_action_gets_its_forced_share() -> None:
    """A hint says of every move what it is worth."""
    least = [
        min(line.visits for line in think(heap_of(7), Budget(300, forced=share)).lines) for share in (0, 100)
    ]
    assert least[0] < 20
    assert least[1] >= 29


def test_with_a_temperature_good_moves_are_drawn_and_bad_ones_are_not() -> None:
    """Of 7 only one move is good, of 8 all are nearly equal; the one drawn comes first."""

    def drawn(left: int) -> set[str]:
        return {think(heap_of(left), Budget(300, temperature=30), seed).choice for seed in range(30)}

    assert drawn(7) == {"take 3"}
    assert len(drawn(8)) > 1


def test_the_draw_moves_one_line_to_the_front() -> None:
    cold, warm = (think(DEAL, Budget(150, temperature=warmth), 5) for warmth in (0, 1000))
    assert sorted(cold.lines) == sorted(warm.lines)
    assert cold.lines[0] != warm.lines[0]
    assert [line for line in cold.lines if line != warm.lines[0]] == [*warm.lines[1:]]


def test_guesses_come_first_and_promise_points() -> None:
    """One iteration of a search by guesses: the better card is held, and what it promises is told."""
    found = _thought_of(valued(GUESSES), dealt(9, 5), Budget(1))
    assert found.choice == "hold"
    assert found.lines[0].points == 9 - 5


def _thought_of(bot: Tree, state: NerveState, budget: Budget) -> Thought:
    return conclude(bot.think(VALUED, VALUED.observation(state, 0), 0, 7, budget))


def test_constants_are_those_of_the_weights() -> None:
    with pytest.raises(TypeError):
        _thought_of(valued({"depth": 3}), dealt(9, 5), Budget(2))
    assert Constants(**GUESSES).explore == 300


def test_the_logarithm_is_made_of_fractions() -> None:
    assert _ln(0) == _ln(1) == 0
    assert all(abs(_ln(n) - log(n)) < 0.07 for n in range(1, 5000))


def test_a_level_thinks_as_its_table_says() -> None:
    told: dict[str, Any] = {}
    for number in (1, 7):
        rung = Level("level", number).within("template", 2)
        match = Match(new_record("template", 2, {}, "heap"))
        told[rung.text] = thought(match, Level("level", number))
        assert told[rung.text] == thought(match, rung)
        assert told[rung.text].iterations == rung.iterations

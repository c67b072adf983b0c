"""Flat Monte Carlo: play every action to the end at random many times and take the one that did best."""

from math import sqrt
from typing import Any

from game.bots.bot import KEYS, Bot, Budget, Line, Question, Thinking, Thought, below, lead, numbers, ranked
from game.bots.playout import play_out
from game.bots.value import share
from game.core.game import Game
from game.core.mark import N_
from game.core.vocabulary import Action


class FlatMonteCarlo(Bot):
    """An iteration is one random playout.

    Playouts come in rounds, one for every action: a round deals what is hidden once and gives all its
    playouts the same random numbers, so that luck weighs on all actions alike. The budget is used in whole
    rounds, at least one.
    """

    id = "flat"
    about = N_("Plays the game to its end {iterations} times at random and takes the move that did best.")
    iterations = 1000
    parameters = 1

    def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
        """Round after round."""
        game, seen, player, actions = question
        tallies = [Tally(action) for action in actions]
        random = numbers(seed)
        unseen = below(random)
        rounds, unsaid = max(1, budget.iterations // len(actions)), 0
        for done in range(rounds):
            if unsaid >= budget.slice_iterations:
                yield _thought(done, tallies)
                unsaid = 0
            world, key = game.determinize(seen, unseen), int(random() * KEYS)
            for tally in tallies:
                state = world.clone()
                game.apply(state, tally.action)
                play_out(game, state, numbers(key), game.horizon)
                tally.add(game, state, player)
            unsaid += len(actions)
        return _thought(rounds, tallies)


class Tally:
    """How an action's playouts ended."""

    __slots__ = ("action", "points", "squares", "value", "visits")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.visits = 0
        self.points = self.value = self.squares = 0.0

    def add(self, game: Game[Any], end: Any, player: int) -> None:
        """One more playout has ended so, or far enough on."""
        prospects = game.prospects(end)
        points = lead(prospects, player) / game.prospects_per_point
        value = reward(placed(prospects) if end.pending else game.ranking(end), points, player)
        self.visits += 1
        self.points += points
        self.value += value
        self.squares += value * value

    def line(self) -> Line:
        """The averages."""
        n = self.visits
        mean = self.value / n
        variance = max(0.0, self.squares / n - mean * mean)
        return Line(self.action.text, n, mean, self.points / n, sqrt(variance / n))


def placed(prospects: list[int]) -> list[int]:
    """The place of each player by what the position promises."""
    return [1 + sum(other > own for other in prospects) for own in prospects]


def reward(ranking: list[int], points: float, player: int) -> float:
    """What an end is worth, from 0 to 1: half for the placing, half for the lead.

    Winners share the placing's half. The lead counts ever less the larger it is.
    """
    placing = 1 / ranking.count(1) if ranking[player] == 1 else 0.0
    return placing / 2 + share(points) / 2


def _thought(rounds: int, tallies: list[Tally]) -> Thought:
    return Thought(rounds * len(tallies), ranked([tally.line() for tally in tallies]))

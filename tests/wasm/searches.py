"""Searches of the tree at positions of drawn games, by their visits; whether hidden things change them."""

import json
from collections.abc import Iterator, Sequence

from game.bots.bot import Budget, below, bot_seed, numbers
from game.bots.levels import BOTS
from game.bots.thinking import conclude
from game.core.match import Match
from tests.wasm.digest import drawn_game

ITERATIONS = 24
REDEALS = 20
A_GAME = 12  # searches

Visits = list[list[str | int | float]]


def positions(game_id: str, count: int) -> Iterator[tuple[Match, int]]:
    """So many positions of drawn games where there is something to search for."""
    number = 0
    while count:
        match = drawn_game(game_id, number)
        step = max(1, match.plies // A_GAME)
        for ply in range(number % step, match.plies, step):
            if count and len(match.game.candidates(match.at(ply))) > 1:
                count -= 1
                yield match, ply
        number += 1


def visits(match: Match, ply: int, state: object) -> Visits:
    """What the tree makes of a position that it is shown as its player sees it."""
    player = match.mover(ply)
    seed = bot_seed(match.record.seed, player, ply, "tree")
    seen = match.game.observation(state, player)
    thought = conclude(BOTS["tree"].think(match.game, seen, player, seed, Budget(ITERATIONS)))
    return [[line.action, line.visits, line.value] for line in thought.lines]


def searches(game_id: str, count: int) -> list[Visits]:
    """All of them."""
    return [visits(match, ply, match.at(ply)) for match, ply in positions(game_id, count)]


def report(game_id: str, count: int) -> str:
    """The same as JSON."""
    return json.dumps(searches(game_id, count))


def betrayed(game_id: str, count: int, found: Sequence[Visits]) -> int:
    """How many of the searches go otherwise if what their player cannot see is dealt anew."""
    return sum(
        any(visits(match, ply, state) != here for state in _redealt(match, ply))
        for (match, ply), here in zip(positions(game_id, count), found, strict=True)
    )


def _redealt(match: Match, ply: int) -> Iterator[object]:
    game, seen = match.game, match.game.observation(match.at(ply), match.mover(ply))
    return (game.determinize(seen, below(numbers(number))) for number in range(REDEALS))

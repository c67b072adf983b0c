"""How many iterations bots come to in a second on this machine, for matches at equal time."""

from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from game.bots.bot import below
from game.bots.thinking import conclude
from game.core.game import Game
from game.core.state import CHANCE
from game.lab.deals import mixed, source
from game.lab.matches.arena import Contest
from game.lab.players import blind, drawn, seated

POSITIONS, ITERATIONS = 24, 200
DECISIONS = 6  # an entry is timed at
Position = tuple[int, Game[Any], Any, int]  # its number, the game, the state, who decides


def positions(contest: Contest) -> Iterator[Position]:
    """Positions of random games, from the first decision on, each some further."""
    for number in range(POSITIONS):
        random = source("rate", contest.seed, number)
        game = mixed(contest.game, contest.players, below(random), dict(contest.options))
        s, plies = game.initial_state(), number * 3
        while s.pending and (s.ply < plies or s.pending[-1].player == CHANCE):
            game.apply(s, (drawn if s.pending[-1].player == CHANCE else blind)(game, s, random))
        if s.pending:
            yield number, game, s, s.pending[-1].player


def rate(contest: Contest, bot: str) -> float:
    """Iterations a second of processor time, at positions of random games."""
    spent, done = 0.0, 0
    for number, game, s, player in positions(contest):
        who, budget = seated(f"{bot}:{ITERATIONS}")
        started = process_time()
        thought = conclude(who.think(game, game.observation(s, player), player, number, budget))
        spent += process_time() - started
        done += thought.iterations
    return done / spent


def pace(contest: Contest, entry: str) -> float:
    """Seconds of processor time a decision takes where there is a choice."""
    who, budget = seated(entry, game=contest.game)
    asked = [place for place in positions(contest) if len(place[1].legal_actions(place[2])) > 1][:DECISIONS]
    started = process_time()
    for number, game, s, player in asked:
        conclude(who.think(game, game.observation(s, player), player, number, budget))
    return (process_time() - started) / len(asked)


def even(contest: Contest, bots: Sequence[str], seconds: float) -> list[str]:
    """The bots with as many iterations as each comes to in so many seconds; `flat*4`: four times as many."""
    found = []
    for bot in bots:
        name, _, times = bot.partition("*")
        found.append(f"{name}:{max(1, int(rate(contest, name) * seconds * int(times or 1)))}")
    return found

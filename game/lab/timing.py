"""How many iterations bots come to in a second on this machine, for matches at equal time."""

from collections.abc import Sequence
from time import process_time

from game.bots.bot import below
from game.bots.thinking import conclude
from game.core.game import CHANCE
from game.lab.arena import Contest
from game.lab.deals import mixed, source
from game.lab.players import blind, drawn, seated

POSITIONS, ITERATIONS = 24, 200


def rate(contest: Contest, bot: str) -> float:
    """Iterations a second of processor time, at positions of random games."""
    spent, done = 0.0, 0
    for number in range(POSITIONS):
        random = source("rate", contest.seed, number)
        game = mixed(contest.game, contest.players, below(random), dict(contest.options))
        s, plies = game.initial_state(), number * 3
        while s.pending and (s.ply < plies or s.pending[-1].player == CHANCE):
            game.apply(s, (drawn if s.pending[-1].player == CHANCE else blind)(game, s, random))
        if not s.pending:
            continue
        player = s.pending[-1].player
        who, budget = seated(f"{bot}:{ITERATIONS}")
        started = process_time()
        thought = conclude(who.think(game, game.observation(s, player), player, number, budget))
        spent += process_time() - started
        done += thought.iterations
    return done / spent


def even(contest: Contest, bots: Sequence[str], seconds: float) -> list[str]:
    """The bots with as many iterations as each comes to in so many seconds; `flat*4`: four times as many."""
    found = []
    for bot in bots:
        name, _, times = bot.partition("*")
        found.append(f"{name}:{max(1, int(rate(contest, name) * seconds * int(times or 1)))}")
    return found

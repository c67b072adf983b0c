"""Reasons checked: what a hint says that a move brings in the long run, against games played on after it.

Hints are asked for at positions of games between bots. After the move and after the next best one, bots play
to the end, many times, each pair with the same hidden things and the same numbers for chance and for bots,
none of which the hint was found by. What the row of the sheet that is spoken of ends with, ahead of the
others' average, is compared.
"""

from collections.abc import Iterable, Iterator
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.bots import asking, reasons
from game.bots.bot import below
from game.bots.future import ANEW, by_tree, ending
from game.bots.levels import HINT, read_level
from game.bots.thinking import conclude
from game.core.match import Match
from game.core.puzzle import Puzzle
from game.core.record import new_record, to_text
from game.lab.deals import mixed, source
from game.lab.running import Codec

BY = "level:3"  # who plays the games
ON = 16  # iterations of the tree that plays on
SURE = 2  # standard errors
OTHERS = 2 * ANEW  # what tells the pairs of games from those by which a hint found its row


class Case(NamedTuple):
    """A game by its number, how many hints at it, and by how many pairs of games each claim is checked."""

    game: str
    players: int
    number: int
    hints: int
    pairs: int


class Written(NamedTuple):
    """A puzzle, and by how many pairs of games what its reasons claim is checked."""

    puzzle: Puzzle
    pairs: int


class Claim(NamedTuple):
    """What a hint says of a row: after so many decisions this move instead of that, so many points more.

    `mean` and `error` are what playing on says of it.
    """

    ply: int
    better: str
    worse: str
    row: str
    points: int
    mean: float
    error: float

    @property
    def verdict(self) -> str:
        """Whether it is so."""
        if abs(self.mean) <= SURE * self.error:
            return "true in sign" if self.mean > 0 else "not confirmed"
        return "true" if self.mean > 0 else "false"


CLAIMS: Codec[list[Claim]] = Codec(list, lambda rows: [Claim(*row) for row in rows])


def claims(case: Case) -> list[Claim]:
    """What the hints at a game claim; those without a row to be checked say nothing."""
    random = source("claims", case.game, case.players, case.number)
    options = mixed(case.game, case.players, below(random)).options
    match = Match(new_record(case.game, case.players, options, f"claims{case.number}"))
    player, asked = read_level(BY), list[Match]()
    while not match.over:
        if match.chooses:
            asked.append(match)
        match = match.play(conclude(player.think(match)).choice)
    picked = sorted({int(random() * len(asked)) for _ in range(case.hints)})
    return [claim for at in picked for claim in _of_hint(asked[at], case.pairs)]


def of_puzzle(task: Written) -> list[Claim]:
    """What the reasons written with a puzzle claim."""
    puzzle, pairs = task
    return list(_checked(puzzle.match(), (puzzle.best, puzzle.next), puzzle.reasons, pairs))


def _of_hint(position: Match, pairs: int) -> Iterator[Claim]:
    question = {"job": "hint", "record": to_text(position.record), "bots": [HINT.text]}
    hint = conclude(asking.work(question, HINT.iterations, lambda: 0.0))
    return _checked(position, (hint["action"], hint["next"]), hint["why"], pairs)


def _checked(position: Match, moves: tuple[str, str], why: Iterable[Any], pairs: int) -> Iterator[Claim]:
    for row in why:
        reason = reasons.read_reason([*row])
        if reason.kind == reasons.STANDS and reason.category in position.game.categories:
            found = played_on(position, *moves, reason.category, pairs)
            yield Claim(position.plies, *moves, reason.category, reason.gain, *found)


def played_on(position: Match, better: str, worse: str, row: str, pairs: int) -> tuple[float, float]:
    """How much more a row ends with after the one than after the other, and the standard error."""
    game, player = position.game, position.player
    seen = game.observation(position.state, player)
    read = game.info.vocabulary.read
    one, other = read(better), read(worse)
    more = [
        (
            ending(game, by_tree(game, nth, ON), seen, player, one, nth)[row]
            - ending(game, by_tree(game, nth, ON), seen, player, other, nth)[row]
        )
        / (game.players - 1)
        for nth in range(OTHERS, OTHERS + pairs)
    ]
    return fmean(more), stdev(more) / sqrt(pairs) if pairs > 1 else inf

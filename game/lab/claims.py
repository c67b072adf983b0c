"""Reasons checked: what a hint says that a move brings in the long run, against games played on after it.

Hints are asked for at positions of games between bots. After the move and after the next best one, bots play
to the end, many times, each pair with the same hidden things and the same numbers for chance and for bots.
What the row of the sheet that is spoken of ends with, ahead of the others' average, is compared.
"""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.bots import asking, reasons
from game.bots.bot import Budget, below, numbers
from game.bots.levels import BOTS, HINT, read_level
from game.bots.thinking import conclude
from game.bots.tree import Tree
from game.core.game import CHANCE, Event, Game
from game.core.match import Match
from game.core.record import new_record, to_text
from game.lab.deals import mixed, source
from game.lab.running import Codec

BY = "level:3"  # who plays the games
ON = 16  # iterations of the tree that plays on
SURE = 2  # standard errors


class Case(NamedTuple):
    """A game by its number, how many hints at it, and by how many pairs of games each claim is checked."""

    game: str
    players: int
    number: int
    hints: int
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


def _of_hint(position: Match, pairs: int) -> Iterator[Claim]:
    question = {"job": "hint", "record": to_text(position.record), "bots": [HINT.text]}
    hint = conclude(asking.work(question, HINT.iterations, lambda: 0.0))
    for row in hint["why"]:
        reason = reasons.read_reason(row)
        if reason.kind == reasons.STANDS and reason.category in position.game.categories:
            found = played_on(position, hint["action"], hint["next"], reason.category, pairs)
            yield Claim(position.plies, hint["action"], hint["next"], reason.category, reason.gain, *found)


def played_on(position: Match, better: str, worse: str, row: str, pairs: int) -> tuple[float, float]:
    """How much more a row ends with after the one than after the other, and the standard error."""
    game, player = position.game, position.player
    seen = game.observation(position.state, player)
    more = [
        _ending(game, seen, better, row, nth)[player] - _ending(game, seen, worse, row, nth)[player]
        for nth in range(pairs)
    ]
    return fmean(more), stdev(more) / sqrt(pairs)


def _ending(game: Game[Any], seen: Any, move: str, row: str, nth: int) -> list[float]:
    """How far ahead of the others' average each player ends in a row."""
    random = numbers(nth)
    state, told = game.determinize(seen, below(numbers(nth))), list[Event]()
    state.tell = told.append
    game.apply(state, game.info.vocabulary.read(move))
    while state.pending:
        player = game.current_player(state)
        if player == CHANCE:
            game.settle(state, below(random))
        else:
            game.apply(state, _choice(game, state, player, nth))
    gains = [0] * game.players
    for each in told:
        gains[each.player] += each.points * (each.category == row)
    return [own - (sum(gains) - own) / (game.players - 1) for own in gains]


def _choice(game: Game[Any], state: Any, player: int, nth: int) -> Any:
    listener, state.tell = state.tell, None
    thinking = BOTS[Tree.id].think(game, game.observation(state, player), player, nth, Budget(ON, ON))
    action = game.info.vocabulary.read(conclude(thinking).choice)
    state.tell = listener
    return action

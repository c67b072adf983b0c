"""What happened since a person last decided: what the board marks, and the list in the prompt tells."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from game.core.mark import N_
from game.core.match import Match
from game.shell.play import Play
from game.shell.table.playing import decides, last_decision, turn_begun

YOURS = N_("Since your turn")
BEGINNING = N_("What happened so far")
LAST = N_("The last move")


class Turn(NamedTuple):
    """Decisions one player made in a row, by their numbers counted from 0."""

    player: int
    plies: Sequence[int]


class Since(NamedTuple):
    """What it is called, and the turns in order."""

    title: str
    turns: Sequence[Turn]


def turns(match: Match, plies: Iterable[int]) -> list[Turn]:
    """Decisions, joined as long as the same player goes on."""
    return [Turn(player, list(run)) for player, run in groupby(plies, key=match.mover)]


def since(play: Play) -> Since:
    """The turns since whoever decides here last decided; without any, the last move alone.

    While a bot decides, or at the end, it is the person who decided last that is told. What a person has done
    of a turn that still goes on is no news.
    """
    match, reader = play.match, _reader(play)
    if reader is None:
        return _last(match)
    asked = not match.over and match.player == reader
    end = turn_begun(match) if asked else match.plies
    own = (ply for ply in range(end - 1, -1, -1) if match.mover(ply) == reader and decides(play, ply))
    first = next(own, -1) + 1
    if first == end:
        return _last(match)
    return Since(YOURS if first else BEGINNING, turns(match, range(first, end)))


def marked(play: Play) -> list[tuple[int, Turn]]:
    """The turns the shown position marks, numbered if there are several; of the past it is the last move."""
    told = since(play).turns
    numbered = [(nth if len(told) > 1 else 0, turn) for nth, turn in enumerate(told, 1)]
    if play.at is None:
        return numbered
    last = play.at - 1
    nth = next((nth for nth, turn in numbered if last in turn.plies), 0)
    return [(nth, turn) for turn in turns(play.match, range(max(0, last), play.at))]


def _reader(play: Play) -> int | None:
    """Whom it is told: the person who decides, else the one who decided last; nobody of a game only shown."""
    match = play.match
    if not play.id:
        return None
    if not match.over and play.seats[match.player].human:
        return match.player
    last = last_decision(play)
    return None if last is None else match.mover(last)


def _last(match: Match) -> Since:
    return Since(LAST, turns(match, range(max(0, match.plies - 1), match.plies)))

"""What happened since a person last decided: what the board marks, and the list of it."""

from game.shell.table import since
from game.shell.table.opened import OpenGame
from game.views.games import pictures
from game.views.markup import Markup
from game.views.panels import since as panel
from game.views.panels.log import Told, Turn
from game.views.told import sentence


def popover(opened: OpenGame) -> Markup:
    """The list of them; of a game that is only looked at there is none."""
    if opened.play.read_only:
        return Markup("")
    told = since.since(opened.play)
    several = len(told.turns) > 1
    lines = [line(opened, turn, nth if several else 0) for nth, turn in enumerate(told.turns, 1)]
    return panel.popover(opened.t, opened.t(told.title), lines)


def line(opened: OpenGame, turn: since.Turn, number: int = 0) -> Turn:
    """A turn as told."""
    return Turn(opened.people[turn.player], [_told(opened, ply) for ply in turn.plies], number)


def _told(opened: OpenGame, ply: int) -> Told:
    drawn = pictures(opened.box)
    events = opened.match.events(ply)
    deed, *effects = (sentence(opened.t, opened.words, event, opened.names, drawn) for event in events)
    return Told(ply, deed, effects)

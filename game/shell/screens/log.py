"""The log of the open game."""

from itertools import groupby

from game.shell.model import Layer, Model
from game.shell.screens.common import OpenGame
from game.views.markup import Markup, el
from game.views.panels import log as panel
from game.views.panels.controls import button
from game.views.panels.layers import Frame, drawer
from game.views.panels.log import Told, Turn


def layer(model: Model, layer: Layer) -> Markup:
    """Every decision of the game, joined turn by turn; the one on the table is marked."""
    opened = OpenGame(model)
    t, play = opened.t, opened.play
    rows = panel.log(t, turns(opened), play.ply)
    now = [button(t("Back to now"), "now", "last", cls="pri")] if play.at is not None else []
    foot = el("footer", None, *now, button(t("Share"), "share", "share"))
    attributes = {"class": "dbody", "data-scroll": f"log-{play.ply}"}
    return drawer(t, Frame("log", t("Log")), el("div", attributes, rows), foot)


def turns(opened: OpenGame) -> list[Turn]:
    """What each player did in a row."""
    by_player = groupby(range(opened.match.plies), key=opened.match.mover)
    return [Turn(opened.people[player], [_told(opened, ply) for ply in plies]) for player, plies in by_player]


def _told(opened: OpenGame, ply: int) -> Told:
    deed, *effects = [opened.words.event(opened.t, event, opened.names) for event in opened.match.events(ply)]
    return Told(ply, deed, effects)

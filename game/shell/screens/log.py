"""The log of the open game."""

from game.shell.model import Layer, Model
from game.shell.opened import OpenGame
from game.shell.screens.since_popover import line
from game.shell.since import turns
from game.views.markup import el
from game.views.panels import log as panel
from game.views.panels.controls import button
from game.views.panels.layers import Dialog, Frame, drawer


def layer(model: Model, layer: Layer) -> Dialog:
    """Every decision of the game, joined turn by turn; the one on the table is marked."""
    opened = OpenGame(model)
    t, play = opened.t, opened.play
    told = (line(opened, turn) for turn in turns(opened.match, range(opened.match.plies)))
    rows = panel.log(t, told, play.ply)
    now = [button(t("Back to the game"), "now", "last", cls="primary")] if play.at is not None else []
    foot = el("footer", None, *now, button(t("Share"), "share", "share"))
    attributes = {"class": "drawer-body", "data-scroll": f"log-{play.ply}"}
    return drawer(t, Frame("log", t("Log")), el("div", attributes, rows), foot)

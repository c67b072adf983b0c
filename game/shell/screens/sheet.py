"""What one player has, in full: for games whose table shows the others at a glance only."""

from game.shell.model import Layer, Model
from game.shell.table.opened import OpenGame, seen
from game.views import games
from game.views.markup import el
from game.views.panels.layers import Dialog, Frame, dialog


def layer(model: Model, layer: Layer) -> Dialog:
    """The sheet of the player the layer names."""
    opened = OpenGame(model)
    players = len(opened.people)
    player = int(layer.arg) % players if layer.arg.isdecimal() else 0
    body = games.sheet(opened.box, seen(opened), player)
    frame = Frame("sheet", opened.names[player])
    return dialog(opened.t, frame, el("div", {"class": "dialog-body one fullsheet"}, body), cls="")

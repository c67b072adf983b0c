"""The thing of the table that is explained: beside it, or large."""

from game.shell.model import Layer, Model
from game.shell.table import explaining
from game.shell.table.opened import OpenGame
from game.views.explain import Info
from game.views.markup import Markup, el
from game.views.panels import explain as panel
from game.views.panels.layers import Dialog


def card(model: Model) -> Markup | None:
    """The card of the thing asked about, if it is there and nothing lies on top."""
    info = explaining.info_of(model, model.play.explained) if model.play else None
    if info is None or model.layers or model.play is None:
        return None
    opened = OpenGame(model)
    drawn = panel.card(opened.t, model.play.explained, info, opened.people)
    return el("div", {"class": f"part p-{opened.game}"}, drawn)


def layer(model: Model, layer: Layer) -> Dialog:
    """The thing the layer names, large."""
    opened = OpenGame(model)
    gone = Info(opened.title, opened.t("This is no longer on the table."), opened.match.game.info.turn_rule)
    return panel.large(opened.t, explaining.info_of(model, layer.arg) or gone, opened.people)

"""The rules drawer."""

from game.core.registry import LISTINGS
from game.shell.model import Layer, Model
from game.shell.screens.common import game_texts
from game.text.games import title, words
from game.views.markup import Markup
from game.views.panels import rules as panel
from game.views.panels.controls import Choice, switcher
from game.views.panels.layers import Frame, drawer
from game.views.panels.looks import look


def layer(model: Model, layer: Layer) -> Markup:
    """The rules of the open game, of the one asked for in the lobby, or of the one being set up."""
    game = _game(model, layer.arg)
    t, full = game_texts(model, game), model.settings.rules_full
    sections = words(game).rules(t)
    topic = "" if layer.arg == game else layer.arg
    extents = [Choice("no", t("Short")), Choice("yes", t("Full"))]
    extent = switcher(t("Extent"), "rules-full", extents, "yes" if full else "no")
    frame = Frame("rules", t("Rules: {game}", game=title(t, game)), extent)
    dress = look(game)
    contents = panel.contents(t, dress, sections, topic)
    return drawer(t, frame, contents, panel.text(t, dress, sections, topic, full=full), cls="")


def _game(model: Model, topic: str) -> str:
    if model.screen == "table" and model.play:
        return model.play.match.setup.game
    return topic if topic in LISTINGS else model.draft.game

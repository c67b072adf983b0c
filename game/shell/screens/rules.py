"""The rules drawer."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.core.edition import Edition
from game.core.registry import LISTINGS, practised_by
from game.shell.model import Layer, Model
from game.shell.screens import box
from game.shell.screens.examples import figures
from game.shell.words import game_texts
from game.text.games import title, words
from game.views.face import face
from game.views.markup import Markup
from game.views.panels import rules as panel
from game.views.panels.controls import Choice, button, switcher
from game.views.panels.layers import Dialog, Frame, drawer


def layer(model: Model, layer: Layer) -> Dialog:
    """The rules of the open game, of the one asked for in the lobby, or of the one being set up."""
    game = game_of(model, layer.arg)
    t, full = game_texts(model, game), model.settings.rules_full
    sections = words(game).rules(t, _options(model, game))
    topic = "" if layer.arg == game else layer.arg
    extents = [Choice("no", t("Short")), Choice("yes", t("Full"))]
    extent = switcher(t("Detail"), "rules-full", extents, "yes" if full else "no")
    frame = Frame("rules", t("Rules") if model.play else title(t, game), extent)
    dress = face(game)
    told = panel.Told(t, dress, sections, partial(_figures, model, game))
    other = box.beside_rules(t, game, _edition(model, game))
    contents, text = panel.contents(told, topic), panel.text(told, topic, other, full=full)
    return drawer(t, frame, contents, text, cls=f"book p-{game}")


def _figures(model: Model, game: str, rule: str) -> Sequence[Markup]:
    """The pictures at a rule, and where it is told what can be practised the way there."""
    drawn = figures(game, model.settings.language, rule)
    by = practised_by(game)
    if not by or rule != LISTINGS[by].practises[1]:
        return drawn
    t = game_texts(model, game)
    named = t("Practise: {game}", game=title(t, game))
    return [*drawn, button(named, f"practise:{by}", "place", key="practise")]


def _options(model: Model, game: str) -> Mapping[str, str] | None:
    """Those of the open game: of its sites only the sides in play are told."""
    if model.play and model.play.match.setup.game == game:
        return dict(model.play.match.setup.options)
    return None


def _edition(model: Model, game: str) -> Edition:
    """What differs in the box of the open game."""
    play = model.play
    return play.match.setup.edition if play and play.match.setup.game == game else ()


def game_of(model: Model, topic: str) -> str:
    """Whose rules are told."""
    if model.play:
        return model.play.match.setup.game
    return topic if topic in LISTINGS else model.draft.game

"""What lies on top of the screen: each layer is drawn by the function of its name."""

from collections.abc import Callable, Mapping

from game.shell.model import Layer, Model
from game.shell.screens import links, log, new, points, questions, result, rules, saves, settings, sheet
from game.views.markup import Markup, el, join

LAYERS: Mapping[str, Callable[[Model, Layer], Markup]] = {
    "new": new.layer,
    "settings": settings.settings,
    "keys": settings.keys,
    "saves": saves.saves,
    "raw": saves.raw,
    "open-link": links.open_link,
    "bad-link": links.bad_link,
    "share": links.share,
    "log": log.layer,
    "points": points.layer,
    "sheet": sheet.layer,
    "rules": rules.layer,
    "result": result.layer,
    "ask-undo": questions.ask_undo,
    "hand-over": questions.hand_over,
}


def layer(model: Model) -> Markup:
    """All open layers, the top one last; what lies below it is there to be seen only."""
    return join(
        el(
            "div",
            {"class": "part", "inert": opened is not model.layer, "data-k": f"in-{opened.name}"},
            LAYERS[opened.name](model, opened),
        )
        for opened in model.layers
    )

"""What lies on top of the screen: each layer is drawn by the function of its name."""

from collections.abc import Mapping
from types import ModuleType
from typing import cast

from game.shell.model import Layer, Model
from game.shell.screens import (
    brought,
    card_dialog,
    challenges,
    code,
    daily_dialog,
    embedding,
    explained,
    link_dialogs,
    log,
    new,
    notes,
    points,
    puzzles,
    questions,
    remote_panels,
    result,
    review,
    rules,
    saves_dialog,
    set_up,
    settings,
    sheet,
    statistics_dialog,
    training,
)
from game.views.markup import Markup, join
from game.views.panels.layers import Dialog, modal

# The functions by name: where they are packed, their modules run when such a layer is first opened.
Drawer = tuple[ModuleType, str]
OF_THE_SHELL: Mapping[str, Drawer] = {
    "new": (new, "layer"),
    "settings": (settings, "settings"),
    "keys": (settings, "keys"),
    "saves": (saves_dialog, "saves"),
    "raw": (saves_dialog, "raw"),
    "brought": (brought, "brought"),
    "statistics": (statistics_dialog, "layer"),
    "ask-clear": (statistics_dialog, "ask_clear"),
    "open-link": (link_dialogs, "open_link"),
    "daily": (daily_dialog, "layer"),
    "puzzles": (puzzles, "layer"),
    "training": (training, "layer"),
    "challenges": (challenges, "layer"),
    "card": (card_dialog, "layer"),
    "fork": (remote_panels, "fork"),
    "bad-link": (link_dialogs, "bad_link"),
    "position": (set_up, "as_text"),
    "share": (link_dialogs, "share"),
    "code": (code, "code"),
    "embed": (embedding, "layer"),
    "rules": (rules, "layer"),
}
OF_THE_GAME: Mapping[str, Drawer] = {
    "log": (log, "layer"),
    "points": (points, "layer"),
    "sheet": (sheet, "layer"),
    "result": (result, "layer"),
    "review": (review, "layer"),
    "zoom": (explained, "layer"),
    "aims": (challenges, "aims"),
    "ask-undo": (questions, "ask_undo"),
    "hand-over": (questions, "hand_over"),
}
LAYERS = {**OF_THE_SHELL, **OF_THE_GAME}


def layer(model: Model) -> Markup:
    """All open layers, the top one last and with the short messages."""
    return join(
        modal(
            _drawn(model, opened),
            _game(model, opened),
            notes.passing(model) if opened is model.layer else Markup(),
        )
        for opened in model.layers
    )


def _drawn(model: Model, layer: Layer) -> Dialog:
    module, name = LAYERS[layer.name]
    return cast("Dialog", getattr(module, name)(model, layer))


def _game(model: Model, layer: Layer) -> str:
    """Layers about the open game look as its table does."""
    if model.play is None or layer.name not in OF_THE_GAME:
        return ""
    return f"p-{model.play.match.game.info.id}"

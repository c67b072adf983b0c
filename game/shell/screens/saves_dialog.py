"""Saved games: the list, what to do with each, and the text of one that cannot be opened."""

from game.core.registry import LISTINGS
from game.shell.held import SavedGame
from game.shell.model import Layer, Model
from game.shell.screens.lobby import seated, state
from game.shell.words import shell_texts
from game.text import common
from game.text.catalogue import Texts
from game.text.games import title
from game.views.art.scenery import emblem
from game.views.face import vignette
from game.views.markup import Markup, classes, el
from game.views.panels.controls import button, copy_field, icon_button, note
from game.views.panels.layers import Dialog, Frame, choices, dialog
from game.views.panels.people import line


def saves(model: Model, layer: Layer) -> Dialog:
    """All saved games, the newest first."""
    t = shell_texts(model)
    if model.saves:
        rows = (_row(t, model, saved, saved.id == model.open_id) for saved in model.saves)
        body: Markup = el("ul", {"class": "saves"}, *rows)
    else:
        body = el(
            "div", {"class": "state"}, emblem("empty"), el("p", None, t("No games have been saved yet."))
        )
    told = note(
        t(
            "Games are kept in this browser only. A backup takes them elsewhere, along with settings and "
            "statistics."
        )
    )
    content = el("div", {"class": "dialog-body one"}, el("section", None, body, told))
    actions = choices(
        button(t("Open a shared link"), "open-link", "share"),
        button(t("Import"), "import", "import"),
        button(t("Export everything"), "export", "export") if model.saves else None,
    )
    return dialog(t, Frame("saves", t("Saved games")), content, actions)


def _row(t: Texts, model: Model, saved: SavedGame, current: bool) -> Markup:
    attributes = {"class": classes("save", current and "current"), "data-k": f"save-{saved.id}"}
    if not saved.readable or saved.game not in LISTINGS:
        return el(
            "li", attributes, el("div", {"class": "tile-view"}, emblem("broken")), *_unreadable(t, saved)
        )
    name = title(t, saved.game)
    text = el(
        "div",
        {"class": "save-text"},
        el("h3", None, name),
        el("p", None, state(t, model, saved)),
        line(t, seated(t, model, saved)),
    )
    date = common.moment(t, saved.date)
    go_on = button(t("Open"), f"continue:{saved.id}", spoken=t("Open: {game}, {date}", game=name, date=date))
    return el(
        "li",
        attributes,
        el("div", {"class": "tile-view"}, vignette(saved.game)),
        text,
        choices(go_on, *_tools(t, saved)),
    )


def _unreadable(t: Texts, saved: SavedGame) -> tuple[Markup, Markup]:
    told = el("p", None, t("This game cannot be read. Its text is kept as it is."))
    text = el("div", {"class": "save-text"}, el("h3", None, saved.id), told)
    return text, choices(*_tools(t, saved))


def _tools(t: Texts, saved: SavedGame) -> tuple[Markup, Markup]:
    return (
        icon_button(t("Text of this game"), f"raw:{saved.id}", "export"),
        icon_button(t("Delete this game"), f"delete:{saved.id}", "trash"),
    )


def raw(model: Model, layer: Layer) -> Dialog:
    """The text of a saved game, to copy out or keep as a file."""
    t = shell_texts(model)
    held = next((saved.raw for saved in model.saves if saved.id == layer.arg), "")
    if not held and model.play and model.open_id == layer.arg:
        held = model.play.home.raw
    fault = el("p", {"class": "fault"}, common.problem(t, layer.problem)) if layer.problem else None
    field = copy_field(t("The game as it is stored"), f"raw:{layer.arg}", held, t("Copy the text"), lines=8)
    told = note(t("It can be opened again here or in another browser with “Import” or “Open a shared link”."))
    content = el("div", {"class": "dialog-body one"}, el("section", {"class": "stack"}, fault, field, told))
    file = button(t("Save as a file"), f"export:{layer.arg}", "export")
    return dialog(t, Frame("raw", t("Text of a game")), content, file)

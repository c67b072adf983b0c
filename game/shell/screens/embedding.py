"""The dialog for showing a table in a blog: what to copy, and how it will look."""

from game.shell.model import Layer, Model
from game.shell.screens.remote_panels import include_names
from game.shell.share import snippets
from game.shell.table.opened import OpenGame
from game.views.markup import Attribute, Markup, el
from game.views.panels.controls import Choice, button, copy_field, note, switcher
from game.views.panels.layers import Dialog, Frame, choices, dialog


def layer(model: Model, layer: Layer) -> Dialog:
    """Form and view, the snippet, the poster as its reader will see it."""
    opened = OpenGame(model)
    t, play = opened.t, opened.play
    form, view = snippets.chosen(layer.arg)
    forms = [
        Choice(f"{snippets.ELEMENT}-{view}", t("Element")),
        Choice(f"{snippets.FRAME}-{view}", t("Plain frame")),
    ]
    views = [
        Choice(f"{snippets.BOARD}-{form}", t("This position")),
        Choice(f"{snippets.REPLAY}-{form}", t("The game from its start")),
    ]
    switches = [switcher(t("As"), "embed", forms, f"{form}-{view}")]
    if play.match.plies:
        switches.append(switcher(t("Shows"), "embed", views, f"{view}-{form}"))
    text = snippets.snippet(model, play)
    size = t("{kb} KB. No part of the game is loaded before a reader asks for it.", kb=-(-len(text) // 1000))
    noted = t("Your notes are shown with their moves.") if play.annotations else ""
    told = [note(line) for line in (noted, size) if line]
    along = [include_names(t, model)] if any(seat.name for seat in play.seats) else []
    field = copy_field(t("For the text of your page"), "embed", text, t("Copy"), lines=4)
    preview = _preview(opened, view)
    section = el("section", {"class": "stack"}, choices(*switches), field, *along, *told, preview)
    file = button(t("Save as a replay file"), "save-replay", "export") if view == snippets.REPLAY else None
    return dialog(t, Frame("embed", t("Embed")), el("div", {"class": "dialog-body one"}, section), file)


def _preview(opened: OpenGame, view: str) -> Markup:
    """The frame itself, which cannot be reached: nobody starts a second game in it."""
    name = opened.t("How a reader will see it")
    frame: dict[str, Attribute] = {
        "class": "embed-preview",
        "src": snippets.source(opened.model, opened.play, view),
        "title": name,
        "inert": True,
        "data-k": f"preview-{view}",
    }
    return el("div", {"class": "label"}, el("p", {"class": "label-text"}, name), el("iframe", frame, ""))

"""The page when something of ours went wrong."""

from game.shell.model import Model
from game.shell.screens.drawn_page import Screen, Slot
from game.shell.words import shell_texts
from game.text.catalogue import Texts
from game.views.art.scenery import emblem
from game.views.markup import Markup, el, join
from game.views.panels.controls import button
from game.views.panels.layers import choices, more


def screen(model: Model) -> Screen:
    """What happened, what still works, the ways out."""
    return Screen("p-fail", shell_texts(model)("Something went wrong"), frame, {"state": _state(model)})


def frame(slot: Slot) -> Markup:
    """Nothing else is shown."""
    return slot("state")


def _state(model: Model) -> Markup:
    t = shell_texts(model)
    text = model.failure.text if model.failure else ""
    details = model.failure.details if model.failure else ""
    told = (
        el("h1", None, t("Something went wrong")),
        el("p", None, t("This is a fault in the page. Saved games are kept up to the last move.")),
        choices(
            button(t("Try again"), "retry", "again", cls="primary"),
            button(t("Back to the lobby"), "lobby"),
            button(t("Copy the report"), "copy:error", "copy"),
            _rescue(t, model.rescue) if model.rescue else None,
        ),
        more(t("Details"), el("pre", None, join([text, "\n", details]))),
    )
    return el("div", {"class": "state card-state"}, emblem("broken"), *told)


def _rescue(t: Texts, address: str) -> Markup:
    """The page that works without this one."""
    return el("a", {"class": "button", "href": address, "data-k": "rescue"}, t("Rescue saved games"))

"""What the browser itself opens and closes, by the name that a button says: boxes with a title, menus."""

from game.text.catalogue import Texts
from game.views.art.icons import icon
from game.views.markup import Attributes, Child, Markup, classes, el


def opens(name: str) -> Attributes:
    """Of a button that opens it, or closes it again."""
    return {"type": "button", "popovertarget": name}


def hides(name: str) -> Attributes:
    """Of a button in it after which it is gone."""
    return {**opens(name), "popovertargetaction": "hide"}


def popover(t: Texts, name: str, title: Child, *content: Child, cls: str = "") -> Markup:
    """A box with a title and a cross."""
    close = {"class": "icon-button", "aria-label": t("Close"), "data-k": f"close-{name}"}
    head = el(
        "header",
        None,
        el("h2", {"id": f"{name}-title"}, title),
        el("button", {**hides(name), **close}, icon("close")),
    )
    named = {"role": "group", "aria-labelledby": f"{name}-title"}
    return el("div", {**_shown(name, cls), **named}, head, *content)


def menu(name: str, *rows: Child) -> Markup:
    """Buttons one below the other."""
    return el("div", _shown(name, "menu"), *rows)


def _shown(name: str, cls: str) -> Attributes:
    return {"class": classes("popover", cls), "id": name, "popover": True, "data-k": name}

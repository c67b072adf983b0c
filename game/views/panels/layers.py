"""What lies on top of a screen, each a modal `<dialog>`: boxes in the middle, drawers at the side."""

from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.markup import Attributes, Child, Markup, classes, el, join
from game.views.panels.controls import icon_button

# What is said aloud while a dialog is open: the browser lets nobody hear the page below it.
SPOKEN = join(
    el("div", {"class": "spoken", "role": role, "aria-live": live})
    for role, live in (("status", "polite"), ("alert", "assertive"))
)
VEIL = el("div", {"class": "veil", "data-cmd": "close", "aria-hidden": "true"})
POINTER = el("span", {"class": "pointer", "aria-hidden": "true"})  # at a box that stands beside its thing
BLOCKS = el("div", {"class": "blocks", "aria-hidden": "true"})


class Frame(NamedTuple):
    """A layer's steady name, its title, and what stands beside the title."""

    key: str
    title: str
    tools: Markup | None = None


class Dialog(NamedTuple):
    """What a modal dialog holds, its steady name (its title is `<key>-title`), whether it is an alert."""

    key: str
    content: Markup
    cls: str = ""
    alert: bool = False


def modal(drawn: Dialog, cls: str, over: Markup) -> Markup:
    """The dialog, with short messages over it. The web room shows it, the browser keeps the focus in it."""
    attributes: Attributes = {
        "class": classes("layer", drawn.cls, cls),
        "id": f"layer-{drawn.key}",
        "data-k": f"layer-{drawn.key}",
        "role": "alertdialog" if drawn.alert else None,
        "aria-labelledby": f"{drawn.key}-title",
    }
    return el("dialog", attributes, drawn.content, SPOKEN, over)


def heading(key: str, *said: Child) -> Markup:
    """The title that names a dialog and has the focus first: all else is read on from it."""
    return el("h2", {"id": f"{key}-title", "tabindex": -1}, *said)


def dialog(t: Texts, frame: Frame, body: Markup, actions: Markup | None = None, cls: str = "mid") -> Dialog:
    """A dialog in the middle, a sheet on small screens; `cls` is its width: small, mid or empty for wide."""
    foot = el("footer", {"class": "dialog-foot"}, actions) if actions else None
    box = el("div", {"class": classes("dialog", cls)}, _head(t, frame, "dialog-head"), BLOCKS, body, foot)
    return Dialog(frame.key, join((VEIL, box)))


def drawer(t: Texts, frame: Frame, *body: Markup, cls: str = "plain") -> Dialog:
    """A drawer at the right, the whole screen on small ones."""
    box = el("div", {"class": classes("drawer", cls)}, _head(t, frame), BLOCKS, *body)
    return Dialog(frame.key, join((VEIL, box)), "clear")


def notice(
    frame: Frame, picture: Markup | None, *told: Markup, alert: bool = False, cover: bool = False
) -> Dialog:
    """A small dialog with a picture: what happened, what still works, the way out. `cover` hides the rest."""
    body = el("div", {"class": "state"}, picture, heading(frame.key, frame.title), *told)
    box = el("div", {"class": "dialog small"}, body)
    return Dialog(frame.key, join((VEIL, box)), "cover" if cover else "", alert)


def choices(*buttons: Markup | None) -> Markup:
    """Buttons side by side."""
    return el("div", {"class": "button-row"}, *buttons)


def _head(t: Texts, frame: Frame, cls: str | None = None) -> Markup:
    close = icon_button(t("Close"), "close", "close")
    return el("header", {"class": cls}, heading(frame.key, frame.title), frame.tools, close)


def more(summary: str, *content: Markup) -> Markup:
    """Details that are folded away."""
    return el("details", None, el("summary", None, summary), *content)

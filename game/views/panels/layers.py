"""What lies on top of a screen: dialogs in the middle, drawers at the side. One is open at a time."""

from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.markup import Attribute, Markup, classes, el
from game.views.panels.controls import icon_button

VEIL = el("div", {"class": "veil", "data-cmd": "close", "aria-hidden": "true"})
BLOCKS = el("div", {"class": "blocks", "aria-hidden": "true"})


class Frame(NamedTuple):
    """A layer's steady name, its title, and what stands beside the title."""

    key: str
    title: str
    tools: Markup | None = None


def dialog(t: Texts, frame: Frame, body: Markup, actions: Markup | None = None, cls: str = "mid") -> Markup:
    """A dialog in the middle, a sheet on small screens; `cls` is its width: small, mid or empty for wide."""
    foot = el("footer", {"class": "dialog-foot"}, actions) if actions else None
    box = el("div", _box(frame, "dialog", cls), _head(t, frame, "dialog-head"), BLOCKS, body, foot)
    return el("div", {"class": "layer", "data-k": f"over-{frame.key}"}, VEIL, box)


def drawer(t: Texts, frame: Frame, *body: Markup, cls: str = "plain") -> Markup:
    """A drawer at the right, the whole screen on small ones."""
    box = el("div", _box(frame, "drawer", cls), _head(t, frame), BLOCKS, *body)
    return el("div", {"class": "layer clear", "data-k": f"over-{frame.key}"}, VEIL, box)


def notice(
    frame: Frame, picture: Markup | None, *told: Markup, alert: bool = False, cover: bool = False
) -> Markup:
    """A small dialog with a picture: what happened, what still works, the way out. `cover` hides the rest."""
    title = el("h2", {"id": f"{frame.key}-title"}, frame.title)
    body = el("div", {"class": "state"}, picture, title, *told)
    box = el("div", {**_box(frame, "dialog", "small"), "role": "alertdialog" if alert else "dialog"}, body)
    return el("div", {"class": classes("layer", cover and "cover"), "data-k": f"over-{frame.key}"}, VEIL, box)


def choices(*buttons: Markup | None) -> Markup:
    """Buttons side by side."""
    return el("div", {"class": "button-row"}, *buttons)


def _box(frame: Frame, *names: str) -> dict[str, Attribute]:
    return {
        "class": classes(*names),
        "id": f"layer-{frame.key}",
        "data-k": f"layer-{frame.key}",
        "role": "dialog",
        "aria-modal": "true",
        "aria-labelledby": f"{frame.key}-title",
        "tabindex": -1,
    }


def _head(t: Texts, frame: Frame, cls: str | None = None) -> Markup:
    title = el("h2", {"id": f"{frame.key}-title"}, frame.title)
    return el("header", {"class": cls}, title, frame.tools, icon_button(t("Close"), "close", "close"))


def more(summary: str, *content: Markup) -> Markup:
    """Details that are folded away."""
    return el("details", None, el("summary", None, summary), *content)

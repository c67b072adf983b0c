"""What a prompt is made of."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, el
from game.views.markup import words as names


class Asked(NamedTuple):
    """A question: its title, one fact, the buttons, and what stands between or above them."""

    title: str | Markup
    sub: str
    buttons: Sequence[Markup | None]
    stage: Markup | None = None  # large things to choose from, above the prompt
    row: Markup | None = None  # stones in the order of unloading, in the prompt
    acts: str = ""  # class of the row of buttons
    cls: str = ""  # class of the prompt


def button(
    text: str, attributes: Attributes, *, main: bool = False, key: str = "", sign: str = "", short: str = ""
) -> Markup:
    """A button of the prompt; `short` is its word where there is little room."""
    kbd = el("kbd", {"class": "only-d", "aria-hidden": "true"}, key) if key else None
    label: Markup | str = text
    if short:
        label = Markup(
            el("span", {"class": "lg"}, text) + el("span", {"class": "sm", "aria-hidden": "true"}, short)
        )
    cls = names("btn", main and "pri", bool(short) and "act")
    named = {"aria-label": text} if short else {}
    return el(
        "button",
        {"type": "button", "class": cls, **named, **attributes},
        icon(sign, 22) if sign else None,
        label,
        kbd,
    )


def cancel(label: str, key: str, cmd: str = "cancel") -> Markup:
    """The way out of an open choice."""
    return button(label, {"data-cmd": cmd, "data-k": f"do-{cmd}"}, key=key)

"""What a prompt is made of."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, el, join
from game.views.markup import words as names


class Button(NamedTuple):
    """A button of the prompt; `short` is its word where there is little room, `body` stands for all words."""

    text: str
    attributes: Attributes
    main: bool = False
    key: str = ""
    sign: str = ""
    short: str = ""
    cls: str = ""
    body: Markup | None = None

    def draw(self, *, stop: bool) -> Markup:
        """The button; one of the prompt is its tab stop."""
        attributes: Attributes = {
            "type": "button",
            "class": names(self.cls or "btn", self.main and "pri", bool(self.short) and "act"),
            "aria-label": self.text if self.short else None,
            "tabindex": 0 if stop else -1,
            **self.attributes,
        }
        return el("button", attributes, self.body or self._content())

    def _content(self) -> Markup:
        sign = icon(self.sign, 22) if self.sign else None
        key = el("kbd", {"class": "only-wide", "aria-hidden": "true"}, self.key) if self.key else None
        return join((sign, self._label(), key))

    def _label(self) -> Markup | str:
        if not self.short:
            return self.text
        short = el("span", {"class": "short-word", "aria-hidden": "true"}, self.short)
        return join((el("span", {"class": "full-word"}, self.text), short))


class Asked(NamedTuple):
    """A question: its title, one fact, the buttons, and what stands between or above them."""

    title: str | Markup
    sub: str
    buttons: Sequence[Button | None]
    stage: Markup | None = None  # large things to choose from, above the prompt
    menu: Markup | None = None  # what a button opens
    row: Markup | None = None  # stones in the order of unloading, in the prompt
    acts: str = ""  # class of the row of buttons
    cls: str = ""  # class of the prompt
    stop: bool = True  # whether the first button is the tab stop; else something on stage or in the row is


def act_button(
    text: str, act: str, *, main: bool = False, sign: str = "", short: str = "", cls: str = ""
) -> Button:
    """A button that is an action."""
    attributes: Attributes = {"data-act": act, "data-k": f"do-{act.replace(' ', '-')}"}
    return Button(text, attributes, main=main, sign=sign, short=short, cls=cls)


def cancel(label: str, key: str, cmd: str = "cancel") -> Button:
    """The way out of an open choice."""
    return Button(label, {"data-cmd": cmd, "data-k": f"do-{cmd}"}, key=key)

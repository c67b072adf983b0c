"""The prompt below every table: who decides, what is asked, one fact, and the choices not on the board."""

from collections.abc import Sequence
from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, el, join, words
from game.views.table import Table


class Choice(NamedTuple):
    """A button of the prompt; the main one is what Enter would do."""

    label: str
    attributes: dict[str, str]
    main: bool = False
    key: str = ""
    icon: str = ""

    def draw(self, *, first: bool) -> Markup:
        """The button; the first of a row is its tab stop."""
        attributes: Attributes = {
            "class": words("btn", self.main and "pri"),
            "tabindex": 0 if first else -1,
            **self.attributes,
        }
        sign = icon(self.icon, 20) if self.icon else None
        key = el("kbd", {"class": "only-wide", "aria-hidden": "true"}, self.key) if self.key else None
        return el("button", attributes, sign, self.label, key)


class Ask(NamedTuple):
    """What stands in the prompt."""

    title: str | Markup
    sub: str = ""
    choices: Sequence[Choice] = ()


def prompt(seat: int, who: Markup, ask: Ask, last: str = "") -> Markup:
    """The whole prompt in the colour of a seat; `last` tells the last move."""
    buttons = [choice.draw(first=i == 0) for i, choice in enumerate(ask.choices)]
    return el(
        "footer",
        {"class": f"prompt p{seat}"},
        who,
        asking(ask.title, ask.sub),
        last_line(last),
        el("div", {"class": "acts", "data-group": "prompt" if buttons else None}, *buttons),
    )


def signed(sign: Markup, name: str) -> Markup:
    """Who decides: a name beside its sign."""
    return el("span", {"class": "who"}, sign, el("span", None, name))


def asking(title: str | Markup, sub: str) -> Markup:
    """What is asked, and one fact."""
    return el("p", {"class": "ask"}, el("b", None, title), el("span", None, sub) if sub else None)


def last_line(told: str) -> Markup | None:
    """What the last move was, beside its sign."""
    return el("p", {"class": "lastline only-wide"}, el("i", None), told) if told else None


def waiting(view: Table, player: int) -> Ask:
    """Somebody else decides."""
    t, name = view.t, view.seats[player].name
    if not view.thinking:
        return Ask(t("{name} to move", name=name))
    dots = el("span", {"class": "dots", "aria-hidden": "true"}, el("i"), el("i"), el("i"))
    title = join((t("{name} is thinking", name=name), dots))
    return Ask(title, "", [Choice(t("Show faster"), {"data-cmd": "skip"})])


def hinted(view: Table, title: str) -> Ask:
    """What a bot would do, by its title, and why."""
    t = view.t
    play = Choice(t("Play it"), {"data-cmd": "play-hint"}, main=True)
    return Ask(title, view.hint_why, [play, Choice(t("Close"), {"data-cmd": "close-hint"}, key=t("Esc"))])


def cancel(t: Texts, label: str) -> Choice:
    """The way out of an open choice."""
    return Choice(label, {"data-cmd": "cancel"}, key=t("Esc"))

"""A thing explained: as a small card beside it, and large in a dialog."""

from collections.abc import Sequence

from game.core.state import NOBODY
from game.text import common
from game.text.catalogue import Texts
from game.text.joined import said_of
from game.text.words import rule_number
from game.views.explain import Info, Line
from game.views.markup import Attributes, Markup, el, join
from game.views.panels.controls import button, icon_button
from game.views.panels.layers import Dialog, Frame, dialog
from game.views.panels.people import Person, badge


def card(t: Texts, thing: str, info: Info, people: Sequence[Person]) -> Markup:
    """The card; static/js/things.mjs puts it beside its thing."""
    attributes: Attributes = {
        "class": "explained",
        "data-of": thing,
        "data-k": "explained",
        "role": "group",
        "aria-labelledby": "explained-name",
    }
    close = icon_button(t("Close"), "explain:", "close", size=20)
    name = el("h3", {"id": "explained-name"}, info.name)
    head = el("header", None, info.picture, name, close)
    larger = button(t("Larger"), f"zoom:{thing}", "larger", cls="ghost") if info.large else None
    return el("div", attributes, head, _told(info, people), el("footer", None, _rule(t, info), larger))


def large(t: Texts, info: Info, people: Sequence[Person]) -> Dialog:
    """The dialog: the thing drawn large beside what is told of it."""
    drawing = el("div", {"class": "zoomed"}, info.large or info.picture)
    told = el("section", {"class": "explained-large"}, _told(info, people))
    return dialog(
        t, Frame("zoom", info.name), el("div", {"class": "dialog-body one"}, drawing, told), _rule(t, info)
    )


def _told(info: Info, people: Sequence[Person]) -> Markup:
    lines = el("ul", {"class": "worth-lines"}, *(_line(line, people) for line in info.lines))
    return join((el("p", None, info.effect), lines if info.lines else None))


def _line(line: Line, people: Sequence[Person]) -> Markup:
    whose = None if line.player == NOBODY else badge(people[line.player], 20)
    figure = el("b", None, line.figure) if line.figure else None
    return el("li", None, whose, el("span", None, line.said), " ", figure)


def _rule(t: Texts, info: Info) -> Markup:
    return button(common.capital(rule_number(t, info.rule)), f"rules:{info.rule}", "rules", cls="ghost")


def spoken(t: Texts, info: Info) -> str:
    """All of it in one breath, for those who listen."""
    lines = (said_of(t, line.said, line.figure) if line.figure else line.said for line in info.lines)
    return ". ".join(part.rstrip(".") for part in (info.name, info.effect, *lines)) + "."

"""What a bot finds in a position: a bar for each player's chances, the best moves, what was asked about."""

from collections.abc import Sequence
from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.markup import Attributes, Markup, el
from game.views.panels.people import Person, badge

FULL = 1000


class Chance(NamedTuple):
    """What a player may expect: thousandths of a sure win, and said."""

    person: Person
    value: int
    said: str


class Way(NamedTuple):
    """A move that can be tried: its text, its sentence, what it is worth, what it brings or gives away."""

    action: str
    deed: str
    chance: str
    more: str


def chances(t: Texts, found: Sequence[Chance]) -> Markup:
    """A bar for each player; the number stands beside it."""
    rows = (
        el(
            "li",
            {"class": f"p{each.person.seat}"},
            badge(each.person, 20),
            el("span", None, each.person.name),
            el("progress", {"max": FULL, "value": each.value, "aria-hidden": "true"}),
            el("b", None, each.said),
        )
        for each in found
    )
    return el("ul", {"class": "seats chances", "aria-label": t("Winning chances")}, *rows)


def ways(t: Texts, found: Sequence[Way]) -> Markup:
    """The best moves: a click tries one, and shows before what it brings."""
    return el(
        "ol",
        {"class": "log-list", "aria-label": t("Best moves")},
        *(el("li", None, _way(each)) for each in found),
    )


def _way(way: Way) -> Markup:
    attributes: Attributes = {
        "type": "button",
        "data-act": way.action,
        "data-preview": way.action,
        "data-direct": True,
        "data-k": f"way-{way.action.replace(' ', '-')}",
    }
    said = (
        el("span", None, el("b", None, way.chance)),
        el("span", None, way.deed),
        el("small", None, way.more),
    )
    return el("button", attributes, *said)

"""The log: turn by turn who did what and what came of it. A click shows the position after a decision."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.markup import Attribute, Markup, classes, el, join
from game.views.panels.people import Person, badge


class Told(NamedTuple):
    """A decision: its number counted from 0, its sentence, those of what it caused, a note on it."""

    ply: int
    deed: Markup | str
    effects: Sequence[Markup | str]
    note: str = ""


class Turn(NamedTuple):
    """Decisions one player made in a row; `number` in an order of its own, if it has one."""

    person: Person
    told: Sequence[Told]
    number: int = 0


class Variation(NamedTuple):
    """A decision in a tree of them, and the ways that were tried instead, each with what follows."""

    person: Person
    told: Told
    others: "Sequence[Sequence[Variation]]" = ()


class List(NamedTuple):
    """A list of turns: its name, how many decisions the position marked in it has behind it."""

    name: str
    shown: int = -1
    more: Mapping[str, Attribute] = {}  # what else its rows are


def log(t: Texts, turns: Iterable[Turn], shown: int, note: str = "") -> Markup:
    """The game, with the note at its start; the position on the table has `shown` decisions behind it."""
    of = List("log", shown)
    start = el("li", None, _row(of, None, Told(-1, t("The game begins."), (), note)))
    return rows(of, turns, start)


def tree(t: Texts, line: Sequence[Variation], shown: int) -> Markup:
    """The game with what was tried in it; `shown` is the number of the position on the table."""
    of = List("log", shown)
    start = el("li", None, _row(of, None, Told(-1, t("The game begins."), ())))
    return el(
        "ol", {"class": "log-list", "data-group": of.name}, start, *(_variation(of, each) for each in line)
    )


def _variation(of: List, each: Variation) -> Markup:
    """A decision, below it each of the other ways, further in."""
    ways = (el("ol", {"class": "log-list"}, *(_variation(of, one) for one in way)) for way in each.others)
    attributes = {"class": f"p{each.person.seat}", "data-k": f"{of.name}-turn-{each.told.ply}"}
    return el("li", attributes, _row(of, badge(each.person, 20), each.told), *ways)


def rows(of: List, turns: Iterable[Turn], *before: Markup) -> Markup:
    """Turns one below the other."""
    return el(
        "ol", {"class": "log-list", "data-group": of.name}, *before, *(_turn(of, turn) for turn in turns)
    )


def nth(number: int, seat: int) -> Markup | None:
    """A turn's place in the order, in the colour of its seat; 0 is the only one and needs none."""
    return el("b", {"class": f"move-number p{seat}"}, number) if number else None


def _turn(of: List, turn: Turn) -> Markup:
    sign = join((badge(turn.person, 20), nth(turn.number, turn.person.seat)))
    signs = [sign, *[None] * (len(turn.told) - 1)]
    drawn = [_row(of, sign, told) for sign, told in zip(signs, turn.told, strict=True)]
    attributes = {"class": f"p{turn.person.seat}", "data-k": f"{of.name}-turn-{turn.told[0].ply}"}
    return el("li", attributes, *drawn)


def _row(of: List, sign: Markup | None, told: Told) -> Markup:
    spaced = (part for effect in told.effects for part in (effect, " "))
    small = el("small", None, *spaced) if told.effects else None
    after = told.ply + 1
    current = after == of.shown
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": classes(current and "current"),
        "data-cmd": f"goto:{after}",
        "data-k": f"{of.name}-{after}",
        "aria-current": "step" if current else None,
        "tabindex": 0 if current else -1,
        **of.more,
    }
    note = el("small", None, el("q", None, told.note)) if told.note else None
    return el("button", attributes, el("span", None, sign), el("span", None, told.deed), small, note)

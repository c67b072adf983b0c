"""The log: turn by turn who did what and what came of it. A click shows the position after a decision."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.markup import Attribute, Markup, classes, el
from game.views.panels.people import Person, badge


class Told(NamedTuple):
    """A decision: its number counted from 0, the sentence of it, and those of what it caused."""

    ply: int
    deed: str
    effects: Sequence[str]


class Turn(NamedTuple):
    """Decisions one player made in a row."""

    person: Person
    told: Sequence[Told]


def log(t: Texts, turns: Iterable[Turn], shown: int) -> Markup:
    """The whole game; `shown` is how many decisions the position on the table has behind it."""
    start = el("li", None, _row(None, t("The game begins."), (), 0, shown))
    return el("ol", {"class": "logl", "data-group": "log"}, start, *(_turn(turn, shown) for turn in turns))


def _turn(turn: Turn, shown: int) -> Markup:
    first = turn.told[0].ply
    signs = [badge(turn.person, 20), *[None] * (len(turn.told) - 1)]
    rows = [
        _row(sign, told.deed, told.effects, told.ply + 1, shown)
        for sign, told in zip(signs, turn.told, strict=True)
    ]
    return el("li", {"class": f"p{turn.person.seat}", "data-k": f"turn-{first}"}, *rows)


def _row(sign: Markup | None, deed: str, effects: Sequence[str], after: int, shown: int) -> Markup:
    small = el("small", None, " ".join(effects)) if effects else None
    current = after == shown
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": classes(current and "cur"),
        "data-cmd": f"goto:{after}",
        "data-k": f"log-{after}",
        "aria-current": "step" if current else None,
        "tabindex": 0 if current else -1,
    }
    return el("button", attributes, el("span", None, sign), el("span", None, deed), small)

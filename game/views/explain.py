"""What any thing on a table tells of itself: its name, what it does, what it is worth now and to whom.

A thing is named on its element by `data-thing`: its kind and what tells it from others, as in `slot R1 2`.
Each game has a table of its kinds in `game/views/ID/explain.py`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from game.core.state import NOBODY, State
from game.text import common
from game.text.catalogue import Texts
from game.text.games import words
from game.text.joined import said_of
from game.text.words import section_of
from game.views.markup import Markup
from game.views.table import Table


class Line(NamedTuple):
    """A line of what a thing holds or is worth: the words, the figure, whose it is (NOBODY: nobody's)."""

    said: str
    figure: str = ""
    player: int = NOBODY


class Info(NamedTuple):
    """A thing explained. `rule` opens the rules; `large` is a drawing that is worth to be seen large."""

    name: str
    effect: str
    rule: str
    lines: Sequence[Line] = ()
    picture: Markup | None = None
    large: Markup | None = None


Explainers = Mapping[str, Callable[..., Info]]  # by kind, called with a look at the table and the other words


def explained(explainers: Explainers, look: Any, thing: str) -> Info | None:
    """The thing of this name; None if there is no such thing now."""
    kind, *which = thing.split() or [""]
    try:
        return explainers[kind](look, *which)
    except (LookupError, TypeError, ValueError):  # it has moved on, or never was
        return None


def rule_text(view: Table, rule: str) -> str:
    """What a rule says, in full; of a whole section what it says in short."""
    sections = words(view.game.box).rules(view.t, view.game.options)
    section = section_of(tuple(sections), rule)
    if section.id != rule:
        told = [paragraph.text for paragraph in section.full if paragraph.rule == rule]
        if told:
            return told[0]
    return " ".join(section.short)


def changes(view: Table, after: State, players: Iterable[int] = ()) -> list[Line]:
    """What a position would bring each player, if the game ended then."""
    now, then = view.game.scores(view.seen), view.game.scores(after)
    return [gain(view, player, then[player] - now[player]) for player in players or range(len(now))]


def gain(view: Table, player: int, points: int) -> Line:
    """Points that would come to a player."""
    return Line(view.seats[player].name, change(view.t, points), player)


def change(t: Texts, points: int) -> str:
    """So many points more or fewer."""
    signed = common.signed(points) if points else "0"
    return t.n("{points} point", "{points} points", abs(points), points=signed)


def has(view: Table, player: int, points: int, what: str = "") -> Line:
    """Points a player has, and for what."""
    name = view.seats[player].name
    said = said_of(view.t, name, what) if what else name
    return Line(said, common.points(view.t, points), player)

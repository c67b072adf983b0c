"""A review: accuracy by player, what was to be expected move by move, turning points, draws, the bubble."""

from collections.abc import Sequence
from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.art.outlook import Curve, outlook_chart
from game.views.markup import Markup, el
from game.views.panels.controls import button, icon_button, note
from game.views.panels.log import List, Turn, rows
from game.views.panels.people import Person, badge


class Score(NamedTuple):
    """A player's figures as they are shown."""

    person: Person
    figures: Sequence[str | int]


class Expected(NamedTuple):
    """What a player could expect before a move: its number, how many decisions come before it, the share."""

    person: Person
    ply: int
    said: str


def scores(t: Texts, found: Sequence[Score]) -> Markup:
    """How well each player decided."""
    heads = (t("Accuracy"), t("Turning points"), t("Luck"))
    first = el("th", {"scope": "col"}, el("span", {"class": "spoken"}, t("Player")))
    body = (
        el(
            "tr",
            None,
            el("th", {"scope": "row"}, _name(score.person)),
            *(el("td", None, figure) for figure in score.figures),
        )
        for score in found
    )
    return el(
        "table",
        {"class": "ptable scores"},
        el("caption", {"class": "spoken"}, t("How well each player decided")),
        el("thead", None, el("tr", None, first, *(el("th", {"scope": "col"}, head) for head in heads))),
        el("tbody", None, *body),
    )


def _name(person: Person) -> Markup:
    return el("span", {"class": "player-head"}, badge(person, 22), el("span", None, person.name))


def chart(t: Texts, curves: Sequence[Curve], expected: Sequence[Expected], plies: int) -> Markup:
    """The lines for the eye, the same as a table for the ear."""
    told = (
        el(
            "tr",
            None,
            el("th", {"scope": "row"}, each.ply + 1),
            el("td", None, each.person.name),
            el("td", None, each.said),
        )
        for each in expected
    )
    heads = (el("th", {"scope": "col"}, head) for head in (t("Move"), t("Player"), t("Winning chances")))
    table = el(
        "table",
        {"class": "spoken"},
        el("caption", None, t("What each player could expect before each move")),
        el("thead", None, el("tr", None, *heads)),
        el("tbody", None, *told),
    )
    return el(
        "figure",
        {"class": "outlooks"},
        outlook_chart(curves, plies),
        note(t("Winning chances in %, move by move. Rings are turning points.")),
        table,
    )


def section(title: str, name: str, turns: Sequence[Turn], shown: int, nothing: str) -> Markup:
    """Decisions with what is said of them; a click shows the position each was made in."""
    listed = rows(List(name, shown), turns) if turns else note(nothing)
    return el("section", {"class": "stack"}, el("h3", None, title), listed)


class Bubble(NamedTuple):
    """What is said of a turning point that is looked for, which of how many it is, and what one can do."""

    text: str
    number: int
    of: int
    player: int
    hint: bool
    solution: bool
    explore: bool
    name: str  # what the whole is called
    on: tuple[str, str]  # the ways on and back: what they are called and their commands
    back: tuple[str, str]
    leave_out: bool = False  # whether it may never come again
    folded: bool = False


def bubble(t: Texts, said: Bubble) -> Markup:
    """The bubble over the table, where lessons have theirs, or the tab it is folded to."""
    attributes = {"class": "lesson quest", "data-k": "quest", "aria-label": said.name}
    if said.folded:
        tab = button(said.name, "quest-fold", "search", spoken=t("Open again: {name}", name=said.name))
        return el("section", {**attributes, "class": "lesson folded"}, tab)
    ways = el(
        "div",
        {"class": "lesson-ways", "data-group": "quest"},
        button(t("Hint"), "quest-hint") if said.hint else None,
        button(t("Solution"), "quest-show") if said.solution else None,
        button(*said.on, cls="" if said.solution else "primary"),
        None if said.solution else button(t("Try again from here"), f"branch:{said.player}"),
        button(t("Leave out"), "exercise-leave-out") if said.leave_out and not said.solution else None,
        button(t("Explore"), "explore", "search") if said.explore else None,
        el("span", {"class": "lesson-step", "aria-hidden": "true"}, f"{said.number}/{said.of}"),
        icon_button(t("Minimise"), "quest-fold", "down"),
        icon_button(*said.back, "close"),
    )
    return el("section", attributes, el("p", None, said.text), ways)

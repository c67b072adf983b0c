"""Points: what each player has from each source, and how every figure came about."""

from collections.abc import Sequence
from typing import NamedTuple

from game.text import common
from game.text.catalogue import Texts
from game.text.joined import said_of
from game.views.art.chart import Column, Source, bar, obelisk_chart
from game.views.art.icons import icon
from game.views.markup import Attribute, Markup, classes, el
from game.views.panels.controls import icon_button
from game.views.panels.people import Person, badge

ROOMY = 3  # players up to whom the table has room for bars


class Category(NamedTuple):
    """A source of points: its key, its name, its icon, and the points of each player in table order."""

    key: str
    name: str
    sign: str
    points: Sequence[int]


class Sheet(NamedTuple):
    """The table: players in order, the seat number of each, and the sources."""

    people: Sequence[Person]
    players: Sequence[int]
    categories: Sequence[Category]

    @property
    def totals(self) -> list[int]:
        """The sum of each player."""
        return [sum(category.points[i] for category in self.categories) for i in range(len(self.people))]


class Gain(NamedTuple):
    """One entry of the ledger in words, how many decisions led to it, and the rule it goes by."""

    points: int
    sentence: str
    after: int | None
    rule: str


class Why(NamedTuple):
    """How a figure came about: its name (as in "tomb-0"), whose it is, what for, and the entries."""

    name: str
    person: Person
    category: str
    gains: Sequence[Gain]


def table(t: Texts, sheet: Sheet, opened: Why | None, cmd: str) -> Markup:
    """Sources by players; each figure is a button with `cmd` that opens how it came about."""
    caption = t("Points by source and player. Choose a number to see how it came about.")
    corner = el("th", {"scope": "col"}, el("span", {"class": "spoken"}, t("Source")))
    heads = (_head(person) for person in sheet.people)
    most = max((abs(p) for category in sheet.categories for p in category.points), default=0)
    rows = (_row(t, sheet, category, most, opened, cmd) for category in sheet.categories)
    totals = (el("td", None, common.number(total)) for total in sheet.totals)
    return el(
        "table",
        {"class": classes("ptable", len(sheet.people) > ROOMY and "many")},
        el("caption", {"class": "spoken"}, caption),
        el("thead", None, el("tr", None, corner, *heads)),
        el("tbody", {"data-group": "figures"}, *rows),
        el("tfoot", None, el("tr", None, el("th", {"scope": "row"}, t("Total")), *totals)),
    )


def _head(person: Person) -> Markup:
    said = el("span", {"class": "player-head"}, badge(person, 24), el("span", None, person.name))
    return el("th", {"scope": "col"}, said)


def _row(t: Texts, sheet: Sheet, category: Category, most: int, opened: Why | None, cmd: str) -> Markup:
    name = el("span", {"class": "source-head"}, icon(category.sign, 20), el("span", None, category.name))
    cells = (_cell(t, sheet, category, i, most, opened, cmd) for i in range(len(sheet.people)))
    return el("tr", None, el("th", {"scope": "row"}, name), *cells)


def _cell(
    t: Texts, sheet: Sheet, category: Category, i: int, most: int, opened: Why | None, cmd: str
) -> Markup:
    person, player, points = sheet.people[i], sheet.players[i], category.points[i]
    best = max(category.points)
    name = f"{category.key}-{player}"
    shown = opened is not None and opened.name == name
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": classes("points-button", shown and "on"),
        "data-cmd": cmd if shown else f"{cmd}:{name}",
        "data-k": f"figure-{name}",
        "aria-label": said_of(t, f"{category.name}, {person.name}", common.number(points)),
        "aria-expanded": "true" if shown else "false",
    }
    figure = el("button", attributes, el("b", None, common.number(points)), bar(points, most))
    top = points == best and points > 0 and list(category.points).count(best) < len(category.points)
    return el("td", {"class": classes(f"p{person.seat}", top and "top")}, figure)


def why(t: Texts, opened: Why, cmd: str) -> Markup:
    """How one figure came about: entry by entry, with the decision and the rule."""
    total = common.points(t, sum(gain.points for gain in opened.gains))
    title = t("{name}, {source}: {points}", name=opened.person.name, source=opened.category, points=total)
    head = el("h3", {"id": "why-title"}, badge(opened.person, 26), el("span", None, title))
    close = icon_button(t("Close the explanation"), cmd, "close", size=20)
    if opened.gains:
        content = el("ol", None, *(_gain(t, gain) for gain in opened.gains))
    else:
        content = el("p", None, t("Nothing has brought points here."))
    attributes = {
        "class": f"why p{opened.person.seat}",
        "aria-labelledby": "why-title",
        "data-k": "why",
        "data-scroll": "why",
    }
    return el("section", attributes, el("header", None, head, close), content)


def _gain(t: Texts, gain: Gain) -> Markup:
    points = el("b", {"class": classes(gain.points < 0 and "negative")}, common.signed(gain.points))
    links = el("span", {"class": "links"}, _move(t, gain.after), _rule(t, gain.rule))
    return el("li", None, points, el("span", None, gain.sentence), links)


def _move(t: Texts, after: int | None) -> Markup | None:
    if after is None:
        return None
    return el("button", {"type": "button", "data-cmd": f"goto:{after}"}, t("Move {number}", number=after))


def _rule(t: Texts, rule: str) -> Markup:
    said = t("Rule {rule}", rule=rule)
    return el("button", {"type": "button", "data-cmd": f"rules:{rule}", "aria-label": said}, rule)


def chart(t: Texts, sheet: Sheet, winners: Sequence[int]) -> Markup:
    """The totals as obelisks made of their sources; the winners' have the golden cap."""
    columns = [
        Column(
            person.seat,
            person.name,
            [Source(category.sign, category.points[i]) for category in sheet.categories],
            sheet.players[i] in winners,
        )
        for i, person in enumerate(sheet.people)
    ]
    drawing = obelisk_chart(columns, figures=any(person.figure for person in sheet.people))
    return el("figure", {"class": "result-chart"}, el("figcaption", None, t("Points by source")), drawing)

"""How points of Imhotep came about: told from the entry, its place in the ledger and the move's events."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.text.catalogue import N_, Texts
from game.text.imhotep.things import capital, pyramid
from game.text.words import Entry, Event

GROWING = (1, 3, 6, 10, 15)  # points of areas and of statues by number, then MORE each
MORE = 2
CELLS = 14  # of the great pyramid
FIELDS = (10, 9, 8, 7, 6, 5, 4, 3)  # for columns, in the order they are filled


class Came(NamedTuple):
    """Points with what they came from."""

    entry: Entry
    alike: Sequence[Entry]  # the entries of the same move under the same rule, in order
    events: Sequence[Event]

    @property
    def nth(self) -> int:
        """Which of them this one is, from 0."""
        return next(index for index, other in enumerate(self.alike) if other is self.entry)

    def of(self, kind: str, **params: str) -> list[Event]:
        """The move's events of this kind and with these details."""
        return [
            event for event in self.events if event.kind == kind and params.items() <= event.params.items()
        ]


def reason(
    t: Texts, entry: Entry, ledger: Sequence[Entry], events: Sequence[Event], names: Sequence[str]
) -> str:
    """How the points of an entry came about; `events` are those of its move."""
    alike = [other for other in ledger if (other.move, other.rule) == (entry.move, entry.rule)]
    return REASONS[entry.rule](t, Came(entry, alike, events))


def always(sentence: str) -> Callable[[Texts, Came], str]:
    """The same whatever happened."""
    return lambda t, came: t(sentence)


def cell(t: Texts, came: Came) -> str:
    """I6.2: the stones of a move score in the order they came."""
    arrived = came.of("arrive", site="pyramid")[came.nth :]
    if not arrived:
        return t("A stone on the Pyramid")
    place = int(arrived[0].params["place"])
    return t("Stone {n}" if place <= CELLS else "Stone {n}, beside the Pyramid", n=place)


def small_pyramid(t: Texts, came: Came) -> str:
    """I7.2: the first stone lies where its owner chose."""
    built = came.of("build")
    if built and came.nth == 0:
        return capital(pyramid(t, str(built[0].params["pyramid"])))
    return t("A stone on the Pyramid")


def field(t: Texts, came: Came) -> str:
    """I6.3: the fields score from the left, and none is left out."""
    return t("Top of field {n}", n=came.nth + 1)


def bonus_field(t: Texts, came: Came) -> str:
    """I7.3: only the second field brings 2 points."""
    return t("Top of field {n}", n=2) if came.entry.points == 2 else t("The point of a field")


def area(t: Texts, came: Came) -> str:
    """I6.4."""
    return t.n("Area of {n} stone", "Area of {n} stones", number(came.entry.points))


ROW = {8: N_("Most stones in a row"), 6: N_("Most stones in a row, shared")}


def row(t: Texts, came: Came) -> str:
    """I7.4: a value below may be a place alone or a shared one."""
    return t(ROW.get(came.entry.points, N_("A lower place in a row")))


HEIGHTS = (
    (N_("Highest obelisk"), N_("Highest obelisk, shared")),
    (N_("2nd highest obelisk"), N_("2nd highest obelisk, shared")),
    (N_("3rd highest obelisk"), N_("3rd highest obelisk, shared")),
    (N_("4th highest obelisk"), N_("4th highest obelisk, shared")),
)


def height(t: Texts, came: Came) -> str:
    """I6.5: who has a stone there has points, more for a higher obelisk."""
    points = [other.points for other in came.alike]
    above = sum(other > came.entry.points for other in points)
    return t(HEIGHTS[above][points.count(came.entry.points) > 1])


def column(t: Texts, came: Came) -> str:
    """I7.5: columns are counted first, from the highest field; then the singles."""
    points = came.entry.points
    if came.entry.move is not None or FIELDS[came.nth : came.nth + 1] == (points,):
        return t("Column on field {n}", n=points)
    return t.n("{n} single stone", "{n} single stones", points)


def statues(t: Texts, came: Came) -> str:
    """I8.3."""
    return t.n("{n} statue", "{n} statues", number(came.entry.points))


def blue_cards(t: Texts, came: Came) -> str:
    """I8.4."""
    return t.n("{n} card not used", "{n} cards not used", came.entry.points)


def number(points: int) -> int:
    """How many joined stones or statues bring so many points."""
    return GROWING.index(points) + 1 if points in GROWING else len(GROWING) + (points - GROWING[-1]) // MORE


REASONS: Mapping[str, Callable[[Texts, Came], str]] = {
    "I6.2": cell,
    "I6.3": field,
    "I6.4": area,
    "I6.5": height,
    "I7.2": small_pyramid,
    "I7.3": bonus_field,
    "I7.4": row,
    "I7.5": column,
    "I8.2": always(N_("1 point per 3 stones there")),
    "I8.3": statues,
    "I8.4": blue_cards,
    "I10.1": always(N_("A monument without a stone")),
    "I10.2": always(N_("The boat has not sailed")),
    "I10.3": always(N_("The bet came true")),
}

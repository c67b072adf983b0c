"""The options of Pyramids and its sheet: what can be chosen, what counts, how points came about."""

from collections.abc import Mapping, Sequence

from game.text.catalogue import N_, Texts
from game.text.pyramids.things import capital, card
from game.text.words import Entry, Event, Preset

PRESETS: tuple[Preset, ...] = ()
OPTIONS = {"start": N_("Starts")}
STARTERS = {
    "random": N_("Random"),
    "1": N_("Seat 1"),
    "2": N_("Seat 2"),
    "3": N_("Seat 3"),
    "4": N_("Seat 4"),
    "5": N_("Seat 5"),
}
CATEGORIES = {
    "pyramid_blue": N_("Pyramid: blue"),
    "pyramid_white": N_("Pyramid: white"),
    "pyramid_red": N_("Pyramid: red"),
    "pyramid_green": N_("Pyramid: green"),
    "pyramid_yellow": N_("Pyramid: yellow"),
    "pyramid_extra": N_("Pyramid: largest again"),
    "pyramid_bonus": N_("Pyramid: all five colours"),
    "obelisk": N_("Obelisk"),
    "tomb": N_("Tomb"),
    "glyphs": N_("Glyphs"),
    "total": N_("Total"),
}


def category(t: Texts, key: str) -> str:
    """A row of the sheet."""
    return t(CATEGORIES[key])


def option(t: Texts, key: str) -> str:
    """An option of the new game."""
    return t(OPTIONS[key])


def choice(t: Texts, key: str, value: str) -> str:
    """A value of an option."""
    return t(STARTERS[value])


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence."""
    if value == "random":
        return t("The seed decides who starts.")
    return t("This seat chooses the first god tile; where nobody sits, the count goes on round the table.")


# By rule: points a card brought when it was built, and points that nobody's move brought.
BY_CARD: Mapping[str, str] = {
    "P7.2": N_("{card}: the largest connection grows"),
    "P7.3": N_("{card}: now 3 stones of every colour connected"),
    "P7.4": N_("{card}: one more stage of one colour"),
    "P7.6": N_("{card}: the glyph fits the building"),
}
AT_THE_END: Mapping[str, str] = {
    "P7.5": N_("Most stones of one colour in the tombs"),
    "P7.6": N_("A tomb glyph in the tomb"),
}


def reason(
    t: Texts, entry: Entry, ledger: Sequence[Entry], events: Sequence[Event], names: Sequence[str]
) -> str:
    """How the points of an entry came about; `events` are those of its move."""
    if entry.move is None:
        return t(AT_THE_END[entry.rule])
    built = capital(card(t, next(str(event.params["card"]) for event in events if "card" in event.params)))
    if entry.rule in BY_CARD:
        return t(BY_CARD[entry.rule], card=built)
    return t.n(
        "{card}: {n} more stone connected", "{card}: {n} more stones connected", entry.points, card=built
    )

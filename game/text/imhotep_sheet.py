"""Imhotep's options and sheet: what can be chosen before, what counts, how points came about."""

from collections.abc import Sequence

from game.text.catalogue import N_, Texts
from game.text.imhotep_things import SITES
from game.text.words import Entry, Event

MODULES = {
    "private": (N_("Private boats"), N_("One boat each, once a game: one stone straight to a site.")),
    "bets": (N_("Bets"), N_("Bet a stone on the monument that will have most stones.")),
    "favour": (N_("Pharaoh’s favour"), N_("Five special actions, one for each player.")),
    "wrath": (N_("Wrath of the Pharaoh"), N_("−5 points without a stone on each monument.")),
}
SWITCH = {"off": N_("off"), "on": N_("on")}
OFF_ABOUT = N_("Not in this game.")
BOOKING = {"end": N_("at the end"), "once": N_("at once")}
BOOKING_ABOUT = {
    "end": N_("Obelisks B: columns are shown in brackets and count at the end."),
    "once": N_("Obelisks B: columns count as soon as they stand."),
}
SIDES = {"A": N_("side A"), "B": N_("side B")}
SIDES_ABOUT = {
    ("market", "A"): N_("Four open cards each round."),
    ("market", "B"): N_("Three open cards and a covered pair to choose from."),
    ("pyramid", "A"): N_("One great pyramid, cell by cell."),
    ("pyramid", "B"): N_("Three small pyramids to choose from, with bonuses."),
    ("temple", "A"): N_("A point for each stone seen from above, every round."),
    ("temple", "B"): N_("Each stone seen from above brings its field’s bonus."),
    ("burial", "A"): N_("Joined stones count: 1, 3, 6, 10, 15 points and 2 for each further one."),
    ("burial", "B"): N_("Most stones in each row: 8, 4, 2 points."),
    ("obelisks", "A"): N_("The highest obelisk brings the most."),
    ("obelisks", "B"): N_("Columns of three, the earlier the better."),
}
STARTERS = {
    "random": N_("Random"),
    "1": N_("Seat 1"),
    "2": N_("Seat 2"),
    "3": N_("Seat 3"),
    "4": N_("Seat 4"),
}
CATEGORIES = {
    "pyramid": N_("Pyramid"),
    "temple": N_("Temple"),
    "burial": N_("Burial chamber"),
    "obelisks": N_("Obelisks"),
    "decorations": N_("Decorations"),
    "statues": N_("Statues"),
    "blue": N_("Unused blue cards"),
    "private": N_("Unused private boat"),
    "bets": N_("Bets"),
    "wrath": N_("Wrath of the Pharaoh"),
    "total": N_("Total"),
}
# How points of the end came about, by category.
AT_THE_END = {
    "burial": N_("Stones in the Burial chamber"),
    "obelisks": N_("Stones at the Obelisks"),
    "decorations": N_("Green cards, 1 point per 3 stones"),
    "statues": N_("The set of statues"),
    "blue": N_("Blue cards not used"),
    "private": N_("Private boat not used"),
    "bets": N_("The bet came true"),
    "wrath": N_("A monument without a stone"),
}


def category(t: Texts, key: str) -> str:
    """A row of the sheet."""
    return t(CATEGORIES[key])


def option(t: Texts, key: str) -> str:
    """An option of the new game."""
    if key in SITES:
        return t(SITES[key][0])
    if key in MODULES:
        return t(MODULES[key][0])
    return t(N_("Columns count")) if key == "booking" else t(N_("Starts"))


def choice(t: Texts, key: str, value: str) -> str:
    """A value of an option."""
    choices = {"booking": BOOKING, "start": STARTERS}.get(key, SIDES if key in SITES else SWITCH)
    return t(choices[value])


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence."""
    if key in SITES:
        return t(SIDES_ABOUT[key, value])
    if key in MODULES:
        return t(MODULES[key][1] if value == "on" else OFF_ABOUT)
    if key == "booking":
        return t(BOOKING_ABOUT[value])
    if value == "random":
        return t("The seed decides who starts.")
    return t("This seat starts, with 2 stones; the next ones have 3, 4 and 5.")


def reason(t: Texts, entry: Entry, events: Sequence[Event], names: Sequence[str]) -> str:
    """How the points of an entry came about; `events` are those of its move."""
    if entry.category == "temple":
        return t("A stone seen from above")
    if entry.move is None:
        return t(AT_THE_END[entry.category])
    if entry.category == "obelisks":
        return t("A column of three")
    return t("A stone on the Pyramid")

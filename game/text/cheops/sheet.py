"""Options and sheet of Cheops' Master Builders: what can be chosen before, what counts, why."""

from collections.abc import Sequence

from game.text.catalogue import N_, Texts
from game.text.cheops.things import bonus, field
from game.text.words import Entry, Event, Preset

PRESETS: tuple[Preset, ...] = ()
OPTIONS = {"sheets": N_("Sheets"), "start": N_("Starts")}
CHOICES = {
    ("sheets", "random"): N_("dealt"),
    ("sheets", "seats"): N_("A to E by seat"),
    ("start", "random"): N_("Random"),
    ("start", "1"): N_("Seat 1"),
    ("start", "2"): N_("Seat 2"),
    ("start", "3"): N_("Seat 3"),
    ("start", "4"): N_("Seat 4"),
    ("start", "5"): N_("Seat 5"),
}
CHOICES_ABOUT = {
    ("sheets", "random"): N_("The seed deals the sheets, all different."),
    ("sheets", "seats"): N_("Seat 1 has sheet A, seat 2 sheet B, and so on."),
    ("start", "random"): N_("The seed decides who rolls first."),
}
CATEGORIES = {
    "pyramid": N_("Pyramid"),
    "arch": N_("Arch"),
    "relief": N_("Relief"),
    "bonuses": N_("Bonuses"),
    "quarry": N_("Quarry"),
    "jokers": N_("Jokers"),
    "total": N_("Total"),
}
FROM_THE_START = {
    "quarry": N_("12 quarry stones"),
    "jokers": N_("Jokers at the start"),
}


def category(t: Texts, key: str) -> str:
    """A row of the sheet."""
    return t(CATEGORIES[key])


def option(t: Texts, key: str) -> str:
    """An option of the new game."""
    return t(OPTIONS[key])


def choice(t: Texts, key: str, value: str) -> str:
    """A value of an option."""
    return t(CHOICES[key, value])


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence."""
    about = CHOICES_ABOUT.get((key, value))
    return t(about) if about else t("This seat rolls first.")


def reason(
    t: Texts, entry: Entry, ledger: Sequence[Entry], events: Sequence[Event], names: Sequence[str]
) -> str:
    """How the points of an entry came about; `events` are those of its move."""
    if entry.move is None:
        return t(FROM_THE_START[entry.category])
    own = [event for event in events if event.player == entry.player]
    if entry.category == "bonuses":
        gained = [bonus(t, str(event.params["bonus"])) for event in own if event.kind == "bonus"]
        return ", ".join(gained) if gained else t("Two structures complete")
    if entry.category == "quarry":
        return t("Quarry stones struck or skipped")
    if entry.category == "jokers":
        return t("A joker struck")
    ticked = [field(t, str(event.params["field"])) for event in own if event.kind in {"tick", "relief"}]
    return ", ".join(ticked)

"""Options and sheet of Cheops' Master Builders: what can be chosen before, what counts, why."""

from collections.abc import Sequence

from game.core.details import word
from game.games.cheops import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.cheops.things import field, left, named
from game.text.words import Event

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
    **{("start", seat): N_("This seat rolls first.") for seat in "12345"},
}
CATEGORIES = {
    "pyramid": N_("Pyramid"),
    "arch": N_("Arch"),
    "relief": N_("Relief"),
    "bonuses": N_("Bonuses"),
    "quarry": N_("Quarry"),
    "jokers": N_("Jokers"),
    "colours": N_("Colours"),
    "total": N_("Total"),
}
REASONS = {
    "tick": N_("{field} ticked"),
    "relief": N_("Two relief stones ticked: {pair}"),
    "joker": N_("A joker for {stone}"),
    "bonus": N_("Bonus: {bonus}"),
    "structures": N_("Two structures complete"),
}
STRUCK = (N_("{field} struck"), N_("{field} struck, {skipped} skipped"))  # without and with stones skipped
WORTH = {"bonuses": box.BONUS, "quarry": box.STONE_LEFT, "jokers": box.JOKER_LEFT}


def reason(t: Texts, event: Event, names: Sequence[str]) -> str:
    """How the points of an event came about."""
    if event.kind == "start":
        return _from_the_start(t, event)
    places = named(t, event.params)
    if "field" in places:
        places["field"] = common.capital(field(t, word(event.params, "field")))
    told = STRUCK[bool(event.params["skipped"])] if event.kind == "strike" else REASONS[event.kind]
    return t(told, **places)


def _from_the_start(t: Texts, event: Event) -> str:
    """What was there before the first decision."""
    if event.category not in WORTH:
        return t("Ticked before")
    return left(t, event.category, event.points // WORTH[event.category])

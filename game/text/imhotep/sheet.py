"""Imhotep's options, presets and sheet: what can be chosen before, what counts."""

from game.text.catalogue import N_, Texts
from game.text.imhotep.modules import MODULES
from game.text.imhotep.things import SITES
from game.text.words import Preset

__all__ = ["PRESETS", "category", "choice", "choice_about", "option"]

OTHERS = {"booking": N_("Obelisk columns"), "start": N_("Starts"), "quarry": N_("Quarries")}
SWITCH = {"off": N_("off"), "on": N_("on")}
BOOKING = {"end": N_("at the end"), "once": N_("at once")}
BOOKING_ABOUT = {
    "end": N_("Obelisks B: in brackets during the game, counted at its end."),
    "once": N_("Obelisks B: counted as soon as they stand. The totals are the same."),
}
QUARRY = {"usual": N_("as usual"), "limited": N_("limited"), "unlimited": N_("unlimited")}
QUARRY_ABOUT = {
    "usual": N_("29 stones each; for two with the cards of New Dynasty they never run out."),
    "limited": N_("29 stones each."),
    "unlimited": N_("For two: stones never run out. With more players 29 stones each."),
}
SIDES = {"A": N_("side A"), "B": N_("side B"), "C": N_("side C"), "D": N_("side D")}
OTHERS_ABOUT = {"booking": BOOKING_ABOUT, "quarry": QUARRY_ABOUT}
SIDES_ABOUT = {
    ("market", "A"): N_("Four face-up cards each round."),
    ("market", "B"): N_("Three face-up cards, and a face-down pair to choose from."),
    ("market", "C"): N_("Our own board: two coins each, for a second card."),
    ("market", "D"): N_("Our own board: a card, the top card of the deck unseen, or 2 points."),
    ("pyramid", "A"): N_("One great pyramid, cell by cell."),
    ("pyramid", "B"): N_("Three small pyramids to choose from, some cells with a bonus."),
    ("pyramid", "C"): N_("Our own board: choose your cell; in line with Imhotep it scores 1 point more."),
    ("pyramid", "D"): N_("Our own board: five shared scaffolds, for a cell out of order."),
    ("temple", "A"): N_("1 point for each stone seen from above, every round."),
    ("temple", "B"): N_("Each stone seen from above brings its field’s bonus, every round."),
    ("temple", "C"): N_(
        "Our own board: the most stones seen from above score 4 points, then 2, every round."
    ),
    ("temple", "D"): N_("Our own board: stones seen from above move your chariot."),
    ("burial", "A"): N_("Joined stones count: 1, 3, 6, 10, 15 points, and 2 for each further stone."),
    ("burial", "B"): N_("Most stones in each row: 8, 4, 2 points."),
    ("burial", "C"): N_("Our own board: choose a cell of the column, with its tile of 1 to 4 points."),
    ("burial", "D"): N_("Our own board: each column counts, 9 points for three of one colour."),
    ("obelisks", "A"): N_("The highest obelisk brings most at the end."),
    ("obelisks", "B"): N_("Columns of three stones; the earlier one stands, the more it brings."),
    ("obelisks", "C"): N_("Our own board: each obelisk counts by its own height."),
    ("obelisks", "D"): N_("Our own board: tiles for whoever reaches a height first."),
}
STARTERS = {
    "random": N_("Random"),
    "1": N_("Seat 1"),
    "2": N_("Seat 2"),
    "3": N_("Seat 3"),
    "4": N_("Seat 4"),
}
CATEGORIES = {
    "market": N_("Market"),
    "pyramid": N_("Pyramid"),
    "temple": N_("Temple"),
    "burial": N_("Burial chamber"),
    "obelisks": N_("Obelisks"),
    "decorations": N_("Decorations"),
    "statues": N_("Statues"),
    "blue": N_("Unused blue cards"),
    **{key: name for module in MODULES.values() for key, name in module.categories.items()},
    "cards": N_("Market cards"),
    "stones": N_("Stones"),
    "total": N_("Total"),
}

ALL_A, ALL_B, ALL_C = (dict.fromkeys(SITES, side) for side in "ABC")
PLAIN, WHOLE = dict.fromkeys(MODULES, "off"), dict.fromkeys(MODULES, "on")
EXPANSION = {"dynasty": "on", "prophecies": "on"}
FOUR = {key: "on" for key in MODULES if key not in EXPANSION}
PRESETS = (
    Preset("first", N_("First game"), N_("All sites on side A, no modules."), {**ALL_A, **PLAIN}),
    Preset("advanced", N_("Advanced"), N_("All sites on side B, no modules."), {**ALL_B, **PLAIN}),
    Preset("modules", N_("All modules"), N_("All four modules, the sides as they are."), FOUR),
    Preset("mixed", N_("Random sides"), N_("A random side for each site."), {}, tuple(SITES)),
    Preset(
        "dynasty",
        N_("New Dynasty"),
        N_("Its cards and prophecies, all sites on side C."),
        {**ALL_C, **PLAIN, **EXPANSION},
    ),
    Preset(
        "everything",
        N_("Everything"),
        N_("All cards, prophecies and modules; a random side for each site."),
        WHOLE,
        tuple(SITES),
    ),
)


def category(t: Texts, key: str) -> str:
    """A row of the sheet."""
    return t(CATEGORIES[key])


def option(t: Texts, key: str) -> str:
    """An option of the new game."""
    if key in SITES:
        return t(SITES[key].name)
    return t(MODULES[key].name if key in MODULES else OTHERS[key])


def choice(t: Texts, key: str, value: str) -> str:
    """A value of an option."""
    choices = {"booking": BOOKING, "start": STARTERS, "quarry": QUARRY}.get(
        key, SIDES if key in SITES else SWITCH
    )
    return t(choices[value])


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence; a module tells what it brings also when it is off."""
    if key in SITES:
        return t(SIDES_ABOUT[key, value])
    if key in MODULES:
        return t(MODULES[key].about)
    if key in OTHERS_ABOUT:
        return t(OTHERS_ABOUT[key][value])
    if value == "random":
        return t("The seed decides who starts.")
    return t("This seat starts with 2 stones, the next ones have 3, 4 and 5.")

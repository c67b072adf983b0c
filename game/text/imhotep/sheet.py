"""Imhotep's options, presets and sheet: what can be chosen before, what counts."""

from game.text.catalogue import N_, Texts
from game.text.imhotep.modules import MODULES
from game.text.imhotep.sites import SITES
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
OTHERS_ABOUT = {"booking": BOOKING_ABOUT, "quarry": QUARRY_ABOUT}
STARTERS = {
    "random": N_("Random"),
    "1": N_("Seat 1"),
    "2": N_("Seat 2"),
    "3": N_("Seat 3"),
    "4": N_("Seat 4"),
}
CATEGORIES = {
    **{key: site.name for key, site in SITES.items()},
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
EXPANSION = {key: "on" for key, module in MODULES.items() if module.added}
FOUR = {key: "on" for key in MODULES if key not in EXPANSION}
PRESETS = (
    Preset("first", N_("First game"), N_("All sites on side A, no modules."), {**ALL_A, **PLAIN}),
    Preset("advanced", N_("Advanced"), N_("All sites on side B, no modules."), {**ALL_B, **PLAIN}),
    Preset("modules", N_("All modules"), N_("All four modules, the sides as they are."), FOUR),
    Preset("mixed", N_("Random sides"), N_("A side for each site by chance."), {}, tuple(SITES)),
    Preset(
        "dynasty",
        N_("New Dynasty"),
        N_("Its cards and prophecies, all sites on side C."),
        {**ALL_C, **PLAIN, **EXPANSION},
    ),
    Preset(
        "everything",
        N_("Everything"),
        N_("All cards, prophecies and modules; a side for each site by chance."),
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
    if key in SITES:
        return t(SITES[key].sides[value].name)
    return t({"booking": BOOKING, "start": STARTERS, "quarry": QUARRY}.get(key, SWITCH)[value])


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence; a module tells what it brings also when it is off."""
    if key in SITES:
        return t(SITES[key].sides[value].about)
    if key in MODULES:
        return t(MODULES[key].about)
    if key in OTHERS_ABOUT:
        return t(OTHERS_ABOUT[key][value])
    if value == "random":
        return t("The seed decides who starts.")
    return t("This seat starts with 2 stones, the next ones have 3, 4 and 5.")

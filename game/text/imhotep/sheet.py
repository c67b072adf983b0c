"""Imhotep's options, presets and sheet: what can be chosen before, what counts."""

from game.text.catalogue import N_
from game.text.imhotep.modules import MODULES
from game.text.imhotep.sites import SITES
from game.text.imhotep.slices import SIDES
from game.text.words import Preset

OPTIONS = {
    **{key: site.name for key, site in SITES.items()},
    **{key: module.name for key, module in MODULES.items()},
    "booking": N_("Obelisk columns"),
    "start": N_("Starts"),
    "quarry": N_("Quarries"),
}
SWITCH = {"off": N_("off"), "on": N_("on")}
BOOKING = {"end": N_("at the end"), "once": N_("at once")}
BOOKING_ABOUT = {
    "end": N_("Obelisks B: in brackets during the game, counted at its end."),
    "once": N_("Obelisks B: counted as soon as they stand. The totals are the same."),
}
QUARRY = {"usual": N_("as usual"), "limited": N_("limited"), "unlimited": N_("unlimited")}
QUARRY_ABOUT = {
    "usual": N_("{stones} stones each; for two with the cards of New Dynasty they never run out."),
    "limited": N_("{stones} stones each."),
    "unlimited": N_("For two: stones never run out. With more players {stones} stones each."),
}
STARTERS = {
    "random": N_("Random"),
    "1": N_("Seat 1"),
    "2": N_("Seat 2"),
    "3": N_("Seat 3"),
    "4": N_("Seat 4"),
}
KINDS = {
    **dict.fromkeys(MODULES, SWITCH),
    "booking": BOOKING,
    "start": STARTERS,
    "quarry": QUARRY,
}
CHOICES = {
    **{board: side.name for board, side in SIDES.items()},
    **{(key, value): name for key, names in KINDS.items() for value, name in names.items()},
}
STARTS = N_("This seat starts with {sled}, the next ones have {next_sleds}.")
CHOICES_ABOUT = {  # a module tells what it brings also when it is off
    **{board: side.about for board, side in SIDES.items()},
    **{(key, value): module.about for key, module in MODULES.items() for value in SWITCH},
    **{("booking", value): about for value, about in BOOKING_ABOUT.items()},
    **{("quarry", value): about for value, about in QUARRY_ABOUT.items()},
    **{("start", seat): STARTS for seat in STARTERS},
    ("start", "random"): N_("The seed decides who starts."),
}
CATEGORIES = {
    **{key: site.name for key, site in SITES.items()},
    "decorations": N_("Decorations"),
    "statues": N_("Statues"),
    "blue": N_("Unused blue cards"),
    **{key: name for module in MODULES.values() for key, name in module.categories.items()},
    "track": N_("Score track"),
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

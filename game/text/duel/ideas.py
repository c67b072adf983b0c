"""What to look for in the Duel: by site and side, and by what else a position promises."""

from collections.abc import Mapping

from game.text.catalogue import N_

ACTIONS = N_("An action tile does more than an ordinary turn: play it for more than its point.")
FIGURES = N_("A figure on a square is on its way to a tile; one in the supply is not yet.")
BOATS = N_("Look at each boat as if it were unloaded next: who would get what?")
SWAP = N_("A swap decides who gets which tile: bring the one you need to your own figure.")
IDEAS: Mapping[str, str] = {
    "to play": ACTIONS,
    "obelisk_a": N_("Obelisks count against the other player’s: a single tile more can bring the majority."),
    "obelisk_b": N_("The obelisk is a race: count how many tiles each of you still lacks."),
    "temple_a": N_("A temple tile counts its symbols: one with many is worth several others."),
    "temple_b": N_("Temples count as sets of different values: look for the value your set lacks."),
    "pyramids_a": N_("The more tiles a pyramid has, the more the next one brings: keep to one colour."),
    "pyramids_b": N_("Only the smaller pyramid counts: let both grow together."),
    "tomb_a": N_("Up to five tiles, each of a run brings more than the last: look for numbers beside yours."),
    "tomb_b": N_("Every run counts the same, a single number too: look for numbers that lie apart."),
    "actions": ACTIONS,
    **dict.fromkeys(("else to swap", "else which swap"), SWAP),
    **dict.fromkeys(("figures", "else to place"), FIGURES),
    **dict.fromkeys(("boats", "else to unload", "else which unload", "else which place"), BOATS),
}

"""What to look for in Cheops' Master Builders, by row of the sheet."""

from collections.abc import Mapping

from game.text.catalogue import N_

TOP = N_("The pyramid counts by its highest level alone: one stone there is enough.")
RELIEF = N_("Relief stones are ticked in pairs: leave none without a free neighbour.")
COLOURS = N_("The more colours your next stones have, the more dice fit: keep different ones open.")
IDEAS: Mapping[str, str] = {
    "pyramid": N_("Every stone of the pyramid needs two below it: a wide base leaves more places to go on."),
    **dict.fromkeys(("pyramid.highest", "pyramid.level5", "pyramid.level6"), TOP),
    "arch": N_("The arch counts by its lower column: raise both evenly."),
    **dict.fromkeys(("relief", "else to relief"), RELIEF),
    "bonuses": N_("A bonus is only for those who reach it in the turn it is first reached: who is near it?"),
    "quarry": N_("Quarry stones that are skipped are lost: pay with dice, and strike from the left."),
    "jokers": N_("A joker left over brings more than a quarry stone left over: spend it last."),
    **dict.fromkeys(("colours", "else to tick", "else which tick"), COLOURS),
}

"""What the values of the Duel's box are called."""

from game.text.catalogue import N_
from game.text.edition import EditionWords, named

EDITION = EditionWords(
    labels={
        "OBELISK_A_TILE": named(N_("Each obelisk tile")),
        "OBELISK_A_MOST": named(N_("Most obelisk tiles")),
        "OBELISK_B_GOAL": named(N_("Obelisk tiles of the race")),
        "OBELISK_B_FIRST": named(N_("First to have so many")),
        "OBELISK_B_OTHER": named(N_("Second to have so many")),
        "OBELISK_B_HIGH": named(N_("Obelisk tiles of a high obelisk")),
        "OBELISK_B_HIGH_POINTS": named(N_("High obelisk")),
        "TEMPLE_B": named(N_("Temple set of {a}")),
        "PYRAMID_A": named(N_("Pyramid of {a}")),
        "PYRAMID_B": named(N_("Smaller pyramid of {a}")),
        "RUN_A": named(N_("Run of {a} in the tomb")),
        "RUN_B": named(N_("Each run in the tomb")),
        "ACTION_POINTS": named(N_("Action tile not used")),
        "FIGURE_POINTS": named(N_("Figure on a square at the end")),
    }
)

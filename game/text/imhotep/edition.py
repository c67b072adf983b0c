"""What the values of Imhotep's box are called; modules and sides bring their own words."""

from game.text.catalogue import N_
from game.text.edition import EditionWords, named
from game.text.imhotep.slices import SLICES

EDITION = EditionWords(
    labels={
        **{table: label for each in SLICES for table, label in each.values.items()},
        "START_SLED": named(N_("Stones at the start, seat {a1} in turn")),
        "TAKE": named(N_("Stones taken at once, at most")),
        "STONES": named(N_("Stones of a player")),
    },
    said={word: said for each in SLICES for word, said in each.said.items()},
)

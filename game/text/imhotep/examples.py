"""The worked examples of Imhotep's rules: those of every game, of cards, of sides and of modules."""

from game.text.catalogue import N_
from game.text.imhotep.cards import EXAMPLES as CARDS
from game.text.imhotep.positions import SIDES_A, START
from game.text.imhotep.slices import SLICES
from game.text.words import Example

FIRST = (
    Example(
        "aim",
        N_(
            "{name1} sails the first boat to the Pyramid. It is unloaded from the bow, and each stone brings "
            "what its cell says at once: {points1} for {name1}, {points2} for {name2}."
        ),
        START,
        ("boats", "pyramid"),
        players=3,
        action="sail 1 pyramid",
        counts="pyramid",
    ),
    Example(
        "I2.2",
        N_(
            "The four boats of a round. The notches on the hull say how many stones a boat needs; a raised "
            "sail says that it has them."
        ),
        START,
        ("boats",),
        players=3,
    ),
    Example(
        "I5.1",
        N_("Three stones lie on the sled already. Of three from the quarry only two fit."),
        START,
        ("sled 1",),
        players=3,
    ),
    Example(
        "I5.3",
        N_(
            "Three stones are enough for a boat with four spots. They are unloaded from the bow, as "
            "numbered: {name1}, {name3}, {name4}. The empty spot is skipped."
        ),
        SIDES_A,
        ("boat 1",),
        players=4,
        action="sail 1 obelisks",
    ),
)
EXAMPLES = (*FIRST, *(example for each in SLICES for example in each.examples), *CARDS)

"""The rules of Imhotep in our own words, section by section, with the ids the engine refers to."""

from collections.abc import Mapping

from game.text.catalogue import N_, Texts
from game.text.imhotep_extras import EXTRAS
from game.text.imhotep_sites import SITES
from game.text.words import HOUSE, Paragraph, Section, said

COURSE = (
    Section(
        "I2",
        N_("What is in the box"),
        ("box",),
        (N_("Stones, eight boats, round cards, 34 market cards and five sites with two sides each."),),
        (
            Paragraph(
                "I2.1", N_("Every player has 29 stones: on the sled, on boats, at sites, in the quarry.")
            ),
            Paragraph(
                "I2.2",
                N_(
                    "A boat has 1 to 4 spots. It may sail with 3 stones if it has 4 spots, with 2 if "
                    "it has 3, "
                    "with 1 if it has 2 or 1. Gaps do not matter."
                ),
            ),
            Paragraph(
                "I2.3", N_("Seven round cards for each number of players name the four boats of a round.")
            ),
            Paragraph("I2.4", N_("The market deck has 6 red, 8 green, 10 violet and 10 blue cards.")),
        ),
    ),
    Section(
        "I3",
        N_("Setting up"),
        ("setup",),
        (N_("One round card is left out unseen. Sleds start with 2, 3, 4, 5 stones in turn order."),),
        (
            Paragraph("I3.1", N_("Each site shows its side A or B, chosen one by one.")),
            Paragraph("I3.2", N_("The market deck is shuffled.")),
            Paragraph(
                "I3.3",
                N_(
                    "One of the seven round cards goes out of the game unseen; the six others are the rounds."
                ),
            ),
            Paragraph("I3.4", N_("In turn order the sleds start with 2, 3, 4 and 5 stones.")),
        ),
    ),
    Section(
        "I4",
        N_("Rounds and turns"),
        ("turn", "round"),
        (
            N_(
                "Six rounds. On your turn do exactly one thing: take stones, place one, sail a boat, "
                "play a blue card."
            ),
            N_("The round ends when the fourth boat has been unloaded. Then the Temple scores."),
        ),
        (
            Paragraph(
                "I4",
                N_(
                    "A round card names four empty boats, and the Market is filled. Then everybody takes one "
                    "action in turn until the fourth boat has been unloaded; the round ends at once. "
                    "Passing is "
                    "only for those who can do nothing at all."
                ),
            ),
            Paragraph(
                "I4.1",
                N_(
                    "At the end of a round the Temple scores, boats are put away and the cards left at the "
                    "Market are discarded. Next begins the player to the left of whoever sailed last."
                ),
            ),
            Paragraph(
                "I-R2",
                N_(
                    "If everybody has to pass in a row, the round ends: stones on boats go back to the "
                    "quarries, and the Temple scores as usual."
                ),
                HOUSE,
            ),
            Paragraph(
                "I-R1",
                N_("If deck and discard are both empty, nothing is drawn and fields stay empty."),
                HOUSE,
            ),
        ),
    ),
    Section(
        "I5",
        N_("Actions"),
        ("boat", "sled", "quarry"),
        (
            N_("Take 3 stones, as far as they fit: a sled holds 5."),
            N_("Place a stone on any empty spot of a boat."),
            N_(
                "Sail a boat that has its minimum load to a site without a boat. It is unloaded from the bow."
            ),
        ),
        (
            Paragraph(
                "I5.1", N_("Take stones: three from the quarry, fewer only if no more fit or are left.")
            ),
            Paragraph(
                "I5.2",
                N_("Place a stone: one from your sled onto any empty spot of a boat that has not sailed."),
            ),
            Paragraph(
                "I5.3",
                N_(
                    "Sail: a boat with its minimum load goes to a site no boat has come to this "
                    "round, also one "
                    "without a stone of yours. Stone by stone from the bow is delivered with full "
                    "effect, each "
                    "with all it brings before the next."
                ),
            ),
            Paragraph(
                "I5.4",
                N_(
                    "Play one blue card. All it says has to be possible and is done. A card you gain "
                    "in your own "
                    "turn can be played from your next turn on."
                ),
            ),
            Paragraph("I-R3", N_("A blue card cannot be used in part."), HOUSE),
            Paragraph(
                "I-R16",
                N_("The Hammer may be played with a sled that is nearly full; take what fits."),
                HOUSE,
            ),
        ),
    ),
)
CARDS = (
    Section(
        "I8",
        N_("Market cards"),
        ("card", "market"),
        (
            N_("Red works at once, green and violet count at the end, blue is an action for later."),
            N_("A blue card not used is worth 1 point."),
        ),
        (
            Paragraph(
                "I8",
                N_(
                    "Red: a stone from your quarry goes to the site named, with all it brings there. With an "
                    "empty quarry the card is only discarded. Out of turn it works at once as well."
                ),
            ),
            Paragraph(
                "I8.1",
                N_(
                    "Blue: the Lever sails a boat and lets you set the unloading order of all its "
                    "stones; the "
                    "Hammer takes stones, then places one; the Sail places a stone and sails that boat; the "
                    "Chisel places two stones."
                ),
            ),
            Paragraph("I8.2", N_("Green: 1 point per 3 stones of all colours at its site, at the end.")),
            Paragraph(
                "I8.3", N_("Violet: statues bring 1, 3, 6, 10, 15 points, and 2 for each further one.")
            ),
            Paragraph("I8.4", N_("A blue card not used is worth 1 point at the end.")),
            Paragraph(
                "I-R21",
                N_(
                    "With the Lever only stones are ordered; empty spots are passed over. The order "
                    "is set before the first stone is unloaded."
                ),
                HOUSE,
            ),
            Paragraph("I-R18", N_("What a card or bonus starts is finished before the next stone."), HOUSE),
        ),
    ),
    Section(
        "I9",
        N_("End of the game"),
        ("points",),
        (
            N_(
                "After six rounds all that is left counts. The highest total wins, then more stones "
                "on the sled."
            ),
        ),
        (
            Paragraph(
                "I9",
                N_(
                    "After the sixth round Burial chamber, Obelisks, cards and modules count. The "
                    "highest total "
                    "wins; on a tie more stones on the sled; still tied, the place is shared."
                ),
            ),
        ),
    ),
)
RULES = (*COURSE, *SITES, *CARDS, *EXTRAS)


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section; with options, those that hold under them."""
    return said(t, RULES, options)

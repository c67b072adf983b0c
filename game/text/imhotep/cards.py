"""The rules of Imhotep's market cards (I8)."""

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section

CARDS = (
    Section(
        "I8",
        N_("Market cards"),
        ("card",),
        (
            N_("Red works at once, blue is an action for later, green and violet count at the end."),
            N_("A blue card you have not used is worth 1 point."),
        ),
        (
            Paragraph("I-R4", N_("A card that is due has to be taken, be it a red one."), HOUSE),
            Paragraph(
                "I8",
                N_(
                    "Red: a stone from your quarry goes to the site named, with all a stone brings there; "
                    "the card goes to the discard. With an empty quarry nothing else happens."
                ),
            ),
            Paragraph("I-R17", N_("That happens at once, in another player’s turn as well."), HOUSE),
            Paragraph("I8.1", N_("Blue: you play it as an action, once; then it goes to the discard.")),
            Paragraph(
                "I8.1.1",
                N_("Lever: sail a boat, and set the order in which all its stones come off."),
            ),
            Paragraph(
                "I-R21",
                N_("The order is set before the first stone comes off. Empty spots are passed over."),
                HOUSE,
            ),
            Paragraph("I8.1.2", N_("Hammer: take 3 stones, as far as they fit, then place 1.")),
            Paragraph("I-R16", N_("You may do so with 3 or 4 stones on your sled, too."), HOUSE),
            Paragraph("I8.1.3", N_("Sail: place 1 stone, then sail that boat.")),
            Paragraph("I8.1.4", N_("Chisel: place 2 stones, on one boat or on two.")),
            Paragraph("I-R3", N_("All that a blue card says has to be possible, and is done."), HOUSE),
            Paragraph(
                "I8.2",
                N_(
                    "Green: at the end 1 point for every 3 stones at that site, of all colours, also buried "
                    "ones, those beside the Pyramid and those in columns."
                ),
            ),
            Paragraph(
                "I8.3",
                N_("Violet: your statues bring 1, 3, 6, 10 or 15 points for 1 to 5, and 2 for each further."),
            ),
            Paragraph("I8.4", N_("A blue card you have not used is worth 1 point at the end.")),
        ),
    ),
)

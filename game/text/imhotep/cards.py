"""Words of Imhotep's market cards (I8): names, effects, why one cannot be played now, the rules."""

from game.text.catalogue import N_
from game.text.imhotep.forms import CardWords
from game.text.imhotep.positions import SIDES_A
from game.text.words import HOUSE, Example, Paragraph, Section

CARDS = {
    "ENTRANCE": CardWords(N_("Entrance"), N_("an Entrance"), N_("1 stone from the quarry to the Pyramid")),
    "SARCOPHAGUS": CardWords(
        N_("Sarcophagus"), N_("a Sarcophagus"), N_("1 stone from the quarry to the Burial Chamber")
    ),
    "PATH": CardWords(N_("Paved Path"), N_("a Paved Path"), N_("1 stone from the quarry to your obelisk")),
    "DECO-PYRAMID": CardWords(
        N_("Pyramid decoration"), N_("a Pyramid decoration"), N_("1 point per 3 stones on the Pyramid")
    ),
    "DECO-TEMPLE": CardWords(
        N_("Temple decoration"), N_("a Temple decoration"), N_("1 point per 3 stones on the Temple")
    ),
    "DECO-BURIAL": CardWords(
        N_("Burial decoration"), N_("a Burial decoration"), N_("1 point per 3 stones in the Burial Chamber")
    ),
    "DECO-OBELISK": CardWords(
        N_("Obelisk decoration"), N_("an Obelisk decoration"), N_("1 point per 3 stones at the Obelisks")
    ),
    "STATUE": CardWords(N_("Statue"), N_("a Statue"), N_("1 · 3 · 6 · 10 · 15 for a set, then 2 each")),
    "LEVER": CardWords(N_("Lever"), N_("a Lever"), N_("Sail; you choose the unloading order")),
    "HAMMER": CardWords(N_("Hammer"), N_("a Hammer"), N_("Take 3 stones, then place 1")),
    "SAIL": CardWords(N_("Sail"), N_("a Sail"), N_("Place 1 stone, then sail that boat")),
    "CHISEL": CardWords(N_("Chisel"), N_("a Chisel"), N_("Place 2 stones")),
}
WHY_NOT = {
    "lever_needs_boat": N_("The Lever needs a boat that is ready to sail."),
    "hammer_needs_stones": N_(
        "The Hammer needs room on your sled, a stone in the quarry and an empty spot on a boat."
    ),
    "sail_needs_boat": N_("The Sail needs a stone on your sled and a boat that could then sail."),
    "chisel_needs_two": N_("The Chisel needs 2 stones on your sled and 2 empty spots."),
}
RULES = (
    Section(
        "I8",
        N_("Market cards"),
        ("card",),
        (
            N_("Red works at once, blue is an action for later, green and violet count at the end."),
            N_("A blue card you have not used is worth 1 point."),
        ),
        (
            Paragraph("I-R4", N_("A card that is due has to be taken, even if it is a red one."), HOUSE),
            Paragraph(
                "I8",
                N_(
                    "Red: a stone from your quarry goes to the site named, with all a stone brings there; "
                    "the card goes to the discard. With an empty quarry nothing else happens."
                ),
            ),
            Paragraph("I-R17", N_("That happens at once, even in another player’s turn."), HOUSE),
            Paragraph("I8.1", N_("Blue: you play it as an action, once; then it goes to the discard.")),
            Paragraph(
                "I8.1.1",
                N_("Lever: sail a boat, and set the order in which all its stones are unloaded."),
            ),
            Paragraph(
                "I-R21",
                N_("The order is set before the first stone is unloaded. Empty spots are skipped."),
                HOUSE,
            ),
            Paragraph("I8.1.2", N_("Hammer: take 3 stones, as many as fit, then place 1.")),
            Paragraph("I-R16", N_("You may do so with 3 or 4 stones on your sled, too."), HOUSE),
            Paragraph("I8.1.3", N_("Sail: place 1 stone, then sail that boat.")),
            Paragraph("I8.1.4", N_("Chisel: place 2 stones, on one boat or on two.")),
            Paragraph("I-R3", N_("Everything a blue card says has to be possible, and is done."), HOUSE),
            Paragraph(
                "I8.2",
                N_(
                    "Green: at the end 1 point for every 3 stones at that site, of all colours, including"
                    " buried ones, those beside the Pyramid and those in columns."
                ),
            ),
            Paragraph(
                "I8.3",
                N_(
                    "Violet: your statues score 1, 3, 6, 10 or 15 points for 1 to 5, and 2 for each"
                    " further one."
                ),
            ),
            Paragraph("I8.4", N_("A blue card you have not used is worth 1 point at the end.")),
        ),
    ),
)
EXAMPLES = (
    Example(
        "I8.2",
        N_("13 stones lie in the Burial Chamber: {points1} for its decoration."),
        SIDES_A,
        ("card DECO-BURIAL", "burial"),
        players=4,
        counts="decorations",
    ),
    Example(
        "I8.3",
        N_("Three statues: {points1}."),
        SIDES_A,
        ("card STATUE", "card STATUE", "card STATUE"),
        players=4,
        counts="statues",
    ),
)

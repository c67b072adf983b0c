"""The rules of Imhotep's variant and modules (I10)."""

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section

EXTRAS = (
    Section(
        "I10",
        N_("Variant and modules"),
        ("modules",),
        (N_("Wrath, private boats, bets and favours are chosen before the game."),),
        (
            Paragraph("I10", N_("Each of them is in play if it was chosen before the game.")),
            Paragraph(
                "I-R25",
                N_("Stones on the fields of bets and favours never come back and count for nothing else."),
                HOUSE,
            ),
        ),
    ),
    Section(
        "I10.1",
        N_("Wrath of the Pharaoh"),
        ("wrath",),
        (N_("−5 points without a stone on each of the four monuments."),),
        (
            Paragraph(
                "I10.1",
                N_(
                    "Whoever does not have a stone on each of the four monuments at the end loses 5 points, "
                    "once, however many are missing."
                ),
            ),
            Paragraph("I-R11", N_("Stones placed by cards count as well."), HOUSE),
        ),
        ("wrath", "on"),
    ),
    Section(
        "I10.2",
        N_("Private boats"),
        ("private",),
        (N_("Once a game, as an action: one stone from your sled straight to a site."),),
        (
            Paragraph(
                "I10.2",
                N_(
                    "Once a game, as an action, put a stone from your sled onto your private boat and sail "
                    "it at once. Each site takes one private boat a round, with or without another boat. It "
                    "blocks no other boat, is not one of the four, and no blue card works on it."
                ),
            ),
            Paragraph(
                "I10.2.1",
                N_(
                    "To the Market only if a card lies there. If no other boat has been there this round, "
                    "the field is filled again when the card has worked."
                ),
            ),
            Paragraph(
                "I-R22", N_("A favour that has filled fields again changes nothing about that."), HOUSE
            ),
            Paragraph("I10.2.2", N_("A private boat not used is worth 1 point at the end.")),
        ),
        ("private", "on"),
    ),
    Section(
        "I10.3",
        N_("Bets"),
        ("bets",),
        (N_("Once a game: a stone from the quarry on a monument. Most stones there: 5 points; second: 3."),),
        (
            Paragraph(
                "I10.3",
                N_(
                    "Once a game, as an action, you may put a stone from your quarry on an empty field. Each "
                    "monument has a left field, and with four players a right one."
                ),
            ),
            Paragraph(
                "I10.3.1",
                N_(
                    "At the end the monument with most stones brings 5 points on its left field and 3 on its "
                    "right one, the second monument 3 on its left one. If several have most, their left "
                    "fields bring 3 and no other field counts; if several are second, they bring nothing."
                ),
            ),
            Paragraph("I-R23", N_("If all monuments are empty, all four have most stones."), HOUSE),
        ),
        ("bets", "on"),
    ),
    Section(
        "I10.4",
        N_("Pharaoh’s favour"),
        ("favour",),
        (N_("Once a game: pay a stone from the quarry for one of five special actions."),),
        (
            Paragraph(
                "I10.4",
                N_(
                    "Once a game, as an action, put a stone from your quarry on a free favour and use it. "
                    "Each of the five is for one player. To sail, a boat has to be ready and a site free."
                ),
            ),
            Paragraph(
                "I10.4.1",
                N_(
                    "Favour 1: take up to 2 face-up market cards, not the pair; then their fields are filled "
                    "again."
                ),
            ),
            Paragraph(
                "I10.4.2",
                N_("Favour 2: you may place 1 stone on a boat; then fill your sled from the quarry."),
            ),
            Paragraph(
                "I-R12",
                N_(
                    "Besides the stone you pay, one has to be left to take, and there has to be room for it. "
                    "With a full sled you have to place the stone first."
                ),
                HOUSE,
            ),
            Paragraph(
                "I10.4.3",
                N_(
                    "Favour 3: you may place 1 stone on a boat; sail that boat and set the order in which "
                    "its stones come off."
                ),
            ),
            Paragraph("I10.4.4", N_("Favour 4: place up to 2 stones on a boat; sail it.")),
            Paragraph("I10.4.5", N_("Favour 5: place 1 to 3 stones on one or more boats.")),
        ),
        ("favour", "on"),
    ),
)

"""The rules of Imhotep's variant and modules (I10)."""

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section

EXTRAS = (
    Section(
        "I10.1",
        N_("Wrath of the Pharaoh"),
        ("wrath",),
        (N_("−5 points without a stone on each of the four monuments."),),
        (
            Paragraph(
                "I10.1",
                N_(
                    "Whoever does not have a stone on each of the four monuments at the end loses 5 "
                    "points, once."
                ),
            ),
            Paragraph("I-R11", N_("Stones placed by cards count."), HOUSE),
        ),
        ("wrath", "on"),
    ),
    Section(
        "I10.2",
        N_("Private boats"),
        ("private",),
        (N_("Once a game: one stone from your sled straight to a site."),),
        (
            Paragraph(
                "I10.2",
                N_(
                    "Once a game, as an action, put a stone from your sled on your private boat and "
                    "sail it at once, to a site without a private boat. It neither blocks other boats"
                    " nor counts among the four. Not used it is worth 1 point."
                ),
            ),
            Paragraph(
                "I10.2",
                N_(
                    "At the Market a card has to lie there. If no other boat has been there this "
                    "round, the field is filled again."
                ),
            ),
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
                    "Once a game, as an action, put a stone from the quarry on an empty bet field. At"
                    " the end the monument with most stones brings 5 points on its first and 3 on its"
                    " second field, the second monument 3 on its first field. If several have most, "
                    "their first fields bring 3 and nothing else counts; if several are second, they "
                    "bring nothing."
                ),
            ),
            Paragraph("I10.3", N_("The second fields are for four players.")),
            Paragraph("I-R23", N_("Without any stones all four have most."), HOUSE),
            Paragraph(
                "I-R25", N_("Stones on bet and favour fields never return and count for nothing else."), HOUSE
            ),
        ),
        ("bets", "on"),
    ),
    Section(
        "I10.4",
        N_("Pharaoh’s favour"),
        ("favour",),
        (N_("Once a game: a stone from the quarry for one of five special actions."),),
        (
            Paragraph(
                "I10.4",
                N_(
                    "Each favour is for one player, and each player has one a game. As an action, pay"
                    " a stone from the quarry and use it."
                ),
            ),
            Paragraph(
                "I10.4", N_("1: take up to two face-up market cards; then their fields are filled again.")
            ),
            Paragraph(
                "I10.4", N_("2: you may place a stone on a boat; then fill your sled from the quarry.")
            ),
            Paragraph(
                "I10.4", N_("3: you may place a stone on a boat; sail it and set the unloading order.")
            ),
            Paragraph("I10.4", N_("4: place up to two stones on a boat and sail it.")),
            Paragraph("I10.4", N_("5: place one to three stones on one or more boats.")),
            Paragraph(
                "I-R12",
                N_(
                    "For favour 2, besides the marker a stone has to be left to take, with room for "
                    "it. With a full sled the stone has to be placed first."
                ),
                HOUSE,
            ),
        ),
        ("favour", "on"),
    ),
)

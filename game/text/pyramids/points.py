"""The rules of Pyramids on connections (P6), points (P7), what is hidden (P8) and the deck (P9)."""

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section

POINTS = (
    Section(
        "P6",
        N_("Connections"),
        ("connections",),
        (
            N_("Stones of one colour that share an edge are connected, within a card and across cards."),
            N_("Corners never connect. A tall stone is one stone."),
        ),
        (
            Paragraph(
                "P6",
                N_(
                    "Two stones of one colour are connected if they share an edge, even a part of one. "
                    "Corners never connect. Edges of cards do not matter: it is the same within a card, "
                    "between neighbours and between levels. All stones joined in this way are one "
                    "connection; its size is the number of its stones."
                ),
                HOUSE,
            ),
            Paragraph("P-R2", N_("A tall stone counts as one stone, though it is as high as two."), HOUSE),
        ),
    ),
    Section(
        "P7",
        N_("Points"),
        ("points", "winner"),
        (
            N_("Pyramid: 1 point a stone of the largest connection of each colour."),
            N_("The largest of them counts once more; 10 points if all five colours connect 3 or more."),
            N_("Obelisk: 1, 3, 6, 10, 15 points for 1 to 5 stages with one colour."),
            N_("Tombs: 5 points a colour for the most stones of all. Glyphs: 2 points in their building."),
        ),
        (
            Paragraph(
                "P7.1",
                N_(
                    "Pyramid: for each of the five colours its largest connection counts, 1 point a stone. "
                    "A single stone is a connection of 1."
                ),
            ),
            Paragraph("P7.2", N_("The largest of these connections counts a second time.")),
            Paragraph("P-R12", N_("If several are equally large, one of them counts a second time.")),
            Paragraph(
                "P7.3",
                N_("If the largest connection of every colour has 3 stones or more, that scores 10 points."),
            ),
            Paragraph(
                "P7.4",
                N_(
                    "Obelisk: count the stages that show a colour, for the colour on most of them. 1, 2, 3 "
                    "or 4 stages score 1, 3, 6 or 10 points, 5 and more score 15."
                ),
            ),
            Paragraph(
                "P-R10",
                N_("A card that shows the colour twice is one stage: stages count, not stones."),
                HOUSE,
            ),
            Paragraph("P-R11", N_("If several colours are on equally many stages, one of them counts.")),
            Paragraph(
                "P7.5",
                N_(
                    "Tombs: all are opened. For each colour the stones in each tomb are counted; whoever "
                    "alone has the most of them gets 5 points. In a tie, nobody does."
                ),
            ),
            Paragraph("P-R13", N_("One stone is enough if nobody else has that colour in the tomb."), HOUSE),
            Paragraph("P7.6", N_("Every card whose glyph shows the building it lies in scores 2 points.")),
            Paragraph("P-R14", N_("Whoever has the most points wins. Tied players share the win.")),
        ),
    ),
    Section(
        "P8",
        N_("What everybody sees"),
        ("hidden", "seed"),
        (
            N_("Hidden: the deck, the cards in your hand and in your tomb. Everything else is open."),
            N_("Whoever has the seed can work out every card, the hidden ones too."),
        ),
        (
            Paragraph(
                "P8",
                N_(
                    "The order of the deck is hidden from all. Only you may see your hand and your tomb, "
                    "until the tombs are opened at the end. Pyramids, obelisks, quarry, god tiles and "
                    "discarded cards are open, and so is the number of cards in a hand or a tomb."
                ),
                HOUSE,
            ),
            Paragraph(
                "P8.1",
                N_(
                    "On a shared device, the table is covered before it shows somebody’s hidden cards. Bots "
                    "see only what their seat sees. Until the tombs are opened, points for them are left "
                    "out wherever they would give hidden cards away."
                ),
                HOUSE,
            ),
            Paragraph(
                "P8.2",
                N_(
                    "The whole deal follows from the seed, and links and saved games hold the seed. The "
                    "page shows nothing it should not, but with the seed anyone can work out the hidden "
                    "cards. It keeps honest players honest, but it is not a lock."
                ),
                HOUSE,
            ),
        ),
    ),
    Section(
        "P9",
        N_("The deck"),
        ("deck",),
        (N_("105 cards: 60 with three stones, 45 with two, all colours alike. 45 bear a glyph."),),
        (
            Paragraph(
                "P9",
                N_(
                    "The deck is our own design, the printed one is not known to us. 60 cards have three "
                    "stones of three colours, each choice of tall, upper and lower stone once, the tall "
                    "stone on the left on half of them. 40 cards have two tall stones, each ordered pair of "
                    "different colours twice; 5 have two tall stones of one colour."
                ),
                HOUSE,
            ),
            Paragraph(
                "P9.1",
                N_(
                    "There are 15 cards with each glyph: 10 of them with two stones, 5 with three. Every "
                    "colour has 54 stones, and 7 of them on the cards of each glyph."
                ),
                HOUSE,
            ),
        ),
    ),
)

"""The rules of Imhotep's sites (I6 side A, I7 side B)."""

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section

SITES = (
    Section(
        "I6.1",
        N_("Market, side A"),
        ("market",),
        (N_("Four open cards. Each stone brings its owner one of them."),),
        (
            Paragraph(
                "I6.1",
                N_(
                    "Four open cards. The owner of each stone unloaded has to take one while one is "
                    "there. The stones go back to the quarries."
                ),
            ),
            Paragraph(
                "I-R5",
                N_(
                    "They go back when the boat’s last card has been resolved, so they cannot serve a"
                    " red card of the same delivery."
                ),
                HOUSE,
            ),
        ),
        ("market", "A"),
    ),
    Section(
        "I7.1",
        N_("Market, side B"),
        ("market",),
        (N_("Three open cards and a covered pair: look at both, keep one."),),
        (
            Paragraph(
                "I7.1",
                N_(
                    "Three open cards and a field with two covered ones. Whoever takes the pair looks"
                    " at both alone, keeps one and discards the other face up."
                ),
            ),
            Paragraph(
                "I-R6",
                N_(
                    "The pair is filled last and refilled like any field. If only one card is left "
                    "there, it is taken unseen."
                ),
                HOUSE,
            ),
        ),
        ("market", "B"),
    ),
    Section(
        "I6.2",
        N_("Pyramid, side A"),
        ("pyramid",),
        (N_("The next cell counts at once. Beside the finished pyramid a stone brings 1 point."),),
        (
            Paragraph(
                "I6.2",
                N_(
                    "Cells are filled down each column, from left to right, level by level; each "
                    "brings its points at once. From the 15th stone on it is 1 point each, beside the"
                    " pyramid."
                ),
            ),
        ),
        ("pyramid", "A"),
    ),
    Section(
        "I7.2",
        N_("Pyramid, side B"),
        ("pyramid",),
        (N_("Choose one of three small pyramids. Some cells bring a card, stones or a stone placed."),),
        (
            Paragraph(
                "I7.2",
                N_(
                    "The owner of each stone chooses a pyramid that is not complete. Its next cell "
                    "brings points and perhaps a bonus: the top card of the deck, up to 3 stones from"
                    " the quarry, or a stone placed on a boat. The top brings 4 points. When all are "
                    "complete, a stone brings 1 point."
                ),
            ),
            Paragraph(
                "I7.2", N_("Which cell carries which bonus, and the values 2 and 3, are our own."), HOUSE
            ),
            Paragraph("I-R7", N_("A bonus is used at once or lost."), HOUSE),
        ),
        ("pyramid", "B"),
    ),
    Section(
        "I6.3",
        N_("Temple, side A"),
        ("temple",),
        (N_("At the end of a round each stone seen from above brings 1 point."),),
        (
            Paragraph(
                "I6.3",
                N_(
                    "Stones lie side by side, 4 with two players, otherwise 5, then in layers on top."
                    " At the end of every round each stone seen from above brings its owner 1 point."
                ),
            ),
        ),
        ("temple", "A"),
    ),
    Section(
        "I7.3",
        N_("Temple, side B"),
        ("temple",),
        (N_("At the end of a round each stone seen from above brings what its field shows."),),
        (
            Paragraph(
                "I7.3",
                N_(
                    "From left to right: 1 point or up to 2 stones; 2 points; 1 point or up to 2 "
                    "stones; the top card of the deck; 1 point or up to 2 stones. With two players "
                    "there are four fields."
                ),
            ),
            Paragraph("I-R8", N_("With a full sled or an empty quarry it is the point."), HOUSE),
        ),
        ("temple", "B"),
    ),
    Section(
        "I6.4",
        N_("Burial chamber, side A"),
        ("burial",),
        (N_("At the end each area of joined stones counts: 1, 3, 6, 10, 15 and 2 for each further stone."),),
        (
            Paragraph(
                "I6.4",
                N_(
                    "Three rows, filled down the columns from left to right. At the end each area of "
                    "joined stones of one colour brings 1, 3, 6, 10 or 15 points for 1 to 5 stones, "
                    "and 2 for each further one."
                ),
            ),
        ),
        ("burial", "A"),
    ),
    Section(
        "I7.4",
        N_("Burial chamber, side B"),
        ("burial",),
        (N_("At the end most stones in each row: 8, 4, 2 points."),),
        (
            Paragraph(
                "I7.4",
                N_(
                    "At the end each row is ranked on its own: 8, 4 and 2 points for most stones. "
                    "Players who tie share the points of their places, rounded down."
                ),
            ),
            Paragraph(
                "I-R10",
                N_("These values hold for two and three players as well; a fourth place gets nothing."),
                HOUSE,
            ),
        ),
        ("burial", "B"),
    ),
    Section(
        "I6.5",
        N_("Obelisks, side A"),
        ("obelisks",),
        (N_("At the end the obelisks are ranked by height."),),
        (
            Paragraph(
                "I6.5",
                N_(
                    "At the end the obelisks are ranked by height: 10 and 1 points with two players, "
                    "12, 6, 1 with three, 15, 10, 5, 1 with four. Who has none gets nothing; players "
                    "who tie share the points of their places, rounded down."
                ),
            ),
        ),
        ("obelisks", "A"),
    ),
    Section(
        "I7.5",
        N_("Obelisks, side B"),
        ("obelisks",),
        (
            N_(
                "Three stones make a column on the highest free field. Single stones bring 1 point at"
                " the end."
            ),
        ),
        (
            Paragraph(
                "I7.5",
                N_(
                    "As soon as you have three single stones, they become a column on the highest "
                    "point field that is free. Columns count at the end, or at once if chosen so. "
                    "Each single stone brings 1 point at the end."
                ),
            ),
            Paragraph(
                "I7.5",
                N_("The fields 10, 9, 8, 7, 6, 5, 4, 3 are our own. When none is left, stones stay single."),
                HOUSE,
            ),
        ),
        ("obelisks", "B"),
    ),
)

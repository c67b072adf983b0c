"""The rules of Imhotep's sites (I6 side A, I7 side B; behind them those of our own boards)."""

from game.text.catalogue import N_
from game.text.imhotep.boards import OURS
from game.text.words import HOUSE, Paragraph, Section

MARKET = (
    Section(
        "I6.1",
        N_("Market, side A"),
        ("market",),
        (N_("Four face-up cards. For each stone, its owner takes one."),),
        (
            Paragraph(
                "I6.1",
                N_(
                    "Four face-up cards. For each stone that comes off, its owner takes one; when none is "
                    "left, a stone brings nothing."
                ),
            ),
        ),
        ("market", "A"),
    ),
    Section(
        "I7.1",
        N_("Market, side B"),
        ("market",),
        (N_("Three face-up cards and a face-down pair. From the pair you keep one."),),
        (
            Paragraph(
                "I7.1",
                N_(
                    "Three face-up cards and a field with two face-down ones. For each stone, its owner "
                    "takes a face-up card or the pair: you alone look at both cards, keep one, and put the "
                    "other face up on the discard. A red card you keep works at once."
                ),
            ),
            Paragraph(
                "I-R6",
                N_(
                    "The pair is filled last, and filled again like any field. If only one card is left "
                    "there, it is taken unseen."
                ),
                HOUSE,
            ),
        ),
        ("market", "B"),
    ),
    Section(
        "I6.0",
        N_("Stones at the Market"),
        ("market",),
        (N_("The stones go back to the quarries."),),
        (
            Paragraph(
                "I-R5",
                N_(
                    "They do so when the boat’s last card has been taken and has worked. Until then no red "
                    "card can use them."
                ),
                HOUSE,
            ),
        ),
    ),
)
PYRAMID = (
    Section(
        "I6.2",
        N_("Pyramid, side A"),
        ("pyramid",),
        (N_("The next cell scores its points at once. When all are built, a stone scores 1 point."),),
        (
            Paragraph(
                "I6.2",
                N_(
                    "A stone fills the next cell and scores its points at once: down each column, columns "
                    "from left to right, level by level."
                ),
            ),
            Paragraph(
                "I6.2.1",
                N_(
                    "The nine cells below score 2, 1, 3, 2, 4, 3, 2, 1, 3 points, the four above them 2, 3, "
                    "1, 3, the top 4. From the 15th on, stones lie beside the Pyramid and score 1 point."
                ),
            ),
        ),
        ("pyramid", "A"),
    ),
    Section(
        "I7.2",
        N_("Pyramid, side B"),
        ("pyramid",),
        (N_("Choose one of three small pyramids. Some cells bring a bonus, now or never."),),
        (
            Paragraph(
                "I7.2",
                N_(
                    "Three small pyramids of five cells. The owner of the stone chooses one that is not "
                    "complete. Its next cell (top left, bottom left, top right, bottom right, then the top) "
                    "brings its points at once, and perhaps a bonus. The top brings 4 points."
                ),
            ),
            Paragraph(
                "I7.2.1",
                N_(
                    "The bonuses: the top card of the deck; up to 3 stones from your quarry; a stone from "
                    "your sled onto a boat that has not sailed."
                ),
            ),
            Paragraph("I-R7", N_("You may leave a bonus. What is not used at once is lost."), HOUSE),
            Paragraph(
                "I7.2.2",
                N_(
                    "An Entrance lets you choose, too, and brings the bonus. When all three pyramids are "
                    "complete, stones lie beside them and score 1 point."
                ),
            ),
            Paragraph(
                "I7.2.3",
                N_(
                    "The cells, left: 2, 1 and a card, 3, 1 and stones. Middle: 3, 1 and stones, 2, 1 and a "
                    "stone onto a boat. Right: 2, 1 and a stone onto a boat, 3, 1 and a card. The places of "
                    "the bonuses, and of the 2 and the 3, are our own."
                ),
                HOUSE,
            ),
        ),
        ("pyramid", "B"),
    ),
)
TEMPLE = (
    Section(
        "I6.3",
        N_("Temple, side A"),
        ("temple",),
        (N_("At the end of a round each stone seen from above scores 1 point."),),
        (
            Paragraph(
                "I6.3",
                N_(
                    "Stones lie side by side from left to right, 5 of them, with two players 4; then on top "
                    "of one another, as high as you like. At the end of each round every stone seen from "
                    "above brings its owner 1 point."
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
                    "Stones lie side by side from left to right, 5 of them, with two players 4; then on top "
                    "of one another. At the end of each round, from left to right, the owner of each stone "
                    "seen from above gets what its field brings."
                ),
            ),
            Paragraph(
                "I7.3.1",
                N_(
                    "Fields 1, 3 and 5: 1 point, or up to 2 stones from your quarry. Field 2: 2 points. "
                    "Field 4: the top card of the deck, which works at once if it is red."
                ),
            ),
            Paragraph("I-R9", N_("This is the order of the example in the published rules."), HOUSE),
            Paragraph("I-R8", N_("With a full sled or an empty quarry you get the point."), HOUSE),
        ),
        ("temple", "B"),
    ),
)
BURIAL = (
    Section(
        "I6.4",
        N_("Burial chamber, side A"),
        ("burial",),
        (N_("At the end each area of joined stones counts: 1, 3, 6, 10, 15, and 2 per further stone."),),
        (
            Paragraph(
                "I6.4",
                N_(
                    "Three rows, filled down each column, columns from left to right without end. At the end "
                    "stones of one colour that lie edge to edge form an area: 1, 3, 6, 10 or 15 points for 1 "
                    "to 5 stones, and 2 for each further one. All your areas count."
                ),
            ),
        ),
        ("burial", "A"),
    ),
    Section(
        "I7.4",
        N_("Burial chamber, side B"),
        ("burial",),
        (N_("At the end each row counts by itself: most stones 8 points, then 4, then 2."),),
        (
            Paragraph(
                "I7.4",
                N_(
                    "Three rows, filled down each column, columns from left to right without end. At the "
                    "end each row counts by itself: 8 points for the most stones in it, then 4, then 2. "
                    "Players who tie share the points of their places, rounded down. Without a stone you "
                    "get nothing."
                ),
            ),
            Paragraph(
                "I-R10",
                N_("These values apply to two and three players as well. A fourth place scores nothing."),
                HOUSE,
            ),
        ),
        ("burial", "B"),
    ),
)
OBELISKS = (
    Section(
        "I6.5",
        N_("Obelisks, side A"),
        ("obelisks",),
        (N_("At the end height counts: 10 · 1 for two, 12 · 6 · 1 for three, 15 · 10 · 5 · 1 for four."),),
        (
            Paragraph(
                "I6.5",
                N_(
                    "Each player builds an obelisk. At the end they are ranked by height: 10 and 1 points "
                    "with two players, 12, 6 and 1 with three, 15, 10, 5 and 1 with four. Players who tie "
                    "share the points of their places, rounded down. Without a stone you get nothing."
                ),
            ),
        ),
        ("obelisks", "A"),
    ),
    Section(
        "I7.5",
        N_("Obelisks, side B"),
        ("obelisks",),
        (N_("Three single stones become a column on the highest free field. A single scores 1 point."),),
        (
            Paragraph(
                "I7.5",
                N_(
                    "Stones lie singly. As soon as you have three, they become a column on the highest free "
                    "field and are worth what it says. At the end each single stone scores 1 point."
                ),
            ),
            Paragraph(
                "I7.5.1",
                N_(
                    "Columns are shown in brackets and count at the end, or at once if that was chosen. The "
                    "totals are the same."
                ),
            ),
            Paragraph(
                "I7.5.2",
                N_("The fields: 10, 9, 8, 7, 6, 5, 4, 3. When none is left, stones stay single."),
                HOUSE,
            ),
        ),
        ("obelisks", "B"),
    ),
)
SITES = (
    *MARKET,
    *OURS["market"],
    *PYRAMID,
    *OURS["pyramid"],
    *TEMPLE,
    *OURS["temple"],
    *BURIAL,
    *OURS["burial"],
    *OBELISKS,
    *OURS["obelisks"],
)

"""The rules of Imhotep's sides C and D (I12): boards of our own, by site."""

from collections.abc import Mapping

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section


def _side(rule: str, title: str, board: tuple[str, str], short: str, *full: str) -> Section:
    """The section of a side: its first paragraph has its id, those after it are counted below that."""
    ids = (rule, *(f"{rule}.{number}" for number in range(1, len(full))))
    paragraphs = tuple(Paragraph(each, text, HOUSE) for each, text in zip(ids, full, strict=True))
    return Section(rule, title, (board[0],), (short,), paragraphs, board)


OURS: Mapping[str, tuple[Section, ...]] = {
    "market": (
        _side(
            "I12.1",
            N_("Market, side C"),
            ("market", "C"),
            N_("Our own board. Four face-up cards. After a card for a stone, a coin buys a second one."),
            N_(
                "Four face-up cards, and 2 coins for each player. For each stone that comes off, its owner "
                "takes a card. When it has worked and another card is left, the owner may pay a coin and "
                "take a second one, but no more for one stone."
            ),
            N_("A coin not spent is worth 1 point at the end."),
            N_(
                "Cards from a favour are not for a stone, so no coin can be paid. If a private boat has its "
                "field filled again, that goes for the field of the second card, too."
            ),
        ),
        _side(
            "I12.2",
            N_("Market, side D"),
            ("market", "D"),
            N_("Our own board. For each stone a face-up card, the top card of the deck unseen, or 2 points."),
            N_(
                "Four face-up cards. For each stone that comes off, its owner takes a face-up card, or the "
                "top card of the deck without having seen it, or 2 points."
            ),
            N_("If neither a face-up card nor one to draw is left, it is the 2 points."),
        ),
    ),
    "pyramid": (
        _side(
            "I12.3",
            N_("Pyramid, side C"),
            ("pyramid", "C"),
            N_("Our own board. Choose a cell of the level; in line with Imhotep it scores 1 point more."),
            N_(
                "The owner of the stone chooses any empty cell of the lowest level that is not complete. It "
                "scores its points at once: 2 on the lowest level, 3 on the second one, 4 at the top."
            ),
            N_(
                "Imhotep begins on the centre cell. A cell in Imhotep’s row or column scores 1 point more, "
                "Imhotep’s own cell included, but the top does not. Then Imhotep moves to the new stone, "
                "and from a level that is complete to the top left cell of the next one."
            ),
            N_(
                "An Entrance lets you choose, too. When the top is built, stones lie beside the Pyramid and "
                "score 1 point."
            ),
        ),
        _side(
            "I12.4",
            N_("Pyramid, side D"),
            ("pyramid", "D"),
            N_(
                "Our own board. The next cell or, for a shared scaffold and 1 point, another one of the "
                "level."
            ),
            N_(
                "A stone fills the next cell and scores its points at once: down each column, columns from "
                "left to right, level by level. But there are 5 scaffolds for all to use. The owner of the "
                "stone may use one up, which costs 1 point at once, and choose another empty cell of the "
                "same level. Later stones fill the first empty cell."
            ),
            N_(
                "The nine cells below score 2, 1, 3, 2, 4, 3, 2, 1, 3 points, the four above them 2, 3, 1, "
                "3, the top 4. From the 15th on, stones lie beside the Pyramid and score 1 point."
            ),
        ),
    ),
    "temple": (
        _side(
            "I12.5",
            N_("Temple, side C"),
            ("temple", "C"),
            N_(
                "Our own board. At the end of a round the most stones seen from above score 4 points, then 2."
            ),
            N_(
                "Stones lie side by side from left to right, 5 of them, with two players 4; then on top of "
                "one another. At the end of each round you are ranked by your stones seen from above: 4 "
                "points for the most, 2 for the second most. Players who tie share the points of their "
                "places, rounded down. Without such a stone you get nothing."
            ),
        ),
        _side(
            "I12.6",
            N_("Temple, side D"),
            ("temple", "D"),
            N_("Our own board. At the end of a round each stone seen from above moves your chariot a step."),
            N_(
                "Stones lie side by side from left to right, 5 of them, with two players 4; then on top of "
                "one another. At the end of each round, from left to right, every stone seen from above "
                "moves its owner’s chariot one step. Every fifth step scores 2 points at once."
            ),
            N_(
                "At the end the chariots are ranked by their steps: 10 and 1 points with two players, 12, 6 "
                "and 1 with three, 15, 10, 5 and 1 with four. Players who tie share the points of their "
                "places, rounded down. A chariot that has not moved brings nothing."
            ),
        ),
    ),
    "burial": (
        _side(
            "I12.7",
            N_("Burial chamber, side C"),
            ("burial", "C"),
            N_("Our own board. Choose a cell of the column; its tile counts for you at the end."),
            N_(
                "24 crypt tiles lie shuffled and face up on the cells of eight columns: six of 1, eight of "
                "2, six of 3 and four of 4. The owner of the stone chooses any empty cell of the leftmost "
                "column that is not complete. At the end the tiles under your stones are your points."
            ),
            N_(
                "From the 25th on, stones fill the next cell, down each column, and score 1 point at the end."
            ),
        ),
        _side(
            "I12.8",
            N_("Burial chamber, side D"),
            ("burial", "D"),
            N_("Our own board. Each column counts by itself: three of one colour score 9 points."),
            N_(
                "Three rows, filled down each column, columns from left to right without end. At the end "
                "each complete column counts by itself. Three stones of one colour: 9 points. Two and one: "
                "5 points and 1 point. Three colours: 2 points each."
            ),
            N_("In the column that is not complete a stone scores 1 point."),
        ),
    ),
    "obelisks": (
        _side(
            "I12.9",
            N_("Obelisks, side C"),
            ("obelisks", "C"),
            N_("Our own board. At the end each obelisk counts by its height: 1 · 2 · 4 · 6 · 9 · 12 · 15."),
            N_(
                "Each player builds an obelisk. At the end its own height counts: 1, 2, 4, 6, 9, 12 or 15 "
                "points for 1 to 7 stones, and 2 for each further one."
            ),
        ),
        _side(
            "I12.10",
            N_("Obelisks, side D"),
            ("obelisks", "D"),
            N_("Our own board. Whoever reaches a height first takes its best tile. Tiles count at the end."),
            N_(
                "Each player builds an obelisk. For each height from 2 to 6 there are three tiles. When your "
                "obelisk reaches a height, you take the highest tile left for it, if one is left. At the end "
                "your tiles are your points."
            ),
            N_(
                "The tiles: 3, 2, 1 for height 2; 4, 3, 2 for height 3; 5, 4, 3 for height 4; 6, 5, 4 for "
                "height 5; 7, 6, 5 for height 6. Each stone above the sixth scores 1 point at the end."
            ),
        ),
    ),
}

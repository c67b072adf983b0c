"""The rules of Pyramids in our own words, section by section, with the ids the engine refers to."""

from collections.abc import Mapping

from game.text.catalogue import N_, Texts
from game.text.pyramids.points import POINTS
from game.text.words import HOUSE, Paragraph, Section, said

AIM = Section(
    "aim",
    N_("At a glance"),
    ("aim",),
    (
        N_(
            "You build a pyramid, an obelisk and a tomb from cards with coloured stones. In the pyramid "
            "connected stones count, on the obelisk stages with the same colour, in the tomb having the "
            "most stones of a colour."
        ),
        N_(
            "Each round you take a god tile, then a pair of cards, and build one card in the pyramid and, "
            "if the god allows it, others in the tomb and on the obelisk."
        ),
        N_(
            "After ten rounds all pyramids are complete, the tombs are opened, and whoever has the most "
            "points wins."
        ),
    ),
    (),
)
BEFORE = (
    Section(
        "P1",
        N_("Components"),
        ("box",),
        (N_("105 construction cards, 5 god tiles, the start player marker. 2 to 5 play 10 rounds."),),
        (
            Paragraph(
                "P1",
                N_(
                    "105 construction cards, 5 god tiles and the start player marker. 2 to 5 players build "
                    "for 10 rounds. Everybody has a necropolis of three buildings: a pyramid, an obelisk "
                    "and a tomb."
                ),
            ),
        ),
    ),
    Section(
        "P2",
        N_("A construction card"),
        ("card", "glyph"),
        (N_("2 or 3 stones in five colours, side by side; a tall stone is one stone. Some bear a glyph."),),
        (
            Paragraph(
                "P2",
                N_(
                    "A card shows 2 or 3 stones in blue, white, red, green or yellow. Some bear the glyph of "
                    "a building: pyramid, obelisk or tomb. The glyph belongs to the card, not to a stone."
                ),
            ),
            Paragraph(
                "P-R1",
                N_(
                    "The stones lie in the lower half of the card, in two columns. A column is one tall "
                    "stone, or an upper and a lower small one; at least one column is a tall stone. Cards "
                    "are never turned."
                ),
                HOUSE,
            ),
        ),
    ),
    Section(
        "P3",
        N_("Setup"),
        ("setup",),
        (
            N_("Everybody gets 1 card, hidden. God tiles 1 to 4 with 2 or 3 players, 1 to 5 with 4 or 5."),
            N_("With 2 players one god tile is set aside."),
        ),
        (
            Paragraph(
                "P3.1",
                N_(
                    "With 2 or 3 players god tiles 1 to 4 are used, with 4 or 5 players all five. Sekhmet "
                    "shows the side for the number of players."
                ),
            ),
            Paragraph(
                "P3.2",
                N_("With 2 players a random one of the four god tiles is set aside in round 1."),
            ),
            Paragraph(
                "P3.3",
                N_(
                    "The cards are shuffled. Clockwise from the start player everybody gets 1 card, hidden. "
                    "The others are the deck."
                ),
            ),
            Paragraph("P3.4", N_("One player gets the start player marker.")),
            Paragraph(
                "P-R15",
                N_(
                    "Chance decides who it is, or you agree on a seat. If nobody sits there, the count goes "
                    "on round the table."
                ),
                HOUSE,
            ),
        ),
    ),
)

ROUND = (
    Section(
        "P4",
        N_("A round"),
        ("round", "tiles", "quarry", "hand"),
        (
            N_("A pair of cards for each player lies face up in the quarry."),
            N_("Clockwise everybody takes a god tile. In the order of the tiles take a pair and build."),
            N_("At the end of the round keep at most 1 card; the marker moves on."),
        ),
        (
            Paragraph(
                "P4.1",
                N_(
                    "Quarry: as many pairs as there are players are dealt face up, 2 cards each. Pairs are "
                    "never split or mixed."
                ),
            ),
            Paragraph(
                "P4.2",
                N_(
                    "God tiles: the start player first, then clockwise, everybody takes one of the god tiles "
                    "that lie there. With 2, 3 or 4 players one is left over."
                ),
            ),
            Paragraph(
                "P4.3",
                N_(
                    "In ascending order of the god tiles: take a pair from the quarry into your hand and "
                    "build at once. Then the next player does."
                ),
            ),
            Paragraph(
                "P4.4",
                N_(
                    "End of the round: the god tiles go back. With 2 players the next higher number is now "
                    "set aside, 1 after 4. Whoever has more than 1 card in hand discards down to 1, face "
                    "up. The marker goes to the next player clockwise. After round 10 all cards in hand are "
                    "discarded; they count for nothing."
                ),
            ),
            Paragraph("P-R16", N_("You choose yourself which card you discard.")),
            Paragraph(
                "P-R7",
                N_(
                    "Your hand is checked only at the end of the round, not at the end of your turn. You "
                    "never discard your last card of your own accord."
                ),
                HOUSE,
            ),
        ),
    ),
)

BUILDING = (
    Section(
        "P5",
        N_("Building"),
        ("build",),
        (
            N_(
                "1 card must go to the pyramid. Your god tile may allow another in the tomb or on the "
                "obelisk."
            ),
            N_("Horus: no more. Anubis: tomb. Khepri: obelisk. Thoth: tomb and obelisk."),
            N_("Sekhmet: tomb and obelisk; with 4 or 5 players only one of them."),
        ),
        (
            Paragraph(
                "P5",
                N_(
                    "You must build 1 card in your pyramid. Besides, Anubis (2) allows 1 card in the tomb, "
                    "Khepri (3) 1 card on the obelisk, Thoth (5) both, Horus (1) nothing more. Sekhmet (4) "
                    "allows both with 2 or 3 players, one of them with 4 or 5. At most one card per "
                    "building."
                ),
            ),
            Paragraph("P-R8", N_("You do not have to build everything you may.")),
            Paragraph(
                "P-R9",
                N_(
                    "You build from your whole hand, the card you kept and the new pair, in any order. A "
                    "card for the pyramid must be left until it is built. Cards that have been laid never "
                    "move again."
                ),
                HOUSE,
            ),
        ),
    ),
    Section(
        "P5.1",
        N_("The pyramid"),
        ("pyramid",),
        (
            N_("Four levels of 4, 3, 2 and 1 cards, one card a round, without gaps."),
            N_("A card of a higher level lies on two neighbouring cards, shifted by half a card."),
        ),
        (
            Paragraph(
                "P5.1",
                N_(
                    "The finished pyramid has four levels: 4, 3, 2 and 1 cards, one for each round. A card "
                    "goes next to a card of its level, or begins the next level. From level 2 on it lies on "
                    "two neighbouring cards of the level below, shifted by half a card."
                ),
            ),
            Paragraph(
                "P-R3",
                N_(
                    "A level may be begun as soon as two neighbouring cards lie below; these need not be a "
                    "complete level."
                ),
            ),
            Paragraph("P-R4", N_("A level that has been begun has no gaps.")),
            Paragraph("P-R5", N_("Both cards below must already be there; nothing overhangs."), HOUSE),
            Paragraph("P-R6", N_("The lowest level grows to the right and to the left."), HOUSE),
        ),
    ),
    Section(
        "P5.2",
        N_("The obelisk"),
        ("obelisk",),
        (N_("A column, one card above the other, as high as you like."),),
        (
            Paragraph(
                "P5.2",
                N_(
                    "The obelisk is a column beside the pyramid. Each card is one stage; all its stones stay "
                    "visible. There is no limit to its height."
                ),
            ),
        ),
    ),
    Section(
        "P5.3",
        N_("The tomb"),
        ("tomb",),
        (N_("A face-down pile; only you may look at it. All tombs are opened at the end."),),
        (
            Paragraph(
                "P5.3",
                N_(
                    "Cards in the tomb lie face down. You may look at your own at any time. At the end of "
                    "the game all tombs are opened."
                ),
            ),
        ),
    ),
)

RULES = (AIM, *BEFORE, *ROUND, *BUILDING, *POINTS)


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section; all of them hold under every option."""
    return said(t, RULES, options)

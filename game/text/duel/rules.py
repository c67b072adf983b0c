"""The rules of the Duel in our own words, section by section, with the ids the engine refers to."""

from collections.abc import Mapping

from game.text.catalogue import N_, Texts
from game.text.duel.facts import facts
from game.text.duel.points import END, SITES
from game.text.words import HOUSE, Paragraph, Section, said

AIM = Section(
    "aim",
    N_("At a glance"),
    ("aim",),
    (
        N_(
            "You collect tiles for your four sites, obelisk, temple, pyramids and tomb; whoever has the most "
            "points at the end wins."
        ),
        N_(
            "On your turn place a figure on a square of the harbour, unload a boat that has two figures or "
            "more in its line, or play an action tile."
        ),
        N_(
            "Unloaded boats are filled again until the supply is used up. As soon as only one boat is left, "
            "the game is over."
        ),
    ),
    (),
)
HARBOUR = (
    Section(
        "D1",
        N_("Components"),
        ("box",),
        (N_("{tiles} tiles: {site} for each of the four sites and {actions} action tiles."),),
        (
            Paragraph(
                "D1.1",
                N_(
                    "{tiles} delivery tiles: {site} obelisks; {site} temples with 1 to {values} "
                    "symbols, three of each; {pyramid} light and {pyramid} dark pyramids; {site} "
                    "tombs with the numbers 1 to {tombs}; and {actions} action tiles, three of "
                    "each kind."
                ),
            ),
            Paragraph(
                "D1.2",
                N_("{boats} boats with {slots} slots each, and {figures} figures for each player."),
            ),
            Paragraph(
                "D1.3",
                N_(
                    "The harbour with {squares} squares and a field for the reserve, and for each player "
                    "four sites: obelisk, temple, pyramids and tomb. Every site has a side A and a side B."
                ),
            ),
        ),
    ),
    Section(
        "D2",
        N_("The harbour"),
        ("harbour", "slot"),
        (
            N_(
                "Every row and every column of the harbour has a boat. Its line is that row or column, its "
                "nearest square the one beside it."
            ),
        ),
        (
            Paragraph(
                "D2.1",
                N_(
                    "The harbour has 3 rows and 3 columns of squares. Three boats serve the rows, three the "
                    "columns."
                ),
            ),
            Paragraph(
                "D-R1",
                N_(
                    "The boats of the rows lie on the left, those of the columns at the top. Turning the "
                    "board changes nothing."
                ),
                HOUSE,
            ),
            Paragraph(
                "D2.2",
                N_(
                    "A boat’s row or column is its line. The square beside the boat is the nearest one. "
                    "Every square lies on two lines."
                ),
            ),
            Paragraph("D2.3", N_("A square holds one figure at most.")),
            Paragraph(
                "D2.4",
                N_(
                    "Slot 1 touches the harbour, slot 3 is the outermost. Boats are loaded from slot 1 "
                    "outwards and unloaded from slot 3 inwards."
                ),
            ),
            Paragraph(
                "D2.5",
                N_("The order of the boats is: rows from top to bottom, then columns from left to right."),
            ),
        ),
    ),
    Section(
        "D3",
        N_("Setup"),
        ("setup",),
        (
            N_(
                "{on_boats} tiles lie on the boats, {reserve} are the reserve, {supply} the "
                "supply. Everybody starts with {figures} figures."
            ),
        ),
        (
            Paragraph(
                "D3.1",
                N_("For every site you agree on side A or B. Both players use the same side of a site."),
            ),
            Paragraph("D3.2", N_("Each player has {figures} figures in the supply and no tiles.")),
            Paragraph(
                "D3.3",
                N_(
                    "All {tiles} tiles are shuffled. {on_boats} go face up to the boats, in their "
                    "order and from slot 1 outwards; the next {reserve} face down to the reserve; "
                    "the other {supply} are the face-down supply."
                ),
                HOUSE,
            ),
            Paragraph("D3.4", N_("Chance decides who starts, unless you choose it beforehand.")),
        ),
    ),
)

TURN = (
    Section(
        "D4",
        N_("A turn"),
        ("turn", "square", "figures"),
        (
            N_(
                "Do exactly one thing: place a figure on an empty square, unload a boat with two figures or "
                "more in its line, or play an action tile."
            ),
        ),
        (
            Paragraph(
                "D4", N_("The players take turns. On your turn you must do exactly one of the following.")
            ),
            Paragraph("D4.1", N_("Place: put a figure from your supply on any empty square.")),
            Paragraph("D-R11", N_("Squares on lines whose boats have left the game may be used too."), HOUSE),
            Paragraph(
                "D4.2",
                N_(
                    "Unload: choose a boat with two figures or more in its line, of whatever colour. None of "
                    "them has to be yours."
                ),
            ),
            Paragraph(
                "D4.3",
                N_(
                    "Action tile: play one of yours if you can carry out all of its compulsory part. It "
                    "leaves the game first, then you do what it says. That is your whole turn: one tile per "
                    "turn, and a tile gained in a turn waits for a later one."
                ),
            ),
            Paragraph("D4.4", N_("Pass: only if none of this is possible.")),
            Paragraph(
                "D-R10",
                N_(
                    "Nobody passes by choice. Late in the game this can happen: all your figures are on the "
                    "board, and no boat has two figures in its line."
                ),
                HOUSE,
            ),
        ),
    ),
    Section(
        "D5",
        N_("Unloading a boat"),
        ("boat", "unload"),
        (
            N_(
                "The nearest figure takes the outermost tile, the next one the tile after it, and so on. The "
                "figures go back to the supply. With two figures the innermost tile is lost."
            ),
        ),
        (
            Paragraph(
                "D5.1",
                N_(
                    "Only the figures in the boat’s line count, the one nearest to the boat first. Gaps are "
                    "skipped."
                ),
            ),
            Paragraph(
                "D5.2",
                N_(
                    "The first figure takes the tile on slot 3, the second that on slot 2, the third that on "
                    "slot 1."
                ),
            ),
            Paragraph(
                "D5.3",
                N_(
                    "Each tile goes to its owner’s site at once; action tiles lie face up beside the sites. "
                    "Nothing is chosen and nothing refused. The figure returns to its owner’s supply."
                ),
            ),
            Paragraph("D5.4", N_("A tile nobody takes leaves the game.")),
            Paragraph(
                "D-R2",
                N_("With two figures it is always the tile on slot 1, whichever square is empty."),
            ),
        ),
    ),
    Section(
        "D6",
        N_("Action tiles"),
        ("actions", "reserve"),
        (
            N_("Take 1: a tile from any boat, but no action tile. The reserve fills the gap."),
            N_("Place 2–3: two or three figures."),
            N_("Place 1, unload 1–2: a figure, then a boat or two."),
            N_("Swap 2, unload 1: exchange two tiles of a boat, then unload any boat."),
        ),
        (
            Paragraph(
                "D6.1",
                N_(
                    "Take 1: choose a tile on any boat and add it to your own. At once the next tile of the "
                    "reserve is laid face up in its place. Supply and figures stay as they are. The reserve "
                    "always suffices."
                ),
            ),
            Paragraph("D-R9", N_("You cannot take an action tile this way; one may come from the reserve.")),
            Paragraph(
                "D6.2", N_("Place 2–3: place 2 or 3 of your figures on empty squares, one after the other.")
            ),
            Paragraph("D-R5", N_("With a single figure in your supply you cannot play it."), HOUSE),
            Paragraph(
                "D6.3",
                N_(
                    "Place 1, unload 1–2: place exactly one figure, then unload a boat, then a second one if "
                    "you like and can."
                ),
            ),
            Paragraph(
                "D-R6",
                N_(
                    "Placing and the first unloading are compulsory: you need a figure, and you may place it "
                    "only where some boat can be unloaded afterwards."
                ),
                HOUSE,
            ),
            Paragraph(
                "D6.4",
                N_(
                    "Swap 2, unload 1: two tiles of one boat change places. Then you unload exactly one "
                    "boat, the same or another."
                ),
            ),
            Paragraph("D-R7", N_("If no boat can be unloaded, you cannot play it."), HOUSE),
            Paragraph("D-R8", N_("The two tiles may be alike."), HOUSE),
        ),
    ),
    Section(
        "D7",
        N_("End of the turn"),
        ("supply", "refill"),
        (
            N_(
                "An emptied boat gets three new tiles when the turn ends. If none are left, it leaves the "
                "game."
            ),
        ),
        (
            Paragraph(
                "D7.1",
                N_("An unloaded boat stays empty until the turn ends and cannot be unloaded a second time."),
            ),
            Paragraph(
                "D7.2",
                N_(
                    "Then every emptied boat gets three tiles from the supply. If the supply is used up, "
                    "the boat leaves the game. It no longer has a line; its squares stay."
                ),
            ),
            Paragraph(
                "D-R3",
                N_(
                    "If two boats were emptied, the order of the boats decides, not the order of unloading. "
                    "The supply is always a multiple of three: a boat gets three tiles or none."
                ),
            ),
        ),
    ),
    Section(
        "D8",
        N_("End of the game"),
        ("end",),
        (N_("As soon as only one boat stays in the game, it is over. The tiles on that boat are lost."),),
        (
            Paragraph(
                "D8", N_("As soon as only one boat stays in the game, it is over. Its three tiles are lost.")
            ),
            Paragraph(
                "D-R4",
                N_(
                    "This is checked after every single unloading; emptied boats for which no new tiles are "
                    "left count as gone. With an empty supply and two boats, the next unloading ends the "
                    "game."
                ),
                HOUSE,
            ),
        ),
    ),
)

RULES = (AIM, *HARBOUR, *TURN, *SITES, *END)


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section; with options, those of the sides in play."""
    return said(t, RULES, options, **facts(t))

"""The rules of Abusir in our own words, with the ids the engine refers to."""

from collections.abc import Mapping

from game.text.abusir.actions import ACTIONS
from game.text.catalogue import N_, Texts
from game.text.words import HOUSE, Paragraph, Section, said

RULES = (
    Section(
        "aim",
        N_("At a glance"),
        ("aim",),
        (
            N_(
                "You load blocks from boats onto your sled, pull it over land with a rope, and build them "
                "into seven pyramids. Whoever has built the most blocks in a pyramid gets the most points "
                "for it."
            ),
            N_(
                "In a turn you take two actions: load and pull, move workers, or build. A third one costs "
                "your action pyramid."
            ),
            N_(
                "The game ends with the round in which five pyramids are complete or a stock can no longer "
                "fill a boat."
            ),
        ),
        (),
    ),
    Section(
        "A1",
        N_("The blocks"),
        ("block", "stock", "pool"),
        (N_("31 blocks in each of three colours: singles, doubles, triples and corners."),),
        (
            Paragraph("A1", N_("There are 93 blocks, 31 each in white, black and red.")),
            Paragraph(
                "A1.1",
                N_(
                    "Of each colour there are 10 singles of one cube, 11 doubles, 6 triples in a row and 4 "
                    "corners of three cubes. How many there are of each shape is our own choice, and so is "
                    "black."
                ),
                HOUSE,
            ),
            Paragraph("A1.2", N_("Blocks are always counted in pieces, never in cubes.")),
        ),
    ),
    Section(
        "A2",
        N_("The board"),
        ("board", "site", "path", "obstacle"),
        (N_("Seven sites, a network of paths with the camp, a river with six berths, six obstacles."),),
        (
            Paragraph("A2", N_("The board has seven sites, paths between them, a camp, and a river.")),
            Paragraph(
                "A2.1",
                N_("The layout is our own; so are the six berths, the six obstacles and the names."),
                HOUSE,
            ),
        ),
    ),
    Section(
        "A3",
        N_("Setup"),
        ("setup",),
        (N_("Boats, loads and sleds are placed counter-clockwise; the start player comes last."),),
        (
            Paragraph("A3", N_("Blocks lie by colour: two at the stations, the third upstream.")),
            Paragraph(
                "A3.3",
                N_("White lies at the station of berth 3, black at that of berth 5, red upstream."),
                HOUSE,
            ),
            Paragraph(
                "A3.1",
                N_("From each colour 3 singles, 4 doubles, 2 triples and a corner make the pool of 30."),
                HOUSE,
            ),
            Paragraph("A3.2", N_("Everybody has an action pyramid, 5 markers, and 3 workers in the camp.")),
            Paragraph("A3.4", N_("The start player is random."), HOUSE),
            Paragraph(
                "A3.5",
                N_(
                    "Beginning to the right of the start player and going counter-clockwise, everybody puts "
                    "their own boat at a free berth and their own sled on its stage."
                ),
            ),
            Paragraph("A3.6", N_("In the same order everybody loads 5 pool blocks onto their own boat.")),
            Paragraph(
                "A3.7",
                N_(
                    "Boats of colours nobody plays and the neutral boat take the free berths and the rest of "
                    "the pool. Chance does what players would do jointly."
                ),
                HOUSE,
            ),
            Paragraph(
                "A3.8", N_("In the same order everybody puts a block from any stock on their own sled.")
            ),
        ),
    ),
    Section(
        "A4",
        N_("A turn"),
        ("turn", "pyramid"),
        (
            N_("Two actions, the same one twice if you like; either may be forgone."),
            N_("The action pyramid buys a third one; forgo a regular one to get it back."),
        ),
        (
            Paragraph("A4", N_("Turns go clockwise from the start player.")),
            Paragraph(
                "A4.1",
                N_(
                    "A turn has two actions: loading and pulling, moving workers, building, in any order, "
                    "repeated or not. You may forgo one or both."
                ),
            ),
            Paragraph(
                "A4.2",
                N_(
                    "Whoever hands in the action pyramid takes one more action. You are asked about it at "
                    "the end."
                ),
            ),
            Paragraph(
                "A4.3",
                N_(
                    "The pyramid comes back at the end of a later turn in which you forgo at least one of "
                    "the two regular actions. You never have more than one."
                ),
            ),
        ),
    ),
    *ACTIONS,
    Section(
        "A9",
        N_("The boats shift"),
        ("shift", "river", "berth"),
        (N_("When two boats are empty, all move one berth on, and three berths are filled."),),
        (
            Paragraph("A9", N_("Boats carry 5 blocks. A boat never changes its owner.")),
            Paragraph("A9.1", N_("As soon as loading leaves two boats empty, the boats shift.")),
            Paragraph("A9.2", N_("Every boat moves one berth downstream; the last one comes to berth 1.")),
            Paragraph(
                "A9.3",
                N_(
                    "The boat at berth 3 is filled up to 5 blocks from the white stock, the one at berth 5 "
                    "from the black stock, the one at berth 1 from the red stock. Blocks aboard stay there."
                ),
            ),
            Paragraph("A9.4", N_("Boats at other berths stay as they are; sleds do not move.")),
            Paragraph("A9.5", N_("If two boats are still empty, they shift once more."), HOUSE),
            Paragraph(
                "A9.6", N_("A stock that is too small is loaded completely, and the last round is played.")
            ),
            Paragraph("A9.7", N_("Whoever made the boats shift chooses all these blocks.")),
            Paragraph(
                "A9.8", N_("The boats are filled in this order: at berth 3, at berth 5, at berth 1."), HOUSE
            ),
        ),
    ),
    Section(
        "A10",
        N_("A complete pyramid"),
        ("points", "colour"),
        (
            N_("6, 4 and 2 points by blocks built, 1 for the last block."),
            N_("3 for everybody who built there if it shows one colour."),
        ),
        (
            Paragraph("A10", N_("A pyramid is scored as soon as it is complete.")),
            Paragraph("A10.1", N_("The most blocks score 6 points, the second most 4, the third most 2.")),
            Paragraph(
                "A10.2",
                N_("Tied players add up the points of the ranks they fill and share them, rounded down."),
            ),
            Paragraph("A10.3", N_("Whoever placed the last block gets 1 point.")),
            Paragraph(
                "A10.4",
                N_("If all visible cubes have one colour, everybody who built there gets 3 points."),
            ),
            Paragraph("A10.5", N_("The four cubes in the middle of the lowest level are hidden."), HOUSE),
        ),
    ),
    Section(
        "A11",
        N_("The end"),
        ("end",),
        (N_("Five complete pyramids, a stock that can no longer fill a boat, or nothing left to build."),),
        (
            Paragraph("A11", N_("The game ends in one of these ways.")),
            Paragraph("A11.1", N_("At once, if nobody can place a block any more.")),
            Paragraph("A11.2", N_("After the round in which a boat could not be filled.")),
            Paragraph("A11.3", N_("After the round in which the fifth pyramid is completed.")),
            Paragraph("A11.4", N_("A round ends with the player to the right of the start player.")),
            Paragraph(
                "A11.5",
                N_(
                    "After three rounds in a row in which nothing was loaded or built. After the second one "
                    "everybody is warned."
                ),
                HOUSE,
            ),
        ),
    ),
    Section(
        "A12",
        N_("Who wins"),
        ("tie",),
        (N_("Incomplete pyramids score 3, 2 and 1 points. Whoever has the most points wins."),),
        (
            Paragraph(
                "A12", N_("At the end incomplete pyramids are scored, and whoever has the most points wins.")
            ),
            Paragraph(
                "A12.1",
                N_("They score 3, 2 and 1 points by blocks built, ties as above, and nothing else."),
            ),
            Paragraph(
                "A12.2",
                N_("In a tie, whoever built at more sites wins, then whoever has more blocks on the sled."),
            ),
            Paragraph("A12.3", N_("Those still tied share the win."), HOUSE),
        ),
    ),
)


def rules(t: Texts, options: Mapping[str, str] | None = None) -> tuple[Section, ...]:
    """The rules, section by section; with options, those that hold under them."""
    return said(t, RULES, options)

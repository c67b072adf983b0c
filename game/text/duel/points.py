"""The rules of the Duel that tell what counts (D9), and what is open to see (D10)."""

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section

SITES = (
    Section(
        "D9.1",
        N_("Obelisk, side A"),
        ("obelisk",),
        (N_("1 point a tile. Whoever has more tiles gets {majority} on top."),),
        (
            Paragraph(
                "D9.1", N_("1 point a tile. The player with more tiles gets {majority} points on top.")
            ),
            Paragraph(
                "D-R13", N_("With equal numbers, or none at all, nobody gets the {majority} points."), HOUSE
            ),
        ),
        ("obelisk", "A"),
    ),
    Section(
        "D9.2",
        N_("Temple, side A"),
        ("temple",),
        (N_("1 point a symbol."),),
        (Paragraph("D9.2", N_("Every symbol on your temple tiles is worth 1 point.")),),
        ("temple", "A"),
    ),
    Section(
        "D9.3",
        N_("Pyramids, side A"),
        ("pyramids",),
        (N_("Light and dark separately: {pyramid_a} points for 1 to {pyramid} tiles."),),
        (
            Paragraph(
                "D9.3",
                N_(
                    "The light and the dark pyramid count separately, each by its number of "
                    "tiles: {pyramid_a} points for 1 to {pyramid} tiles."
                ),
            ),
        ),
        ("pyramids", "A"),
    ),
    Section(
        "D9.4",
        N_("Tomb, side A"),
        ("tomb",),
        (
            N_(
                "Each run of consecutive numbers: {run_a} points for 1 to {run} tiles. Longer ones score no "
                "more."
            ),
        ),
        (
            Paragraph(
                "D9.4",
                N_(
                    "Consecutive numbers form a run. Each run scores {run_a} points for 1 to {run} tiles, a "
                    "longer one as many as {run}. {tombs} and 1 do not join up."
                ),
            ),
        ),
        ("tomb", "A"),
    ),
    Section(
        "D9.5",
        N_("Obelisk, side B"),
        ("obelisk",),
        (
            N_(
                "The first with {goal} tiles gets {first} points, the other one with {goal} tiles "
                "{second}. With {high} tiles it is {highest}."
            ),
        ),
        (
            Paragraph(
                "D9.5",
                N_(
                    "The first player with {goal} tiles gets {first} points. The other one gets "
                    "{second} with {goal} tiles or more. With {high} tiles or more it is "
                    "{highest} points instead. Fewer than {goal} tiles are worth nothing, and "
                    "there are no points for single tiles."
                ),
            ),
            Paragraph(
                "D-R12",
                N_(
                    "If both get their fifth tile in one unloading, the order of the deliveries decides. A "
                    "tile taken from a boat counts at that moment."
                ),
                HOUSE,
            ),
        ),
        ("obelisk", "B"),
    ),
    Section(
        "D9.6",
        N_("Temple, side B"),
        ("temple",),
        (N_("Sets of different values: {temple_b} points for 1 to {values} values."),),
        (
            Paragraph(
                "D9.6",
                N_(
                    "Your temple tiles are split into sets of different values, each as large as possible. "
                    "A set scores {temple_b} points for 1 to {values} values."
                ),
            ),
        ),
        ("temple", "B"),
    ),
    Section(
        "D9.7",
        N_("Pyramids, side B"),
        ("pyramids",),
        (N_("Only the smaller pyramid: {pyramid_b} points for 1 to {pyramid} tiles, {none} without any."),),
        (
            Paragraph(
                "D9.7",
                N_(
                    "Only the smaller of your two pyramids counts, by its number of tiles: {none} "
                    "points without a tile, then {pyramid_b} for 1 to {pyramid} tiles. If both "
                    "are equal, one of them counts."
                ),
            ),
        ),
        ("pyramids", "B"),
    ),
    Section(
        "D9.8",
        N_("Tomb, side B"),
        ("tomb",),
        (N_("{run_b} points for each run of consecutive numbers, whatever its length."),),
        (
            Paragraph(
                "D9.8",
                N_("Consecutive numbers form a run. Each run scores {run_b} points, a single number too."),
            ),
        ),
        ("tomb", "B"),
    ),
)

END = (
    Section(
        "D9",
        N_("Other points, and the winner"),
        ("points", "winner"),
        (
            N_(
                "1 point for each unused action tile and for each of your figures on the board. In a tie, "
                "the player who did not start wins."
            ),
        ),
        (
            Paragraph("D9.9", N_("Every unused action tile is worth 1 point.")),
            Paragraph(
                "D-R14",
                N_("An action tile being played when the game ends is already gone and worth nothing."),
                HOUSE,
            ),
            Paragraph("D9.10", N_("Every figure of yours that still stands on a square is worth 1 point.")),
            Paragraph(
                "D9.11",
                N_("Whoever has more points wins. In a tie, it is the player who did not start."),
            ),
        ),
    ),
    Section(
        "D10",
        N_("What everybody sees"),
        ("hidden",),
        (N_("Only the supply and the reserve lie face down."),),
        (
            Paragraph(
                "D10",
                N_(
                    "Only the order of the supply and the reserve is hidden, from both players. "
                    "Everything else is open: the tiles gained and, at any time, the points they bring."
                ),
                HOUSE,
            ),
        ),
    ),
)

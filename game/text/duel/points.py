"""The rules of the Duel that tell what counts (D9), and what is open to see (D10)."""

from game.text.catalogue import N_
from game.text.words import HOUSE, Paragraph, Section

SITES = (
    Section(
        "D9.1",
        N_("Obelisk, side A"),
        ("obelisk",),
        (N_("1 point a tile. Whoever has more tiles gets 6 on top."),),
        (
            Paragraph("D9.1", N_("1 point a tile. The player with more tiles gets 6 points on top.")),
            Paragraph("D-R13", N_("With equally many, or none at all, nobody gets the 6 points."), HOUSE),
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
        (N_("Light and dark separately: 1, 3, 6, 10, 15, 21 points for 1 to 6 tiles."),),
        (
            Paragraph(
                "D9.3",
                N_(
                    "The light and the dark pyramid count separately, each by its number of tiles: 1, 3, 6, "
                    "10, 15 or 21 points for 1 to 6 tiles."
                ),
            ),
        ),
        ("pyramids", "A"),
    ),
    Section(
        "D9.4",
        N_("Tomb, side A"),
        ("tomb",),
        (N_("Each run of consecutive numbers: 1, 4, 9, 16 points for 1 to 4 tiles, 25 from 5 on."),),
        (
            Paragraph(
                "D9.4",
                N_(
                    "Consecutive numbers form a run. Each run brings 1, 4, 9 or 16 points for 1 to 4 tiles "
                    "and 25 for 5 or more. 12 and 1 do not join."
                ),
            ),
        ),
        ("tomb", "A"),
    ),
    Section(
        "D9.5",
        N_("Obelisk, side B"),
        ("obelisk",),
        (N_("The first with 5 tiles gets 12 points, the other one with 5 tiles 6. With 10 tiles it is 18."),),
        (
            Paragraph(
                "D9.5",
                N_(
                    "The first player with 5 tiles gets 12 points. The other one gets 6 with 5 tiles or "
                    "more. With 10 tiles or more it is 18 points instead. Fewer than 5 tiles are worth "
                    "nothing, and there are no points for single tiles."
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
        (N_("Sets of different values: 1, 4, 9, 16 points for 1 to 4 values."),),
        (
            Paragraph(
                "D9.6",
                N_(
                    "Your temple tiles are split into sets of different values, each as large as possible. A "
                    "set brings 1, 4, 9 or 16 points for 1 to 4 values."
                ),
            ),
        ),
        ("temple", "B"),
    ),
    Section(
        "D9.7",
        N_("Pyramids, side B"),
        ("pyramids",),
        (N_("Only the smaller pyramid: 0, 4, 10, 18, 30, 45 points for 1 to 6 tiles, −6 without any."),),
        (
            Paragraph(
                "D9.7",
                N_(
                    "Only the smaller of your two pyramids counts, by its number of tiles: −6 points without "
                    "a tile, then 0, 4, 10, 18, 30 or 45 for 1 to 6 tiles. If both are equal, one of them "
                    "counts."
                ),
            ),
        ),
        ("pyramids", "B"),
    ),
    Section(
        "D9.8",
        N_("Tomb, side B"),
        ("tomb",),
        (N_("4 points for each run of consecutive numbers, whatever its length."),),
        (
            Paragraph(
                "D9.8",
                N_("Consecutive numbers form a run. Each run brings 4 points, a single number too."),
            ),
        ),
        ("tomb", "B"),
    ),
)

END = (
    Section(
        "D9",
        N_("Also counted, and the winner"),
        ("points", "winner"),
        (
            N_(
                "1 point for each unused action tile and for each of your figures on the board. On a tie the "
                "player who did not start wins."
            ),
        ),
        (
            Paragraph("D9.9", N_("Every unused action tile is worth 1 point.")),
            Paragraph(
                "D-R14",
                N_("An action tile being played when the game ends is gone already and worth nothing."),
                HOUSE,
            ),
            Paragraph("D9.10", N_("Every figure of yours that still stands on a square is worth 1 point.")),
            Paragraph(
                "D9.11",
                N_("Whoever has more points wins. On a tie it is the player who did not start."),
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
                    "Only the order of the supply and the reserve is hidden, from both players. All else is "
                    "open: the tiles gained and, at any time, the points they bring."
                ),
                HOUSE,
            ),
        ),
    ),
)

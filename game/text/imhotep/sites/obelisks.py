"""Words of the Obelisks and its sides."""

from game.core.details import number
from game.games.imhotep import tables as box
from game.text.catalogue import N_, Texts
from game.text.edition import named
from game.text.forms import Forms, one_or_more
from game.text.imhotep.forms import Site, Slice, house, rank
from game.text.imhotep.positions import ALL_B, ALL_C, ALL_D, SIDES_A, SIDES_B, SIDES_C, SIDES_D
from game.text.words import HOUSE, Details, Example, Paragraph, Section


def _field(t: Texts, params: Details) -> dict[str, object]:
    """What the field of a column is worth."""
    return {"points": box.OBELISKS_B[number(params, "field") - 1]}


A = Slice(
    name=N_("side A"),
    about=N_("The highest obelisk brings most at the end."),
    ideas={
        "obelisks_a": N_(
            "Only the order counts at the Obelisks: a small lead brings as much as a large one."
        ),
    },
    section=Section(
        "I6.5",
        N_("Obelisks, side A"),
        ("obelisks",),
        (N_("At the end height counts: 10 · 1 for two, 12 · 6 · 1 for three, 15 · 10 · 5 · 1 for four."),),
        (
            Paragraph(
                "I6.5",
                N_(
                    "Each player builds an obelisk. At the end they are ranked by height: 10 and 1 points"
                    " with two players, 12, 6 and 1 with three, 15, 10, 5 and 1 with four. Players who tie"
                    " share the points of their places, rounded down. Without a stone you get nothing."
                ),
            ),
        ),
        ("obelisks", "A"),
    ),
    counted={
        "obelisk": Forms(
            rank,
            {
                (1, False): N_("Highest obelisk"),
                (1, True): N_("Highest obelisk, shared"),
                (2, False): N_("2nd highest obelisk"),
                (2, True): N_("2nd highest obelisk, shared"),
                (3, False): N_("3rd highest obelisk"),
                (3, True): N_("3rd highest obelisk, shared"),
                (4, False): N_("4th highest obelisk"),
            },
        )
    },
    examples=(
        Example(
            "I6.5",
            N_(
                "{name1} stands highest: {points1}. {name2} and {name4} are equal and share second and"
                " third place: {points2} each. {name3} has no stone and gets nothing."
            ),
            SIDES_A,
            ("obelisks",),
            players=4,
            counts="obelisks",
        ),
    ),
    values={
        "OBELISKS_A": named(N_("Obelisks with {a} players, place {b1}")),
    },
)

B = Slice(
    name=N_("side B"),
    about=N_("Columns of three stones; the earlier one stands, the more it brings."),
    ideas={
        "obelisks_b": N_(
            "The sooner a column is complete, the more it brings: count who lacks how many stones."
        ),
    },
    section=Section(
        "I7.5",
        N_("Obelisks, side B"),
        ("obelisks",),
        (N_("Three single stones become a column on the highest free field. A single scores 1 point."),),
        (
            Paragraph(
                "I7.5",
                N_(
                    "Stones lie singly. As soon as you have three, they become a column on the highest"
                    " free field and are worth what it says. At the end each single stone scores 1 point."
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
    events={"column": N_("{name} completes a column on field {points}.")},
    at_once={"column": N_("Column on field {points}")},
    facts={"column": _field},
    counted={"singles": one_or_more("count", N_("1 single stone"), N_("{count} single stones"))},
    examples=(
        Example(
            "I7.5",
            N_(
                "{name3} has a column on the highest field. The boat brings {name1} the third stone: a "
                "column on the highest field that is free. The stones of {name2} and {name4} stay single."
            ),
            SIDES_B,
            ("boat 2", "obelisks"),
            players=4,
            options=ALL_B,
            action="sail 2 obelisks",
            house=True,
        ),
    ),
    values={
        "OBELISKS_B": named(N_("Obelisks, field {a1}")),
        "SINGLE": named(N_("Single stone of the Obelisks")),
    },
)

C = Slice(
    name=N_("side C"),
    about=N_("Our own board: each obelisk counts by its own height."),
    ideas={
        "obelisks_c": N_(
            "A stone on a high obelisk brings more than one on a low one: go on with yours, or leave it."
        ),
    },
    section=house(
        "I12.9",
        N_("Obelisks, side C"),
        ("obelisks", "C"),
        N_("Our own board. At the end each obelisk counts by its height: 1 · 2 · 4 · 6 · 9 · 12 · 15."),
        N_(
            "Each player builds an obelisk. At the end its own height counts: 1, 2, 4, 6, 9, 12 or 15 "
            "points for 1 to 7 stones, and 2 for each further one."
        ),
    ),
    house=True,
    counted={"height": one_or_more("height", N_("Obelisk of 1 stone"), N_("Obelisk of {height} stones"))},
    examples=(
        Example(
            "I12.9",
            N_(
                "Six stones of {name1}: {points1}. Four of {name3}: {points3}. Two of {name2}: {points2}. "
                "One of {name4}: {points4}."
            ),
            SIDES_C,
            ("obelisks",),
            players=4,
            options=ALL_C,
            counts="obelisks",
            house=True,
        ),
    ),
    values={
        "OBELISKS_C": named(N_("Obelisk, height {a}")),
        "OBELISKS_C_MORE": named(N_("Each further stone of an obelisk")),
    },
)

D = Slice(
    name=N_("side D"),
    about=N_("Our own board: tiles for whoever reaches a height first."),
    ideas={
        "obelisks_d": N_(
            "Whoever is first to a height takes its best tile: see who is one stone short of it."
        ),
    },
    section=house(
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
            "The tiles: 3, 2, 1 for height 2; 4, 3, 2 for height 3; 5, 4, 3 for height 4; 6, 5, 4 for"
            " height 5; 7, 6, 5 for height 6. Each stone above the sixth scores 1 point at the end."
        ),
    ),
    house=True,
    events={"obelisk_tile": N_("{name} reaches height {height} and takes the tile of {tile}.")},
    counted={
        "height_tile": N_("Tile for height {height}"),
        "above": one_or_more("count", N_("1 stone above the sixth"), N_("{count} stones above the sixth")),
    },
    examples=(
        Example(
            "I12.10",
            N_(
                "{name1} was the first at each height: {points1}. {name3} came second to the heights 2, 3 "
                "and 4: {points3}. For {name2} the last tile of height 2 was left: {points2}."
            ),
            SIDES_D,
            ("obelisks",),
            players=4,
            options=ALL_D,
            counts="obelisks",
            house=True,
        ),
    ),
    values={
        "OBELISKS_D": named(N_("Obelisk of height {a}, tile {b1}")),
        "ABOVE_TILES": named(N_("Stone above the tiles")),
    },
)

SITE = Site(
    name=N_("Obelisks"),
    to=N_("to the Obelisks"),
    at=N_("at the Obelisks"),
    sides={"A": A, "B": B, "C": C, "D": D},
    arrival=N_("{name} at the Obelisks."),
)

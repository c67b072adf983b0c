"""Words of the Burial Chamber and its sides."""

from game.text.catalogue import N_
from game.text.edition import named
from game.text.forms import Forms, detail, one_or_more
from game.text.imhotep.forms import Site, Slice, house, rank
from game.text.imhotep.positions import ALL_B, ALL_C, ALL_D, SIDES_A, SIDES_B, SIDES_C, SIDES_D
from game.text.table import TableWords, said
from game.text.words import HOUSE, Example, Paragraph, Section

A = Slice(
    name=N_("side A"),
    about=N_("Joined stones count: {area} points, and {area_more} for each further stone."),
    ideas={
        "burial_a": N_(
            "Up to the fifth, each stone of an area brings more than the one before: look what the next cell "
            "touches."
        ),
        "burial_a.later": N_(
            "Up to the fifth, each stone of an area brings more than the one before: keep cells beside it "
            "open."
        ),
    },
    section=Section(
        "I6.4",
        N_("Burial Chamber, side A"),
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
    counted={"area": one_or_more("size", N_("Area of 1 stone"), N_("Area of {size} stones"))},
    examples=(
        Example(
            "I6.4",
            N_(
                "One area of two stones for {name1}: {points1}. One stone for {name2}: {points2}. Areas of "
                "three and of one for {name3}: {points3}. Six stones for {name4}: {points4}."
            ),
            SIDES_A,
            ("burial",),
            players=4,
            counts="burial",
        ),
    ),
    values={
        "AREA": named(N_("Area, number of stones: {a}")),
        "AREA_MORE": named(N_("Each further stone of an area")),
    },
)

B = Slice(
    name=N_("side B"),
    about=N_("Most stones in each row: {burial_b} points."),
    ideas={
        "burial_b": N_(
            "Each row of the Burial Chamber counts by itself: look where one more stone changes the order."
        ),
    },
    section=Section(
        "I7.4",
        N_("Burial Chamber, side B"),
        ("burial",),
        (N_("At the end each row counts by itself: most stones 8 points, then 4, then 2."),),
        (
            Paragraph(
                "I7.4",
                N_(
                    "Three rows, filled down each column, columns from left to right without end. At the"
                    " end each row counts by itself: 8 points for the most stones in it, then 4, then 2."
                    " Players who tie share the points of their places, rounded down. Without a stone you"
                    " get nothing."
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
    counted={
        "row": Forms(
            rank,
            {
                (1, False): N_("Row {row}: first place"),
                (1, True): N_("Row {row}: first place, shared"),
                (2, False): N_("Row {row}: second place"),
                (2, True): N_("Row {row}: second place, shared"),
                (3, False): N_("Row {row}: third place"),
                (3, True): N_("Row {row}: third place, shared"),
            },
        )
    },
    examples=(
        Example(
            "I7.4",
            N_(
                "{name1} has most in the upper row, where {name3} and {name4} share two places; {name2} in "
                "the middle one; {name4} alone lies in the lower one. In all {points1}, {points2}, {points3} "
                "and {points4}."
            ),
            SIDES_B,
            ("burial",),
            players=4,
            options=ALL_B,
            counts="burial",
        ),
    ),
    values={
        "BURIAL_B": named(N_("Row of the Burial Chamber, place {a1}")),
    },
)

C = Slice(
    name=N_("side C"),
    about=N_("Our own board: choose a cell of the column, with its tile of 1 to 4 points."),
    ideas={
        "burial_c": N_("Whoever comes first to a column of the Burial Chamber has the choice of its tiles."),
    },
    section=house(
        "I12.7",
        N_("Burial Chamber, side C"),
        ("burial", "C"),
        N_("Our own board. Choose a cell of the column; its tile counts for you at the end."),
        N_(
            "24 crypt tiles lie shuffled and face up on the cells of eight columns: six of 1, eight of "
            "2, six of 3 and four of 4. The owner of the stone chooses any empty cell of the leftmost "
            "column that is not complete. At the end the tiles under your stones are your points."
        ),
        N_("From the 25th on, stones fill the next cell, down each column, and score 1 point at the end."),
    ),
    house=True,
    actions={"lay": N_("Lay the stone in row {row}")},
    prompts={
        "row": (N_("Which cell do you choose?"), N_("In this column; its tile counts for you at the end.")),
    },
    events={"lay": N_("{name} lays the stone in row {row}.")},
    counted={
        "crypt_tiles": one_or_more("count", N_("1 tile of {tile}"), N_("{count} tiles of {tile}")),
        "beyond": one_or_more("count", N_("1 stone beyond the tiles"), N_("{count} stones beyond the tiles")),
    },
    refusals={
        "asked_row": N_("First choose a cell of the column for the stone."),
        "row_taken": N_("A stone already lies on that cell of the column."),
    },
    examples=(
        Example(
            "I12.7",
            N_(
                "The tiles under the stones: {points1} for {name1}, {points2} for {name2}, {points3} for "
                "{name3} and {points4} for {name4}. The next stone goes to one of the two empty cells of its "
                "column."
            ),
            SIDES_C,
            ("burial",),
            players=4,
            options=ALL_C,
            counts="burial",
            house=True,
        ),
    ),
    values={
        "BEYOND_CRYPT": named(N_("Stone beyond the crypt tiles")),
    },
)

D = Slice(
    name=N_("side D"),
    about=N_("Our own board: each column counts, {column} for three of one colour."),
    ideas={
        "burial_d": N_("A column of one colour brings the most: let several of your stones arrive in a row."),
    },
    section=house(
        "I12.8",
        N_("Burial Chamber, side D"),
        ("burial", "D"),
        N_("Our own board. Each column counts by itself: three of one colour score 9 points."),
        N_(
            "Three rows, filled down each column, columns from left to right without end. At the end "
            "each complete column counts by itself. Three stones of one colour: 9 points. Two and one: "
            "5 points and 1 point. Three colours: 2 points each."
        ),
        N_("In the column that is not complete a stone scores 1 point."),
    ),
    house=True,
    counted={
        "crypt_column": Forms(
            detail("count"),
            {
                1: N_("Column {column}: 1 of 3 stones"),
                2: N_("Column {column}: 2 of 3 stones"),
                3: N_("Column {column}: all 3 stones"),
            },
        ),
        "open_column": one_or_more(
            "count", N_("1 stone in the unfinished column"), N_("{count} stones in the unfinished column")
        ),
    },
    examples=(
        Example(
            "I12.8",
            N_(
                "Three of one colour, two and one, three colours, and a column that is not complete. In all "
                "{points1} for {name1}, {points2} for {name2}, {points3} for {name3} and {points4} for "
                "{name4}."
            ),
            SIDES_D,
            ("burial",),
            players=4,
            options=ALL_D,
            counts="burial",
            house=True,
        ),
    ),
    values={
        "BURIAL_D": named(N_("Column with {a} owners: {b} stones of one")),
        "OPEN_COLUMN": named(N_("Stone in the unfinished column")),
    },
)

SITE = Site(
    name=N_("Burial Chamber"),
    to=N_("to the Burial Chamber"),
    at=N_("at the Burial Chamber"),
    sides={"A": A, "B": B, "C": C, "D": D},
    table=TableWords({}, {"row": said(N_("row of the last stone")), "tile": said(N_("tile under it"))}, {}),
    arrival=Forms(
        lambda params: "tile" in params,
        {
            False: N_("{name} in the Burial Chamber, row {row}, column {column}."),
            True: N_("{name} in the Burial Chamber, row {row}, column {column}, on a tile of {tile}."),
        },
    ),
)

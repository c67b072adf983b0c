"""Words of the Pyramid and its sides."""

from game.core.details import number, word
from game.games.imhotep import tables as box
from game.text.catalogue import N_, Texts
from game.text.edition import by_last, named
from game.text.forms import Forms, detail
from game.text.imhotep.forms import Site, Slice, house
from game.text.imhotep.positions import (
    ALL_B,
    ALL_C,
    ALL_D,
    AT_PYRAMID,
    BUILDING,
    SIDES_A,
    SIDES_C,
    SIDES_D,
    but,
    unloading,
)
from game.text.table import TableWords, said
from game.text.words import HOUSE, Details, Example, Paragraph, Section

ON_NONE = N_("beside the pyramids")
PYRAMIDS = {"left": N_("left pyramid"), "middle": N_("middle pyramid"), "right": N_("right pyramid")}


def pyramid(t: Texts, code: str) -> str:
    """One of the three small pyramids."""
    return t(PYRAMIDS[code])


def cell(t: Texts, number: int) -> str:
    """A cell of the great pyramid, counted from 0: `level 1, row 2, column 3`."""
    level, column, row = box.CELLS[number]
    if level == len(box.LEVELS) - 1:
        return t("the top")
    return t("level {level}, row {row}, column {column}", level=level + 1, row=row + 1, column=column + 1)


def _chosen(params: Details) -> bool:
    """Whether the place is a cell of the great pyramid that was chosen."""
    return "cell" in params and "pyramid" not in params


def _beside(params: Details) -> str:
    """Which of the pyramids a stone lies on, or whether on none; of the great one, a cell that was chosen."""
    if "pyramid" in params:
        return "small"
    if "cell" in params:
        return "line" if params.get("figure") else "cell"
    return "great" if number(params, "stone") <= len(box.PYRAMID_A) else "beside"


def _named(t: Texts, params: Details) -> dict[str, object]:
    """The pyramid in words, or the cell."""
    if "pyramid" in params:
        return {"pyramid": pyramid(t, word(params, "pyramid"))}
    if "cell" in params:
        return {"place": cell(t, number(params, "cell") - 1)}
    return {}


IN_LINE = but(SIDES_C, AT_PYRAMID | {"matters": unloading("pyramid", "cell")})

OUT_OF_ORDER = but(SIDES_D, AT_PYRAMID | {"matters": unloading("pyramid", "scaffold")})

A = Slice(
    name=N_("side A"),
    about=N_("One great pyramid, cell by cell."),
    section=Section(
        "I6.2",
        N_("Pyramid, side A"),
        ("pyramid",),
        (N_("The next cell scores its points at once. When all are built, a stone scores 1 point."),),
        (
            Paragraph(
                "I6.2",
                N_(
                    "A stone fills the next cell and scores its points at once: down each column, columns"
                    " from left to right, level by level."
                ),
            ),
            Paragraph(
                "I6.2.1",
                N_(
                    "The nine cells below score 2, 1, 3, 2, 4, 3, 2, 1, 3 points, the four above them 2,"
                    " 3, 1, 3, the top 4. From the 15th on, stones lie beside the Pyramid and score 1 point."
                ),
            ),
        ),
        ("pyramid", "A"),
    ),
    examples=(
        Example(
            "I6.2",
            N_(
                "Three stones lie there. The next three cells bring {points1} for {name1}, {points3} for"
                " {name3} and {points4} for {name4}."
            ),
            SIDES_A,
            ("pyramid",),
            players=4,
            action="sail 1 pyramid",
            counts="pyramid",
        ),
    ),
    values={
        "PYRAMID_A": named(N_("Pyramid, cell {a1}")),
        "BESIDE": named(N_("Beside the Pyramid")),
    },
)

B = Slice(
    name=N_("side B"),
    about=N_("Three small pyramids to choose from, some cells with a bonus."),
    section=Section(
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
                    "An Entrance lets you choose, too, and brings the bonus. When all three pyramids are"
                    " complete, stones lie beside them and score 1 point."
                ),
            ),
            Paragraph(
                "I7.2.3",
                N_(
                    "The cells, left: 2, 1 and a card, 3, 1 and stones. Middle: 3, 1 and stones, 2, 1 and"
                    " a stone onto a boat. Right: 2, 1 and a stone onto a boat, 3, 1 and a card. The places"
                    " of the bonuses, and of the 2 and the 3, are our own."
                ),
                HOUSE,
            ),
        ),
        ("pyramid", "B"),
    ),
    actions={
        "build": Forms(
            detail("pyramid"),
            {
                "left": N_("Build on the left pyramid"),
                "middle": N_("Build on the middle pyramid"),
                "right": N_("Build on the right pyramid"),
            },
        ),
        "accept": N_("Take the bonus"),
        "decline": N_("Leave the bonus"),
    },
    prompts={
        "build": (N_("Which pyramid do you build on?"), N_("Each shows what its next cell brings.")),
        "bonus_card": (N_("Do you take the top card?"), N_("A bonus of the Pyramid: now or never.")),
        "bonus_stones": (N_("Do you take up to 3 stones?"), N_("A bonus of the Pyramid: now or never.")),
        "bonus_load": (
            N_("Do you place a stone?"),
            N_("On a boat; a bonus of the Pyramid: now or never."),
        ),
    },
    events={
        "build": Forms(
            detail("pyramid"),
            {
                "left": N_("{name} builds on the left pyramid."),
                "middle": N_("{name} builds on the middle pyramid."),
                "right": N_("{name} builds on the right pyramid."),
            },
        ),
        "accept": N_("{name} takes the bonus."),
        "decline": N_("{name} leaves the bonus."),
    },
    refusals={
        "asked_build": N_("First choose a pyramid for the stone."),
        "asked_bonus": N_("First take the bonus or leave it."),
        "asked_load": N_("First place a stone on a boat, or leave the bonus."),
        "pyramid_complete": N_("The {pyramid} is complete."),
    },
    examples=(
        Example(
            "I7.2",
            N_("{name3} may choose among three pyramids and builds on the middle one: {points3}."),
            BUILDING,
            ("pyramid",),
            players=4,
            options=ALL_B,
            action="build middle",
            counts="pyramid",
            house=True,
        ),
    ),
    values={
        "BONUS_STONES": named(N_("Stones of that bonus, at most")),
        "PYRAMIDS_B": by_last(N_("Pyramid {a1}, cell {b1}: points"), N_("Pyramid {a1}, cell {b1}: bonus")),
    },
    said={
        "-": N_("no bonus"),
        "card": N_("a card of the deck"),
        "stones": N_("stones from the quarry"),
        "load": N_("a stone onto a boat"),
    },
)

C = Slice(
    name=N_("side C"),
    about=N_("Our own board: choose your cell; in line with Imhotep it scores {in_line} more."),
    section=house(
        "I12.3",
        N_("Pyramid, side C"),
        ("pyramid", "C"),
        N_("Our own board. Choose a cell of the level; in line with Imhotep it scores 1 point more."),
        N_(
            "The owner of the stone chooses any empty cell of the lowest level that is not complete. It"
            " scores its points at once: 2 on the lowest level, 3 on the second one, 4 at the top."
        ),
        N_(
            "Imhotep begins on the centre cell. A cell in Imhotep’s row or column scores 1 point more,"
            " Imhotep’s own cell included, but the top does not. Then Imhotep moves to the new stone, and"
            " from a level that is complete to the top left cell of the next one."
        ),
        N_(
            "An Entrance lets you choose, too. When the top is built, stones lie beside the Pyramid and"
            " score 1 point."
        ),
    ),
    house=True,
    prompts={"cell": (N_("Which cell do you build on?"), N_("In line with Imhotep it scores 1 point more."))},
    events={"climb": N_("The level is complete. Imhotep climbs to the next one.")},
    examples=(
        Example(
            "I12.3",
            N_("Imhotep stands where the last stone was laid. {name1} builds in Imhotep’s row: {points1}."),
            IN_LINE,
            ("pyramid",),
            players=4,
            options=ALL_C,
            action="cell 6",
            counts="pyramid",
            house=True,
        ),
    ),
    values={
        "PYRAMID_C": named(N_("Pyramid, level {a1}")),
        "FIGURE_POINT": named(N_("In the row or column of Imhotep")),
    },
)

D = Slice(
    name=N_("side D"),
    about=N_("Our own board: {scaffolds} for a cell out of order."),
    section=house(
        "I12.4",
        N_("Pyramid, side D"),
        ("pyramid", "D"),
        N_("Our own board. The next cell or, for a shared scaffold and 1 point, another one of the level."),
        N_(
            "A stone fills the next cell and scores its points at once: down each column, columns from"
            " left to right, level by level. But there are 5 scaffolds for all to use. The owner of the"
            " stone may use one up, which costs 1 point at once, and choose another empty cell of the same"
            " level. Later stones fill the first empty cell."
        ),
        N_(
            "The nine cells below score 2, 1, 3, 2, 4, 3, 2, 1, 3 points, the four above them 2, 3, 1, 3,"
            " the top 4. From the 15th on, stones lie beside the Pyramid and score 1 point."
        ),
    ),
    house=True,
    prompts={
        "scaffold": (
            N_("Which cell do you build on?"),
            N_("Any but the next one costs a scaffold and 1 point."),
        )
    },
    events={"scaffold": N_("{name} uses up a scaffold ({gain}); {left} left.")},
    at_once={"scaffold": N_("Scaffold used up")},
    examples=(
        Example(
            "I12.4",
            N_(
                "The next cell would score 1 point. {name1} uses up a scaffold, pays 1 point for that and"
                " builds on the cell of 4: {points1} in all."
            ),
            OUT_OF_ORDER,
            ("pyramid",),
            players=4,
            options=ALL_D,
            action="cell 5",
            counts="pyramid",
            house=True,
        ),
    ),
    values={
        "SCAFFOLDS": named(N_("Scaffolds for all")),
        "SCAFFOLD": named(N_("Scaffold used")),
    },
)

SITE = Site(
    name=N_("Pyramid"),
    to=N_("to the Pyramid"),
    at=N_("at the Pyramid"),
    sides={"A": A, "B": B, "C": C, "D": D},
    arrival=Forms(
        _chosen,
        {
            False: N_("{name} on the Pyramid, stone {stone}: {worth}."),
            True: N_("{name} on the Pyramid, {place}: {worth}."),
        },
    ),
    arrived=Forms(
        _beside,
        {
            "great": N_("Stone {stone}"),
            "small": N_("{pyramid}, cell {cell}"),
            "cell": N_("Cell: {place}"),
            "line": N_("Cell: {place}, in line with Imhotep"),
            "beside": N_("Stone {stone}, beside the Pyramid"),
        },
    ),
    named=_named,
    table=TableWords(
        {},
        {"small": said(N_("pyramid of the last stone")), "cell": said(N_("cell of the last stone"))},
        {
            "small": lambda t, of, names: pyramid(t, of) if of in PYRAMIDS else t(ON_NONE),
            "cell": lambda t, of, names: cell(t, int(of) - 1),
        },
    ),
    actions={"cell": N_("Build on {place}")},
    events={"cell": N_("{name} builds on {place}.")},
    refusals={
        "asked_cell": N_("First choose a cell for the stone."),
        "cell_taken": N_("A stone already lies on that cell."),
        "level_later": N_("Not yet. First the level below has to be complete."),
    },
)

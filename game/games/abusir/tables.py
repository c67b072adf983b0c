"""What comes out of Abusir's box: blocks, boats, workers, points. Numbers only; no rules.

What lies where on the board, and the paths between the sites, stands in `board`.
"""

# ---- players ----------------------------------------------------------------------------------------

MOST_PLAYERS = 5
SEATS = ("1", "2", "3", "4", "5")
WORKERS = 3
WORKER_NAMES = ("1", "2", "3")
MARKERS = 5  # A8: contribution markers, one a site
ACTIONS = 2  # A4: a turn
STEPS = 2  # A7: paths a worker walks in one action
TRACK = 11  # the last field of a contribution track
IDLE_ROUNDS = 3  # A11: rounds in a row without a loaded or built block

# ---- blocks -----------------------------------------------------------------------------------------

COLOURS = ("white", "black", "red")
SHAPES = ("I1", "I2", "I3", "L3")
CUBES = (1, 2, 3, 3)  # by shape
COUNTS = (10, 11, 6, 4)  # by shape, of each colour
POOL = (3, 4, 2, 1)  # by shape, of each colour: what is taken for setting up
WHITE, BLACK, RED = range(len(COLOURS))
KINDS = tuple(f"{colour} {shape}" for colour in COLOURS for shape in SHAPES)  # numbered colour by colour
BLOCKS = len(COLOURS) * sum(COUNTS)


def kind_of(colour: int, shape: int) -> int:
    """The number of a kind of block."""
    return colour * len(SHAPES) + shape


def colour_of(kind: int) -> int:
    """The colour of a kind of block."""
    return kind // len(SHAPES)


def shape_of(kind: int) -> int:
    """The shape of a kind of block."""
    return kind % len(SHAPES)


CUBES_OF = tuple(CUBES[shape_of(kind)] for kind in range(len(KINDS)))
KINDS_OF = tuple(  # by shape: its kinds
    tuple(kind_of(colour, shape) for colour in range(len(COLOURS))) for shape in range(len(SHAPES))
)

# ---- boats ------------------------------------------------------------------------------------------

BERTHS = ("B1", "B2", "B3", "B4", "B5", "B6")  # B1 is farthest upstream
HOLD = 5  # blocks a boat carries
DECK = 5  # blocks a sled carries
FROM_OWN, FROM_OTHER = 3, 2  # A5.3: blocks loaded in one action
OWNERS = ("1", "2", "3", "4", "5", "neutral")  # whose a boat is: a colour's, or nobody's
NEUTRAL = OWNERS.index("neutral")
EMPTY_BOATS = 2  # A9: as many empty boats, and they shift
# A9: where boats are filled after a shift, in this order, and from which stock.
REFILLS = ((BERTHS.index("B3"), WHITE), (BERTHS.index("B5"), BLACK), (BERTHS.index("B1"), RED))

# ---- pyramids ---------------------------------------------------------------------------------------

SITES = ("S1", "S2", "S3", "S4", "S5", "S6", "S7")
SIZES = (4, 2, 1)  # cells along a side, by level from the bottom
# Cells by column and row, a letter and a number: a1 to d4 below, e1 to f2 on them, g1 on top.
CELLS = tuple(
    f"{letter}{row}"
    for letters, size in zip(("abcd", "ef", "g"), SIZES, strict=True)
    for row in range(1, size + 1)
    for letter in letters
)
FULL = len(CELLS)  # 21
LEVEL_STARTS = (0, 16, 20)
LEVEL_OF = tuple(level for level, size in enumerate(SIZES) for _ in range(size * size))
HIDDEN = tuple(CELLS.index(cell) for cell in ("b2", "c2", "b3", "c3"))
ENOUGH_PYRAMIDS = 5  # A11, E3
PER_WORKER = 2  # A8: blocks for each own worker

# A10: by rank.
RANKS_COMPLETE = (6, 4, 2, 0, 0)
RANKS_INCOMPLETE = (3, 2, 1, 0, 0)
LAST_BLOCK = 1
ONE_COLOUR = 3
CATEGORIES = ("rank", "last", "colour", "unfinished")

# ---- workers ----------------------------------------------------------------------------------------

NODES = ("C", *SITES)
CAMP = 0

# ---- pulling ----------------------------------------------------------------------------------------

STANCES = ("low", "high")
LOW, HIGH = range(len(STANCES))
PACES = ("1", "2", "3")
LONGEST_PULL = 1100  # millimetres
LEGS = 2
HEADINGS = 40  # directions of `board.HEADINGS`
SHIFT = 15  # tenths of a centimetre a sled may be moved when it is aligned, in x and y
STOPPED = "stopped"
# A6: how a pull ends, those that end the action last.
ENDS = (
    STOPPED,
    "hit_pyramid",
    "pushed_into_pyramid",
    "rope_moved_blocks",
    "pushed_sled_lost_block",
    "left_board",
    "entered_river",
)

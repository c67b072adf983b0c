"""What comes out of Abusir's box: blocks, boats, paths, points, the board. Numbers only; no rules.

Lengths are hundredths of a centimetre, x to the right and y down from the top left corner of the board. All
of them are HOUSE: the published rules say what lies on the board, never where.
"""

from typing import NamedTuple

Point = tuple[int, int]

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

# ---- boats ------------------------------------------------------------------------------------------

BERTHS = ("B1", "B2", "B3", "B4", "B5", "B6")  # B1 is farthest upstream
HOLD = 5  # blocks a boat carries
DECK = 5  # blocks a sled carries
FROM_OWN, FROM_OTHER = 3, 2  # A5.3: blocks loaded in one action
UNUSED = ("1", "2", "3", "4", "5", "neutral")  # whose a boat is: a colour's, or nobody's
NEUTRAL = UNUSED.index("neutral")
EMPTY_BOATS = 2  # A9: as many empty boats, and they shift
# A9: where boats are filled after a shift, in this order, and from which stock.
REFILLS = ((BERTHS.index("B3"), WHITE), (BERTHS.index("B5"), BLACK), (BERTHS.index("B1"), RED))

# ---- pyramids ---------------------------------------------------------------------------------------

SITES = ("S1", "S2", "S3", "S4", "S5", "S6", "S7")
SITE_NAMES = ("Sahure", "Neferirkare", "Niuserre", "Neferefre", "Chentkaus", "Userkaf", "Schepseskare")
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
PATHS = ("C-S5", "C-S6", "S5-S1", "S5-S2", "S6-S2", "S6-S3", "S6-S7", "S1-S2", "S2-S3", "S7-S4", "S3-S4")

# ---- pulling ----------------------------------------------------------------------------------------

OUTLINE = 2880  # tenths of a centimetre round the board, from the top left corner along the top edge
STANCES = ("low", "high")
LOW, HIGH = range(len(STANCES))
PACES = ("1", "2", "3")
LONGEST_PULL = 1100  # millimetres
LEGS = 2
HEADINGS = 40
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

# ---- the board --------------------------------------------------------------------------------------

WIDTH, HEIGHT = 8400, 6000
CUBE = 150
SLED = (600, 320)
BOAT = (800, 300)
CAMP_PARCEL = (2650, 150, 900, 600)  # x, y, width, height
BANK: tuple[Point, ...] = (
    *((0, 4860), (800, 4920), (1800, 5030), (3000, 4960), (4200, 4880)),
    *((5400, 4960), (6600, 5040), (7600, 4960), (8400, 4880)),
)


class Berth(NamedTuple):
    """A berth with its stage: the boat's centre and tilt, the stage's outline, where a sled starts."""

    boat: Point
    tilt: int  # tenths of a degree, for drawing
    stage: tuple[Point, ...]
    start: Point  # the sled's centre; it looks up


class Site(NamedTuple):
    """A site: the parcel, and the top left corner of the pyramid's ground."""

    parcel: tuple[Point, ...]
    ground: Point


BERTH_PLACES = (
    Berth((750, 5216), 51, ((450, 4594), (1050, 4648), (1050, 4948), (450, 4894)), (750, 4456)),
    Berth((2100, 5312), -33, ((1800, 4730), (2400, 4695), (2400, 4995), (1800, 5030)), (2100, 4552)),
    Berth((3450, 5230), -38, ((3150, 4650), (3750, 4610), (3750, 4910), (3150, 4950)), (3450, 4470)),
    Berth((4800, 5220), 38, ((4500, 4600), (5100, 4640), (5100, 4940), (4500, 4900)), (4800, 4460)),
    Berth((6150, 5310), 38, ((5850, 4690), (6450, 4730), (6450, 5030), (5850, 4990)), (6150, 4550)),
    Berth((7500, 5268), -50, ((7200, 4692), (7800, 4640), (7800, 4940), (7200, 4992)), (7500, 4508)),
)
SITE_PLACES = (
    Site(((750, 2690), (1710, 2630), (1790, 3610), (770, 3670)), (950, 2850)),
    Site(((2880, 2850), (3900, 2890), (3880, 3850), (2940, 3830)), (3100, 3050)),
    Site(((5040, 2800), (6020, 2820), (6000, 3780), (5000, 3820)), (5200, 3000)),
    Site(((6950, 2470), (7930, 2430), (7970, 3430), (6970, 3450)), (7150, 2650)),
    Site(((1230, 820), (2250, 800), (2230, 1820), (1250, 1760)), (1450, 1000)),
    Site(((3820, 1130), (4780, 1170), (4820, 2150), (3780, 2130)), (4000, 1350)),
    Site(((6100, 650), (7120, 690), (7080, 1650), (6120, 1670)), (6300, 850)),
)
# Obstacles: circles by centre and radius, the others by their outline.
ROUND_OBSTACLES = (((2520, 3960), 160), ((6400, 2340), 180), ((6460, 4020), 160))  # O1, O3, O5
EDGED_OBSTACLES: tuple[tuple[Point, ...], ...] = (
    ((4260, 2820), (4540, 2720), (4700, 2940), (4580, 3200), (4300, 3180)),  # O2, a rock
    ((2660, 2060), (3080, 1960), (3140, 2220), (2720, 2320)),  # O4, a ruined mastaba
    ((620, 2080), (860, 2000), (980, 2200), (820, 2380), (580, 2300)),  # O6, boulders
)

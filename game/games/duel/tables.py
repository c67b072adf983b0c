"""What comes out of the Duel's box: tiles, squares, boats, points. Numbers only; no rules.

Tiles are kinds, numbered in the order of TILES; squares are numbered row by row from 0, boats in
canonical order R1 R2 R3 C1 C2 C3, slots of a boat 0 (next to the harbour) to 2 (outermost).
"""

SIZE = 3
SQUARES = tuple(f"{row} {col}" for row in (1, 2, 3) for col in (1, 2, 3))
BOATS = ("R1", "R2", "R3", "C1", "C2", "C3")
SLOT_NAMES = ("1", "2", "3")  # from the harbour outwards
SLOTS = len(SLOT_NAMES)
FIGURES = 4

# D2: the squares of each boat's line, nearest to the boat first.
LINES = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
)

# D1: kinds of delivery tiles with their number of copies.
COPIES = {
    "O": 12,
    "T1": 3,
    "T2": 3,
    "T3": 3,
    "T4": 3,
    "PL": 6,
    "PD": 6,
    **{f"G{number}": 1 for number in range(1, 13)},
    "TAKE": 3,
    "PLACE": 3,
    "COMBO": 3,
    "SWAP": 3,
}
TILES = tuple(COPIES)
KINDS = len(TILES)
COUNT = sum(COPIES.values())
ACTION_TILES = ("TAKE", "PLACE", "COMBO", "SWAP")

OBELISK = TILES.index("O")
TEMPLES = tuple(TILES.index(f"T{symbols}") for symbols in (1, 2, 3, 4))
PYRAMIDS = (TILES.index("PL"), TILES.index("PD"))
TOMBS = tuple(TILES.index(f"G{number}") for number in range(1, 13))
FIRST_ACTION = TILES.index("TAKE")  # kinds from here on are action tiles

# D3.3: 18 tiles to the boats, 3 to the reserve, the rest is the supply.
ON_BOATS = len(BOATS) * SLOTS
RESERVE = 3
SUPPLY = COUNT - ON_BOATS - RESERVE

KINDS_OF = {"obelisk": (OBELISK,), "temple": TEMPLES, "pyramids": PYRAMIDS, "tomb": TOMBS}
SITES = tuple(KINDS_OF)
SITE_OF = {kind: site for site, kinds in KINDS_OF.items() for kind in kinds}  # action tiles have none
SIDES = ("A", "B")
CATEGORIES = (*SITES, "actions", "figures")

# D9: points, side A.
OBELISK_A_TILE = 1
OBELISK_A_MOST = 6
PYRAMID_A = (0, 1, 3, 6, 10, 15, 21)  # by number of tiles, light and dark each
RUN_A = (0, 1, 4, 9, 16, 25)  # by length, the last for that and more

# D9: points, side B.
OBELISK_B_GOAL = 5
OBELISK_B_FIRST = 12
OBELISK_B_OTHER = 6
OBELISK_B_HIGH = 10
OBELISK_B_HIGH_POINTS = 18
TEMPLE_B = (0, 1, 4, 9, 16)  # by number of different values in a set
PYRAMID_B = (-6, 0, 4, 10, 18, 30, 45)  # by number of tiles of the smaller pyramid
RUN_B = 4

# D9: always.
ACTION_POINTS = 1
FIGURE_POINTS = 1

"""What comes out of Imhotep's box: boats, round cards, sites, fields, points. Numbers only; no rules.

The market cards are rows of `cards`.

HOUSE marks our own values where the printed one is not known to us; `HOUSE` names them for the texts.
"""

from collections.abc import Mapping, Sequence

STONES = 29  # usable stones a player (I2.1)
SLED = 5
START_SLED = (2, 3, 4, 5)  # in turn order (I3.4)
TAKE = 3
ROUNDS = 6
BOATS = 4
SPOTS = 4
SEAT_WORDS = BOAT_WORDS = SPOT_WORDS = ("1", "2", "3", "4")
MINIMUM = (0, 1, 1, 2, 3)  # by capacity (I2.2)

# I2.3: by number of players, the capacities of the four boats on each round card.
ROUND_CARDS = {
    2: ("4331", "4322", "4321", "4221", "3322", "3321", "3221"),
    3: ("4421", "4332", "4322", "4321", "4221", "3332", "3322"),
    4: ("4432", "4422", "4421", "4333", "4332", "4322", "3332"),
}
ALL_ROUND_CARDS = tuple(sorted({card for cards in ROUND_CARDS.values() for card in cards}, reverse=True))

SITES = ("market", "pyramid", "temple", "burial", "obelisks")
MARKET, PYRAMID, TEMPLE, BURIAL, OBELISKS = range(5)
MONUMENTS = (PYRAMID, TEMPLE, BURIAL, OBELISKS)

MARKET_A_FIELDS = 4
MARKET_B_FIELDS = 3  # and the covered pair
PAIR = 2
FIELD_WORDS = ("1", "2", "3", "4", "pair")
PAIR_FIELD = FIELD_WORDS.index("pair")
# I12.1. HOUSE.
COINS = 2  # a player
UNUSED_COIN = 1
# I12.2. HOUSE.
MARKET_D_POINTS = 2

# I6.2: the cells of pyramid A in order, then a point each beside it.
PYRAMID_A = (2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4)
BESIDE = 1
LEVELS = (3, 2, 1)  # columns and rows of its levels, from below
# By cell in that order: its level, its column and its row.
CELLS = tuple(
    (level, column, row) for level, size in enumerate(LEVELS) for column in range(size) for row in range(size)
)
CELL_WORDS = tuple(str(cell + 1) for cell in range(len(CELLS)))
BESIDE_CELL = len(CELLS)  # where a stone lies that is on none of them
# I12.3. HOUSE.
PYRAMID_C = (2, 3, 4)  # by level
FIGURE_START = CELLS.index((0, 1, 1))
FIGURE_POINT = 1
FIGURE_LEVELS = 2  # so many levels, from below, where he brings it
# I12.4. HOUSE.
SCAFFOLDS = 5
SCAFFOLD = -1

# I7.2: the three small pyramids, cell by cell: points and bonus. HOUSE: which base cell has which bonus,
# and the plain values 2 and 3.
PYRAMIDS = ("left", "middle", "right")
PYRAMIDS_B = (
    ((2, ""), (1, "card"), (3, ""), (1, "stones"), (4, "")),
    ((3, ""), (1, "stones"), (2, ""), (1, "load"), (4, "")),
    ((2, ""), (1, "load"), (3, ""), (1, "card"), (4, "")),
)
CELLS_B = 5
BESIDE_B = len(PYRAMIDS_B)  # where a stone lies that is on none of them
BONUS_STONES = 3

TEMPLE_FIELDS = {2: 4, 3: 5, 4: 5}  # by players: stones side by side (I6.3)
TEMPLE_POINT = 1
# I7.3: by field, from left to right.
TEMPLE_B = ("choice", "points", "choice", "card", "choice")
TEMPLE_B_POINTS = 2
TEMPLE_B_STONES = 2
# I12.5. HOUSE: by place at the end of a round.
TEMPLE_C = (4, 2)

BURIAL_ROWS = 3
AREA = (0, 1, 3, 6, 10, 15)  # by size, then MORE each
AREA_MORE = 2
BURIAL_B = (8, 4, 2)  # by place in a row. HOUSE: also for 2 and 3 players
ROW_WORDS = ("1", "2", "3")
# I12.7. HOUSE: how often each crypt tile is there; what a stone beyond them brings.
TILES = {1: 6, 2: 8, 3: 6, 4: 4}
TILE_WORDS = tuple(map(str, TILES))
CRYPT = sum(TILES.values())  # cells with a tile
BEYOND_CRYPT = 1
# I12.8. HOUSE: by owners in a complete column, by stones of one of them; and by stone in an incomplete one.
BURIAL_D = {1: {3: 9}, 2: {2: 5, 1: 1}, 3: {1: 2}}
OPEN_COLUMN = 1

OBELISKS_A = {2: (10, 1), 3: (12, 6, 1), 4: (15, 10, 5, 1)}
OBELISKS_B = (10, 9, 8, 7, 6, 5, 4, 3)  # HOUSE, except that 9 is among them
COLUMN = 3
SINGLE = 1
# I12.6. HOUSE: chariots, every so many steps so many points; at the end they are ranked like obelisks.
CHARIOT_STEPS = 5
CHARIOT_POINTS = 2
CHARIOTS = OBELISKS_A
# I12.9. HOUSE: by height, then MORE each.
OBELISKS_C = (0, 1, 2, 4, 6, 9, 12, 15)
OBELISKS_C_MORE = 2
# I12.10. HOUSE: by height, the tiles for those who reach it, the first one first.
OBELISKS_D = {2: (3, 2, 1), 3: (4, 3, 2), 4: (5, 4, 3), 5: (6, 5, 4), 6: (7, 6, 5)}
ABOVE_TILES = 1  # a stone

WRATH = -5
UNUSED_PRIVATE = 1

BET_SITES = tuple(SITES[site] for site in MONUMENTS)
BET_SIDES = ("left", "right")
BET_RIGHT_FROM = 4  # players
BET_MOST = (5, 3)  # left and right field of the single most
BET_SECOND = 3  # left field of the single second
BET_TIE = 3  # left fields of those tied for most

FAVOURS = ("1", "2", "3", "4", "5")
FAVOUR_CARDS = 2  # of favour 1, at most
FAVOUR_STONES = 3  # of favour 5, at most

# I11.1: "not limited" as a number no game can use up.
UNLIMITED = 999
# I11.4: seven prophecies, of which three are drawn. HOUSE: all but Amun and his red cards.
PROPHECIES = ("amun", "ra", "hathor", "osiris", "horus", "thoth", "isis")
PROPHECIES_DRAWN = 3
SCARABS = 2  # a player
PROPHECY_ROUNDS = 2  # rounds a box
# By box, rounds 1-2, 3-4, 5-6: points if met and if not. HOUSE
PROPHECY_BOXES = ((8, -4), (6, -3), (4, -2))
BOXES = tuple(str(each + 1) for each in range(len(PROPHECY_BOXES)))  # how they are called
AMUN_CARDS = 3
THOTH_STATUES = 4
ISIS_STONES = 3  # on each monument

# What sides and modules add to the vocabulary, in its order: by verb, what it names, and by which words.
SIDE_VERBS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "build": {"pyramid": PYRAMIDS},
    "choose": {"choice": ("point", "stones", "points")},
    "buy": {"field": FIELD_WORDS[:PAIR_FIELD]},
    "save": {},
    "draw": {},
    "cell": {"cell": CELL_WORDS},
    "lay": {"row": ROW_WORDS},
    "accept": {},
    "decline": {},
    "@tile": {"tile": TILE_WORDS},
}
MODULE_VERBS: Mapping[str, Mapping[str, Sequence[str]]] = {
    "private": {"site": SITES},
    "bet": {"site": BET_SITES, "side": BET_SIDES},
    "favour": {"favour": FAVOURS},
    "raft": {"site": SITES},
    "prophecy": {"prophecy": PROPHECIES},
    "stop": {},
    "@prophecy": {"prophecy": PROPHECIES},
}

# What players read about these values: the numbers are ours, the printed ones are not known to us.
HOUSE = (
    "pyramids_b_cells",
    "burial_b_ranks",
    "obelisks_b_fields",
    "prophecies",
    *(f"{site}_{side}" for site in SITES for side in ("c", "d")),
)

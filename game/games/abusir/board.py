"""The board of Abusir: where everything lies, in hundredths of a centimetre.

The original is 84 x 60 cm; where things lie on it is not handed down, so every coordinate here is a house
value (HOUSE). x runs to the right, y down, from the top left corner. Corners go round clockwise as seen.
"""

from typing import NamedTuple

Point = tuple[int, int]
Outline = tuple[Point, ...]

WIDTH, HEIGHT = 8400, 6000
CUBE = 150  # edge of a cube


class Berth(NamedTuple):
    """A boat's place on the river with the stage before it, and where a sled begins there, front up."""

    boat: Outline
    stage: Outline
    start: Point


class Site(NamedTuple):
    """The parcel of a pyramid and the top left corner of its base of 4 x 4 cubes."""

    parcel: Outline
    base: Point


class Grove(NamedTuple):
    """A round obstacle: palms or a well."""

    centre: Point
    radius: int


# HOUSE: the green bank line, left to right; all below it is river, which flows to the right.
BANK: Outline = (
    (0, 4860),
    (800, 4920),
    (1800, 5030),
    (3000, 4960),
    (4200, 4880),
    (5400, 4960),
    (6600, 5040),
    (7600, 4960),
    (8400, 4880),
)

# HOUSE: berths B1, farthest upstream, to B6, with stages L1 to L6.
BERTHS = (
    Berth(
        boat=((365, 5031), (1162, 5102), (1135, 5401), (338, 5330)),
        stage=((450, 4594), (1050, 4648), (1050, 4948), (450, 4894)),
        start=(750, 4456),
    ),
    Berth(
        boat=((1692, 5185), (2491, 5139), (2508, 5439), (1709, 5485)),
        stage=((1800, 4730), (2400, 4695), (2400, 4995), (1800, 5030)),
        start=(2100, 4552),
    ),
    Berth(
        boat=((3041, 5107), (3839, 5054), (3859, 5353), (3061, 5406)),
        stage=((3150, 4650), (3750, 4610), (3750, 4910), (3150, 4950)),
        start=(3450, 4470),
    ),
    Berth(
        boat=((4411, 5044), (5209, 5097), (5189, 5396), (4391, 5343)),
        stage=((4500, 4600), (5100, 4640), (5100, 4940), (4500, 4900)),
        start=(4800, 4460),
    ),
    Berth(
        boat=((5761, 5134), (6559, 5187), (6539, 5486), (5741, 5433)),
        stage=((5850, 4690), (6450, 4730), (6450, 5030), (5850, 4990)),
        start=(6150, 4550),
    ),
    Berth(
        boat=((7088, 5153), (7885, 5084), (7912, 5383), (7115, 5452)),
        stage=((7200, 4692), (7800, 4640), (7800, 4940), (7200, 4992)),
        start=(7500, 4508),
    ),
)

# HOUSE: sites S1 to S7.
SITES = (
    Site(parcel=((750, 2690), (1710, 2630), (1790, 3610), (770, 3670)), base=(950, 2850)),
    Site(parcel=((2880, 2850), (3900, 2890), (3880, 3850), (2940, 3830)), base=(3100, 3050)),
    Site(parcel=((5040, 2800), (6020, 2820), (6000, 3780), (5000, 3820)), base=(5200, 3000)),
    Site(parcel=((6950, 2470), (7930, 2430), (7970, 3430), (6970, 3450)), base=(7150, 2650)),
    Site(parcel=((1230, 820), (2250, 800), (2230, 1820), (1250, 1760)), base=(1450, 1000)),
    Site(parcel=((3820, 1130), (4780, 1170), (4820, 2150), (3780, 2130)), base=(4000, 1350)),
    Site(parcel=((6100, 650), (7120, 690), (7080, 1650), (6120, 1670)), base=(6300, 850)),
)

# HOUSE: obstacles O1 to O6: palms, a rock, a well, a ruined mastaba, palms, boulders.
OBSTACLES: tuple[Grove | Outline, ...] = (
    Grove((2520, 3960), 160),
    ((4260, 2820), (4540, 2720), (4700, 2940), (4580, 3200), (4300, 3180)),
    Grove((6400, 2340), 180),
    ((2660, 2060), (3080, 1960), (3140, 2220), (2720, 2320)),
    Grove((6460, 4020), 160),
    ((620, 2080), (860, 2000), (980, 2200), (820, 2380), (580, 2300)),
)

# HOUSE: the workers' camp: left, top, width, height.
CAMP = (2650, 150, 900, 600)

# HOUSE: the workers' paths; node 0 is the camp, 1 to 7 are the sites.
PATHS = (
    (0, 5),
    (0, 6),
    (5, 1),
    (5, 2),
    (6, 2),
    (6, 3),
    (6, 7),
    (1, 2),
    (2, 3),
    (7, 4),
    (3, 4),
)

# A sled can be aligned to 40 directions, clockwise from the right; each is to be divided by its length.
_QUARTER = ((1, 0), (5, 1), (5, 2), (5, 3), (5, 4), (1, 1), (4, 5), (3, 5), (2, 5), (1, 5))
HEADINGS: tuple[Point, ...] = (
    *_QUARTER,
    *((-y, x) for x, y in _QUARTER),
    *((-x, -y) for x, y in _QUARTER),
    *((y, -x) for x, y in _QUARTER),
)

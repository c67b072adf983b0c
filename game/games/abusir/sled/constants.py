"""The numbers of the model. All of them are HOUSE."""

from math import sqrt

Numbers = list[float]  # how positions keep what the model gave: as it is, to the bit

TAIL, SHOULDER, NOSE, HALF_WIDTH = -3.0, 1.8, 3.0, 1.6
HULL = (
    (TAIL, -HALF_WIDTH),
    (SHOULDER, -HALF_WIDTH),
    (NOSE, 0.0),
    (SHOULDER, HALF_WIDTH),
    (TAIL, HALF_WIDTH),
)  # 6.0 x 3.2 with a pointed nose, about the centre of friction
REACH = 3.4  # radius of the hull
EYE = 3.0  # where the rope is tied: on the axis, at the nose
BLOCK_PLACES = (0.9, -0.6, -2.1, 0.15, -1.35)  # along the axis, as loaded: three, two on top

FRICTION_RADIUS = 1.65  # largest floor torque : largest floor force
C2 = FRICTION_RADIUS * FRICTION_RADIUS
INVERSE_C2 = 1.0 / C2
EMPTY, PER_CUBE = 1.0, 0.5  # floor friction of a sled
MU = 0.25  # friction of a hull against an obstacle or another hull
ASTERN = 0.15  # smallest lever of a rope that leads backwards

FREE_STEP, CONTACT_STEP = 0.25, 0.1  # longest steps, in rope
SHORTEST_STEP = 0.01  # however close the end of the rope is
SLOWEST = 0.2  # hull speed below which a contact step grows no longer
_SPREAD = sqrt(1.0 + REACH * REACH * INVERSE_C2)
FREE_BOUND = 0.5 * (1.0 + _SPREAD)  # no point of a free hull is faster than the rope by more than this
CONTACT_BOUND = _SPREAD
CLOSE = FREE_BOUND * CONTACT_STEP  # nearer than this a step may touch something
MOST_STEPS = 5000

NEAR = 0.5  # nearer than this as a leg begins, river, edge and pyramids hold a sled like obstacles
STAND_OFF = 0.005  # at which it holds the sled, so that the sled does not enter it

DEPTH = 1e-7  # inside what stops a sled that counts as touching
BRACKET = 2e-8  # of rope, within which the stop is found
JAM = 0.02  # part of its free advance below which a sled is stuck
RESTING = 1e-6  # square of the speed below which a pushed sled stays put

ROPE_LEFT = 0.2  # between eye and holder, at which the leg is over
CORNER_REACHED = 0.05
ROPE_NEAR = 3.0  # columns farther away are looked at again when the eye may have moved as far
ROPE_INSIDE = 1e-6  # of rope within a column that counts as touching

EYE_HEIGHT, LOW, HIGH = 0.6, 1.0, 6.0  # of the rope at the eye and in the holder
LAYER = 1.5
SLED_DECK, BOAT_DECK = 0.6, 0.5
SLED_LAYER, BOAT_LAYER = 8, 10  # cubes in a layer of a load

LOWER_BLOCKS = 3
HOLD_LOWER, HOLD_UPPER = 3.0, 1.5  # shaking that a block stands
KNOCK = 1.0  # weight of a knock against a turn of one radian
PARTED = 0.5  # rope after which touching the same partner again is a new knock
KNOCK_STEPS = 2

DEEPEST_GAP = -0.005  # that is pushed apart within one step
SQUEEZED = -0.01  # gap to which no step may press hulls together
ALONE_SWEEPS, SWEEPS, ROUNDS = 60, 10, 16
SWEEP_DONE, ROUND_DONE = 1e-7, 1e-3
LEAST_SPEED, STILL = 1e-3, 1e-4  # a mobility never falls below these: at the start, and while iterating

FAR = 1e300

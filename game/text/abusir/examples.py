"""The worked examples of the rules of Abusir: positions as its notation writes them."""

from game.text.catalogue import N_
from game.text.words import Example

# Player 1 is about to build at the second site.
TABLE = """\
50 decisions, turn 6, player 2 began, idle 0, busy 0, short 0
act 2 0, turn_end
pool -
stock {stock}
B1 of 2: red I2, red I1
B2 of neutral: red I2, white I2, red I1, black L3, red I2
B3 of 1: black I1, white I1, black I2
B4 of 5: black I1, black I2, white I2, black I3, white I3
B5 of 3: red I2, black I2, red I1
B6 of 4: black I2, red I3, white I1, red I3, white L3
S1: 2 white I1 b2; 2 white I2 a1 b1
S2: {site}
S3: 3 white I3 b3 c3 d3; 3 black I1 b2
S4: -
S5: -
S6: -
S7: -
stages - - - - - -
player 1: pyramid 1, workers S2 S2 C
sled 1: {block}, white I2, red L3 at -7.717256997693376 10.710534964661635 -0.053071859732759054 -0.9985906957830653 shaken -
player 2: pyramid 1, workers S1 C C
sled 2: red I2, black I3 at -32.165737966411484 8.735812614954526 0.3685155738176931 -0.9296215745419296 shaken -
player 3: pyramid 1, workers S3 C C
sled 3: black I2 at 16.659190111710327 10.049940470050696 -0.4581233762130087 -0.8888886162884493 shaken -"""
BUILDING = TABLE.format(
    stock=(
        "7 white I1, 6 white I2, 4 white I3, 3 white L3, 7 black I1, 6 black I2, 4 black I3, "
        "3 black L3, 7 red I1, 6 red I2, 4 red I3, 3 red L3"
    ),
    site="-",
    block="white I2",
)
LEVELS = TABLE.format(
    stock=(
        "6 white I1, 6 white I2, 3 white I3, 3 white L3, 7 black I1, 6 black I2, 3 black I3, "
        "3 black L3, 7 red I1, 5 red I2, 4 red I3, 3 red L3"
    ),
    site="1 white I3 a1 b1 c1; 2 black I3 d1 d2 d3; 3 red I2 b2 c2; 3 white I1 a2",
    block="white I2",
)
TOP = TABLE.format(
    stock=(
        "6 white I1, 7 white I2, 1 white I3, 3 white L3, 7 black I1, 6 black I2, 4 black I3, "
        "3 black L3, 7 red I1, 2 red I2, 3 red I3, 3 red L3"
    ),
    site=(
        "1 white I3 a1 b1 c1; 2 red I3 d1 d2 d3; 3 white I3 b4 c4 d4; 2 white I3 a2 a3 a4; "
        "2 red I2 b2 c2; 2 red I2 b3 c3; 1 red I2 e1 f1; 1 red I2 e2 f2"
    ),
    block="white I1",
)
WHITE = TABLE.format(
    stock=(
        "6 white I1, 5 white I2, 3 white L3, 7 black I1, 4 black I2, 4 black I3, 3 black L3, "
        "7 red I1, 6 red I2, 4 red I3, 3 red L3"
    ),
    site=(
        "1 white I3 a1 b1 c1; 2 white I3 d1 d2 d3; 3 white I3 b4 c4 d4; 1 white I3 a2 a3 a4; "
        "3 black I2 b2 c2; 3 black I2 b3 c3; 2 white I2 e1 f1; 2 white I2 e2 f2"
    ),
    block="white I1",
)

EXAMPLES = (
    Example(
        "aim",
        N_(
            "The sled of {name1} has come to Neferirkare with three blocks, and two workers are there. So up "
            "to four blocks could be built; the others have begun Sahure and Nyuserre."
        ),
        BUILDING,
        ("board",),
        players=3,
    ),
    Example(
        "A8.4",
        N_(
            "Below both cubes lies a red double, so the white double can lie on the second level here, and nowhere else on that level."
        ),
        LEVELS,
        ("site 2",),
        players=3,
        action="build white I2 e1 f1",
    ),
    Example(
        "A10.2",
        N_(
            "{name1} puts the top on it and has then built 4 blocks, as has {name2}: they share the first "
            "and second rank, {points1} and {points2}. {name3} is third with {points3}. The last block "
            "brings {name1} 1 more."
        ),
        TOP,
        ("site 2",),
        players=3,
        action="build white I1 g1",
        counts="rank",
    ),
    Example(
        "A10.4",
        N_(
            "{name1} lays the last block. The black ones in the middle are hidden, and all that shows is "
            "white: that means {points1} for {name1}, {points2} for {name2} and {points3} for {name3}."
        ),
        WHITE,
        ("site 2",),
        players=3,
        action="build white I1 g1",
        counts="colour",
    ),
)

"""The worked examples of the rules of Pyramids: positions as its notation writes them, and what they show."""

from game.text.catalogue import N_
from game.text.words import Example

FINISHED = """\
ply: 0
round: 10
start player: 1
set aside: Horus
asked: over
quarry: - | -
player 1: Anubis
  pyramid: RB/G Y/BR R/G^O GR/W | B/Y^T Y/R^P W/W | BY/R YR/W | GR/B
  obelisk: B/R^O WB/R R/Y^O RW/G
  tomb: G/Y^P
  hand: -
  discarded: WB/Y W/Y G/YW YG/W YG/R B/R^T
player 2: Sekhmet
  pyramid: W/R^O W/G^O GW/Y G/BR | G/YR^P Y/W^O G/YB | YG/B Y/B^P | B/WR
  obelisk: W/B RW/Y BG/R
  tomb: G/W^P B/B
  hand: -
  discarded: Y/BG^P YW/B^T Y/R R/GY G/B^T W/RG"""
OPENED = """\
ply: 0
round: 10
start player: 1
set aside: Horus
asked: over
quarry: - | -
player 1: Anubis
  pyramid: RW/Y Y/WR^O R/R GW/Y | Y/W^O RW/B G/G | YW/B^T B/B | W/B^T
  obelisk: R/B^P RB/G RB/Y G/W^P
  tomb: BY/G B/G^P
  hand: -
  discarded: G/YW GR/B GR/W B/R^O Y/B^P
player 2: Sekhmet
  pyramid: R/G^O YG/B G/BR R/GW^P | Y/B^O G/YB BY/W | R/G^P B/WR | B/Y
  obelisk: BY/R YR/W G/YR^P Y/RG
  tomb: G/W R/GY
  hand: -
  discarded: R/Y^T W/RG G/R^T Y/WG W/R^P"""
TWO_CARDS = """\
ply: 0
round: 3
start player: 1
set aside: Anubis
asked: 1 build pyramid
quarry: BY/G B/R^T | -
player 1: Horus
  pyramid: G/G GW/B
  obelisk: -
  tomb: -
  hand: B/WR Y/R^P R/Y^O
  discarded: W/W Y/BR
player 2: Khepri
  pyramid: RB/Y GR/W
  obelisk: B/W^O
  tomb: GR/Y
  hand: R/G^P
  discarded: -"""
THREE_CARDS = """\
ply: 0
round: 4
start player: 1
set aside: Anubis
asked: 1 build pyramid
quarry: BY/G W/G^T | -
player 1: Horus
  pyramid: G/G GW/B | Y/R^P
  obelisk: -
  tomb: -
  hand: B/WR W/R^P R/Y^O
  discarded: Y/BR RB/Y GR/W
player 2: Khepri
  pyramid: W/R^O GR/Y G/Y^P
  obelisk: G/W
  tomb: YR/B
  hand: R/YW
  discarded: G/YR^P"""
GODS = """\
ply: 0
round: 2
start player: 1
set aside: -
asked: 2 pair
quarry: YG/R R/Y^O | R/R R/W | G/YW BG/R
player 1: Sekhmet
  pyramid: RW/B
  obelisk: -
  tomb: -
  hand: G/Y^P
  discarded: WB/R
player 2: Anubis
  pyramid: B/W^P
  obelisk: -
  tomb: -
  hand: G/W^P
  discarded: RY/G^T
player 3: Khepri
  pyramid: W/GB
  obelisk: -
  tomb: -
  hand: R/GW^P
  discarded: R/G^P"""
FIVE_GODS = """\
ply: 0
round: 1
start player: 1
set aside: -
asked: 1 tile
quarry: W/RB^P W/W | GR/W R/B | W/Y^P YR/W | WY/G R/GY
player 1: -
  pyramid: -
  obelisk: -
  tomb: -
  hand: Y/R?
  discarded: -
player 2: -
  pyramid: -
  obelisk: -
  tomb: -
  hand: B/WY^P?
  discarded: -
player 3: -
  pyramid: -
  obelisk: -
  tomb: -
  hand: W/R^O?
  discarded: -
player 4: -
  pyramid: -
  obelisk: -
  tomb: -
  hand: YR/B?
  discarded: -"""

EXAMPLES = (
    Example(
        "aim",
        N_(
            "A necropolis at the end of the game: the tomb, the pyramid of ten cards and the obelisk. It "
            "scores {points1}."
        ),
        FINISHED,
        ("necropolis 1",),
    ),
    Example(
        "P4",
        N_(
            "{name2} has Anubis, number 2, {name3} Khepri, number 3, and {name1} Sekhmet, number 4. In this "
            "order they take a pair and build. Horus is left over."
        ),
        GODS,
        ("gods",),
        players=3,
    ),
    Example(
        "P5",
        N_(
            "With four or five players, all the gods are there. Each shows what may be built besides the "
            "pyramid: the tomb, the obelisk or both; Sekhmet allows one of the two."
        ),
        FIVE_GODS,
        ("gods",),
        players=4,
    ),
    Example(
        "P5.1",
        N_(
            "Two cards have been laid. The next one may go to the left or to the right of them, or on top "
            "of both."
        ),
        TWO_CARDS,
        ("pyramid 1",),
        action="pyramid",
    ),
    Example(
        "P-R3",
        N_(
            "The second level has been begun. The next card of that level needs a third card below; so the "
            "next one goes to the left or to the right."
        ),
        THREE_CARDS,
        ("pyramid 1",),
        action="pyramid",
    ),
    Example(
        "P6",
        N_("Three green stones are connected: two tall ones and a small one, over the edge of two cards."),
        TWO_CARDS,
        ("joined 1 G",),
        house=True,
    ),
    Example(
        "P7.1",
        N_(
            "The largest connections, outlined: 4 yellow stones, 2 green, 6 red, 3 white and 1 blue. The 6 "
            "red ones count twice; for the bonus there are too few green and blue ones. The pyramid scores "
            "{points1}."
        ),
        FINISHED,
        ("joined 1",),
        counts="pyramid",
    ),
    Example(
        "P7.3",
        N_(
            "Every colour connects three stones or more: 3, 3, 3, 4 and 5. The 5 counts twice, and 10 are "
            "added: {points1}."
        ),
        OPENED,
        ("joined 1",),
        counts="pyramid",
    ),
    Example(
        "P7.4",
        N_("Red and blue are on three stages each. One of them counts: {points1}."),
        OPENED,
        ("obelisk 1",),
        counts="obelisk",
    ),
    Example(
        "P7.5",
        N_(
            "Both have one green stone: nobody gets anything for green. Yellow goes to {name1}, white and "
            "blue go to {name2}: {points1} and {points2}."
        ),
        FINISHED,
        ("tomb 1", "tomb 2"),
        counts="tomb",
    ),
)

"""The worked examples of the Duel's rules: positions as its notation writes them, and what they show."""

from game.text.catalogue import N_
from game.text.words import Example

ALL_B = dict.fromkeys(("obelisk", "temple", "pyramids", "tomb"), "B")
MIDDLE = """\
decision 0: player 1, turn
                  PL    G3    G11
                  T2    PD    O
                  G9    T4    PLACE
O     G8    T3    1     .     .
G5    PL    O     .     1     2
T1    SWAP  PD    2     .     1
player 1: O T2 PL G4
player 2: O PD G7 TAKE
out of the game: G12 TAKE TAKE PLACE PLACE COMBO COMBO COMBO SWAP SWAP
supply 21, reserve 3
player 1 began, first with 5 obelisks: -"""
TWO_IN_A_ROW = """\
decision 0: player 1, turn
                  PL    G3    G11
                  T2    PD    O
                  G9    T4    PLACE
O     G8    T3    .     .     .
G5    PL    O     2     .     1
T1    SWAP  PD    .     .     .
player 1: -
player 2: -
out of the game: PD G1 G2 G4 G6 G7 G10 G12 TAKE TAKE TAKE PLACE PLACE COMBO COMBO COMBO SWAP SWAP
supply 21, reserve 3
player 1 began, first with 5 obelisks: -"""
THREE_IN_A_COLUMN = """\
decision 0: player 1, turn
                  PD    G3    G11
                  COMBO PD    O
                  T2    T4    PLACE
O     G8    T3    1     .     .
G5    PL    O     1     .     .
T1    SWAP  PD    2     .     .
player 1: -
player 2: -
out of the game: PD G1 G2 G4 G6 G7 G9 G10 G12 TAKE TAKE TAKE PLACE PLACE COMBO COMBO SWAP SWAP
supply 21, reserve 3
player 1 began, first with 5 obelisks: -"""
SWAPPING = """\
decision 1: player 1, swap unload
                  PL    G3    G11
                  T2    PD    O
                  G9    T4    PLACE
G6    T4    O     1     2     .
G5    PL    O     .     .     .
T1    TAKE  PD    .     .     .
player 1: -
player 2: -
out of the game: PD G1 G2 G4 G7 G8 G10 G12 TAKE TAKE PLACE PLACE COMBO COMBO COMBO SWAP SWAP SWAP
supply 21, reserve 3
player 1 began, first with 5 obelisks: -"""
LAST_BOATS = """\
decision 0: player 1, turn
                  ~     ~     G11
                  ~     ~     O
                  ~     ~     PLACE
~     ~     ~     .     .     1
G5    PL    O     .     .     .
~     ~     ~     2     .     1
player 1: -
player 2: -
out of the game: O O O O O O O T1 T1 T1 T2 T2 T2 T3 T3 T3 T4 T4 T4 PL PL PL PL PL PD PD PD PD PD PD G1 G2 G3 G4 G6 G7 G8 G9 G10 G12 TAKE TAKE TAKE PLACE PLACE COMBO COMBO COMBO SWAP SWAP SWAP
supply 0, reserve 3
player 1 began, first with 5 obelisks: -"""
DISPLAY_A = """\
decision 0: player 1, turn
                  ~     ~     ~
                  ~     ~     ~
                  ~     ~     ~
TAKE  TAKE  TAKE  1     .     .
PLACE PLACE PLACE .     .     .
~     ~     ~     .     .     1
player 1: O O O O T1 T2 T4 PL PL PL PD PD PD PD PD G2 G3 G4 G8 COMBO
player 2: O O O
out of the game: O O T1 T1 T2 T2 T3 T3 T3 T4 T4 PL PL PL PD G1 G5 G6 G7 G9 G10 G11 G12 COMBO COMBO SWAP SWAP SWAP
supply 0, reserve 3
player 1 began, first with 5 obelisks: -"""
DISPLAY_B = """\
decision 0: player 1, turn
                  ~     ~     ~
                  ~     ~     ~
                  ~     ~     ~
TAKE  TAKE  TAKE  .     .     .
PLACE PLACE PLACE .     .     .
~     ~     ~     .     .     .
player 1: O O O O O T1 T1 T2 T4 T4 PL PL PL PL PD PD G2 G3 G4 G8
player 2: O O O O O O
out of the game: T2 T3 T3 T3 T4 PL PL PD PD PD PD G1 G5 G6 G7 G9 G10 G11 G12 COMBO COMBO COMBO SWAP SWAP SWAP
supply 0, reserve 3
player 1 began, first with 5 obelisks: 1"""

EXAMPLES = (
    Example(
        "aim",
        N_(
            "The harbour: six boats with three tiles each, and figures on the squares. Here the boat of the "
            "second row is unloaded: {name1} stands nearer to it and takes the outermost tile, {name2} the "
            "next one."
        ),
        MIDDLE,
        ("harbour",),
        action="unload R2",
    ),
    Example(
        "D5",
        N_(
            "{name2} stands nearer to the boat of the second row and takes the outermost tile. {name1} takes "
            "the next one; the gap between the figures does not matter. The tile beside the harbour leaves "
            "the game."
        ),
        TWO_IN_A_ROW,
        ("harbour",),
        action="unload R2",
    ),
    Example(
        "D5.3",
        N_(
            "Three figures take all three tiles: {name1} the outermost and the action tile after it, {name2} "
            "the innermost. All of them go back to the supply."
        ),
        THREE_IN_A_COLUMN,
        ("harbour",),
        action="unload C1",
    ),
    Example(
        "D6.4",
        N_(
            "{name1} swaps the outermost and the innermost tile of the first boat and then unloads it: the "
            "obelisk is now the outermost and goes to {name1}, the temple to {name2}, and the tomb leaves "
            "the game."
        ),
        SWAPPING,
        ("harbour",),
        action="swap R1 1 3",
    ),
    Example(
        "D8",
        N_(
            "The supply is used up and only two boats are left. Unloading the boat of the third column ends "
            "the game at once; nobody gets the tiles of the other boat."
        ),
        LAST_BOATS,
        ("harbour",),
        action="unload C3",
    ),
    Example(
        "D9.1",
        N_("{name1} has four obelisks, {name2} three: {points1} with the bonus, and {points2}."),
        DISPLAY_A,
        ("obelisk 1", "obelisk 2"),
        counts="obelisk",
    ),
    Example(
        "D9.2",
        N_("Temples with 4, 2 and 1 symbols: {points1}."),
        DISPLAY_A,
        ("temple 1",),
        counts="temple",
    ),
    Example(
        "D9.3",
        N_("Three light and five dark pyramids: {points1}."),
        DISPLAY_A,
        ("pyramids 1",),
        counts="pyramids",
    ),
    Example(
        "D9.4",
        N_("The run 2, 3, 4 and the single 8: {points1}."),
        DISPLAY_A,
        ("tomb 1",),
        counts="tomb",
    ),
    Example(
        "D9.5",
        N_("{name1} was the first with five: {points1}. {name2} has six by now: {points2}."),
        DISPLAY_B,
        ("obelisk 1", "obelisk 2"),
        options=ALL_B,
        counts="obelisk",
    ),
    Example(
        "D9.6",
        N_("The set of 1, 2 and 4 and the set of 1 and 4: {points1} together."),
        DISPLAY_B,
        ("temple 1",),
        options=ALL_B,
        counts="temple",
    ),
    Example(
        "D9.7",
        N_("Four light and two dark pyramids: the dark one is the smaller and scores {points1}."),
        DISPLAY_B,
        ("pyramids 1",),
        options=ALL_B,
        counts="pyramids",
    ),
    Example(
        "D9.8",
        N_("Two runs, 2 to 4 and the single 8: {points1}."),
        DISPLAY_B,
        ("tomb 1",),
        options=ALL_B,
        counts="tomb",
    ),
    Example(
        "D9",
        N_(
            "All of {name1}’s sites on side A: the points of obelisk, temple, pyramids and tomb, 1 for the "
            "action tile and 1 for each of the two figures on squares: {points1} in all."
        ),
        DISPLAY_A,
        ("obelisk 1", "temple 1", "pyramids 1", "tomb 1"),
    ),
)

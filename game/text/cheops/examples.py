"""The worked examples of the rules of Cheops' Master Builders: positions as its notation writes them."""

from game.text.catalogue import N_
from game.text.words import Example

SEATED = {"sheets": "seats"}
FIRST_ROLL = """\
0 decisions, turn 1 of player 1, idle 1
player 1 acts
middle bbrg, lying bbrg, blocked -
met -
1 sheet A, jokers 3, struck -, bonuses -, ticked -
2 sheet B, jokers 3, struck -, bonuses -, ticked -
3 sheet C, jokers 3, struck -, bonuses -, ticked -"""
SECOND_TO_ACT = """\
2 decisions, turn 1 of player 1, idle 0
player 2 acts
middle br, lying br, blocked bg
met -
1 sheet A, jokers 3, struck -, bonuses -, ticked P11 P15
2 sheet B, jokers 3, struck -, bonuses -, ticked -
3 sheet C, jokers 3, struck -, bonuses -, ticked -"""
LATE = """\
60 decisions, turn 19 of player 1, idle 1
player 1 acts
middle rvyg, lying rvyg, blocked -
met P1 5, P2 8, P3 7, P4 9, P5 11, P6 13, A2 6, AK 12, M2 14
1 sheet A, jokers 1, struck Q8, bonuses P3 P4 P5 P6 M2, ticked P11 P12 P13 P14 P15 P16 P21 P22 P23 P24 P25 P31 P32 P33 P34 P41 P42 P43 P51 P52 P61 AL1 AR1 R11 R12 R13 R14 R21 R22 R23 R24
2 sheet B, jokers 2, struck Q3 Q4, bonuses P1 P2, ticked P11 P12 P13 P14 P15 P16 P21 P22 P23 P24 P25 AL1 AL2 AL3 AL4 AR1 AR2 R11 R21
3 sheet C, jokers 1, struck Q2 Q5, bonuses A2 AK, ticked P11 P12 P13 P14 AL1 AL2 AL3 AL4 AR1 AR2 AR3 AR4 AK R21 R22 R23 R33"""
SAME_TURN = """\
18 decisions, turn 5 of player 2, idle 0
player 1 acts
middle ro, lying ro, blocked bv
met P1 5
1 sheet A, jokers 3, struck Q1, bonuses -, ticked P11 P12 P13 P14 P15 AL1
2 sheet B, jokers 2, struck -, bonuses P1, ticked P11 P12 P13 P14 P15 P16 AL1 AR1
3 sheet C, jokers 3, struck Q4, bonuses -, ticked P11 P12 P13 AL1"""

EXAMPLES = (
    Example(
        "aim",
        N_(
            "{name1} has rolled and ticks the blue stone; the blue die pays for it. Higher stones need both "
            "stones below them."
        ),
        FIRST_ROLL,
        ("dice", "pyramid 1"),
        players=3,
        options=SEATED,
        action="tick P15",
    ),
    Example(
        "C2",
        N_(
            "An empty sheet: at the top the pyramid and the arch, with what their levels score and the "
            "bonuses beside them; below, the relief, the quarry and the jokers."
        ),
        FIRST_ROLL,
        ("sheet 1",),
        players=3,
        options=SEATED,
    ),
    Example(
        "C4",
        N_(
            "{name1} is active and has ticked a blue and a green stone: these two dice are blocked for the "
            "others this turn. A blue and a red die are left in the middle, for {name2} and then, once more, "
            "for {name3}."
        ),
        SECOND_TO_ACT,
        ("dice", "pyramid 1"),
        players=3,
        options=SEATED,
        seat=1,
    ),
    Example(
        "C5",
        N_(
            "{name2} ticks a pair of the relief, red and yellow. The red die pays for the red stone. There is "
            "no yellow die: the nearest yellow stone of the quarry pays, and those before it are lost."
        ),
        SECOND_TO_ACT,
        ("dice", "relief 2", "quarry 2"),
        players=3,
        options=SEATED,
        action="relief R21 R31",
        seat=1,
    ),
    Example(
        "C6",
        N_(
            "{name2} has completed the lowest level in this turn. {name1} completes it in the same turn and "
            "gets the bonus, too: {points1}. From the next turn on it is closed for {name3}."
        ),
        SAME_TURN,
        ("pyramid 2", "pyramid 1"),
        players=3,
        options=SEATED,
        action="tick P16",
        counts="bonuses",
    ),
    Example(
        "C7",
        N_(
            "The sheet of {name1}: the top of the pyramid, an arch that counts for nothing yet, eight relief "
            "stones, five bonuses, four quarry stones and a joker: {points1}."
        ),
        LATE,
        ("sheet 1",),
        players=3,
        options=SEATED,
    ),
    Example(
        "C7.2",
        N_(
            "The lower column counts. {name1} has one stone in each: {points1}. {name2} has four and two: "
            "{points2}. {name3} has the closing stone: {points3}."
        ),
        LATE,
        ("arch 1", "arch 2", "arch 3"),
        players=3,
        options=SEATED,
        counts="arch",
        house=True,
    ),
    Example(
        "C7.3",
        N_("Eight stones of the relief are ticked: {points1}."),
        LATE,
        ("relief 1",),
        players=3,
        options=SEATED,
        counts="relief",
    ),
    Example(
        "C7.5",
        N_("The eighth stone was the last one struck; four are left to the right of it: {points1}."),
        LATE,
        ("quarry 1",),
        players=3,
        options=SEATED,
        counts="quarry",
    ),
)

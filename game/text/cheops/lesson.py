"""The guided first game of Cheops' Master Builders: three turns with all ways to pay, then on freely."""

from game.text.catalogue import N_
from game.text.lesson import Lesson, Moment, rope

LESSON = Lesson(
    options={"sheets": "seats", "start": "1"},
    seed="stone16",
    path=(
        "tick P13",
        "tick P14",
        "tick P12",
        "done",
        "tick P14",
        "tick P13",
        "tick P23",
        "tick P15",
        "strike Q1",
        "relief R32 R33",
        "tick P15",
        "strike Q1",
        "tick P23",
        "strike Q3",
        "relief R13 R23",
        "joker green",
    ),
    moments=(
        Moment(
            "aim",
            N_(
                "Welcome. This is your sheet, with a pyramid, an arch and a relief. You tick their stones; "
                "the further a structure gets, the more points it scores."
            ),
            at="sheet-0",
        ),
        Moment(
            "dice",
            N_(
                "You are active and have rolled three dice. Each pays for one stone of its colour; "
                "what you take, {other} will not have this turn."
            ),
            at="die-1-r-0",
            ply=0,
        ),
        rope("field-P13"),
        Moment(
            "first",
            N_(
                "All stones of the lowest level are open from the start. Tick this red one: the red "
                "die pays for it."
            ),
            at="field-P13",
            ply=0,
        ),
        Moment(
            "second",
            N_(
                "You may tick a second stone. Take the purple neighbour: both together will carry a "
                "stone of the next level."
            ),
            at="field-P14",
            ply=1,
        ),
        Moment(
            "left",
            N_(
                "Everybody acts in every turn. Now {other} has rolled and taken two dice; you build "
                "with what is left in the middle: green."
            ),
            at="die-2-g-0",
            ply=6,
        ),
        Moment(
            "up",
            N_(
                "This green stone rests on your two, so it is open. The highest level you reach "
                "counts: 1, 3, 6, 10, 15 points, and 21 at the top."
            ),
            at="field-P23",
            ply=6,
        ),
        Moment(
            "without",
            N_(
                "There is no blue die, yet you can tick blue: a stone from your quarry or a joker pays "
                "instead. Try it with this one."
            ),
            at="field-P15",
            ply=7,
        ),
        Moment(
            "quarry",
            N_(
                "Strike the blue stone of the quarry. After that only stones to its right remain, so go on "
                "in small steps: each one left is a point, each joker 2."
            ),
            at="quarry-Q1",
            ply=8,
        ),
        Moment(
            "relief",
            N_(
                "You roll again. In the relief you always tick two neighbours, and nothing else that "
                "turn. Purple and blue fit: click one, then the other."
            ),
            at="field-R32",
            ply=9,
        ),
        Moment(
            "arch",
            N_(
                "The arch grows in two columns from below, and its lower column counts. The closing "
                "stone comes when both are full."
            ),
            at="field-AL1",
            ply=16,
        ),
        Moment(
            "free",
            N_(
                "Whole levels and golden signs are bonuses: 3 points for everyone who completes one in "
                "the very turn it is first completed. Now build as you like. H shows a hint."
            ),
            at="sheet-0",
            ply=16,
        ),
        Moment(
            "bonus",
            N_(
                "A bonus has been gained. From the next turn on it is gone for everybody else, so hurry "
                "where a race is close."
            ),
            at="sheet-0",
            told="bonus",
        ),
        Moment(
            "end",
            N_(
                "That was a whole game: a second complete structure ends it. Click a number on the score "
                "sheet to see how it came about. Now play one of your own."
            ),
            at="sheet-0",
            over=True,
        ),
    ),
)

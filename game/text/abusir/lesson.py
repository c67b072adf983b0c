"""The guided first game of Abusir: setting up and loading together, then the first pull and on freely."""

from game.text.catalogue import N_
from game.text.lesson import Lesson, Moment, rope

SET_UP = (
    *("berth B3", "berth B5", "berth B1"),
    *("stow white I2", "stow black I1", "stow red L3", "stow white I1", "stow black I2"),
    *("stow red I2", "stow black I2", "stow white I3", "stow red I1", "stow black I1"),
    *("stow white I2", "stow red I2", "stow black I3", "stow white I1", "stow red I1"),
    *("take white I2", "take black I2", "take red I2"),
)
OTHERS = (
    *("load white I1", "load white I2", "load black I3", "pull low 1 252 65", "done"),
    *("walk 1 S1", "done", "finish"),
    *("load white I3", "load black I1", "pull low 1 380 65", "done", "walk 1 S3", "done", "finish"),
)

LESSON = Lesson(
    options={"ghost": "whole"},
    seed="lesson",
    players=3,
    path=(*SET_UP, *OTHERS, "load white I2", "load red L3"),
    moments=(
        Moment(
            "aim",
            N_(
                "Welcome to Abusir. Seven pyramids are being built here; whoever lays the most blocks at "
                "one gets the most points when it is complete."
            ),
            at="map",
        ),
        rope("target-B3"),
        Moment(
            "berth",
            N_(
                "Your boat brings your blocks, and your sled begins on the stage before it. Take berth 3: "
                "from the middle no site is far."
            ),
            at="target-B3",
            ply=0,
        ),
        Moment(
            "stow",
            N_(
                "Five blocks of your choice come aboard. A long one is just one block, too, and it is "
                "blocks that count."
            ),
            at="panel-pool",
            ply=3,
        ),
        Moment(
            "take",
            N_(
                "One block of any colour goes onto your sled right away, so your first pull brings something "
                "along. Take this white one."
            ),
            at="panel-pool",
            ply=18,
        ),
        Moment(
            "turn",
            N_(
                "{other} has pulled a sled to a site and sent a worker there, and so has the third "
                "player. You have two actions as well."
            ),
            at="map",
            ply=36,
        ),
        Moment(
            "load",
            N_(
                "One action is loading and pulling. Your sled stands at its stage: load from your "
                "boat, up to "
                "three blocks in one action."
            ),
            at="panel-pool",
            ply=36,
        ),
        Moment(
            "two",
            N_(
                "A corner lies on the sled like the others. Five blocks fit; the more there are, the more "
                "easily they fall."
            ),
            at="panel-pool",
            ply=37,
        ),
        Moment(
            "pull",
            N_(
                "Now pull: set the rope’s holder at the edge, behind the site you want to reach. The pale "
                "sled shows where the rope would take you."
            ),
            at="map",
            ply=38,
        ),
        Moment(
            "hold",
            N_(
                "Hold the button and let go when your sled is at a site. Touching a pyramid ends your "
                "action, so go round; palms and rocks turn the sled."
            ),
            at="map",
            ply=38,
        ),
        Moment(
            "yard",
            N_(
                "If you want to practise pulling, there are seven tasks in the practice yard, from the "
                "rules or the lobby. Now play on as you like."
            ),
            at="map",
            ply=38,
        ),
        Moment(
            "site",
            N_(
                "Your sled is at a site. To build there you need workers on it: send some with your next "
                "action; each walks up to two paths."
            ),
            at="map",
            told="at_site",
            mine=True,
        ),
        Moment(
            "build",
            N_(
                "Built. Each of your workers there lets you lay two blocks, and every block moves "
                "your marker "
                "on. You can build at five sites in all."
            ),
            at="map",
            told="build",
            mine=True,
        ),
        Moment(
            "complete",
            N_(
                "A pyramid is complete: whoever has laid the most blocks gets 6 points, then 4 and 2. The "
                "last block scores 1; if only one colour shows, everybody who built gets 3."
            ),
            at="map",
            told="complete",
        ),
        Moment(
            "end",
            N_(
                "That was a whole game. The score sheet shows what each pyramid has scored; click a "
                "number to see how. Now play one of your own."
            ),
            at="map",
            over=True,
        ),
    ),
)

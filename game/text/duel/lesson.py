"""The guided first game of the Duel: placing, unloading and an action tile, then on to the end freely."""

from game.text.catalogue import N_
from game.text.lesson import Lesson, Moment, rope

LESSON = Lesson(
    options={"start": "first"},
    seed="amun2",
    path=(
        "place 1 1",
        "place 1 2",
        "unload R1",
        "place 2 2",
        "play PLACE",
        "place 1 1",
        "place 2 1",
        "place 3 1",
        "unload R2",
        "unload C1",
        "place 2 3",
    ),
    moments=(
        Moment(
            "aim",
            N_(
                "Welcome to the harbour. You collect tiles for your four sites: obelisks, temple, "
                "pyramids and tomb. Tiles of one kind belong together; whoever has the most points wins."
            ),
            at="panel-0",
        ),
        Moment(
            "lines",
            N_(
                "Six boats bring the tiles. Each serves one line of squares, this one the top row: figures "
                "standing there take its tiles."
            ),
            at="boat-R1",
            ply=0,
        ),
        rope("square-1-1"),
        Moment(
            "place",
            N_(
                "On your turn you do one thing: place a figure, unload a boat or play an action tile. "
                "Place a figure here: this square is the nearest one for two boats."
            ),
            at="square-1-1",
            ply=0,
        ),
        Moment(
            "unload",
            N_(
                "{other} has joined you in this row. With two figures its boat may be unloaded: the "
                "nearer figure takes the outermost tile, the other one the next. Unload it."
            ),
            at="boat-R1",
            ply=2,
        ),
        Moment(
            "lost",
            N_(
                "Each figure took a tile and went back to its supply. The innermost tile was lost; only a "
                "third figure would have saved it. New tiles are already here."
            ),
            at="boat-R1",
            ply=4,
        ),
        Moment(
            "action",
            N_(
                "You have gained an action tile: a whole turn to use later, or a point at the end. Play it: "
                "three figures in the first column."
            ),
            at="play-PLACE",
            ply=4,
        ),
        Moment(
            "theirs",
            N_(
                "{other} unloaded a row where you stood as well, and you got a tile from it: it does not "
                "matter who unloads. Now unload your column."
            ),
            at="boat-C1",
            ply=9,
        ),
        Moment(
            "sites",
            N_(
                "Two obelisks. Each is a point, and whoever has more gets 6 on top. In the tomb, runs"
                " of consecutive numbers count, in the pyramids the number of tiles."
            ),
            at="panel-0",
            ply=11,
        ),
        Moment(
            "free",
            N_(
                "Now play on as you like. Ask yourself each time which boats {other} can unload, and "
                "who would get what. H shows a hint."
            ),
            at="boat-R2",
            ply=11,
        ),
        Moment(
            "swap",
            N_(
                "You have gained an action for swapping: two tiles of one boat change places, then you "
                "unload a boat. That brings the right tile to your figure."
            ),
            at="play-SWAP",
            told="gain",
            details={"tile": "SWAP"},
            mine=True,
        ),
        Moment(
            "combo",
            N_(
                "You have gained a strong action: place a figure and unload one boat at once, or even two. "
                "Nobody can get in between."
            ),
            at="play-COMBO",
            told="gain",
            details={"tile": "COMBO"},
            mine=True,
        ),
        Moment(
            "choice",
            N_(
                "With this new action you take whichever tile you like best from a boat, except action "
                "tiles. Keep it for the tile you are short of."
            ),
            at="play-TAKE",
            told="gain",
            details={"tile": "TAKE"},
            mine=True,
        ),
        Moment(
            "late",
            N_(
                "The supply is used up: a boat that is unloaded now leaves the game. As soon as only "
                "one is left, the game is over."
            ),
            at="supply",
            told="remove",
        ),
        Moment(
            "end",
            N_(
                "That was a whole game. The score sheet shows what every site has scored; click a number "
                "to see how. Now play one of your own."
            ),
            at="panel-0",
            over=True,
        ),
    ),
)

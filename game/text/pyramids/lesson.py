"""The guided first game of Pyramids: two rounds with all three buildings, then eight of the learner's own."""

from game.text.catalogue import N_
from game.text.lesson import Lesson, Moment, rope

LESSON = Lesson(
    options={"start": "1"},
    seed="lesson1",
    path=(
        "tile 4",
        "tile 2",
        "pair 2",
        "pyramid 3 1.0",
        "tomb 2",
        "pair 1",
        "pyramid 1 1.0",
        "tomb 1",
        "obelisk 1",
        "tile 3",
        "tile 1",
        "pair 1",
        "pyramid 1 1.1",
        "pair 2",
        "pyramid 2 left",
        "obelisk 2",
    ),
    moments=(
        Moment(
            "aim",
            N_(
                "Welcome. In ten rounds you build a pyramid, an obelisk and a tomb out of cards. Stones of "
                "one colour score best when they touch."
            ),
            at="panel-0",
        ),
        rope("god-4"),
        Moment(
            "god",
            N_(
                "Each round begins with a god tile. Low numbers choose their cards first, high ones "
                "let you build more. Take Sekhmet: last, but with all three buildings."
            ),
            at="god-4",
            ply=0,
        ),
        Moment(
            "pair",
            N_(
                "{other} had the lower number, so took a pair of cards first and built. The other pair "
                "came to you; with your first card that makes three."
            ),
            at="held-3",
            ply=6,
        ),
        Moment(
            "pyramid",
            N_(
                "One card has to go to the pyramid. This one has the pyramid glyph: in the matching "
                "building a glyph scores 2 points. Click the card, then its place."
            ),
            at="held-1",
            ply=6,
        ),
        Moment(
            "tomb",
            N_(
                "The next glyph belongs to the tomb. Cards lie there face down; at the end the most stones "
                "of a colour score 5 points."
            ),
            at="place-tomb",
            ply=7,
        ),
        Moment(
            "obelisk",
            N_(
                "Cards of the obelisk are its stages. The colour found on most of them counts: 1, 3, "
                "6, 10, 15 points. Begin it with your last card."
            ),
            at="place-obelisk",
            ply=8,
        ),
        Moment(
            "horus",
            N_(
                "A new round, and {other} chose first. Your hand is empty, so two cards are enough: "
                "Horus builds the pyramid alone, but has the first choice."
            ),
            at="god-1",
            ply=10,
        ),
        Moment(
            "stones",
            N_(
                "Look for colours that will meet: stones join along their edges, also from card to "
                "card. The first pair brings a white stone for yours."
            ),
            at="pair-1",
            ply=11,
        ),
        Moment(
            "join",
            N_(
                "Build it on the right: white meets white, a connection of two. The other card stays "
                "in your hand for the next round."
            ),
            at="place-pyramid-1.1",
            ply=12,
        ),
        Moment(
            "chips",
            N_(
                "Here you see your largest connection in each colour. The largest of all counts twice, "
                "and three or more in all five colours score 10 points."
            ),
            at="chip-all",
            ply=16,
        ),
        Moment(
            "free",
            N_(
                "Two neighbours carry a card above them; four levels make a pyramid. Now play on as "
                "you like. H shows a hint, and {other} goes on as well."
            ),
            at="panel-0",
            ply=16,
        ),
        Moment(
            "trim",
            N_(
                "Only one card may wait in your hand for the next round. Discard the one that suits you "
                "least."
            ),
            at="held-1",
            asked="trim",
        ),
        Moment(
            "last",
            N_(
                "The last round. Your tenth card completes the pyramid. Cards left in your hand count for "
                "nothing, so build as much as you can."
            ),
            at="panel-0",
            told="round",
            details={"round": 10},
        ),
        Moment(
            "end",
            N_(
                "That was a whole game. The tombs are open, and the score sheet shows what everything has "
                "scored; click a number to see how. Now play one of your own."
            ),
            at="panel-0",
            over=True,
        ),
    ),
)

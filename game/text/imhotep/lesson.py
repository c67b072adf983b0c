"""The guided games of Imhotep: a first one, one of New Dynasty; a round by the path, five of one's own."""

from game.text.catalogue import N_
from game.text.lesson import Lesson, Moment, rope

LESSON = Lesson(
    options={"start": "1"},
    seed="lesson1",
    path=(
        "place 3 1",
        "place 1 1",
        "sail 3 pyramid",
        "place 1 2",
        "take",
        "place 2 1",
        "place 1 3",
        "sail 1 market",
        "pick 4",
        "pick 2",
        "pick 3",
        "play CHISEL",
        "place 2 2",
        "place 2 3",
        "sail 2 temple",
        "place 4 1",
        "take",
        "sail 4 obelisks",
        "place 2 1",
    ),
    moments=(
        Moment(
            "aim",
            N_(
                "Welcome, builder. For six rounds you ship your stones to five sites, the Pyramid here "
                "and four more. Each scores in its own way; whoever has the most points wins."
            ),
            at="site-pyramid",
        ),
        Moment(
            "boats",
            N_(
                "Every round brings four boats that belong to nobody. A boat may sail once it carries"
                " enough stones: this big one needs three, the small ones just one."
            ),
            at="boat-1",
            ply=0,
        ),
        rope("boat-3"),
        Moment(
            "place",
            N_(
                "A turn is one action: take stones, place one, sail a boat or play a blue card. Place a "
                "stone right at the front of this small boat: in front you unload first."
            ),
            at="boat-3",
            ply=0,
        ),
        Moment(
            "sail",
            N_(
                "{other} has placed a stone, too. Your small boat is ready: click it, then the "
                "Pyramid. Stones score there at once, each the number in its cell."
            ),
            at="site-pyramid",
            ply=2,
        ),
        Moment(
            "take",
            N_(
                "Two points. Every site takes only one boat a round. Your sled is getting empty: take"
                " three stones from the quarry. There is room for five."
            ),
            at="do-take",
            ply=4,
        ),
        Moment(
            "join",
            N_(
                "Anybody may load any boat, and whoever sails it chooses the site for all stones "
                "aboard. Join {other} on the big boat: wherever it goes, you will score, too."
            ),
            at="boat-1",
            ply=6,
        ),
        Moment(
            "market",
            N_(
                "{other} sailed to the Market. Starting at the front, each stone brings its owner a card. "
                "Now it is your stone’s turn: take the Chisel, two stones in one action."
            ),
            at="card-3",
            ply=10,
        ),
        Moment(
            "cards",
            N_(
                "Red cards work at once, green and violet ones count at the end. A blue card is an "
                "action for later: play the Chisel and place two stones on the three-boat."
            ),
            at="card-0-CHISEL",
            ply=11,
        ),
        Moment(
            "temple",
            N_(
                "{other} took your two stones along to the Temple. When the round ends, every stone "
                "seen from above scores there. Now load the last boat: it is to sail to the Obelisks."
            ),
            at="site-temple",
            ply=15,
        ),
        Moment(
            "obelisks",
            N_(
                "At the Obelisks the taller column will be worth 10 points in the end, the other one "
                "a single point. Sail there: with the fourth boat the round ends."
            ),
            at="site-obelisks",
            ply=17,
        ),
        Moment(
            "burial",
            N_(
                "The round is over, and the Temple has scored. One site is left: in the Burial Chamber your "
                "stones that lie side by side count at the end, 1, 3, 6, 10, 15 points."
            ),
            at="site-burial",
            told="round",
            details={"round": 2},
        ),
        Moment(
            "free",
            N_(
                "Now play on as you like. You may even sail a boat without a stone of yours, to where"
                " it does {other} little good. H shows a hint."
            ),
            at="boat-2",
            ply=19,
        ),
        Moment(
            "last",
            N_(
                "The last round. Where can your stones still earn most, and whose obelisk is taller? "
                "Blue cards you do not use are worth a point each."
            ),
            at="site-obelisks",
            told="round",
            details={"round": 6},
        ),
        Moment(
            "end",
            N_(
                "That was a whole game. The score sheet shows what each site has scored; click a number "
                "to see how. Now play one of your own."
            ),
            at="panel-0",
            over=True,
        ),
    ),
)


NEW_DYNASTY = Lesson(
    options={
        "market": "C",
        "pyramid": "C",
        "temple": "C",
        "burial": "C",
        "obelisks": "C",
        "start": "1",
        "dynasty": "on",
        "prophecies": "on",
    },
    seed="dynasty11",
    path=(
        "prophecy osiris",
        "place 1 2",
        "place 2 1",
        "place 3 1",
        "sail 2 market",
        "pick 1",
        "buy 3",
        "take",
        "take",
        "place 1 3",
        "play RAFT",
        "raft pyramid",
        "cell 2",
        "sail 3 temple",
        "place 1 1",
        "place 4 1",
        "sail 1 burial",
        "lay 2",
        "lay 1",
        "sail 4 obelisks",
        "take",
        "place 1 1",
    ),
    moments=(
        Moment(
            "aim",
            N_(
                "Welcome to the New Dynasty. All five sites show sides of our own, there are new cards, and "
                "three gods foretell the end. Everything else is as you know it."
            ),
            at="site-pyramid",
        ),
        Moment(
            "gods",
            N_(
                "Put a scarab on Osiris. If you have the most stones in the Burial Chamber at the end, it "
                "brings 8 points; if not, it costs 4. Later scarabs bring less and cost less."
            ),
            at="prophecy-osiris",
            ply=0,
        ),
        Moment(
            "coins",
            N_(
                "This Market gives each of you two coins. One pays for a second card; a coin you keep is "
                "a point. Load this boat: one stone is enough for it."
            ),
            at="boat-2",
            ply=2,
        ),
        Moment(
            "sled",
            N_(
                "Your stone has brought you here, so take a card: the Cargo sled. From now on seven "
                "stones fit onto your sled instead of five."
            ),
            at="card-1",
            ply=5,
        ),
        Moment(
            "second",
            N_(
                "Now spend a coin on the Raft, a blue card: later it takes a stone to any site, and needs no "
                "boat for it."
            ),
            at="card-3",
            ply=6,
        ),
        Moment(
            "quarry",
            N_(
                "For two players the quarries of the New Dynasty never run out. Take three stones: the "
                "Raft needs at least three on your sled."
            ),
            at="quarry",
            ply=8,
        ),
        Moment(
            "raft",
            N_(
                "Play the Raft and choose the Pyramid. Two stones go back to the quarry, one goes "
                "straight to the site, and no boat is used up."
            ),
            at="card-0-RAFT",
            ply=10,
        ),
        Moment(
            "line",
            N_(
                "Here you choose your cell. Imhotep stands in the centre: in that row or column a stone "
                "scores 1 point more. Then Imhotep moves to your stone."
            ),
            at="imhotep",
            ply=12,
        ),
        Moment(
            "bow",
            N_(
                "Osiris is waiting for your stones. Whoever is unloaded first in the Burial Chamber also "
                "has the first choice, so load the bow of this boat."
            ),
            at="boat-1",
            ply=14,
        ),
        Moment(
            "tiles",
            N_(
                "You choose the cell of this column, and the tile under your stone counts at the end. Lay "
                "it on the highest one."
            ),
            at="site-burial",
            ply=17,
        ),
        Moment(
            "temple",
            N_(
                "The round is over. Whoever has the most stones seen from above at the Temple gets 4 points "
                "each round, the second 2."
            ),
            at="site-temple",
            told="round",
            details={"round": 2},
        ),
        Moment(
            "free",
            N_(
                "At the Obelisks only your own height counts, 15 points for seven stones. Play on as you "
                "like; in round 3 you may lay your second scarab."
            ),
            at="site-obelisks",
            ply=22,
        ),
        Moment(
            "end",
            N_(
                "That was the New Dynasty. The score sheet shows what each site and each prophecy has "
                "brought. The sides can be mixed freely with A, B and D."
            ),
            at="panel-0",
            over=True,
        ),
    ),
)
FURTHER = {"dynasty": NEW_DYNASTY}  # by the preset that each teaches

"""The worked examples of Imhotep's rules: positions as its notation writes them, and what they show."""

from game.text.catalogue import N_
from game.text.imhotep.board_examples import BOARDS
from game.text.words import Example

ALL_B = dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), "B")
MODULES_ON = dict.fromkeys(("private", "bets"), "on")
START = """\
round     1 decision 0 passes 0 sailor .
ahead     4421 4332 4322 4221 3332 3322
boats     W.KW KB. .. .
hands     - | - | -
discard   -
covered   -
deck      30 fresh 30 reshuffled 0 older 0
market    SAIL STATUE LEVER DECO-TEMPLE 0
looked    -
pyramid   BKW
temple    WKBWKB
burial    WBWKB
obelisks
sleds     3 3 4
quarry    19 20 19
scored    -
matters   turn W"""
SIDES_A = """\
round     1 decision 0 passes 0 sailor .
ahead     4432 4422 4421 4333 4322 3332
boats     WB.G BBW KW. ..
hands     DECO-BURIAL STATUE STATUE STATUE | - | - | -
discard   -
covered   -
deck      26 fresh 26 reshuffled 0 older 0
market    SAIL STATUE LEVER HAMMER 0
looked    -
pyramid   BKW
temple    WKGG
burial    WWBKBBGGGGGBG
obelisks  KWGWKGWGWK
sleds     3 2 2 1
quarry    15 20 19 16
scored    -
matters   turn W"""
ROUND_ENDS = """\
round     1 decision 0 passes 0 sailor .
ahead     4422 4421 4333 4332 4322 3332
boats     ....@pyramid ...@burial ...@obelisks W
hands     - | - | - | -
discard   -
covered   -
deck      34 fresh 34 reshuffled 0 older 0
market    - - - - 0
looked    -
pyramid
temple    WKKBGGWBK
burial
obelisks
sleds     0 0 0 0
quarry    26 26 27 27
scored    -
matters   turn W"""
SIDES_B = """\
round     1 decision 0 passes 0 sailor .
ahead     4432 4422 4421 4333 4332 3332
boats     BKBW KWG .. ..
hands     - | - | - | -
discard   -
covered   -
deck      29 fresh 31 reshuffled 0 older 0
market    SAIL STATUE LEVER 2
looked    -
pyramid
small
temple    GBWWK
burial    WKGWKGWKGBWGG
obelisks  BBBWW
columns   B
sleds     0 0 0 0
quarry    19 23 22 22
scored    -
matters   turn W"""
BUILDING = """\
round     1 decision 1 passes 0 sailor W
ahead     4432 4422 4421 4333 4332 3332
boats     .KBW@pyramid ... .. ..
hands     - | - | - | -
discard   -
covered   -
deck      29 fresh 31 reshuffled 0 older 0
market    SAIL STATUE LEVER 2
looked    -
pyramid
small
temple
burial
obelisks
columns
sleds     0 0 0 0
quarry    28 28 27 29
scored    -
matters   turn_end W, unloaded . boat 1 site pyramid, unload . boat 1 from 2, build B"""
MODULES = """\
round     1 decision 0 passes 0 sailor .
ahead     4432 4422 4421 4333 4332 3332
boats     KBGB ... .. ..
hands     - | - | - | -
discard   -
covered   -
deck      30 fresh 30 reshuffled 0 older 0
private   ready ready ready ready
bets      ..K.WG..
market    SAIL STATUE LEVER HAMMER 0
looked    -
pyramid   WKB
temple    WKBGWK
burial    WWBKBBGGGGGBG
obelisks
sleds     1 0 0 0
quarry    22 23 21 20
scored    -
matters   turn W"""

EXAMPLES = (
    Example(
        "aim",
        N_(
            "{name1} sails the first boat to the Pyramid. It is unloaded from the bow, and each stone brings "
            "what its cell says at once: {points1} for {name1}, {points2} for {name2}."
        ),
        START,
        ("boats", "pyramid"),
        players=3,
        action="sail 1 pyramid",
        counts="pyramid",
    ),
    Example(
        "I2.2",
        N_(
            "The four boats of a round. The notches on the hull say how many stones a boat needs; a raised "
            "sail says that it has them."
        ),
        START,
        ("boats",),
        players=3,
    ),
    Example(
        "I5.1",
        N_("Three stones lie on the sled already. Of three from the quarry only two fit."),
        START,
        ("sled 1",),
        players=3,
    ),
    Example(
        "I5.3",
        N_(
            "Three stones are enough for a boat with four spots. They come off from the bow, as numbered: "
            "{name1}, {name3}, {name4}. The empty spot is passed over."
        ),
        SIDES_A,
        ("boat 1",),
        players=4,
        action="sail 1 obelisks",
    ),
    Example(
        "I6.1",
        N_(
            "The boat brings a stone each of {name1}, {name3} and {name4}. In this order they take a card "
            "each; one card is left."
        ),
        SIDES_A,
        ("boat 1", "market"),
        players=4,
        action="sail 1 market",
    ),
    Example(
        "I7.1",
        N_(
            "Three cards lie face up. Whoever takes the pair sees two more, keeps one of them and discards "
            "the other."
        ),
        SIDES_B,
        ("market",),
        players=4,
        options=ALL_B,
    ),
    Example(
        "I6.2",
        N_(
            "Three stones lie there. The next three cells bring {points1} for {name1}, {points3} for "
            "{name3} and {points4} for {name4}."
        ),
        SIDES_A,
        ("pyramid",),
        players=4,
        action="sail 1 pyramid",
        counts="pyramid",
    ),
    Example(
        "I7.2",
        N_("{name3} may choose among three pyramids and builds on the middle one: {points3}."),
        BUILDING,
        ("pyramid",),
        players=4,
        options=ALL_B,
        action="build middle",
        counts="pyramid",
        house=True,
    ),
    Example(
        "I6.3",
        N_(
            "Four stones lie there, and three more arrive. The first fills the last field, the others lie "
            "on top, from the left again. What lies below no longer scores."
        ),
        SIDES_A,
        ("temple",),
        players=4,
        action="sail 2 temple",
    ),
    Example(
        "I6.3",
        N_(
            "The round ends, and what is seen from above counts: {points1} for {name1}, {points2} for "
            "{name2}, {points3} for {name3} and {points4} for {name4}."
        ),
        ROUND_ENDS,
        ("temple",),
        players=4,
        action="sail 4 market",
        counts="temple",
    ),
    Example(
        "I7.3",
        N_(
            "When the round ends, from the left: {name4} chooses, {name3} gets the 2 points, {name1} chooses "
            "and draws a card for the next stone, and {name2} chooses."
        ),
        SIDES_B,
        ("temple",),
        players=4,
        options=ALL_B,
    ),
    Example(
        "I6.4",
        N_(
            "One area of two stones for {name1}: {points1}. One stone for {name2}: {points2}. Areas of three "
            "and of one for {name3}: {points3}. Six stones for {name4}: {points4}."
        ),
        SIDES_A,
        ("burial",),
        players=4,
        counts="burial",
    ),
    Example(
        "I7.4",
        N_(
            "{name1} has most in the upper row, where {name3} and {name4} share two places; {name2} in the "
            "middle one; {name4} alone lies in the lower one. In all {points1}, {points2}, {points3} and "
            "{points4}."
        ),
        SIDES_B,
        ("burial",),
        players=4,
        options=ALL_B,
        counts="burial",
    ),
    Example(
        "I6.5",
        N_(
            "{name1} stands highest: {points1}. {name2} and {name4} are equal and share second and third "
            "place: {points2} each. {name3} has no stone and gets nothing."
        ),
        SIDES_A,
        ("obelisks",),
        players=4,
        counts="obelisks",
    ),
    Example(
        "I7.5",
        N_(
            "{name3} has a column on the highest field. The boat brings {name1} the third stone: a column on "
            "the highest field that is free. The stones of {name2} and {name4} stay single."
        ),
        SIDES_B,
        ("boat 2", "obelisks"),
        players=4,
        options=ALL_B,
        action="sail 2 obelisks",
        house=True,
    ),
    Example(
        "I8.2",
        N_("13 stones lie in the burial chamber: {points1} for its decoration."),
        SIDES_A,
        ("card DECO-BURIAL", "burial"),
        players=4,
        counts="decorations",
    ),
    Example(
        "I8.3",
        N_("Three statues: {points1}."),
        SIDES_A,
        ("card STATUE", "card STATUE", "card STATUE"),
        players=4,
        counts="statues",
    ),
    Example(
        "I10.2.1",
        N_(
            "{name1}’s private boat comes to the Market before any other boat and takes a card. Its field is "
            "filled again: four stones that come later still find four cards."
        ),
        MODULES,
        ("market",),
        players=4,
        options=MODULES_ON,
        action="private market",
    ),
    Example(
        "I10.3",
        N_(
            "The most stones lie in the burial chamber, the second most at the Temple: {points1} for "
            "{name1}, {points4} for {name4}, and {points2} for {name2}."
        ),
        MODULES,
        ("bets burial", "bets temple"),
        players=4,
        options=MODULES_ON,
        counts="bets",
    ),
    *BOARDS,
)

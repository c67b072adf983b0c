"""The worked examples of Imhotep's sides C and D (I12): positions as its notation writes them."""

from collections.abc import Mapping

from game.text.catalogue import N_
from game.text.words import Example

SITES = ("market", "pyramid", "temple", "burial", "obelisks")
ALL_C, ALL_D = dict.fromkeys(SITES, "C"), dict.fromkeys(SITES, "D")
SIDES_C = """\
round     1 decision 0 passes 0 sailor .
ahead     4432 4422 4421 4333 4332 3332
boats     WKB. ... .. ..
hands     - | - | - | -
discard   -
covered   -
deck      30 fresh 30 reshuffled 0 older 0
market    SAIL STATUE LEVER HAMMER 0
looked    -
coins     2 2 2 2
pyramid   WB
cells     5 3
temple    WWKWB
burial    WBWKKGGWKB
rows      1 3 2 2 1 3 3 2 1 1
crypt     3 1 2 2 4 1 2 3 1 1 2 4 3 2 1 2 3 4 2 1 3 2 4 3
obelisks  WWKWWBBGKBWWB
sleds     2 3 2 1
quarry    13 19 18 25
scored    -
matters   turn W"""
SIDES_D = """\
round     1 decision 0 passes 0 sailor .
ahead     4432 4422 4421 4333 4332 3332
boats     WKB. ... .. ..
hands     - | - | - | -
discard   -
covered   -
deck      30 fresh 30 reshuffled 0 older 0
market    SAIL STATUE LEVER HAMMER 0
looked    -
pyramid   B
cells     1
scaffolds 5
temple    WWKWB
chariots  3 4 0 1
burial    WWWKBKGKWB
obelisks  WWKWWBBGKBWWB
sleds     2 3 2 1
quarry    13 19 18 26
scored    -
matters   turn W"""


def _but(position: str, lines: Mapping[str, str]) -> str:
    """The position with these lines instead."""
    old = (line.split(maxsplit=1) for line in position.splitlines())
    return "\n".join(f"{name:9} {lines.get(name, ''.join(rest))}".rstrip() for name, *rest in old)


def _unloading(site: str, matter: str) -> str:
    """The open matters while the first stone of the first boat asks its owner something."""
    return f"turn_end W, unloaded . boat 1 site {site}, unload . boat 1 from 2, {matter} W"


AT_MARKET = {"round": "1 decision 1 passes 0 sailor W", "boats": "WKB.@market ... .. .."}
AT_PYRAMID = {"round": "1 decision 1 passes 0 sailor W", "boats": ".KB.@pyramid ... .. .."}
LAST_BOAT = {
    "boats": "....@pyramid ...@burial ...@obelisks W",
    "deck": "34 fresh 34 reshuffled 0 older 0",
    "market": "- - - - 0",
}
BUYING = _but(
    SIDES_C,
    AT_MARKET
    | {"round": "1 decision 2 passes 0 sailor W", "hands": "SAIL | - | - | -"}
    | {"market": "- STATUE LEVER HAMMER 0", "matters": _unloading("market", "buy")},
)
TRADING = _but(SIDES_D, AT_MARKET | {"matters": _unloading("market", "trade")})
IN_LINE = _but(SIDES_C, AT_PYRAMID | {"matters": _unloading("pyramid", "cell")})
OUT_OF_ORDER = _but(SIDES_D, AT_PYRAMID | {"matters": _unloading("pyramid", "scaffold")})
ROUND_ENDS_C = _but(SIDES_C, LAST_BOAT | {"quarry": "13 20 19 25"})
ROUND_ENDS_D = _but(SIDES_D, LAST_BOAT | {"quarry": "13 20 19 26"})

BOARDS = (
    Example(
        "I12.1",
        N_("For the stone {name1} has taken a card, and now pays a coin for a second one."),
        BUYING,
        ("market",),
        players=4,
        options=ALL_C,
        action="buy 3",
        house=True,
    ),
    Example(
        "I12.2",
        N_("{name1} wants no card for the stone and takes {points1} instead."),
        TRADING,
        ("market",),
        players=4,
        options=ALL_D,
        action="choose points",
        counts="market",
        house=True,
    ),
    Example(
        "I12.3",
        N_("Imhotep stands where the last stone was laid. {name1} builds in Imhotep’s row: {points1}."),
        IN_LINE,
        ("pyramid",),
        players=4,
        options=ALL_C,
        action="cell 6",
        counts="pyramid",
        house=True,
    ),
    Example(
        "I12.4",
        N_(
            "The next cell would score 1 point. {name1} uses up a scaffold, pays 1 point for that and "
            "builds on the cell of 4: {points1} in all."
        ),
        OUT_OF_ORDER,
        ("pyramid",),
        players=4,
        options=ALL_D,
        action="cell 5",
        counts="pyramid",
        house=True,
    ),
    Example(
        "I12.5",
        N_(
            "The round ends. {name1} has the most stones seen from above: {points1}. {name2} and {name3} "
            "share second place: {points2} for {name2}, {points3} for {name3}."
        ),
        ROUND_ENDS_C,
        ("temple",),
        players=4,
        options=ALL_C,
        action="sail 4 market",
        counts="temple",
        house=True,
    ),
    Example(
        "I12.6",
        N_(
            "The round ends: three steps for {name1}, one for {name2} and one for {name3}. {name1} and "
            "{name2} make their fifth step and get 2 points each."
        ),
        ROUND_ENDS_D,
        ("temple",),
        players=4,
        options=ALL_D,
        action="sail 4 temple",
        house=True,
    ),
    Example(
        "I12.7",
        N_(
            "The tiles under the stones: {points1} for {name1}, {points2} for {name2}, {points3} for {name3} "
            "and {points4} for {name4}. The next stone goes to one of the two empty cells of its column."
        ),
        SIDES_C,
        ("burial",),
        players=4,
        options=ALL_C,
        counts="burial",
        house=True,
    ),
    Example(
        "I12.8",
        N_(
            "Three of one colour, two and one, three colours, and a column that is not complete. In all "
            "{points1} for {name1}, {points2} for {name2}, {points3} for {name3} and {points4} for {name4}."
        ),
        SIDES_D,
        ("burial",),
        players=4,
        options=ALL_D,
        counts="burial",
        house=True,
    ),
    Example(
        "I12.9",
        N_(
            "Six stones of {name1}: {points1}. Four of {name3}: {points3}. Two of {name2}: {points2}. One of "
            "{name4}: {points4}."
        ),
        SIDES_C,
        ("obelisks",),
        players=4,
        options=ALL_C,
        counts="obelisks",
        house=True,
    ),
    Example(
        "I12.10",
        N_(
            "{name1} was the first at each height: {points1}. {name3} came second to the heights 2, 3 and 4: "
            "{points3}. For {name2} the last tile of height 2 was left: {points2}."
        ),
        SIDES_D,
        ("obelisks",),
        players=4,
        options=ALL_D,
        counts="obelisks",
        house=True,
    ),
)

"""The positions that worked examples begin from, as the notation of the game writes them."""

from collections.abc import Mapping

from game.games.imhotep.tables import SITES

ALL_B, ALL_C, ALL_D = (dict.fromkeys(SITES, side) for side in "BCD")
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
chariots  0 0 0 0
burial    WWWKBKGKWB
obelisks  WWKWWBBGKBWWB
sleds     2 3 2 1
quarry    13 19 18 26
scored    -
matters   turn W"""


def but(position: str, lines: Mapping[str, str]) -> str:
    """The position with these lines instead."""
    old = (line.split(maxsplit=1) for line in position.splitlines())
    return "\n".join(f"{name:9} {lines.get(name, ''.join(rest))}".rstrip() for name, *rest in old)


def unloading(site: str, matter: str) -> str:
    """The open matters while the first stone of the first boat asks its owner something."""
    return f"turn_end W, unloaded . boat 1 site {site}, unload . boat 1 from 2, {matter} W"


AT_MARKET = {"round": "1 decision 1 passes 0 sailor W", "boats": "WKB.@market ... .. .."}
AT_PYRAMID = {"round": "1 decision 1 passes 0 sailor W", "boats": ".KB.@pyramid ... .. .."}
LAST_BOAT = {
    "boats": "....@pyramid ...@burial ...@obelisks W",
    "deck": "34 fresh 34 reshuffled 0 older 0",
    "market": "- - - - 0",
}

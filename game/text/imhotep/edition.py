"""What the values of Imhotep's box are called."""

from collections.abc import Sequence

from game.text.catalogue import N_, Texts
from game.text.edition import EditionWords, named

CELL_POINTS, CELL_BONUS = N_("Pyramid {a1}, cell {b1}: points"), N_("Pyramid {a1}, cell {b1}: bonus")
BET_LEFT, BET_RIGHT = N_("Bet on the most, left field"), N_("Bet on the most, right field")
MET, NOT_MET = N_("Prophecy met, box {a1}"), N_("Prophecy not met, box {a1}")


def _cell(t: Texts, way: Sequence[str]) -> str:
    """Its points come first, then its bonus."""
    return named(CELL_BONUS if way[-1] == "1" else CELL_POINTS)(t, way)


def _bet(t: Texts, way: Sequence[str]) -> str:
    return t(BET_RIGHT if way[-1] == "1" else BET_LEFT)


def _prophecy(t: Texts, way: Sequence[str]) -> str:
    return named(NOT_MET if way[-1] == "1" else MET)(t, way)


EDITION = EditionWords(
    labels={
        "MARKET_D_POINTS": named(N_("Points instead of a card")),
        "UNUSED_COIN": named(N_("A coin not spent")),
        "COINS": named(N_("Coins of a player")),
        "PYRAMID_A": named(N_("Pyramid, cell {a1}")),
        "BESIDE": named(N_("Beside the Pyramid")),
        "PYRAMIDS_B": _cell,
        "BONUS_STONES": named(N_("Stones of that bonus, at most")),
        "PYRAMID_C": named(N_("Pyramid, level {a1}")),
        "FIGURE_POINT": named(N_("In the row or column of Imhotep")),
        "SCAFFOLD": named(N_("Scaffold used")),
        "SCAFFOLDS": named(N_("Scaffolds for all")),
        "TEMPLE_POINT": named(N_("Stone seen from above")),
        "TEMPLE_B": named(N_("Temple, field {a1}")),
        "TEMPLE_B_POINTS": named(N_("Temple: field of points")),
        "TEMPLE_B_STONES": named(N_("Temple: stones instead of a point, at most")),
        "TEMPLE_C": named(N_("Temple, place {a1}")),
        "CHARIOT_STEPS": named(N_("Steps of a chariot until it scores")),
        "CHARIOT_POINTS": named(N_("Points for so many steps")),
        "AREA": named(N_("Area, number of stones: {a}")),
        "AREA_MORE": named(N_("Each further stone of an area")),
        "BURIAL_B": named(N_("Row of the Burial Chamber, place {a1}")),
        "BEYOND_CRYPT": named(N_("Stone beyond the crypt tiles")),
        "BURIAL_D": named(N_("Column with {a} owners: {b} stones of one")),
        "OPEN_COLUMN": named(N_("Stone in the unfinished column")),
        "OBELISKS_A": named(N_("Obelisks with {a} players, place {b1}")),
        "OBELISKS_B": named(N_("Obelisks, field {a1}")),
        "SINGLE": named(N_("Single stone of the Obelisks")),
        "OBELISKS_C": named(N_("Obelisk, height {a}")),
        "OBELISKS_C_MORE": named(N_("Each further stone of an obelisk")),
        "OBELISKS_D": named(N_("Obelisk of height {a}, tile {b1}")),
        "ABOVE_TILES": named(N_("Stone above the tiles")),
        "WRATH": named(N_("Wrath of the Pharaoh")),
        "PROPHECY_BOXES": _prophecy,
        "THOTH_STATUES": named(N_("Thoth: statues")),
        "ISIS_STONES": named(N_("Isis: stones on each monument")),
        "AMUN_CARDS": named(N_("Amun: red cards")),
        "BET_MOST": _bet,
        "BET_SECOND": named(N_("Bet on the second most")),
        "BET_TIE": named(N_("Bet on one of several with the most")),
        "UNUSED_PRIVATE": named(N_("Private boat not used")),
        "START_SLED": named(N_("Stones at the start, seat {a1} in turn")),
        "TAKE": named(N_("Stones taken at once, at most")),
        "STONES": named(N_("Stones of a player")),
    },
    said={
        "-": N_("no bonus"),
        "card": N_("a card of the deck"),
        "stones": N_("stones from the quarry"),
        "load": N_("a stone onto a boat"),
        "choice": N_("point or stones"),
        "points": N_("points"),
    },
)

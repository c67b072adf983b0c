"""What may differ in another box of Imhotep: points, prizes and prophecies. The cards stay as they are."""

from collections.abc import Sequence

from game.core.edition import Values, whole

MOST, LEAST = 40, -20
POINTS = whole(MOST)
HOUSE = True
ALWAYS = ("", "")
BONUSES = ("-", "card", "stones", "load")
PLACES = (*POINTS, *BONUSES)  # a cell has points and a bonus
FIELDS = ("choice", "points", "card")
SIZES = whole(12, 1)

VALUES: Sequence[Values] = (
    Values("MARKET_D_POINTS", "I12.2", "site market", POINTS, ("market", "D"), HOUSE),
    Values("UNUSED_COIN", "I12.1", "site market", POINTS, ("market", "C"), HOUSE),
    Values("COINS", "I12.1", "site market", whole(6), ("market", "C"), HOUSE),
    Values("PYRAMID_A", "I6.2", "site pyramid", POINTS, ("pyramid", "A")),
    Values("BESIDE", "I6.2", "site pyramid", POINTS, ALWAYS),
    Values("PYRAMIDS_B", "I7.2", "site pyramid", PLACES, ("pyramid", "B"), HOUSE),
    Values("BONUS_STONES", "I7.2", "site pyramid", whole(5, 1), ("pyramid", "B")),
    Values("PYRAMID_C", "I12.3", "site pyramid", POINTS, ("pyramid", "C"), HOUSE),
    Values("FIGURE_POINT", "I12.3", "site pyramid", POINTS, ("pyramid", "C"), HOUSE),
    Values("SCAFFOLD", "I12.4", "site pyramid", whole(0, LEAST), ("pyramid", "D"), HOUSE),
    Values("SCAFFOLDS", "I12.4", "site pyramid", whole(10), ("pyramid", "D"), HOUSE),
    Values("TEMPLE_POINT", "I6.3", "site temple", POINTS, ("temple", "A")),
    Values("TEMPLE_B", "I7.3", "site temple", FIELDS, ("temple", "B")),
    Values("TEMPLE_B_POINTS", "I7.3", "site temple", POINTS, ("temple", "B")),
    Values("TEMPLE_B_STONES", "I7.3", "site temple", whole(5, 1), ("temple", "B")),
    Values("TEMPLE_C", "I12.5", "site temple", POINTS, ("temple", "C"), HOUSE),
    Values("CHARIOT_STEPS", "I12.6", "site temple", SIZES, ("temple", "D"), HOUSE),
    Values("CHARIOT_POINTS", "I12.6", "site temple", POINTS, ("temple", "D"), HOUSE),
    Values("AREA", "I6.4", "site burial", POINTS, ("burial", "A"), counts=True),
    Values("AREA_MORE", "I6.4", "site burial", POINTS, ("burial", "A")),
    Values("BURIAL_B", "I7.4", "site burial", POINTS, ("burial", "B"), HOUSE),
    Values("BEYOND_CRYPT", "I12.7", "site burial", POINTS, ("burial", "C"), HOUSE),
    Values("BURIAL_D", "I12.8", "site burial", POINTS, ("burial", "D"), HOUSE),
    Values("OPEN_COLUMN", "I12.8", "site burial", POINTS, ("burial", "D"), HOUSE),
    Values("OBELISKS_A", "I6.5", "site obelisks", POINTS, ("obelisks", "A")),
    Values("OBELISKS_B", "I7.5", "site obelisks", POINTS, ("obelisks", "B"), HOUSE),
    Values("SINGLE", "I7.5", "site obelisks", POINTS, ("obelisks", "B")),
    Values("OBELISKS_C", "I12.9", "site obelisks", POINTS, ("obelisks", "C"), HOUSE, counts=True),
    Values("OBELISKS_C_MORE", "I12.9", "site obelisks", POINTS, ("obelisks", "C"), HOUSE),
    Values("OBELISKS_D", "I12.10", "site obelisks", POINTS, ("obelisks", "D"), HOUSE),
    Values("ABOVE_TILES", "I12.10", "site obelisks", POINTS, ("obelisks", "D"), HOUSE),
    Values("WRATH", "I10.1", "player 0", whole(0, LEAST), ("wrath", "on")),
    Values("PROPHECY_BOXES", "I11.4", "round", whole(MOST, LEAST), ("prophecies", "on"), HOUSE),
    Values("THOTH_STATUES", "I11.4", "round", SIZES, ("prophecies", "on"), HOUSE),
    Values("ISIS_STONES", "I11.4", "round", SIZES, ("prophecies", "on"), HOUSE),
    Values("AMUN_CARDS", "I11.4", "round", SIZES, ("prophecies", "on")),
    Values("BET_MOST", "I10.3", "bet 0", POINTS, ("bets", "on")),
    Values("BET_SECOND", "I10.3", "bet 0", POINTS, ("bets", "on")),
    Values("BET_TIE", "I10.3", "bet 0", POINTS, ("bets", "on")),
    Values("UNUSED_PRIVATE", "I10.2.2", "private 0", POINTS, ("private", "on")),
    Values("START_SLED", "I3.4", "player 0", whole(5), ALWAYS),
    Values("TAKE", "I5.1", "player 0", whole(5, 1), ALWAYS),
    Values("STONES", "I2.1", "player 0", whole(60, 10), ALWAYS),
)

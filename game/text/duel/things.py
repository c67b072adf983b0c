"""What lies and stands on the Duel's table, in words."""

from typing import NamedTuple

from game.core.details import word
from game.text.catalogue import N_, Texts
from game.text.words import Details


class TileWords(NamedTuple):
    """A tile in a list or on a button, as what somebody takes, and read out alone."""

    short: str
    taken: str
    full: str


TILES = {
    "O": TileWords(N_("obelisk"), N_("an obelisk"), N_("obelisk tile")),
    "T1": TileWords(N_("temple 1"), N_("a temple with 1 symbol"), N_("temple tile with 1 symbol")),
    "T": TileWords(N_("temple {n}"), N_("a temple with {n} symbols"), N_("temple tile with {n} symbols")),
    "PL": TileWords(N_("light pyramid"), N_("a light pyramid"), N_("light pyramid tile")),
    "PD": TileWords(N_("dark pyramid"), N_("a dark pyramid"), N_("dark pyramid tile")),
    "G": TileWords(N_("tomb {n}"), N_("tomb tile {n}"), N_("tomb tile with the number {n}")),
    "TAKE": TileWords(
        N_("take 1"),
        N_("the action “take 1”"),
        N_("action tile: take 1 tile from a boat"),
    ),
    "PLACE": TileWords(
        N_("place 2–3"),
        N_("the action “place 2–3”"),
        N_("action tile: place 2 or 3 figures"),
    ),
    "COMBO": TileWords(
        N_("place 1, unload 1–2"),
        N_("the action “place 1, unload 1–2”"),
        N_("action tile: place 1 figure, then unload 1 or 2 boats"),
    ),
    "SWAP": TileWords(
        N_("swap 2, unload 1"),
        N_("the action “swap 2, unload 1”"),
        N_("action tile: swap 2 tiles of a boat, then unload 1 boat"),
    ),
}
LINES = {"R": N_("boat of row {n}"), "C": N_("boat of column {n}")}


def tile(t: Texts, code: str) -> str:
    """The short name of a tile, to go into a sentence."""
    return t(_words(code).short, n=code[1:])


def tile_taken(t: Texts, code: str) -> str:
    """The tile as what somebody takes."""
    return t(_words(code).taken, n=code[1:])


def tile_full(t: Texts, code: str) -> str:
    """The tile described, for those who do not see it."""
    return t(_words(code).full, n=code[1:])


def _words(code: str) -> TileWords:
    return TILES.get(code) or TILES[code[0]]


def boat(t: Texts, code: str) -> str:
    """The name of a boat by its line, to go into a sentence: `boat of row 2`."""
    return t(LINES[code[0]], n=code[1:])


def square(t: Texts, code: str) -> str:
    """The name of a square: `row 2, column 1`."""
    row, column = code.split()
    return t("row {row}, column {column}", row=row, column=column)


# What a detail is called in a refusal or event, which place of the sentence it fills, and how it is said.
SAYINGS = (
    ("tile", "tile", tile),
    ("tile", "tile_taken", tile_taken),
    ("other_tile", "other_tile", tile),
    ("boat", "boat", boat),
    ("square", "square", square),
)


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal or event in words."""
    said = {place: say(t, word(params, detail)) for detail, place, say in SAYINGS if detail in params}
    return {**params, **said}

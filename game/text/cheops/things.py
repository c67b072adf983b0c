"""What things are called in Cheops' Master Builders: colours, fields, bonuses."""

from game.games.cheops import tables as box
from game.text.catalogue import N_, Texts
from game.text.words import Details

COLOURS = {
    "blue": N_("blue"),
    "red": N_("red"),
    "purple": N_("purple"),
    "orange": N_("orange"),
    "yellow": N_("yellow"),
    "green": N_("green"),
}
SIDES = {
    "L": N_("arch, left column, stone {level}"),
    "R": N_("arch, right column, stone {level}"),
}
BONUSES = {
    "P": N_("pyramid level {level} complete"),
    "A2": N_("second stone of both columns"),
    "AK": N_("closing stone of the arch"),
    "M2": N_("middle row of the relief"),
    "C2": N_("second column of the relief"),
    "C3": N_("third column of the relief"),
}


def colour(t: Texts, name: str) -> str:
    """The name of a colour."""
    return t(COLOURS[name])


def field(t: Texts, code: str) -> str:
    """The name of a field: `pyramid, level 2, stone 3`."""
    if code == "AK":
        return t("arch, closing stone")
    if code[0] == "A":
        return t(SIDES[code[1]], level=code[2])
    if code[0] == "P":
        return t("pyramid, level {level}, stone {place}", level=code[1], place=code[2])
    if code[0] == "R":
        return t("relief, row {row}, column {column}", row=code[1], column=code[2])
    return t("quarry, stone {place}", place=code[1:])


def bonus(t: Texts, code: str) -> str:
    """What a bonus is for."""
    if code in BONUSES:
        return t(BONUSES[code])
    return t(BONUSES["P"], level=code[1])


def dice(t: Texts, letters: str) -> str:
    """A roll: `red, blue, blue`."""
    return ", ".join(colour(t, box.COLOURS[box.LETTERS.index(letter)]) for letter in letters)


def left(t: Texts, category: str, n: int) -> str:
    """So many stones of the quarry, jokers, bonuses."""
    said = {
        "quarry": t.n("{n} quarry stone", "{n} quarry stones", n),
        "jokers": t.n("{n} joker", "{n} jokers", n),
        "bonuses": t.n("{n} bonus", "{n} bonuses", n),
    }
    return said[category]


NAMING = {
    "colour": colour,
    "other_colour": colour,
    "field": field,
    "other_field": field,
    "bonus": bonus,
    "dice": dice,
}


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal or event in words."""
    return {key: NAMING[key](t, str(value)) if key in NAMING else value for key, value in params.items()}

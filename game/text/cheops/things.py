"""What things are called in Cheops' Master Builders: colours, fields, bonuses."""

from game.core.details import word
from game.games.cheops import tables as box
from game.text import common
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
DICE = {
    "blue": N_("blue die"),
    "red": N_("red die"),
    "purple": N_("purple die"),
    "orange": N_("orange die"),
    "yellow": N_("yellow die"),
    "green": N_("green die"),
}
# As the object of a sentence, in languages that bend it.
A_DIE = {
    "blue": N_("a blue die"),
    "red": N_("a red die"),
    "purple": N_("a purple die"),
    "orange": N_("an orange die"),
    "yellow": N_("a yellow die"),
    "green": N_("a green die"),
}
THE_STONE = {
    "blue": N_("the blue stone"),
    "red": N_("the red stone"),
    "purple": N_("the purple stone"),
    "orange": N_("the orange stone"),
    "yellow": N_("the yellow stone"),
    "green": N_("the green stone"),
}
FIELDS = {
    "P": N_("stone {place} on level {level} of the pyramid"),
    "L": N_("stone {level} of the arch’s left column"),
    "R": N_("stone {level} of the arch’s right column"),
    "Q": N_("quarry stone {place}"),
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


def die(t: Texts, name: str) -> str:
    """A die of a colour."""
    return t(DICE[name])


def a_die(t: Texts, name: str) -> str:
    """The same, as the object of a sentence."""
    return t(A_DIE[name])


def the_stone(t: Texts, name: str) -> str:
    """A stone of a colour, as the object of a sentence."""
    return t(THE_STONE[name])


def field(t: Texts, code: str) -> str:
    """The name of a field: `stone 3 on level 2 of the pyramid`."""
    if code == "AK":
        return t("closing stone of the arch")
    if code[0] == "R":
        return t("relief stone in row {row}, column {column}", row=code[1], column=code[2])
    return _numbered(t, code)


def the_field(t: Texts, code: str) -> str:
    """The same, as the object of a sentence."""
    if code == "AK":
        return t("the closing stone of the arch")
    if code[0] == "R":
        return t("the relief stone in row {row}, column {column}", row=code[1], column=code[2])
    return _numbered(t, code)


def _numbered(t: Texts, code: str) -> str:
    if code[0] == "A":
        return t(FIELDS[code[1]], level=code[2])
    if code[0] == "P":
        return t(FIELDS["P"], level=code[1], place=code[2])
    return t(FIELDS["Q"], place=code[1:])


def pair(t: Texts, one: str, other: str) -> str:
    """Two stones of the relief: `row 1, columns 2 and 3`."""
    row, column, other_row, other_column = one[1], one[2], other[1], other[2]
    if row == other_row:
        return t("row {row}, columns {column} and {other}", row=row, column=column, other=other_column)
    if column == other_column:
        return t("rows {row} and {other}, column {column}", row=row, other=other_row, column=column)
    return common.all_of(
        t, [t("row {row}, column {column}", row=stone[1], column=stone[2]) for stone in (one, other)]
    )


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
    "die": a_die,
    "stone": the_stone,
    "field": the_field,
    "bonus": bonus,
    "dice": dice,
}


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal, event or action in words, as objects of a sentence."""
    details = dict(params)
    if "colour" in details:
        details |= dict.fromkeys(("die", "stone"), details["colour"])
    said: dict[str, object] = {
        key: NAMING[key](t, word(details, key)) if key in NAMING else details[key] for key in details
    }
    if "other_field" in details:
        said["pair"] = pair(t, word(details, "field"), word(details, "other_field"))
    return said

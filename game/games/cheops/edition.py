"""What may differ in another box of Cheops' Master Builders: the sheets cell by cell, and points."""

from collections.abc import Sequence

from game.core.edition import WORTH, Values, whole_numbers

SIDES = "LR"  # of the arch


def cell(way: Sequence[str]) -> str:
    """The field or stone that a letter of a sheet colours, on the sheet of the player who has it."""
    sheet, part, row, *rest = way
    place = int(rest[0]) + 1 if rest else 1
    if part == "quarry":
        return f"stone {sheet} Q{int(row) + 1}"
    if part == "arch":
        return f"field {sheet} " + ("AK" if int(row) >= len(SIDES) else f"A{SIDES[int(row)]}{place}")
    return f"field {sheet} {part[0].upper()}{int(row) + 1}{place}"


LAID = {"sheets": "seats"}  # every player has the sheet of the seat, so that each lies on the table
VALUES: Sequence[Values] = (
    Values("SHEETS", "C2", tuple("brvoyg"), cell, house=True),
    Values("JOKERS", "C3.2", whole_numbers(9), "player 0"),
    Values("PYRAMID_POINTS", "C7.1", WORTH, "player 0", house=True, counts=True),
    Values("ARCH_POINTS", "C7.2", WORTH, "player 0", house=True, counts=True),
    Values("ARCH_CLOSED", "C7.2", WORTH, "player 0", house=True),
    Values("RELIEF_POINTS", "C7.3", WORTH, "player 0", house=True, counts=True),
    Values("BONUS", "C7.4", WORTH, "player 0"),
    Values("STONE_LEFT", "C7.5", WORTH, "player 0"),
    Values("JOKER_LEFT", "C7.6", WORTH, "player 0"),
)

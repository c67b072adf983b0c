"""Seats as storage keeps them, and reading them back whatever they have been through."""

from game.bots.levels import read_level
from game.core.errors import Problem
from game.shell.reading import read_list
from game.shell.seat import PEOPLE, PERSON, Seat

LONGEST_NAME = 24
NUMBERED = (PERSON, "random", "greedy", "flat:100", "flat:1000")  # how the first saves wrote bots


def seats_data(seats: tuple[Seat, ...]) -> list[list[str]]:
    """Seats as JSON keeps them."""
    return [[seat.name, seat.bot] for seat in seats]


def read_seats(rows: object) -> tuple[Seat, ...]:
    """Seats from JSON; whatever is none is a person's."""
    return tuple(_seat(row) for row in read_list(rows))


def _seat(row: object) -> Seat:
    match row:
        case [str(name), int(number)] if 0 <= number < len(NUMBERED):
            return Seat(name[:LONGEST_NAME], NUMBERED[number])
        case [str(name), str(bot)]:
            return Seat(name[:LONGEST_NAME], _bot(bot))
    return Seat()


def _bot(text: str) -> str:
    if text in PEOPLE:
        return text
    try:
        return read_level(text).text
    except Problem:
        return PERSON

"""The notes of links: whose turn it is at a table whose seats are far apart, and which result is claimed.

Parts are letters and digits. People are `p` among the seats, bots as they are spelled without the colon
(`pgf100`), a temperature after `d` (`t80d60`), a character between `c` and `x` (`l3cmasonx`): some by a
letter, the others by their name in capitals. Names are written in UTF-8, what is neither letter nor digit
(and `x`) as `xHH`, one after the other with `x00` between. A number below zero begins with `m`. An answer
given in advance has a digit for its seats (the first counts 1, the second 2, the third 4), two for its
length, and its decisions as links have them; of a series each game has such a digit for its winners.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.bots.levels import BOTS, LADDER, read_level
from game.core.errors import BadNotation, Problem
from game.core.link import DIGITS, NOTES, Note, decoded, encoded
from game.core.vocabulary import Vocabulary
from game.shell.kept.seats import LONGEST_NAME
from game.shell.play import Answer, Series
from game.shell.seat import FAR, PEOPLE, PERSON, TABLE, Seat

TURN, FULL_TURN, RESULT, COUNTED, POSED = "turn1", "turn2", "result1", "table1", "puzzle1"
HEAD_LENGTH = 12
MOST_POINTS = 9999
BETWEEN, ESCAPE = "x00", "x"
LETTERS = {LADDER: "l", "random": "r", "greedy": "g", "flat": "f", "tree": "t"}  # as links have them
SIGNS = {PERSON: "p", FAR: "p"} | {name: LETTERS.get(name, name.upper()) for name in (LADDER, *BOTS)}
KINDS = {sign: name for name, sign in SIGNS.items() if name not in PEOPLE}
BOT = "|".join(sorted(KINDS, key=len, reverse=True))
SEAT = re.compile(f"(p)|({BOT})([0-9]*)(?:d([0-9]+))?(?:c([a-wyz]+)x)?")
HEAD = re.compile(f"[0-9a-f]{{{HEAD_LENGTH}}}")
NUMBER = re.compile("[0-9]{1,4}")
POINTS = re.compile("m?[0-9]{1,4}")
NAMES = re.compile("(?:[A-Za-wyz0-9]|x[0-9a-f]{2})*")
PLAIN = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwyz0123456789")


class Turn(NamedTuple):
    """A move on a table of people far apart: which table, who sits there, and which past it continues."""

    table: str
    seats: tuple[Seat, ...]
    past: int  # decisions that had been made when the sender's turn came
    head: str  # of the chain then
    answers: tuple[Answer, ...] = ()  # said in advance, from the end of the link on
    series: Series = ()  # the games before this one


class Claim(NamedTuple):
    """The result that a link claims, by seat; winners counted from 0."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    seats: tuple[Seat, ...]


# ---- turns --------------------------------------------------------------------------------------------


def of_turn(turn: Turn, vocabulary: Vocabulary) -> Note:
    """A turn as a note; a plain one can be read by earlier releases, too."""
    held = [turn.table, _seats(turn.seats), _names(turn.seats), str(turn.past), turn.head]
    if not turn.answers and not turn.series:
        return Note(TURN, dict(zip(NOTES[TURN], held, strict=True)))
    answers = "".join(_said(answer, vocabulary) for answer in turn.answers)
    held += [answers, "".join(map(_mask, turn.series))]
    return Note(FULL_TURN, dict(zip(NOTES[FULL_TURN], held, strict=True)))


def _said(answer: Answer, vocabulary: Vocabulary) -> str:
    text = encoded(vocabulary, answer.moves)
    first, second = divmod(len(text), len(DIGITS))
    return f"{_mask(answer.seats)}{DIGITS[first]}{DIGITS[second]}{text}"


def _mask(seats: Sequence[int]) -> str:
    return DIGITS[sum(1 << seat for seat in seats)]


def read_turn(note: Note, players: int, plies: int, vocabulary: Vocabulary) -> Turn:
    """The turn of a note; every person in it is far away. Raises BadNotation naming the part."""
    parts = note.parts
    table = _fitting("table", parts["table"], TABLE)
    seats = _read_seats(parts, players)
    past = int(_fitting("past", parts["past"], NUMBER))
    if past > plies:
        raise BadNotation("past", "bad_number", value=past)
    answers = tuple(_read_answers(parts.get("answers", ""), players, plies, vocabulary))
    series = tuple(_read_mask("series", sign, players) for sign in parts.get("series", ""))
    return Turn(table, seats, past, _fitting("head", parts["head"], HEAD), answers, series)


def _read_mask(field: str, sign: str, players: int) -> tuple[int, ...]:
    mask = DIGITS.find(sign)
    if not 0 < mask < 1 << players:
        raise BadNotation(field, "bad_part", value=sign)
    return tuple(seat for seat in range(players) if mask >> seat & 1)


def _read_answers(text: str, players: int, plies: int, vocabulary: Vocabulary) -> Iterator[Answer]:
    while text:
        seats = _read_mask("answers", text[0], players)
        first, second = (DIGITS.find(sign) for sign in text[1:3].ljust(2))
        length = first * len(DIGITS) + second
        moves, text = text[3 : 3 + length], text[3 + length :]
        if min(first, second) < 0 or len(moves) < length:
            raise BadNotation("answers", "bad_part", value=moves)
        yield Answer(plies, seats, tuple(decoded(vocabulary, moves)))


# ---- results ------------------------------------------------------------------------------------------


def of_claim(claim: Claim, kind: str = RESULT) -> Note:
    """A claimed result as a note: of a game that is in the link, or COUNTED at a table."""
    points = ESCAPE.join(f"m{-n}" if n < 0 else str(n) for n in claim.points)
    winners = "".join(str(seat + 1) for seat in claim.winners)
    held = points, winners, _seats(claim.seats), _names(claim.seats)
    return Note(kind, dict(zip(NOTES[kind], held, strict=True)))


def read_claim(note: Note, players: int) -> Claim:
    """The claim of a note. Raises BadNotation naming the part."""
    parts = note.parts
    points = [_fitting("points", each, POINTS) for each in parts["points"].split(ESCAPE, players)]
    if len(points) != players:
        raise BadNotation("points", "bad_number", value=parts["points"])
    seats = {str(seat + 1): seat for seat in range(players)}
    winners = parts["winners"]
    if not winners or any(sign not in seats for sign in winners) or list(winners) != sorted({*winners}):
        raise BadNotation("winners", "bad_number", value=winners)
    numbers = tuple(-int(each[1:]) if each[0] == "m" else int(each) for each in points)
    return Claim(numbers, tuple(seats[sign] for sign in winners), _read_seats(parts, players))


# ---- seats and names ----------------------------------------------------------------------------------


def _seats(seats: Sequence[Seat]) -> str:
    return "".join(_seat(seat.bot) for seat in seats)


def _seat(bot: str) -> str:
    level = read_level(bot) if bot not in PEOPLE else None
    name, *numbers = (level.plain.text if level else bot).split(":")
    return SIGNS[name] + "d".join(numbers) + (f"c{level.character}x" if level and level.character else "")


def _names(seats: Sequence[Seat]) -> str:
    return BETWEEN.join(_escaped(seat.name) for seat in seats)


def _escaped(name: str) -> str:
    held = name.encode(errors="replace")
    return "".join(chr(byte) if byte in PLAIN else f"{ESCAPE}{byte:02x}" for byte in held)


def _read_seats(parts: Mapping[str, str], players: int) -> tuple[Seat, ...]:
    found = list(SEAT.finditer(parts["seats"]))
    if "".join(each[0] for each in found) != parts["seats"] or len(found) != players:
        raise BadNotation("seats", "bad_seats", value=parts["seats"])
    names = _read_names(parts["names"], players)
    return tuple(Seat(name, _bot(each)) for name, each in zip(names, found, strict=True))


def _bot(found: re.Match[str]) -> str:
    if found[1]:
        return FAR
    try:
        return read_level(":".join(filter(None, (KINDS[found[2]], *found.groups()[2:])))).text
    except Problem:
        raise BadNotation("seats", "bad_seats", value=found[0]) from None


def _read_names(text: str, players: int) -> list[str]:
    _fitting("names", text, NAMES)
    held = re.sub("x([0-9a-f]{2})", lambda found: chr(int(found[1], 16)), text).encode("latin-1")
    try:
        names = held.decode().split("\0")
    except UnicodeDecodeError:
        raise BadNotation("names", "bad_text") from None
    shown = all(name.isprintable() and len(name) <= LONGEST_NAME for name in names)
    if len(names) != players or not shown:
        raise BadNotation("names", "bad_text")
    return [" ".join(name.split()) for name in names]


def _fitting(field: str, text: str, form: re.Pattern[str]) -> str:
    if not form.fullmatch(text):
        raise BadNotation(field, "bad_part", value=text)
    return text

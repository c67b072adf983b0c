"""A record as a short piece of URL: letters, digits and hyphens only, versioned, with check letters.

    duel-1-2-AABAr-amun7342-k7f              a deal
    duel-1-2-AABAr-amun7342-0aZb…-12-x3q     a game, opened after 12 decisions
    duel-1-2-AABAr-amun7342-0aZb…-12-turn1-…-x3q     a game with a note: what it is sent for, as NOTES lists

The parts: game, rules version, players, one letter per option (fewer in links older than an option), seed,
then for a game its decisions (their codes in base 62, numbers behind them) and the move to open at, last
three check letters over everything before them. Behind the seed stands what else the deal is made of: values
of its box that differ from ours, `ed1-burialUbD0E9`, deflated where that is shorter; and the position that
it starts from, `pos1-z…`: its text deflated, in base 62.
"""

import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import accumulate, takewhile
from typing import Any, NamedTuple

from game.core.edition import from_link, to_link
from game.core.errors import BadCheck, BadNotation, OtherVersion
from game.core.loading import edition_of
from game.core.match import LONGEST_POSITION, Match
from game.core.options import from_letters, to_letters
from game.core.record import Record, check_seed
from game.core.registry import check_game, game_class
from game.core.vocabulary import Action, Vocabulary

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
CHECK = "abcdefghijkmnopqrstuvwxyz23456789"
CHECK_LENGTH = 3
SETUP_PARTS, REPLAY_PARTS = 6, 8
LONGEST = 4_000  # characters; the longest game has some 1,000, a position half as many
POSITION, DEFLATED = "pos1", "z"  # the part before a position, and how that begins: no move to open at does
EDITION = "ed1"
PIECE = re.compile("[0-9A-Za-z-]+")
SIGN = re.compile("#|%23")  # before a link; the latter in addresses that lead to it by way of another page
AT_SEED, AT_START = 4, 5
# Kinds of notes, each with its version, and the names of their parts: letters and digits, read by the shell.
NOTES: Mapping[str, tuple[str, ...]] = {
    "turn1": ("table", "seats", "names", "past", "head"),
    "turn2": ("table", "seats", "names", "past", "head", "answers", "series"),
    "result1": ("points", "winners", "seats", "names"),
    "table1": ("points", "winners", "seats", "names"),
    "puzzle1": ("best", "next"),
}
STARTS: Mapping[str, Callable[[str], bool]] = {  # what else a deal is made of, and how that is recognized
    EDITION: lambda part: not part.isdigit(),  # as the move to open at is
    POSITION: lambda part: part.startswith(DEFLATED),
}
SKETCHED = frozenset({"table1"})  # the note of an end that was laid out by hand: nothing is played of it


class Linked(NamedTuple):
    """What a link holds: a record and, for a game, the move to open it at (None for a deal)."""

    record: Record
    at: int | None


class Note(NamedTuple):
    """What a game is sent for: its kind and its parts by name; of a link without a note both are empty."""

    kind: str
    parts: Mapping[str, str]


def setup_link(record: Record) -> str:
    """The deal without its decisions."""
    specs = game_class(record.game).info.options
    letters = to_letters(specs, dict(record.options))
    start = [EDITION, _shorter(to_link(record.edition))] if record.edition else []
    start += [POSITION, _packed(record.position)] if record.position else []
    return _sealed([record.game, str(record.version), str(record.players), letters, record.seed, *start])


def replay_link(record: Record, at: int | None = None) -> str:
    """The whole game, opened after `at` decisions (at its end if None)."""
    info = game_class(record.game).info
    deal = setup_link(record).rsplit("-", 1)[0]
    moves = encoded(info.vocabulary, record.actions)
    return _sealed([deal, moves or "0", str(len(record.actions) if at is None else at)])


def noted_link(record: Record, note: Note) -> str:
    """The whole game with a note."""
    return _sealed([replay_link(record).rsplit("-", 1)[0], note.kind, *note.parts.values()])


def note_of(link: str) -> Note:
    """The note of a link that has been opened."""
    kind, *held = _apart(_parts(link))[0][REPLAY_PARTS - 1 : -1] or [""]
    return Note(kind, dict(zip(NOTES.get(kind, ()), held, strict=True)))


def reopened(link: str, at: int) -> str:
    """A link to a game, opened after so many decisions instead."""
    return _sealed([*link.split("-")[:-2], str(at)])


def open_link(link: str) -> Linked:
    """What a link holds, its decisions played and found legal. Raises Problem naming the wrong part."""
    found = _read(_parts(link), ours_only=True)
    if note_of(link).kind not in SKETCHED:
        Match(found.record)
    if found.at is not None and found.at > len(found.record.actions):
        raise BadNotation("move", "bad_number", value=found.at)
    return found


def link_in(text: str) -> str:
    """The last whole link of a message, whatever stands around it; else what stands behind its last #."""
    whole = [link for part in SIGN.split(text) for link in _grown(part) if _is_whole(link)]
    return whole[-1] if whole else text.rpartition("#")[2]


def _grown(part: str) -> Iterator[str]:
    """The first piece of it, and longer ones: programs that send messages break long lines."""
    return takewhile(lambda link: len(link) <= LONGEST, accumulate(PIECE.findall(part)))


def _is_whole(link: str) -> bool:
    return link.count("-") >= SETUP_PARTS - 1 and link == _sealed(link.split("-")[:-1])


def read_link(link: str) -> Record:
    """What a link of whatever rules holds, read by our codes, which never move; nothing of it is played.

    Raises Problem naming the wrong part.
    """
    return _read(_parts(link), ours_only=False).record


def _parts(link: str) -> list[str]:
    if len(link) > LONGEST:
        raise BadNotation("link", "too_long", most=LONGEST)
    return link.strip().removeprefix("#").split("-")


def _apart(parts: Sequence[str]) -> tuple[Sequence[str], Mapping[str, str]]:
    """The parts that every link has, and by kind those that only this deal has, as they are written."""
    left, found = list(parts), {}
    for kind, written in STARTS.items():
        start = left[AT_START : AT_START + 2]
        if start[:1] == [kind] and written(start[-1]):
            found[kind] = start[-1]
            del left[AT_START : AT_START + 2]
    return left, found


def _read(whole: Sequence[str], ours_only: bool) -> Linked:
    parts, start = _apart(whole)
    check_game(parts[0])
    info = game_class(parts[0]).info
    _check_count(parts)
    version = _number("version", parts[1])
    if ours_only and version != info.version:
        raise OtherVersion("version", "other_version", value=version, ours=info.version)
    players = _number("players", parts[2])
    options = from_letters(info.options, parts[3])
    check_seed(parts[AT_SEED])
    if parts[-1] != _check("-".join(whole[:-1])):
        raise BadCheck("check letters", "bad_check")
    record = Record(
        parts[0], version, players, tuple(options.items()), parts[AT_SEED], **_start(parts[0], start)
    )
    if len(parts) == SETUP_PARTS:
        return Linked(record, None)
    at = _number("move", parts[6])
    return Linked(record.with_actions(decoded(info.vocabulary, parts[5])), at)


def _start(game: str, parts: Mapping[str, str]) -> dict[str, Any]:
    """What else the deal is made of. Raises BadNotation, BadOption."""
    position = _unpacked(parts[POSITION]) if POSITION in parts else ""
    values = parts.get(EDITION, "")
    values = _unpacked(values, "edition") if values.startswith(DEFLATED) else values
    return {"position": position, "edition": edition_of(game, from_link(values) if values else ())}


def _check_count(parts: Sequence[str]) -> None:
    kind = parts[REPLAY_PARTS - 1] if len(parts) > REPLAY_PARTS else ""
    noted = REPLAY_PARTS + 1 + len(NOTES[kind]) if kind in NOTES else 0
    if len(parts) not in (SETUP_PARTS, REPLAY_PARTS, noted):
        raise BadNotation("link", "bad_parts", count=len(parts))


def _sealed(parts: list[str]) -> str:
    text = "-".join(parts)
    return f"{text}-{_check(text)}"


def _check(text: str) -> str:
    value = int.from_bytes(sha256(text.encode(errors="replace")).digest()[:8], "big")
    letters = ""
    for _ in range(CHECK_LENGTH):
        value, rest = divmod(value, len(CHECK))
        letters += CHECK[rest]
    return letters


# ---- positions --------------------------------------------------------------------------------------


def _packed(position: str) -> str:
    """The text of a position as letters and digits; its lines are read without what stands before them."""
    plain = "\n".join(line.rstrip() for line in position.splitlines())
    value, digits = int.from_bytes(b"\1" + zlib.compress(plain.encode(), 9, wbits=-15)), ""
    while value:
        value, digit = divmod(value, len(DIGITS))
        digits += DIGITS[digit]
    return DEFLATED + digits


def _shorter(text: str) -> str:
    """A text of letters and digits, as it is or packed."""
    return min(text, _packed(text), key=len)


def _unpacked(written: str, field: str = "position") -> str:
    """The text that was written so. Raises BadNotation."""
    value = 0
    for digit in reversed(written.removeprefix(DEFLATED)):
        if digit not in DIGITS:
            raise BadNotation(field, "bad_position", part=digit)
        value = value * len(DIGITS) + DIGITS.index(digit)
    data = value.to_bytes(value.bit_length() // 8 + 1)
    try:
        text = zlib.decompressobj(wbits=-15).decompress(data.lstrip(b"\0")[1:], LONGEST_POSITION + 1).decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise BadNotation(field, "bad_position", part=written) from error
    if not text:
        raise BadNotation(field, "bad_position", part=written)
    return text


# ---- decisions --------------------------------------------------------------------------------------


def _number(field: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise BadNotation(field, "bad_number", value=text)
    return int(text)


def _written(code: int, digits: int) -> str:
    """A number from 1 in base 62 with so many digits; a greater one in twice as many, after zeros."""
    left, text = code, ""
    for _ in range(digits):
        left, digit = divmod(left, len(DIGITS))
        text = DIGITS[digit] + text
    return text if not left else DIGITS[0] * digits + _written(code, 2 * digits)


def encoded(vocabulary: Vocabulary, actions: Sequence[str]) -> str:
    """Decisions as digits in base 62."""
    return "".join(_decision(vocabulary, vocabulary.read(action)) for action in actions)


def _decision(vocabulary: Vocabulary, action: Action) -> str:
    width = _width(vocabulary.verbs[action.verb].size)
    numbers = _written(vocabulary.rank(action), width) if width else ""
    return _written(action.code + 1, vocabulary.codes.digits) + numbers


def _width(count: int) -> int:
    """How many digits tell so many apart; none for one."""
    digits = 0
    while count > 1:
        count, digits = -(-count // len(DIGITS)), digits + 1
    return digits


def decoded(vocabulary: Vocabulary, text: str) -> list[str]:
    """The decisions written so. Raises BadNotation naming the entry."""
    actions: list[str] = []
    digits = _Digits("" if text == "0" else text)
    while digits.left:
        digits.entry = len(actions) + 1
        head = vocabulary.coded[digits.code(vocabulary.codes.digits, len(vocabulary.coded)) - 1]
        count = vocabulary.verbs[head.verb].size
        actions.append(vocabulary.ranked(head, digits.number(_width(count), range(count))).text)
    return actions


class _Digits:
    """Walks over the decisions of a link."""

    def __init__(self, text: str) -> None:
        self.left, self.length, self.entry = text, len(text), 1

    def code(self, digits: int, most: int) -> int:
        """A code from 1, of twice as many digits after so many zeros."""
        while self.left.startswith(DIGITS[0] * digits):
            self.left, digits = self.left[digits:], 2 * digits
        return self.number(digits, range(1, most + 1))

    def number(self, digits: int, possible: range) -> int:
        """A number of so many digits."""
        written, self.left = self.left[:digits], self.left[digits:]
        if len(written) < digits:
            raise BadNotation("moves", "bad_length", count=self.length)
        value = 0
        for digit in written:
            if digit not in DIGITS:
                raise BadNotation(f"entry {self.entry}", "bad_digit", value=digit)
            value = value * len(DIGITS) + DIGITS.index(digit)
        if value not in possible:
            raise BadNotation(f"entry {self.entry}", "bad_digit", value=written)
        return value

"""How things are written in a position's text: stones as their owners' letters, one line a thing."""

from collections.abc import Iterable, Mapping, Sequence

from game.core import notation
from game.core.errors import BadNotation
from game.core.state import NOBODY

LETTERS = "WKBG"  # players 1 to 4, as in the rules' examples
NO_ONE = "."
NONE = notation.NOTHING


def bad(name: str, lines: Mapping[str, str]) -> BadNotation:
    """A line that cannot be so."""
    return notation.bad(_line(name, lines))


def _line(name: str, lines: Mapping[str, str]) -> str:
    return f"{name} {lines.get(name, '')}".strip()


def letter(owner: int) -> str:
    """A player, or nobody."""
    return NO_ONE if owner == NOBODY else LETTERS[owner]


def letters(stones: Iterable[int]) -> str:
    """Whose stones they are, in order."""
    return "".join(map(letter, stones))


def owners(name: str, lines: Mapping[str, str], places: Sequence[range]) -> list[int]:
    """By place: whose stone lies there, of those who may; nobody's twice. Raises BadNotation."""
    found = stones(name, lines, lines[name], len(LETTERS))
    wrong = [owner for owner, allowed in zip(found, places, strict=False) if owner not in allowed]
    mine = [owner for owner in found if owner != NOBODY]
    if wrong or len(found) != len(places) or len({*mine}) < len(mine):
        raise bad(name, lines)
    return found


def stones(name: str, lines: Mapping[str, str], text: str, players: int) -> list[int]:
    """Whose stones these letters are. Raises BadNotation."""
    seats = NO_ONE + LETTERS[:players]
    if not {*text} <= {*seats}:
        raise bad(name, lines)
    return [seats.index(each) + NOBODY for each in text]


def placed(name: str, lines: Mapping[str, str], players: int) -> list[int]:
    """Whose stones lie at a site, in order, no place left out. Raises BadNotation."""
    found = stones(name, lines, lines[name], players)
    if NOBODY in found:
        raise bad(name, lines)
    return found


def index(name: str, lines: Mapping[str, str], word: str, words: Sequence[str]) -> int:
    """The number of a word. Raises BadNotation."""
    return notation.index(word, words, _line(name, lines))


def numbers(name: str, lines: Mapping[str, str], count: int) -> list[int]:
    """So many whole numbers. Raises BadNotation."""
    words = lines[name].split()
    if len(words) != count:
        raise bad(name, lines)
    return [whole(name, lines, word) for word in words]


def whole(name: str, lines: Mapping[str, str], text: str) -> int:
    """A whole number. Raises BadNotation."""
    return notation.whole(text, _line(name, lines))

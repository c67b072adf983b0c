"""Editions: values of a game's box that differ from ours, as the printed ones may, or as somebody likes them.

A game declares in its `edition` which of its tables may differ. A value is named by its table and what leads
to it there, as in `obelisks_b.0`: the first field. An edition is what differs, and nothing else; the game's
tables alone read it, so all that follows from a value follows from another one (`loading`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from game.core.errors import BadOption

Edition = tuple[tuple[str, str], ...]  # by name, in the order of the declarations
FIELD = "edition"
NOTHING = "-"  # how an empty word is written
# In links there are letters and digits only; the names of tables have no capitals.
TO_LINK = str.maketrans("._=-,", "DUENS")
FROM_LINK = str.maketrans("DUENS", "._=-,")


class Values(NamedTuple):
    """A table whose values may differ: its name among the game's tables, and all that one of them may be.

    `rule` tells of it; `thing`: what on the table it stands on, by its name there, or by what leads to it;
    `needs`: the option, and the choice, without which it does not count; `house`: the values are ours, as
    the printed ones are not known to us; `counts`: they are by how many there are, and none brings nothing.
    """

    table: str
    rule: str
    choices: Sequence[str]
    thing: str | Callable[[Sequence[str]], str] = ""
    needs: tuple[str, str] = ("", "")
    house: bool = False
    counts: bool = False


class Value(NamedTuple):
    """One value of such a table: what leads to it, and what it is in our box."""

    of: Values
    way: tuple[str, ...]
    ours: str

    @property
    def name(self) -> str:
        """The table and the way."""
        return ".".join((self.of.table.lower(), *self.way))

    @property
    def choices(self) -> list[str]:
        """All that it may be: numbers for a number, words for a word."""
        return [choice for choice in self.of.choices if _is_number(choice) == _is_number(self.ours)]

    @property
    def thing(self) -> str:
        """What on the table it stands on."""
        return self.of.thing if isinstance(self.of.thing, str) else self.of.thing(self.way)


def whole_numbers(most: int, least: int = 0) -> tuple[str, ...]:
    """Whole numbers as choices."""
    return tuple(map(str, range(least, most + 1)))


WORTH = whole_numbers(40)  # points that a thing may bring


# ---- the tables -----------------------------------------------------------------------------------------


def found(tables: Any, declared: Iterable[Values]) -> dict[str, Value]:
    """All values that may differ, by name, as they are in these tables."""
    each = (
        Value(values, way, said)
        for values in declared
        for way, said in _leaves(getattr(tables, values.table), values.choices)
        if not (values.counts and way[-1] == "0")
    )
    return {value.name: value for value in each}


def _leaves(held: Any, choices: Sequence[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    """The values in a table or a part of it, each with what leads to it."""
    said = _said(held)
    if said in choices:
        yield (), said
        return
    for step, part in _parts(held):
        for way, below in _leaves(part, choices):
            yield (step, *way), below


def _said(held: Any) -> str:
    """A value as text; of what is none, nothing."""
    if isinstance(held, str):
        return held or NOTHING
    return str(held) if type(held) is int else ""


def _parts(held: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(held, Mapping):
        return [(str(key), part) for key, part in held.items()]
    if hasattr(held, "_fields"):
        return zip(held._fields, held, strict=True)
    parts = isinstance(held, tuple | list) or (isinstance(held, str) and len(held) > 1)
    return [(str(n), part) for n, part in enumerate(held)] if parts else ()


def changed(held: Any, way: Sequence[str], said: str) -> Any:
    """A table or a part of it with another value at the end of the way. Raises BadOption if there is none."""
    if not way:
        return _value(held, said)
    step, *rest = way
    parts = dict(_parts(held))
    if step not in parts:
        raise BadOption(FIELD, "unknown_value", value=step)
    parts[step] = changed(parts[step], rest, said)
    if isinstance(held, Mapping):
        return dict(zip(held, parts.values(), strict=True))
    if hasattr(held, "_fields"):
        return type(held)(*parts.values())
    return "".join(parts.values()) if isinstance(held, str) else type(held)(parts.values())


def _value(held: Any, said: str) -> int | str:
    if isinstance(held, str):
        return "" if said == NOTHING else said
    if type(held) is int and _is_number(said):
        return int(said)
    raise BadOption(FIELD, "bad_number", value=said)


class Given(dict[str, Any]):
    """The names of the tables' module as they are set, with what differs put in at once.

    `exec` sets names of a module in its `locals`, and looks for them in its `globals` if they are not there.
    """

    def __init__(self, names: dict[str, Any], edition: Edition) -> None:
        super().__init__()
        self._names = names
        self._changes: dict[str, list[tuple[Sequence[str], str]]] = {}
        for name, said in edition:
            table, *way = name.split(".")
            self._changes.setdefault(table.upper(), []).append((way, said))

    def __setitem__(self, name: str, held: Any) -> None:
        for way, said in self._changes.pop(name, ()):
            held = changed(held, way, said)
        self._names[name] = held

    @property
    def missing(self) -> Iterable[str]:
        """The tables that were named and never set."""
        return self._changes


def _is_number(said: str) -> bool:
    return said.removeprefix("-").isdecimal()


# ---- as text --------------------------------------------------------------------------------------------


def box_of(game: str, edition: Edition) -> str:
    """A game's id and what differs in its box, by which its rooms are loaded; without an edition the id."""
    return f"{game}:{written(edition)}" if edition else game


@cache
def parted(box: str) -> tuple[str, Edition]:
    """The game's id and the edition of such a name."""
    game, _, text = box.partition(":")
    return game, tuple(pairs(text)) if text else ()


def written(edition: Edition) -> str:
    """`obelisks_b.0=12,burial_b.1=5`: what differs, as text."""
    return ",".join(f"{name}={said}" for name, said in edition)


def pairs(text: str) -> Iterator[tuple[str, str]]:
    """Names and values, as they are written. Raises BadOption for what is none."""
    for part in text.split(","):
        name, given, said = part.partition("=")
        if not given:
            raise BadOption(FIELD, "bad_value", value=part)
        yield name, said


def to_link(edition: Edition) -> str:
    """The same in letters and digits."""
    return written(edition).translate(TO_LINK)


def from_link(text: str) -> Iterable[tuple[str, str]]:
    """Names and values, as a link has them. Raises BadOption."""
    return list(pairs(text.translate(FROM_LINK)))


def checked(known: Mapping[str, Value], given: Iterable[tuple[str, str]]) -> Edition:
    """What differs from our box, in its order. Raises BadOption naming a value that cannot be."""
    said: dict[str, str] = {}
    for name, value in given:
        if name not in known:
            raise BadOption(FIELD, "unknown_value", value=name)
        if name in said:
            raise BadOption(FIELD, "value_twice", value=name)
        if value not in known[name].choices:
            raise BadOption(f"{FIELD} {name}", "bad_edition_value", value=value)
        said[name] = value
    return tuple(
        (name, said[name]) for name, value in known.items() if said.get(name, value.ours) != value.ours
    )

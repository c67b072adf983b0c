"""The format of WebAssembly modules, as far as taking something out of one asks for it."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

IMPORTS, GLOBALS, EXPORTS, ELEMENTS, DATA = 2, 6, 7, 9, 11  # sections
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
CONSTANT, OTHER_GLOBAL, NO_FUNCTION, END = 0x41, 0x23, 0xD0, 0x0B  # of the expressions that values begin with


class Export(NamedTuple):
    """A name the module gives to the outside: for what, which of that kind, and how the section writes it."""

    name: str
    kind: int
    entry: int
    written: bytes


class Import(NamedTuple):
    """What the module is given from outside."""

    origin: str
    name: str
    kind: int


class Segment(NamedTuple):
    """A piece of the memory the module begins with: where it lies there, and where in the module."""

    address: int
    start: int
    length: int


def sections(module: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Of each section its kind, where it begins, and where what it holds begins and ends."""
    at = 8
    while at < len(module):
        length, start = number(module, at + 1)
        yield module[at], at, start, start + length
        at = start + length


def with_section(module: bytes, kind: int, body: bytes) -> bytes:
    """The module with another section of a kind."""
    _, at, _, end = next(found for found in sections(module) if found[0] == kind)
    return module[:at] + bytes([kind]) + written(len(body)) + body + module[end:]


def vector(entries: Iterable[bytes]) -> bytes:
    """Entries as sections have them, their count first."""
    each = list(entries)
    return written(len(each)) + b"".join(each)


def number(data: bytes, at: int) -> tuple[int, int]:
    """A number of seven bits a byte, the lowest first, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def written(value: int) -> bytes:
    """A number as modules have it."""
    data = bytearray()
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    data.append(value)
    return bytes(data)


def constant(value: int) -> bytes:
    """An expression with one number, which is not below zero."""
    data = written(value)
    if data[-1] & 64:  # would be read as the sign
        data = data[:-1] + bytes([data[-1] | 128, 0])
    return bytes([CONSTANT]) + data + bytes([END])


def exports(module: bytes) -> list[Export]:
    """All that the module gives to the outside."""
    found = []
    for begun in (entries := _Entries(module, EXPORTS)):
        name = entries.name()
        kind = entries.byte()
        entry = entries.number()
        found.append(Export(name, kind, entry, module[begun : entries.at]))
    return found


def imports(module: bytes) -> list[Import]:
    """All that the module is given from outside."""
    found = []
    for _ in (entries := _Entries(module, IMPORTS)):
        origin, name = entries.name(), entries.name()
        kind = module[entries.at]
        entries.at = _type_end(module, entries.at)
        found.append(Import(origin, name, kind))
    return found


def numbers_of_globals(module: bytes) -> list[int]:
    """The number each global begins with, those that are given first; 0 where it is no plain number."""
    found = [0 for each in imports(module) if each.kind == GLOBAL]
    for _ in (entries := _Entries(module, GLOBALS)):
        entries.at += 2  # its type, and whether it changes
        found.append(entries.expression())
    return found


def functions_in_table(module: bytes) -> tuple[int, list[int]]:
    """From which place on the table of functions is filled, and with what."""
    places, filled = zip(*filled_places(module), strict=True)
    if places != tuple(range(places[0], places[0] + len(places))):
        raise ValueError("the table of functions has gaps")
    return places[0], list(filled)


def filled_places(module: bytes) -> Iterator[tuple[int, int]]:
    """Places of the table of functions, each with its function."""
    for _ in (entries := _Entries(module, ELEMENTS)):
        if entries.number():
            raise ValueError("the table of functions is filled in another way")
        first, count = entries.expression(), entries.number()
        yield from ((place, entries.number()) for place in range(first, first + count))


def segments(module: bytes) -> list[Segment]:
    """The memory the module begins with."""
    found = []
    for _ in (entries := _Entries(module, DATA)):
        if entries.number():
            raise ValueError("memory is filled in another way")
        address, length = entries.expression(), entries.number()
        found.append(Segment(address, entries.at, length))
        entries.at += length
    return found


class _Entries:
    """Goes through the entries of a section; whoever reads one leaves `at` behind it."""

    def __init__(self, module: bytes, section: int) -> None:
        self.module = module
        starts = [start for kind, _, start, _ in sections(module) if kind == section]
        if not starts:
            raise ValueError(f"there is no section {section}")
        start = starts[0]
        self.count, self.at = number(module, start)

    def __iter__(self) -> Iterator[int]:
        for _ in range(self.count):
            yield self.at

    def byte(self) -> int:
        self.at += 1
        return self.module[self.at - 1]

    def number(self) -> int:
        value, self.at = number(self.module, self.at)
        return value

    def name(self) -> str:
        length = self.number()
        self.at += length
        return self.module[self.at - length : self.at].decode()

    def expression(self) -> int:
        """The number a value begins with, read as one without sign."""
        kind = self.byte()
        value = self.number()
        if kind not in {CONSTANT, OTHER_GLOBAL, NO_FUNCTION} or self.byte() != END:
            raise ValueError("a value of another kind")
        return value if kind == CONSTANT else 0


def _type_end(module: bytes, at: int) -> int:
    """Behind the description of an import."""
    kind = module[at]
    at += 1
    if kind == GLOBAL:
        return at + 2
    if kind in {TABLE, TAG}:
        at += 1
    if kind in {FUNCTION, TAG}:
        return number(module, at)[1]
    limited, at = module[at] & 1, at + 1
    for _ in range(1 + limited):
        _, at = number(module, at)
    return at

"""Built-in modules of the interpreter that nothing here imports, and the libraries that only they use.

They hang on two tables: that of the built-in modules, by name, and that of the functions called through
pointers, which their methods and types fill. Out of both, nothing refers to them any more, and the optimizer
drops them; what is called all the same stops the program. To import one raises ModuleNotFoundError.

Which entries are theirs, the order tells: the linker lays functions out object file by object file, and gives
them their places in the table in the same order. What several files have alike was merged where it comes
first, so that single entries are out of order: they stay.
"""

import struct
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from game.publish.interpreter.wasm import (
    ELEMENTS,
    FUNCTION,
    constant,
    exports,
    functions_in_table,
    numbers_of_globals,
    segments,
    vector,
    with_section,
    written,
)

# What of the standard library is sent imports none of these, or does without.
CODECS = ("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw")
ABSENT = (
    # of CPython's own tests
    *("_testbuffer", "_testcapi", "_testclinic", "_testclinic_limited", "_testinternalcapi"),
    *("_testlimitedcapi", "_xxtestfuzz", "xxsubtype"),
    # compression: packages are wheels, whose files are deflated; zlib stays
    *("_bz2", "_lzma", "_zstd"),
    # encodings of Chinese, Japanese and Korean texts: of all encodings, few are sent
    *(*CODECS, "_multibytecodec"),
    # formats that nothing here is in
    *("_csv", "_elementtree", "_pickle", "_sqlite3", "pyexpat"),
    # numbers and times that nothing here counts with
    *("_decimal", "_statistics", "_zoneinfo", "cmath"),
    # what a page has not: C libraries, processes, files in memory, terminals, profilers
    *("_ctypes", "_lsprof", "_posixsubprocess", "_remote_debugging", "mmap", "termios"),
    # what modules of the standard library are made of that are not sent
    *("_hmac", "_queue"),
)
# The first functions of libraries that only those use, and the first behind them.
LIBRARIES = (("lzma_version_number", "emscripten_GetProcAddress"),)  # liblzma, SQLite and Zstandard
OWN = ("PyInit_", "lzma_", "sqlite3_", "ZSTD_")  # what the outside may call of all these is named so
BUILT_IN = "PyImport_Inittab"  # the variable that points to the table of built-in modules
ENTRY = struct.Struct("<II")  # of that table: where the name is, and the place of the function
ROW = struct.Struct("<IBBH")  # of an index of codecs: where a row is, its first and last character
LEAST_ROWS = 8  # in a table of characters; the smallest there is has a dozen
WIDTH = 2  # bytes of a character


class File(NamedTuple):
    """Functions of an object file or of several, from one number to before another; whether they go."""

    start: int
    end: int
    gone: bool


class Functions(NamedTuple):
    """The table of functions from its first place on, and the names of those that the outside may call."""

    first: int
    filled: list[int]
    names: dict[int, list[str]]


def pruned(module: bytes) -> bytes:
    """The module without all that; LookupError or ValueError where it is of another make."""
    table = _functions(module)
    module, places = _unlisted(module)
    inits = {table.filled[place - table.first]: name for name, place in places.items() if place}
    gone = set(_in_order(table, _files(table, inits)))
    gone |= {places[name] - table.first for name in ABSENT}
    kept = [slot for slot in range(len(table.filled)) if slot not in gone]
    runs = (list(run) for _, run in groupby(enumerate(kept), lambda each: each[1] - each[0]))
    return with_section(module, ELEMENTS, vector(_filling(table, [slot for _, slot in run]) for run in runs))


def _functions(module: bytes) -> Functions:
    names: dict[int, list[str]] = {}
    for each in exports(module):
        if each.kind == FUNCTION:
            names.setdefault(each.entry, []).append(each.name)
    return Functions(*functions_in_table(module), names)


def _filling(table: Functions, slots: Sequence[int]) -> bytes:
    functions = vector(written(table.filled[slot]) for slot in slots)
    return written(0) + constant(table.first + slots[0]) + functions


def _files(table: Functions, inits: Mapping[int, str]) -> list[File]:
    """From the first module on, the functions of each, then those of libraries.

    The only function of a module that the outside may call is its first; where another follows before the
    next module, another file has begun.
    """
    starts = sorted(inits)
    files = []
    for start, following in zip(starts, [*starts[1:], max(table.names)], strict=True):
        gone, end = inits[start] in ABSENT, following
        if gone and inits.get(following) not in ABSENT:
            end = next((each for each in range(start, end) if not _is_own(table.names.get(each, []))), end)
        files.append(File(start, end, gone))
    found = {name: index for index, each in table.names.items() for name in each}
    return files + [File(found[start], found[end], gone=True) for start, end in LIBRARIES]


def _is_own(names: Sequence[str]) -> bool:
    return all(name.startswith(OWN) for name in names)


def _in_order(table: Functions, files: Sequence[File]) -> Iterator[int]:
    """Where in the table functions of files that go stand, between the first and the last in order of each.

    The last may be the first of the next file, if a function of that was merged with one here: then the
    function stands there twice.
    """
    starts = sorted({number for file in files for number in file[:2]})
    ordered = longest_chain([bisect_right(starts, function) for function in table.filled])
    times = Counter(table.filled)
    private = {number for file in files if file.gone for number in range(file.start, file.end)}
    private = {number for number in private if _is_own(table.names.get(number, []))}
    for file in files:
        own = [slot for slot in ordered if file.gone and file.start <= table.filled[slot] < file.end]
        while own and times[table.filled[own[-1]]] > 1:
            own.pop()
        window = range(own[0], own[-1] + 1) if own else range(0)
        yield from (slot for slot in window if table.filled[slot] in private)


def longest_chain(values: Sequence[int]) -> list[int]:
    """The places of as many values as possible of which none is below the one before."""
    ends: list[int] = []  # by length, the lowest value a chain ends with
    last: list[int] = []  # its place
    before = []  # of each place, the place before in its chain
    for place, value in enumerate(values):
        length = bisect_right(ends, value)
        before.append(last[length - 1] if length else -1)
        ends[length : length + 1], last[length : length + 1] = [value], [place]
    chain = last[-1:]
    while chain and before[chain[-1]] >= 0:
        chain.append(before[chain[-1]])
    return chain[::-1]


def _unlisted(module: bytes) -> tuple[bytes, dict[str, int]]:
    """The module with a shorter table of built-in modules, and the places of the functions of all.

    Tables of characters are emptied, which the codecs alone have, so that they compress to nothing.
    """
    memory = _memory(module)
    start = _table(module, memory)
    entries = list(_entries(memory, start))
    places = {name: place for name, _, place in entries}
    kept = b"".join(ENTRY.pack(at, place) for name, at, place in entries if name not in ABSENT)
    end = start + ENTRY.size * len(entries)
    memory[start:end] = kept.ljust(end - start, b"\0")
    if set(CODECS) <= set(ABSENT):
        for start, end in list(character_tables(memory)):
            memory[start:end] = bytes(end - start)
    changed = bytearray(module)
    for address, at, length in segments(module):
        changed[at : at + length] = memory[address : address + length]
    if _memory(bytes(changed)) != memory:
        raise ValueError("the table of built-in modules lies where nothing is filled in")
    return bytes(changed), places


def character_tables(memory: bytearray) -> Iterator[tuple[int, int]]:
    """From where to where tables lie whose rows an index lists, one row right behind the other."""
    start = end = rows = 0
    for at, first, last, nothing in ROW.iter_unpack(memory[: len(memory) // ROW.size * ROW.size]):
        if not at and not last:  # no characters begin with this byte
            continue
        length = WIDTH * (last - first + 1) if first <= last and last and not nothing else 0
        if at == end and length:
            end, rows = end + length, rows + 1
            continue
        if rows >= LEAST_ROWS:
            yield start, end
        start, end, rows = at, at + length, int(length > 0)
    if rows >= LEAST_ROWS:
        yield start, end


def built_in(module: bytes) -> list[str]:
    """The names of the built-in modules."""
    memory = _memory(module)
    return [name for name, _, _ in _entries(memory, _table(module, memory))]


def _memory(module: bytes) -> bytearray:
    """The memory it begins with."""
    pieces = segments(module)
    memory = bytearray(max(address + length for address, _, length in pieces) + ENTRY.size)
    for address, at, length in pieces:
        memory[address : address + length] = module[at : at + length]
    return memory


def _table(module: bytes, memory: bytearray) -> int:
    """Where the table of built-in modules is."""
    variable = next(each.entry for each in exports(module) if each.name == BUILT_IN)
    address, _ = ENTRY.unpack_from(memory, numbers_of_globals(module)[variable])
    return int(address)


def _entries(memory: bytearray, at: int) -> Iterator[tuple[str, int, int]]:
    """Of each built-in module its name, where that is, and the place of its function."""
    while (entry := ENTRY.unpack_from(memory, at)) != (0, 0):
        name, place = entry
        yield memory[name : memory.index(0, name)].decode(), name, place
        at += ENTRY.size

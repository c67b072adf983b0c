"""The interpreter without the exports that nothing here calls.

Pyodide's module is linked so that wheels with native code can be loaded into it, and offers them some 8,500
functions; its script copies each at every start. Neither the script itself nor the game needs more than a
few hundred. The others are taken out of both, and with them what only they kept in the module. The result has
to do in a trial what the shipped interpreter does; otherwise that one is sent.
"""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.publish.install import node
from game.publish.paths import HERE, NODE_MODULES, PYODIDE
from game.publish.remake import Inputs, remake, write

MODULE, SCRIPT, LOADER = "pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"
SHIPPED = NODE_MODULES / "pyodide"
OPTIMIZER = NODE_MODULES / "binaryen" / "bin" / "wasm-opt"
TRIAL = HERE / "trial.mjs"
IMPORTS, EXPORTS = 2, 7  # sections of a module
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
# What Pyodide is compiled with; with more the result would be written as older browsers cannot read it.
FEATURES = (
    *("bulk-memory", "bulk-memory-opt", "call-indirect-overlong", "exception-handling", "extended-const"),
    *("multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext", "simd"),
    "tail-call",
)
BY_NAME = ("orig$", "__wasm", "dynCall")  # looked up by names that are put together
RESOLVED = "GOT"  # imports that the module exports itself, found by name
NAME = re.compile(r"[A-Za-z_$][\w$]*")
ASSIGNED = re.compile(r"var ([\w$,]+);\s*function assignWasmExports\(wasmExports\)\{([^{}]*)\}")
EXPORTED = re.compile(r'wasmExports\["([^"]+)"\]')


class Export(NamedTuple):
    """A name the module gives to the outside: what it is, and how the section writes it."""

    name: str
    kind: int
    written: bytes


def shake(runtime: str) -> str:
    """Bring the interpreter that is sent up to date; return a digest of what it is made of."""
    made_by: Inputs = [runtime, HERE / "shake.py", TRIAL]
    return remake("shaken", made_by, [PYODIDE / MODULE, PYODIDE / SCRIPT], _shake)


def _shake() -> None:
    shipped = (SHIPPED / MODULE).read_bytes(), (SHIPPED / SCRIPT).read_text(encoding="utf-8")
    try:
        module, script = shaken(*shipped, (SHIPPED / LOADER).read_text(encoding="utf-8"))
    except (LookupError, StopIteration, ValueError):  # a module of another make
        module, script = shipped
    write(PYODIDE / SCRIPT, script.encode())
    write(PYODIDE / MODULE, module)
    _optimize(PYODIDE / MODULE)
    if trial(PYODIDE) != trial(SHIPPED):
        print("The smaller interpreter failed its trial: the shipped one is used.", flush=True)
        write(PYODIDE / SCRIPT, shipped[1].encode())
        write(PYODIDE / MODULE, shipped[0])


def shaken(module: bytes, script: str, loader: str) -> tuple[bytes, str]:
    """Both with only the exports that a name in the scripts may mean; a script of another shape stays."""
    found = ASSIGNED.search(script)
    if found is None:
        return module, script
    rest = script[: found.start()] + script[found.end() :]
    wanted = set(NAME.findall(rest + loader)) | _resolved(module)
    kept = [each for each in exports(module) if _is_kept(each, wanted)]
    return _with_exports(module, kept), _with_names(script, found, {each.name for each in kept})


def _is_kept(export: Export, wanted: set[str]) -> bool:
    """Tables, memory and tags always; scripts write a low line before a name."""
    by_name = export.name.startswith(BY_NAME) or not wanted.isdisjoint({export.name, f"_{export.name}"})
    return by_name or export.kind in {TABLE, MEMORY, TAG}


def _with_names(script: str, found: re.Match[str], kept: set[str]) -> str:
    """The script that takes over no more than is there."""
    assigned = found[2].split(";")
    gone = [each for each in assigned if (named := EXPORTED.search(each)) and named[1] not in kept]
    names = {each.partition("=")[0] for each in gone}
    declared = ",".join(name for name in found[1].split(",") if name not in names)
    body = ";".join(each for each in assigned if each not in set(gone))
    taken = f"var {declared};function assignWasmExports(wasmExports){{{body}}}"
    return script[: found.start()] + taken + script[found.end() :]


def _optimize(module: Path) -> None:
    """What nothing refers to any more goes."""
    features = [f"--enable-{feature}" for feature in FEATURES]
    passes = [*features, "--remove-unused-module-elements"]
    command = [node(), str(OPTIMIZER), *passes, str(module), "-o", str(module)]
    subprocess.run(command, capture_output=True, check=False)  # failing, it writes nothing


def trial(folder: Path) -> str:
    """What the interpreter in a folder says to a program that uses much of it."""
    command = [node(), "--no-warnings", str(TRIAL), str(folder), str(SHIPPED)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout if not done.returncode else f"failed {folder}"


# ---- the format of modules ----------------------------------------------------------------------------


def sections(module: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Of each section its kind, where it begins, and where what it holds begins and ends."""
    at = 8
    while at < len(module):
        length, start = number(module, at + 1)
        yield module[at], at, start, start + length
        at = start + length


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


def _name(data: bytes, at: int) -> tuple[str, int]:
    length, start = number(data, at)
    return data[start : start + length].decode(), start + length


def exports(module: bytes) -> list[Export]:
    """All that the module gives to the outside."""
    found = []
    start = next(start for kind, _, start, _ in sections(module) if kind == EXPORTS)
    count, at = number(module, start)
    for _ in range(count):
        begun = at
        name, at = _name(module, at)
        kind = module[at]
        _, at = number(module, at + 1)
        found.append(Export(name, kind, module[begun:at]))
    return found


def _with_exports(module: bytes, kept: list[Export]) -> bytes:
    body = written(len(kept)) + b"".join(each.written for each in kept)
    _, at, _, end = next(found for found in sections(module) if found[0] == EXPORTS)
    return module[:at] + bytes([EXPORTS]) + written(len(body)) + body + module[end:]


def _resolved(module: bytes) -> set[str]:
    """The names of imports that are found among the module's own exports."""
    names = set()
    start = next(start for kind, _, start, _ in sections(module) if kind == IMPORTS)
    count, at = number(module, start)
    for _ in range(count):
        origin, at = _name(module, at)
        name, at = _name(module, at)
        at = _type_end(module, at)
        if origin.startswith(RESOLVED):
            names.add(name)
    return names


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

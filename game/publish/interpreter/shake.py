"""The interpreter without the exports that nothing here calls, and without modules that nothing here imports.

Pyodide's module is linked so that wheels with native code can be loaded into it, and offers them some 8,500
functions; its script copies each at every start. Neither the script itself nor the game needs more than a
few hundred. The others are taken out of both, the built-in modules of `prune` too, and with them what only
they kept in the module. The result has to do in a trial what the shipped interpreter does, but for importing
what needs those modules; otherwise that one is sent.
"""

import json
import re
import struct
import subprocess
from pathlib import Path
from typing import NamedTuple, Self

from game.publish.install import node
from game.publish.interpreter.prune import ABSENT, pruned
from game.publish.interpreter.wasm import (
    EXPORTS,
    MEMORY,
    TABLE,
    TAG,
    Export,
    exports,
    imports,
    vector,
    with_section,
)
from game.publish.paths import NODE_MODULES, PYODIDE
from game.publish.remake import Inputs, remake, write

MODULE, SCRIPT, LOADER = "pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"
SHIPPED = NODE_MODULES / "pyodide"
OPTIMIZER = NODE_MODULES / "binaryen" / "bin" / "wasm-opt"
HERE = Path(__file__).resolve().parent
TRIAL = HERE / "trial.mjs"
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


class Told(NamedTuple):
    """What an interpreter says in its trial: of each module why it cannot be imported, and the rest."""

    imports: dict[str, str]
    rest: str

    def is_as_good_as(self, other: Self) -> bool:
        """Whether nothing is lost but what needs a module that was taken out."""
        lacks = {f"lacks {name}" for name in ABSENT}
        same = all(self.imports.get(name) in {how, *lacks} for name, how in other.imports.items())
        return same and self.rest == other.rest


def shake(runtime: str) -> str:
    """Bring the interpreter that is sent up to date; return a digest of what it is made of."""
    made_by: Inputs = [runtime, *(HERE / name for name in ("shake.py", "prune.py", "wasm.py")), TRIAL]
    return remake("shaken", made_by, [PYODIDE / MODULE, PYODIDE / SCRIPT], _shake)


def _shake() -> None:
    shipped = (SHIPPED / MODULE).read_bytes(), (SHIPPED / SCRIPT).read_text(encoding="utf-8")
    try:
        module, script = shaken(*shipped, (SHIPPED / LOADER).read_text(encoding="utf-8"))
    except (LookupError, StopIteration, ValueError, struct.error):  # a module of another make
        module, script = shipped
    write(PYODIDE / SCRIPT, script.encode())
    write(PYODIDE / MODULE, module)
    _optimize(PYODIDE / MODULE)
    if not trial(PYODIDE).is_as_good_as(trial(SHIPPED)):
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
    return with_exports(pruned(module), kept), _with_names(script, found, {each.name for each in kept})


def with_exports(module: bytes, kept: list[Export]) -> bytes:
    """The module that gives no more than this to the outside."""
    return with_section(module, EXPORTS, vector(each.written for each in kept))


def _resolved(module: bytes) -> set[str]:
    """The names of imports that are found among the module's own exports."""
    return {each.name for each in imports(module) if each.origin.startswith(RESOLVED)}


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
    """What nothing refers to any more goes, and what of memory is empty, as it is without being filled."""
    features = [f"--enable-{feature}" for feature in FEATURES]
    passes = ["--remove-unused-module-elements", "--zero-filled-memory", "--memory-packing"]
    command = [node(), str(OPTIMIZER), *features, *passes, str(module), "-o", str(module)]
    subprocess.run(command, capture_output=True, check=False)  # failing, it writes nothing


def trial(folder: Path) -> Told:
    """What the interpreter in a folder says to a program that uses much of it."""
    command = [node(), "--no-warnings", str(TRIAL), str(folder), str(SHIPPED), json.dumps(ABSENT)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
    return Told(*json.loads(done.stdout)) if not done.returncode else Told({}, f"failed {folder}")

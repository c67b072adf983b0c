"""Makes zips of byte code. Runs inside Pyodide, started by pack.mjs; /root is the checkout."""

import ast
import importlib
import importlib.util
import marshal
import sys
import traceback
import zipfile
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from types import CodeType
from typing import Any

ROOT = Path("/root")
UNCHECKED_HASH = (1).to_bytes(4, "little")  # the loader compares nothing with the source, PEP 552
DATE = (2020, 1, 1, 0, 0, 0)  # the same bytes whenever it is packed
LIBRARY = "/lib/python314.zip"
LIBRARY_INSTALLS = b"install(__spec__)\n"
GAME_INSTALLS = b"from sitecustomize import install\ninstall(__spec__)\n"
NO_DOCSTRINGS = 2  # level of optimization; in the standard library they are 0.2 MB that nobody reads


def code(source: bytes | ast.Module, filename: str, optimize: int = 0) -> CodeType:
    """What runs when the module is imported."""
    made: CodeType = compile(source, filename, "exec", dont_inherit=True, optimize=optimize)
    return made


def byte_code(source: bytes, filename: str) -> bytes:
    """The content of a .pyc file."""
    head = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source)
    return head + marshal.dumps(code(source, filename))


def bundle(codes: Mapping[str, CodeType]) -> bytes:
    """Many modules by their files' names as one file, see `bundle`."""
    return marshal.dumps(
        {_module(name): (name.endswith("/__init__.py"), marshal.dumps(codes[name])) for name in sorted(codes)}
    )


def write_zip(path: Path, entries: Mapping[str, bytes]) -> None:
    """Stored, not deflated: hosts compress better than zip does."""
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(entries):
            archive.writestr(zipfile.ZipInfo(name, DATE), entries[name])


def game(job: Mapping[str, Any]) -> None:
    """Pack files of the checkout, modules as byte code: tracebacks name file, line and function all the same.

    What is data stays a file. PyScript writes its package as source at every start; it finds the byte code
    there already.
    """
    sys.path.insert(0, str(ROOT))
    files = {name: (ROOT / name).read_bytes() for name in job["files"]}
    entries = {name: content for name, content in files.items() if not name.endswith(".py")}
    first = files.pop("game/__init__.py") + (ROOT / job["first"]).read_bytes() + GAME_INSTALLS
    entries["game/__init__.pyc"] = byte_code(first, "/home/pyodide/game/__init__.py")
    sources = {name: content for name, content in files.items() if name.endswith(".py")}
    codes = {name: _desugared(name, source) for name, source in sources.items()}
    for wheel in job["libraries"]:
        codes |= library(ROOT / wheel)
    entries["game/modules.bin"] = bundle(codes)
    for path in (ROOT / job["pyscript"]).glob("*.py"):
        name = f"pyscript/{path.name}"
        entries[importlib.util.cache_from_source(name)] = byte_code(
            path.read_bytes(), f"/home/pyodide/{name}"
        )
    write_zip(ROOT / job["target"], entries)


def library(wheel: Path) -> dict[str, CodeType]:
    """The modules of a wheel."""
    libraries = importlib.import_module(
        "game.publish.packing.libraries"
    )  # the checkout is on the path only by now
    return {name: code(source, name, NO_DOCSTRINGS) for name, source in libraries.modules(wheel).items()}


def _desugared(name: str, source: bytes) -> CodeType:
    """The code of a module of the game, its frozen dataclasses written out, without types."""
    desugar = importlib.import_module(
        "game.publish.packing.desugar"
    )  # the checkout is on the path only by now
    typeless = importlib.import_module("game.publish.packing.typeless")
    return code(typeless.typeless(desugar.desugared(ast.parse(source))), f"/home/pyodide/{name}")


def stdlib(job: Mapping[str, Any]) -> None:
    """Pack the modules of the shipped standard library that are loaded by now or asked for, as byte code."""
    _use(job["imports"], set(job["absent"]))
    loaded = set(sys.modules).union(job["keep"])
    with zipfile.ZipFile(ROOT / job["shipped"]) as shipped:
        sources = {
            name: shipped.read(name)
            for name in shipped.namelist()
            if name.endswith(".py") and _module(name) in loaded
        }
    early = {name: sources.pop(name) for name in job["early"]}
    early["sitecustomize.py"] = (ROOT / job["first"]).read_bytes() + LIBRARY_INSTALLS
    codes = {name: code(source, f"{LIBRARY}/{name}", NO_DOCSTRINGS) for name, source in sources.items()}
    entries = {f"{name}c": byte_code(source, f"{LIBRARY}/{name}") for name, source in early.items()}
    entries["modules.bin"] = bundle(codes)
    write_zip(ROOT / job["target"], entries)


def empty_wheel(path: str) -> None:
    """A package with nothing in it, to see what installing one imports."""
    info = "empty-1.dist-info"
    metadata = b"Metadata-Version: 2.1\nName: empty\nVersion: 1\n"
    wheel = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    write_zip(Path(path), {f"{info}/METADATA": metadata, f"{info}/WHEEL": wheel, f"{info}/RECORD": b""})


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _lacking(error: BaseException | None, absent: Collection[str]) -> str | None:
    """Which module that was taken out an import failed for."""
    while error is not None and getattr(error, "name", None) not in absent:
        error = error.__context__
    return getattr(error, "name", None)


def _use(modules: Iterable[str], absent: Collection[str]) -> None:
    """Import what is asked for, and what the standard library imports when it first words an error."""
    for module in modules:
        try:
            importlib.import_module(module)
        except ModuleNotFoundError as error:  # a name inside a module, or not part of this Python
            if (lacks := _lacking(error, absent)) is not None:
                raise ImportError(f"{module} needs {lacks}, which prune.py takes out") from error
    for failing in (
        "unknown",
        "None.unknown",
        "import json.unknown",
        "from json import unknown",
        "clas X: 1",
    ):
        try:
            exec(compile(failing, "<failing>", "exec"), {})  # noqa: S102 - five texts of our own
        except (NameError, AttributeError, ImportError, SyntaxError):
            traceback.format_exc()

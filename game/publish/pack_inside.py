"""Makes zips of byte code. Runs inside Pyodide, started by pack.mjs; /root is the checkout."""

import importlib
import importlib.util
import marshal
import sys
import traceback
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

ROOT = Path("/root")
UNCHECKED_HASH = (1).to_bytes(4, "little")  # the loader compares nothing with the source, PEP 552
DATE = (2020, 1, 1, 0, 0, 0)  # the same bytes whenever it is packed


def byte_code(source: bytes, filename: str) -> bytes:
    """The content of a .pyc file."""
    code = compile(source, filename, "exec", dont_inherit=True)
    head = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def write_zip(path: Path, entries: Mapping[str, bytes]) -> None:
    """Stored, not deflated: hosts compress better than zip does."""
    with zipfile.ZipFile(path, "w") as archive:
        for name in sorted(entries):
            archive.writestr(zipfile.ZipInfo(name, DATE), entries[name])


def game(job: Mapping[str, Any]) -> None:
    """Pack files of the checkout; modules as source, for tracebacks, and as byte code."""
    entries: dict[str, bytes] = {}
    for name in job["files"]:
        data = (ROOT / name).read_bytes()
        entries[name] = data
        if name.endswith(".py"):
            cached = importlib.util.cache_from_source(name)
            entries[cached] = byte_code(data, f"/home/pyodide/{name}")
    write_zip(ROOT / job["target"], entries)


def stdlib(job: Mapping[str, Any]) -> None:
    """Pack the modules of the shipped standard library that are loaded by now or asked for, as byte code."""
    _use(job["imports"])
    loaded = set(sys.modules) | set(job["keep"])
    entries: dict[str, bytes] = {}
    with zipfile.ZipFile(ROOT / job["shipped"]) as shipped:
        for name in shipped.namelist():
            if name.endswith(".py") and _module(name) in loaded:
                entries[f"{name}c"] = byte_code(shipped.read(name), f"/lib/python314.zip/{name}")
    for source in sorted((ROOT / job["pyscript"]).glob("*.py")):
        name = f"pyscript/{source.name}"
        entries[f"{name}c"] = byte_code(source.read_bytes(), f"/lib/python314.zip/{name}")
    write_zip(ROOT / job["target"], entries)


def empty_wheel(path: str) -> None:
    """A package with nothing in it, to see what installing one imports."""
    info = "empty-1.dist-info"
    metadata = b"Metadata-Version: 2.1\nName: empty\nVersion: 1\n"
    wheel = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    write_zip(Path(path), {f"{info}/METADATA": metadata, f"{info}/WHEEL": wheel, f"{info}/RECORD": b""})


def _module(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _use(modules: Iterable[str]) -> None:
    """Import what is asked for, and what the standard library imports when it first words an error."""
    for module in modules:
        try:
            importlib.import_module(module)
        except ModuleNotFoundError:  # a name inside a module, or not part of this Python
            continue
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

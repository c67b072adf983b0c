"""The text that goes with the vendored parts: what they are, under which licence, where their source is."""

import json
import zipfile
from pathlib import Path

from game.publish.packing.pack import library_wheels
from game.publish.paths import NODE_MODULES, ROOT

NOT_SENT = ("ws", "@types/")  # what Pyodide needs outside a browser
MPL = "LICENSE-MPL"  # the text, which comes with DOMPurify only

HEAD = """\
Baumeister is under the MIT licence, below. The page carries the following parts, all but one unchanged.

Pyodide {pyodide}, the interpreter: Mozilla Public License 2.0, below.
    Source: https://github.com/pyodide/pyodide, tag {pyodide}.
    From pyodide.asm.wasm and pyodide.asm.mjs exported functions are taken out that this page does not call,
    and built-in modules that it does not import, by game/publish/interpreter of Baumeister's source and
    binaryen; nothing else in them is changed.
    It holds CPython {python} and its standard library: Python Software Foundation License Version 2,
    Copyright (c) Python Software Foundation; All Rights Reserved.
    Licence and source: https://docs.python.org/3/license.html, https://github.com/python/cpython.
    stdlib.zip is a part of that library, compiled to byte code.
micropip, which installs packages: Mozilla Public License 2.0, below.
    Source: https://github.com/pyodide/micropip.
FSRS, which says when exercises come again: MIT licence, below.
    Source: https://github.com/open-spaced-repetition/py-fsrs. Its optimizer is left out, and what it takes
    from typing_extensions comes from typing; the rest is compiled to byte code.
PyScript, morphdom, Floating UI, DOMPurify, uqr and what PyScript holds:
    the list at the end, each with its licence.
"""


def licences() -> bytes:
    """One plain text, generated from the installed packages."""
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    parts = [
        HEAD.format(pyodide=_package(NODE_MODULES / "pyodide")["version"], python=lock["info"]["python"]),
        _text("Baumeister", ROOT / "LICENSE"),
        _text("Mozilla Public License 2.0", NODE_MODULES / "dompurify" / MPL),
    ]
    parts += [_of_wheel(path) for path in library_wheels()]
    for folder in _packages():
        about = _package(folder)
        title = f"{about['name']} {about['version']} ({about['license']})"
        parts += [_text(title, path) for path in sorted(folder.glob("LICENSE*")) if path.name != MPL]
    return "\n".join(parts).encode()


def _of_wheel(path: Path) -> str:
    with zipfile.ZipFile(path) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith("/licenses/LICENSE"))
        title = " ".join(path.name.split("-")[:2])
        return _titled(title, wheel.read(name).decode())


def _packages() -> list[Path]:
    lock = json.loads((NODE_MODULES / ".package-lock.json").read_text("utf-8"))["packages"]
    names = sorted(path.removeprefix("node_modules/") for path, entry in lock.items() if not entry.get("dev"))
    return [NODE_MODULES / name for name in names if not name.startswith(NOT_SENT)]


def _package(folder: Path) -> dict[str, str]:
    about: dict[str, str] = json.loads((folder / "package.json").read_text("utf-8"))
    return about


def _text(title: str, path: Path) -> str:
    return _titled(title, path.read_text(encoding="utf-8"))


def _titled(title: str, text: str) -> str:
    return f"{'-' * 78}\n{title}\n\n{text.strip()}\n"

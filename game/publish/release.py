"""The wheel of a release: all that the page needs of it, as source, the same bytes every time.

Byte code would be read by one version of Python only; source is read by those to come. Under `game/page/`
lies what the browser itself runs: the style sheet and the scripts that the release's Python calls.
"""

import base64
import hashlib
import io
import json
import re
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import game
from game.publish.packing.libraries import modules
from game.publish.packing.pack import DATE, game_files, library_wheels
from game.publish.page.pages import CONFIG
from game.publish.page.sheets import style
from game.publish.paths import ROOT, STATIC
from game.publish.problem import PublishError

UNIX = 3  # who made the entries, whoever did
PAGE = "game/page/"
MODULES = "modules.json"  # names of Python's `pyscript.js_modules` -> files
LAYOUT = STATIC / "js" / "layout.js"  # decides what the style sheet asks for
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'""")
METADATA = "Metadata-Version: 2.1\nName: baumeister\nVersion: {version}\nLicense: MIT\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: baumeister\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def wheel() -> bytes:
    """This checkout as a wheel; the runtime has to be installed, since scripts import parts of it."""
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in game_files()}
    files |= {PAGE + name: data for name, data in _page().items()}
    for library in library_wheels():
        files |= modules(library)
    info = f"baumeister-{game.__version__}.dist-info"
    files[f"{info}/METADATA"] = METADATA.format(version=game.__version__).encode()
    files[f"{info}/WHEEL"] = WHEEL.encode()
    files[f"{info}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    record = f"{info}/RECORD"
    files[record] = _record(files, record).encode()
    return _zipped(files)


def page_files(data: bytes) -> dict[str, bytes]:
    """What the browser itself runs of the release in a wheel, by path."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = (name for name in archive.namelist() if name.startswith(PAGE))
        return {name.removeprefix(PAGE): archive.read(name) for name in names}


def _page() -> dict[str, bytes]:
    config = tomllib.loads((ROOT / CONFIG).read_text(encoding="utf-8"))
    called = {name: (ROOT / url).resolve() for url, name in config["js_modules"]["main"].items()}
    scripts = _with_imports([LAYOUT, *called.values()])
    named = {name: _place(path) for name, path in called.items()}
    return {
        "style.css": style(),
        MODULES: json.dumps(named, indent=1, sort_keys=True).encode(),
        **{_place(path): path.read_bytes() for path in scripts},
    }


def _with_imports(scripts: Iterable[Path]) -> list[Path]:
    """The scripts and all that they import, by relative address."""
    found: dict[Path, None] = {}
    waiting = list(scripts)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found[path] = None
            waiting += [(path.parent / name).resolve() for name in IMPORTED.findall(path.read_text("utf-8"))]
    return sorted(found)


def _place(path: Path) -> str:
    """Where a script lies beside the others, as it does under static/."""
    if not path.is_relative_to(STATIC) or not path.is_file():
        raise PublishError(f"A release cannot take along {path.name}.", "Keep its scripts under static/.")
    return path.relative_to(STATIC).as_posix()


def _record(files: Mapping[str, bytes], own: str) -> str:
    rows = [f"{name},sha256={_base64(data)},{len(data)}" for name, data in sorted(files.items())]
    return "\n".join([*rows, f"{own},,"]) + "\n"


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def _zipped(files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DATE)
            entry.create_system = UNIX
            entry.external_attr = 0o100644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])
    return out.getvalue()

"""The build backend: flit's, which puts the style sheets into the wheel, for pictures of tables.

They lie outside of the package, beside the page they are for; flit takes no file from there.
"""

import base64
import hashlib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flit_core import buildapi
from flit_core.buildapi import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

SHEETS, PLACE = Path("static/css"), "game/page/css"  # builds run in the folder of pyproject.toml
RECORD = ".dist-info/RECORD"
DATE, MODE = (2016, 1, 1, 0, 0, 0), 0o100644 << 16  # as flit writes files of its own


def build_wheel(
    wheel_directory: str,
    config_settings: Mapping[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Build the wheel; its name."""
    name = buildapi.build_wheel(wheel_directory, config_settings, metadata_directory)
    sheets = {f"{PLACE}/{path.relative_to(SHEETS).as_posix()}": path for path in SHEETS.rglob("*.css")}
    _add(Path(wheel_directory, name), {inside: path.read_bytes() for inside, path in sorted(sheets.items())})
    return name


def _add(wheel: Path, files: Mapping[str, bytes]) -> None:
    """Write the wheel anew with more files, named in its record."""
    with zipfile.ZipFile(wheel) as old:
        held = [(entry, old.read(entry)) for entry in old.infolist()]
    lines = "".join(f"{name},sha256={_digest(data)},{len(data)}\n" for name, data in files.items())
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as new:
        for name, data in files.items():
            added = zipfile.ZipInfo(name, DATE)
            added.external_attr = MODE
            new.writestr(added, data, zipfile.ZIP_DEFLATED)
        for entry, data in held:
            new.writestr(entry, lines.encode() + data if entry.filename.endswith(RECORD) else data)


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()

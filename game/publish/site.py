"""The site: which URL is answered by which file. The server answers from it and the build writes it."""

from pathlib import Path

from game.publish import archive
from game.publish.install import install
from game.publish.licences import licences
from game.publish.pack import pack
from game.publish.pages import CONFIG, RESCUE, index, posters, rescue, style
from game.publish.paths import ROOT
from game.publish.posters import first
from game.publish.remake import one_at_a_time
from game.publish.sounds import sounds

START = "index.html"
SENT = (CONFIG, "static/*.svg", "static/*.css", "static/js/*js", "static/runtime/**/*")

Site = dict[str, bytes | Path]


def make_site() -> Site:
    """Bring everything up to date and list it by relative URL; raises PublishError."""
    with one_at_a_time():
        shown = first(pack(install(), archive.wheels()))
        found = (path for pattern in SENT for path in ROOT.glob(pattern) if path.is_file())
        files: Site = {path.relative_to(ROOT).as_posix(): path for path in sorted(found)}
        page = index(shown, archive.opens(shown.speaks))
        beside = {RESCUE.name: rescue(shown), **posters(shown), "static/style.css": style()}
        pages = {START: page, **beside, **archive.files()}
        heard = {f"static/sounds/{name}.wav": file for name, file in sounds().items()}
        return {**pages, **heard, "licences.txt": licences(), **files}


def content(entry: bytes | Path) -> bytes:
    return entry if isinstance(entry, bytes) else entry.read_bytes()

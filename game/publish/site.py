"""The site: which URL is answered by which file. The server answers from it and the build writes it."""

from pathlib import Path

from game.publish import archive
from game.publish.entries import Site, content
from game.publish.install import install
from game.publish.interpreter.shake import shake
from game.publish.licences import licences
from game.publish.packing.pack import pack
from game.publish.page.embed import EMBED, embed
from game.publish.page.offline import MANIFEST, manifest, with_worker
from game.publish.page.pages import CONFIG, RESCUE, index, posters, rescue, transferred, with_origin
from game.publish.page.posters import first
from game.publish.page.sheets import style
from game.publish.page.sounds import sounds
from game.publish.paths import ROOT
from game.publish.remake import PART, one_at_a_time
from game.publish.revisions import build_of, with_revisions

__all__ = ["START", "Site", "content", "make_site"]

START = "index.html"
PAGES = (START, EMBED)  # asked for these, the server makes the site anew
SENT = (
    *(CONFIG, "static/*.svg", "static/*.css", "static/*.html"),
    *("static/icons/*.png", "static/js/*js", "static/runtime/**/*"),
)


def finished(site: Site, fresh: bool = False) -> Site:
    """The site with every file named by its content, and the worker that keeps it."""
    build = build_of(site)
    return with_worker(with_revisions(site, build), build, fresh)


def make_site(origin: str = "", fresh: bool = False) -> Site:
    """The whole site by relative URL; raises PublishError.

    `origin`: of its host, named in the page's policy. `fresh`: its worker lets edits show.
    """
    return finished(gathered(origin), fresh)


def gathered(origin: str = "") -> Site:
    """Bring everything up to date and list it."""
    with one_at_a_time():
        releases = archive.kept()
        shown = first(pack(shake(install()), archive.wheels(releases)))
        found = (path for pattern in SENT for path in ROOT.glob(pattern) if _is_sent(path))
        files: Site = {path.relative_to(ROOT).as_posix(): path for path in sorted(found)}
        start = index(shown, archive.opens(releases, shown.speaks))
        made = {START: start, RESCUE.name: rescue(shown), EMBED: embed(start, shown, transferred())}
        pages: Site = {url: with_origin(page, origin) if origin else page for url, page in made.items()}
        drawn: Site = {**posters(shown), "static/style.css": style(), **archive.files(releases)}
        heard = {f"static/sounds/{name}.wav": file for name, file in sounds().items()}
        return {**pages, **drawn, **heard, "licences.txt": licences(), MANIFEST: manifest(shown), **files}


def _is_sent(path: Path) -> bool:
    """Not what a file manager or a broken run has left."""
    return path.is_file() and not path.name.startswith(".") and path.suffix != PART

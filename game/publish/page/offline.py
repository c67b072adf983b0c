"""What makes the site an application that is installed and works without its server: worker and web manifest.

The worker is one script: Workbox, the list of files with their hashes, and worker.js.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from game.publish.entries import Site
from game.publish.page.posters import First
from game.publish.paths import NODE_MODULES
from game.publish.revisions import revised, sum_of

WORKER = "sw.js"
MANIFEST = "manifest.webmanifest"
SCRIPT = Path(__file__).resolve().with_name("worker.js")
WORKBOX = tuple(
    NODE_MODULES / name / "build" / f"{name}.prod.js"
    for name in ("workbox-core", "workbox-routing", "workbox-strategies", "workbox-precaching")
)
ICONS = (("192", "any"), ("512", "any"), ("512", "maskable"))
SAND, STONE = "#f0d69c", "#e9daba"  # of the icon and of the page by day


def with_worker(site: Site, build: str, fresh: bool) -> Site:
    """The site with its worker; `fresh`: it asks the server for the page itself first, so that edits show."""
    return {**site, WORKER: "\n".join(_worker(site, build, fresh)).encode()}


def _worker(site: Site, build: str, fresh: bool) -> Iterator[str]:
    for part in WORKBOX:
        yield _without_map(part)
    files = [
        {"url": revised(url, entry), "revision": None, "integrity": sum_of(entry).integrity}
        for url, entry in site.items()
    ]
    constants = {"BUILD": build, "FRESH": fresh, "FILES": files}
    yield "\n".join(f"const {name} = {json.dumps(value, indent=0)};" for name, value in constants.items())
    yield SCRIPT.read_text(encoding="utf-8")


def _without_map(path: Path) -> str:
    """A script without its last comment, which names a file that is not sent."""
    return path.read_text(encoding="utf-8").partition("//# sourceMappingURL")[0].rstrip()


def manifest(first: First) -> bytes:
    """The web manifest: what systems show of an installed page."""
    said = {language: sentences["about"] for language, sentences in first.sentences.items()}
    return json.dumps(
        {
            "name": "Baumeister",
            "short_name": "Baumeister",
            "start_url": "./",
            "scope": "./",
            "lang": "en",
            "description": said["en"],
            "description_localized": said,
            "categories": ["games", "entertainment"],
            "display": "standalone",
            "theme_color": SAND,
            "background_color": STONE,
            "icons": [
                {
                    "src": f"static/icons/{purpose}-{size}.png",
                    "sizes": f"{size}x{size}",
                    "type": "image/png",
                    "purpose": purpose,
                }
                for size, purpose in ICONS
            ],
        },
        ensure_ascii=False,
        indent=1,
    ).encode()

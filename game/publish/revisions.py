"""Files by their content: who asks for one says which, so files of two versions never mix.

In the pages every file carries its revision (`static/style.css?v=1a2b3c4d/style.css`); an import map gives
it to modules and to whatever boot.mjs resolves. A cache on the way that still holds another revision holds it
under another address. The name stands at the end once more: PyScript tells the format of its settings by it.
"""

import base64
import hashlib
import json
import re
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from game.publish.entries import Entry, Site, content
from game.publish.page.inline import inlined, scripts_inside

DIGITS = 8
SHEET = re.compile(rb'<link rel="stylesheet" href="(?:\./)?([\w./-]+)"')
NAMED = re.compile(rb'\b(href|src|config)="(?:\./)?([\w./-]+)"')
HEAD = b'<meta charset="utf-8">'
BUILD = b'<meta name="build" content'  # in the pages of a build, and in no source
RUNS = b"'wasm-unsafe-eval'"  # in the policy of a page with an interpreter
SCRIPTS = b"script-src 'self'"  # in every page's policy
POLICY = re.compile(rb'<meta http-equiv="Content-Security-Policy" [^>]*>')
MAPPED = re.compile(r"static/(js/.*|runtime/(?!wheels/).*)")  # what modules ask for


class Sum(NamedTuple):
    """What a content is known by: its revision in addresses, its hash as browsers check it."""

    revision: str
    integrity: str


def sum_of(entry: Entry) -> Sum:
    """Of a file of the site; one that has not changed is not read again."""
    if isinstance(entry, bytes):
        return _sum(entry)
    known = entry.stat()
    return _sum_of_file(entry, known.st_mtime_ns, known.st_size)


@lru_cache(maxsize=1_000)
def _sum_of_file(path: Path, _changed: int, _size: int) -> Sum:
    return _sum(path.read_bytes())


def _sum(data: bytes) -> Sum:
    found = hashlib.sha256(data)
    return Sum(found.hexdigest()[:DIGITS], f"sha256-{base64.b64encode(found.digest()).decode()}")


def revised(url: str, entry: Entry) -> str:
    """The address of exactly this content."""
    return f"{url}?v={sum_of(entry).revision}/{PurePosixPath(url).name}"


def build_of(site: Site) -> str:
    """A short name of all that the site holds."""
    total = "".join(f"{url} {sum_of(entry).integrity}\n" for url, entry in sorted(site.items()))
    return _sum(total.encode()).revision


def with_revisions(site: Site, build: str) -> Site:
    """The site with every file named by its content in its pages, which also say the build.

    Scripts that stand in the pages are no files of their own any more.
    """
    pages = {url: content(entry) for url, entry in site.items() if url.endswith(".html") and "/" not in url}
    inside = {url for page in pages.values() for url in scripts_inside(page)}
    sent = {url: entry for url, entry in site.items() if url not in inside}
    mapped = {url: entry for url, entry in sent.items() if MAPPED.fullmatch(url)}
    import_map = {
        "imports": {f"./{url}": f"./{revised(url, entry)}" for url, entry in mapped.items()},
        "integrity": {f"./{revised(url, entry)}": sum_of(entry).integrity for url, entry in mapped.items()},
    }
    script = json.dumps(import_map, separators=(",", ":")).encode()
    return {**sent, **{url: _page(page, site, build, script) for url, page in pages.items()}}


def _page(page: bytes, site: Site, build: str, import_map: bytes) -> bytes:
    def named(found: re.Match[bytes]) -> bytes:
        url = found[2].decode()
        return b'%s="%s"' % (found[1], revised(url, site[url]).encode()) if url in site else found[0]

    def checked(found: re.Match[bytes]) -> bytes:
        """Cut short, a sheet would be taken as it is."""
        url = found[1].decode()
        whole = sum_of(site[url]).integrity.encode() if url in site else b""
        return b'%s crossorigin integrity="%s"' % (found[0], whole) if whole else found[0]

    page, scripts = inlined(NAMED.sub(named, SHEET.sub(checked, page)), site)
    head = [HEAD, b'%s="%s">' % (BUILD, build.encode())]
    if RUNS in page:  # the map has to come before what it maps, and after the policy that allows it
        head = [HEAD, *POLICY.findall(page), *head[1:], b'<script type="importmap">%s</script>' % import_map]
        page = POLICY.sub(b"", page)
        scripts.append(import_map)
    sums = (b"'%s'" % _sum(each).integrity.encode() for each in scripts)
    return page.replace(HEAD, b"\n".join(head), 1).replace(SCRIPTS, b" ".join([SCRIPTS, *sums]), 1)

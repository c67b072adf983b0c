"""Scripts of the head stand in the page itself, where its first picture need not wait for them to arrive."""

import posixpath
import re

from game.publish.entries import Site, content

SCRIPT = re.compile(rb'<script src="([^"?]+)[^"]*"></script>')  # with its revision or without
SPECIFIER = re.compile(r"""((?:\bfrom|\bimport)\s*\(?\s*)(["'])(\.\.?/[\w./-]+)\2""")


def scripts_inside(page: bytes) -> list[str]:
    """The scripts that the page would stop for, by URL."""
    return [url.decode() for url in SCRIPT.findall(page)]


def inlined(page: bytes, site: Site) -> tuple[bytes, list[bytes]]:
    """The page with those scripts in it, and their texts."""
    texts: list[bytes] = []

    def stands(found: re.Match[bytes]) -> bytes:
        url = found[1].decode()
        texts.append(inside_page(url, content(site[url]).decode()).encode())
        return b"<script>%s</script>" % texts[-1]

    return SCRIPT.sub(stands, page), texts


def inside_page(url: str, text: str, beside: str = "./") -> str:
    """A script as it may stand in a page; it asks for modules by their paths from there, after `beside`."""
    text = text.replace("\r\n", "\n")  # as browsers read a page, and take the hash of what is in it
    text = SPECIFIER.sub(lambda found: f"{found[1]}{found[2]}{beside}{_meant(url, found[3])}{found[2]}", text)
    return text.replace("<!--", "<\\!--").replace("</script", "<\\/script")


def _meant(url: str, specifier: str) -> str:
    """What a script of this URL means by a relative path."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(url), specifier))

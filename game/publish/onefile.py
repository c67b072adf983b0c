"""The page as one html file that opens from the disk: the same site, in blocks that unpack.js hands out."""

import hashlib
import json
import re
import zlib
from base64 import b64encode
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from html import escape
from itertools import chain
from pathlib import Path, PurePosixPath

from game.publish.page.embed import EMBED
from game.publish.page.inline import inside_page
from game.publish.problem import PublishError
from game.publish.remake import write
from game.publish.site import START, Site, content, gathered

UNPACK = Path(__file__).resolve().with_name("unpack.js")
ADDRESS = re.compile(r"https?://[\w.:\[\]-]+(/[\w.~%/-]*)?")

VENDORED = "static/runtime/"
PYSCRIPT = "static/runtime/pyscript/"
LICENCES = "licences.txt"
RESCUE, RESCUE_SCRIPT = "rescue.html", "static/js/rescue.js"

# Nothing is asked for but what stands in the file; an inline script runs if the policy names its hash.
POLICY = (
    "default-src 'none'; script-src {scripts} blob: 'wasm-unsafe-eval'; style-src {styles};"
    " connect-src blob:; img-src data:; worker-src data:; base-uri 'none'; form-action 'none'"
)
# What only a host can send: packages, archived releases, embeds, and what makes a page one that is installed.
LEFT_OUT = (
    *(START, LICENCES, "static/runtime/wheels/*", "static/releases/*", "static/release*.css"),
    *("manifest.webmanifest", "static/icons/*", "static/js/worker-off.js"),
    *(RESCUE, EMBED, "static/embed-example.html", "static/js/baumeister-game.js"),
    *(f"static/js/{name}.mjs" for name in ("embed", "picture", "player", "talk")),
)
MODULES = (".js", ".mjs")
TEXT = (*MODULES, ".json", ".toml")  # if it is short: together with the others, at the beginning
TEXTS = "texts.json"  # path -> text
LONG = 200_000
FIRST = ("static/posters/*", "*/pyodide.asm.*", "*/stdlib.zip")  # in the order they are asked for
PART = 15 << 13  # bytes of a block: the parser copies what it has of a block whenever more of it arrives

# The chunks PyScript's modules name, by the part before their hash: those that are sent, and those that serve
# what this page does not use. A version with others has to be looked at before it goes into a file.
CHUNKS = frozenset(
    {
        *("core", "toml", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"),
        *("codemirror", "codemirror_commands", "codemirror_lang-python", "codemirror_language"),
        *("codemirror_state", "codemirror_view", "pyodide_graph", "zip", "mpy", "py"),
    }
)
CHUNK = re.compile(rf"""["']{PYSCRIPT}([\w-]+?)(?:-[\w-]{{8}})?\.js["']""")

CHARSET = '<meta charset="utf-8">'
POLICY_TAG = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>\n')
RELEASES = re.compile(r'(?<=id="releases">)[^<]*')
SCRIPT_TAG = re.compile(r'<script src="([^"]+)"( defer)?></script>')
LINK_TAG = re.compile(r'<link rel="([\w-]+)"[^>]* href="([^"]+)"[^>]*>')
FROM_A_HOST = ("preload", "modulepreload", "manifest", "apple-touch-icon")
BLOCK_END = re.compile("</script|<!--", re.IGNORECASE)
OWN_ADDRESS = re.compile(r"\b(?:import\.meta\.url|document\.currentScript\.src)\b")

# The file is UTF-16, said by the mark at its beginning, which no host can gainsay. Fifteen bits of a block
# are one letter of two bytes: 7 % longer than the bytes, where base64 in UTF-8 is 33 %. None means anything
# in html.
ENCODING, MARK = "utf-16-le", "\ufeff"
WORD, SHORT = 15, 7  # bits of a letter, and of the last one if so many are enough
FULL = 15  # bytes that fill eight letters
LETTERS, SHORT_LETTERS = 0x3400, 0xB400  # the first of each; no surrogates lie between


def one_file(path: Path, address: str = "") -> int:
    """Write the file; return its size in bytes. Links made in it lead to the address, if there is one."""
    _check(address)
    data = page(gathered(), address)
    write(path, data)
    return len(data)


def _check(address: str) -> None:
    """Before anything is made, too. Raises PublishError for what is no address."""
    if address and not ADDRESS.fullmatch(address):
        raise PublishError(f"{address} is no address.", "Name one such as https://example.org/baumeister/")


def page(site: Site, address: str = "") -> bytes:
    """The whole page."""
    _check(address)
    inside = {
        url: content(entry)
        for url, entry in site.items()
        if not any(fnmatch(url, pattern) for pattern in LEFT_OUT)
    }
    whole = Whole(inside)
    text = whole.without_host(content(site[START]).decode())
    rescue = whole.rescue(content(site[RESCUE]).decode())
    asked = {url: data for url, data in inside.items() if url not in whole.shown}
    texts = {url: whole.text(url) for url, data in asked.items() if _is_text(url, data)}
    _check_chunks(texts)
    together = json.dumps(texts, ensure_ascii=False).encode()
    packed = {url: list(_parts(data)) for url, data in asked.items() if url not in texts}
    first = list(_parts(together))
    counts = {url: len(parts) for url, parts in ({TEXTS: first} | packed).items()}
    head = [
        *(_block("packed", TEXTS, part) for part in first),
        f'<script type="application/json" id="packed">{json.dumps(counts)}</script>',
        f'<template id="policy">{whole.policy()}</template>',
        f"<script>{UNPACK.read_text(encoding='utf-8')}</script>",
        *([f'<link rel="canonical" href="{escape(address)}">'] if address else []),
    ]
    tail = [
        rescue,
        *whole.deferred,
        *(_block("packed", url, part) for url in sorted(packed, key=_when) for part in packed[url]),
        _block("licences", LICENCES, content(site[LICENCES]).decode()),
        "</body>",
    ]
    for mark, lines in (("</body>", tail), (CHARSET, head)):
        text = text.replace(mark, "\n".join(lines), 1)
    return (MARK + text).encode(ENCODING)


def _is_text(url: str, data: bytes) -> bool:
    return PurePosixPath(url).suffix in TEXT and len(data) < LONG


def _when(url: str) -> int:
    """What is asked for first comes first."""
    return next((place for place, pattern in enumerate(FIRST) if fnmatch(url, pattern)), len(FIRST))


class Whole:
    """A page without a host: what its tags name stands in it, and the policy knows it by its hash."""

    def __init__(self, inside: Mapping[str, bytes]) -> None:
        self.inside = inside
        self.scripts: list[str] = []
        self.styles: list[str] = []
        self.deferred: list[str] = []
        self.shown: set[str] = set()

    def without_host(self, page: str) -> str:
        """The page with what it names in it."""
        page = RELEASES.sub("[]", POLICY_TAG.sub("", page))
        page = SCRIPT_TAG.sub(lambda tag: self._script(tag[1], deferred=bool(tag[2])), page)
        return LINK_TAG.sub(lambda tag: self._link(tag[1], tag[2]), page)

    def rescue(self, page: str) -> str:
        """The body of the rescue page, to take the place of this one's: then its script runs."""
        body = page.partition("<body>")[2].partition("<noscript>")[0].replace('href="./"', 'href="#"')
        return f'<template id="rescue">{body}{self._script(RESCUE_SCRIPT, deferred=False)}</template>'

    def text(self, url: str) -> str:
        """A text of the site; what a module imports is named by its path, as in the map unpack.js makes."""
        text = self.inside[url].decode()
        if PurePosixPath(url).suffix not in MODULES:
            return text
        text = inside_page(url, text, beside="")
        if not url.startswith(VENDORED):
            text = OWN_ADDRESS.sub(f"new URL('{url}', document.baseURI)", text)
        return text

    def policy(self) -> str:
        """The policy as a tag."""
        scripts, styles = (" ".join(map(_hash, texts)) for texts in (self.scripts, self.styles))
        content = POLICY.format(scripts=scripts, styles=styles)
        return f'<meta http-equiv="Content-Security-Policy" content="{content}">'

    def _script(self, url: str, deferred: bool) -> str:
        text = self.text(url)
        self.shown.add(url)
        self.scripts.append(text)
        tag = f"<script>{text}</script>"
        if deferred:
            self.deferred.append(tag)
        return "" if deferred else tag

    def _link(self, rel: str, url: str) -> str:
        if rel in FROM_A_HOST:
            return ""
        self.shown.add(url)
        if rel == "stylesheet":
            self.styles.append(self.inside[url].decode())
            return f"<style>{self.styles[-1]}</style>"
        if rel == "icon":
            data = b64encode(self.inside[url]).decode()
            return f'<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,{data}">'
        raise PublishError(f"{START} has a link that is {rel}.", "Say in onefile.py what becomes of it.")


def _check_chunks(texts: Mapping[str, str]) -> None:
    """Whether PyScript is made of the parts that are known."""
    modules = [text for url, text in texts.items() if url.startswith(PYSCRIPT)]
    named = {chunk for text in modules for chunk in CHUNK.findall(text)}
    if named != CHUNKS:
        changed = ", ".join(sorted(named ^ CHUNKS))
        raise PublishError(
            f"PyScript is made of other parts than the one file knows: {changed}.",
            "See whether the page needs them, and bring CHUNKS in onefile.py up to date.",
        )


def _parts(data: bytes) -> Iterator[str]:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = deflate.compress(data) + deflate.flush()
    return (characters(packed[at : at + PART]) for at in range(0, len(packed), PART))


def characters(data: bytes) -> str:
    """Bytes as letters, fifteen bits each, the lowest first."""
    return "".join(chain.from_iterable(_letters(data[at : at + WORD]) for at in range(0, len(data), FULL)))


def _letters(some: bytes) -> Iterator[str]:
    """Of bytes that fill whole letters, or of the last ones."""
    whole, bits = int.from_bytes(some, "little"), 8 * len(some)
    while bits > SHORT:
        yield chr(LETTERS + (whole & (1 << WORD) - 1))
        whole >>= WORD
        bits -= WORD
    if bits > 0:
        yield chr(SHORT_LETTERS + whole)


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _block(kind: str, url: str, text: str) -> str:
    if BLOCK_END.search(text):
        raise PublishError(f"{url} would end its block early.", "Write it without that.")
    return f'<script type="text/plain" data-{kind}="{escape(url)}">{text}</script>'

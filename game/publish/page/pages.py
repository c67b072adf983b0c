"""The page put together: the marks of index.html (preload links, progress, posters)."""

import json
import re
import tomllib
import zlib
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from html import escape
from pathlib import Path
from urllib.parse import quote

from game.publish.page.posters import First
from game.publish.paths import ROOT, WEIGHT
from game.publish.problem import PublishError
from game.publish.remake import remake, write

SOURCE = ROOT / "index.html"
RESCUE = Path(__file__).resolve().with_name("rescue.html")  # sent beside index.html
CONFIG = "pyscript.toml"
LOBBY = "lobby"  # the poster that stands in the page
PIECES = re.compile("<[^>]*>|[^<]+")  # of markup: tags, and what stands between; poster.js cuts alike
ORIGIN = re.compile(r"https?://[\w.:\[\]-]+")

# What every start needs and the browser would find late, in the order it is needed.
MODULES = (
    "static/js/start.mjs",
    "static/js/boot.mjs",
    "static/js/release.mjs",
    "static/js/stored.mjs",
    "static/js/standins.mjs",
    "static/runtime/pyodide/pyodide.mjs",
    "static/runtime/pyodide/pyodide.asm.mjs",
    "static/runtime/pyscript/core.js",
    "static/runtime/pyscript/core-*.js",
    "static/runtime/pyscript/toml-*.js",
    "static/runtime/morphdom.mjs",
    "static/js/patch.mjs",
)
DATA = (
    CONFIG,
    "static/runtime/pyodide/pyodide.asm.wasm",
    "static/runtime/pyodide/stdlib.zip",
    "static/runtime/pyodide/pyodide-lock.json",
    "static/runtime/game.zip",
)


def index(first: First, releases: Sequence[object] = ()) -> bytes:
    """The page as it is sent, with what it shows and says first and the archived releases it may ask for."""
    modules, data = preloads()
    weight = sum((ROOT / url).stat().st_size for url in modules + data)
    measure = f'value="0" max="{weight}" data-sent="{transferred()}"'
    parts = {
        "preload": [
            *(f'<link rel="modulepreload" href="{quote(url)}">' for url in modules),
            *(f'<link rel="preload" as="fetch" crossorigin href="{quote(url)}">' for url in data),
        ],
        "progress": [f'<progress class="boot-progress" {measure}></progress>'],
        "sentences": [_data("sentences", first.sentences)],
        "releases": [_data("releases", releases)],
        "poster": _lobby(first.posters[LOBBY]),
        "noscript": [
            f'<p lang="{language}">{escape(said["noscript"])}</p>'
            for language, said in first.sentences.items()
        ],
    }
    page = SOURCE.read_text(encoding="utf-8")
    for mark, lines in parts.items():
        page = _fill(page, f"<!-- {mark} -->", lines)
    return page.encode()


def rescue(first: First) -> bytes:
    """The page that lists what a browser keeps, without the game."""
    page = RESCUE.read_text(encoding="utf-8")
    return _fill(page, "<!-- sentences -->", [_data("sentences", first.rescue)]).encode()


def with_origin(page: bytes, origin: str) -> bytes:
    """The page with its host by name in its policy: in a sandboxed frame WebKit knows no `'self'`."""
    check_origin(origin)
    head, end, rest = page.partition(b"</head>")
    return head.replace(b"'self'", f"'self' {origin}".encode()) + end + rest


def check_origin(origin: str) -> None:
    """Raises PublishError for what is no origin; none at all is as good as one."""
    if origin and not ORIGIN.fullmatch(origin):
        raise PublishError(f"{origin} is no origin.", "Name one such as https://example.org")


def posters(first: First) -> dict[str, bytes]:
    """By URL the games' posters, fetched when a link names the game; the lobby's stands in the page."""
    return {
        f"static/posters/{name}.{language}.html": markup.encode()
        for name, drawn in first.posters.items()
        for language, markup in drawn.items()
        if name != LOBBY
    }


def preloads() -> tuple[list[str], list[str]]:
    """Modules and other files to load early, as relative URLs; what pyscript.toml names is among them."""
    config = tomllib.loads((ROOT / CONFIG).read_text(encoding="utf-8"))
    own_modules = config.get("js_modules", {}).get("main", {})
    return _urls([*MODULES, *own_modules]), _urls(DATA)


def transferred() -> int:
    """What a start transfers in bytes if the host compresses what it sends; weighed once."""
    urls = [url for kind in preloads() for url in kind]
    remake("weight", [ROOT / url for url in urls], [WEIGHT], lambda: write(WEIGHT, _weighed(urls)))
    return int(WEIGHT.read_text())


def _weighed(urls: Iterable[str]) -> bytes:
    return str(sum(len(zlib.compress((ROOT / url).read_bytes(), 6)) for url in urls)).encode()


def _urls(patterns: Iterable[str]) -> list[str]:
    return [url for pattern in patterns for url in _matching(pattern.removeprefix("./"))]


def _matching(pattern: str) -> list[str]:
    found = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern))
    if not found:
        raise PublishError(f"The page lacks {pattern}.", "Remove static/runtime and start again.")
    return found


def _lobby(posters: Mapping[str, str]) -> list[str]:
    """The lobby's poster in one language, as text that is parsed when shown, and what others have instead.

    By language, from the end: where in the list of PIECES, how many of them are replaced, and by what.
    """
    (_, markup), *others = posters.items()
    if "</script" in markup or "<!--" in markup:
        raise PublishError("The lobby's poster would end its block early.", "Draw it without that.")
    otherwise = {language: _otherwise(PIECES.findall(markup), other) for language, other in others}
    return [
        f'<script type="text/html" id="lobby" data-poster>{markup}</script>',
        _data("otherwise", otherwise).replace(">", " data-poster>", 1),
    ]


def _otherwise(pieces: list[str], other: str) -> list[list[object]]:
    wanted = PIECES.findall(other)
    steps = reversed(SequenceMatcher(None, pieces, wanted, autojunk=False).get_opcodes())
    return [[at, end - at, *wanted[since:to]] for kind, at, end, since, to in steps if kind != "equal"]


def _data(name: str, value: object) -> str:
    """Data for the page's scripts; nothing in it can end its block."""
    text = json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def _fill(page: str, mark: str, lines: list[str]) -> str:
    before, found, after = page.partition(mark)
    if not found:
        raise PublishError(f"{SOURCE.name} has no mark {mark}.", "Put it back.")
    return before + "\n".join(lines) + after

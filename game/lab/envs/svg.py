"""A table as an SVG document: what the page draws for a seat, with the style sheets it needs, in one text.

The page's markup stands in a `foreignObject`, which browsers draw and other programs do not. Nothing is
loaded, no script runs, and lengths that depend on the window are those of the picture.
"""

import re

from game.cli import telling
from game.core.match import Match
from game.publish.page.sheets import table_style
from game.shell.model import Model, Settings
from game.shell.page import page
from game.shell.play import Play
from game.shell.screens.drawn_page import Page
from game.shell.seat import FAR, PERSON, Seat
from game.text.catalogue import texts
from game.views.markup import Attributes, Markup, el

WIDTH, HEIGHT = 1440, 900
# The window it is laid out for: one in which nothing has to be scrolled.
WINDOW, WINDOWS = (WIDTH, HEIGHT), {"abusir": (1856, 1160)}
SHOWN = frozenset({"name", "status", "board", "prompt"})  # of a screen; the rest serves whoever plays there
# What only invites to click is left out.
ADDED = (
    ".bar .icon-button, .since svg, .prompt [data-cmd] { display: none; }"
    ".bar { padding-left: var(--s4); }"
    "* { scrollbar-width: none; }"
)
SVG, XHTML = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"
TAG = re.compile(r"<[^<>/!][^<>]*>")
ATTRIBUTE = re.compile(r'\s([\w:-]+)(="[^"]*")?')
FOREIGN = re.compile(r"(<foreignObject[^<>]*><\w+)")
OF_THE_WINDOW = re.compile(r"\b(\d+(?:\.\d+)?)[dls]?v([wh])\b")


def svg(match: Match, seat: int, language: str = "en") -> str:
    """The table of a game as it stands, as one seat sees it, by day."""
    game = match.setup.game
    called = telling.names(texts(language, game), match.game.players)
    seats = tuple(Seat(name, PERSON if here == seat else FAR) for here, name in enumerate(called))
    play = Play("picture", match, seats, holder=seat)
    settings = Settings(language=language, theme="light", speed="none")
    return _document(page(Model(settings, play=play)), game)


def _document(drawn: Page, game: str) -> str:
    """The page in an SVG document of its own."""
    parts = drawn.parts()

    def slot(name: str) -> Markup:
        return parts[name] if name in SHOWN else Markup("")

    screen = el("div", {"id": "screen", "class": drawn.screen.classes}, drawn.screen.frame(slot))
    body = el("body", None, el("main", {"id": "app"}, drawn.sprite, screen))
    width, height = WINDOWS.get(game, WINDOW)
    box: Attributes = {"width": WIDTH, "height": HEIGHT, "viewBox": f"0 0 {width} {height}"}
    root: Attributes = {"xmlns": SVG, **box, "xml:lang": drawn.language, "role": "img", **_looks(drawn)}
    style = f"<![CDATA[{_fixed(table_style(game), width, height)}{ADDED}]]>"
    html = el("html", {"xmlns": XHTML}, Markup(_as_xml(body)))
    inside = el("foreignObject", {"width": width, "height": height}, html)
    title = el("title", None, drawn.screen.title)
    return str(el("svg", root, title, el("style", None, Markup(style)), inside))


def _looks(drawn: Page) -> Attributes:
    """What style sheets ask the root for."""
    return {
        "data-layout": "wide",
        "data-writing": "usual",
        "data-theme": drawn.theme,
        "data-motion": drawn.speed,
    }


def _fixed(style: str, width: int, height: int) -> str:
    """A style sheet for a window of this size, whatever size the real one has."""
    sides = {"w": width, "h": height}
    return OF_THE_WINDOW.sub(lambda length: f"{float(length[1]) * sides[length[2]] / 100:g}px", style)


def _as_xml(markup: str) -> str:
    """HTML as XML: every attribute has a value, every drawing and what stands in one says what it is."""
    valued = TAG.sub(lambda tag: ATTRIBUTE.sub(_valued, tag[0]), markup)
    return FOREIGN.sub(rf'\1 xmlns="{XHTML}"', valued.replace("<svg", f'<svg xmlns="{SVG}"'))


def _valued(attribute: re.Match[str]) -> str:
    return attribute[0] if attribute[2] else f'{attribute[0]}=""'

"""The style sheets put together: all of them for the page, those of one game's table for a picture of it."""

import re
from collections.abc import Iterable
from pathlib import Path

from game.publish.paths import ROOT, STATIC
from game.publish.problem import PublishError

CHECKOUT, INSTALLED = STATIC / "css", ROOT / "game" / "page" / "css"  # a wheel has them inside
FIRST = ("tokens.css", "base.css")
OF_A_TABLE = (
    "art",
    "board",
    "controls",
    "motion",
    "prompt",
    "screens",
    "since",
    "table",
)
COMMENT, GAP = re.compile(r"/\*.*?\*/", re.DOTALL), re.compile(r"\s+")


def style() -> bytes:
    """All style sheets as one: names of colours and sizes, the elements, then by name, the games' last."""
    shared = sorted(path.name for path in folder().glob("*.css"))
    games = sorted({path.parent.name for path in folder().glob("*/*.css")})
    return "\n".join(_together(shared, games)).encode()


def table_style(game: str) -> str:
    """What the table of one game needs, without comments."""
    shared = (*FIRST, *(f"{name}.css" for name in OF_A_TABLE))
    return GAP.sub(" ", COMMENT.sub("", "".join(_together(shared, (game,)))))


def folder() -> Path:
    """Where the sheets are. Raises PublishError in an installation without them."""
    found = next((place for place in (INSTALLED, CHECKOUT) if (place / FIRST[0]).is_file()), None)
    if found is None:
        raise PublishError(
            f"There are no style sheets, neither in {INSTALLED} nor in {CHECKOUT}.",
            "Install a wheel built by `pip wheel .` or run from a checkout: both have them.",
        )
    return found


def _together(shared: Iterable[str], games: Iterable[str]) -> Iterable[str]:
    here = folder()
    ordered = sorted(shared, key=lambda name: FIRST.index(name) if name in FIRST else len(FIRST))
    yield from ((here / name).read_text(encoding="utf-8") for name in ordered)
    yield from (_within_its_game(path) for game in games for path in sorted((here / game).glob("*.css")))


def _within_its_game(path: Path) -> str:
    """A sheet in a game's folder reaches that game's pages only, and weighs no more for it."""
    return f":where(.p-{path.parent.name}) {{\n{path.read_text(encoding='utf-8')}}}\n"

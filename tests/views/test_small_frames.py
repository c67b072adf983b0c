"""In frames and windows as small as blogs and phones have them, each thing has its place to itself."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from game.shell.model import Layer, Model, Settings
from game.shell.page import page as drawn
from tests.picture import shots
from tests.picture.scenes import GAMES, plays, table

BOXES = """const boxes = selector => [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect());"""
# Each takes two selectors, parted by a bar, and tells how many things break with it.
APART = f"""both => {{ {BOXES} const [ones, others] = both.split(' | ').map(boxes);
    return ones.filter(one => others.some(other =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length; }}"""
WITHIN = f"""both => {{ {BOXES} const [inner, [outer]] = both.split(' | ').map(boxes);
    return inner.filter(one => one.left < outer.left - 1 || one.right > outer.right + 1
        || one.top < outer.top - 1 || one.bottom > outer.bottom + 1).length; }}"""
LEAST = f"least => {{ {BOXES} return boxes('.wall .field').filter(one => one.width < least).length; }}"
SMALLEST = ("320x568", "300x447")
MEASURED = (  # what holds of the tables of a game in windows of these sizes
    ("cheops", ("300x447", "360x447", "600x463", "600x540", "640x400"), LEAST, "24"),
    ("cheops", ("600x463", "600x540", "640x400"), APART, ".score-pad | .arch"),
    ("cheops", ("300x447", "360x447", "600x463", "640x400"), APART, ".panel-head > * | .score-pad li"),
    ("pyramids", ("640x400", "600x463", "600x540", *SMALLEST), WITHIN, ".main :is(.chip, .points) | .main"),
    ("pyramids", SMALLEST, APART, ".small-hand .piece | .other .points"),
    ("abusir", ("600x563", "300x447", "390x750"), WITHIN, ".map-box | .abusir-table"),
    ("abusir", ("600x563", "300x447", "390x750"), APART, ".map-box | .side-panels"),
    ("cheops", SMALLEST, APART, ".status > :first-child | .tool"),  # the rest is seen where it has room
    *((game, SMALLEST, APART, ".status > * | .tool") for game in GAMES if game != "cheops"),
)
LONE = ("start", "third", "late")  # with nothing begun


def page(browser: Browser, folder: Path, *pages: str, language: str = "de") -> Page:
    """A window that these drawn pages are shown in."""
    opened = shots.opened(browser, folder, Settings(language=language))
    shots.hold(opened, pages)
    return opened


def found(opened: Page, size: str, measure: str, of: str) -> list[list[int]]:
    """How many things break with it, on each page."""
    shots.resize(opened, size)
    return shots.found(opened, (measure, of))


def tables(game: str) -> Iterator[str]:
    settings = Settings(language="de", speed="none")
    yield from (drawn(table(settings, play)).html() for name, play in plays(game) if name.endswith(LONE))


@pytest.mark.parametrize(("game", "sizes", "measure", "of"), MEASURED)
def test_nothing_lies_on_what_is_needed(
    browser: Browser, tmp_path: Path, game: str, sizes: Sequence[str], measure: str, of: str
) -> None:
    opened = page(browser, tmp_path, *tables(game))
    broken = {size: sum(count for (count,) in found(opened, size, measure, of)) for size in sizes}
    assert broken == dict.fromkeys(sizes, 0)
    opened.close()


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_the_rules_can_be_closed(browser: Browser, tmp_path: Path, language: str) -> None:
    """The longest title of a game is that of Cheops."""
    settings = Settings(language=language)
    rules = drawn(Model(settings=settings, layers=(Layer("rules", "cheops"),))).html()
    opened = page(browser, tmp_path, rules, language=language)
    assert found(opened, "320x568", WITHIN, ".book > header > * | body") == [[0]]
    opened.close()

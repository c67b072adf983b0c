"""From a click to the painted frame that shows what it did, side by side with chessground."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from functools import partial
from itertools import chain, count
from pathlib import Path
from statistics import mean, median, quantiles
from typing import NamedTuple, TypeVar

from playwright.sync_api import BrowserContext, BrowserType, Locator, Page, ViewportSize, sync_playwright

from game.core.link import replay_link
from game.core.match import Match
from game.publish.paths import NODE_MODULES
from game.publish.site import make_site
from tests.bench.boot import fresh_page
from tests.bench.figure import Figure
from tests.bench.pressing import answered, click, listen, press, tap
from tests.bench.speed import DEALS, DUEL
from tests.e2e.table import Table, best
from tests.serving import LONG_CACHE, serving

HERE = Path(__file__).parent
CHESSGROUND = NODE_MODULES / "chessground"
VIEWPORT: ViewportSize = {"width": 1440, "height": 900}
RANKS = 8
STEPS = 5  # a pawn of the second rank has that many before it reaches the last
CLICKS_A_ROUND = 10
CHESS = "chessground"

Clicker = Iterator[None]  # each step is a click
"""Plays by real mouse clicks, without an end."""
Play = Callable[[Page, str], Clicker]
Name = TypeVar("Name")


class Way(NamedTuple):
    """How somebody plays, and the event from which on it is measured."""

    play: Play
    event: str = "pointerup"  # a click is told when the button is let go, however long it was down


def measure(rounds: int) -> Iterator[Figure]:
    """Windows take turns. The first clicks of a visit count too.

    Of chessground the mean of its two kinds of clicks, as one takes a piece and the next one sets it.
    """
    with serving({**make_site(), **chess_site()}, LONG_CACHE) as url, sync_playwright() as playwright:
        rows = times(playwright.chromium, {name: (url, way) for name, way in WAYS.items()}, rounds)
    taken = {name: [*chain.from_iterable(row)] for name, row in rows.items()}
    chess = mean(median(taken[CHESS][kind::2]) for kind in range(2))
    yield Figure("chessground: mouse down to painted frame, mean of both medians", chess, "ms")
    for name, aim in AIMS.items():
        yield Figure(f"{name}: median", median(taken[name]), "ms")
        yield Figure(f"{name}: 95th percentile", quantiles(taken[name], n=20)[-1], "ms")
        yield Figure(f"{name}: median, times chessground's", median(taken[name]) / chess, "", aim)


def chess_site() -> dict[str, Path]:
    """A page with nothing but chessground, as shipped."""
    shipped = {f"chess/{name}": CHESSGROUND / name for name in _SHIPPED}
    return shipped | {f"chess/{path.name}": path for path in sorted(HERE.glob("chess.*"))}


_SHIPPED = (
    "dist/chessground.min.js",
    *(f"assets/chessground.{name}.css" for name in ("base", "brown", "cburnett")),
)


def times(
    browser: BrowserType, tabs: Mapping[Name, tuple[str, Way]], rounds: int, slowed: int = 1
) -> dict[Name, list[list[float]]]:
    """What the clicks of each round took, in ms, by tab: each is an address and how one plays there.

    Each has a window and a profile of its own: tabs of one window wait for each other's frames. The processor
    can be slowed so many times.
    """
    found: dict[Name, list[list[float]]] = {name: [] for name in tabs}
    with ExitStack() as windows:
        opened = {
            name: opened_tab(windows.enter_context(fresh_page(browser)).context, *tab)
            for name, tab in tabs.items()
        }
        for page, _ in opened.values():
            slow_down(page, slowed)
        for _ in range(rounds):
            for name, (page, clicks) in opened.items():
                for _ in range(CLICKS_A_ROUND):
                    next(clicks)
                before = sum(map(len, found[name]))
                found[name].append(answered(page)[before:])
    return found


def opened_tab(context: BrowserContext, url: str, way: Way) -> tuple[Page, Clicker]:
    page = context.new_page()
    page.set_viewport_size(VIEWPORT)
    clicks = way.play(page, url)
    next(clicks)
    listen(page, way.event)
    return page, clicks


def slow_down(page: Page, times: int) -> None:
    """As on a machine with a slower processor."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def _played(deal: Match, choose: Callable[[Locator], None], page: Page, url: str) -> Clicker:
    """A game at one device, from its first move on; over, it begins again."""
    link = replay_link(deal.play(deal.legal[0].text).record)
    while True:
        page.goto(f"{url}#{link}")
        table = Table(page).ready()
        table.cmd("branch").click()
        while legal := table.await_turn():
            yield
            choose(table.thing(best(legal)))


def _chess(page: Page, url: str) -> Clicker:
    """Pawns go on square by square: one click takes, the next one sets."""
    page.goto(f"{url}chess/chess.html")
    board = page.locator("cg-board").bounding_box()
    assert board
    size = board["width"] / RANKS
    for step in count():
        rank, file = divmod(step // 2, RANKS)
        row = RANKS - 2 - (rank % STEPS) - step % 2
        yield
        page.mouse.move(board["x"] + size * (file + 0.5), board["y"] + size * (row + 0.5))
        press(page)


AIMS = {"the Duel": 3, "all of Imhotep for 4": 2.5, "the Duel, by finger": 3}  # times chessground's
GAMES = {
    "the Duel": Way(partial(_played, DUEL, click)),
    "all of Imhotep for 4": Way(partial(_played, DEALS["all of Imhotep for 4"], click)),
    "the Duel, by finger": Way(partial(_played, DUEL, tap)),
}
WAYS = {CHESS: Way(_chess, "pointerdown"), **GAMES}

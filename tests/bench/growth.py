"""What grows with a game: opening it, a click, the log, memory. All of Imhotep for four, played at random."""

from collections.abc import Iterator
from random import Random
from statistics import median

from playwright.sync_api import BrowserType, Page, ViewportSize, sync_playwright

from game.core.link import replay_link
from game.core.match import Match
from game.publish.site import make_site
from tests.bench.boot import fresh_page
from tests.bench.figure import Figure
from tests.bench.pressing import answered, listen, press
from tests.bench.speed import DEALS
from tests.e2e.table import Table, best
from tests.serving import LONG_CACHE, serving

VIEWPORT: ViewportSize = {"width": 1440, "height": 900}
EARLY = 10  # moves
BEFORE_THE_END = 20  # moves; several may be forced
CLICKS = 4
MEGABYTE = 1e6


def measure(rounds: int) -> Iterator[Figure]:
    """Every time is from the event to the painted frame that answers it."""
    game = _whole_game()
    with serving(make_site(), LONG_CACHE) as url, sync_playwright() as playwright:
        runs = [_run(playwright.chromium, url, game) for _ in range(rounds)]
    early, late = (_middle(runs, f"click at move {ply}") for ply in (EARLY, game.plies - BEFORE_THE_END))
    for name in runs[0]:
        unit = "MB" if name.startswith("memory") else "ms"
        yield Figure(name, _middle(runs, name), unit)
    yield Figure("a late click, times an early one", late / early, "", 1.5)


def _middle(runs: list[dict[str, float]], name: str) -> float:
    return median(run[name] for run in runs)


def _whole_game() -> Match:
    match, random = DEALS["all of Imhotep for 4"], Random(1)
    while not match.over:
        match = match.play(random.choice(match.legal).text)
    return match


def _run(browser: BrowserType, url: str, game: Match) -> dict[str, float]:
    with fresh_page(browser) as page:
        page.set_viewport_size(VIEWPORT)
        page.goto(url)
        table = Table(page).ready()
        listen(page, "hashchange", "pointerdown", "keydown")
        late = game.plies - BEFORE_THE_END
        found = {f"click at move {ply}": _clicks(table, game.until(ply)) for ply in (EARLY, late)}
        found[f"the log of {late} moves and more"] = _log(table)
        found["a saved game of that length, opened"] = _continued(table)
        before = _heap(page)
        found["the whole game, opened by its link"] = _linked(page, game)
        found["memory that opening it took"] = (_heap(page) - before) / MEGABYTE
    return found


def _last(page: Page) -> float:
    page.wait_for_timeout(400)
    return answered(page)[-1]


def _taken_over(table: Table, match: Match) -> None:
    table.page.evaluate("link => { location.hash = link; }", replay_link(match.record))
    table.cmd("branch").click()
    table.await_turn()


def _clicks(table: Table, match: Match) -> float:
    _taken_over(table, match)
    times = []
    for _ in range(CLICKS):
        table.thing(best(table.await_turn())).hover()
        press(table.page)
        times.append(_last(table.page))
    return median(times)


def _log(table: Table) -> float:
    table.press("l")
    time = _last(table.page)
    table.press("Escape")
    return time


def _continued(table: Table) -> float:
    table.cmd("lobby").first.click()
    button = table.page.locator('[data-cmd^="continue:"]:visible').first
    button.hover()
    press(table.page)
    return _last(table.page)


def _linked(page: Page, game: Match) -> float:
    page.evaluate("link => { location.hash = link; }", replay_link(game.record))
    return _last(page)


def _heap(page: Page) -> float:
    """Bytes of JavaScript in use once rubbish is collected, without the interpreter's own memory."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return next(float(each["value"]) for each in metrics if each["name"] == "JSHeapUsedSize")

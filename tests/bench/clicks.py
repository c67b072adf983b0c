"""From a click to the painted frame that shows what it did, in a game of two people played by the mouse."""

from collections.abc import Iterator
from statistics import median, quantiles

from playwright.sync_api import BrowserType, sync_playwright

from game.publish.site import make_site
from tests.bench.boot import fresh_page
from tests.bench.figure import Figure
from tests.e2e.table import Table, best
from tests.serving import LONG_CACHE, serving

CLICKS_A_ROUND = 20
PAUSE_MS = 150  # so that one click's frame is not another's

# The first change after a click is its answer; when a message sent from the next frame comes, it is painted.
LISTEN = """() => {
  globalThis.clickTimes = [];
  let clicked = 0;
  addEventListener('click', event => { clicked = event.timeStamp; }, {capture: true});
  new MutationObserver(() => {
    if (!clicked) return;
    const since = clicked;
    clicked = 0;
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => clickTimes.push(performance.now() - since);
      port2.postMessage(null);
    });
  }).observe(
    document.getElementById('app'), {subtree: true, childList: true, attributes: true, characterData: true});
}"""


def measure(rounds: int) -> Iterator[Figure]:
    """The first clicks of a visit count too."""
    with serving(make_site(), LONG_CACHE) as url, sync_playwright() as playwright:
        times = _times(playwright.chromium, url, rounds)
    yield Figure(f"click to painted frame, median of {len(times)}", median(times), "ms", 16)
    yield Figure("click to painted frame, 95th percentile", quantiles(times, n=20)[-1], "ms", 50)


def _times(browser: BrowserType, url: str, rounds: int) -> list[float]:
    with fresh_page(browser) as page:
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(url)
        table = Table(page).ready()
        page.evaluate(LISTEN)
        for number in range(rounds):
            _play(table, f"bench{number}", CLICKS_A_ROUND)
        times: list[float] = page.evaluate("clickTimes")
    return times


def _play(table: Table, seed: str, clicks: int) -> None:
    """The beginning of a new game."""
    table.new(seed=seed)
    table.page.wait_for_timeout(PAUSE_MS)
    for _ in range(clicks):
        table.act(best(table.await_turn()))
        table.page.wait_for_timeout(PAUSE_MS)
    table.cmd("lobby").first.click()

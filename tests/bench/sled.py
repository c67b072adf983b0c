"""How long a pull of Abusir's sled takes, native and in Chromium: the best of some rounds of each pull.

The gate that holds on any machine counts in loops of 200,000 multiplications and additions.
"""

from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median, quantiles

from playwright.sync_api import sync_playwright

from game.publish.site import Site, make_site
from tests.bench import pulls
from tests.bench.boot import fresh_page
from tests.bench.figure import Figure
from tests.serving import serving

HERE = Path(__file__).parent
FILES = ("sled.html", "sled.mjs", "pulls.py")
DRAWN = HERE.parent / "games" / "abusir" / "sled" / "drawn.py"
MEAN_LOOPS, WORST_LOOPS = 3, 20
AIMS = {"native": (6.5, 17.0), "browser": (13.0, 34.0)}  # mean and 90th percentile in milliseconds


def measure(rounds: int) -> Iterator[Figure]:
    """The native and the browser's take turns."""
    times: dict[str, list[list[float]]] = {"native": [], "browser": []}
    loops: dict[str, list[float]] = {"native": [], "browser": []}
    site: Site = {f"sled/{path.name}": path for path in (*(HERE / name for name in FILES), DRAWN)}
    with (
        serving(make_site() | site) as url,
        sync_playwright() as playwright,
        fresh_page(playwright.chromium) as page,
    ):
        page.goto(f"{url}sled/sled.html")
        page.wait_for_function("'pullMs' in globalThis")
        for _ in range(rounds):
            loops["native"].append(pulls.loop_ms())
            loops["browser"].append(page.evaluate("loopMs()"))
            times["native"].append([pulls.pull_ms(number) for number in range(pulls.PULLS)])
            times["browser"].append([page.evaluate("pullMs", number) for number in range(pulls.PULLS)])
    for where, aims in AIMS.items():
        yield from _figures(where, [min(one) for one in zip(*times[where], strict=True)], loops[where], aims)


def _figures(
    where: str, best: list[float], loops: list[float], aims: tuple[float, float]
) -> Iterator[Figure]:
    hundredths = quantiles(best, n=100)
    yield Figure(f"{where}: a pull, mean", mean(best), "ms", aims[0])
    yield Figure(f"{where}: a pull, median", median(best), "ms")
    yield Figure(f"{where}: a pull, 90 of 100", hundredths[89], "ms", aims[1])
    yield Figure(f"{where}: a pull, 99 of 100", hundredths[98], "ms")
    loop = min(loops)
    yield Figure(f"{where}: a pull, mean, in loops", mean(best) / loop, "loops", MEAN_LOOPS)
    yield Figure(f"{where}: a pull, 99 of 100, in loops", hundredths[98] / loop, "loops", WORST_LOOPS)

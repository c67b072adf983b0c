"""This build beside another one, such as an older one: is its start slower, is a click?"""

from collections.abc import Collection, Iterator, Sequence
from math import comb
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserType, sync_playwright

from game.publish.site import make_site
from tests.bench import boot, clicks
from tests.bench.figure import Figure
from tests.serving import LONG_CACHE, serving

FOLDER = "other/"
START = FOLDER + "index.html"
DOUBT = 0.05


def measure(rounds: int, built: Path, names: Collection[str] = ()) -> Iterator[Figure]:
    """Both take turns; ratios of this build to the other, round by round. `built`: by `serve.py --build`.

    Named as benchmarks, only starts or only clicks.
    """
    other = {FOLDER + path.relative_to(built).as_posix(): path for path in built.rglob("*") if path.is_file()}
    with serving({**make_site(), **other}, LONG_CACHE) as url, sync_playwright() as playwright:
        for name, compare in COMPARED.items():
            if not names or name in names:
                yield from compare(playwright.chromium, url, rounds)


def _starts(browser: BrowserType, url: str, rounds: int) -> Iterator[Figure]:
    pairs = [(boot.visit(browser, url), boot.visit(browser, url + START)) for _ in range(rounds)]
    for when in ("cold", "warm"):
        for what in ("playable", "paint"):
            times = [[getattr(visit, when)[what] for visit in pair] for pair in pairs]
            yield from _compared(f"{when}: {what}", [this / other for this, other in times])


def _clicks(browser: BrowserType, url: str, rounds: int) -> Iterator[Figure]:
    for name, way in clicks.GAMES.items():
        times = clicks.times(browser, {at: (url + at, way) for at in ("", START)}, rounds)
        both = zip(times[""], times[START], strict=True)
        yield from _compared(f"{name}: click", [median(this) / median(other) for this, other in both])


COMPARED = {"boot": _starts, "clicks": _clicks}  # by benchmark


def _compared(what: str, ratios: Sequence[float]) -> Iterator[Figure]:
    low, high = interval(ratios)
    yield Figure(f"{what}, part of the other build's", median(ratios), "")
    yield Figure("    95 % interval from", low, "")
    yield Figure("    to", high, "")


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Where the median of all there could be lies: as many values as doubt allows are cut off at each end."""
    ranked, count = sorted(values), len(values)
    beyond, cut = 0.0, 0
    while (beyond := beyond + comb(count, cut) / 2**count) <= DOUBT / 2:
        cut += 1
    return ranked[max(cut - 1, 0)], ranked[-max(cut, 1)]

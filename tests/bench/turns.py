"""How long bots take for whole turns of Abusir in Chromium, at each level the page offers."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from game.bots.levels import LEVELS
from game.publish.site import Site, make_site
from tests.bench.boot import fresh_page
from tests.bench.figure import Figure
from tests.bench.playing import TURNS
from tests.serving import serving

HERE = Path(__file__).parent
FILES = ("turns.html", "turns.mjs", "playing.py")
GAME = HERE.parent / "golden" / "abusir-3-near.txt"
PATIENCE_MS = 5000


def measure(rounds: int) -> Iterator[Figure]:
    """The best of some rounds of each turn: thinking is the same every time."""
    site: Site = {"turns/game.txt": GAME, **{f"turns/{name}": HERE / name for name in FILES}}
    with (
        serving(make_site() | site) as url,
        sync_playwright() as playwright,
        fresh_page(playwright.chromium) as page,
    ):
        page.goto(f"{url}turns/turns.html")
        page.wait_for_function("'turn' in globalThis")
        for level in (level.text for level in LEVELS):
            taken = [
                [page.evaluate("args => turn(...args)", [level, number]) for number in range(TURNS)]
                for _ in range(rounds)
            ]
            best = [min(turn) for turn in zip(*taken, strict=True)]
            yield Figure(f"browser: a turn of {level}, median", median(ms for ms, _ in best), "ms")
            yield Figure(f"browser: a turn of {level}, longest", max(ms for ms, _ in best), "ms", PATIENCE_MS)
            yield Figure(f"browser: a slice of {level}, longest", max(slice_ for _, slice_ in best), "ms")

"""One game after the other in one page: what a page holds and listens to does not grow with them."""

from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.conftest import NewPage, WaitUntil
from tests.e2e.conftest import DESK
from tests.e2e.table import Table

GAMES, FIRST = 16, 6  # two hundred were played once
COUNTED = ("Nodes", "JSEventListeners")
MEASURED = ("JSHeapUsedSize",)


PICTURE = "localStorage['baumeister.page']"


def held(page: Page, session: CDPSession) -> dict[str, float]:
    """What is left after all rubbish has been collected."""
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    metrics: Any = session.send("Performance.getMetrics")["metrics"]
    return {each["name"]: each["value"] for each in metrics if each["name"] in COUNTED + MEASURED}


def play(table: Table, count: int) -> None:
    """So many games are begun and left; every other one against a bot."""
    for number in range(count):
        table.new(level=number % 2, seed=f"many{number}")
        table.act("place 1 1")
        if number % 2:
            table.await_turn()
        table.page.evaluate(f"delete {PICTURE}")
        table.cmd("lobby").first.click()


def test_games_in_a_row_leave_nothing_behind(new_page: NewPage, wait_until: WaitUntil) -> None:
    page = new_page(viewport=DESK)
    table, session = Table(page).visit(), page.context.new_cdp_session(page)
    session.send("Performance.enable")
    found = []
    for games in (FIRST, GAMES - FIRST):
        play(table, games)
        wait_until(page, f"{PICTURE}?.includes('p-lobby')")  # the last that a page at rest does
        found.append(held(page, session))
    before, after = found
    kept = "Object.keys(localStorage).filter(key => key.includes('.game.')).length"
    assert table.page.evaluate(kept) == GAMES
    assert {name: after[name] <= before[name] + GAMES - FIRST for name in COUNTED} == dict.fromkeys(
        COUNTED, True
    )
    assert after["JSHeapUsedSize"] < before["JSHeapUsedSize"] * 1.5, (before, after)

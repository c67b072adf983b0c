"""A finished game is explored: better moves come while the worker thinks, one is tried and kept."""

from playwright.sync_api import expect

from game.core.record import to_text
from game.shell.kept.saves import saved_text
from game.shell.play import Play
from game.shell.seat import Seat
from tests.bots.ends import last_choices
from tests.e2e.axe import findings
from tests.e2e.table import WAIT_MS, Table

KEEP = (
    """text => { localStorage['baumeister.game.short'] = text; localStorage['baumeister.open'] = 'short'; }"""
)


def test_better_moves_come_while_the_worker_thinks_and_one_is_tried_and_kept(table: Table) -> None:
    ways = last_choices("duel")
    worst, better = ways[0], ways[-1].actions[-1].text
    play = Play("short", worst, (Seat("Ada"), Seat("Ben")), at=worst.plies - 1)
    table.page.evaluate(KEEP, saved_text(play, "2026-03-01 14:05"))
    table.open().page.locator('.prompt [data-cmd="explore"]').click()
    found = table.page.locator(".explore .log-list button")
    expect(found.first).to_have_attribute("data-act", better, timeout=WAIT_MS)
    expect(table.page.locator(".explore .lesson-step")).to_contain_text("iterations")
    assert len(table.page.workers) == 1
    found.first.click()
    expect(table.page.locator(".prompt")).to_contain_text("The end of the game")
    table.press("l")
    expect(table.layer("log").locator('.log-list .log-list [aria-current="step"]')).to_be_visible()
    assert findings(table) == []
    assert table.saved()["branches"] == [[worst.plies - 1, [better]]]
    assert table.saved()["record"] == to_text(worst.record)
    table.layer("log").locator('[data-cmd="explore-leave"]').click()
    expect(table.page.locator(".explore")).to_have_count(0)
    expect(table.cmd("now")).to_be_visible()

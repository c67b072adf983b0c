"""A game that is over is reviewed by itself; what cost most is an exercise from the day after on."""

from datetime import datetime, timedelta

from playwright.sync_api import expect

from game.bots.review import Review
from game.shell.play import Play, Seat
from game.shell.saves import saved_text
from tests.e2e.axe import findings
from tests.e2e.table import WAIT_MS, Table
from tests.e2e.test_review import KEEP, LEVEL, PLIES, ends

HELD = "() => JSON.parse(localStorage['baumeister.training'] ?? 'null')"
A_DAY_LATER = "const now = Date.now; Date.now = () => now() + 24 * 60 * 60 * 1000;"


def test_a_mistake_comes_back_on_the_next_day_and_then_when_the_schedule_says(table: Table) -> None:
    match, better = ends()
    play = Play("short", match, (Seat(), Seat()), review=Review(LEVEL.text, PLIES))
    table.page.evaluate(KEEP, saved_text(play, "2026-03-01 14:05"))
    table.visit(reviews=True)
    table.page.wait_for_function(HELD, timeout=WAIT_MS)
    table.cmd("lobby").last.click()
    table.cmd("training").click()
    expect(table.layer("training")).to_contain_text("Nothing is due.")

    table = Table(table.page.context.new_page())
    table.page.add_init_script(A_DAY_LATER)
    table.open().cmd("training").click()
    shelf = table.layer("training")
    assert findings(table) == []
    held = table.page.evaluate(HELD)["exercises"]
    for n in range(len(held)):
        table.cmd("exercise").click()
        quest = table.page.locator(".quest")
        expect(quest).to_contain_text("in your game another move was better than yours")
        if n:
            table.cmd("quest-show").click()
        else:
            table.act(better)
            expect(quest).to_contain_text("Then you played: ")
        expect(quest).to_contain_text(f"{n + 1}/{len(held)}")
    table.cmd("exercise").click()
    expect(shelf).to_contain_text("Nothing is due.")
    cards = [row[3] for row in table.page.evaluate(HELD)["exercises"]]
    today = (datetime.now().astimezone() + timedelta(days=1)).date().isoformat()
    assert all(last == today < due and stability > 0 for due, stability, _, last in cards)
    table.page.close()

"""A game that is over is reviewed by itself; what cost most is an exercise from the day after on."""

from playwright.sync_api import expect

from game.bots.review import Review
from game.shell.kept.saves import saved_text
from game.shell.play import Play
from game.shell.seat import Seat
from tests.conftest import NewPage
from tests.e2e.axe import findings
from tests.e2e.conftest import DESK
from tests.e2e.table import WAIT_MS, Table
from tests.e2e.test_review import KEEP, LEVEL, PLIES, ends

HELD = "() => JSON.parse(localStorage['baumeister.training'] ?? 'null')"
DAY, NEXT = "2026-03-01", "2026-03-02"


def test_a_mistake_comes_back_on_the_next_day_and_then_when_the_schedule_says(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    page.goto("/static/icon.svg")  # the same origin, without the game
    match, better = ends()
    play = Play("short", match, (Seat(), Seat()), review=Review(LEVEL.text, PLIES))
    page.evaluate(KEEP, saved_text(play, f"{DAY} 11:05"))
    table = Table(page).at(f"{DAY}T12:00").visit(reviews=True)
    table.page.wait_for_function(HELD, timeout=WAIT_MS)
    table.cmd("lobby").last.click()
    table.cmd("training").click()
    expect(table.layer("training")).to_contain_text("Nothing due")

    table = Table(page.context.new_page()).at(f"{NEXT}T12:00")
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
            expect(quest).to_contain_text("In your game you played: ")
        expect(quest).to_contain_text(f"{n + 1}/{len(held)}")
    table.cmd("exercise").click()
    expect(shelf).to_contain_text("Nothing due")
    cards = [row[3] for row in table.page.evaluate(HELD)["exercises"]]
    assert all(last == NEXT < due and stability > 0 for due, stability, _, last in cards)

"""A game played with the box is counted by clicks, corrected, shared, and found again; axe finds nothing."""

import pytest
from playwright.sync_api import expect

from tests.conftest import Watch
from tests.e2e.axe import findings
from tests.e2e.table import Table

ELSEWHERE = "https://app.bgstatsapp.com/**"
NEXT = 'label:has([data-field="set-site burial: next"][value="{}"])'


def test_an_end_of_imhotep_for_three_is_counted_corrected_and_shared(table: Table, watch: Watch) -> None:
    page = table.open().page
    page.context.route(ELSEWHERE, lambda route: route.fulfill(body="BG Stats"))
    table.cmd("own-table").click()
    page.locator('[data-field="own-game"]').select_option("imhotep")
    for seat, name in enumerate(("Anna", "Ben")):
        page.locator(f'[data-field="seat-{seat}-name"]').fill(name)
    table.cmd("add-seat").click()
    assert findings(table) == []
    table.cmd("count-table").click()
    page.locator('[data-thing="player 0"]').first.click(force=True)
    page.locator('[data-field="set-player 0: track"]').fill("41")
    assert findings(table) == []
    page.locator('[data-thing="site burial"]').first.click(force=True)
    for count, owner in enumerate("WWW", 1):  # the same choice again and again
        page.locator(NEXT.format(owner)).click()
        expect(page.locator(NEXT.format("."))).to_contain_text("Nobody")
        expect(page.locator(".prompt")).to_contain_text(f"Anna {41 + (1, 3, 6)[count - 1]}")
    table.reload()
    expect(page.locator(".prompt")).to_contain_text("Anna 47")
    table.cmd("count").click()
    expect(page.locator(".result-page")).to_contain_text("wins with 47 points")
    table.cmd("count-again").click()
    table.press("u")  # nothing was changed here: it is another text
    page.locator('[data-field="set-thing"]').select_option("player 1")
    page.locator('[data-field="set-player 1: track"]').fill("50")
    table.cmd("count").click()
    expect(page.locator(".result-page")).to_contain_text("wins with 50 points")
    table.cmd("share").last.click()
    with page.expect_popup() as opened:
        table.cmd("bg-stats").click()
    assert "createPlay.html?data=" in opened.value.url
    watch.expect(f"foreign request: {opened.value.url}")  # it was pressed for that
    opened.value.close()
    page.context.unroute(ELSEWHERE)
    link = page.locator("#copy-result").input_value().partition("#")[2]
    assert findings(table) == []
    table.open(f"#{link}")
    expect(page.locator("dialog")).to_contain_text("counted again and are right")


@pytest.mark.parametrize("game", ["duel", "pyramids", "cheops", "abusir"])
def test_every_game_is_counted_without_a_pointer(table: Table, game: str) -> None:
    page = table.open().page
    table.cmd("own-table").focus()
    page.keyboard.press("Enter")
    page.locator('[data-field="own-game"]').select_option(game)
    table.cmd("count-table").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("How did it end?")
    things = page.locator('[data-field="set-thing"]')
    things.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".palette")).to_be_visible()
    assert findings(table) == []
    table.cmd("count").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".result-page")).to_be_visible()


def test_a_tick_on_a_sheet_is_one_click(table: Table) -> None:
    page = table.open().page
    table.cmd("own-table").click()
    page.locator('[data-field="own-game"]').select_option("cheops")
    table.cmd("count-table").click()
    field = page.locator('[data-thing="field 0 P11"]').first
    field.click(force=True)
    expect(page.locator(".palette")).to_contain_text("Ticked")
    expect(page.locator('[data-field="set-field 0 P11: ticked"][value="x"]')).to_be_checked()
    field.click(force=True)
    expect(page.locator('[data-field="set-field 0 P11: ticked"][value="-"]')).to_be_checked()

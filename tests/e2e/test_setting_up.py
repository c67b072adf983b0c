"""A position is set up by clicks and by keyboard, survives a reload, is played from; axe finds nothing."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.table import Table

OWNER = 'input[name="set-square 2 2: owner"][value="{}"]'


def test_a_thing_is_clicked_changed_and_played_from(table: Table) -> None:
    page = table.open().page
    table.cmd("new:duel").click()
    table.cmd("set-up:new").click()
    page.locator('[data-thing="square 2 2"]').click(force=True)  # as on a table that is only looked at
    palette = page.locator(".palette")
    expect(palette).to_have_attribute("data-side", "top")
    assert findings(table) == []
    palette.get_by_text("Lapis").click()
    expect(page.locator('[data-thing="square 2 2"] .figure')).to_have_count(1)
    table.reload()
    expect(page.locator('[data-thing="square 2 2"] .figure')).to_have_count(1)
    page.locator('[data-thing="boat R1"]').click(force=True)
    palette.locator("select").first.select_option("~")
    expect(page.locator(".prompt")).to_contain_text("Not yet a position")
    assert findings(table) == []
    table.press("u")
    expect(page.locator(".prompt")).to_contain_text("Set up a position")
    table.cmd("set-play").click()
    table.seat([0, 0])
    table.cmd("start").click()
    assert len(table.await_turn()) >= 8
    expect(page.locator('[data-thing="square 2 2"] .figure')).to_have_count(1)


def test_a_number_that_does_not_fit_is_refused_and_the_field_says_what_is_so(table: Table) -> None:
    page = table.open().page
    table.cmd("new:imhotep").click()
    table.cmd("set-up:new").click()
    page.locator('[data-field="set-thing"]').select_option("player 0")
    points = page.locator('[data-field="set-player 0: points pyramid"]')
    for typed, so in (("500", "0"), ("7", "7"), ("", "7")):
        points.fill(typed)
        points.press("Tab")
        expect(points).to_have_value(so)
    expect(page.locator(".toast")).to_contain_text("from −30 to 99")


@pytest.mark.parametrize("game", ["imhotep", "pyramids", "cheops", "abusir"])
def test_every_game_is_set_up_without_a_pointer(table: Table, game: str) -> None:
    page = table.open().page
    table.cmd(f"new:{game}").focus()
    page.keyboard.press("Enter")
    table.cmd("set-up:new").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("Set up a position")
    things = page.locator('[data-field="set-thing"]')
    if things.count():
        things.focus()
        page.keyboard.press("ArrowDown")
        expect(page.locator(".palette")).to_be_visible()
    assert findings(table) == []

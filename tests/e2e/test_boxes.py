"""A box of one's own is changed by click and by keyboard, played with and sent; axe finds nothing."""

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import findings
from tests.e2e.table import Table

FIELDS = {
    "duel": ("site actions 0", "action_points", "7"),
    "pyramids": ("obelisk 0", "obelisk.2", "7"),
    "cheops": ("field 0 P11", "sheets.0.pyramid.0.0", "v"),
    "abusir": ("site 0", "last_block", "7"),
}


def test_a_value_of_imhotep_is_changed_on_its_board_and_goes_along(table: Table) -> None:
    page = table.open().page
    table.cmd("new:imhotep").click()
    table.choose("option-obelisks", "B")
    table.cmd("box").click()
    page.locator('[data-thing="site obelisks"]').first.click(position={"x": 60, "y": 12})
    page.locator('[data-field="set-site obelisks: obelisks_b.0"]').select_option("22")
    expect(page.locator(".palette")).to_contain_text("usually 10")
    expect(page.locator(".site-obelisks")).to_contain_text("22")
    assert findings(table) == []
    table.reload()
    expect(page.locator(".site-obelisks")).to_contain_text("22")
    table.cmd("box-keep").click()
    expect(page.locator("dialog")).to_contain_text("1 value of its own")
    assert findings(table) == []
    page.locator('[data-field="seed"]').fill("amun")
    link = page.locator("#copy-deal").input_value().partition("#")[2]
    assert "-ed1-obelisksUbD0E22-" in link
    table.cmd("start").click()
    expect(page.locator(".site-obelisks")).to_contain_text("22")
    table.open(f"#{link}")
    expect(page.locator("dialog")).to_contain_text("22 (usually 10)", use_inner_text=False)
    table.cmd("start").click()
    expect(page.locator(".site-obelisks")).to_contain_text("22")
    table.cmd("rules").click()
    expect(page.locator(".rules-body")).to_contain_text("tell the usual values")
    assert findings(table) == []


@pytest.mark.parametrize("game", FIELDS)
def test_a_value_of_every_game_is_changed_without_a_pointer(table: Table, game: str) -> None:
    page, (thing, name, value) = table.open().page, FIELDS[game]
    table.cmd(f"new:{game}").focus()
    page.keyboard.press("Enter")
    table.cmd("box").focus()
    page.keyboard.press("Enter")
    page.locator('[data-field="set-thing"]').select_option(thing)
    page.locator(f'[data-field="set-{thing}: {name}"]').select_option(value)
    expect(page.locator(".palette")).to_contain_text("usually")
    assert findings(table) == []
    table.cmd("box-keep").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text("1 value of its own")
    table.cmd("start").click()
    expect(page.locator(".prompt")).to_be_visible()

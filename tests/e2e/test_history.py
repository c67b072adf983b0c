"""Back and Forward of the browser: between the table, what lies on it, and the lobby."""

import json

from playwright.sync_api import Page, expect

from tests.conftest import WaitUntil
from tests.e2e.table import Table


def steps(page: Page) -> list[str]:
    """Where the present entry of the history says one is."""
    found: list[str] = json.loads(page.evaluate("JSON.stringify(history.state)"))
    return found


def test_back_leads_from_a_layer_to_the_table_to_the_lobby_and_forward_returns(page: Page) -> None:
    table = Table(page).visit().new(seed="history")
    table.press("p")
    expect(table.layer("points")).to_be_visible()
    page.go_back()
    expect(table.layer("points")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()
    page.go_back()
    expect(table.cmd("new:duel").first).to_be_visible()
    assert steps(page) == []
    page.go_forward()
    expect(page.locator(".prompt")).to_be_visible()
    page.go_forward()
    expect(table.layer("points")).to_be_visible()


def test_closing_a_layer_leaves_no_step_behind(page: Page, wait_until: WaitUntil) -> None:
    table = Table(page).visit().new(seed="history")
    before = page.evaluate("history.length")
    for _ in range(3):
        table.press("l")
        expect(table.layer("log")).to_be_visible()
        table.press("Escape")
        expect(table.layer("log")).to_have_count(0)
    wait_until(page, "history.state.length === 1")
    assert page.evaluate("history.length") <= before + 1


def test_a_link_lies_above_the_lobby(page: Page) -> None:
    table = Table(page).open("#duel-1-2-AAAAr-amun7342-zzz")
    expect(table.layer("bad-link")).to_be_visible()
    page.go_back()
    expect(table.cmd("new:duel").first).to_be_visible()
    assert "#" not in page.url


def test_a_link_opened_while_the_page_is_open_is_left_for_the_lobby(
    page: Page, wait_until: WaitUntil
) -> None:
    table = Table(page).visit().new(seed="history")
    table.act(table.legal[0])
    link = table.link("replay").partition("#")[2]
    table.cmd("lobby").first.click()
    page.evaluate("link => { location.hash = link; }", link)
    table.cmd("branch").click()
    expect(table.cmd("branch")).to_have_count(0)
    table.cmd("lobby").first.click()
    expect(table.cmd("new:duel").first).to_be_visible()
    wait_until(page, "history.state?.length === 0")
    expect(table.cmd("new:duel").first).to_be_visible()
    assert "#" not in page.url

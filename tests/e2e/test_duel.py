"""Whole games of the Duel in a real browser: by mouse, by keyboard, by touch, by two people."""

from playwright.sync_api import expect

from tests.conftest import NewPage
from tests.e2e.keyboard import begin, reach
from tests.e2e.table import Table, best

MOST_STEPS = 400


def play_out(table: Table) -> None:
    for _ in range(MOST_STEPS):
        legal = table.await_turn()
        if not legal:
            return
        table.act(best(legal))
    raise AssertionError("the game does not end")


def test_a_whole_game_by_clicks_against_a_bot(table: Table) -> None:
    table.new(level=2)
    play_out(table)
    expect(table.layer("result")).to_contain_text("wins with")
    expect(table.layer("result").locator("table")).to_be_visible()
    assert table.saved()["over"]


def test_a_whole_game_of_two_people(table: Table) -> None:
    table.new()
    play_out(table)
    table.cmd("again").click()
    assert table.moves == []
    assert "option start second" in table.saved()["record"]


def test_a_whole_game_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de")
    table = Table(page).visit(language="de").new(level=1)
    for _ in range(MOST_STEPS):
        legal = table.await_turn()
        if not legal:
            break
        tap(table, best(legal))
    expect(table.layer("result")).to_contain_text("gewinn")


def tap(table: Table, act: str) -> None:
    """A first tap shows what it would bring, the second one does it."""
    plies = table.saved()["plies"]
    table.thing(act).tap()
    if table.saved()["start"] == act:
        table.thing(act).tap()
    assert table.saved()["plies"] > plies or table.saved()["start"]


# ---- by keyboard alone ----------------------------------------------------------------------------------


def test_a_whole_game_by_keyboard_alone(table: Table) -> None:
    begin(table, "duel", "thoth")
    for _ in range(MOST_STEPS):
        legal = table.await_turn()
        if not legal:
            break
        reach(table, best(legal))
        table.press("Enter")
    expect(table.layer("result")).to_be_visible()
    assert table.page.evaluate("document.activeElement.closest('[data-k=\"layer-result\"]') !== null")

"""A fault of ours is shown, and leaves the game as it was."""

import pytest
from playwright.sync_api import expect

from tests.e2e.table import Table

BREAK = """async name => {
    const {loadPyodide} = await import(new URL('static/js/boot.mjs', document.baseURI).href);
    const python = await loadPyodide({});
    python.runPython(`
import game.web.app as app
sound = app.${name}
def broken(*arguments):
    app.${name} = sound
    raise ValueError("broken on purpose")
app.${name} = broken
app.look_ahead = None  # an answer prepared while the pointer rests would go past what is broken
`); }"""


@pytest.mark.parametrize("name", ["update", "page"])
def test_a_fault_is_shown_and_the_game_goes_on(table: Table, name: str) -> None:
    table.new().act("place 1 1")
    table.page.evaluate(BREAK, name)
    table.act("place 2 2")
    expect(table.page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    table.page.locator("details summary").click()
    expect(table.page.locator("details")).to_contain_text("ValueError: broken on purpose")
    table.cmd("retry").click()
    figures = table.page.locator(".squares .figure")
    expect(figures).to_have_count(len(table.moves))
    table.act("place 3 3")
    assert table.moves[-1] == "place 3 3"
    table.reload()
    expect(figures).to_have_count(len(table.moves))


def test_the_lobby_is_a_way_out_too(table: Table) -> None:
    table.new().act("place 1 1")
    table.page.evaluate(BREAK, "page")
    table.act("place 2 2").cmd("lobby").click()
    expect(table.cmd("new:duel").first).to_be_visible()


def test_a_fault_while_drawing_leaves_no_dead_page(table: Table) -> None:
    table.new().act("place 1 1")
    table.page.evaluate("document.querySelector('[data-part=board]').remove()")  # as an extension might
    table.act("place 2 2") if table.legal else table.press("u")
    expect(table.page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    table.cmd("retry").click()
    table.await_turn()
    table.act("place 3 3")
    assert table.moves[-1] == "place 3 3"

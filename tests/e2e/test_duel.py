"""Whole games of the Duel in a real browser: by mouse, by keyboard, by touch, by two people."""

from playwright.sync_api import expect

from tests.conftest import NewPage
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

FOCUS = """() => { const it = document.activeElement, box = it.closest('[data-group]');
    return {act: it.dataset.act, group: box?.dataset.group, row: it.dataset.row, col: it.dataset.col,
            legal: it.dataset.act !== undefined && it.ariaDisabled !== 'true'}; }"""
PLACES = """() => [...document.querySelectorAll('#screen [data-act]:not([aria-disabled="true"])')]
    .filter(thing => thing.getClientRects().length)
    .map(thing => ({act: thing.dataset.act, group: thing.closest('[data-group]')?.dataset.group,
                    row: thing.dataset.row, col: thing.dataset.col}))"""


def reach(table: Table, act: str) -> None:
    """Bring the focus to a thing by Tab and arrows."""
    target = next(place for place in table.page.evaluate(PLACES) if place["act"] == act)
    for _ in range(60):
        focus = table.page.evaluate(FOCUS)
        if focus["act"] == act:
            return
        if focus["group"] != target["group"] or focus["group"] is None:
            table.press("Tab")
        else:
            table.press(towards(focus, target))
    raise AssertionError(f"{act} cannot be reached by keyboard; the focus is on {table.page.evaluate(FOCUS)}")


def towards(focus: dict[str, str], target: dict[str, str]) -> str:
    """The next arrow: along the grid where there is one, else along the row."""
    if "row" not in target or "row" not in focus:
        return "ArrowRight"
    down, right = (int(target[axis]) - int(focus[axis]) for axis in ("row", "col"))
    if down:
        return "ArrowDown" if down > 0 else "ArrowUp"
    return "ArrowRight" if right > 0 else "ArrowLeft"


def test_a_whole_game_by_keyboard_alone(table: Table) -> None:
    table.page.locator('[data-cmd="new:duel"]').first.focus()
    table.press("Enter")
    expect(table.layer("new")).to_be_visible()
    for _ in range(60):
        if table.page.evaluate("document.activeElement.dataset.cmd") == "start":
            break
        table.press("Tab")
    table.press("Enter")
    for _ in range(MOST_STEPS):
        legal = table.await_turn()
        if not legal:
            break
        reach(table, best(legal))
        table.press("Enter")
    expect(table.layer("result")).to_be_visible()
    assert table.page.evaluate("document.activeElement.closest('[data-k=\"layer-result\"]') !== null")

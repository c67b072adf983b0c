"""Playing by keyboard alone: bringing the focus to a thing by Tab and arrows."""

from playwright.sync_api import expect

from tests.e2e.table import Table

MOST_KEYS = 60
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
    for _ in range(MOST_KEYS):
        focus = table.page.evaluate(FOCUS)
        if focus["act"] == act:
            return
        if focus["group"] != target["group"] or focus["group"] is None:
            table.press("Tab")
        else:
            table.press(towards(focus, target))
    raise AssertionError(f"{act} cannot be reached by keyboard; the focus is on {table.page.evaluate(FOCUS)}")


def towards(focus: dict[str, str | None], target: dict[str, str | None]) -> str:
    """The next arrow: along the grid where there is one, else along the row."""
    if None in (focus.get("row"), target.get("row")):
        return "ArrowRight"
    down, right = (int(target[axis] or 0) - int(focus[axis] or 0) for axis in ("row", "col"))
    if down:
        return "ArrowDown" if down > 0 else "ArrowUp"
    return "ArrowRight" if right > 0 else "ArrowLeft"


def begin(table: Table, game: str, seed: str) -> None:
    """A game by the dialog, with the seats as they come."""
    table.page.locator(f'[data-cmd="new:{game}"]').first.focus()
    table.press("Enter")
    expect(table.layer("new")).to_be_visible()
    for _ in range(MOST_KEYS):
        if table.page.evaluate("document.activeElement.dataset.cmd") == "start":
            break
        if table.page.evaluate("document.activeElement.dataset.field") == "seed":
            table.page.keyboard.type(seed)
        table.press("Tab")
    table.press("Enter")

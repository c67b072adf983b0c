"""What happened since one's own turn: its sign, its list, seeing it once more; the log opens at now."""

from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.conftest import NewPage
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.table import Table
from tests.golden.games import recorded

PAUSE_MS = 400  # of a bot at normal speed, from when what moved has arrived
ROUNDED_MS = 10
# Each number of decisions the game has been kept with, and when.
TIMED = """() => { window.made = []; const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
        const {plies} = key.startsWith('baumeister.game.') ? JSON.parse(text) : {};
        if (plies && plies !== made.at(-1)?.[0]) made.push([plies, performance.now()]);
        set.call(this, key, text);
    }; }"""
BOTS = (0, 1, 1, 1)


def sign(table: Table) -> Locator:
    return table.page.locator("button.since")


def lines(table: Table) -> Locator:
    return table.page.locator('#since [data-cmd^="goto:"]:visible')


def test_three_bots_are_followed_seen_again_and_left_for_now(new_page: NewPage) -> None:
    table = Table(new_page(viewport=DESK)).visit(speed="normal").deal("imhotep", BOTS, seed="follow")
    table.await_turn()
    begun = table.saved()["plies"] + 1
    table.page.evaluate(TIMED)
    table.act("take").await_turn()
    plies, times = zip(*table.page.evaluate("made"), strict=True)
    assert plies == tuple(range(begun, begun + len(BOTS)))
    assert all(later - sooner > PAUSE_MS - ROUNDED_MS for sooner, later in pairwise(times))

    expect(sign(table).locator(".move-number")).to_have_text(["1", "2", "3"])
    expect(lines(table)).to_have_count(0)
    sign(table).click()
    expect(lines(table)).to_have_count(3)
    moves = table.moves
    table.cmd("replay").click()
    expect(lines(table)).to_have_count(0)
    expect(table.page.locator(".steps")).to_have_attribute("data-at", str(begun))
    expect(table.cmd("now")).to_be_focused()
    expect(table.page.locator(".steps")).to_have_attribute("data-at", str(begun + 2))
    expect(table.cmd("now")).to_have_count(0)
    assert table.moves == moves
    assert table.legal
    expect(sign(table).locator(".move-number")).to_have_text(["1", "2", "3"])


def test_by_keyboard_on_a_phone_with_less_motion(new_page: NewPage) -> None:
    table = Table(new_page(viewport=PHONE, reduced_motion="reduce")).visit()
    table.deal("cheops", BOTS[:3], seed="follow")
    table.await_turn()
    while table.saved()["plies"] < 8 or sign(table).locator(".move-number").count() < 2:
        table.page.locator('.prompt [data-act]:visible, #screen [data-act="done"]:visible').first.click()
        table.await_turn()
    box = sign(table).bounding_box()
    assert box is not None
    sign(table).focus()
    table.press("Enter")
    expect(lines(table).first).to_be_visible()
    table.press("Escape")
    expect(lines(table)).to_have_count(0)
    expect(sign(table)).to_be_focused()
    table.press("Enter", "Tab", "Tab")
    expect(lines(table).first).to_be_focused()
    table.press("ArrowDown", "ArrowUp", "Enter")
    expect(table.cmd("now")).to_be_visible()
    table.cmd("now").focus()
    table.press("Enter")
    sign(table).focus()
    table.press("Enter")
    table.cmd("replay").focus()
    table.press("Enter")
    expect(table.page.locator(".prompt.past")).to_be_visible()
    expect(table.page.locator(".prompt.past")).to_have_count(0, timeout=30_000)


def test_the_log_opens_at_now(table: Table) -> None:
    match = recorded("imhotep-3-AAAAA0000er")
    table.play_on(match.until(90))
    table.press("l")
    now = table.page.locator('.log-list [aria-current="step"]:visible')
    expect(now).to_have_attribute("data-cmd", "goto:90")
    expect(now).to_be_in_viewport()

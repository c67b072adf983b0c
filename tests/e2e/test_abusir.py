"""Abusir in a real browser: what only this game has, the rope in the hand."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from game.core.link import replay_link, setup_link
from game.core.match import Match
from game.core.record import from_text, new_record
from game.views.abusir.plan import from_middle
from tests.conftest import ROOT, NewPage, WaitUntil
from tests.e2e.axe import findings
from tests.e2e.conftest import PHONE
from tests.e2e.picking import Picker, asks
from tests.e2e.table import Table

DEAL = new_record("abusir", 3, {"ghost": "near"}, "amun7342")
HELD_MS = 500
FETCHED = "performance.getEntriesByType('resource').filter(({name}) => name.includes('/aim.mjs')).length"
TOUCHED = "Input.dispatchTouchEvent"
SCROLLED_TO_THE_LEFT = "document.querySelector('.map-box').scrollLeft = 0"
IS_PANNED = "document.querySelector('.map-box').scrollLeft > 60"
POSES = """async () => {
    const {loadPyodide} = await import(new URL('static/js/boot.mjs', document.baseURI).href);
    return (await loadPyodide({})).runPython(`
import gc
from game.web.app import App
[app] = [one for one in gc.get_objects() if isinstance(one, App)]
repr(app.model.play.match.state.poses)`); }"""  # as they lie on the open table


def test_a_game_for_three_by_clicks_pulled_by_hand_and_by_number(table: Table) -> None:
    table.page.goto(f"./#{setup_link(DEAL)}")
    table.seat((0, 0, 0))
    table.cmd("start").click()
    Picker(table, 1).until(asks("act"))

    begin(table)
    x, y = on_edge(table, 1.0, 0.35)  # on the right, a third of the way down
    grip = middle(table.page.locator(".holder").bounding_box())
    table.page.mouse.move(*grip)
    table.page.mouse.down()
    table.page.mouse.move(x, y, steps=8)
    table.page.mouse.up()
    expect(holder(table)).to_have_attribute("aria-valuenow", re.compile("^10[45]."))
    assert findings(table) == []
    table.page.mouse.move(*middle(table.page.locator("[data-hold]").bounding_box()))
    table.page.mouse.down()
    table.page.wait_for_timeout(HELD_MS)
    table.page.mouse.up()
    pulled = expect_pull(table, r"pull low 1 10[45]\d \d+")

    table.press("u")
    begin(table, "keyboard")
    holder(table).press("ArrowLeft")
    holder(table).press("Shift+ArrowRight")
    set_to = holder(table).get_attribute("aria-valuenow")
    table.page.locator(".rope-panel summary").click()
    table.page.locator("[data-length]").press("Enter")  # no number yet: nothing is done
    table.page.locator("[data-length]").fill("40")
    table.page.locator("[data-length]").press("Enter")
    assert expect_pull(table, rf"pull low 1 {set_to} 40") != pulled


def test_a_thumb_pulls_on_a_phone(new_page: NewPage, wait_until: WaitUntil) -> None:
    whole = Match(from_text((ROOT / "tests/golden/abusir-3-near.txt").read_text("utf-8")))
    asked = [whole.at(ply).pending[-1] for ply in range(whole.plies)]
    ply = next(ply for ply, p in enumerate(asked) if (p.step, p.player) == ("act", 0))
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    table = Table(page).visit(language="de", theme="dark").play_on(whole.until(ply))
    thumb = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [dict(zip("xy", at, strict=True))] if at else []
        thumb.send(TOUCHED, {"type": f"touch{kind}", "touchPoints": points})

    page.locator('[data-cmd^="aim:pull"]').tap()
    page.touchscreen.tap(*on_edge(table, 0.5, 0.0))
    expect(holder(table)).to_have_attribute("aria-valuenow", "420")
    assert findings(table) == []

    page.locator('[data-cmd="scale:2"]').tap()  # enlarged, a finger pans the board, and a tap sets the holder
    x, y = middle(page.locator(".map-box").bounding_box())
    page.evaluate(SCROLLED_TO_THE_LEFT)
    touch("Start", x, y)
    for step in range(1, 9):
        touch("Move", x - 15 * step, y)
    page.wait_for_timeout(HELD_MS)  # no swing is left; a tap would only end it
    touch("Move", x - 120, y)
    touch("End")
    wait_until(page, IS_PANNED)
    expect(holder(table)).to_have_attribute("aria-valuenow", "420")
    page.touchscreen.tap(x, y)
    expect(holder(table)).not_to_have_attribute("aria-valuenow", "420")
    set_to = holder(table).get_attribute("aria-valuenow")

    touch("Start", *middle(page.locator("[data-hold]").bounding_box()))
    page.wait_for_timeout(HELD_MS)
    touch("End")
    expect_pull(table, rf"pull low 1 {set_to} \d+")
    assert findings(table) == []


def test_a_recorded_game_opens_with_the_same_poses_to_the_bit(table: Table) -> None:
    whole = Match(from_text((ROOT / "tests/golden/abusir-3-near.txt").read_text("utf-8")))
    table.page.goto(f"./#{replay_link(whole.record)}")
    expect(table.page.get_by_role("heading").first).to_be_visible()
    assert table.page.evaluate(POSES) == repr(whole.state.poses)


def test_the_yard_by_keyboard_and_by_hand_at_night(table: Table) -> None:
    page = table.visit(theme="dark").page
    page.goto("./#practice-abusir")
    palms = page.locator('[data-k="choose-2"]')
    expect(palms).to_have_attribute("data-at", "300 250")
    palms.press("Enter")
    expect(palms).to_have_attribute("aria-pressed", "true")
    palms.press("ArrowRight")
    expect(palms).to_have_attribute("data-at", "310 250")
    page.locator('[data-k="choose-2"]').press("Shift+ArrowUp")
    expect(palms).to_have_attribute("data-at", "310 249")
    assert findings(table) == []
    table.cmd("inspect:rope").last.click()
    x, y = middle(palms.bounding_box())
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y, steps=4)
    page.mouse.up()
    expect(palms).to_have_attribute("data-at", re.compile(r"^2\d\d 249$"))

    table.cmd("practise:yard mat").click()
    expect(holder(table)).to_have_attribute("aria-valuenow", "1140")  # where the nose points
    holder(table).press("ArrowDown")
    holder(table).press("ArrowUp")
    page.locator(".rope-panel summary").click()
    page.locator("[data-length]").fill("415")
    page.locator("[data-length]").press("Enter")
    expect(page.locator('[data-k="panel-task"] .verdict')).to_be_visible()
    assert findings(table) == []
    assert "abusir mat" in page.evaluate("localStorage['baumeister.practice']")


def test_the_rope_is_fetched_with_its_game_alone(table: Table, wait_until: WaitUntil) -> None:
    page = table.visit().page
    table.deal("duel", (0, 1))
    assert page.evaluate(FETCHED) == 0
    table.cmd("lobby").first.click()
    table.deal("abusir", (0, 1, 1))
    wait_until(page, f"{FETCHED} === 1")


def begin(table: Table, by: str = "mouse") -> None:
    """Take the rope."""
    button = table.page.locator('[data-cmd^="aim:pull"]:visible').first
    button.press("Enter") if by == "keyboard" else button.click()
    expect(holder(table)).to_be_visible()


def holder(table: Table) -> Locator:
    return table.page.locator('[data-k="holder"]')


def middle(rect: FloatRect | None) -> tuple[float, float]:
    assert rect
    return rect["x"] + rect["width"] / 2, rect["y"] + rect["height"] / 2


def on_edge(table: Table, right: float, down: float) -> tuple[float, float]:
    """A point of the sand, as parts of its width and height."""
    rect = table.page.locator(".map .sand").bounding_box()
    assert rect
    return rect["x"] + right * rect["width"], rect["y"] + down * rect["height"]


def expect_pull(table: Table, pattern: str) -> list[float]:
    """The last decision is such a pull, and its sled lies where the rules of this Python have it."""
    expect(holder(table)).to_have_count(0)
    match = Match(from_text(table.saved()["record"]))
    assert re.fullmatch(pattern, table.moves[-1]), table.moves[-1]
    player = match.mover(match.plies - 1)
    pose: list[float] = match.state.poses[player]
    drawn = table.page.locator(f'[data-k="sled-{player}"]').get_attribute("transform") or ""
    _, _, _, _, x, y = map(float, re.findall(r"-?[\d.]+", drawn))
    assert (x, y) == pytest.approx(from_middle(*pose[:2]), abs=0.1)
    return pose

"""Abusir in a real browser: what only this game has, the rope in the hand."""

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from game.core.link import setup_link
from game.core.match import Match
from game.core.record import from_text, new_record
from game.views.abusir.plan import from_middle
from tests.conftest import ROOT, NewPage
from tests.e2e.axe import findings
from tests.e2e.conftest import PHONE
from tests.e2e.picking import Picker, asks
from tests.e2e.table import Table

DEAL = new_record("abusir", 3, {"ghost": "near"}, "amun7342")
HELD_MS = 500
TOUCHED = "Input.dispatchTouchEvent"


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
    table.page.locator("[data-length]").press("Enter")  # no number yet: nothing is done
    table.page.locator("[data-length]").fill("40")
    table.page.locator("[data-length]").press("Enter")
    assert expect_pull(table, rf"pull low 1 {set_to} 40") != pulled


def test_a_thumb_pulls_on_a_phone(new_page: NewPage) -> None:
    whole = Match(from_text((ROOT / "tests/golden/abusir-3-near.txt").read_text("utf-8")))
    ply = next(ply for ply in range(whole.plies) if whole.at(ply).pending[-1][:2] == ("act", 0))
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    table = Table(page).visit(language="de").play_on(whole.until(ply))
    page.locator('[data-cmd^="aim:pull"]').tap()
    page.touchscreen.tap(*on_edge(table, 0.5, 0.0))
    expect(holder(table)).to_have_attribute("aria-valuenow", "420")
    x, y = middle(page.locator("[data-hold]").bounding_box())
    thumb = page.context.new_cdp_session(page)
    thumb.send(TOUCHED, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(HELD_MS)
    thumb.send(TOUCHED, {"type": "touchEnd", "touchPoints": []})
    expect_pull(table, r"pull low 1 420 \d+")
    assert findings(table) == []


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

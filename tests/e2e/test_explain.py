"""What things are: by a pointer at rest, a key, the right button, a long press; beside the thing."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.conftest import NewPage, Watch
from tests.e2e.axe import findings
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.table import Table

SIZES = ((1440, 900), (844, 390), (390, 844))
REST_MS, PRESS_MS = 900, 700
GAMES = ("duel", "imhotep", "pyramids", "cheops")
# Once a new size has been laid out.
THINGS = """async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  return [...new Set([...document.querySelectorAll('#screen [data-thing]')]
    .filter(thing => thing.getClientRects().length).map(thing => thing.dataset.thing))];
}"""
# Goes through all things by the key and returns what is wrong with their cards.
FAULTS = """async count => {
  const faults = [], seen = new Set();
  for (let i = 0; i < count; i++) {
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'i', bubbles: true}));
    const card = document.querySelector('.explained'), thing = document.querySelector('[data-asked]');
    for (let i = 0; card && !card.dataset.side && i < 99; i++) await new Promise(requestAnimationFrame);
    if (!card || !thing) { faults.push('no card'); continue; }
    const box = card.getBoundingClientRect(), its = thing.getBoundingClientRect();
    seen.add(card.dataset.of);
    if (card.dataset.of !== thing.dataset.thing) faults.push(`${card.dataset.of}: beside another thing`);
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!inside) faults.push(`${card.dataset.of}: outside`);
    const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
    const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
    if (wide > 1 && high > 1) faults.push(`${card.dataset.of}: over its thing`);
  }
  return [faults, seen.size];
}"""


def card(table: Table) -> Locator:
    return table.page.locator(".explained")


def thing(table: Table, name: str) -> Locator:
    return table.page.locator(f'#screen [data-thing="{name}"]:visible').first


def rest_on(table: Table, name: str) -> None:
    box = thing(table, name).bounding_box()
    assert box
    table.page.mouse.move(box["x"] + box["width"] / 2 - 2, box["y"] + 8)
    table.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 9)


def press_long(table: Table, name: str) -> None:
    box = thing(table, name).bounding_box()
    assert box
    touch = table.page.context.new_cdp_session(table.page)
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    table.page.wait_for_timeout(PRESS_MS)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_pointer_at_rest_and_the_right_button_ask_and_leaving_closes(table: Table) -> None:
    table.new(seed="explain")
    rest_on(table, "slot R1 3")
    expect(card(table)).to_have_attribute("data-of", "slot R1 3")
    box = card(table).bounding_box()
    assert box
    table.page.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    table.page.wait_for_timeout(REST_MS)
    expect(card(table)).to_be_visible()  # what it says can be pointed at
    table.page.mouse.move(700, 30, steps=6)
    expect(card(table)).to_have_count(0)
    thing(table, "site tomb 0").click(button="right")
    expect(card(table)).to_have_attribute("data-of", "site tomb 0")
    card(table).get_by_role("button", name="Rule 9.4").click()
    expect(table.layer("rules")).to_be_visible()


def test_no_card_comes_over_what_a_choice_would_bring(table: Table) -> None:
    table.deal("cheops", (0, 0), seed="explain")
    field = table.page.locator('#screen [data-preview^="tick"][data-thing]:visible').first
    name = str(field.get_attribute("data-thing"))
    rest_on(table, name)
    table.page.wait_for_timeout(REST_MS)
    expect(card(table)).to_have_count(0)
    thing(table, name).click(button="right")
    expect(card(table)).to_have_attribute("data-of", name)


def test_keys_go_from_thing_to_thing_and_escape_closes(table: Table) -> None:
    table.new(seed="explain")
    square = table.thing("place 2 2")
    square.focus()
    table.press("i")
    expect(card(table)).to_have_attribute("data-of", "square 2 2")
    expect(table.page.locator("[role=status].spoken")).to_contain_text("Row 2, column 2")
    assert findings(table) == []
    table.press("i", "Shift+I")
    expect(card(table)).to_have_attribute("data-of", "square 2 2")
    legal = table.legal
    table.press("Escape")
    expect(card(table)).to_have_count(0)
    expect(square).to_be_focused()
    assert table.legal == legal


def test_a_long_press_asks_and_makes_no_move(new_page: NewPage) -> None:
    table = Table(new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")).visit(language="de")
    table.new(seed="explain")
    legal = table.legal
    for name in ("square 2 2", "slot C2 3"):  # what can be clicked, and what lies on it
        press_long(table, name)
        expect(card(table)).to_have_attribute("data-of", name)
        assert table.legal == legal
        assert findings(table) == []
        its = card(table).bounding_box()
        assert its
        beside = 30 if its["y"] > PHONE["height"] / 3 else PHONE["height"] - 60
        table.page.touchscreen.tap(PHONE["width"] / 2, beside)
        expect(card(table)).to_have_count(0)
        assert table.legal == legal


def test_at_the_market_a_tap_on_a_card_tells_what_it_does(new_page: NewPage) -> None:
    table = Table(new_page(viewport=PHONE, has_touch=True, is_mobile=True)).visit()
    table.deal("imhotep", (0, 0), seed="market")
    legal = table.legal
    name = table.page.locator("#screen .market-cards [data-thing]").first.get_attribute("data-thing")
    box = thing(table, str(name)).bounding_box()
    assert box
    table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(card(table)).to_have_attribute("data-of", str(name))
    assert table.legal == legal


def test_a_site_comes_near_by_its_key(table: Table) -> None:
    table.deal("imhotep", (0, 0), seed="zoom")
    table.page.locator('[data-k="hit-temple"]').focus()
    table.press("z")
    expect(table.layer("zoom")).to_contain_text("Temple, side A")
    assert findings(table) == []
    table.press("z")
    expect(table.layer("zoom")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_lies_in_the_window_and_beside_its_thing(table: Table, game: str) -> None:
    table.speak("de")
    table.deal(game, (0, 0), seed="boxes")
    if (ready := table.cmd("ready")).count():  # what is hidden from the others is shown
        ready.first.click()
    table.await_turn()
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.press("Escape")
        names = table.page.evaluate(THINGS)
        faults, seen = table.page.evaluate(FAULTS, len(names))
        assert faults == [], (width, height)
        assert seen == len(names), (width, height)
    table.page.set_viewport_size(DESK)
    table.speak("en")


def test_without_what_places_it_a_card_is_seen_all_the_same(new_page: NewPage, watch: Watch) -> None:
    page = new_page(viewport=DESK)
    page.route(re.compile("runtime/floating-ui"), lambda route: route.abort())
    watch.expect("ERR_FAILED")
    table = Table(page).visit().new(seed="explain")
    thing(table, "site tomb 0").click(button="right")
    expect(card(table)).to_have_attribute("data-side", "")
    expect(card(table)).to_have_css("opacity", "1")
    expect(card(table)).to_be_in_viewport(ratio=1)

"""Everybody can use it: axe finds nothing on any screen, by day and by night; keys, focus, phone."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from game.core.match import Match
from game.core.record import new_record
from tests.conftest import NewPage, WaitUntil
from tests.e2e.axe import findings, findings_by_day_and_night
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.keyboard import begin
from tests.e2e.table import Table, best

FOCUS = "() => document.activeElement?.dataset.k ?? document.activeElement?.localName"


def lobby(table: Table) -> None:
    expect(table.cmd("new:duel").first).to_be_visible()


def new(table: Table) -> None:
    table.cmd("new:duel").first.click()
    expect(table.layer("new")).to_be_visible()


def start(table: Table) -> None:
    table.new(seed="axe")


@cache
def played(plies: int) -> Match:
    """A game as far as this; to its last decision if that is earlier."""
    match = Match(new_record("duel", 2, {}, "axe"))
    while match.plies < plies and not (after := match.play(best([a.text for a in match.legal]))).over:
        match = after
    return match


def middle(table: Table) -> None:
    table.play_on(played(24))
    table.await_turn()


def house(table: Table) -> None:
    """Our own boards, with everything that lies beside them."""
    sites = dict(zip(("market", "pyramid", "temple", "burial", "obelisks"), "CDCDC", strict=True))
    modules = dict.fromkeys(("private", "bets", "favour", "wrath", "dynasty", "prophecies"), "on")
    match = Match(new_record("imhotep", 2, {**sites, **modules}, "axe"))
    while match.plies < 60 or match.player:
        match = match.play(match.legal[match.plies * 7 % len(match.legal)].text)
    table.play_on(match)
    expect(table.page.locator(".prophecy")).to_have_count(3)


def refused(table: Table) -> None:
    table.thing("unload R2").click(force=True)
    expect(table.page.locator("[data-tip]")).to_be_visible()


def past(table: Table) -> None:
    table.press("Escape", "l")
    table.cmd("goto:3").click()
    table.press("Escape")


def result(table: Table) -> None:
    table.play_on(played(1000))
    while legal := table.await_turn():
        table.act(best(legal))


def over(name: str, key: str = "") -> Callable[[Table], None]:
    def opened(table: Table) -> None:
        table.press("Escape")  # whatever lies there
        table.press(key) if key else table.menu(name)
        expect(table.layer(name)).to_be_visible()

    opened.__name__ = name
    return opened


def bad_link(table: Table) -> None:
    table.page.evaluate("location.hash = 'duel-1-2-AAAAr-x-zzz'")
    expect(table.layer("bad-link")).to_be_visible()


def dropped(table: Table) -> None:
    table.press("Escape")
    expect(table.layer("bad-link")).to_have_count(0)


def statistics(table: Table) -> None:
    table.layer("result").locator('[data-cmd="lobby"]').click()
    table.cmd("training").click()
    table.cmd("statistics").click()
    expect(table.layer("statistics")).to_contain_text("Duel")


# Each begins with a page of its own and goes from screen to screen.
WALKS: dict[str, tuple[Callable[[Table], None], ...]] = {
    "lobby": (lobby, bad_link, dropped, new),
    "start": (start, refused),
    "middle": (
        middle,
        *(over(name, key) for name, key in (("log", "l"), ("points", "p"), ("rules", "?"))),
        *(over(name) for name in ("share", "saves", "settings", "keys")),
        past,
    ),
    "house": (house,),
    "result": (result, statistics),
}


@pytest.mark.parametrize("walk", WALKS)
def test_axe_finds_nothing_by_day_and_by_night(new_page: NewPage, walk: str) -> None:
    table = Table(new_page()).visit(theme="auto")
    for screen in WALKS[walk]:
        screen(table)
        assert findings_by_day_and_night(table) == [], screen.__name__


@pytest.mark.parametrize("walk", [(lobby, new), (middle,), (result,)], ids=lambda walk: walk[-1].__name__)
def test_axe_finds_nothing_on_a_phone_in_german(
    new_page: NewPage, walk: tuple[Callable[[Table], None], ...]
) -> None:
    table = Table(new_page(viewport=PHONE, has_touch=True, locale="de")).visit(language="de")
    for screen in walk:
        screen(table)
        assert findings(table) == [], screen.__name__


# ---- keys and focus -------------------------------------------------------------------------------------


def test_arrows_go_over_squares_and_boats(table: Table) -> None:
    table.new()
    table.page.locator('[data-k="square-1-1"]').focus()
    steps = [
        "ArrowRight",
        "ArrowDown",
        "ArrowLeft",
        "ArrowLeft",
        "ArrowRight",
        "ArrowUp",
        "ArrowUp",
        "End",
        "Home",
    ]
    seen = []
    for key in steps:
        table.press(key)
        seen.append(table.page.evaluate(FOCUS))
    assert seen[:7] == [
        "square-1-2",
        "square-2-2",
        "square-2-1",
        "unload-R2",
        "square-2-1",
        "square-1-1",
        "unload-C1",
    ]
    assert seen[7] != seen[8]


def test_every_group_is_one_tab_stop(table: Table, wait_until: WaitUntil) -> None:
    table.new().act("place 1 1")
    one_stop_each = """(() => { const groups = [...document.querySelectorAll('[data-group]')].filter(group =>
        group.getClientRects().length && group.querySelector('button'));
        return groups.length && groups.every(group =>
        [...group.querySelectorAll('button')].filter(button => button.tabIndex === 0).length === 1); })()"""
    wait_until(table.page, one_stop_each)  # once the move is painted


def test_a_layer_keeps_the_focus_and_gives_it_back(table: Table) -> None:
    table.new().act("place 1 1")
    table.page.locator('[data-k="square-2-2"]').focus()
    table.press("l")
    assert table.page.evaluate("document.activeElement.id") == "log-title"
    below = "document.activeElement.closest('#screen') !== null"
    reached = set()
    for key in [*["Tab"] * 12, *["Shift+Tab"] * 12]:
        table.press(key)
        assert not table.page.evaluate(below)
        reached.add(table.page.evaluate(FOCUS))
    assert {"icon-close", "do-share"} <= reached
    table.press("Escape")
    assert table.page.evaluate(FOCUS) == "square-2-2"


@pytest.mark.parametrize("way", ["requestClose", "close"])
def test_a_layer_that_the_browser_closes_is_closed_as_by_escape(table: Table, way: str) -> None:
    table.new().act("place 1 1").press("l")
    table.page.locator("dialog").evaluate(f"dialog => dialog.{way}()")  # as the way back of a phone does
    expect(table.layer("log")).to_have_count(0)
    table.press("p")
    expect(table.layer("points")).to_be_visible()


def test_a_message_over_a_layer_is_heard_and_can_be_answered(table: Table) -> None:
    table.new().act("place 1 1").cmd("lobby").click()
    table.cmd("saves").first.click()
    saves = table.layer("saves")
    saves.locator('[data-cmd^="delete:"]').click()
    expect(saves.locator(".spoken[role=status]")).not_to_be_empty()
    saves.locator(".toast button").first.click()
    expect(saves.locator(".toast")).to_have_count(0)
    expect(saves.locator('[data-cmd^="delete:"]')).to_have_count(1)


def test_the_focus_is_never_lost(table: Table) -> None:
    table.new()
    table.page.locator('[data-k="square-2-2"]').focus()
    for _ in range(30):
        legal = table.await_turn()
        if not legal:
            break
        table.thing(best(legal)).focus()
        table.press("Enter")
        assert table.page.evaluate("document.activeElement !== document.body")


def test_the_focus_waits_for_a_bot_at_what_is_said_of_it(table: Table) -> None:
    begin(table, "duel", "isis")  # the bot begins
    expect(table.page.locator('#screen [data-act]:not([aria-disabled="true"]):focus')).to_have_count(1)
    table.page.locator('[data-cmd="lobby"]').focus()
    table.press("Enter")
    expect(table.page.locator("h1")).to_be_focused()


def test_a_digit_held_down_is_one_choice(table: Table) -> None:
    table.deal("imhotep", (0, 0), seed="held")
    for _ in range(4):
        table.page.keyboard.down("1")  # again and again, as a key that is held
    table.page.keyboard.up("1")
    assert len(table.moves) == 1


def test_digits_press_the_buttons_of_the_prompt(table: Table) -> None:
    table.new(seed="s36").act("place 2 3", "place 1 1", "place 1 2", "unload R1", "place 2 2", "play SWAP")
    table.act("swap R2 1")
    assert table.saved()["start"]
    table.press("1")
    assert not table.saved()["start"]


def test_letter_keys_can_be_switched_off(table: Table) -> None:
    table.visit(letter_keys=False)
    table.new().act("place 1 1").press("u", "l")
    assert table.moves == ["place 1 1"]
    assert table.layer("log").count() == 0


def test_letters_typed_into_a_field_stay_there(table: Table) -> None:
    table.cmd("new:duel").first.click()
    name = table.page.locator('[data-field="seat-0-name"]')
    name.click()
    table.page.keyboard.type("Luise P?")
    assert name.input_value() == "Luise P?"
    assert table.layer("new").count() == 1


def test_a_phone_shows_the_table_without_scrolling_sideways(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    table = Table(page).visit().new(seed="axe")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small: list[Any] = page.evaluate(
        """() => [...document.querySelectorAll('#screen button')]
        .filter(thing => thing.getClientRects().length)
        .map(thing => [thing.dataset.k, thing.getBoundingClientRect()])
        .filter(([, box]) => box.width < 24 || box.height < 24).map(([name]) => name)"""
    )
    assert small == []
    assert table.legal


def test_reduced_motion_moves_nothing(new_page: NewPage) -> None:
    page = new_page(viewport=DESK, reduced_motion="reduce")
    table = Table(page).visit(speed="normal").new(seed="axe").act("place 1 1", "place 1 2")
    table.act("unload R1")
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_click_finishes_what_is_moving(table: Table) -> None:
    table.visit(speed="slow")
    table.new(seed="axe").act("place 1 1", "place 1 2", "unload R1")
    assert table.page.evaluate("document.getAnimations().length") > 0
    table.page.locator("h1").first.click()
    assert table.page.evaluate("document.querySelectorAll('.flying').length") == 0


def test_motion_ends_where_things_are(table: Table) -> None:
    drawn = "() => [...document.querySelectorAll('#screen .points')].map(total => total.textContent)"
    table.visit(speed="fast")
    table.new(seed="axe").act("place 1 1", "place 1 2", "unload R1")
    expect(table.page.locator(".flying").first).to_be_attached()
    expect(table.page.locator(".flying")).to_have_count(0)
    totals = table.page.evaluate(drawn)
    assert table.reload().page.evaluate(drawn) == totals

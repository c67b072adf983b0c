"""Imhotep in a real browser: whole games with B sides, every module, on a phone; some of one by keyboard."""

from playwright.sync_api import expect

from game.core.record import new_record
from tests.conftest import NewPage
from tests.e2e import keyboard
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.picking import Picker, by_keys, by_touch
from tests.e2e.results import expect_result
from tests.e2e.table import Table
from tests.golden.games import recorded
from tests.helpers import random_match

MIXED = {"market": "D", "pyramid": "C", "temple": "D", "burial": "C", "obelisks": "D"}
ON_A_PHONE = {"market": "C", "pyramid": "D", "temple": "C", "burial": "D", "obelisks": "C"}

LAST_SAIL = 28  # the decision that ends the second round
# How long, in ms, the motion of things waits.
DELAYS = """things => [...document.querySelectorAll(things)].flatMap(thing => thing.getAnimations())
    .map(animation => animation.effect.getComputedTiming().delay)"""
LONGEST_REPLAY = 500  # characters of a whole game for four


def test_two_people_on_the_b_sides_meet_all_that_is_asked_there(table: Table) -> None:
    table.deal("imhotep", (0, 0), seed="maat", preset="advanced")
    wanted = {"build", "accept", "choose", "keep"}
    picker = Picker(table, 1).until(lambda match: wanted <= {action.verb for action in match.actions})
    assert picker.handed_over


def test_a_game_of_four_with_all_modules_and_mixed_sides(table: Table) -> None:
    table.deal("imhotep", (0, 0, 0, 0), seed="cheops", preset="modules", **MIXED)
    match = Picker(table, 3).play_out()
    expect_result(table, match)
    assert {"private", "bet", "favour", "play", "cell", "lay", "pick"} <= {
        action.verb for action in match.actions
    }
    table.cmd("close").first.click()
    assert len(table.link("replay").partition("#")[2]) <= LONGEST_REPLAY


def test_a_game_by_keyboard_alone(table: Table) -> None:
    keyboard.begin(table, "imhotep", "thoth")
    picker = Picker(table, 4, by_keys).until(lambda match: match.state.round > 2)
    assert {"take", "place", "sail"} <= {action.verb for action in picker.match.actions}


def test_a_game_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")
    table = Table(page).visit(language="de")
    table.deal("imhotep", (0, 0), seed="djoser", **ON_A_PHONE)
    picker = Picker(table, 1, by_touch)
    expect_result(table, picker.play_out(), "mit {} Punkten")
    assert any(chosen.name.startswith("near-cell-") for chosen in picker.chosen)


# ---- single clicks ------------------------------------------------------------------------------------


def test_one_ready_boat_sails_by_a_click_on_the_site(table: Table) -> None:
    table.deal("imhotep", (0, 0), seed="amun", preset="first", start="1")
    table.act("place 4 1")
    site = table.thing("sail 4 pyramid")
    site.hover()
    expect(table.page.locator(".site .ghost")).to_have_count(1)
    expect(table.page.locator('[data-k="pts-0"]')).to_contain_text("+2")
    site.click()
    table.expect_moves("place 4 1", "sail 4 pyramid")
    expect(table.page.locator(".ghost")).to_have_count(0)
    expect(table.page.locator('[data-k="pts-0"]')).to_contain_text("2")


def test_a_taken_site_says_why_not(table: Table) -> None:
    table.deal("imhotep", (0, 0), seed="amun", preset="first", start="1")
    table.act("place 4 1", "sail 4 temple", "place 3 1")
    table.page.locator('[data-act="sail 3 temple"]').click(force=True)
    expect(table.page.locator("[data-tip]")).to_contain_text("The Temple already has a boat this round.")
    assert table.moves == ["place 4 1", "sail 4 temple", "place 3 1"]


def test_the_end_is_counted_area_by_area_and_space_skips_the_rest(table: Table) -> None:
    whole = random_match(new_record("imhotep", 2, {}, "counted"), 1)
    last = max(ply for ply in range(whole.plies) if whole.mover(ply) == 0 and len(whole.until(ply).legal) > 1)
    table.visit(speed="slow").play_on(whole.until(last))
    table.act(whole.actions[last].text)
    prompt = table.page.locator(".prompt")
    expect(prompt).to_contain_text("Now for the final scoring.")
    expect(prompt).to_contain_text("Burial Chamber +")
    expect(table.page.locator(".counts-burial")).to_be_visible()
    table.press(" ")
    expect(table.layer("result")).to_be_visible()


def test_new_boats_come_when_the_last_one_is_unloaded(new_page: NewPage) -> None:
    table = Table(new_page(viewport=DESK)).visit(speed="slow")
    whole = recorded("imhotep-3-AAAAA0000er")
    table.play_on(whole.until(LAST_SAIL))
    table.act("sail 2", whole.action(LAST_SAIL).text)
    late = table.page.evaluate(DELAYS, "#screen .berths [data-late]")
    unloading = table.page.evaluate(DELAYS, ".sky > *")
    assert late
    assert len(unloading) >= len([event for event in whole.events(LAST_SAIL) if event.kind == "arrive"])
    assert min(late) > max(unloading)

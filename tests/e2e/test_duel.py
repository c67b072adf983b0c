"""The Duel in a real browser: a whole game on a desk and on a phone, some decisions by keyboard alone."""

import re

from playwright.sync_api import expect

from game.core.match import Match
from game.core.record import from_text, new_record
from tests.conftest import NewPage
from tests.e2e.keyboard import begin, reach
from tests.e2e.results import expect_result
from tests.e2e.table import Table, best

MOST_STEPS = 400
BY_KEYBOARD = 12  # decisions: figures are placed, boats unloaded, tiles laid


def test_a_whole_game_of_two_people_and_another(table: Table) -> None:
    table.new()
    for _ in range(MOST_STEPS):
        legal = table.await_turn()
        if not legal:
            break
        table.act(best(legal))
    expect(table.layer("result")).to_contain_text(re.compile("wins (the tie-break )?with"))
    expect(table.layer("result").locator("table")).to_be_visible()
    assert table.saved()["over"]
    table.cmd("again").click()
    assert table.moves == []
    assert "option start second" in table.saved()["record"]


def test_a_whole_game_on_a_phone_against_a_bot(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de")
    table = Table(page).visit(language="de").new(level=1)
    for _ in range(MOST_STEPS):
        legal = table.await_turn()
        if not legal:
            break
        tap(table, best(legal))
    expect_result(table, Match(from_text(table.saved()["record"])), "mit {} Punkten")


def tap(table: Table, act: str) -> None:
    """A first tap shows what it would bring, the second one does it."""
    plies = table.saved()["plies"]
    table.thing(act).tap()
    if table.saved()["start"] == act:
        table.thing(act).tap()
    assert table.saved()["plies"] > plies or table.saved()["start"]


# ---- by keyboard alone ----------------------------------------------------------------------------------


def test_a_game_by_keyboard_alone(table: Table) -> None:
    begin(table, "duel", "thoth")
    for _ in range(BY_KEYBOARD):
        reach(table, best(table.await_turn()))
        table.press("Enter")
    assert {"place", "unload"} <= {text.partition(" ")[0] for text in table.moves}
    table.play_on(nearly_over())
    reach(table, best(table.await_turn()))
    table.press("Enter")
    expect(table.layer("result")).to_be_visible()
    assert table.page.evaluate("document.activeElement.closest('[data-k=\"layer-result\"]') !== null")


def nearly_over() -> Match:
    """A game with one decision to come."""
    match = Match(new_record("duel", 2, {}, "thoth"))
    while not (after := match.play(best([action.text for action in match.legal]))).over:
        match = after
    return match

"""Whole games of Pyramids in a real browser: by mouse, keyboard and touch, with bots, with hidden hands."""

import pytest

from game.core.match import Match
from game.games.pyramids import tables as box
from tests.conftest import NewPage
from tests.e2e import keyboard
from tests.e2e.axe import findings
from tests.e2e.conftest import PHONE
from tests.e2e.picking import Picker, by_keys, by_touch
from tests.e2e.results import expect_result
from tests.e2e.table import Table


def building(match: Match) -> bool:
    """Whether a card is to be built."""
    return bool(match.state.pending) and match.state.pending[-1].step == "build"


def test_a_game_against_a_bot(table: Table) -> None:
    table.deal("pyramids", (0, 2), seed="amun7342")
    expect_result(table, Picker(table, 1).play_out())


def test_a_game_with_five_seats(table: Table) -> None:
    table.deal("pyramids", (0, 1, 2, 1, 2), seed="bastet")
    expect_result(table, Picker(table, 2).play_out())


def test_a_game_by_keyboard_alone(table: Table) -> None:
    keyboard.begin(table, "pyramids", "thoth")
    expect_result(table, Picker(table, 3, by_keys).play_out())


def test_a_game_on_a_phone_in_german(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")
    table = Table(page).visit(language="de")
    table.deal("pyramids", (0, 2), seed="cheops")
    expect_result(table, Picker(table, 4, by_touch).play_out(), "mit {} Punkten")


def test_of_two_at_one_device_nobody_sees_the_others_hand(table: Table) -> None:
    table.deal("pyramids", (0, 0), seed="djoser", start="1")
    ready = table.cmd("ready").first
    ready.click()
    first = table.saved()["record"]
    table.page.locator('[data-act^="tile"]:not([aria-disabled="true"])').first.click()
    ready.wait_for()
    assert table.saved()["record"] != first
    shown = table.page.evaluate("() => document.querySelector('#screen').innerHTML")
    assert not any(card.text in shown for card in box.CARDS)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(table: Table, theme: str) -> None:
    table.visit(theme=theme)
    table.deal("pyramids", (0, 1, 1), seed="edfu")
    Picker(table, 6).until(building)
    table.page.wait_for_timeout(400)  # colours have changed over
    assert findings(table) == []

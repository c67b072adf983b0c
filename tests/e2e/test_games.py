"""Cheops and Pyramids in a real browser: whole games on a phone, parts of some on a desk and by keyboard."""

import pytest

from tests.conftest import NewPage
from tests.e2e import keyboard
from tests.e2e.axe import findings_by_day_and_night
from tests.e2e.conftest import PHONE
from tests.e2e.picking import Picker, asks, by_keys, by_touch
from tests.e2e.results import expect_result
from tests.e2e.table import Table

STEPS = {"cheops": "pay", "pyramids": "build"}  # by game: the question whose page axe looks at
BY_KEYBOARD, AT_FIVE = 16, 24  # decisions of all seats
every_game = pytest.mark.parametrize("game", STEPS)


@every_game
def test_five_at_a_table(table: Table, game: str) -> None:
    table.deal(game, (0, 1, 2, 1, 2), seed="bastet")
    picker = Picker(table, 2).until(lambda match: match.plies >= AT_FIVE)
    assert {picker.match.mover(ply) for ply in range(picker.match.plies)} == set(range(5))


@every_game
def test_a_game_by_keyboard_alone(table: Table, game: str) -> None:
    keyboard.begin(table, game, "thoth")
    picker = Picker(table, 3, by_keys).until(lambda match: match.plies >= BY_KEYBOARD)
    assert len(picker.chosen) > BY_KEYBOARD // 4


@every_game
def test_a_game_on_a_phone_in_german(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")
    table = Table(page).visit(language="de")
    table.deal(game, (0, 2), seed="cheops")
    expect_result(table, Picker(table, 4, by_touch).play_out(), "mit {} Punkten")


@every_game
def test_axe_finds_nothing(new_page: NewPage, game: str) -> None:
    table = Table(new_page()).visit(theme="auto")
    table.deal(game, (0, 1, 1), seed="edfu")
    Picker(table, 6).until(asks(STEPS[game]))
    assert findings_by_day_and_night(table) == []

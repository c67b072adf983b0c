"""Whole games of Cheops' Master Builders in a real browser: by mouse, by keyboard, by touch, with bots."""

import pytest

from game.core.match import Match
from tests.conftest import NewPage
from tests.e2e import keyboard
from tests.e2e.axe import findings
from tests.e2e.conftest import PHONE
from tests.e2e.picking import Picker, by_keys, by_touch
from tests.e2e.results import expect_result
from tests.e2e.table import Table


def paying(match: Match) -> bool:
    """Whether a stone has been ticked and is still to be paid for."""
    return bool(match.state.pending) and match.state.pending[-1].step == "pay"


def test_a_game_against_a_bot(table: Table) -> None:
    table.deal("cheops", (0, 2), seed="amun7342")
    expect_result(table, Picker(table, 1).play_out())


def test_a_game_with_five_seats(table: Table) -> None:
    table.deal("cheops", (0, 1, 2, 1, 2), seed="bastet")
    expect_result(table, Picker(table, 2).play_out())


def test_a_game_by_keyboard_alone(table: Table) -> None:
    keyboard.begin(table, "cheops", "thoth")
    expect_result(table, Picker(table, 3, by_keys).play_out())


def test_a_game_on_a_phone_in_german(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, locale="de")
    table = Table(page).visit(language="de")
    table.deal("cheops", (0, 2), seed="cheops")
    expect_result(table, Picker(table, 4, by_touch).play_out(), "mit {} Punkten")


def test_a_payment_outlasts_a_reload(table: Table) -> None:
    table.deal("cheops", (0, 2), seed="djoser")
    picker = Picker(table, 5).until(paying)
    board = table.drawn
    assert table.reload().drawn == board
    picker.choose(picker.pick())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(table: Table, theme: str) -> None:
    table.visit(theme=theme)
    table.deal("cheops", (0, 1, 1), seed="edfu")
    Picker(table, 6).until(paying)
    table.page.wait_for_timeout(400)  # colours have changed over
    assert findings(table) == []

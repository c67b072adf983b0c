"""The lobby on a phone: what stands first, and what has room for its words."""

import pytest

from game.shell.held import GameResult, Statistics
from game.shell.kept.saves import saved_text
from game.shell.kept.statistics import RESULTS_KEY, results_text
from game.shell.learning.daily import GAMES, OTHER, game_of, save_id
from game.shell.play import Play
from game.shell.seat import Seat
from tests.e2e.conftest import PHONE
from tests.e2e.table import Table
from tests.e2e.test_review import ends

STORE = "([key, text]) => localStorage.setItem(`baumeister.${key}`, text)"
TODAY = "() => new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10)"
ROOM = 200  # for the name of the deal and its result


def top(table: Table, part: str) -> float:
    box = table.page.locator(part).bounding_box()
    assert box
    return box["y"]


@pytest.mark.parametrize("over", [True, False])
def test_in_the_lobby_of_a_phone_the_day_stands_back_for_a_game_to_go_on_with(
    table: Table, over: bool
) -> None:
    match, _ = ends()
    kept = match if over else match.until(match.plies - 1)
    table.page.set_viewport_size(PHONE)
    table.page.evaluate(
        STORE, ["game.short", saved_text(Play("short", kept, (Seat(), Seat())), "2026-03-01 14:05")]
    )
    table.open()
    assert (top(table, ".today") < top(table, ".continue")) == over


def test_in_the_lobby_of_a_phone_a_deal_that_was_played_has_room_for_its_words(table: Table) -> None:
    day = table.page.evaluate(TODAY)
    game = game_of(day, GAMES)
    row = GameResult(save_id(game, day), game, day, ("", OTHER.text), (38, 31), (0,))
    table.page.set_viewport_size(PHONE)
    table.page.evaluate(STORE, [RESULTS_KEY, results_text(Statistics((row,)))])
    table.open()
    text = table.page.locator(".today .done .save-text").bounding_box()
    assert text
    assert text["width"] > ROOM

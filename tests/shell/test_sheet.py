"""What a player has, in full, on top of a table that shows the others at a glance."""

import pytest

from game.shell.page import page
from tests.shell.desk import Desk


def at_the_table(game: str) -> Desk:
    return Desk().do(f"new:{game}", "start")


def test_the_sheet_of_another_opens_in_full_and_closes_again() -> None:
    desk = at_the_table("cheops").do("sheet:1")
    assert desk.model.layer is not None
    assert desk.model.layer.name == "sheet"
    assert 'data-k="full-1"' in page(desk.model).layer
    assert desk.do("close").model.layer is None


def test_one_sheet_takes_the_place_of_another() -> None:
    desk = at_the_table("cheops").do("sheet:1", "sheet:0")
    assert len(desk.model.layers) == 1
    assert 'data-k="full-0"' in page(desk.model).layer


@pytest.mark.parametrize("arg", ["", "9", "x", "-1", "²"])
def test_whoever_is_asked_for_there_is_a_sheet(arg: str) -> None:
    assert "full-" in page(at_the_table("cheops").do(f"sheet:{arg}").model).layer


def test_a_game_that_shows_all_on_its_table_has_no_sheets() -> None:
    assert "full-" not in page(at_the_table("duel").do("sheet:1").model).layer


def test_what_has_begun_is_started_over() -> None:
    desk = at_the_table("cheops")
    assert desk.model.play is not None
    first = next(action.text for action in desk.model.play.match.legal if action.verb == "tick")
    plies = desk.model.play.match.plies
    desk.act(first)
    assert desk.model.play is not None
    assert desk.model.play.match.plies == plies + 1
    desk.do("cancel")
    assert desk.model.play is not None
    assert desk.model.play.match.plies == plies

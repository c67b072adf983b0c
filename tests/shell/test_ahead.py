"""A click that was looked ahead at is answered as any other."""

from dataclasses import replace

from game.shell.ahead import look_ahead
from game.shell.messages import Act, Preview
from game.shell.model import Moment
from game.shell.page import page
from game.shell.update import update
from tests.shell.desk import new_game

NOW = Moment("2026-05-01 12:00", "0123456789abcdef")
PLACE = Act("place 2 2", previews=True)


def test_the_answer_is_what_the_click_would_bring_and_nothing_has_happened_yet() -> None:
    desk = new_game().forget()
    ahead = look_ahead(desk.model, PLACE, NOW)
    after, effects = update(replace(desk.model, moment=NOW), PLACE)
    assert (ahead.after.saves, ahead.effects, ahead.page) == (after.saves, effects, page(after))
    assert (desk.moves, desk.wishes) == ((), [])


def test_it_answers_that_click_only_as_long_as_nothing_else_has_come() -> None:
    desk = new_game()
    ahead = look_ahead(desk.model, PLACE, NOW)
    later = replace(NOW, word="fedcba9876543210")
    assert ahead.answers(desk.model, PLACE, later)
    assert not ahead.answers(desk.model, Act("place 2 2", touch=True, previews=True), later)
    assert not ahead.answers(desk.model, PLACE, replace(NOW, date="2026-05-01 12:01"))
    assert not ahead.answers(desk.send(Preview("place 2 2")).model, PLACE, later)

"""The day in the lobby: one deal and one puzzle, the par beside what was reached, the days in a row."""

from dataclasses import replace

from game.shell.exercise import Training
from game.shell.held import GameResult, Statistics
from game.shell.learning import daily, puzzling
from game.shell.learning.daily import OTHER, game_of, of_today, save_id, streak
from game.shell.page import page
from tests.shell.desk import Desk

DEAL = of_today(Desk().do("close").model)
GAME, _, TODAY = DEAL.partition(" ")


def strip(desk: Desk) -> str:
    """The day as the lobby shows it."""
    html = page(desk.model).html()
    return html[html.index('data-k="today"') :].partition("</section>")[0]


def played(*days: str, game: str = GAME) -> Desk:
    """A lobby where the deals of these days are over."""
    desk = Desk().do("close")
    rows = [GameResult(save_id(game, day), game, day, ("", OTHER.text), (38, 31), (0,)) for day in days]
    desk.model = replace(desk.model, results=Statistics(tuple(rows)))
    return desk


def test_the_games_take_turns_and_the_puzzle_is_of_another_than_the_deal() -> None:
    days = [f"2026-03-{day:02}" for day in range(1, 29)]
    assert {game_of(day, daily.GAMES) for day in days} == {*daily.GAMES}
    for day in days:
        model = Desk(today=day).do("close").model
        assert puzzling.of_today(model).game != of_today(model).partition(" ")[0]


def test_both_are_a_click_away() -> None:
    shown = strip(Desk().do("close"))
    assert f'data-cmd="day:{DEAL}"' in shown
    assert 'data-cmd="puzzle-today:' in shown
    assert "not played" in shown
    begun = Desk().do(f"day:{DEAL}")
    assert begun.play.id == save_id(GAME, TODAY)
    assert "begun" in strip(begun.do("lobby"))


def test_what_was_reached_is_shown_with_its_distance_from_the_par() -> None:
    desk = played(TODAY)
    assert "You: 38 points" in strip(desk)
    assert f'data-cmd="par:{DEAL}"' in strip(desk)
    for par, said in ((40, "2 below par"), (38, "on par"), (35, "3 above par")):
        desk.model = replace(desk.model, pars=((DEAL, (par, 30)),))
        assert said in strip(desk)


def test_the_par_of_the_lobby_is_given_up_with_the_lobby() -> None:
    desk = played(TODAY).do(f"par:{DEAL}")
    assert desk.waits_for("par")
    assert not desk.do(f"day:{DEAL}").waits_for("par")


def test_days_in_a_row_end_today_or_yesterday_and_a_gap_only_ends_them() -> None:
    assert TODAY == "2026-03-01"
    assert streak(played("2026-03-01", "2026-02-28", "2026-02-27").model) == 3
    assert streak(played("2026-02-28", "2026-02-27").model) == 2
    assert streak(played("2026-03-01", "2026-02-27").model) == 1
    assert streak(played("2026-02-27").model) == 0
    assert "3 days in a row" in strip(played("2026-03-01", "2026-02-28", "2026-02-27"))
    assert "in a row" not in strip(played())


def test_other_games_count_for_no_day() -> None:
    desk = played("2026-03-01")
    row = replace(desk.model.results.rows[0], id="day20260301-chess")
    desk.model = replace(desk.model, results=Statistics((row,)))
    assert streak(desk.model) == 0


def test_the_day_of_exercises_may_be_one_further_on() -> None:
    desk = Desk()
    ahead = replace(desk.model, moment=replace(desk.model.moment, date="2026-03-02 08:00"))
    assert streak(replace(ahead, training=Training((), ("2026-03-02",)))) == 1
    assert streak(replace(ahead, training=Training((), ("2026-03-01", "2026-03-02")))) == 2

"""What a result says to the people who played: their place, what cost most, what to try next."""

from dataclasses import replace

import pytest

from game.bots.judging import decisions
from game.bots.levels import LEVELS, ladder_of
from game.bots.review import Review
from game.shell.page import page
from game.shell.seat import Seat
from tests.shell.desk import Desk
from tests.shell.test_reviewing import LEVEL, WHOLE, finished, judged, slip, slips

WINNER = WHOLE.outcome.winners[0]
HIGHEST = len(ladder_of(WHOLE.setup.game, WHOLE.game.players))
BEHIND = WHOLE.outcome.points - min(WHOLE.game.scores(WHOLE.state))


def ended(person: int, level: int = 3) -> Desk:
    """The game as one person's against a bot."""
    desk = finished()
    bot = Seat(bot=f"level:{level}")
    seats = tuple(Seat("Ada") if player == person else bot for player in range(2))
    desk.model = desk.model.with_play(seats=seats)
    return desk


def told(desk: Desk) -> str:
    """The result as it is shown."""
    html = page(desk.model).html()
    return html[html.index('data-k="afterwards"') :].partition("</section>")[0]


def test_whoever_won_is_told_by_how_much_and_offered_the_next_level() -> None:
    shown = told(ended(WINNER))
    assert f"You won by {BEHIND} point" in shown
    assert "again:up" in shown
    assert "again:down" not in shown


def test_whoever_lost_is_told_the_place_and_offered_the_lesson_first() -> None:
    desk = ended(1 - WINNER)
    assert f"Place 2 of 2, {BEHIND} point" in told(desk)
    assert "learn:duel" in told(desk)
    lesson = replace(desk.model.saves[0], lesson=True, over=True)
    desk.model = replace(desk.model, saves=(lesson,))
    assert "learn:duel" not in told(desk)
    assert "again:down" in told(desk)


def test_sound_is_offered_after_the_first_game_only() -> None:
    desk = ended(WINNER)
    assert len(desk.model.results.rows) == 1
    assert "sound:on" in told(desk)
    rows = desk.model.results.rows * 2
    desk.model = replace(desk.model, results=replace(desk.model.results, rows=rows))
    assert "sound:on" not in told(desk)
    assert "sound:on" not in told(ended(WINNER).do("sound:on"))


@pytest.mark.parametrize(("person", "level"), [(WINNER, len(LEVELS)), (WINNER, HIGHEST), (1 - WINNER, 1)])
def test_beyond_the_last_level_there_is_none(person: int, level: int) -> None:
    desk = ended(person, level)
    desk.model = replace(desk.model, saves=(replace(desk.model.saves[0], lesson=True, over=True),))
    assert "again:up" not in told(desk)
    assert "again:down" not in told(desk)


def test_a_level_further_or_the_same_deal_is_a_click() -> None:
    deal = WHOLE.record.with_actions(())
    assert ended(WINNER).do("again:up").play.seats[1 - WINNER].bot == "level:4"
    assert ended(WINNER).do("again:down").play.seats[1 - WINNER].bot == "level:2"
    same = ended(WINNER).do("again:deal")
    assert (same.record.with_actions(()), same.play.seats[1 - WINNER].bot) == (deal, "level:3")
    assert ended(WINNER).do("again").record.seed != deal.seed


def test_several_people_are_told_their_places_and_nothing_else_to_try() -> None:
    desk = finished()
    shown = told(desk)
    assert all(f"place {n} of 2" in shown for n in (1, 2))
    assert "again:" not in shown


def test_where_only_bots_played_nobody_is_spoken_to() -> None:
    desk = finished()
    desk.model = desk.model.with_play(seats=(Seat(bot="level:1"),) * 2)
    assert "afterwards" not in page(desk.model).html()


def test_what_cost_most_is_looked_for_when_asked_and_found_as_an_exercise() -> None:
    desk = finished()
    assert "review-go" in told(desk)
    desk.do("review-go")
    assert desk.layer == "result"
    desk.model = desk.model.with_play(review=Review(LEVEL, WHOLE.plies))
    judged(desk, 1)
    assert f"1 of {len(decisions(WHOLE))} decisions" in told(desk)
    desk.do("review-stop")
    few, worst = slips(2)
    fine = {ply: slip(ply)._replace(value=600, played_lead=20) for ply in decisions(WHOLE)}
    found = {**fine, few.ply: few, worst.ply: worst._replace(value=300)}
    desk.model = desk.model.with_play(review=Review(LEVEL, WHOLE.plies, tuple(found.values())))
    (lost,) = (each.chance_lost(WHOLE) for each in found.values() if each.ply == worst.ply)
    assert f"Move {worst.ply + 1} cost most: {round(lost / 10)}%" in told(desk)
    assert lost > few.chance_lost(WHOLE)
    desk.do("find-it:1")
    assert desk.play.quest
    assert desk.play.quest.point.ply == worst.ply


def test_where_nothing_cost_much_that_is_said() -> None:
    desk = finished()
    fine = tuple(slip(ply)._replace(value=600) for ply in decisions(WHOLE))
    desk.model = desk.model.with_play(review=Review(LEVEL, WHOLE.plies, fine))
    assert "No decision of yours cost much." in told(desk)

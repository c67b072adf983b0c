"""Reviews of finished games: judged one by one, stopped, gone on with, kept; finding better moves oneself."""

import json
from collections.abc import Sequence

import pytest

from game.bots.judging import decisions, reviewed
from game.bots.levels import Level, read_level
from game.bots.review import Judged, Review, judged_data
from game.core.match import Match
from game.core.record import from_text, new_record
from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.page import page
from game.shell.table.opened import OpenGame, seen
from game.views.table import Table
from tests.helpers import random_match
from tests.shell.desk import Desk, found, new_game

WHOLE = random_match(new_record("duel", 2, {"start": "first"}, "reviewed"), 3)
LEVEL = "flat:20"


def finished() -> Desk:
    """A game of two people that is over, its result shown."""
    desk = new_game(seed="reviewed")
    for text in WHOLE.record.actions[:-1]:
        desk.deliver(msg.Act(text))
    return desk.act(WHOLE.record.actions[-1]).do("skip")


def begun() -> Desk:
    desk = finished().do("review")
    desk.model = desk.model.with_play(review=Review(LEVEL, WHOLE.plies))
    return desk


def judged(desk: Desk, count: int) -> Desk:
    """The bot judges so many decisions, in turn."""
    for _ in range(count):
        wish = desk.last(fx.Ask)
        question = {"job": "judge", "record": wish.record, "bots": [LEVEL], "ply": wish.ply}
        desk.deliver(msg.Answered(wish.request, found(question)))
    return desk


def made(*points: Judged) -> Desk:
    """A finished game with this review, made up."""
    desk = finished()
    desk.model = desk.model.with_play(review=Review(LEVEL, WHOLE.plies, points))
    return desk.do("review")


def slip(ply: int) -> Judged:
    """A decision of the game as if it had given away much."""
    played = WHOLE.action(ply).text
    others = [action.text for action in WHOLE.until(ply).legal if action.text != played]
    return Judged(ply, WHOLE.mover(ply), 500, 0, others[0], 600, 20, played, 450, -10, 20, tuple(others[:2]))


def on_the_table(desk: Desk) -> Table:
    """What the board is drawn from."""
    return seen(OpenGame(desk.model))


def slips(count: int) -> list[Judged]:
    plies = [ply for ply in decisions(WHOLE) if len(WHOLE.until(ply).legal) > 3]
    return [slip(ply) for ply in plies[5 : 5 + count]]


# ---- judging ----------------------------------------------------------------------------------------


def test_opening_the_review_begins_it_with_the_first_decision() -> None:
    desk = finished().do("review")
    wish = desk.last(fx.Ask)
    assert (desk.layer, wish.job, wish.ply) == ("review", "judge", 0)
    assert from_text(wish.record) == WHOLE.record
    assert read_level(wish.bots[0]).iterations


def test_decisions_are_judged_one_after_the_other_and_kept_with_the_save() -> None:
    desk = judged(begun(), 3)
    assert desk.play.review is not None
    assert [each.ply for each in desk.play.review.judged] == [0, 1, 2]
    assert desk.last(fx.Ask).ply == 3
    saved = json.loads(desk.storage[f"game.{desk.play.id}"])["review"]
    assert saved == {
        "level": LEVEL,
        "judged": json.loads(json.dumps([*map(judged_data, desk.play.review.judged)])),
    }


def test_that_nothing_was_found_is_said_for_good_when_all_is_judged() -> None:
    plies = decisions(WHOLE)
    fine = [slip(ply)._replace(best=WHOLE.action(ply).text, best_value=450) for ply in plies]
    assert "None so far." in page(made(*fine[:-1]).model).html()
    assert "None." in (whole := page(made(*fine).model).html())
    assert "so far" not in whole


def test_under_way_no_figure_of_the_whole_game_is_shown() -> None:
    points = [slip(ply) for ply in decisions(WHOLE)]
    under_way, whole = (page(made(*some).model).html() for some in (points[:-1], points))
    for figure in ('class="ptable scores"', 'class="outlooks"', "What chance did"):
        assert figure in whole
        assert figure not in under_way
    assert "It gave away " in under_way


def test_stopped_it_is_gone_on_with_where_it_was_also_after_a_reload() -> None:
    desk = judged(begun(), 2)
    wish = desk.last(fx.Ask)
    desk.do("review-stop")
    assert desk.last(fx.CancelThinking).request == wish.request
    desk.send(msg.Answered(wish.request, {"judged": judged_data(slip(5))}))
    again = desk.reload().do("review")
    assert again.wished(fx.Ask) == []
    assert again.do("review-go").last(fx.Ask).ply == 2
    assert again.last(fx.Ask).bots == (LEVEL,)


def test_leaving_the_table_stops_it() -> None:
    desk = judged(begun(), 1)
    wish = desk.last(fx.Ask)
    assert desk.do("lobby").last(fx.CancelThinking).request == wish.request


def test_the_last_decision_judged_it_is_done() -> None:
    desk = begun()
    whole = Review(LEVEL, WHOLE.plies, tuple(slip(ply) for ply in decisions(WHOLE)[:-1]))
    desk.model = desk.model.with_play(review=whole)
    desk.send(msg.Answered(desk.last(fx.Ask).request, {"judged": judged_data(slip(decisions(WHOLE)[-1]))}))
    assert not desk.waits_for("judge")
    assert desk.last(fx.Announce).text == "The review is done."


def test_a_bot_that_stops_is_told_and_can_be_asked_again() -> None:
    desk = begun()
    desk.send(msg.ThinkingFailed(desk.last(fx.Ask).request, "no"))
    assert (desk.model.asked, desk.toast) == ((), "The bot stopped: no")
    assert desk.do("review-go").waits_for("judge")


def test_a_game_that_goes_another_way_has_no_review() -> None:
    desk = made(slip(0)).do("close", "undo", "undo-anyway")
    assert not desk.play.match.over
    assert desk.play.review is None


def test_a_game_that_goes_on_has_none() -> None:
    desk = new_game().act("place 1 1").do("review", "review-go", "find-it", "quest-next", "quest-leave")
    assert (desk.layer, desk.play.review, desk.wished(fx.Ask)) == ("", None, [])


@pytest.mark.parametrize(
    "review",
    [
        7,
        {"level": "none", "judged": []},
        {"level": LEVEL, "judged": [[1, 2]]},
        {"level": LEVEL, "judged": [judged_data(slip(1))]},
        {"level": LEVEL, "judged": [[*judged_data(slip(0))[:7], "place 9 9", *judged_data(slip(0))[8:]]]},
    ],
)
def test_a_saved_review_that_does_not_fit_is_left_out(review: object) -> None:
    desk = made(slip(0)).do("goto:3")
    key = f"game.{desk.play.id}"
    data = json.loads(desk.storage[key])
    assert desk.reload().play.review is not None
    desk.storage[key] = json.dumps({**data, "review": review})
    again = desk.reload()
    assert (again.play.review, again.moves) == (None, desk.moves)


def test_the_position_before_a_turning_point_tells_what_was_better() -> None:
    point = slips(1)[0]
    desk = made(point).do(f"goto:{point.ply}")
    assert desk.play.ply == point.ply
    assert desk.layer == "review"


def test_the_better_move_is_drawn_on_its_position_as_a_hint_is_and_cannot_be_played() -> None:
    point = slips(1)[0]
    desk = made(point).do(f"goto:{point.ply}")
    view = on_the_table(desk)
    assert (view.hint, list(view.offered), list(view.legal)) == (point.best, [point.best], [point.best])
    assert view.viewer == point.player
    assert "Better: " in page(desk.model).html()
    desk.act(point.best)
    assert (desk.moves, desk.play.ply) == (WHOLE.record.actions, point.ply)
    assert on_the_table(desk.do(f"goto:{point.ply + 1}")).hint == ""


def test_a_backup_brings_the_review_of_the_open_game_along() -> None:
    desk = made(slip(0)).do("goto:3")
    backup = desk.do("export").last(fx.Download).text
    other = finished()
    other.storage[f"game.{desk.play.id}"] = other.storage.pop(f"game.{other.play.id}")
    other.storage["open"] = desk.play.id
    other = other.reload()
    assert other.play.review is None
    other.send(msg.Brought("backup.txt", backup))
    assert other.play.review == Review(LEVEL, WHOLE.plies, (slip(0),))


# ---- find it yourself -------------------------------------------------------------------------------


def quest(points: Sequence[Judged]) -> Desk:
    return made(*points).do("find-it")


def test_a_turning_point_is_shown_as_if_it_were_ones_turn() -> None:
    points = slips(2)
    desk = quest(points)
    assert desk.layer == ""
    assert desk.play.match.plies == points[0].ply
    assert desk.play.your_turn
    assert [action.text for action in desk.play.legal] == [a.text for a in WHOLE.until(points[0].ply).legal]
    assert "Look for something better." in desk.last(fx.Announce).text


def test_a_good_move_is_found_and_nothing_is_played() -> None:
    points = slips(2)
    desk = quest(points).act(points[0].good[1])
    assert desk.play.quest is not None
    assert (desk.play.quest.state, desk.play.quest.found) == ("found", 1)
    assert desk.play.match.plies == points[0].ply
    assert desk.last(fx.Announce).text.startswith("Right: ")


def test_what_was_played_and_other_moves_are_not_it() -> None:
    point = slips(1)[0]
    desk = quest([point]).act(point.played)
    assert desk.last(fx.Announce).text == "That is what was played. Look for something better."
    other = next(a.text for a in desk.play.legal if a.text not in (*point.good, point.played))
    assert desk.act(other).last(fx.Announce).text == "Not this one. Look for something better."
    desk.act(point.best)
    assert desk.play.quest
    assert desk.play.quest.state == "found"


def test_a_hint_says_something_and_the_solution_all() -> None:
    point = slips(1)[0]
    desk = quest([point]).do("hint")
    assert desk.wished(fx.Ask) == []
    idea = "Look at each boat as if it were unloaded next: who would get what?"
    assert desk.last(fx.Announce).text == f"{idea} 2 moves are good here."
    desk.act(point.played)
    assert desk.play.quest
    assert desk.play.quest.state == "hint"
    desk.do("quest-show")
    assert desk.last(fx.Announce).text.startswith("Better: ")
    assert desk.act(point.best).play.quest
    assert desk.play.quest.found == 0


def test_the_better_move_is_drawn_once_it_is_known() -> None:
    point = slips(1)[0]
    desk = quest([point])
    assert on_the_table(desk).hint == ""
    assert on_the_table(desk.act(point.played)).hint == ""
    assert on_the_table(desk.do("quest-show")).hint == point.best
    html = page(desk.model).html()
    assert f'class="prompt p{point.player + 1} hint"' in html
    assert "play-hint" not in html
    assert on_the_table(desk.act(point.good[1])).hint == point.good[1]


def test_the_better_move_is_not_drawn_while_another_is_chosen() -> None:
    desk = quest(slips(1)).do("quest-show")
    other = next(a.text for a in desk.play.legal if a.text.startswith("unload"))
    desk.model = desk.model.with_play(start=other)
    assert on_the_table(desk).hint == ""


def test_one_after_the_other_and_then_the_review_again() -> None:
    points = slips(2)
    desk = quest(points).do("quest-next")
    assert desk.play.match.plies == points[1].ply
    desk.do("quest-next")
    assert (desk.layer, desk.moves) == ("review", WHOLE.record.actions)
    assert desk.play.review == Review(LEVEL, WHOLE.plies, tuple(points))


def test_undo_redo_and_escape_change_nothing() -> None:
    point = slips(1)[0]
    desk = quest([point]).do("undo", "redo", "escape", "undo-anyway", "log", "close")
    assert desk.play.match.plies == point.ply
    assert desk.play.quest


def test_trying_again_from_here_is_a_new_game_against_bots() -> None:
    point = slips(1)[0]
    desk = quest([point]).do(f"branch:{point.player}")
    assert desk.play.quest is None
    assert desk.moves == WHOLE.record.actions[: point.ply]
    assert desk.play.seats[point.player].human
    assert desk.play.seats[1 - point.player].thinks
    assert desk.play.id


def test_the_turning_points_of_people_come_before_those_of_bots() -> None:
    desk = made(*slips(6))
    bots = tuple(seat if n else desk.play.seats[0] for n, seat in enumerate(desk.play.seats))
    seats = (bots[0], new_game(level=1).play.seats[1])
    desk.model = desk.model.with_play(seats=seats)
    desk.do("find-it")
    assert desk.play.quest
    assert {point.player for point in desk.play.quest.points} == {0}


def test_it_is_judged_as_the_core_judges() -> None:
    review = judged(begun(), 1).play.review
    assert review is not None
    assert review == list(reviewed(Match(WHOLE.record).until(1), Level("flat", 20)))[-1]._replace(
        plies=WHOLE.plies
    )

"""Exercises: made of reviews and missed puzzles, one try each, scheduled by FSRS, kept, merged, left out."""

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.bots.judging import decisions
from game.bots.review import Judged, Review, judged_data
from game.core.match import Match
from game.core.puzzle import puzzles_of
from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.exercise import KEY, MOST, Card, Training, Try, days_in_a_row, read_training, training_text
from game.shell.learning.background import REST_MS
from game.shell.learning.exercises import learned
from game.shell.page import page
from game.shell.share.backup import everything, written
from game.web.scheduling import scheduled
from tests.screens.trained import exercises
from tests.shell.desk import Desk, new_game
from tests.shell.test_reviewing import LEVEL, WHOLE, finished, slip

PUZZLE = puzzles_of("duel")[0]
TODAY = "2026-03-01"


def trained(desk: Desk) -> Desk:
    """The schedule answers what it was asked last."""
    wish = desk.last(fx.Schedule)
    return desk.send(msg.Scheduled(wish.id, scheduled(wish.card, wish.grade, wish.day)))


def on_day(desk: Desk, day: str) -> Desk:
    """The same browser on another day."""
    return Desk(dict(desk.storage), today=day)


def good(ply: int) -> Judged:
    """A decision of the game as if none had been better."""
    return slip(ply)._replace(best=WHOLE.action(ply).text, best_value=450)


def nearly_judged(desk: Desk) -> Desk:
    """A game under review: all but its last decisions are judged, two gave much away."""
    plies = decisions(WHOLE)
    bad = [ply for ply in plies if len(WHOLE.until(ply).legal) > 3][5:7]
    points = tuple(slip(ply) if ply in bad else good(ply) for ply in plies[:-3])
    desk.model = desk.model.with_play(review=Review(LEVEL, WHOLE.plies, points))
    return desk


def to_its_end(desk: Desk, closer: bool = False) -> Desk:
    """The bot judges the last decisions, and what it is asked to look at more closely."""
    while desk.waits_for("judge"):
        wish = desk.last(fx.Ask)
        again = small(wish.ply)._replace(good=slip(wish.ply).good)
        looked = {"judged": judged_data(again)}
        desk = desk.send(msg.Answered(wish.request, looked)) if closer and wish.moves else one_more(desk)
    return desk


def one_more(desk: Desk) -> Desk:
    """It judges the next one."""
    wish = desk.last(fx.Ask)
    return desk.send(msg.Answered(wish.request, {"judged": judged_data(good(wish.ply))}))


def reviewed() -> Desk:
    """A game of one's own whose review has just come to its end."""
    return to_its_end(nearly_judged(finished()).do("review-go"))


def due_tomorrow() -> Desk:
    return on_day(reviewed(), "2026-03-02")


# ---- where exercises come from -----------------------------------------------------------------------


def test_what_cost_most_in_a_reviewed_game_is_due_from_the_day_after_on() -> None:
    desk = reviewed()
    assert desk.play.review is not None
    assert desk.play.review.whole
    held = desk.model.training
    assert len(held.exercises) == 2
    assert {each.card.due for each in held.exercises} == {"2026-03-02"}
    assert (len(held.due(TODAY)), len(held.due("2026-03-02"))) == (0, 2)
    assert read_training(desk.storage[KEY]) == held


def test_what_a_bot_gave_away_is_no_exercise() -> None:
    desk = finished()
    bots = tuple(replace(seat, bot="level:1") for seat in desk.play.seats)
    desk.model = desk.model.with_play(seats=bots)
    desk = to_its_end(nearly_judged(desk).do("review-go"))
    assert desk.model.training == Training()


def small(ply: int, loss: int = 60) -> Judged:
    """A decision that gave away less than one feels."""
    return slip(ply)._replace(best_value=450 + loss, good=())


def lost(slips: Sequence[int], loss: int = 60, bots: bool = False) -> Desk:
    """A game in which only some decisions of the loser gave something away, and little each."""
    desk = finished()
    assert desk.play.match.outcome.winners == (1,)
    seats = tuple(replace(seat, bot="level:1" if bots else seat.bot) for seat in desk.play.seats)
    plies = decisions(WHOLE)
    points = [small(ply, loss - n) if (n := _place(slips, ply)) >= 0 else good(ply) for ply in plies[:-3]]
    review = Review(LEVEL, WHOLE.plies, tuple(points))
    desk.model = desk.model.with_play(review=review, seats=seats)
    return to_its_end(desk.do("review-go"), closer=True)


def _place(slips: Sequence[int], ply: int) -> int:
    return slips.index(ply) if ply in slips else -1


OF_THE_LOSER = [ply for ply in decisions(WHOLE) if WHOLE.mover(ply) == 0 and len(WHOLE.until(ply).legal) > 3]
OF_THE_WINNER = [ply for ply in decisions(WHOLE) if WHOLE.mover(ply) == 1 and len(WHOLE.until(ply).legal) > 3]


def test_a_game_lost_by_small_slips_teaches_the_one_that_cost_most() -> None:
    desk = lost([*OF_THE_LOSER[5:8], *OF_THE_WINNER[5:7]])
    (each,) = desk.model.training.exercises
    assert each.point
    assert (each.point.ply, each.point.turning) == (OF_THE_LOSER[5], False)
    assert [wish.ply for wish in desk.asked("judge") if wish.moves] == [OF_THE_LOSER[5]]
    assert each.point.good
    assert desk.play.review
    assert desk.play.review.whole
    assert len(desk.play.review.judged) == len(decisions(WHOLE))
    posed = on_day(desk, "2026-03-02").do("exercise")
    assert posed.act(each.point.good[-1]).last(fx.Announce).text.startswith("Right: ")


@pytest.mark.parametrize(("slips", "loss"), [(OF_THE_LOSER[5:8], 39), (OF_THE_WINNER[5:8], 60)])
def test_what_is_hardly_more_than_noise_and_what_the_winner_did_teaches_nothing(
    slips: list[int], loss: int
) -> None:
    desk = lost(slips, loss)
    assert desk.model.training.exercises == ()
    assert not any(wish.moves for wish in desk.asked("judge"))


def test_nor_does_what_a_bot_lost_by() -> None:
    assert lost(OF_THE_LOSER[5:8], bots=True).model.training.exercises == ()


def test_a_puzzle_that_was_missed_comes_back_and_one_found_does_not() -> None:
    wrong = next(action.text for action in PUZZLE.match().legal if action.text != PUZZLE.best)
    missed = Desk().do(f"puzzle:{PUZZLE.id}").act(wrong)
    (each,) = missed.model.training.exercises
    assert (each.puzzle, each.card) == (PUZZLE.id, Card("2026-03-02"))
    assert missed.act(PUZZLE.best).do(f"puzzle:{PUZZLE.id}", "quest-show").model.training.exercises == (each,)
    assert missed.model.training.tries == (Try(TODAY, PUZZLE.id, False),)
    found = Desk().do(f"puzzle:{PUZZLE.id}").act(PUZZLE.best).model.training
    assert (found.exercises, found.tries) == ((), (Try(TODAY, PUZZLE.id, True),))


# ---- one try ------------------------------------------------------------------------------------------


def test_an_exercise_has_one_try_and_tells_both_verdicts() -> None:
    desk = due_tomorrow().do("exercise")
    quest = desk.play.quest
    assert quest is not None
    assert desk.last(fx.Announce).text.endswith("in your game another move was better than yours. Find it.")
    missed = desk.act(quest.point.played)
    said = missed.last(fx.Announce).text
    assert said.startswith("That is what you played then, and it gave away")
    assert "Better: " in said
    assert missed.last(fx.Schedule).grade == 1
    before = len(missed.wished(fx.Schedule))
    assert len(missed.act(quest.point.best).wished(fx.Schedule)) == before


def test_what_is_found_tells_what_was_played_then_and_comes_later() -> None:
    desk = due_tomorrow().do("exercise")
    quest = desk.play.quest
    assert quest is not None
    found = desk.act(quest.point.best)
    said = found.last(fx.Announce).text
    better, _, then = said.partition("In your game you played: ")
    assert better.startswith("Right: ")
    cost = then.partition("That gave away ")[2]
    assert cost.endswith(".")
    assert ". " not in cost  # nothing after it is about another move
    assert found.last(fx.Schedule).grade == 3
    card = trained(found).model.training.exercises[0].card
    assert card.due > "2026-03-03"
    assert card.last == "2026-03-02"


def test_with_a_hint_it_is_worth_less() -> None:
    desk = due_tomorrow().do("exercise", "quest-hint")
    quest = desk.play.quest
    assert quest is not None
    assert desk.act(quest.point.best).last(fx.Schedule).grade == 2


def test_one_follows_the_other_until_the_shelf_comes_again() -> None:
    desk = trained(due_tomorrow().do("exercise", "quest-show")).do("exercise")
    assert desk.play.quest is not None
    assert not desk.play.quest.solved
    desk = trained(desk.do("quest-show")).do("exercise")
    assert desk.model.play is None
    assert desk.layer == "training"
    assert desk.model.training.days == ("2026-03-02",)


def test_a_reload_asks_it_again_unless_it_was_answered() -> None:
    desk = due_tomorrow().do("exercise")
    again = on_day(desk, "2026-03-02")
    following = on_day(trained(again.do("quest-show")), "2026-03-02")
    first, same, other = (each.play.quest for each in (desk, again, following))
    assert first
    assert same
    assert other
    assert first.exercise == same.exercise != other.exercise


def test_what_is_left_out_never_comes_again() -> None:
    desk = due_tomorrow()
    before = desk.model.training
    desk.do("exercise", "quest-show", "exercise-leave-out")
    assert [each.card.due for each in desk.model.training.exercises].count("") == 1
    assert learned(desk.model.training.exercises)[1] == len(before.exercises) - 1
    assert desk.play.quest is not None
    assert not desk.play.quest.solved
    assert desk.toast == "This exercise will not come again."
    assert desk.model.toast
    desk.do(desk.model.toast.command)
    assert desk.model.training == before
    assert json.loads(desk.storage["training"]) == json.loads(training_text(before))


def test_a_bubble_can_be_folded_to_see_all_of_the_table() -> None:
    desk = due_tomorrow().do("exercise")
    assert "find it" in page(desk.model).html().lower()
    folded = page(desk.do("quest-fold").model).html()
    assert "find it" not in folded.lower()
    assert 'aria-label="Open again: Exercise"' in folded
    assert "find it" in page(desk.do("quest-fold").model).html().lower()
    assert "Better: " in page(desk.do("quest-fold", "quest-show").model).html()


def test_one_of_other_rules_is_put_away_with_a_word() -> None:
    desk = due_tomorrow()
    held = desk.model.training
    old = tuple(each._replace(link=each.link.replace("duel-1-", "duel-9-")) for each in held.exercises)
    desk.model = replace(desk.model, training=Training(old))
    assert desk.do("exercise").toast == "This exercise cannot be opened any more."
    assert len(desk.model.training.due("2026-03-02")) == 1


# ---- in the background --------------------------------------------------------------------------------


def test_a_game_that_is_over_is_reviewed_by_itself_once_the_page_is_at_rest() -> None:
    desk = finished()
    assert fx.Wait(REST_MS, msg.Rested()) in desk.wishes
    assert desk.asked("judge") == []
    assert desk.send(msg.Rested()).last(fx.Ask).job == "judge"


def test_in_the_lobby_the_review_goes_on_and_is_kept_with_the_game() -> None:
    desk = one_more(nearly_judged(finished()).do("review-go"))
    name = desk.play.id
    desk.do("lobby").send(msg.Rested())
    assert desk.model.screen == "lobby"
    to_its_end(desk)
    saved = json.loads(desk.storage[f"game.{name}"])
    assert saved["review"]["whole"]
    assert len(desk.model.training.exercises) == 2
    assert desk.model.asked == ()
    assert desk.forget().send(msg.Rested()).wished(fx.Ask) == []


def test_a_game_that_begins_stops_the_review() -> None:
    desk = finished().do("lobby").send(msg.Rested())
    request = desk.last(fx.Ask).request
    assert desk.waits_for("judge")
    new_game(seed="other", desk=desk)
    assert fx.CancelThinking(request) in desk.wishes
    assert not desk.waits_for("judge")


def test_switched_off_nothing_is_reviewed_by_itself() -> None:
    desk = finished().do("reviews:no").forget().send(msg.Rested()).do("lobby").send(msg.Rested())
    assert desk.wished(fx.Ask) == []


def test_a_game_that_cannot_be_read_is_passed_over() -> None:
    desk = finished().do("lobby")
    (saved,) = desk.model.saves
    broken = json.loads(saved.raw)
    broken["record"] = broken["record"].replace("place", "plaice", 1)
    again = Desk({f"game.{saved.id}": json.dumps(broken)}).forget().send(msg.Rested())
    assert again.wishes == []


@pytest.mark.parametrize("where", ["table", "lobby"])
def test_a_review_that_is_stopped_does_not_go_on_by_itself(where: str) -> None:
    desk = finished()
    name = desk.play.id
    if where == "lobby":
        desk.do("lobby")
    desk.send(msg.Rested()).do("review-stop").forget().send(msg.Rested())
    assert not desk.waits_for("judge")
    assert desk.wishes == []
    if where == "lobby":
        desk.do(f"continue:{name}")
    assert desk.do("review-go").waits_for("judge")


@pytest.mark.parametrize("where", ["table", "lobby"])
def test_a_review_whose_bot_fails_is_told_once(where: str) -> None:
    desk = finished()
    if where == "lobby":
        desk.do("lobby")
    request = desk.send(msg.Rested()).last(fx.Ask).request
    desk.forget().send(msg.ThinkingFailed(request, "no memory"))
    assert desk.toast == "The bot stopped: no memory"
    desk.send(msg.Rested())
    assert desk.wished(fx.Ask) == []


# ---- kept ---------------------------------------------------------------------------------------------


def test_all_kinds_survive_storage_and_what_is_damaged_is_left_out() -> None:
    held = Training(tuple(exercises(Match(WHOLE.record))), (TODAY,), (Try(TODAY, PUZZLE.id, True),))
    assert read_training(training_text(held)) == held
    rows = json.loads(training_text(held))
    for damage in ([], "x", [1], [None] * 7, [*rows["exercises"][0][:3], ["no day", 1, 1, ""], "", [], ""]):
        for kind in ("exercises", "tries"):
            assert read_training(json.dumps({**rows, kind: [damage, *rows[kind]]})) == held
    assert read_training("[") == Training()


@pytest.mark.parametrize("card", [(0, 0, TODAY), (3, 0, TODAY), (0, 5, TODAY), (3, 5, ""), (3, 5, TODAY)])
def test_a_card_without_all_that_an_answer_leaves_was_never_answered(card: tuple[float, float, str]) -> None:
    """The schedule goes on from all of it."""
    (first, *_) = exercises(Match(WHOLE.record))
    held = Training((first._replace(card=Card("2026-03-02", *card)),))
    (read,) = read_training(training_text(held)).exercises
    assert read.card == (Card("2026-03-02", *card) if all(card) else Card("2026-03-02"))
    assert scheduled(read.card, 3, "2026-03-02").due > "2026-03-02"


def test_of_too_many_the_learned_ones_go_first() -> None:
    (first, learned, _) = exercises(Match(WHOLE.record))
    many = [first._replace(id=str(n)) for n in range(MOST)]
    held = Training().with_new([learned, *many])
    assert len(held.exercises) == MOST
    assert held.of(learned.id) is None


def test_a_backup_merges_exercises_by_what_was_answered_later() -> None:
    mine = due_tomorrow()
    file = written(everything(mine.model))
    other = Desk().send(msg.Brought("a.txt", file))
    assert other.model.training == mine.model.training
    later = trained(mine.do("exercise", "quest-show"))
    merged = other.send(msg.Brought("b.txt", written(everything(later.model))))
    assert merged.model.training == later.model.training
    again = merged.send(msg.Brought("a.txt", file))
    assert again.model.training == later.model.training


def test_another_tab_s_training_is_taken_over() -> None:
    desk, text = Desk(), training_text(Training(days=(TODAY,)))
    assert desk.send(msg.Stored(KEY, text)).model.training.days == (TODAY,)


@pytest.mark.parametrize(
    ("days", "count"),
    [((), 0), (("2026-03-01",), 1), (("2026-02-27", "2026-02-28"), 2), (("2026-02-27",), 0)],
)
def test_days_in_a_row_end_today_or_yesterday(days: tuple[str, ...], count: int) -> None:
    assert days_in_a_row(days, TODAY) == count

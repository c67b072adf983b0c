"""Explore: moves tried from what nobody plays any more, judged as a bot thinks, kept beside the game."""

import json
import re

import pytest

from game.bots.exploring import Found, Way, found_data
from game.bots.review import Judged, Review
from game.core.link import replay_link
from game.core.puzzle import puzzles_of
from game.core.record import from_text, new_record
from game.shell import effects as fx
from game.shell import messages as msg
from game.shell import sight
from game.shell.kept.saves import MOST_BRANCHES
from game.shell.learning.exploring import COMPARE, LOOK
from game.shell.learning.variations import together
from game.shell.page import first_picture, page
from tests.helpers import random_match
from tests.shell.desk import Desk, found, new_game, question_of
from tests.shell.explored import PLY, WHOLE, explored, finished, others, tried

SMALL = "tree:20"


def thought(desk: Desk) -> Desk:
    """The bot asked last finds what it can with little thinking."""
    wish = desk.last(fx.Ask)
    return desk.send(msg.Answered(wish.request, found({**question_of(wish), "bots": [SMALL]})))


def shown(desk: Desk) -> str:
    return page(desk.model).html()


# ---- where there is a way to it, and where none --------------------------------------------------------


def going() -> list[Desk]:
    """Games that go on, at the table and in their past; a look at one; a puzzle still to be solved."""
    alone, two = new_game(level=3).act("place 1 1"), new_game().act("place 1 1", "place 2 2")
    far = Desk().do("new:duel").fill(seat_1_level="far", seat_0_level="0").do("start")
    link = replay_link(two.record, 1)
    puzzle = Desk().do(f"puzzle:{puzzles_of('duel')[0].id}")
    return [alone, two, far, two.reload().do("goto:1"), Desk(fragment=f"#{link}"), puzzle]


@pytest.mark.parametrize("desk", going())
def test_a_game_that_goes_on_has_no_way_to_it(desk: Desk) -> None:
    before = desk.play
    assert 'data-cmd="explore"' not in shown(desk)
    desk.do("explore", "explore-why", "explore-fold", "explore-leave")
    assert desk.play == before
    assert desk.asked(LOOK) == []


def test_nor_has_its_position_set_up_by_hand() -> None:
    desk = new_game(level=3).act("place 1 1").do("set-up")
    assert desk.play.set_up
    assert 'data-cmd="explore"' not in shown(desk)
    assert desk.do("explore").play.set_up


def set_up() -> Desk:
    """The position of a game against a bot, set up by hand while that goes on."""
    return new_game(level=3).act("place 1 1").do("set-up")


def running(desk: Desk) -> str:
    """The saved game that what is set up was taken from."""
    (name,) = (key.removeprefix("game.") for key in desk.storage if key.startswith("game."))
    return name


@pytest.mark.parametrize(
    "ways",
    [
        ["set-leave", "set-up"],
        ["reload"],
        ["reload", "position", "set-take"],
        ["reload", "set-play", "start", "set-up"],
        ["branch", "set-up"],
        ["branch", "set-up", "reload"],
        ["set-play", "start", "set-up", "set-play", "start", "set-up", "reload"],
    ],
)
def test_a_position_of_a_game_that_goes_on_is_not_explored_however_it_was_come_by(ways: list[str]) -> None:
    desk = set_up()
    if ways[0] == "branch":
        desk.do("set-leave", "goto:0")
    for way in ways:
        desk = desk.reload() if way == "reload" else desk.do(way)
    assert desk.play.set_up
    assert 'data-cmd="explore"' not in shown(desk)
    desk.do("explore", "set-best")
    assert desk.toast == "This is from a game that goes on. Ask once that is over."


def test_once_that_game_is_over_or_gone_it_may_be() -> None:
    over, gone = set_up(), set_up()
    over.storage[f"game.{running(over)}"] = finished().storage["game.whole"]
    for desk in (over.reload(), gone.do(f"delete:{running(gone)}").reload()):
        assert 'data-cmd="explore"' in shown(desk)
        assert desk.do("explore").play.explore


def test_nor_is_a_game_that_was_played_on_from_it_to_the_end() -> None:
    going_on = set_up()
    name = running(going_on)
    desk = finished(origin=name)
    assert 'data-cmd="explore"' in shown(desk)
    desk.storage[f"game.{name}"] = going_on.storage[f"game.{name}"]
    desk = desk.reload()
    assert 'data-cmd="explore"' not in shown(desk)
    assert desk.do("explore").play.explore is None


def test_saves_that_come_from_each_other_are_all_over() -> None:
    desk = finished(origin="whole")
    assert desk.do("explore").play.explore


@pytest.mark.parametrize("way", ["prompt", "review", "result", "menu"])
def test_a_game_that_is_over_has_several(way: str) -> None:
    desk = finished()
    prepared = {"prompt": ["close", "goto:9"], "review": ["review"], "result": [], "menu": ["close"]}
    assert 'data-cmd="explore"' in shown(desk.do(*prepared[way]))
    desk.do("explore")
    assert desk.play.explore
    assert desk.layer == ""


def test_a_position_set_up_by_hand_and_its_way_back() -> None:
    desk = Desk().do("new:duel").do("set-up:new")
    for square in ("1 1", "1 2"):
        desk.send(msg.Field(f"set-square {square}: owner", "1"))
    stored = desk.storage["set-up"]
    desk.do("explore")
    assert (desk.play.match.plies, desk.waits_for(LOOK)) == (0, True)
    desk.act("unload R1")
    assert desk.storage["set-up"] == stored
    desk.do("explore-leave")
    assert desk.play.set_up
    assert desk.play.match.plies == 0


def test_what_is_no_position_cannot_be_explored() -> None:
    desk = Desk().do("new:duel").do("set-up:new").send(msg.Field("set-boat R1: load", "~"))
    assert "Not yet a position" in shown(desk)
    assert desk.do("explore").play.set_up


def test_a_puzzle_once_its_solution_is_known() -> None:
    puzzle = puzzles_of("duel")[0]
    desk = Desk().do(f"puzzle:{puzzle.id}", "quest-show")
    assert 'data-cmd="explore"' in shown(desk)
    desk.do("explore").act(puzzle.next)
    assert desk.play.match.plies > puzzle.match().plies
    desk.do("explore-leave")
    assert desk.play.quest
    assert desk.play.quest.state == "shown"


# ---- on the board ---------------------------------------------------------------------------------------


def test_moves_of_all_are_tried_and_the_game_is_untouched() -> None:
    desk = finished()
    before = desk.play
    desk.do("close", f"goto:{PLY}", "explore")
    first = others(desk)[0]
    desk.act(first).act(desk.play.match.legal[0].text)
    assert desk.play.match.plies >= PLY + 2
    assert [seat.human for seat in desk.play.seats] == [True, True]
    assert "Hare" in shown(desk)  # the bot's name, though everybody plays for it here
    desk.do("explore-leave")
    after = desk.play
    assert (after.match, after.seats, after.id, after.at) == (before.match, before.seats, before.id, PLY)
    assert (
        json.loads(desk.storage["game.whole"])["record"]
        == json.loads(finished().storage["game.whole"])["record"]
    )


def test_the_only_move_is_made_at_once_and_passed_on_the_way_back() -> None:
    forced = next(n for n in range(1, WHOLE.plies) if len(WHOLE.until(n).legal) == 1)
    before = next(n for n in range(forced - 1, -1, -1) if WHOLE.until(n).chooses)
    desk = explored(before).act(WHOLE.action(before).text)
    assert desk.play.match.plies > forced
    assert desk.play.match.chooses
    assert desk.do("undo").play.match.plies == before
    assert desk.do("redo").play.match.plies > forced


def test_it_begins_where_most_was_given_away_else_at_the_start() -> None:
    assert finished().do("explore").play.match.plies == 0


def test_the_log_is_a_tree_whose_rows_show_their_positions() -> None:
    desk = explored()
    first, second = others(desk)[:2]
    desk.act(first).do("undo").act(second)
    inner = desk.play.match
    desk.do("undo", "log")
    html = shown(desk)
    assert html.count('<ol class="log-list"><li') == 2
    assert f'data-k="log-{PLY}" aria-current="step"' in html
    desk.do(f"goto:{WHOLE.plies + 2}")
    assert desk.play.match.record == inner.record
    assert desk.layer == "log"
    assert desk.do("goto:3").play.match.record == WHOLE.until(3).record
    assert desk.do("goto:99999", "goto:x").play.match.plies == 3


def test_what_was_tried_before_is_gone_to_and_not_tried_again() -> None:
    desk = explored()
    move = others(desk)[0]
    desk.act(move).do("undo").act(move)
    assert desk.play.explore
    assert len(desk.play.explore.lines) == 2
    desk.do("undo").act(WHOLE.action(PLY).text)
    assert len(desk.play.explore.lines) == 2


def test_at_the_end_of_a_line_there_is_no_result_to_share_or_review() -> None:
    desk = explored().do(f"goto:{WHOLE.plies}")
    assert desk.play.match.over
    assert "The end of the game" in shown(desk)
    desk.do("result", "review", "review-go", "undo-anyway").do("share")
    assert 'data-cmd="copy:result"' not in shown(desk)
    assert desk.asked("judge") == []
    assert desk.play.explore


def test_it_is_played_on_as_a_new_game() -> None:
    desk = explored()
    desk.act(others(desk)[0])
    moves = desk.moves
    desk.do("branch")
    assert desk.play.explore is None
    assert (desk.moves, desk.play.id == "whole") == (moves, False)


def test_only_what_the_player_to_move_sees_is_on_the_board() -> None:
    whole = random_match(new_record("pyramids", 2, {}, "hidden"), 3)
    ply = next(n for n in range(12, whole.plies) if len(whole.until(n).legal) > 2)
    play = explored(ply, whole).play
    seen = whole.game.observation(whole.at(ply), whole.mover(ply))
    assert sight.seen(play) == seen
    assert seen != whole.at(ply)


# ---- what a bot finds -----------------------------------------------------------------------------------


def test_the_best_moves_are_shown_while_the_bot_thinks() -> None:
    desk = explored()
    wish = desk.last(fx.Ask)
    assert (wish.job, from_text(wish.record)) == (LOOK, WHOLE.until(PLY).record)
    assert "Looking for the best moves" in shown(desk)
    legal = [action.text for action in desk.play.match.legal]
    ways = (Way(legal[0], 560, 21), Way(legal[1], 520, 3), Way(legal[2], 559, 20))
    desk.send(msg.Progress(wish.request, 60, found_data(Found(60, (560, 440), ways))))
    html = shown(desk)
    for told in ("60 iterations", "56%", "44%", "about 2 points ahead", "−4% · −2 points", "as good"):
        assert told in html
    assert all(f'data-act="{text}"' in html for text in legal[:3])
    assert "56%" in shown(desk.do("explore-fold"))
    assert "−4%" not in shown(desk)


def test_hiding_the_best_moves_is_heard_and_so_is_the_best_once_it_is_shown() -> None:
    desk = explored().do("hint")
    assert desk.last(fx.Announce).text == "The best moves are hidden."
    assert "Best: " not in thought(desk).last(fx.Announce).text
    assert re.fullmatch("The best moves are shown. Best: .+", desk.do("hint").last(fx.Announce).text)


def test_what_was_found_stays_and_is_asked_for_once() -> None:
    desk = thought(explored())
    assert desk.last(fx.Announce).text.startswith("Best: ")
    assert not desk.waits_for(LOOK)
    known = desk.play.explore.found if desk.play.explore else {}
    desk.act(others(desk)[0])
    assert desk.waits_for(LOOK)
    asked = len(desk.asked(LOOK))
    desk.do("undo")
    assert (len(desk.asked(LOOK)), desk.waits_for(LOOK)) == (asked, False)
    assert desk.play.explore
    assert desk.play.explore.found.items() >= known.items()


def test_less_than_is_known_does_not_take_its_place() -> None:
    desk = explored()
    ways = (Way(desk.play.match.legal[0].text, 560, 21),)
    desk.send(msg.Progress(desk.last(fx.Ask).request, 600, found_data(Found(600, (560, 440), ways))))
    desk.do("redo", "undo")
    desk.send(msg.Progress(desk.last(fx.Ask).request, 12, found_data(Found(12, (100, 900), ways))))
    assert "600 iterations" in shown(desk)


def test_a_bot_that_stops_is_told_of_and_not_asked_again() -> None:
    desk = explored()
    desk.send(msg.ThinkingFailed(desk.last(fx.Ask).request, "no"))
    assert (desk.toast, desk.waits_for(LOOK)) == ("The bot stopped: no", False)


def test_leaving_stops_the_bot() -> None:
    desk = explored()
    wish = desk.last(fx.Ask)
    assert desk.do("explore-leave").last(fx.CancelThinking).request == wish.request


def test_why_not_the_move_tried_is_asked_and_told() -> None:
    desk = thought(explored())
    assert desk.play.explore
    best = desk.play.explore.found[desk.moves].ways[0].action
    desk.act(best)
    assert "Why not this one?" not in shown(desk)
    worse = next(text for text in others(desk.do("undo")) if text != best)
    desk.act(worse)
    assert "Why not this one?" in shown(desk)
    wish = desk.do("explore-why").last(fx.Ask)
    assert (wish.job, wish.ply, wish.moves) == (COMPARE, PLY, (best, worse))
    assert "Looking for reasons" in shown(desk)
    desk.send(msg.Answered(wish.request, {"compared": [90, 31, [["now", 0, 4, 1, "tomb", ""]]]}))
    said = desk.last(fx.Announce).text
    assert said.startswith("It gave away 9% in winning chances and about 3 points. Better: ")
    assert " That scores 3 points more this turn (Tomb)." in said
    assert said in shown(desk)
    assert "Why not this one?" not in shown(desk)


def test_a_comparison_that_fails_leaves_the_search_for_moves_alone() -> None:
    desk = thought(explored())
    assert desk.play.explore
    best = desk.play.explore.found[desk.moves].ways[0].action
    desk.act(next(text for text in others(desk) if text != best)).do("explore-why")
    desk.send(msg.ThinkingFailed(desk.last(fx.Ask).request, "no"))
    assert (desk.toast, desk.waits_for(COMPARE)) == ("The bot stopped: no", False)
    assert desk.waits_for(LOOK)
    assert desk.moves not in desk.play.explore.found


def test_a_move_as_good_is_called_so() -> None:
    desk = thought(explored())
    assert desk.play.explore
    best = desk.play.explore.found[desk.moves].ways[0].action
    desk.act(next(text for text in others(desk) if text != best)).do("explore-why")
    desk.send(msg.Answered(desk.last(fx.Ask).request, {"compared": [0, 0, []]}))
    assert desk.last(fx.Announce).text.startswith("It is about as good as the best: ")


# ---- kept -----------------------------------------------------------------------------------------------


def test_what_was_tried_is_kept_with_the_game_and_survives_a_reload() -> None:
    desk = explored()
    first, second = others(desk)[:2]
    desk.act(first).act(reply := desk.play.match.legal[0].text)
    desk.do("undo", "undo").act(second)
    ways = tried(desk)
    assert [branch.moves[:2] for branch in ways] == [(first, reply), (second,)]
    assert [branch.ply for branch in ways] == [PLY, PLY]
    again = desk.reload()
    assert (again.play.id, again.play.match.record) == ("whole", WHOLE.record)
    again.do("close", "explore")
    assert again.play.explore
    assert len(again.play.explore.lines) == 3


def test_the_picture_of_the_next_visit_is_of_the_game_that_opens_then() -> None:
    desk = explored()
    assert "explore-fold" in shown(desk)
    assert first_picture(desk.model, page(desk.model)) == first_picture(
        desk.do("explore-leave").model, page(desk.model)
    )


def test_found_from_an_exercise_it_is_kept_with_the_game_as_well() -> None:
    played, better = WHOLE.action(PLY).text, others(explored())[0]
    player = WHOLE.mover(PLY)
    point = Judged(PLY, player, 500, 0, better, 600, 20, played, 450, -10, 20, (better,))
    desk = finished()
    desk.model = desk.model.with_play(review=Review("flat:20", WHOLE.plies, (point,)))
    desk.do("find-it", "quest-show", "explore")
    desk.act(next(a.text for a in desk.play.match.legal if a.text != point.played))
    assert [branch.ply for branch in tried(desk)] == [point.ply]
    assert desk.do("explore-leave").play.quest
    desk.do("quest-leave")
    assert desk.play.branches == tuple(tried(desk))


def test_a_game_that_goes_another_way_keeps_nothing_of_it() -> None:
    desk = explored()
    desk.act(others(desk)[0]).do("explore-leave", "now", "undo", "undo-anyway")
    assert not desk.play.match.over
    assert desk.play.branches == ()


@pytest.mark.parametrize(
    "branches",
    [
        7,
        [
            7,
            [1],
            [1, 2],
            ["x", ["place 1 1"]],
            [PLY, "place 1 1"],
            [PLY, [3]],
            [PLY, []],
            [-1, ["place 1 1"]],
        ],
        [[10**12, ["place 1 1"]], [WHOLE.plies, ["place 1 1"]], [True, [None]]],
        [[PLY, ["place 9 9"]], [PLY, ["nothing at all"]], [PLY, ["<b>x</b>"]]],
    ],
)
def test_saved_ways_that_cannot_be_played_are_left_out(branches: object) -> None:
    desk = finished(branches=branches).do("close", f"goto:{PLY}", "explore", "log")
    assert desk.play.explore
    assert len(desk.play.explore.lines) == 1


def test_of_a_way_that_ends_wrongly_the_beginning_stays_and_there_are_never_too_many() -> None:
    legal = [action.text for action in WHOLE.until(PLY).legal if action.text != WHOLE.action(PLY).text]
    good = [PLY, [legal[0], "nothing"]]
    desk = finished(branches=[*[[PLY, [legal[1]]]] * 500, good]).do("close", "explore")
    assert desk.play.explore
    assert len(desk.play.home.branches) == MOST_BRANCHES
    ends = [line.actions[-1].text for line in desk.play.explore.lines]
    assert ends == [WHOLE.actions[-1].text, legal[1], legal[0]]


def test_a_backup_brings_what_was_tried_elsewhere() -> None:
    here, there = explored(), explored()
    one, other = others(here)[:2]
    here.act(one)
    backup = there.act(other).do("export").last(fx.Download).text
    here.do("explore-leave").send(msg.Brought("backup.txt", backup))
    assert [branch.moves[0] for branch in tried(here)] == [one, other]
    here.send(msg.Brought("backup.txt", backup))
    assert len(tried(here)) == 2


def test_played_on_from_there_the_seats_are_those_of_the_game() -> None:
    desk = Desk({**finished().storage, "seats": '[["Ann", ""], ["Bob", ""]]'})
    desk.do("close", f"goto:{PLY}", "explore", "branch")
    assert [(seat.name, seat.bot) for seat in desk.play.seats] == [("Ada", ""), ("", "level:3")]


def test_brought_back_into_a_full_tree_nothing_that_is_shown_goes() -> None:
    desk = explored()
    start, game = desk.play.match, WHOLE
    oldest = start.play(others(desk)[0])
    pairs = [(one, two.text) for one in others(desk)[1:] for two in start.play(one).legal]
    lines = (game, oldest, *(start.play(one).play(two) for one, two in pairs[: MOST_BRANCHES - 1]))
    gone = start.play(others(desk)[-1]).play(pairs[-1][1])
    assert len(together(lines, [gone], start)) == len(lines)
    kept = together(lines, [gone], oldest)
    assert len(kept) == len(lines)
    assert {oldest.record, gone.record, game.record} <= {line.record for line in kept}

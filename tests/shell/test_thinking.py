"""Bots: asked when it is their turn, cancelled when it no longer is, hints, pauses, failures."""

import pytest

from game.bots.asking import answer, ask
from game.bots.levels import HINT, LEVELS
from game.core.match import Match
from game.core.record import from_text
from game.shell import requests
from game.shell.effects import Announce, Ask, CancelThinking, FinishMotion, PrepareThinking
from game.shell.messages import Answered, Key, Progress, ThinkingFailed, ThinkingMoved
from game.shell.page import page
from game.shell.table.opened import OpenGame, seen
from tests.shell.desk import PASS, at, choice, new_game


def test_a_bot_is_asked_at_its_turn_and_its_choice_is_played() -> None:
    desk = new_game(level=2).act("place 1 1")
    think = desk.last(Ask)
    assert (think.bots, think.least_ms) == ((LEVELS[1].text,), 400)
    assert from_text(think.record) == desk.record
    desk.answer()
    assert len(desk.moves) == 2
    assert desk.play.your_turn


def test_a_bot_that_begins_is_asked_at_once() -> None:
    assert new_game(level=1, start="second").last(Ask).bots == (LEVELS[0].text,)


def test_what_bots_think_with_is_started_when_one_sits_down() -> None:
    assert len(new_game(level=1).act("place 1 1").answer().wished(PrepareThinking)) == 1
    assert new_game(level=1).reload().wished(PrepareThinking) == [PrepareThinking()]
    assert new_game().act("place 1 1").wished(PrepareThinking) == []


def test_nobody_else_may_move_for_it() -> None:
    desk = new_game(level=1).act("place 1 1", "place 2 2")
    assert desk.moves == ("place 1 1",)
    assert desk.toast == "Frog is to move."


def test_the_same_position_gets_the_same_answer() -> None:
    one, two = (new_game(level=3).act("place 1 1").answer() for _ in range(2))
    assert one.moves == two.moves


def test_undo_cancels_and_a_late_answer_counts_for_nothing() -> None:
    desk = new_game(level=1).act("place 1 1")
    think = desk.last(Ask)
    desk.do("undo")
    assert desk.last(CancelThinking).request == think.request
    late = (Answered(think.request, choice("place 2 2")), Progress(think.request, 5))
    desk.send(*late, ThinkingFailed(think.request, "x"))
    assert desk.moves == ()
    assert desk.model.toast is None


@pytest.mark.parametrize("leave", ["lobby", "goto:0", "new:template"])
def test_leaving_cancels_unless_only_a_dialog_opens(leave: str) -> None:
    desk = new_game(level=1).act("place 1 1").forget().do(leave)
    assert bool(desk.wished(CancelThinking)) is (leave != "new:template")


def test_coming_back_asks_again() -> None:
    desk = new_game(level=1).act("place 1 1").do("goto:0").forget().do("now")
    assert desk.last(Ask).bots == (LEVELS[0].text,)


def test_settings_meanwhile_disturb_nobody() -> None:
    desk = new_game(level=1).act("place 1 1").forget().do("language:de", "theme:dark", "log", "close")
    assert desk.wished(Ask) == []
    assert desk.wished(CancelThinking) == []


def test_two_bots_play_a_whole_game_by_themselves() -> None:
    desk = new_game(level=1)
    desk.do("new:duel").fill(seat_0_level="1", seat_1_level="2").do("start")
    while not desk.play.match.over:
        desk.answer() if desk.waits_for("move") else desk.wait()
    assert desk.do("skip").layer == "result"


def test_a_bot_is_not_asked_for_its_only_move() -> None:
    seed, moves = PASS
    desk = new_game(seed=seed).act(*moves)
    desk.model = desk.model.with_play(seats=(desk.play.seats[0], new_game(level=1).play.seats[1]))
    desk.forget().act("take R1 3")
    assert desk.wished(Ask) == []
    assert desk.wait().moves[-1] == "pass"


# ---- pace -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "least"), [("slow", 800), ("normal", 400), ("fast", 150), ("none", 0)])
def test_the_speed_says_how_long_a_move_is_held_back(speed: str, least: int) -> None:
    assert new_game(level=1).do(f"speed:{speed}").act("place 1 1").last(Ask).least_ms == least


def test_show_faster_hurries_until_a_person_decides() -> None:
    desk = new_game(level=1).act("place 1 1").send(Key(" "))
    assert desk.play.hurry
    assert desk.last(FinishMotion) == FinishMotion()
    assert not desk.answer().act(desk.play.match.legal[0].text).play.hurry


def test_progress_is_shown() -> None:
    desk = new_game(level=3).act("place 1 1")
    desk.send(Progress(desk.last(Ask).request, 40))
    request = requests.of(desk.model, "move")
    assert request
    assert (request.done, request.total) == (40, LEVELS[2].within("duel", 2).iterations)


def test_a_bot_whose_time_was_up_says_how_far_it_came() -> None:
    desk = new_game(level=6).act("place 1 1")
    total = LEVELS[5].within("duel", 2).iterations
    desk.send(Answered(desk.last(Ask).request, choice("place 2 2", capped=300)))
    assert desk.moves == ("place 1 1", "place 2 2")
    assert desk.toast == f"Falcon moves after 300 of {total} iterations: time was up."


# ---- hints ------------------------------------------------------------------------------------------


def test_a_hint_is_shown_and_played_only_when_asked() -> None:
    desk = new_game().do("hint")
    assert desk.last(Ask).bots == (HINT.text,)
    desk.send(Answered(desk.last(Ask).request, choice("place 2 2", 1.5)))
    assert (desk.moves, desk.play.hint and desk.play.hint.action) == ((), "place 2 2")
    assert desk.last(Announce).text == (
        "Hint: Place a figure on row 2, column 2. "
        "No points yet: once two figures stand in a line, its boat can be unloaded. "
        "About 2 points better than the next best."
    )
    assert desk.do("play-hint").moves == ("place 2 2",)
    assert desk.play.hint is None


def test_a_hint_gives_reasons_only_where_it_is_better_than_the_next_best() -> None:
    desk = new_game().do("hint")
    later = ["stands", 0, 3, 0, "temple", "", "temple_a.points"]
    told = {**choice("place 2 2"), "why": [later], "next": "place 1 1", "margin": 0.4}
    said = []
    for chance in (9, 20):
        desk.send(Answered(desk.last(Ask).request, {**told, "chance": chance}))
        said.append(seen(OpenGame(desk.model)).hint_why)
        desk.do("close-hint").do("hint")
    assert said == [
        "The next best move is about as good.",
        "With the next best, your winning chances are 2% lower. "
        "That pays off in the long run: about 3 points (Temple) more. "
        "A temple tile counts its symbols: one with many is worth several others.",
    ]


def test_a_hint_can_be_closed_or_passed_over() -> None:
    for close in ("close-hint", "hint", "cancel"):
        desk = new_game().do("hint")
        desk.send(Answered(desk.last(Ask).request, choice("place 2 2")))
        assert desk.do(close).play.hint is None
    desk = new_game().do("hint")
    desk.send(Answered(desk.last(Ask).request, choice("place 2 2"))).act("place 1 1")
    assert (desk.play.hint, desk.moves) == (None, ("place 1 1",))


def test_moving_gives_up_a_hint_under_way() -> None:
    desk = new_game().do("hint")
    request = desk.last(Ask).request
    desk.act("place 1 1")
    assert desk.last(CancelThinking).request == request
    assert desk.send(Answered(request, choice("place 2 2"))).play.hint is None


def test_no_hint_while_the_bot_thinks() -> None:
    desk = new_game(level=1).act("place 1 1").forget().do("hint")
    assert desk.wished(Ask) == []


# ---- when a worker fails ----------------------------------------------------------------------------


def test_thinking_on_the_page_is_told_and_stands() -> None:
    desk = new_game(level=1).act("place 1 1").send(ThinkingMoved(), ThinkingMoved())
    assert desk.notices == ["page-thinking"]
    assert len(desk.answer().moves) == 2


def test_a_bot_that_fails_leaves_its_seat_to_a_person() -> None:
    desk = new_game(level=1).act("place 1 1")
    desk.send(ThinkingFailed(desk.last(Ask).request, "MemoryError: "))
    assert desk.toast.startswith("The bot stopped, and you can move for it")
    assert desk.act("place 2 2").moves == ("place 1 1", "place 2 2")


def test_a_hint_that_fails_is_told() -> None:
    desk = new_game().do("hint")
    desk.send(ThinkingFailed(desk.last(Ask).request, "MemoryError: "))
    assert not desk.waits_for("hint")
    assert desk.toast.startswith("The bot stopped")


# ---- asking -----------------------------------------------------------------------------------------


def test_the_clock_caps_thinking_but_slices_change_nothing() -> None:
    desk = at(PASS)
    text = desk.storage[f"game.{desk.play.id}"]
    assert text
    match = Match(from_text(new_game(level=3).act("place 1 1").last(Ask).record))
    found = []
    for size in (3, 50):
        thinking = ask(match, "flat:100", size, lambda: 0.0)
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                found.append(answer(match, end.value))
                break
    assert found[0] == found[1]
    late = iter([0.0, 99.0])
    capped = ask(match, "flat:100000", 10, lambda: next(late))
    with pytest.raises(StopIteration) as stop:
        next(capped)
    assert stop.value.value.capped
    assert answer(match, stop.value.value)["capped"] == stop.value.value.iterations > 0


def test_what_a_bot_says_of_its_move_is_in_the_log_until_it_is_taken_back() -> None:
    desk = new_game(level=3).act("place 1 1")
    why = [["now", 1, 3, 1, "temple", "", ""]]
    desk.send(Answered(desk.last(Ask).request, {**choice("place 2 2"), "why": why}))
    said = "Hare: “That scores 2 points more this turn (Temple).”"
    assert said in page(desk.do("log").model).html()
    assert said not in page(desk.do("close", "undo").act("place 1 1").do("log").model).html()

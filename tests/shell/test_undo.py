"""Undo stops at what was revealed; redo; stepping; playing on as a new game."""

from dataclasses import replace

from game.shell.effects import Announce, Save
from game.shell.messages import Act, Key
from game.shell.page import page
from tests.shell.desk import ONE_WAY, TAKE, at, new_game


def test_undo_takes_back_the_last_decision_and_says_so() -> None:
    desk = new_game().act("place 1 1", "place 2 2").do("undo")
    assert desk.moves == ("place 1 1",)
    assert desk.last(Announce).text == "Undone: Carnelian places a figure on row 2, column 2."
    assert "place 2 2" in desk.last(Save).text  # as redo


def test_redo_brings_it_back_until_something_else_is_played() -> None:
    desk = new_game().act("place 1 1", "place 2 2").do("undo", "undo", "redo", "redo")
    assert desk.moves == ("place 1 1", "place 2 2")
    desk.do("undo").act("place 3 3").do("redo")
    assert desk.moves == ("place 1 1", "place 3 3")


def test_undo_with_nothing_to_undo_says_so() -> None:
    assert new_game().do("undo").toast == "There is nothing to undo."


def test_undo_takes_bot_moves_along() -> None:
    desk = new_game(level=1).act("place 1 1").answer()
    assert len(desk.moves) == 2
    assert desk.do("undo").moves == ()


def test_redo_brings_bot_moves_back_too() -> None:
    desk = new_game(level=1).act("place 1 1").answer()
    played = desk.moves
    desk.do("undo").forget().do("redo")
    assert desk.moves == played


def test_undo_while_the_bot_thinks_takes_back_the_own_move() -> None:
    desk = new_game(level=1).act("place 1 1").do("undo")
    assert desk.moves == ()
    assert not desk.waits_for("move")


def test_two_people_cannot_undo_what_both_have_seen() -> None:
    desk = new_game().act("place 1 1", "place 1 2", "unload R1").do("undo")
    assert desk.moves[-1] == "unload R1"
    assert desk.toast == "Something new has been revealed since then, and all of you have seen it."


def test_one_person_is_asked_first() -> None:
    desk = new_game(level=1, start="first").act("place 1 1")
    while not any(a.verb == "unload" for a in desk.answer().play.match.legal):
        desk.act(desk.play.match.legal[0].text)
    before = desk.moves
    desk.act(next(a.text for a in desk.play.match.legal if a.verb == "unload"))
    desk.do("undo")
    assert desk.layer == "ask-undo"
    assert "You have seen the new tiles on a boat since then." in page(desk.model).html()
    assert len(desk.moves) == len(before) + 1
    desk.do("undo-anyway")
    assert desk.moves == before
    assert desk.layer == ""


def test_the_question_can_be_left() -> None:
    desk = new_game(level=1).act("place 1 1")
    while not any(a.verb == "unload" for a in desk.answer().play.match.legal):
        desk.act(desk.play.match.legal[0].text)
    desk.act(next(a.text for a in desk.play.match.legal if a.verb == "unload"))
    played = desk.moves
    desk.do("undo").send(Key("Escape"))
    assert (desk.layer, desk.moves) == ("", played)


def test_two_people_cannot_get_round_the_refusal() -> None:
    desk = new_game().act("place 1 1", "place 1 2", "unload R1").do("undo-anyway")
    assert desk.moves[-1] == "unload R1"


def test_undo_of_a_step_inside_a_turn() -> None:
    desk = at(TAKE).act("play TAKE").do("undo")
    assert desk.moves == TAKE[1]


def test_undo_skips_what_was_taken_by_itself() -> None:
    desk = at(ONE_WAY)
    desk.act("swap C2 1 2")
    desk.do("undo")
    assert desk.moves == ONE_WAY[1]


def test_undo_with_an_open_choice_drops_the_choice() -> None:
    desk = at(TAKE)
    desk.model = desk.model.with_play(start="play TAKE")
    desk.do("undo")
    assert desk.moves == TAKE[1]
    assert desk.play.start == ""


def test_what_cannot_be_redone_is_forgotten() -> None:
    desk = new_game()
    desk.model = desk.model.with_play(redo=("place 9 9", "place 1 1"))
    desk.do("redo")
    assert desk.moves == ()
    assert desk.play.redo == ()


# ---- stepping ---------------------------------------------------------------------------------------


def test_stepping_shows_the_past_and_changes_nothing() -> None:
    desk = new_game().act("place 1 1", "place 2 2", "place 3 3").do("goto:1")
    assert desk.play.shown.record.actions == ("place 1 1",)
    assert len(desk.moves) == 3
    assert desk.play.legal == ()
    desk.act("place 1 2")
    assert len(desk.moves) == 3
    assert desk.toast == "This is an earlier position. Go back to the game, or play on from here."


def test_steps_go_back_and_forward_within_the_game() -> None:
    desk = new_game().act("place 1 1", "place 2 2")
    shown = [
        desk.do(command).play.ply for command in ("back", "back", "back", "forward", "last", "first", "now")
    ]
    assert shown == [1, 0, 0, 1, 2, 0, 2]
    assert desk.play.at is None


def test_undo_does_nothing_in_the_past() -> None:
    desk = new_game().act("place 1 1", "place 2 2").do("goto:1", "undo", "redo", "hint")
    assert len(desk.moves) == 2


def test_playing_on_from_the_past_is_a_new_game() -> None:
    desk = new_game().act("place 1 1", "place 2 2")
    old = desk.play
    desk.do("goto:1", "branch").send(Act("place 3 3"))
    assert desk.moves == ("place 1 1", "place 3 3")
    assert desk.play.id != old.id
    kept = next(saved for saved in desk.model.saves if saved.id == old.id)
    assert "place 2 2" in kept.raw
    assert {saved.id for saved in desk.model.saves} == {old.id, desk.play.id}


def test_looking_through_goes_to_the_beginning_of_a_finished_game() -> None:
    desk = new_game()
    while not desk.play.match.over:
        desk.act(desk.play.match.legal[-1].text)
    desk.do("look-through")
    assert (desk.layer, desk.play.ply) == ("", 0)


def test_bots_alone_have_nothing_to_undo() -> None:
    desk = new_game(level=1)
    seats = tuple(replace(seat, bot="random") for seat in desk.play.seats)
    desk.model = desk.model.with_play(seats=seats)
    assert desk.do("undo").toast == "There is nothing to undo."


def test_redo_leaves_nothing_of_what_was_begun() -> None:
    """Undo, a rope laid, a hint, a thing looked at: at the next position none of it is there any more."""
    desk = new_game().act("place 1 1", "place 2 2").do("undo")
    begun = {"aim": "pull low 1", "start": "place", "pointed": "place 3 3", "inspected": "tomb"}
    desk.model = desk.model.with_play(**begun, explained="boat 1", hint=None)
    desk.do("redo")
    play = desk.play
    assert desk.moves == ("place 1 1", "place 2 2")
    left = (play.aim, play.start, play.pointed, play.inspected, play.explained, play.hint)
    assert left == ("", "", "", "", "", None)

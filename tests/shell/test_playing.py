"""Moves: chosen, begun, refused, taken by themselves, taken back."""

from random import Random

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.core.state import TERMINAL
from game.shell.effects import Announce, Focus, Save, Wait
from game.shell.messages import Act, Forced, Key, Preview, ToastOver
from game.shell.page import page
from game.shell.play import Play
from game.shell.seat import Seat
from game.shell.words import happened, names, news, next_up, texts_of
from game.text.catalogue import texts
from tests.shell.desk import COMBO, ONE_WAY, PASS, PLACE, SWAP, TAKE, Desk, at, first_legal, new_game


def test_a_legal_click_is_played_saved_and_told() -> None:
    desk = new_game().forget().act("place 2 2")
    assert desk.moves == ("place 2 2",)
    assert "place 2 2" in desk.last(Save).text
    assert (
        desk.last(Announce).text == "Lapis places a figure on row 2, column 2. Carnelian to move. 8 choices."
    )


@pytest.mark.parametrize(("game", "players", "long"), [("duel", 2, 5), ("abusir", 3, 6)])
def test_a_bots_move_is_heard_as_far_as_a_boat_of_the_duel_goes(game: str, players: int, long: int) -> None:
    t, random, lengths = texts("en", game), Random(1), set()
    match = Match(new_record(game, players, {}, "heard"))
    while match.plies < 60:
        match = match.play(random.choice(match.legal).text)
        play = Play("1", match, (Seat(bot="level:1"),) * players)
        told = happened(t, play, match.plies - 1)
        heard = (*told[:5], "The log has the rest.") if len(told) > 5 else told
        assert news(t, play) == " ".join([*heard, next_up(t, play)])
        lengths.add(len(told))
    assert max(lengths) >= long


def test_an_illegal_click_gives_its_reason_at_the_place_and_aloud() -> None:
    desk = new_game().act("place 2 2", "place 2 2")
    assert desk.moves == ("place 2 2",)
    assert desk.model.toast is not None
    assert (desk.model.toast.kind, desk.model.toast.at, desk.model.toast.rule) == (
        "refused",
        "place 2 2",
        "D2.3",
    )
    assert desk.toast.startswith("A figure already stands here.")
    assert desk.last(Announce).text == desk.toast


def test_a_refusal_goes_with_the_next_input_or_after_a_while() -> None:
    desk = new_game().act("unload R1")
    assert desk.toast
    desk.act("place 1 1")
    assert desk.model.toast is None
    desk.act("unload R1").wait()
    assert desk.model.toast is None


def test_an_old_timer_closes_no_new_toast() -> None:
    desk = new_game().act("unload R1", "unload R2").send(ToastOver(1))
    assert desk.model.toast is not None
    assert desk.model.toast.n == 2


@pytest.mark.parametrize("text", ["nonsense", "place 9 9", "", "@tile O", "swap", "unload R7", "place 1 1 1"])
def test_no_click_of_any_text_breaks_anything(text: str) -> None:
    desk = new_game().act(text)
    assert desk.moves == ()


def test_a_beginning_opens_a_choice_and_again_closes_it() -> None:
    desk = at(SWAP).act("play SWAP", "swap R1 1")
    assert desk.play.start == "swap R1 1"
    assert {a.text for a in desk.play.legal} == {"swap R1 1 2", "swap R1 1 3"}
    assert desk.act("swap R1 1").play.start == ""


def test_another_beginning_switches_the_choice() -> None:
    desk = at(SWAP).act("play SWAP", "swap R1 1", "swap C2 3")
    assert desk.play.start == "swap C2 3"
    assert desk.moves[-1] == "play SWAP"


def test_the_second_click_completes_a_choice_in_either_order() -> None:
    desk = at(SWAP).act("play SWAP", "swap R1 3", "swap R1 1 3")
    assert desk.moves[-1] == "swap R1 1 3"
    assert desk.play.start == ""


def test_a_beginning_of_nothing_legal_is_refused() -> None:
    desk = at(TAKE).act("swap R1 1")
    assert desk.play.start == ""
    assert desk.model.toast is not None
    assert desk.model.toast.kind == "refused"


def test_a_finger_previews_first_and_plays_second() -> None:
    desk = new_game().act("place 1 1", "place 1 2").forget()
    desk.act("unload R1", touch=True, previews=True)
    assert desk.play.preview == "unload R1"
    assert len(desk.moves) == 2
    assert desk.act("unload R1", touch=True, previews=True).moves[-1] == "unload R1"


def test_after_a_first_tap_everything_else_stays_possible() -> None:
    desk = new_game().act("place 1 1", "place 1 2")
    before = list(desk.play.legal)
    desk.act("unload R1", touch=True, previews=True)
    assert list(desk.play.legal) == before
    assert desk.play.begun == ""
    assert desk.act("place 3 3").moves[-1] == "place 3 3"


def test_a_finger_previews_another_boat_before_it_is_unloaded() -> None:
    desk = new_game().act("place 1 1", "place 1 2", "place 2 1")
    desk.act("unload R1", touch=True, previews=True).act("unload C1", touch=True, previews=True)
    assert desk.play.preview == "unload C1"
    assert len(desk.moves) == 3


def test_the_button_of_a_preview_plays_it() -> None:
    desk = new_game().act("place 1 1", "place 1 2")
    desk.act("unload R1", touch=True, previews=True).act("unload R1", touch=True)
    assert desk.moves[-1] == "unload R1"


def test_a_mouse_previews_by_hovering_and_plays_by_one_click() -> None:
    desk = new_game().act("place 1 1", "place 1 2").send(Preview("unload R1"))
    assert desk.play.preview == "unload R1"
    assert desk.send(Preview("")).play.preview == ""
    assert desk.send(Act("unload R1", previews=True)).moves[-1] == "unload R1"


def test_only_what_is_legal_is_previewed() -> None:
    assert new_game().send(Preview("unload R1")).play.preview == ""


def test_cancel_drops_an_open_choice_and_nothing_else() -> None:
    desk = at(SWAP).act("play SWAP", "swap R1 1").do("cancel")
    assert desk.play.start == ""
    assert desk.moves[-1] == "play SWAP"


def test_cancel_takes_back_the_steps_of_an_action_tile() -> None:
    desk = at(COMBO)
    begun = desk.moves
    square = next(a.text for a in desk.act("play COMBO").play.match.legal)
    desk.act(square).do("cancel")
    assert desk.moves == begun
    assert desk.play.redo == ("play COMBO", square)


def test_what_cancel_takes_back_is_told_and_comes_again() -> None:
    desk = at(COMBO).act("play COMBO")
    square = next(action.text for action in desk.play.match.legal)
    made = desk.act(square).moves
    toast = desk.send(Key("Escape")).model.toast
    assert toast
    assert toast.text == "2 steps of this turn were taken back."
    name, _, arg = toast.command.partition(":")
    assert desk.do(f"{name}:{arg}").moves == made
    assert (desk.play.redo, desk.model.toast) == ((), None)


def test_cancel_between_turns_takes_nothing_back() -> None:
    desk = new_game().act("place 1 1").do("cancel").send(Key("Escape"))
    assert desk.moves == ("place 1 1",)


def test_escape_drops_a_choice() -> None:
    assert at(SWAP).act("play SWAP", "swap R1 1").send(Key("Escape")).play.start == ""


def test_the_focus_goes_to_the_next_step_of_a_turn_and_stays_after_it() -> None:
    desk = at(PLACE).forget().act("play PLACE")
    assert desk.last(Focus) == Focus("legal")
    assert new_game().forget().act("place 1 1").wished(Focus) == []


def test_what_is_the_only_way_is_taken_by_itself_after_a_pause() -> None:
    desk = at(ONE_WAY).act("swap C2 1 2")
    assert [a.verb for a in desk.play.match.legal] == ["unload"]
    assert desk.last(Wait).then == Forced(desk.play.id, 8)
    taken = first_legal(desk)
    desk.wait()
    assert desk.moves[8] == taken


def test_a_forced_move_is_taken_once_only() -> None:
    desk = at(ONE_WAY).act("swap C2 1 2")
    pause = desk.last(Wait).then
    desk.send(pause, pause)
    assert len(desk.moves) == 9


def test_a_forced_pass_is_told_and_taken() -> None:
    desk = at(PASS).act("take R1 3")
    assert [a.text for a in desk.play.match.legal] == ["pass"]
    said_before = len(desk.wished(Announce))
    desk.wait()
    assert desk.moves[-1] == "pass"
    assert desk.toast == "Nothing is possible. Carnelian passes."
    assert sum("passes" in said.text for said in desk.wished(Announce)[said_before:]) == 1


def test_a_bots_pass_is_told_with_its_turn_and_lies_over_nothing() -> None:
    desk = Desk().do("play-now:cheops")
    while not (len(desk.play.match.legal) == 1 and desk.play.seats[desk.play.match.player].thinks):
        if desk.waits_for("move"):
            desk.answer()
        elif len(desk.play.match.legal) == 1:
            desk.wait()
        else:
            desk.act(desk.play.match.legal[-1].text)
    desk.wait()
    assert desk.moves[-1] == "done"
    assert desk.model.toast is None
    assert f"{names(texts_of(desk.model), desk.play.seats)[1]} ticks nothing" in page(desk.model).html()


def test_nothing_is_taken_by_itself_while_the_past_is_looked_at() -> None:
    desk = at(ONE_WAY).act("swap C2 1 2").do("goto:2").wait()
    assert len(desk.moves) == 8
    assert len(desk.do("now").wait().moves) == 9


def test_a_game_played_to_its_end_opens_the_result() -> None:
    desk = new_game()
    while not desk.play.match.over:
        desk.act(desk.play.match.legal[-1].text)
    assert any("wins with" in wish.text for wish in desk.wished(Announce))
    assert desk.do("skip").layer == "result"
    assert desk.play.asked == TERMINAL
    assert '"over": true' in desk.last(Save).text
    assert desk.act("place 1 1").toast == "The game is over."


def test_again_is_the_same_game_with_the_other_one_to_begin() -> None:
    desk = new_game(tomb="B")
    old = desk.play
    desk.do("again")
    assert desk.play.id != old.id
    assert desk.record.seed != old.match.setup.seed
    assert dict(desk.record.options) == {**dict(old.match.setup.options), "start": "second"}
    assert {saved.id for saved in desk.model.saves} == {old.id, desk.play.id}

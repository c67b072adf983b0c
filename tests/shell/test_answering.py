"""Answers given in advance: tried on the board, sent along, played elsewhere, told of when they come back."""

import json
from random import Random

import pytest

from game.core.link import note_of, open_link
from game.shell.answering import with_more
from game.shell.effects import Save
from game.shell.far.link_notes import read_turn
from game.shell.messages import Act, Forced, Stored
from game.shell.page import page
from game.shell.play import Answer, Plan
from tests.shell.desk import Desk
from tests.shell.test_far import hosted, link, message, received

IF, THEN = "place 2 2", "place 3 3"


def planned(desk: Desk, *moves: str) -> Desk:
    """Tried on the board and kept."""
    return desk.do("plan").act(*moves).do("plan-keep", "plan-leave")


def made(desk: Desk) -> list[str]:
    return [*desk.moves]


def plan(desk: Desk) -> Plan:
    assert desk.play.plan
    return desk.play.plan


def seen(desk: Desk) -> str:
    return page(desk.model).html()


@pytest.fixture
def host() -> Desk:
    """It has moved and waits."""
    return hosted(seat_0_name="Ada").act("place 1 1")


def test_what_is_tried_is_not_played(host: Desk) -> None:
    before = host.play
    host.do("plan").act(IF)
    assert made(host) == ["place 1 1", IF]
    assert "plan-keep" not in seen(host)
    host.act(THEN)
    assert "plan-keep" in seen(host)
    assert host.do("plan-leave").play == before
    assert made(host.reload()) == ["place 1 1"]


def test_an_answer_is_played_where_it_was_waited_for(host: Desk) -> None:
    planned(host, IF, THEN)
    sent = link(host)
    assert "To some moves my answer comes at once." in message(host)
    guest = received(Desk(), sent).act(IF)
    assert made(guest) == ["place 1 1", IF]
    guest.wait()
    assert made(guest) == ["place 1 1", IF, THEN]
    assert "Ada" in guest.toast
    assert guest.play.your_turn
    guest.do("undo")
    assert made(guest) == ["place 1 1", IF, THEN]
    told = message(guest.act("place 1 2"))
    assert len(told) == 6  # all three are new to Ada
    received(host, link(guest))
    assert made(host) == ["place 1 1", IF, THEN, "place 1 2"]
    assert host.toast.startswith("Your answer was played: Ada places")


def test_another_move_gets_no_answer(host: Desk) -> None:
    guest = received(Desk(), link(planned(host, IF, THEN))).act("place 2 3")
    assert made(guest) == ["place 1 1", "place 2 3"]
    assert guest.play.answers
    assert "turn1" in link(guest)
    guest.do("undo").act(IF).wait()
    assert made(guest) == ["place 1 1", IF, THEN]


def test_a_line_goes_on_for_several_moves(host: Desk) -> None:
    planned(host, IF, THEN)
    planned(host, IF, THEN, "place 1 2", "place 1 3")
    assert [each.moves for each in host.play.answers] == [(IF, THEN, "place 1 2", "place 1 3")]
    guest = received(Desk(), link(host)).act(IF).wait().act("place 1 2").wait()
    assert made(guest)[1:] == [IF, THEN, "place 1 2", "place 1 3"]


def test_one_answer_to_a_move_and_answers_can_be_dropped(host: Desk) -> None:
    planned(host, IF, THEN)
    planned(host, IF, "place 1 3")
    planned(host, "place 2 3", THEN)
    assert {each.moves for each in host.play.answers} == {(IF, "place 1 3"), ("place 2 3", THEN)}
    assert host.reload().play.answers
    host.do("plan", "plan-drop:0", "plan-leave")
    assert [each.moves for each in host.play.answers] == [("place 2 3", THEN)]
    host.do("plan", "plan-drop:7", "plan-drop:x", "plan-drop:0", "plan-leave")
    assert host.play.answers == ()
    assert "turn1" in link(host)


def test_trying_goes_back_step_by_step_and_no_further_than_the_game(host: Desk) -> None:
    host.do("plan").act(IF, THEN).do("plan-back")
    assert made(host) == ["place 1 1", IF]
    host.do("undo", "undo", "cancel", "plan-back")
    assert made(host) == ["place 1 1"]


def waiting(game: str) -> Desk:
    """A game in which the first player has done what came first, until others decide."""
    desk = hosted(game)
    while desk.play.your_turn:
        desk.act(desk.play.match.legal[0].text)
    return desk


def test_behind_a_draw_nothing_is_planned() -> None:
    host = waiting("cheops").do("plan")
    before = host.moves
    host.act("done")
    assert host.moves == before
    assert host.toast == "Chance decides after this move, so no answer to it can be given in advance."


def test_an_answer_after_which_chance_decides_is_kept_and_the_draw_is_not_shown() -> None:
    source, host = Random(5), waiting("duel")
    waits, first = host.play, host.moves
    tried: tuple[str, ...] = ()
    host.do("plan")
    while waits.answers == () or not tried:
        text = source.choice(host.play.match.legal).text
        tried = (*host.moves[1:], text)
        before = host.moves
        host.deliver(Act(text))
        if host.moves == before:  # theirs was answered by chance
            host.do("plan-back")
        waits = plan(host).before
    assert waits.answers == (Answer(1, (0,), tried),)
    assert host.moves == first
    assert host.toast.startswith("Kept.")


def test_where_something_is_hidden_nothing_is_planned() -> None:
    host = waiting("pyramids")
    assert 'data-cmd="plan"' not in seen(host)
    assert host.do("plan").play.plan is None


def test_an_answer_of_rubbish_is_not_played(host: Desk) -> None:
    guest = received(Desk(), link(host))
    for moves in ((IF, "place 1 1"), (IF, "sail 9 9"), (IF,), ()):
        guest.model = guest.model.with_play(answers=(Answer(1, (0,), moves), Answer(-3, (9,), moves)))
        guest.act(IF).send(Forced(guest.play.id, 2))
        assert made(guest) == ["place 1 1", IF]
        guest.do("undo")


def test_decisions_of_ours_that_nobody_made_here_are_told(host: Desk) -> None:
    guest = received(Desk(), link(planned(host, IF, THEN)))
    host.do("plan", "plan-drop:0", "plan-leave")
    received(host, link(guest.act(IF).wait().act("place 1 2")))
    assert made(host)[1:] == [IF, THEN, "place 1 2"]
    assert host.toast.startswith("This link has decisions of yours that were not made here.")


def test_a_third_person_passes_answers_on() -> None:
    ada = hosted("imhotep", "0ff", seed="pass", seat_0_name="Ada")
    while ada.play.your_turn:
        ada.act("get 1" if ada.play.match.allows("get 1") else ada.play.match.legal[0].text)
    texts = [action.text for action in ada.play.match.legal]
    assert texts
    before = ada.do("plan").play.match.plies
    while ada.play.match.player != 0 or ada.play.match.plies == before:
        ada.act(ada.play.match.legal[0].text)
    ada.act(ada.play.match.legal[0].text).do("plan-keep", "plan-leave")
    (said,) = ada.play.answers
    bob = received(Desk(), link(ada))
    assert bob.play.answers == (said,)
    bob.do("plan")
    assert "plan-drop" not in seen(bob)
    sent = link(bob.do("plan-leave").act(said.moves[0]))
    turn = read_turn(
        note_of(sent), 3, len(open_link(sent).record.actions), bob.play.match.game.info.vocabulary
    )
    assert [each.moves for each in turn.answers] == [said.moves[1:]]


def test_nobody_else_answers_for_people_here(host: Desk) -> None:
    forged = Answer(1, (0,), (IF, THEN))
    assert with_more(host.play, [forged]).answers == ()
    assert with_more(host.play, [forged._replace(seats=(1,))]).answers


def test_an_answer_is_not_written_over_what_another_tab_wrote(host: Desk) -> None:
    name = host.play.id
    kept = json.loads(host.storage[f"game.{name}"])
    host.do("plan").act(IF, THEN)
    more = {"redo": [IF], "revision": kept["revision"] + 1}
    host.send(Stored(f"game.{name}", json.dumps({**kept, **more})))
    assert host.notices == ["other-tab"]
    host.forget().do("plan-keep")
    assert host.wished(Save) == []
    assert host.model.toast is None  # nothing was kept
    assert (host.play.id, host.play.locked) == (name, True)


def test_a_step_back_while_looking_back_shows_what_is_on_trial(host: Desk) -> None:
    host.do("plan").act(IF, THEN).do(f"goto:{host.play.match.plies - 1}", "plan-back", "plan-back")
    assert (host.play.at, plan(host).before.match.plies) == (None, host.play.match.plies)
    host.act(IF)
    assert host.moves[-1] == IF


def test_an_answer_that_comes_with_a_link_of_the_same_length_is_kept() -> None:
    ada = hosted(levels="0f")
    ada.act(ada.play.match.legal[0].text)
    bob = received(Desk(), link(ada)).do("lobby")
    replies = [action.text for action in ada.play.match.legal[:1]]
    planned(ada, *replies, next(action.text for action in ada.play.match.play(replies[0]).legal))
    received(bob, link(ada))
    assert bob.play.answers
    assert Desk(dict(bob.storage)).play.answers == bob.play.answers

"""A position is sent as a puzzle: its link asks for the best move, and knows it."""

from dataclasses import replace

import pytest

from game.core.link import Note, encoded, note_of, noted_link, open_link
from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.far.link_notes import POSED
from game.shell.page import page
from game.shell.play import Hint
from tests.shell.desk import Desk

BEST, NEXT = "unload R1", "place 1 2"


def shown(desk: Desk) -> str:
    return page(desk.model).html()


def said(desk: Desk) -> str:
    return desk.last(fx.Announce).text


def hinted(value: int = 200) -> Desk:
    """A position of the Duel set up by hand, with a hint as a bot gives it."""
    desk = Desk().do("new:duel").do("set-up:new")
    for square in ("1 1", "1 2", "1 3"):
        desk.send(msg.Field(f"set-square {square}: owner", "1"))
    desk.do("set-best")
    hint = Hint(BEST, 4.0, 0, (), "place 2 2", value)
    desk.model = replace(desk.model, play=replace(desk.play, hint=hint))
    assert desk.play.match.allows(BEST)
    return desk


def posed() -> str:
    desk = hinted().do("share", "copy:puzzle")
    return desk.last(fx.Copy).text.partition("#")[2]


def test_the_link_asks_and_does_not_tell() -> None:
    desk = Desk(fragment=posed())
    assert desk.play.quest
    assert "find the best move" in shown(desk)
    assert "Unload" not in said(desk)


def test_a_wrong_move_is_told_and_the_right_one_found() -> None:
    desk = Desk(fragment=posed())
    desk.act("place 2 2")
    assert "Not this one" in said(desk)
    desk.act(BEST)
    assert said(desk).startswith("Right:")
    desk.do("quest-next")
    assert desk.play.quest is None
    assert desk.model.layers == ()
    assert desk.model.practised == ()


def test_the_solution_is_shown_to_who_asks() -> None:
    assert said(Desk(fragment=posed()).do("quest-show")).startswith("Better:")


def test_its_reasons_are_looked_for_in_the_worker() -> None:
    desk = Desk(fragment=posed())
    asked = desk.last(fx.Ask)
    assert (asked.job, asked.moves) == ("reasons", (BEST, "place 2 2"))
    assert "Looking for reasons" in said(desk.do("quest-show"))
    told = [["now", desk.play.match.player, 4, 1, "tomb", "", ""]]
    desk.send(msg.Answered(asked.request, {"why": told}))
    assert "3 points more this turn" in said(desk)
    assert desk.asked("reasons") == [asked]


def test_without_reasons_the_solution_is_told_all_the_same() -> None:
    desk = Desk(fragment=posed())
    desk.send(msg.ThinkingFailed(desk.last(fx.Ask).request, "broken"))
    assert "Looking for reasons" not in said(desk.do("quest-show"))


def test_what_bots_look_for_is_what_speaks_for_the_move() -> None:
    desk = Desk(fragment=posed()).answer()
    quest = desk.play.quest
    assert quest
    assert (quest.next, bool(quest.point.reasons)) == ("", True)


def test_a_position_without_a_clear_best_makes_none() -> None:
    desk = hinted(value=30).do("share")
    assert "makes no puzzle" in shown(desk)
    assert desk.do("copy:puzzle").wished(fx.Copy) == []


def test_a_hint_that_a_bot_has_found_will_do() -> None:
    desk = Desk().do("new:duel").do("set-up:new", "set-best").answer()
    assert desk.play.hint
    assert desk.play.hint.next
    assert desk.play.hint.next != desk.play.hint.action


@pytest.mark.parametrize("part", ["best", "next"])
def test_a_move_that_is_none_is_refused(part: str) -> None:
    link = posed()
    record, note = open_link(link).record, note_of(link)
    vocabulary = hinted().play.match.game.info.vocabulary
    for wrong in ("", "0", "zz!", encoded(vocabulary, ["unload R3"]), note.parts["best"] * 2):
        forged = noted_link(record, Note(POSED, {**note.parts, part: wrong}))
        assert Desk(fragment=forged).layer == "bad-link"

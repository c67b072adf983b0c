"""Versions of the page: what the lobby's foot says, and the question whether to switch."""

from dataclasses import replace

from game import __version__
from game.shell import messages as msg
from game.shell.begin import Start, begin
from game.shell.effects import Announce, SwitchVersion
from game.shell.model import Moment
from game.shell.page import first_picture, page
from tests.shell.desk import Desk

READY = "ready to play offline"
QUESTION = "A new version is ready. Update now?"


def foot(desk: Desk) -> str:
    return str(page(desk.model).screen.parts["foot"])


def notes(desk: Desk) -> str:
    return str(page(desk.model).notes)


def test_the_foot_names_version_and_build() -> None:
    desk = Desk()
    desk.model, _ = begin(Start({}, "en", "", "", Moment(), build="1a2b3c4d"))
    assert f"Version {__version__} (1a2b3c4d).<" in foot(desk)
    assert f"Version {__version__}.<" in foot(Desk())  # a page of no build


def test_ready_to_play_offline_is_said_while_it_is_true() -> None:
    desk = Desk()
    assert READY not in foot(desk)
    assert READY in foot(desk.send(msg.Kept(whole=True)))
    assert READY not in foot(desk.send(msg.Kept(whole=False)))


def test_the_foot_names_the_file_for_want_of_which_it_is_not() -> None:
    desk = Desk().send(msg.Kept(whole=False, lacking="index.html"))
    assert f"not {READY}: index.html did not arrive as it was built." in foot(desk)
    assert "index.html" not in first_picture(desk.model, page(desk.model))
    assert "index.html" not in foot(desk.send(msg.Kept(whole=True, lacking="index.html")))
    assert "index.html" not in foot(desk.send(msg.Kept(whole=False)))


def test_the_next_visit_does_not_begin_by_saying_so() -> None:
    desk = Desk().send(msg.Kept(whole=True))
    drawn = page(desk.model)
    assert READY in drawn.html()
    assert READY not in first_picture(desk.model, drawn)


def test_a_new_version_is_offered_in_the_lobby_and_at_the_table() -> None:
    for desk in (Desk(), Desk().do("play-now:duel")):
        screen = page(desk.model).screen.frame
        desk.forget().send(msg.NewVersion())
        assert (desk.notices, desk.wished(Announce)) == (["new-version"], [Announce(QUESTION)])
        assert QUESTION in notes(desk)
        assert 'class="standing"' not in notes(desk)  # it would push the screen down
        assert page(desk.model).screen.frame == screen
        assert desk.send(msg.NewVersion()).notices == ["new-version"]


def test_whoever_agrees_gets_it_and_whoever_does_not_is_left_alone() -> None:
    desk = Desk().send(msg.NewVersion()).forget()
    assert desk.do("new-version").wished(SwitchVersion) == [SwitchVersion()]
    assert QUESTION not in notes(desk.do("close-notice:new-version"))


def test_it_is_not_offered_while_the_game_cannot_be_saved() -> None:
    desk = Desk().do("play-now:duel").send(msg.NewVersion(), msg.SaveFailed("", "full"))
    assert QUESTION not in notes(desk)
    desk.model = replace(desk.model, notices=desk.model.notices[:1])
    assert QUESTION in notes(desk)


def test_it_is_offered_beside_a_toast() -> None:
    desk = Desk().do("play-now:duel").send(msg.NewVersion(), msg.Copied(done=True))
    assert notes(desk).count('class="toasts"') == 1
    assert QUESTION in notes(desk)
    assert desk.toast in notes(desk)

"""What is heard: nothing until asked for; then moves, points, the end and refusals."""

from dataclasses import replace

import pytest

from game.core.registry import LISTINGS
from game.shell.effects import Sound, Vibrate
from game.shell.messages import Counted
from game.views.games import sounds
from game.views.sounds import DEFAULT, NAMES, heard
from tests.golden import games as golden
from tests.shell.desk import Desk, new_game
from tests.shell.test_counting import ended

# Decisions after which nothing on the table is moved, taken or marked.
QUIET = {"accept", "choose", "decline", "done", "keep", "pass", "pick", "private", "save", "stop", "unload"}
QUIET |= {"align", "extra", "finish", "walk"}


def sounding(chosen: str = "on", speed: str = "normal", level: int = 0) -> Desk:
    return new_game(desk=Desk().do(f"speed:{speed}", f"sound:{chosen}"), level=level).forget()


def names(desk: Desk) -> list[str]:
    """What has been heard since last asked."""
    found = [sound.name for sound in desk.wished(Sound)]
    desk.forget()
    return found


def test_nothing_is_heard_until_it_is_asked_for() -> None:
    desk = new_game(level=1).act("place 1 1", "place 1 1").answer().do("undo")
    assert desk.wished(Sound) == []
    assert desk.model.settings.sound == "off"


def test_whoever_asks_for_it_hears_one() -> None:
    desk = Desk().do("sound:on")
    assert names(desk) == ["points"]
    assert names(desk.do("sound:loud")) == []
    assert names(desk.do("sound:off")) == []
    again = desk.do("sound:always").reload()
    assert (again.model.settings.sound, names(again)) == ("always", [])


def test_moves_of_persons_and_bots_are_heard_once_they_have_landed() -> None:
    desk = sounding(level=1).act("place 1 1")
    assert desk.wished(Sound) == [Sound("stone", landed=True)]
    assert names(desk.answer()) == ["stone", "stone"]


def test_a_refusal_is_heard_each_time() -> None:
    desk = sounding().act("place 1 1", "place 1 1")
    assert names(desk) == ["stone", "refused"]
    assert names(desk.act("place 1 1").do("rules")) == ["refused"]


def test_undo_and_looking_back_are_silent() -> None:
    desk = sounding().act("place 1 1", "place 1 2").forget()
    desk.do("undo", "first", "forward", "last", "first", "now", "log", "close", "replay")
    assert names(desk) == []


@pytest.mark.parametrize(("chosen", "calm"), [("on", []), ("always", [Sound("stone", True, True)])])
def test_without_motion_only_who_wants_it_so_hears_anything(chosen: str, calm: list[Sound]) -> None:
    assert sounding(chosen, "none").act("place 1 1").wished(Sound) == calm


def test_the_web_room_hears_that_the_system_may_ask_for_silence() -> None:
    assert [sound.always for sound in sounding("on").act("place 1 1").wished(Sound)] == [False]


def test_points_of_the_end_are_heard_one_by_one_then_the_end() -> None:
    desk = ended()
    desk.model = replace(desk.model, settings=replace(desk.model.settings, sound="on"))
    assert names(desk.send(Counted(desk.play.id, 0))) == ["points"]
    assert names(desk.send(Counted(desk.play.id, 1))) == ["points"]
    assert names(desk.do("skip")) == ["end"]
    assert names(desk.do("close", "result")) == []


def test_a_finished_game_opens_in_silence() -> None:
    desk = ended().do("skip", "lobby", "sound:on").forget()
    [saved] = desk.model.saves
    assert names(desk.do(f"continue:{saved.id}", "result")) == []


@pytest.mark.parametrize("game", LISTINGS)
def test_every_kind_is_one_its_game_tells_and_every_deed_is_heard(game: str) -> None:
    matches = [golden.recorded(name) for name in golden.names() if name.startswith(f"{game}-")]
    kinds = {event.kind for match in matches for event in match.told}
    own = sounds(game)
    assert {kind for kind in own if kind not in DEFAULT} <= kinds
    assert {*own.values(), *DEFAULT.values()} <= set(NAMES)
    silent = {
        match.action(ply).verb
        for match in matches
        for ply in range(match.plies)
        if not heard(own, match.events(ply))
    }
    assert silent <= QUIET


@pytest.mark.parametrize(
    ("record", "verb", "expected"),
    [
        ("imhotep-3-AABAA0010er", "sail", ["boat", "stone", "points"]),
        ("duel-AAAA-random", "unload", ["boat", "card"]),
        ("pyramids-2-random", "pyramid", ["stone"]),
        ("cheops-3-rr", "tick", ["chisel"]),
    ],
)
def test_what_a_deed_sounds_like(record: str, verb: str, expected: list[str]) -> None:
    match = golden.recorded(record)
    own = sounds(match.setup.game)
    found = [heard(own, match.events(ply)) for ply in range(match.plies) if match.action(ply).verb == verb]
    assert expected in found


def test_a_stone_placed_by_a_person_here_is_felt_unless_switched_off() -> None:
    desk = new_game(level=1).act("place 1 1")
    assert len(desk.wished(Vibrate)) == 1
    assert len(desk.answer().do("undo").wished(Vibrate)) == 1
    assert new_game(desk=Desk().do("vibration:no")).act("place 1 1").wished(Vibrate) == []
    assert new_game().act("place 1 1", "place 1 1").wished(Vibrate) == [Vibrate()]  # a refusal is not

"""What all tabs share: puzzles, results, exercises and boxes of one tab are not lost to another's."""

import json
from dataclasses import replace

import pytest

from game.core.puzzle import puzzles_of
from game.shell.effects import Sound
from game.shell.messages import Stored
from game.shell.setup.practice import PRACTISED_KEY
from game.shell.shared import SHARED
from tests.shell.desk import Desk, new_game

FIRST, SECOND = (puzzle for puzzle in puzzles_of("duel")[:2])
BOX = json.dumps([["one", "duel", "Mine", "obelisk_a_tile=9"]])


def solved(desk: Desk, puzzle: str, best: str) -> Desk:
    return desk.do(f"puzzle:{puzzle}").act(best)


def test_a_puzzle_solved_in_another_tab_is_kept_with_ours() -> None:
    theirs = solved(Desk(), FIRST.id, FIRST.best).storage[PRACTISED_KEY]
    ours = Desk().send(Stored(PRACTISED_KEY, theirs))
    kept = json.loads(solved(ours, SECOND.id, SECOND.best).storage[PRACTISED_KEY])
    assert kept == {"done": [f"puzzle {FIRST.id}", f"puzzle {SECOND.id}"]}


def test_a_box_of_another_tab_is_here_too() -> None:
    desk = Desk().send(Stored("boxes", BOX))
    assert [box.name for box in desk.model.boxes] == ["Mine"]
    assert desk.send(Stored("boxes", None)).model.boxes == ()


@pytest.mark.parametrize("key", SHARED)
def test_what_cannot_be_read_counts_as_nothing(key: str) -> None:
    nothing = SHARED[key](Desk().model, "")
    for text in ("[", "7", '{"x": [1]}'):
        told = Desk().send(Stored(key, text)).model
        assert replace(told, chosen=False, moment=nothing.moment) == nothing


def test_settings_and_seats_of_another_tab_are_kept_with_what_is_chosen_here() -> None:
    theirs = new_game(level=3, desk=Desk().do("theme:dark", "sound:on")).storage
    ours = Desk().send(*(Stored(key, theirs[key]) for key in ("settings", "seats")))
    assert ours.wished(Sound) == []
    kept = json.loads(ours.do("speed:fast").storage["settings"])
    assert (kept["theme"], kept["sound"], kept["speed"]) == ("dark", "on", "fast")
    assert ours.do("new:duel").model.draft.seats[1].bot == "level:3"


def test_what_was_put_aside_before_stays() -> None:
    storage = {"aside.results": "{first", "results": "{second"}
    Desk(storage)
    assert storage["aside.results"] == "{first"
    assert storage["aside.results-2"] == "{second"
    Desk(storage | {"results": "{second"})
    assert sorted(key for key in storage if key.startswith("aside.")) == ["aside.results", "aside.results-2"]

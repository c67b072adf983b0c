"""The new-game dialog, settings, layers and keys."""

import json
from dataclasses import replace

import pytest

from game.shell.effects import Store
from game.shell.messages import Field, Key
from game.shell.model import Failure, Seat
from tests.shell.desk import Desk, new_game


def test_the_dialog_is_filled_in_and_played() -> None:
    desk = Desk().do("new:duel")
    desk.fill(seat_0_name="  Ada   L. ", seat_1_kind="bot", seat_1_level="4", option_tomb="B", seed=" Amun7 ")
    desk.do("start")
    assert desk.play.seats == (Seat("Ada L."), Seat(level=4))
    assert (dict(desk.record.options)["tomb"], desk.record.seed) == ("B", "amun7")


def test_the_seats_are_remembered() -> None:
    desk = (
        Desk()
        .do("new:duel")
        .fill(seat_0_name="Ada", seat_1_kind="human", seat_1_name="Bo")
        .do("start", "lobby")
    )
    assert desk.reload().do("new:duel").model.draft.seats == (Seat("Ada"), Seat("Bo"))


def test_a_seed_that_cannot_be_one_is_named() -> None:
    desk = Desk().do("new:duel").fill(seed="not a seed!").do("start")
    assert (desk.layer, desk.model.play) == ("new", None)
    assert desk.model.draft.problem is not None
    assert desk.model.draft.problem.field == "seed"
    assert desk.fill(seed="").model.draft.problem is None


@pytest.mark.parametrize(
    "name", ["seat-9-name", "seat-x-name", "seat-0-shoe", "seat-1-level", "hat", "option-", "option-tomb"]
)
def test_fields_nobody_knows_change_nothing_that_matters(name: str) -> None:
    desk = Desk().do("new:duel").send(Field(name, "17"))
    assert len(desk.model.draft.seats) == 2


def test_seats_change_places_and_chance_gives_a_seed() -> None:
    desk = Desk().do("new:duel", "swap-seats", "random-seed")
    assert [seat.human for seat in desk.model.draft.seats] == [False, True]
    assert len(desk.model.draft.seed) == 8


def test_without_a_seed_every_game_gets_its_own() -> None:
    desk = Desk().do("new:duel", "start")
    first = desk.record.seed
    assert desk.do("new:duel", "start").record.seed != first


def test_an_unknown_game_has_no_dialog() -> None:
    assert Desk().do("new:chess").layer == ""


# ---- settings ---------------------------------------------------------------------------------------


def test_settings_are_kept() -> None:
    desk = Desk().do("language:de", "theme:dark", "speed:fast", "letter-keys:no", "rules-full:yes")
    again = desk.reload().model.settings
    assert again == desk.model.settings
    assert json.loads(desk.storage["settings"])["theme"] == "dark"


def test_settings_take_no_nonsense() -> None:
    desk = Desk().do("language:xx", "theme:pink", "speed:", "letter-keys:maybe", "no-such-command:1")
    assert desk.wished(Store) == []


def test_the_first_language_is_the_browsers() -> None:
    assert Desk(language="de").model.settings.language == "de"


# ---- layers and keys --------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "layer"), [("l", "log"), ("L", "log"), ("p", "points"), ("?", "rules")])
def test_letters_open_and_close_layers(key: str, layer: str) -> None:
    desk = new_game().send(Key(key, "boat"))
    assert desk.layer == layer
    assert desk.send(Key(key)).layer == ""
    assert desk.send(Key(key), Key("Escape")).layer == ""


def test_rules_open_at_what_is_in_focus() -> None:
    desk = new_game().send(Key("?", "boat"))
    assert desk.model.layer is not None
    assert desk.model.layer.arg == "boat"


def test_letters_play_unless_they_are_switched_off() -> None:
    desk = new_game().act("place 1 1")
    assert desk.send(Key("u")).record.actions == ()
    assert desk.send(Key("r")).record.actions == ("place 1 1",)
    desk.do("letter-keys:no").send(Key("u"), Key("l"))
    assert (desk.record.actions, desk.layer) == (("place 1 1",), "")


def test_letters_do_nothing_to_a_board_that_is_covered() -> None:
    desk = new_game().act("place 1 1").do("settings").send(Key("u"), Key("h"), Key("x"))
    assert (desk.moves, desk.layer) == (("place 1 1",), "settings")


def test_a_layer_opens_once() -> None:
    desk = new_game().do("log", "rules:boat", "log")
    assert [layer.name for layer in desk.model.layers] == ["rules", "log"]


def test_a_fault_of_ours_is_shown_and_the_game_kept() -> None:
    desk = new_game().act("place 1 1")
    failing = replace(desk.model, failure=Failure("ValueError: x", "trace"))
    desk.model = failing
    again = desk.do("copy:error", "retry").model
    assert again.failure is None
    assert desk.moves == ("place 1 1",)
    desk.model = failing
    assert desk.do("lobby").model.failure is None


def test_nothing_can_be_done_to_a_game_in_the_lobby() -> None:
    commands = (
        "undo redo cancel hint play-hint close-hint skip again branch review now first back forward last"
    )
    desk = Desk().do(*commands.split(), "goto:1", "goto:x", "copy:setup", "download:record", "take-over")
    assert desk.act("place 1 1").model.play is None

"""Saved games: every move at once, reload, several games, deletion, and storage that fails."""

import json

import pytest

from game.shell import messages as msg
from game.shell.effects import Download, Drop, Save
from game.shell.model import Layer
from tests.shell.desk import SWAP, Desk, at, new_game
from tests.shell.explored import explored, finished, others


def saved(desk: Desk) -> dict[str, object]:
    data = json.loads(desk.storage[f"game.{desk.play.id}"])
    assert isinstance(data, dict)
    return data


def damage(desk: Desk, **changes: object) -> Desk:
    """The same storage with the open game's save changed."""
    desk.storage[f"game.{desk.play.id}"] = json.dumps({**saved(desk), **changes})
    return desk.reload()


# ---- what goes well ---------------------------------------------------------------------------------


def test_every_move_is_saved_at_once() -> None:
    desk = new_game().act("place 1 1", "place 1 2")
    assert str(saved(desk)["record"]).splitlines()[-2:] == ["place 1 1", "place 1 2"]
    assert saved(desk)["revision"] == 3


def test_reload_goes_on_with_the_same_game() -> None:
    desk = new_game(level=1).fill().act("place 1 1")
    again = desk.reload()
    assert again.model.screen == "table"
    assert (again.record, again.play.seats) == (desk.record, desk.play.seats)
    assert again.waits_for("move")


def test_reload_in_the_middle_of_a_choice_restores_it() -> None:
    desk = at(SWAP).act("play SWAP", "swap R1 1").reload()
    assert desk.play.start == "swap R1 1"
    assert desk.act("swap R1 1 2").moves[-1] == "swap R1 1 2"


def test_reload_restores_a_first_tap_redo_and_the_step_looked_at() -> None:
    desk = new_game().act("place 1 1", "place 1 2").act("unload R1", touch=True, previews=True).reload()
    assert desk.play.preview == "unload R1"
    desk.do("cancel").act("place 3 3").do("undo", "goto:1")
    again = desk.reload()
    assert (again.play.redo, again.play.at) == (("place 3 3",), 1)


def test_a_reload_that_changes_nothing_writes_nothing() -> None:
    assert new_game().act("place 1 1").reload().wished(Save) == []


def test_hovering_and_layers_write_nothing() -> None:
    desk = new_game().act("place 1 1", "place 1 2").forget()
    desk.send(msg.Preview("unload R1")).do("log", "close", "points", "close", "rules", "close")
    assert desk.wished(Save) == []


def test_several_games_are_kept_and_gone_on_with() -> None:
    desk = new_game().act("place 1 1")
    first = desk.play.id
    new_game(seed="other", desk=desk.do("lobby")).act("place 2 2")
    assert {game.id for game in desk.model.saves} == {first, desk.play.id}
    desk.do("lobby", f"continue:{first}")
    assert desk.moves == ("place 1 1",)
    assert desk.reload().play.id == first


def test_leaving_for_the_lobby_keeps_the_game_and_reload_stays_there() -> None:
    desk = new_game().act("place 1 1").do("lobby")
    assert (desk.model.screen, desk.model.play) == ("lobby", None)
    again = desk.reload()
    assert again.model.screen == "lobby"
    assert [(game.game, game.plies, game.over) for game in again.model.saves] == [("duel", 1, False)]


def test_a_deleted_game_can_be_brought_back() -> None:
    desk = new_game().act("place 1 1")
    game, text = desk.play.id, desk.storage[f"game.{desk.play.id}"]
    desk.do(f"delete:{game}")
    assert desk.last(Drop).id == game
    assert (desk.model.play, desk.model.saves, desk.model.screen) == (None, (), "lobby")
    assert desk.model.toast is not None
    desk.do(desk.model.toast.command)
    assert desk.storage[f"game.{game}"] == text
    assert desk.do(f"continue:{game}").moves == ("place 1 1",)


def test_names_and_levels_stay_with_their_game() -> None:
    desk = Desk().do("new:duel").fill(seat_0_name="Ada", seat_1_level="3").do("start")
    game = desk.reload().model.saves[0]
    assert (game.names, game.bots) == (("Ada", ""), ("", "level:3"))


# ---- storage that fails -----------------------------------------------------------------------------


def test_without_storage_the_game_goes_on_and_says_so() -> None:
    desk = new_game(desk=Desk.without_storage()).act("place 1 1")
    assert desk.moves == ("place 1 1",)
    assert desk.notices == ["no-storage"]
    game = desk.play.id
    assert desk.do("lobby", f"continue:{game}").moves == ("place 1 1",)


def test_full_storage_stands_until_writing_works_again() -> None:
    desk = new_game()
    desk.refuses = "full"
    desk.act("place 1 1")
    assert (desk.moves, desk.notices) == (("place 1 1",), ["full"])
    desk.act("place 2 1")
    desk.refuses = ""
    desk.act("place 1 2")
    assert desk.last(Save).after == 1  # what storage still holds
    desk.send(msg.Saved(desk.play.id))
    assert desk.notices == []


def test_a_notice_can_be_closed() -> None:
    desk = new_game()
    desk.refuses = "full"
    assert desk.act("place 1 1").do("close-notice:full").notices == []


# ---- another tab ------------------------------------------------------------------------------------


def two_tabs() -> tuple[Desk, Desk]:
    """The same game open twice; the second tab has gone on with it, and the first has heard of it."""
    one = new_game().act("place 1 1")
    two = one.reload().act("place 2 2")
    key = f"game.{one.play.id}"
    one.storage = dict(two.storage)
    one.forget().send(msg.Stored(key, two.storage[key]))
    return one, two


def test_what_another_tab_wrote_is_not_overwritten() -> None:
    one, _ = two_tabs()
    assert one.notices == ["other-tab"]
    one.act("place 3 3")
    assert one.moves == ("place 1 1", "place 3 3")
    assert one.wished(Save) == []


def test_the_game_of_the_other_tab_can_be_opened() -> None:
    one, _ = two_tabs()
    one.do("reload-save")
    assert (one.moves, one.notices) == (("place 1 1", "place 2 2"), [])
    one.act("place 3 3")
    assert one.last(Save).after == 3


def test_this_game_can_be_kept_instead() -> None:
    one, _ = two_tabs()
    one.act("place 3 3").do("take-over")
    assert (one.last(Save).after, one.notices) == (None, [])
    assert saved(one)["revision"] == 4
    assert one.act("place 1 2").last(Save).after == 4


def test_a_conflict_found_while_writing_locks_too() -> None:
    desk = new_game()
    desk.refuses = "conflict"
    desk.act("place 1 1")
    assert (desk.notices, desk.play.locked) == (["other-tab"], True)
    desk.refuses = ""
    assert desk.forget().act("place 2 2").wished(Save) == []


def test_a_game_removed_by_another_tab_is_not_written_again_unasked() -> None:
    desk = new_game().act("place 1 1")
    desk.send(msg.Stored(f"game.{desk.play.id}", None)).forget().act("place 2 2")
    assert (desk.wished(Save), desk.notices, desk.model.saves) == ([], ["other-tab"], ())
    assert desk.do("take-over").last(Save).id == desk.play.id


def test_moves_tried_are_not_written_over_what_another_tab_wrote() -> None:
    desk = explored()
    kept = json.loads(desk.storage["game.whole"])
    theirs = json.dumps({**kept, "revision": kept["revision"] + 1, "annotations": [[0, "", "theirs"]]})
    desk.forget().send(msg.Stored("game.whole", theirs))
    assert desk.notices == ["other-tab"]
    for tried in others(desk)[:2]:
        desk.act(tried).do("undo")
    assert desk.wished(Save) == []
    assert desk.play.explore
    desk.do("take-over")
    assert (desk.last(Save).after, desk.notices) == (None, [])
    desk.act(others(desk)[2])
    assert desk.last(Save).after == kept["revision"] + 2


def test_a_conflict_while_moves_are_tried_locks_the_game_they_are_of() -> None:
    desk = explored()
    desk.refuses = "conflict"
    desk.act(others(desk)[0])
    assert (desk.notices, desk.play.home.locked) == (["other-tab"], True)
    desk.refuses = ""
    desk.do("undo").forget().act(others(desk)[1])
    assert desk.wished(Save) == []
    assert desk.do("explore-leave").play.locked


def test_a_game_deleted_while_its_moves_are_tried_stays_deleted() -> None:
    desk = explored().do("delete:whole")
    assert (desk.model.screen, desk.model.play, desk.model.saves) == ("lobby", None, ())


def test_the_other_tabs_game_takes_the_place_of_moves_tried_in_ours() -> None:
    desk = explored()
    kept = json.loads(desk.storage["game.whole"])
    desk.send(msg.Stored("game.whole", json.dumps({**kept, "revision": 99}))).do("reload-save")
    assert (desk.play.explore, desk.play.id, desk.play.revision) == (None, "whole", 99)


def test_other_games_of_other_tabs_only_change_the_list() -> None:
    other = new_game(seed="other").act("place 2 2")
    desk = new_game().send(msg.Stored("game.zzz", other.storage[f"game.{other.play.id}"]))
    assert desk.notices == []
    assert "zzz" in {game.id for game in desk.model.saves}
    assert desk.send(msg.Stored("settings", "{}")).notices == []


def test_each_write_says_what_it_follows() -> None:
    desk = new_game().act("place 1 1")
    assert [save.after for save in desk.wished(Save)] == [None, 1]


# ---- saves that are damaged -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "7",
        '"text"',
        "{}",
        '{"record": 5}',
        '{"record": ""}',
        "[" * 5000,
        "\0",
        '{"record": "game"}',
        '{"record": "game duel 1"}',
    ],
)
def test_what_is_no_save_is_listed_shown_as_text_and_kept(text: str) -> None:
    desk = Desk({"game.bad": text, "open": "bad"})
    assert [game.id for game in desk.model.saves] == ["bad"]
    assert desk.model.screen == "lobby"
    assert desk.layer == "raw"
    assert desk.model.layer is not None
    assert desk.model.layer.problem is not None
    assert desk.storage["game.bad"] == text
    assert desk.do("copy:raw:bad", "download:raw:bad").last(Download).text == text


def test_an_impossible_entry_leaves_what_was_before_it_to_be_seen() -> None:
    desk = new_game().act("place 1 1", "place 2 2")
    text = str(saved(desk)["record"]).replace("place 2 2", "place 1 1")
    again = damage(desk, record=text)
    assert again.moves == ("place 1 1",)
    assert again.play.problem is not None
    assert again.play.problem.field == "entry 2"
    assert again.notices == ["broken"]
    assert again.act("place 3 3").moves == ("place 1 1",)
    assert again.wished(Save) == []
    assert text in json.loads(again.play.raw)["record"]


@pytest.mark.parametrize("entry", ["nonsense", "@tile O", "place 9 9"])
def test_an_unknown_entry_does_as_well(entry: str) -> None:
    desk = new_game().act("place 1 1", "place 2 2")
    again = damage(desk, record=str(saved(desk)["record"]).replace("place 2 2", entry))
    assert (again.moves, again.notices) == (("place 1 1",), ["broken"])


def test_a_save_of_other_rules_is_opened_as_far_as_ours_go_and_only_shown() -> None:
    desk = new_game().act("place 1 1")
    again = damage(desk, record=str(saved(desk)["record"]).replace("game duel 1", "game duel 7"))
    assert (again.moves, again.notices) == (("place 1 1",), ["other-version"])
    assert again.play.read_only
    assert again.act("place 2 2").toast == (
        "You are only viewing this game. Play on from here to make it yours."
    )
    again.do("branch").act("place 2 2")
    assert again.moves == ("place 1 1", "place 2 2")
    assert "game duel 7" in again.storage[f"game.{desk.play.id}"]


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": None},
        {"seats": [[1, 2], "x"]},
        {"seats": [["", 99], ["", -1]]},
        {"seats": [["", True], ["", 0, 0]]},
        {"redo": 5},
        {"redo": [1]},
        {"at": 99},
        {"at": "x"},
        {"at": -3},
        {"at": True},
        {"start": "place 9"},
        {"start": 3},
        {"revision": "x"},
        {"revision": 10**4299},
        {"plies": -(10**4299), "at": 10**4299},
        {"over": 1, "plies": "many", "date": 3},
    ],
)
def test_details_that_make_no_sense_are_left_out(changes: dict[str, object]) -> None:
    again = damage(new_game().act("place 1 1"), **changes)
    assert again.moves == ("place 1 1",)
    assert len(again.play.seats) == 2
    assert again.play.start == ""
    again.act("place 2 2")
    assert again.notices == []


def test_a_long_name_is_cut() -> None:
    again = damage(new_game(), seats=[["x" * 500, 0], ["", 0]])
    assert len(again.play.seats[0].name) == 24


def test_an_unknown_game_is_shown_as_text() -> None:
    again = damage(new_game(), record="game chess 1\nplayers 2\nseed a\n")
    assert again.layer == "raw"
    assert again.model.screen == "lobby"


def test_the_list_opens_what_it_can_and_names_what_it_cannot() -> None:
    desk = Desk({"game.bad": "{", **new_game().act("place 1 1").storage, "open": ""})
    assert sorted(game.readable for game in desk.model.saves) == [False, True]
    desk.do("continue:bad")
    assert desk.model.layer == Layer("raw", "bad", desk.model.layer.problem if desk.model.layer else None)
    assert desk.do("continue:none-such").layer == "raw"


def test_the_last_seats_and_settings_survive_nonsense() -> None:
    for text in ("", "{", "[]", "5", '[["x", 1, 2]]', '{"language": "xx", "theme": 3, "letter_keys": "no"}'):
        desk = Desk({"seats": text, "settings": text})
        assert len(desk.do("new:duel").model.draft.seats) == 2
        assert (desk.model.settings.language, desk.model.settings.letter_keys) == ("en", True)


@pytest.mark.parametrize("today", ["1970-01-01", "2038-01-19", "2026-02-28"])
def test_a_clock_that_jumps_loses_nothing(today: str) -> None:
    """A game begun on one day goes on years before or after it, and is kept as it was."""
    desk = new_game().act("place 1 1")
    later = Desk(desk.storage, today=today).act("place 2 2")
    assert later.moves == ("place 1 1", "place 2 2")
    for layer in ("daily", "statistics", "saves"):
        later.do("lobby", layer)
    again = Desk(later.storage)
    assert [saved.plies for saved in again.model.saves] == [2]


def test_what_is_said_of_one_game_is_not_said_over_another() -> None:
    for commands in (["set-up"], ["puzzle-today:duel"], ["new:duel", "start"], ["lobby"]):
        one, _ = two_tabs()
        assert one.do(*commands).notices == []
        one.forget().do("take-over")  # its button is gone, too
        assert one.wished(Save) == []
        assert "game." not in one.storage


def test_left_a_position_gives_way_to_the_game_as_the_other_tab_wrote_it() -> None:
    one, _ = two_tabs()
    one.do("set-up", "set-leave")
    assert (one.moves, one.notices, one.play.locked) == (("place 1 1", "place 2 2"), [], False)
    desk = new_game().act("place 1 1")
    desk.do("set-up", f"delete:{desk.model.saves[0].id}", "set-leave")
    assert (desk.model.screen, desk.model.saves) == ("lobby", ())


def test_a_review_in_the_background_of_another_tab_leaves_the_game_open_here() -> None:
    here = finished().do("close")
    there = Desk(here.storage).do("lobby")
    there.send(msg.Rested()).answer()
    written = there.wished(Save)
    for wish in written:
        here.send(msg.Stored(f"game.{wish.id}", wish.text))
    assert (here.notices, here.play.locked) == ([], False)
    assert here.play.review
    here.fill(annotation="well played")
    assert here.last(Save).after == int(json.loads(written[-1].text)["revision"])
    assert "well played" in here.storage["game.whole"]

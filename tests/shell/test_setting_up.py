"""A position is set up by hand: changed thing by thing or as text, kept, played from, shared."""

import re
from math import atan2, degrees

import pytest

from game.core.link import open_link
from game.games.abusir.board import HEADINGS
from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.messages import Visited
from game.shell.page import page
from game.shell.places import places
from game.shell.setup.unfinished import KEY
from tests.shell.desk import Desk, new_game

OWNER = "set-square 2 2: owner"


def begun(game: str = "duel") -> Desk:
    return Desk().do(f"new:{game}").do("set-up:new")


def shown(desk: Desk) -> str:
    return page(desk.model).html()


def chosen(desk: Desk) -> str:
    assert desk.play.set_up
    return desk.play.set_up.thing


def put(desk: Desk, name: str, value: str) -> Desk:
    return desk.send(msg.Field(name, value))


def test_a_deal_lies_on_the_table_and_nothing_can_be_played() -> None:
    desk = begun()
    assert desk.play.set_up
    assert desk.play.read_only
    assert "Set up a position" in shown(desk)
    assert "palette" not in shown(desk)


def test_a_thing_that_is_clicked_shows_its_settings_and_hides_them_again() -> None:
    desk = begun().do("set-thing:square 2 2")
    assert "Row 2, column 2" in shown(desk)
    assert OWNER in shown(desk)
    assert "palette" not in shown(desk.do("set-thing:square 2 2"))


def test_a_click_ticks_a_field_and_unticks_it() -> None:
    desk = begun("cheops").do("set-thing:field 0 P11")
    assert desk.play.match.state.ticked == [1, 0]
    assert chosen(desk) == "field 0 P11"
    assert desk.do("set-thing:field 0 P11").play.match.state.ticked == [0, 0]


def test_the_nearest_thing_with_settings_is_meant() -> None:
    assert chosen(begun().do("set-thing:nothing|slot R1 2")) == "boat R1"
    assert chosen(begun().do("set-thing:square 1 1|boat R1")) == "square 1 1"
    assert chosen(begun().do("set-thing:nothing|slot")) == ""


def test_a_choice_changes_the_position_and_can_be_undone_and_made_again() -> None:
    desk = put(begun(), OWNER, "2")
    assert desk.play.match.state.standing == [0, 1 << 4]
    assert desk.do("undo").play.match.state.standing == [0, 0]
    assert desk.do("redo").play.match.state.standing == [0, 1 << 4]
    assert desk.do("redo").play.match.state.standing == [0, 1 << 4]
    put(desk.do("undo"), OWNER, "1")
    assert desk.do("redo").play.match.state.standing == [1 << 4, 0]


@pytest.mark.parametrize(("name", "value"), [(OWNER, "sphinx"), ("set-sphinx: owner", "1"), ("set-", "")])
def test_what_cannot_be_set_changes_nothing(name: str, value: str) -> None:
    desk = begun()
    before = desk.play
    assert put(desk, name, value).play == before


@pytest.mark.parametrize("value", ["500", "3.5", ""])
def test_a_number_that_does_not_fit_is_refused(value: str) -> None:
    desk = begun("imhotep")
    before = desk.play
    assert put(desk, "set-player 0: points pyramid", value).play == before
    assert desk.toast == "Only whole numbers from −30 to 99 fit there."


def test_headings_are_told_in_the_degrees_they_have() -> None:
    desk = put(begun("abusir"), "set-player 0: at", "B1").do("set-thing:player 0")
    angles = [round(degrees(atan2(down, right))) % 360 for right, down in HEADINGS]
    assert re.findall(r">(\d+)°<", shown(desk)) == [str(angle) for angle in angles]


def test_why_it_is_no_position_is_told_with_the_rule_and_it_cannot_be_played() -> None:
    desk = put(begun(), "set-boat R1: load", "~")
    assert "Not yet a position" in shown(desk)
    assert "multiple of three" in shown(desk)
    before = desk.model
    assert desk.do("set-play", "set-best", "share").model.layers == before.layers
    assert desk.play.set_up


def test_it_is_played_from_by_whoever_is_chosen() -> None:
    desk = put(begun(), OWNER, "1").do("set-play")
    assert desk.layer == "new"
    assert "starts from a position" in shown(desk)
    desk.do("start")
    assert desk.play.set_up is None
    assert desk.play.match.state.standing == [1 << 4, 0]
    assert desk.record.position
    assert desk.play.id


def test_the_names_given_there_go_along() -> None:
    desk = put(begun(), "set-name-1", " Ben ").do("set-play")
    assert desk.model.draft.seats[1].name == "Ben"
    assert desk.do("close", "set-best").play.seats[1].name == "Ben"


def test_what_is_best_is_asked_in_a_game_of_its_own() -> None:
    desk = put(begun(), OWNER, "1").do("set-best")
    assert desk.waits_for("hint")
    assert desk.play.your_turn
    assert desk.answer().play.hint


def test_it_is_shared_as_a_link_that_brings_it_back() -> None:
    desk = put(begun(), OWNER, "2").do("share", "copy:setup")
    link = desk.last(fx.Copy).text.partition("#")[2]
    assert open_link(link).record.position == desk.record.position
    guest = Desk(fragment=link)
    assert guest.layer == "new"
    assert guest.do("start").play.match.state.standing == [0, 1 << 4]


def test_a_reload_loses_nothing_and_leaving_forgets_it() -> None:
    desk = put(begun(), OWNER, "2")
    again = desk.reload()
    assert again.play.set_up
    assert again.play.match.state.standing == [0, 1 << 4]
    again.do("set-leave")
    assert again.model.screen == "lobby"
    assert again.storage[KEY] == ""
    assert again.reload().model.screen == "lobby"


def test_what_storage_holds_of_it_may_be_anything() -> None:
    desk = Desk({KEY: "game sphinx 1\nplayers 2\n"})
    assert desk.model.screen == "lobby"


def test_the_open_game_is_where_it_begins_and_where_it_ends() -> None:
    desk = new_game()
    desk.act("place 1 1", "place 2 2").do("set-up")
    assert desk.play.match.state.standing == [1, 1 << 4]
    put(desk, OWNER, ".")
    desk.do("set-leave")
    assert desk.play.match.state.standing == [1, 1 << 4]
    assert desk.moves == ("place 1 1", "place 2 2")


def test_hidden_cards_are_not_shown_that_way() -> None:
    desk = Desk().do("new:pyramids").fill(seat_1_level="0").do("start")
    desk.do("ready", "set-up")
    assert desk.play.set_up is None
    assert "hidden" in desk.toast


def test_as_text_it_is_written_otherwise() -> None:
    desk = begun().do("position")
    assert desk.layer == "position"
    text = desk.model.typed.text.replace("player 2 began", "player 1 began")
    desk.send(msg.Field("set-position", text)).do("set-take")
    assert desk.layer == ""
    assert desk.play.match.state.starter == 0


def test_a_text_that_is_no_position_stays_with_what_is_wrong() -> None:
    desk = begun().do("position")
    before = desk.record.position
    desk.send(msg.Field("set-position", "sphinx")).do("set-take")
    assert desk.layer == "position"
    assert desk.model.typed.problem
    assert "sphinx" in shown(desk)
    assert desk.record.position == before


def test_the_deal_comes_back() -> None:
    desk = put(put(begun(), OWNER, "2"), "set-preset", "start")
    assert desk.play.match.state.standing == [0, 0]
    assert desk.do("undo").play.match.state.standing == [0, 1 << 4]


def test_a_game_of_it_is_in_no_statistics() -> None:
    desk = put(begun(), "set-turn: asked", "player 1, turn").do("set-play")
    desk.fill(seat_1_level="0").do("start")
    while not desk.play.match.over:
        desk.act(desk.play.match.legal[0].text)
    assert desk.model.results.rows == ()
    assert desk.reload().do("statistics").model.results.rows == ()


@pytest.mark.parametrize("game", ["imhotep", "cheops", "pyramids", "abusir"])
def test_every_game_can_be_set_up(game: str) -> None:
    desk = begun(game)
    assert desk.play.set_up
    assert "Set up a position" in shown(desk)
    assert desk.do("position", "set-take").layer == ""


def test_forward_of_the_browser_opens_the_text_again_but_over_no_game() -> None:
    desk = begun().do("position")
    (table, *over) = places(desk.model)
    desk.send(Visited((table,)))
    assert desk.send(Visited((table, *over))).layer == "position"
    assert desk.play.set_up
    assert desk.model.typed.text == desk.play.set_up.text
    game = new_game()
    assert game.send(Visited((*places(game.model), "position"))).layer == ""


@pytest.mark.parametrize("way", ["set-leave", "lobby", "back"])
def test_a_position_that_is_left_can_be_brought_back(way: str) -> None:
    desk = Desk().do("new:duel", "set-up:new").fill(set_preset="clear")
    text, stored = desk.record.position, desk.storage[KEY]
    if way == "back":
        desk.send(msg.Visited(()))
    else:
        desk.do(way)
    assert (desk.model.screen, desk.storage[KEY]) == ("lobby", "")
    assert desk.toast == "The position you set up was put away."
    assert desk.model.toast
    desk.do(desk.model.toast.command)
    assert (desk.record.position, desk.storage[KEY]) == (text, stored)
    assert desk.do("undo").record.position != text


def test_a_position_that_is_used_or_was_not_changed_is_not_put_away() -> None:
    desk = Desk().do("new:duel", "set-up:new", "set-leave")
    assert desk.model.toast is None
    desk.do("new:duel", "set-up:new").fill(set_preset="clear")
    desk.fill(set_preset="start").do("set-play", "start")
    assert (desk.play.set_up, desk.model.put_away, desk.model.toast) == (None, None, None)

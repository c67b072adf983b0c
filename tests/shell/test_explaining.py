"""A thing of the table is explained beside it: by pointer and key, until anything else is done."""

from dataclasses import replace

import pytest

from game.shell import messages as msg
from game.shell.effects import Announce
from game.shell.messages import Key
from game.shell.model import Layer, Model
from game.shell.page import first_picture, page
from game.shell.table.explaining import may_come
from tests.shell.desk import Desk


def opened(game: str = "duel") -> Desk:
    desk = Desk().do(f"new:{game}")
    return desk.fill(seat_1_kind="human").do("start")


def notes(desk: Desk) -> str:
    return str(page(desk.model).notes)


def test_a_thing_is_explained_until_it_is_asked_about_again_or_something_is_done() -> None:
    desk = opened().do("explain:boat R1")
    assert desk.play.explained == "boat R1"
    assert "Boat of row 1" in notes(desk)
    assert 'data-of="boat R1"' in notes(desk)
    assert desk.do("explain:boat R1").play.explained == ""
    for done in (msg.Act("place 1 1"), msg.Act("no-such"), msg.Command("undo"), Key("Escape"), Key("x")):
        assert desk.do("explain:boat R1").play.explained
        assert desk.send(done).play.explained == "", done
        assert "explained" not in notes(desk)


def test_pointing_leaves_the_card() -> None:
    desk = opened().do("explain:boat R1").send(msg.Preview("place 1 1"))
    assert desk.play.explained == "boat R1"
    assert desk.play.preview == "place 1 1"


def test_only_the_card_is_drawn_anew() -> None:
    desk = opened()
    before = page(desk.model).parts()
    after = page(desk.do("explain:square 2 2").model).parts()
    assert {name for name, part in after.items() if part != before[name]} == {"notes"}


def test_escape_drops_the_card_before_an_open_choice() -> None:
    desk = opened().act("place 1 1", touch=True, previews=True)
    begun = desk.play.start
    desk.do("explain:square 1 1")
    assert desk.send(Key("Escape")).play.start == begun
    assert desk.play.explained == ""
    assert desk.send(Key("Escape")).play.start == ""


def test_by_key_it_is_read_out_as_well() -> None:
    desk = opened()
    desk.forget()
    desk.send(Key("i", thing="slot R1 3"))
    (told,) = desk.wished(Announce)
    assert desk.play.explained == "slot R1 3"
    assert "tile" in told.text
    desk.forget()
    desk.do("explain:slot R1 2")
    assert desk.wished(Announce) == []


def test_asked_by_a_finger_it_is_read_out_too() -> None:
    desk = opened().forget().do("tell:slot R1 3")
    assert desk.play.explained == "slot R1 3"
    assert "tile" in desk.last(Announce).text
    assert desk.do("tell:").play.explained == ""


def test_no_card_comes_to_a_resting_pointer_while_something_is_shown_or_chosen() -> None:
    desk = opened()
    assert may_come(Model())
    assert may_come(desk.model)
    assert not may_come(desk.send(msg.Preview("place 1 1")).model)
    assert may_come(desk.send(msg.Preview("")).model)
    desk.act("place 1 1", touch=True, previews=True)
    assert not may_come(desk.model)
    assert desk.do("explain:square 2 2").play.explained == "square 2 2"


def test_before_the_table_it_is_heard_by_which_key_things_are_explained() -> None:
    desk = opened()
    assert "I: explains what has the focus" in page(desk.model).screen.parts["board"]
    without = page(desk.do("letter-keys:no").model).html()
    assert "explains what has the focus" not in without
    assert "aria-keyshortcuts" not in without


def test_the_rules_key_opens_the_rule_of_the_card() -> None:
    desk = opened().do("explain:site tomb 0").send(Key("?", topic="boat"))
    assert desk.layer == "rules"
    assert desk.model.layers[-1].arg == "D9.4"
    assert desk.play.explained == ""


def test_sites_come_near_and_other_things_are_explained() -> None:
    desk = opened("imhotep").send(Key("z", thing="site temple"))
    assert (desk.layer, desk.model.layers[-1].arg) == ("zoom", "site temple")
    assert "<svg" in page(desk.model).layer
    assert "data-thing" not in page(desk.model).layer
    assert desk.send(Key("z")).layer == ""
    assert desk.send(Key("z", thing="boat 1")).layer == ""
    assert desk.play.explained == "boat 1"


def test_no_name_is_twice_on_the_page_when_a_site_is_near() -> None:
    desk = opened("imhotep").act("take")
    for site in ("market", "pyramid", "temple", "burial", "obelisks"):
        layer = str(page(desk.do(f"zoom:site {site}").model).layer)
        board = str(page(desk.model).screen.parts["board"])
        keys = {word.split('"')[0] for word in layer.split('data-k="')[1:]}
        assert all(f'data-k="{key}"' not in board for key in keys), site
        desk.do("close")


@pytest.mark.parametrize("thing", ["", "x", "slot R1 9", "site temple 7", "card 1"])
def test_what_is_not_there_opens_nothing(thing: str) -> None:
    desk = opened().do(f"explain:{thing}", f"zoom:{thing}")
    assert desk.play.explained == ""
    assert desk.layer == ""


def test_without_a_game_or_under_a_layer_nothing_is_explained() -> None:
    assert (
        Desk().do("explain:boat R1", "zoom:boat R1").send(Key("i", thing="boat R1"), Key("z")).model.play
        is None
    )
    desk = opened().do("log", "explain:boat R1")
    assert desk.play.explained == ""


def test_a_layer_lies_over_no_card() -> None:
    desk = opened().do("explain:boat R1", "log")
    assert "explained" not in notes(desk)


def test_letter_keys_can_be_switched_off() -> None:
    desk = opened().do("letter-keys:no").send(Key("i", thing="boat R1"), Key("z", thing="boat R1"))
    assert desk.play.explained == ""


def test_the_picture_kept_for_the_next_visit_has_no_card() -> None:
    desk = opened().do("explain:boat R1")
    assert "explained" not in first_picture(desk.model, page(desk.model))


def test_a_move_of_the_other_leaves_no_card_of_a_thing_that_is_gone() -> None:
    desk = opened("cheops").do("explain:die b", "explain:field 0 P11")
    assert "explained" in notes(desk)
    desk.model = desk.model.with_play(explained="slot R1 1")
    assert "explained" not in notes(desk)


def test_a_thing_that_is_gone_says_so_where_it_was_near() -> None:
    desk = opened("imhotep").do("zoom:site temple")
    gone = replace(desk.model, layers=(Layer("zoom", "boat 9"),))
    assert "no longer on the table" in page(gone).layer

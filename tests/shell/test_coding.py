"""Links as QR codes: asked for once, drawn with a quiet zone, and not where no phone could read them."""

from dataclasses import replace

import pytest

from game.shell import messages as msg
from game.shell.effects import Encode
from game.shell.page import page
from game.shell.screens.code import QUIET, drawn
from game.shell.share.coding import LONGEST
from tests.shell.desk import BASE, Desk, new_game


def layer(desk: Desk) -> str:
    return str(page(desk.model).layer)


def test_the_link_of_the_dialog_is_encoded_once_and_drawn() -> None:
    desk = new_game().act("place 1 1").do("share", "code:replay")
    link = desk.last(Encode).link
    assert link.startswith(f"{BASE}#duel-1-2-")
    assert "<svg" not in layer(desk).partition('id="layer-code"')[2].partition('class="stack"')[2][:200]
    desk.send(msg.Encoded(link, ("101", "011", "110")))
    assert f'viewBox="0 0 {3 + 2 * QUIET} {3 + 2 * QUIET}" role="img"' in layer(desk)
    desk.do("close", "code:replay")
    assert len(desk.wished(Encode)) == 1
    desk.do("close", "close").act("place 1 2").do("code:replay")
    assert desk.last(Encode).link != link


def test_the_deal_has_a_code_of_its_own() -> None:
    desk = new_game().do("code:setup")
    assert (
        desk.last(Encode).link
        == desk.model.base + "#" + "duel-1-2-AAAA1-shelltest-" + (desk.last(Encode).link[-3:])
    )


def test_modules_are_drawn_in_runs() -> None:
    svg = drawn("A code", ("1101", "0000", "0011", "1001"))
    four, six, seven = QUIET, QUIET + 2, QUIET + 3
    assert (
        f'd="M{four} {four}h2v1h-2zM{seven} {four}h1v1h-1zM{six} {six}h2v1h-2z'
        f'M{four} {seven}h1v1h-1zM{seven} {seven}h1v1h-1z"'
    ) in svg


def test_a_link_too_long_for_a_phone_says_so() -> None:
    desk = new_game().act("place 1 1")
    desk.model = replace(desk.model, base="https://host.example/" + "x" * LONGEST)
    assert "too long for a code" in layer(desk.do("code:replay"))
    assert desk.wished(Encode) == []


def test_a_code_that_cannot_be_made_says_so() -> None:
    desk = new_game().do("code:setup")
    desk.send(msg.Encoded(desk.last(Encode).link, ()))
    assert "could not be drawn" in layer(desk)


@pytest.mark.parametrize("what", ["", "no-such", "replay:x"])
def test_there_is_no_code_of_anything_else(what: str) -> None:
    assert new_game().do(f"code:{what}").wished(Encode) == []


def test_a_page_that_is_a_file_offers_no_code() -> None:
    desk = new_game().act("place 1 1")
    desk.model = replace(desk.model, base="")
    assert "code:" not in layer(desk.do("share"))
    assert desk.do("code:replay").layer == "share"

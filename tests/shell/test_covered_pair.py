"""Imhotep's covered pair among several persons: its taker alone sees the two cards (I7.1)."""

from dataclasses import replace

from game.games.imhotep.cards import CARD_IDS
from game.shell.dialogs import Draft
from game.shell.kept.seats import NUMBERED
from game.shell.messages import Command, Key
from game.shell.page import first_picture, page
from game.shell.seat import Seat
from tests.shell.desk import Desk

TAKEN = ("place 2 1", "place 2 2", "sail 2 market", "pick 1", "pick pair")  # by the second seat


def taken(*levels: int) -> Desk:
    """The second seat takes the pair in the first one's turn; a level of 0 is a person."""
    desk = Desk()
    seats = tuple(Seat(bot=NUMBERED[level]) for level in levels)
    options = (("market", "B"), ("start", "1"))
    desk.model = replace(desk.model, draft=Draft("imhotep", seats, options, "bastet"))
    return desk.do("start").act(*TAKEN)


def shows_pair(desk: Desk) -> bool:
    html = page(desk.model).html()
    found = [f'data-act="keep {CARD_IDS[kind]}"' in html for kind in desk.play.match.state.looked]
    assert len(found) == 2
    assert all(found) or not any(found)
    return all(found)


def test_the_device_is_handed_over_before_the_pair_is_shown() -> None:
    desk = taken(0, 0)
    assert desk.play.match.player == 1
    assert desk.layer == "hand-over"
    assert not shows_pair(desk)
    assert desk.do("ready").layer == ""
    assert shows_pair(desk)


def test_the_card_between_players_cannot_be_put_away() -> None:
    desk = taken(0, 0).send(Key("Escape"), Command("close"), Command("cancel"))
    assert desk.layer == "hand-over"
    assert not shows_pair(desk)


def test_nothing_else_is_handed_over() -> None:
    desk = taken(0, 0).do("ready")
    desk.act(next(action.text for action in desk.play.match.legal))
    assert desk.play.match.player == 1
    for _ in range(6):
        assert desk.layer == ""
        desk.act(desk.play.match.legal[0].text)


def test_one_person_sees_the_pair_at_once() -> None:
    desk = Desk()
    options = (("market", "B"), ("start", "2"))
    seats = (Seat(), Seat(bot="random"))
    desk.model = replace(desk.model, draft=Draft("imhotep", seats, options, "bastet"))
    desk.do("start")
    for text in ("place 2 1", "place 2 2", "sail 2 market", "pick 1"):
        desk.model = replace(desk.model, play=replace(desk.play, match=desk.play.match.play(text)))
    desk.act("pick pair")
    assert desk.layer == ""
    assert shows_pair(desk)


def test_a_reload_covers_the_pair_again() -> None:
    desk = taken(0, 0).do("ready")
    assert not set(desk.play.match.state.looked) - set(range(len(CARD_IDS)))
    first = f'data-act="keep {CARD_IDS[desk.play.match.state.looked[0]]}"'
    assert first in page(desk.model).html()
    assert first not in first_picture(desk.model, page(desk.model))
    assert not shows_pair(desk.reload())

"""The deals of the day: the same for everyone, played once, told in a line, set beside a par."""

from datetime import date, timedelta
from typing import Any

import pytest

from game.bots.asking import work
from game.core.link import open_link, setup_link
from game.core.record import to_text
from game.core.registry import LISTINGS
from game.shell.effects import Ask, CancelThinking, Copy, Save
from game.shell.learning.daily import GAMES, OTHER, PAR, day_of_deal, deal_of, save_id
from game.shell.messages import Answered, Field, Progress, ThinkingFailed
from game.shell.page import page
from tests.shell.desk import BASE, Desk

TODAY = "2026-03-01"
# What a day deals, for good: whoever plays it later meets the same.
KEPT = (
    "imhotep-1-2-ABABB0000er-day20261122-m4q",
    "duel-1-2-BAABr-day20261122-i4r",
    "pyramids-1-2-r-day20261122-8ki",
    "cheops-1-2-rr-day20261122-czi",
)


def days(count: int) -> list[str]:
    first = date.fromisoformat("2026-01-01")
    return [(first + timedelta(n)).isoformat() for n in range(count)]


def finished(desk: Desk) -> Desk:
    while not desk.play.match.over:
        play = desk.play
        if desk.waits_for("move"):
            desk.answer()
        elif len(play.match.legal) == 1:
            desk.wait()
        else:
            desk.act(play.match.legal[-1].text)
    return desk


@pytest.fixture(scope="module")
def done() -> Desk:
    return finished(Desk().do(f"day:duel {TODAY}"))


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_one_deal_and_another_day_another(game: str) -> None:
    deals = [deal_of(game, day) for day in days(400)]
    assert len(set(deals)) == len(deals)
    assert deals == [deal_of.__wrapped__(game, day) for day in days(400)]
    assert all(day_of_deal(deal) == day for day, deal in zip(days(400), deals, strict=True))
    for key in LISTINGS[game].daily or ():
        share = sum(dict(deal.options)[key] == "A" for deal in deals)
        assert 150 < share < 250


def test_a_day_keeps_its_deal_for_good() -> None:
    assert tuple(setup_link(deal_of(game, "2026-11-22")) for game in GAMES) == KEPT


def test_two_browsers_in_two_languages_get_the_same() -> None:
    one, other = (Desk(language=language).do(f"day:imhotep {TODAY}") for language in ("en", "de"))
    assert one.record == other.record == deal_of("imhotep", TODAY)
    assert [seat.bot for seat in one.play.seats] == ["", OTHER.text]


def test_it_is_played_once_and_goes_on_where_it_was(done: Desk) -> None:
    desk = Desk().do(f"day:imhotep {TODAY}").act("take").do("lobby", f"day:imhotep {TODAY}")
    assert desk.moves[0] == "take"
    assert len(desk.model.saves) == 1
    again = done.reload().do("lobby", f"day:duel {TODAY}")
    assert (again.moves, again.layer) == (done.moves, "result")


@pytest.mark.parametrize(
    "arg", ["", "duel", "duel 2026-03-02", "duel 2026-13-01", "chess 2026-03-01", "duel x"]
)
def test_no_day_to_come_and_none_that_never_was(arg: str) -> None:
    desk = Desk().do(f"day:{arg}", f"par:{arg}")
    assert (desk.model.play, desk.model.asked, desk.wished(Save)) == (None, (), [])


def test_the_line_to_share_tells_points_and_brings_a_link_that_is_verified(done: Desk) -> None:
    text, link = done.do(f"copy:day:duel {TODAY}").last(Copy).text.split("\n")
    mine, other = done.play.match.game.scores(done.play.match.state)
    points = f"{mine} point{'s' * (mine != 1)}"
    assert text == f"Imhotep: The Duel, deal of 1 Mar 2026: {points} against {other} for Jackal"
    assert done.do("copy:result").last(Copy).text.split("\n")[0] == text
    guest = Desk(fragment=link.removeprefix(BASE))
    assert "A verified result" in page(guest.model).html()
    guest.do("play-card")
    assert (guest.play.id, guest.moves) == (save_id("duel", TODAY), ())


def test_the_line_can_be_shared_when_the_game_is_gone(done: Desk) -> None:
    desk = done.reload().do("lobby", f"delete:{save_id('duel', TODAY)}", f"copy:day:duel {TODAY}")
    text, link = desk.last(Copy).text.split("\n")
    assert "deal of 1 Mar 2026" in text
    assert open_link(link.removeprefix(BASE + "#")).record == deal_of("duel", TODAY)


def test_the_calendar_shows_what_was_reached(done: Desk) -> None:
    mine = done.play.match.game.scores(done.play.match.state)[0]
    desk = Desk(dict(done.storage), today="2026-03-04").do("lobby", "daily:duel")
    html = page(desk.model).html()
    assert f"<small>1</small><b>{mine}</b>" in html
    assert "<small>4</small><b>·</b>" in html
    assert 'data-cmd="day:duel 2026-03-05"' not in html
    desk.send(Field("daily-game", "cheops"))
    assert f"<small>1</small><b>{mine}</b>" not in page(desk.model).html()
    assert desk.do("day:duel 2026-03-02").record == deal_of("duel", "2026-03-02")


def test_the_par_is_played_out_when_asked_and_tells_how_far_it_is() -> None:
    desk = Desk().do("daily", f"par:duel {TODAY}")
    (par,) = desk.asked("par")
    assert par.bots == (PAR.text, OTHER.text)
    desk.do(f"par:imhotep {TODAY}")
    assert desk.asked("par") == [par]
    assert "Ibis is playing: 7 moves" in page(desk.send(Progress(par.request, 7)).model).html()
    desk.send(Answered(par.request, {"points": [41, 38]}))
    assert "Par: Ibis scores 41 points in your place, against 38." in page(desk.model).html()
    assert not desk.waits_for("par")


def test_the_par_is_given_up_with_its_dialog_or_by_its_button() -> None:
    for way in ("close", "stop-par", f"day:duel {TODAY}"):
        desk = Desk().do("daily", f"par:duel {TODAY}")
        asked = desk.last(Ask).request
        desk.do(way)
        assert desk.wished(CancelThinking) == [CancelThinking(asked)]
        assert desk.send(Answered(asked, {"points": [1, 2]})).model.pars == ()


def test_a_par_that_fails_says_so() -> None:
    desk = Desk().do("daily", f"par:duel {TODAY}")
    desk.send(ThinkingFailed(desk.last(Ask).request, "no"))
    assert (desk.model.asked, desk.toast) == ((), "The bot stopped: no")


def test_a_par_is_the_same_however_it_is_sliced() -> None:
    found = []
    question = {"job": "par", "record": to_text(deal_of("duel", TODAY)), "bots": ["flat:8", "greedy"]}
    for size in (1, 50):
        told: list[Any] = []
        working = work(question, size, lambda: 0.0)
        while True:
            try:
                step = next(working)
            except StopIteration as end:
                found.append(end.value)
                break
            assert isinstance(step, int)
            told.append(step)
        assert told == sorted(told)
        assert len(set(told)) > 20
    assert found[0] == found[1]


@pytest.mark.parametrize("damage", [("place", "plaice"), ("game duel 1", "game duel one")])
def test_the_line_of_a_game_that_cannot_be_read_whole_tells_what_was_counted(
    done: Desk, damage: tuple[str, str]
) -> None:
    told = done.do(f"copy:day:duel {TODAY}").last(Copy).text.split("\n")[0]
    key = f"game.{save_id('duel', TODAY)}"
    desk = Desk({**done.storage, "open": "", key: done.storage[key].replace(*damage, 1)})
    text, link = desk.do(f"copy:day:duel {TODAY}").last(Copy).text.split("\n")
    assert text == told
    assert open_link(link.partition("#")[2]).record == deal_of("duel", TODAY)

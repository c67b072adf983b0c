"""Games played with the box: their end is laid out, counted, kept, corrected, shared."""

import json
from dataclasses import replace
from urllib.parse import unquote

import pytest

from game.core.link import noted_link
from game.core.record import new_record
from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.far.link_notes import COUNTED, Claim, of_claim
from game.shell.page import page
from game.shell.seat import Seat
from game.shell.setup.unfinished import KEY
from tests.shell.desk import Desk

GAMES = ("imhotep", "duel", "pyramids", "cheops", "abusir")


def asked(game: str = "imhotep") -> Desk:
    return Desk().do(f"own-table:{game}").fill(seat_0_name="Anna", seat_1_name="Ben")


def begun(game: str = "imhotep") -> Desk:
    return asked(game).do("count-table")


def put(desk: Desk, **values: str) -> Desk:
    for name, value in values.items():
        desk.send(msg.Field(f"set-{name}", value))
    return desk


def laid(desk: Desk, *values: tuple[str, str]) -> Desk:
    for name, value in values:
        before = desk.record.position
        desk.send(msg.Field(f"set-{name}", value))
        assert desk.record.position != before, name
    return desk


def counted() -> Desk:
    """I9: Anna has 30 on the track and two joined stones in the chamber, Ben 28 and a statue."""
    return laid(
        begun(),
        ("player 0: track", "30"),
        ("player 1: track", "28"),
        ("site burial: next", "W"),
        ("site burial: next", "W"),
        ("player 1: card STATUE", "1"),
    ).do("count", "skip")


def shown(desk: Desk) -> str:
    return page(desk.model).html()


def scores(desk: Desk) -> list[int]:
    return list(desk.play.match.game.scores(desk.play.match.state))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins_with_an_empty_table_and_only_what_counts(game: str) -> None:
    desk = begun(game)
    assert desk.play.set_up
    assert desk.play.match.over
    assert "How did it end?" in shown(desk)
    assert desk.play.seats[0].name == "Anna"
    assert "turns without" not in shown(desk)
    assert desk.do("count").layer == "result"


def test_the_dialog_asks_for_the_game_and_for_names_only() -> None:
    desk = asked()
    assert desk.layer == "new"
    assert "Who plays seat" not in shown(desk)
    desk.send(msg.Field("own-game", "cheops"))
    assert desk.model.draft.game == "cheops"
    desk.send(msg.Field("own-game", "yard"))
    assert desk.model.draft.game == "cheops"
    desk.do("add-seat")
    assert all(seat.human for seat in desk.model.draft.seats)
    assert desk.do("set-up:new").play.set_up


def test_the_totals_stand_there_while_it_is_laid_out() -> None:
    desk = laid(begun(), ("player 0: track", "30"), ("site obelisks: stones W", "2"))
    assert "Anna 40 · Ben 0" in shown(desk)  # I6.5: ten for the highest of two
    assert "Anna 30" in shown(desk.do("undo"))


def test_it_is_counted_kept_and_explained() -> None:
    desk = counted()
    assert scores(desk) == [33, 29]  # 30 + 3, 28 + 1
    assert "Score track" in shown(desk)
    assert "On the score track" in shown(desk.do("result:track-0"))
    assert "Correct it" in shown(desk)
    assert "Played at a table" in shown(desk.do("close", "lobby"))
    again = desk.reload()
    again.do(f"continue:{again.model.saves[0].id}")
    assert again.layer == "result"
    assert scores(again) == [33, 29]
    assert again.play.tabletop


def test_it_is_corrected_later_and_stays_one_game() -> None:
    desk = counted().do("count-again")
    assert desk.play.set_up
    laid(desk, ("player 1: track", "40")).do("count", "skip")
    assert scores(desk) == [33, 41]
    assert len(desk.model.saves) == 1
    (row,) = desk.model.results.rows
    assert (row.points, row.winners, row.tabletop) == ((33, 41), (1,), True)
    assert desk.reload().model.results.rows == (row,)


def test_a_correction_given_up_changes_nothing() -> None:
    desk = laid(counted().do("count-again"), ("player 1: track", "40")).do("set-leave")
    assert scores(desk) == [33, 29]
    assert desk.model.results.rows[0].points == (33, 29)


def test_the_statistics_keep_it_apart() -> None:
    desk = counted().do("statistics")
    assert "with the box, at your own table" in shown(desk)
    assert "“played”" not in shown(desk)
    assert '"played": "at a table"' in desk.do("download:statistics").last(fx.Download).text


def test_what_is_no_end_any_more_is_not_counted() -> None:
    desk = put(begun(), preset="start")
    assert not desk.play.match.over
    assert desk.do("count").play.set_up


def test_names_are_written_on_the_way() -> None:
    desk = begun().do("set-thing:names")
    assert "Name of player 1" in shown(desk)
    put(desk, **{"name-0": "  Cleo  "})
    assert [seat.name for seat in desk.play.seats] == ["Cleo", "Ben"]
    assert desk.do("count").play.seats[0].name == "Cleo"


def test_a_reload_loses_nothing() -> None:
    desk = laid(begun(), ("player 0: track", "12")).reload()
    assert desk.play.set_up
    assert desk.play.set_up.counts
    assert scores(desk) == [12, 0]
    assert desk.play.seats[0].name == "Anna"
    assert desk.do("count").storage[KEY] == ""


def test_its_result_is_shared_and_checked() -> None:
    desk = counted().do("share")
    assert "The same deal for others" not in shown(desk)
    desk.do("copy:result")
    text = desk.last(fx.Copy).text
    assert text.startswith("Imhotep: Anna 33, Ben 29. Anna wins. (at a table)")
    guest = Desk(fragment=text.partition("#")[2])
    assert guest.layer == "card"
    assert "counted again and are right" in shown(guest)
    guest.do("look-card")
    assert guest.layer == "result"
    assert "Correct it" not in shown(guest)


def test_a_claim_that_does_not_add_up_is_told() -> None:
    claim = Claim((43, 29), (0,), (Seat("Anna"), Seat("Ben")))
    link = noted_link(counted().record, of_claim(claim, COUNTED))
    assert "Anna: 43 points claimed, 33 found." in shown(Desk(fragment=link))


def test_a_table_that_is_no_end_is_refused() -> None:
    record = replace(new_record("duel", 2, {}, "4711"), position=start("duel"))
    link = noted_link(record, of_claim(Claim((0, 0), (0,), (Seat(), Seat())), COUNTED))
    assert Desk(fragment=link).layer == "bad-link"


def start(game: str) -> str:
    return Desk().do(f"own-table:{game}").do("set-up:new").record.position


def test_bg_stats_gets_it_by_its_link() -> None:
    desk = counted().do("share", "bg-stats")
    page, _, data = desk.last(fx.Visit).address.partition("?data=")
    assert page == "https://app.bgstatsapp.com/createPlay.html"
    told = json.loads(unquote(data))
    assert told["game"] == {
        "name": "Imhotep",
        "sourceGameId": "imhotep",
        "highestWins": True,
        "noPoints": False,
    }
    assert [(each["name"], each["score"], each["winner"], each["rank"]) for each in told["players"]] == [
        ("Anna", "33", True, 1),
        ("Ben", "29", False, 2),
    ]
    assert len(told["playDate"]) == len("2026-03-01 14:05:00")


def test_a_tie_is_explained_by_its_rule() -> None:
    desk = laid(begun(), ("player 0: track", "20"), ("player 1: track", "20"), ("player 1: sled", "2")).do(
        "count", "skip"
    )
    assert "wins the tie-break" in shown(desk)
    assert "more stones on the sled wins" in shown(desk)


def test_a_stored_one_that_is_no_end_cannot_be_opened_but_stays() -> None:
    desk = counted()
    key = f"game.{desk.play.id}"
    broken = json.loads(desk.storage[key])
    broken["record"] = broken["record"].replace("| matters   -", "| matters   turn W")
    desk.storage[key] = json.dumps(broken)
    again = Desk(dict(desk.storage))
    again.do(f"continue:{again.model.saves[0].id}")
    assert again.layer == "raw"
    assert "not the end" in shown(again)


def test_the_screen_stays_on_while_it_is_counted() -> None:
    assert begun().model.playing
    assert not counted().model.playing


def test_the_end_is_counted_point_by_point_where_somebody_waits() -> None:
    desk = laid(Desk().do("speed:normal", "own-table:imhotep", "count-table"), ("player 0: track", "5"))
    laid(desk, ("player 0: card STATUE", "2")).do("count")
    assert desk.play.counted == 0
    assert desk.layer == ""
    desk.do("skip")
    assert desk.layer == "result"


def test_a_table_deleted_while_it_is_corrected_is_still_one() -> None:
    desk = begun("duel").do("count")
    table = desk.play.id
    while desk.play.counted is not None:
        desk.send(msg.Counted(table, desk.play.counted))
    desk.do("close", "count-again", "saves", f"delete:{table}", "close", "count")
    assert [row.id for row in desk.model.results.rows] == [table]

"""Verified results: shared as a card, checked by playing all moves again."""

import xml.etree.ElementTree as ET
from random import Random

import pytest

from game.core.link import LONGEST, note_of, noted_link, open_link
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS
from game.shell.effects import Copy, Picture, SetFragment
from game.shell.far.link_notes import Claim, of_claim, read_claim
from game.shell.page import page
from game.shell.seat import Seat
from game.shell.share.card import faults, shown_texts
from tests.shell.desk import BASE, Desk, new_game


def finished(desk: Desk | None = None) -> Desk:
    desk = desk or new_game()
    while not desk.play.match.over:
        desk.act(desk.play.match.legal[-1].text)
    return desk


def shared(desk: Desk) -> tuple[str, str]:
    """The text and the fragment of its link."""
    text, link = desk.do("copy:result").last(Copy).text.split("\n")
    return text, link.removeprefix(BASE)


def claimed(desk: Desk, **changes: str) -> Desk:
    """A guest opens the link with parts of its claim changed."""
    note = note_of(shared(desk)[1])
    return Desk(fragment=f"#{noted_link(desk.record, note._replace(parts={**note.parts, **changes}))}")


def told(desk: Desk) -> list[str]:
    assert desk.model.checked is not None
    return faults(shown_texts(desk.model), desk.model.checked)


@pytest.fixture(scope="module")
def host() -> Desk:
    desk = Desk().do("new:duel").fill(seed="card", seat_0_name="Ada", seat_1_level="0", seat_1_name="Ben")
    return finished(desk.do("start"))


def test_a_shared_result_is_verified_where_it_is_opened(host: Desk) -> None:
    text, link = shared(host)
    guest = Desk(fragment=link)
    assert (guest.model.screen, guest.layer, told(guest)) == ("lobby", "card", [])
    assert "A verified result" in page(guest.model).html()
    assert text.startswith("Imhotep: The Duel: Ada ")
    assert f"({host.play.match.plies} moves)" in text
    assert len(link) <= LONGEST
    guest.do("look-card")
    assert (guest.record, guest.play.id, guest.layer) == (host.record, "", "result")
    assert [seat.name for seat in guest.play.seats] == ["Ada", "Ben"]


def test_its_deal_can_be_played_without_having_seen_the_game(host: Desk) -> None:
    guest = Desk(fragment=shared(host)[1]).do("play-card")
    assert (guest.layer, guest.model.draft.linked) == ("new", True)
    guest.do("start")
    assert guest.record == host.record.with_actions(())
    assert guest.last(SetFragment) == SetFragment("")


def test_wrong_points_are_named(host: Desk) -> None:
    points = host.play.match.game.scores(host.play.match.state)
    guest = claimed(host, points=f"{points[0]}x99")
    assert told(guest) == [f"Ben: 99 points claimed, {points[1]} found."]
    assert "This result is not right" in page(guest.model).html()


def test_wrong_winners_are_named(host: Desk) -> None:
    (winner,) = host.play.match.outcome.winners
    name = ("Ada", "Ben")[winner]
    assert told(claimed(host, winners=str(2 - winner))) == [f"According to the moves, {name} wins."]


def test_a_game_that_is_not_over_is_no_result(host: Desk) -> None:
    note = note_of(shared(host)[1])
    part = host.record.with_actions(host.moves[:9])
    guest = Desk(fragment=f"#{noted_link(part, note)}")
    assert told(guest)[0] == "The game is not over after its 9 moves."
    assert guest.do("look-card").layer == ""


def test_an_illegal_move_is_named(host: Desk) -> None:
    note = note_of(shared(host)[1])
    wrong = host.record.with_actions((host.moves[0], *host.moves[:1], *host.moves[1:]))
    guest = Desk(fragment=f"#{noted_link(wrong, note)}")
    assert guest.layer == "bad-link"
    assert guest.model.link.problem is not None
    assert guest.model.link.problem.field == "entry 2"


def test_names_may_stay_at_home(host: Desk) -> None:
    desk = host.reload().fill(with_names="no")
    text, link = shared(desk)
    assert "Ada" not in text
    assert "Ada" not in link
    guest = Desk(fragment=link)
    assert guest.model.checked is not None
    assert guest.model.checked.seats == (Seat(bot="far"), Seat(bot="far"))


@pytest.mark.parametrize("game", [game for game in LISTINGS if game != "template"])
def test_neither_text_nor_picture_tells_of_the_deal(game: str) -> None:
    """Two different games with the same points give the same card."""
    desk = Desk().do(f"new:{game}").fill(seed="first", seat_0_level="0", seat_1_level="0").do("start")
    source = Random(5)
    while not desk.play.match.over:
        match = desk.play.match
        desk.model = desk.model.with_play(match=match.play(source.choice(match.legal).text))
    desk.do("save-card")
    drawn, (text, _) = desk.last(Picture), shared(desk)
    points = desk.play.match.game.scores(desk.play.match.state)
    said = "".join(ET.fromstring(drawn.svg).itertext()) + text
    for secret in (desk.record.seed, *desk.moves):
        assert secret not in said
    numbers = [int(word) for word in "".join(c if c.isdigit() else " " for c in text).split()]
    assert sorted(numbers) == sorted([*map(abs, points), desk.play.match.plies])


def test_a_name_with_markup_stays_text_in_the_picture() -> None:
    desk = Desk().do("new:duel").fill(seat_0_name="<script>1</script>", seat_1_level="0").do("start")
    finished(desk).do("save-card")
    svg = desk.last(Picture).svg
    assert "<script" not in svg
    assert "&lt;script&gt;" in svg
    ET.fromstring(svg)


@pytest.mark.parametrize("points", [(41, 38), (0, -6), (-12, 0)])
def test_a_claim_goes_there_and_back(points: tuple[int, int]) -> None:
    record = Match(new_record("duel", 2, {}, "claim")).record
    claim = Claim(points, (0, 1), (Seat("Ada", "far"), Seat("", "flat:1000")))
    link = noted_link(record, of_claim(claim))
    assert open_link(link).record == record
    assert read_claim(note_of(link), 2) == claim

"""Seats far apart: whole games between pages that have nothing in common but links."""

import json
import re
import zlib
from base64 import urlsafe_b64decode
from datetime import date, timedelta
from random import Random

import pytest

from game.core.errors import BadNotation
from game.core.link import LONGEST, note_of, noted_link, open_link
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import game_class
from game.shell import sight
from game.shell.effects import Copy, Download, Share
from game.shell.far import remote
from game.shell.far.link_notes import Turn, of_turn, read_turn
from game.shell.far.remote import heads
from game.shell.messages import Act, Opened
from game.shell.page import page
from game.shell.seat import FAR, Seat
from game.shell.share import sending
from tests.shell.desk import BASE, Desk

GAMES = ("duel", "imhotep", "pyramids", "cheops", "template")
MOST = 2000
DUEL = game_class("duel").info.vocabulary


def hosted(game: str = "duel", levels: str = "0f", seed: str = "far", **options: str) -> Desk:
    """A game of people here (0), people far away (f) and bots (their number)."""
    desk = Desk().do(f"new:{game}", *["add-seat"] * 5)
    for seat in range(len(desk.model.draft.seats) - 1, len(levels) - 1, -1):
        desk.do(f"remove-seat:{seat}")
    fields = {f"seat_{seat}_level": "far" if level == "f" else level for seat, level in enumerate(levels)}
    start = {} if game == "template" else {"option_start": "1" if game != "duel" else "first"}
    return desk.fill(seed=seed, **fields, **start, **options).do("start")


def link(desk: Desk) -> str:
    found = desk.do("copy:turn").last(Copy).text
    assert found.startswith(BASE + "#")
    return found.removeprefix(BASE)


def received(desk: Desk, fragment: str) -> Desk:
    """The link is opened; whoever is asked who sits there takes the seat as offered."""
    desk.send(Opened(fragment))
    return desk.do("start") if desk.layer == "new" else desk


def goes_on(desk: Desk, source: Random) -> None:
    """Bots, only moves and people here decide until somebody far away is to, or the game is over."""
    for _ in range(MOST):
        play = desk.play
        if desk.layer == "hand-over":
            desk.do("ready")
        if play.match.over or (play.seats[play.match.player].far and len(play.match.legal) > 1):
            return
        if desk.waits_for("move"):
            desk.answer()
        elif len(play.match.legal) == 1:
            desk.wait()
        else:
            desk.deliver(Act(source.choice(play.match.legal).text))
    raise AssertionError("it does not go on")


def play_out(desks: list[Desk]) -> None:
    """Links go round until the game is over for everybody."""
    source, at = Random(7), 0
    for _ in range(MOST):
        goes_on(desks[at], source)
        if desks[at].play.match.over:
            break
        sent = link(desks[at])
        assert len(sent) <= LONGEST
        at = desks[at].play.match.player
        received(desks[at], sent)
        assert desks[at].play.your_turn
    for desk in desks:
        received(desk, link(desks[at]))


@pytest.mark.parametrize("game", ["cheops", "imhotep", "pyramids"])
def test_only_moves_of_those_far_away_do_not_hide_what_was_decided_here(game: str) -> None:
    source, here, there, known = Random(7), hosted(game), Desk(), 0
    while not here.play.match.over:
        goes_on(here, source)
        match, seats = here.play.match, here.play.seats
        chosen = [ply for ply in range(known, match.plies) if match.game.chooses(match.at(ply))]
        assert not any(seats[match.mover(ply)].far for ply in chosen)
        assert remote.unsent(here.play) <= min(chosen, default=match.plies)
        known = match.plies
        here, there = received(there, link(here)), here


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_two_goes_back_and_forth_to_its_end(game: str) -> None:
    desks = [hosted(game), Desk()]
    play_out(desks)
    host, guest = desks
    assert host.record == guest.record
    assert (host.layer, guest.layer) == ("result", "result")
    assert [seat.far for seat in guest.play.seats] == [True, False]
    assert host.play.table == guest.play.table == host.play.id
    assert len(host.model.saves) == len(guest.model.saves) == 1
    assert [len(desk.model.results.rows) for desk in desks] == [1, 1]


def test_three_far_apart_and_a_bot_which_plays_where_the_person_before_it_sits() -> None:
    desks = [hosted("imhotep", "0ff2"), Desk(), Desk()]
    play_out(desks)
    assert len({desk.record for desk in desks}) == 1
    assert [desk.play.humans for desk in desks] == [1, 1, 1]
    assert all(desk.play.seats[3].bot == "level:2" for desk in desks)


def test_the_prompt_hands_the_turn_over_and_the_share_dialog_holds_the_link() -> None:
    host = hosted().act("place 1 1")
    assert "Send Carnelian the message" in page(host.model).html()
    assert "#duel-1-2-" in page(host.do("share").model).html()
    assert host.do("send:message").last(Share).text.endswith(link(host))


def test_before_the_first_move_none_is_told() -> None:
    host = hosted(levels="f0")
    assert message(host)[:-1] == ["Imhotep: The Duel – New game", "Your turn, Lapis."]
    assert "It holds the deal." in page(host.model).html()
    guest = Desk().send(Opened(link(host)))
    assert "a game in which nobody has moved yet" in page(guest.model).html()


def message(desk: Desk) -> list[str]:
    return desk.do("copy:message").last(Copy).text.splitlines()


def test_a_message_tells_what_was_decided_and_ends_with_the_link_that_is_found_in_it() -> None:
    host = hosted(seat_0_name="Ada").act("place 1 1")
    *told, last = message(host)
    assert told == [
        "Imhotep: The Duel – Move 1",
        "Ada places a figure on row 1, column 1.",
        "Your turn, Carnelian.",
    ]
    guest = Desk().do("open-link").fill(link="\n".join(["Hello!", *told, last])).do("go-link", "start")
    received(host, link(guest.act("place 2 2")))
    host.act("place 3 3")
    assert [line for line in message(host) if "places" in line] == ["Ada places a figure on row 3, column 3."]
    assert "Ada" not in "".join(message(host.fill(with_names="no")))


def test_a_message_tells_nothing_hidden() -> None:
    host = hosted("pyramids")
    goes_on(host, Random(1))
    game, turn, last = message(host)
    assert (game, turn) == (f"Pyramids – Move {host.play.match.plies}", "Your turn, Carnelian.")
    assert last.endswith(link(host))


def test_of_one_who_plays_long_the_latest_decisions_are_told() -> None:
    host = hosted("cheops")
    goes_on(host, Random(2))
    assert len(message(host)) <= 2 + sending.MOST_TOLD + 1


def test_the_calendar_tells_in_three_days_and_its_lines_are_short() -> None:
    host = hosted(seat_0_name="Ada, é; " + "é" * 10).act("place 1 1")
    wish = host.do("remind").last(Download)
    lines = wish.text.split("\r\n")
    assert wish.name == "baumeister-duel.ics"
    assert (lines[0], lines[-2:]) == ("BEGIN:VCALENDAR", ["END:VCALENDAR", ""])
    assert max(len(line.encode()) for line in lines) <= 75
    entry = wish.text.replace("\r\n ", "").split("\r\n")
    day = date.fromisoformat(host.model.moment.day) + timedelta(3)
    assert f"DTSTART;VALUE=DATE:{day:%Y%m%d}" in entry
    assert "SUMMARY:Imhotep: The Duel: has Carnelian answered?" in entry
    (told,) = (line for line in entry if line.startswith("DESCRIPTION:"))
    assert r"Ada\, é\; é" in told
    assert told.endswith(link(host))


def test_tables_that_wait_are_counted_in_the_title_but_for_the_open_one() -> None:
    host, guest = hosted().act("place 1 1"), Desk()
    received(guest, link(host))
    assert page(guest.model).screen.title == "Carnelian to move – Imhotep: The Duel"
    assert guest.model.waiting == 0
    guest.do("lobby")
    assert (guest.model.waiting, page(guest.model).screen.title) == (1, "(1) Baumeister")
    assert "Your turn, 1 move so far." in page(guest.model).html()
    host.do("lobby")
    assert (host.model.waiting, page(host.model).screen.title) == (0, "Baumeister")
    assert "The answer is awaited, 1 move so far." in page(host.model).html()
    assert Desk(guest.storage).model.waiting == 1


def test_the_guest_is_asked_who_sits_there_and_told_what_happened() -> None:
    host = hosted(seat_0_name="Ada <b>").act("place 1 1")
    guest = Desk().send(Opened(link(host)))
    assert guest.layer == "new"
    assert guest.model.draft.seats == (Seat("Ada <b>", FAR), Seat())
    guest.fill(seat_1_name="Ben").do("start")
    assert (guest.moves, guest.play.your_turn) == (("place 1 1",), True)
    assert "What happened so far" in page(guest.model).html()
    received(host, link(guest.act("place 2 2")))
    assert [seat.name for seat in host.play.seats] == ["Ada <b>", "Ben"]
    assert "Since your turn" in page(host.model).html()


def test_names_stay_at_home_if_they_shall() -> None:
    host = hosted(seat_0_name="Ada").fill(with_names="no").act("place 1 1")
    guest = Desk().send(Opened(link(host)))
    assert [seat.name for seat in guest.model.draft.seats] == ["", ""]


def test_names_that_stay_at_home_are_not_embedded_either() -> None:
    desk = Desk().do("new:duel").fill(seat_0_name="Ada", seat_1_level="0").do("start").act("place 1 1")
    dialog = desk.do("share", "embed:element-replay")
    assert "with-names" in page(dialog.model).html()
    with_names = dialog.do("copy:embed").last(Copy).text
    without = dialog.fill(with_names="no").do("copy:embed").last(Copy).text
    named, unnamed = (
        zlib.decompress(urlsafe_b64decode(word + "=" * (-len(word) % 4))).decode()
        for text in (with_names, without)
        for word in re.findall(r"#[^.\"]*\.([\w-]+)", text)
    )
    assert "Ada" in named
    assert "Ada" not in unnamed


def test_the_game_goes_on_after_a_reload_and_from_the_lobby() -> None:
    host = hosted().act("place 1 1")
    guest = received(Desk(), link(host)).act("place 2 2")
    again = host.reload(link(guest))
    assert again.moves == ("place 1 1", "place 2 2")
    assert again.play.id == host.play.id
    assert again.reload().moves == again.moves
    assert guest.reload().play.table == host.play.id


def test_an_old_link_shows_its_position_and_leaves_the_longer_game() -> None:
    host = hosted().act("place 1 1")
    first = link(host)
    guest = received(Desk(), first).act("place 2 2")
    received(host, link(guest)).act("place 3 3")
    stored = dict(guest.storage)
    received(guest, first)
    assert (guest.play.at, guest.moves) == (1, ("place 1 1", "place 2 2"))
    assert guest.toast == "This link is older. Your game is further on, and stays as it is."
    assert guest.do("now").moves == ("place 1 1", "place 2 2")
    assert set(stored) == set(guest.storage)


def test_what_has_been_answered_cannot_be_taken_back() -> None:
    host = hosted().act("place 1 1")
    assert host.do("undo").moves == ()
    host.act("place 1 1")
    guest = received(Desk(), link(host)).act("place 2 2")
    received(host, link(guest)).do("undo")
    assert host.moves == ("place 1 1", "place 2 2")
    assert host.toast == "Someone far away has already answered, so this can no longer be undone."


def forged(desk: Desk, actions: tuple[str, ...], past: int) -> str:
    """A link that is right in itself and tells other decisions."""
    record = desk.record.with_actions(actions)
    head = heads(record, desk.play.table)[past]
    turn = Turn(desk.play.table, tuple(Seat(bot=FAR) for _ in desk.play.seats), past, head)
    return noted_link(record, of_turn(turn, DUEL))


def test_a_changed_past_is_refused_and_nothing_is_lost() -> None:
    host = hosted().act("place 1 1")
    guest = received(Desk(), link(host)).act("place 2 2")
    received(host, link(guest)).act("place 3 3")
    for past in (0, 1, 3):
        bad = forged(host, ("place 1 2", "place 2 2", "place 3 3", "place 1 3"), past)
        host.send(Opened(f"#{bad}"))
        assert host.layer == "bad-link"
        problem = host.model.link.problem
        assert problem is not None
        assert (problem.field, problem.reason, problem.params) == ("past", "changed_past", {"move": 1})
        host.do("close")
        assert host.moves == ("place 1 1", "place 2 2", "place 3 3")


def test_a_head_that_does_not_fit_its_moves_is_refused() -> None:
    host = hosted().act("place 1 1")
    note = note_of(link(host).removeprefix("#"))
    wrong = note._replace(parts={**note.parts, "head": "0" * 12})
    guest = Desk().send(Opened(f"#{noted_link(host.record, wrong)}"))
    assert guest.layer == "bad-link"
    assert guest.model.link.problem is not None
    assert guest.model.link.problem.reason == "bad_past"


def parted() -> tuple[Desk, Desk]:
    """The host has taken back what the guest has answered."""
    host = hosted().act("place 1 1")
    guest = received(Desk(), link(host)).act("place 2 2")
    host.do("undo").act("place 3 1")
    received(host, link(guest))
    assert host.layer == "fork"
    return host, guest


@pytest.mark.parametrize(
    ("way", "moves", "other"),
    [
        ("mine", ("place 3 1",), ("place 1 1", "place 2 2")),
        ("theirs", ("place 1 1", "place 2 2"), ("place 3 1",)),
    ],
)
def test_both_moved_on_and_both_ways_are_kept(
    way: str, moves: tuple[str, ...], other: tuple[str, ...]
) -> None:
    host, guest = parted()
    table = host.play.id
    host.do(f"go-on:{way}")
    assert (host.moves, host.play.id, host.layer) == (moves, table, "")
    assert host.reload().moves == moves
    aside = next(saved for saved in host.model.saves if saved.id != table)
    kept = host.reload().do(f"continue:{aside.id}")
    assert kept.moves == other
    assert (kept.play.table, kept.play.humans) == ("", 2)
    if way == "mine":
        received(guest, link(host))
        assert guest.layer == "fork"
        assert guest.do("go-on:theirs").moves == moves


def test_a_fork_left_alone_changes_nothing() -> None:
    host, _ = parted()
    host.do("close")
    assert host.moves == ("place 3 1",)
    assert len(host.model.saves) == 1


def test_no_hand_of_another_seat_is_on_the_page() -> None:
    desks, source = [hosted("pyramids"), Desk()], Random(3)
    for seat in (0, 1, 0, 1):
        goes_on(desks[seat], source)
        received(desks[1 - seat], link(desks[seat]))
        for player, desk in enumerate(desks):
            play = desk.play
            assert sight.seen(play) == play.match.game.observation(play.match.state, player)
            assert sight.seen(play) != play.match.state


def test_before_a_game_with_hidden_cards_it_is_said_that_the_seed_gives_them_away() -> None:
    told = "They follow from the seed, though, and the seed is in the link"
    assert told in page(Desk().do("new:pyramids").fill(seat_1_level="far").model).html()
    assert told not in page(Desk().do("new:pyramids").model).html()
    assert told not in page(Desk().do("new:duel").fill(seat_1_level="far").model).html()
    invited = Desk().send(Opened(link(hosted("pyramids", "f0"))))
    assert told in page(invited.model).html()


def test_two_who_are_far_from_the_host_may_sit_at_one_page() -> None:
    host = hosted("imhotep", "0ff").act("take")
    guests = Desk().send(Opened(link(host))).fill(seat_2_level="0").do("start")
    goes_on(guests, Random(1))
    received(host, link(guests))
    assert host.play.your_turn
    assert host.play.match.plies == guests.play.match.plies


@pytest.mark.parametrize("names", [("", ""), ("Ada", "x00"), ("Bärbel-Änne", "李"), ("a b", "<i>&amp;")])
def test_names_travel_as_letters_and_digits(names: tuple[str, ...]) -> None:
    record = new_record("duel", 2, {}, "names")
    bot = {"": "flat:300", "Ada": "level:7"}.get(names[0], "tree:80:60")
    seats = tuple(Seat(name, bot) for name, bot in zip(names, (FAR, bot), strict=True))
    turn = Turn("abc", seats, 0, heads(record, "abc")[0])
    sent = noted_link(record, of_turn(turn, DUEL))
    assert sent.replace("-", "").isascii()
    assert sent.replace("-", "").isalnum()
    assert open_link(sent).record == record
    assert read_turn(note_of(sent), 2, 0, DUEL) == turn


def test_a_variation_is_a_game_of_its_own() -> None:
    host = hosted().act("place 1 1")
    guest = received(Desk(), link(host)).act("place 2 2")
    received(host, link(guest)).do("goto:1", "branch")
    assert host.play.table == host.play.id
    received(guest, link(host))
    assert len(guest.model.saves) == 2
    assert Match(guest.record).plies == 1


def test_game_after_game_is_a_series_with_a_score() -> None:
    desks = [hosted(seat_0_name="Ada", seat_1_name="Ben"), Desk()]
    play_out(desks)
    first = desks[0].play.match.outcome.winners
    assert "After" not in page(desks[0].model).html()
    desks[0].do("again")
    play_out(desks)
    second = desks[0].play.match.outcome.winners
    won = [sum(seat in winners for winners in (first, second)) for seat in range(2)]
    for desk in desks:
        assert desk.play.series == (first,)
        assert f"After 2 games: Ada {won[0]} · Ben {won[1]}" in page(desk.model).html()
        assert desk.reload().play.series == (first,)
    assert f"After 2 games: Ada {won[0]} · Ben {won[1]}" in message(desks[0])


def test_against_bots_there_is_no_series() -> None:
    desk = Desk().do("play-now:duel")
    goes_on(desk, Random(3))
    assert desk.do("again").play.series == ()


def test_a_character_of_a_seat_goes_along_in_links() -> None:
    seats = (Seat("", FAR), Seat("", "level:3:mason"), Seat("", "tree:80:60:mason"), Seat("", "level:2"))
    turn = Turn("t", seats, 0, "0" * 12)
    note = of_turn(turn, DUEL)
    assert note.parts["seats"] == "pl3cmasonxt80d60cmasonxl2"
    assert read_turn(note, 4, 0, DUEL).seats == seats
    wrong = note._replace(parts={**note.parts, "seats": "pl3cnobodyxl1l2"})
    with pytest.raises(BadNotation) as caught:
        read_turn(wrong, 4, 0, DUEL)
    assert (caught.value.field, caught.value.reason) == ("seats", "bad_seats")


@pytest.mark.parametrize(
    ("key", "odd"),
    [
        *(("answers", [[1, seats, ["place 1 2"]]]) for seats in ([9], [-1], [0] * 9, ["0"])),
        ("answers", [[1, [0], ["fly"]]]),
        *(("series", [winners]) for winners in ([9], [1] * 9, [1.0], [True])),
        *(("table", name) for name in ("\ud800", "a-b", "x" * 17, "")),
    ],
)
def test_a_save_of_people_far_apart_opens_whatever_it_says(key: str, odd: object) -> None:
    desk = hosted().act("place 1 1")
    name = f"game.{desk.play.id}"
    desk.storage[name] = json.dumps(json.loads(desk.storage[name]) | {key: odd})
    again = desk.reload().do("share")
    assert again.moves == ("place 1 1",)
    assert (again.play.answers, again.play.series) == ((), ())
    assert again.play.table == ("" if key == "table" else desk.play.table)

"""Links: deals and replays opened from the address, bad ones, sharing."""

from urllib.parse import quote

import pytest

from game.core.link import _sealed, open_link, replay_link
from game.shell.effects import Copy, SetFragment
from game.shell.messages import Copied, Opened
from game.shell.page import page
from tests.shell.desk import BASE, Desk, new_game

DEAL_LENGTH, GAME_LENGTH = 60, 500


def copied(desk: Desk, what: str) -> str:
    return desk.do(f"copy:{what}").last(Copy).text


def fragment(desk: Desk, what: str) -> str:
    link = copied(desk, what)
    assert link.startswith(BASE + "#")
    return link.removeprefix(BASE)


def test_a_deal_opened_anew_is_the_same_deal() -> None:
    host = new_game(tomb="B", temple="B", seed="amun7342")
    guest = Desk(fragment=fragment(host, "setup"))
    assert (guest.layer, guest.model.draft.linked) == ("new", True)
    guest.do("start")
    assert guest.record == host.record
    assert guest.play.seats[0].human
    assert not guest.play.seats[1].human


def test_the_dialog_shares_the_deal_it_speaks_of_whatever_game_is_open() -> None:
    dialog = new_game(seed="open").do("new:imhotep").fill(seed="spoken")
    link = fragment(dialog, "deal")
    assert f'value="{BASE}{link}"' in page(dialog.model).html()
    guest = Desk(fragment=link).do("start").record
    assert (guest.game, guest.seed) == ("imhotep", "spoken")


def test_a_dialog_that_names_no_deal_shares_none() -> None:
    assert Desk().do("new:duel", "copy:deal").wished(Copy) == []


def test_a_deal_overrides_settings_and_keeps_the_last_seats() -> None:
    link = fragment(new_game(tomb="B"), "setup")
    guest = (
        Desk().do("new:duel").fill(option_tomb="A", seat_0_name="Ada", seat_1_level="1").do("start", "lobby")
    )
    guest = guest.reload(link)
    assert dict(guest.model.draft.options)["tomb"] == "B"
    assert (guest.model.draft.seats[0].name, guest.model.draft.seats[1].bot) == ("Ada", "level:1")


def test_a_link_never_touches_the_open_game() -> None:
    desk = new_game().act("place 1 1")
    mine = desk.play.id
    desk.send(Opened(fragment(new_game(seed="guest"), "setup")))
    assert desk.play.id == mine
    desk.do("start").act("place 3 3")
    assert desk.play.id != mine
    assert desk.do(f"continue:{mine}").moves == ("place 1 1",)


def test_closing_the_question_goes_back_to_the_open_game_and_a_bare_address() -> None:
    desk = (
        new_game()
        .act("place 1 1")
        .send(Opened(fragment(new_game(seed="guest"), "setup")))
        .forget()
        .do("close")
    )
    assert desk.moves == ("place 1 1",)
    assert desk.wished(SetFragment) == [SetFragment("")]


def test_the_address_is_bare_once_the_game_is_started() -> None:
    desk = Desk(fragment=fragment(new_game(), "setup"))
    assert desk.wished(SetFragment) == []
    assert desk.do("start").last(SetFragment) == SetFragment("")
    assert desk.reload().record == desk.record


def test_a_replay_opens_at_its_move_and_is_only_looked_at() -> None:
    host = new_game().act("place 1 1", "place 1 2", "unload R1").do("goto:2")
    guest = Desk(fragment=fragment(host, "replay"))
    assert (guest.model.screen, guest.play.ply, len(guest.moves)) == ("table", 2, 3)
    guest.act("place 3 3")
    assert len(guest.moves) == 3
    assert guest.toast == "This is an earlier position. Go back to the game, or play on from here."
    guest.do("last").act("place 3 3")
    assert len(guest.moves) == 3
    assert guest.toast == "You are only viewing this game. Play on from here to make it yours."
    assert guest.storage == {}


def test_a_replay_is_played_on_as_a_game_of_its_own() -> None:
    host = new_game().act("place 1 1", "place 1 2")
    guest = Desk(fragment=fragment(host, "replay")).do("goto:1", "branch")
    assert guest.last(SetFragment) == SetFragment("")
    assert guest.moves == ("place 1 1",)
    assert guest.waits_for("move")  # against a bot, as at first
    assert guest.reload().record == guest.record


@pytest.mark.parametrize("players", [3, 4])
def test_a_deal_or_replay_of_many_seats_them_all(players: int) -> None:
    host = Desk().do("new:imhotep", *["add-seat"] * (players - 2)).fill(option_start="1").do("start")
    host.act("take")
    deal = Desk(fragment=fragment(host, "setup"))
    assert len(deal.model.draft.seats) == players
    assert deal.do("start").record.players == players
    replay = Desk(fragment=fragment(host, "replay")).do("branch")
    assert (replay.moves, len(replay.play.seats)) == (("take",), players)


def test_a_replay_leaves_the_own_game_where_it_was() -> None:
    desk = new_game(seed="mine").act("place 1 1")
    mine = desk.play.id
    desk.send(Opened(fragment(new_game().act("place 2 2"), "replay"))).do("lobby", f"continue:{mine}")
    assert desk.moves == ("place 1 1",)


def test_a_bot_stops_thinking_for_a_replay() -> None:
    desk = new_game(level=1).act("place 1 1")
    desk.send(Opened(fragment(new_game().act("place 2 2"), "replay"))).answer()
    assert desk.moves == ("place 2 2",)


@pytest.mark.parametrize(
    ("link", "field"),
    [
        ("#chess-1-2-AAAAr-amun-abc", "game"),
        ("#duel-1-2-AAAAr-amun", "link"),
        ("#duel-9-2-AAAAr-amun-abc", "version"),
        ("#duel-1-2-AAXAr-amun-abc", "option pyramids"),
        ("#duel-1-2-AAAAr-amun-abc", "check letters"),
        ("#x", "game"),
        ("#%C3%A4", "game"),
    ],
)
def test_a_bad_link_names_the_field_and_offers_ways_out(link: str, field: str) -> None:
    desk = Desk(fragment=link)
    assert desk.layer == "bad-link"
    assert desk.model.link.problem is not None
    assert desk.model.link.problem.field == field
    assert copied(desk, "link") == link.removeprefix("#")
    desk.do("open-link")
    assert (desk.layer, desk.model.link.text) == ("open-link", link.removeprefix("#"))
    assert desk.last(SetFragment) == SetFragment("")


@pytest.mark.parametrize("move", ["3", "-1", "x", "1e3", "²", "9" * 5000, ""])
def test_a_link_to_a_move_that_the_game_does_not_have_names_the_move(move: str) -> None:
    """Sealed like any other link, so that only the move is wrong."""
    record = new_game().act("place 1 1", "place 2 2").record
    *parts, _ = replay_link(record).split("-")[:-1]
    desk = Desk(fragment=f"#{_sealed([*parts, move])}")
    assert desk.layer == "bad-link"
    assert desk.model.link.problem is not None
    assert desk.model.link.problem.field in ("move", "link", "decisions")


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_link_to_a_move_shows_the_position_there(at: int) -> None:
    desk = Desk(fragment="#" + replay_link(new_game().act("place 1 1", "place 2 2").record, at))
    assert (desk.play.ply, len(desk.moves), desk.play.read_only) == (at, 2, True)


def test_a_bad_link_leaves_the_open_game_below() -> None:
    desk = new_game().act("place 1 1").send(Opened("#duel-1")).do("close").act("place 2 2")
    assert desk.moves == ("place 1 1", "place 2 2")


def test_a_link_typed_in_is_opened_or_named_wrong() -> None:
    link = copied(new_game(seed="typed"), "setup")
    desk = Desk().do("open-link").fill(link=link[:-1]).do("go-link")
    assert desk.model.link.problem is not None
    desk.fill(link=f"  {link} ").do("go-link", "start")
    assert desk.record.seed == "typed"


@pytest.mark.parametrize(
    "message",
    [
        "Your turn.\n{link}\n\n-- \nSent from my phone, #1 of all",
        "Have a look (<{link}>).",
        "> Your turn.\n> {broken}\n> See you!",
        "{broken}",
        "https://safe.example/?url={quoted}&data=05-2",
    ],
)
def test_a_link_is_found_in_a_message_whatever_stands_around_it(message: str) -> None:
    link = copied(new_game().act("place 1 1"), "replay")
    middle = link.index("#") + 12
    desk = Desk().do("open-link")
    broken, quoted = f"{link[:middle]}=\n> {link[middle:]}", quote(link, safe="")
    desk.fill(link=message.format(link=link, broken=broken, quoted=quoted)).do("go-link")
    assert desk.moves == ("place 1 1",)


def test_the_text_of_a_game_can_be_typed_in_too() -> None:
    text = copied(new_game().act("place 1 1"), "record")
    desk = Desk().do("open-link").fill(link=text).do("go-link")
    assert (desk.moves, desk.play.read_only) == (("place 1 1",), True)
    assert Desk().do("open-link").fill(link="game\nover").do("go-link").model.link.problem is not None


def test_links_are_short_and_of_letters_digits_and_hyphens() -> None:
    desk = new_game(seed="abcdefghijklmnop")
    assert len(fragment(desk, "setup")) <= DEAL_LENGTH
    while not desk.play.match.over:
        desk.act(desk.play.match.legal[-1].text)
    link = fragment(desk, "replay").removeprefix("#")
    assert len(link) <= GAME_LENGTH
    assert set(link) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-")
    assert open_link(link).record == desk.record


def test_the_result_is_shared_with_its_game() -> None:
    desk = new_game()
    while not desk.play.match.over:
        desk.act(desk.play.match.legal[-1].text)
    first, link = copied(desk, "result").split("\n")
    assert first.startswith("Imhotep: The Duel: ")
    assert " wins. (" in first
    guest = Desk(fragment=link.removeprefix(BASE))
    assert guest.layer == "card"
    assert guest.do("look-card").record == desk.record


def test_copying_tells_whether_it_worked() -> None:
    assert new_game().send(Copied(done=True)).toast == "Copied."
    toast = new_game().send(Copied(done=False)).model.toast
    assert toast is not None
    assert toast.kind == "problem"


def test_an_empty_fragment_is_no_link() -> None:
    assert new_game().send(Opened("#")).layer == ""
    assert new_game().send(Opened("")).layer == ""

"""Hidden cards: whose are on the screen, and the card between two players at one device."""

import re
from dataclasses import replace

from game.core.link import replay_link
from game.games.pyramids.state import PyramidsState
from game.shell import sight
from game.shell.dialogs import Draft
from game.shell.kept.seats import NUMBERED
from game.shell.messages import Command, Key, Visited
from game.shell.page import first_picture, page
from game.shell.seat import Seat
from tests.shell.desk import Desk, new_game


def pyramids(*levels: int) -> Desk:
    """A game of Pyramids that the first seat begins; a level of 0 is a person."""
    desk = Desk()
    seats = tuple(Seat(bot=NUMBERED[level]) for level in levels)
    desk.model = replace(desk.model, draft=Draft("pyramids", seats, (("start", "1"),), "sight"))
    return desk.do("start")


def state(desk: Desk) -> PyramidsState:
    shown: PyramidsState = desk.play.match.state
    return shown


def on_screen(desk: Desk, player: int) -> bool:
    """Whether a player's hand is anywhere in the page."""
    html = page(desk.model).html()
    found = [f'"card-{card}"' in html for card in state(desk).hands[player]]
    assert found
    assert all(found) or not any(found)
    return all(found)


def seen_by(desk: Desk) -> list[bool]:
    return [on_screen(desk, player) for player in range(desk.play.match.game.players)]


def test_two_persons_hand_the_device_over_before_the_first_hand_is_shown() -> None:
    desk = pyramids(0, 0)
    assert desk.layer == "hand-over"
    assert seen_by(desk) == [False, False]
    desk.do("ready")
    assert desk.layer == ""
    assert seen_by(desk) == [True, False]


def test_after_a_move_the_hand_is_covered_until_the_next_person_is_ready() -> None:
    desk = pyramids(0, 0).do("ready").act("tile 2")
    assert desk.play.match.player == 1
    assert desk.layer == "hand-over"
    assert seen_by(desk) == [False, False]
    assert desk.do("ready").layer == ""
    assert seen_by(desk) == [False, True]


def test_the_card_between_players_cannot_be_put_away_otherwise() -> None:
    desk = pyramids(0, 0)
    for message in (Key("Escape"), Command("close"), Command("cancel"), Command("now")):
        desk.send(message)
        assert desk.layer == "hand-over"
        assert seen_by(desk) == [False, False]


def test_nothing_can_be_chosen_on_a_covered_table() -> None:
    html = page(pyramids(0, 0).model).html()
    buttons = re.findall("<button[^>]* data-act=[^>]*>", html)
    assert len(buttons) > 5
    assert all('aria-disabled="true"' in button for button in buttons)


def test_whoever_takes_a_move_back_needs_the_device() -> None:
    desk = pyramids(0, 0).do("ready").act("tile 2").do("ready", "undo")
    assert desk.play.match.player == 0
    assert desk.layer == "hand-over"
    assert seen_by(desk) == [False, False]


def test_one_person_sees_the_own_hand_at_all_times() -> None:
    desk = pyramids(0, 1, 1)
    assert desk.layer == ""
    assert seen_by(desk) == [True, False, False]
    desk.act("tile 2")
    assert desk.waits_for("move")
    assert seen_by(desk) == [True, False, False]
    assert seen_by(desk.answer()) == [True, False, False]


def test_while_bots_move_the_hand_of_who_moved_last_stays() -> None:
    desk = pyramids(0, 1, 0).do("ready").act("tile 2")
    assert desk.waits_for("move")
    assert seen_by(desk) == [True, False, False]
    desk.answer()
    assert desk.layer == "hand-over"
    assert seen_by(desk) == [False, False, False]
    assert seen_by(desk.do("ready")) == [False, False, True]


def test_looking_back_shows_no_other_hand() -> None:
    desk = pyramids(0, 0).do("ready").act("tile 2").do("ready", "goto:0")
    html = page(desk.model).html()
    first, second = (desk.play.match.at(0).hands[player][0] for player in (0, 1))
    assert f'"card-{first}"' not in html
    assert f'"card-{second}"' in html


def test_a_reload_asks_for_the_device_again() -> None:
    desk = pyramids(0, 0).do("ready")
    again = desk.reload()
    assert again.layer == "hand-over"
    assert seen_by(again) == [False, False]


def test_the_picture_kept_for_the_next_visit_hides_what_several_persons_hide() -> None:
    desk = pyramids(0, 0).do("ready")
    card = f'"card-{state(desk).hands[0][0]}"'
    assert card in page(desk.model).html()
    assert card not in first_picture(desk.model, page(desk.model))
    alone = pyramids(0, 1)
    assert f'"card-{state(alone).hands[0][0]}"' in first_picture(alone.model, page(alone.model))


def test_a_running_game_by_link_shows_nobodys_cards() -> None:
    desk = pyramids(0, 1).act("tile 2")
    opened = Desk(fragment=replay_link(desk.record, 1))
    assert opened.layer == ""
    assert seen_by(opened) == [False, False]
    assert sight.viewer(opened.play) is None


def test_who_plays_on_from_a_link_sees_the_own_seat_only() -> None:
    desk = pyramids(0, 1).act("tile 2")
    opened = Desk(fragment=replay_link(desk.record, 0)).do("branch")
    assert [seat.human for seat in opened.play.seats] == [True, False]
    assert seen_by(opened) == [True, False]


def test_points_are_those_that_can_be_told() -> None:
    desk = pyramids(0, 1)
    while not any(state(desk).tombs[1]):
        if desk.waits_for("move"):
            desk.answer()
        elif len(desk.play.match.legal) == 1:
            desk.wait()
        else:
            desk.act(desk.play.match.legal[0].text)
    seen, full = sight.ledger(desk.play), desk.play.match.ledger()
    buried = [entry for entry in full if entry not in seen]
    assert all(entry.category in ("tomb", "glyphs") for entry in buried)
    assert not [entry for entry in seen if entry.category == "tomb"]
    assert sight.hides(desk.play)
    assert "What you cannot see is not counted." in page(desk.do("points").model).html()


def test_after_the_end_nothing_is_hidden() -> None:
    desk = pyramids(0, 0)
    while not desk.play.match.over:
        if desk.layer == "hand-over":
            desk.do("ready")
        if len(desk.play.match.legal) == 1:
            desk.wait()
        else:
            desk.act(desk.play.match.legal[-1].text)
    assert desk.do("skip").layer == "result"
    assert sight.seen(desk.play) == state(desk)
    desk.do("look-through", "goto:5")
    assert sight.seen(desk.play) == desk.play.match.at(5)


def test_games_without_secrets_know_no_hand_over() -> None:
    desk = new_game().act("place 1 1")
    assert desk.layer == ""
    assert not sight.has_secrets(desk.play)
    assert not sight.hides(desk.play)


def test_sharing_a_game_with_secrets_tells_what_a_seed_gives_away() -> None:
    warned = "They follow from the seed"
    assert warned in page(pyramids(0, 1).act("tile 2").do("share").model).html()
    assert warned not in page(new_game().act("place 1 1").do("share").model).html()


def test_a_closer_look_lasts_until_the_next_move() -> None:
    desk = pyramids(0, 1, 1).do("inspect:player 2")
    assert desk.play.inspected == "player 2"
    assert 'data-k="closer"' in page(desk.model).html()
    assert desk.do("inspect:player 2").play.inspected == ""
    desk.do("inspect:connection 0 B")
    assert desk.send(Key("Escape")).play.inspected == ""
    assert desk.do("inspect:player 1").act("tile 2").play.inspected == ""


def test_the_result_and_all_hands_are_shown_at_the_end_only() -> None:
    """Neither by its name nor by going forward in the browser to where it once lay."""
    desk = pyramids(0, 1)
    desk.act(desk.play.match.legal[0].text)
    table = f"table {desk.play.id}"
    for done in (desk.do("result"), desk.send(Visited((table, "result")))):
        assert "result" not in [layer.name for layer in done.model.layers]

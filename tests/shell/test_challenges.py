"""Challenges in the page: begun from the list, aims at the table, stars in the result, kept for good."""

import json

import pytest

from game.core.challenge import Aim, Challenge, Reached, challenges_of
from game.core.match import Match
from game.shell import effects as fx
from game.shell.learning import challenges
from game.shell.learning.challenges import best, count, found, games, note_reached
from game.shell.messages import Field
from game.shell.page import page
from game.shell.screens import challenges as screen
from game.shell.seat import Seat
from game.shell.setup.practice import PRACTISED_KEY
from game.shell.share.backup import everything
from game.text.challenge import drawn
from tests.shell.desk import Desk

PROVEN = challenges_of("duel")[1]


def begun(challenge: Challenge = PROVEN) -> Desk:
    return Desk().do(f"challenges:{challenge.game}").do(f"challenge:{challenge.id}")


def before_its_end(challenge: Challenge = PROVEN, left: int = 6) -> Desk:
    """The stored game, as if it had been played here up to its last moves."""
    desk, whole = begun(challenge), Match(challenge.proof)
    desk.model = desk.model.with_play(match=whole.until(whole.plies - left))
    return desk


def to_its_end(desk: Desk, challenge: Challenge = PROVEN) -> Desk:
    """The moves of the stored game are made, one's own by clicks, the bots' as their answers."""
    for text in challenge.proof.actions[desk.play.match.plies :]:
        if desk.play.match.player == 0:
            desk.act(text)
        else:
            desk.model = desk.model.with_play(match=desk.play.match.play(text))
            desk.send(Field("none", ""))
    return desk.send(Field("none", "")).do("result")


def test_the_list_tells_every_challenge_and_its_stars() -> None:
    html = page(Desk().do("challenges").model).html()
    first = games()[0]
    assert html.count('data-cmd="challenge:') == len(challenges_of(first))
    assert f"0 of {3 * len(challenges_of(first))} stars." in html
    other = Desk().do("challenges").send(Field("challenges-game", "duel"))
    assert f'data-cmd="challenge:{PROVEN.id}"' in page(other.model).html()


@pytest.mark.parametrize(("two", "told"), [(6, "easy"), (5, "medium"), (2, "hard"), (None, "")])
def test_it_tells_how_hard_it_was_for_a_bot(
    monkeypatch: pytest.MonkeyPatch, two: int | None, told: str
) -> None:
    measured = () if two is None else (Reached("tree:81:36", 12, (9, two, 0)),)
    monkeypatch.setattr(screen, "challenges_of", lambda game: [PROVEN._replace(reached=measured)])
    html = page(Desk().do("challenges:duel").model).html()
    assert ("of the middle" in html) == (two is not None)
    assert f"{told}: a bot of the middle got two stars in {two} of 12 games" in html or two is None


def test_one_begins_with_its_bots_and_its_deal() -> None:
    desk = begun()
    assert desk.play.match.setup == PROVEN.deal
    assert [seat.bot for seat in desk.play.seats] == ["", *PROVEN.bots]
    assert desk.model.layers == ()
    assert "Win the game" in desk.last(fx.Announce).text


def test_it_goes_on_where_it_was_left() -> None:
    desk = begun()
    name = desk.play.id
    desk.do("lobby").do(f"challenge:{PROVEN.id}")
    assert desk.play.id == name
    assert "Continue" in page(desk.do("lobby", "challenges:duel").model).html()


def test_the_aims_are_told_at_the_table_with_how_it_stands() -> None:
    desk = begun()
    assert 'data-cmd="aims"' in page(desk.model).html()
    told = page(desk.do("aims").model).html()
    assert "Action tiles that you play: at most" in told
    assert "(now 0)" in told


def test_elsewhere_there_are_none() -> None:
    desk = Desk().do("play-now:duel")
    assert 'data-cmd="aims"' not in page(desk.model).html()
    assert desk.do("aims").layer == ""


def test_the_result_tells_the_stars_and_they_are_kept() -> None:
    desk = to_its_end(before_its_end())
    note = f"challenge {PROVEN.id} 3"
    assert desk.model.practised == (note,)
    assert json.loads(desk.storage[PRACTISED_KEY]) == {"done": [note]}
    told = page(desk.model).html()
    assert f"{drawn(3)} No action tile: 3 stars of 3." in told
    assert 'data-cmd="again:deal"' in told
    assert note in next(entry.text for entry in everything(desk.model) if entry.key == PRACTISED_KEY)
    again = desk.reload()
    assert best(again.model, PROVEN) == 3
    assert count(again.model, "duel") == (3, 3 * len(challenges_of("duel")))


def test_fewer_stars_tell_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    steep = PROVEN._replace(aims=(Aim("points", least=(1, 2, 999)),))
    monkeypatch.setattr(challenges, "challenge_of", lambda deal, bots: steep)
    desk = to_its_end(before_its_end())
    assert desk.model.practised == (f"challenge {PROVEN.id} 2",)
    told = page(desk.model).html()
    assert "2 stars of 3. For one more: Points in all: at least 999." in told


def test_against_other_bots_it_is_a_game_like_any_other() -> None:
    desk = before_its_end()
    person, _ = desk.play.seats
    desk.model = desk.model.with_play(seats=(person, Seat(bot="level:7")))
    assert to_its_end(desk).model.practised == ()


def test_a_game_that_is_only_looked_at_leaves_no_stars() -> None:
    desk = before_its_end()
    desk.model = desk.model.with_play(id="")
    assert note_reached(desk.model, desk.model.with_play(match=Match(PROVEN.proof)))[0].practised == ()


def test_again_is_the_same_deal() -> None:
    desk = to_its_end(before_its_end()).do("again:deal")
    assert desk.play.match.setup == PROVEN.deal
    assert not desk.play.match.plies


@pytest.mark.parametrize("name", ["", "duel-0", "chess-1", "yard-1"])
def test_what_is_no_challenge_begins_nothing(name: str) -> None:
    assert found(name) is None
    assert Desk().do(f"challenge:{name}").model.play is None


def test_its_deal_played_by_others_is_not_it() -> None:
    desk = begun()
    first = desk.play.id
    desk.act(desk.play.match.legal[0].text).do("set-up", "set-play", "start")
    assert desk.play.id != first
    assert desk.do("lobby", f"challenge:{PROVEN.id}").play.id == first
    desk.do(f"delete:{first}", f"challenge:{PROVEN.id}")
    assert challenges.of_play(desk.play) == PROVEN

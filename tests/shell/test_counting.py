"""The end of a game, counted point by point before the result."""

from dataclasses import replace

import pytest

from game.core.match import Match
from game.core.record import new_record
from game.shell.effects import Announce, Wait
from game.shell.messages import Counted
from game.shell.page import page
from game.shell.play import Play
from game.shell.seat import PERSON
from game.shell.table import counting
from game.shell.table.opened import OpenGame, seen
from tests.helpers import random_imhotep_deal, random_match
from tests.shell.desk import Desk


def before_the_end(game: str, players: int) -> tuple[Match, str]:
    """A random game but for its last decision, and that."""
    whole = random_match(new_record(game, players, {}, "end"), 1)
    return whole.until(whole.plies - 1), whole.actions[-1].text


def waits(desk: Desk) -> int:
    """How many pauses have been asked for."""
    return sum(isinstance(wish, Wait) for wish in desk.wishes)


def ended(game: str = "imhotep", speed: str = "normal") -> Desk:
    """The last decision has just been made."""
    players = 2 if game == "duel" else 3
    match, last = before_the_end(game, players)
    desk = Desk().do(f"new:{game}", *(["add-seat"] * (players - 2)), "start")
    assert desk.model.play is not None
    human = tuple(replace(seat, bot=PERSON) for seat in desk.model.play.seats)
    settings = replace(desk.model.settings, speed=speed)
    desk.model = replace(
        desk.model.with_play(match=match, seats=human, holder=match.player), settings=settings
    )
    return desk.act(last)


@pytest.mark.parametrize("game", ["imhotep", "duel", "pyramids"])
def test_what_the_end_brings_is_counted_one_by_one(game: str) -> None:
    desk = ended(game)
    match = desk.play.match
    final = match.game.scores(match.state)
    due = counting.due(desk.play)
    assert due
    shown = seen(OpenGame(desk.model)).scores(match.state)
    for n, entry in enumerate(due):
        assert desk.model.layer is None
        assert desk.play.counted == n
        desk.send(Counted(desk.play.id, n))
        shown[entry.player] += entry.points
        assert seen(OpenGame(desk.model)).scores(match.state) == shown
        assert f"counts-{entry.category}" in page(desk.model).screen.classes
        assert desk.last(Announce).text.startswith(OpenGame(desk.model).names[entry.player])
    assert shown == final
    desk.send(Counted(desk.play.id, len(due)))
    assert desk.model.layer is not None
    assert desk.model.layer.name == "result"
    assert desk.play.counted is None


def test_each_pause_is_asked_for_once() -> None:
    desk = ended()
    assert desk.last(Wait).then == Counted(desk.play.id, 0)
    asked = waits(desk)
    desk.do("log", "close")
    desk.send(Counted(desk.play.id, 5))
    assert waits(desk) == asked
    assert desk.play.counted == 0


@pytest.mark.parametrize("number", range(40))
def test_counting_begins_where_the_totals_stood(number: int) -> None:
    deal = random_imhotep_deal(number)
    match = random_match(deal, number)
    final = match.game.scores(match.state)
    for entry in counting.due(Play("x", match, ())):
        final[entry.player] -= entry.points
    assert final == match.state.points


def test_the_duels_totals_stay_while_its_end_is_counted() -> None:
    """What the table showed before the last decision, and what that told, stands; the rest is added to it."""
    desk = ended("duel")
    match, due = desk.play.match, counting.due(desk.play)
    assert {event.category for event in due} <= {"actions", "figures"}
    stood = [0, 0]
    for event in match.booked[: -len(due)]:
        stood[event.player] += event.points
    for n in range(len(due) + 1):
        assert seen(OpenGame(desk.model)).totals == stood
        if n < len(due):
            desk.send(Counted(desk.play.id, n))
            stood[due[n].player] += due[n].points
    assert stood == match.game.scores(match.state)


def test_where_totals_are_complete_all_along_the_result_comes_at_once() -> None:
    desk = ended("cheops")
    assert desk.model.layer is not None
    assert desk.model.layer.name == "result"


def test_without_pauses_the_result_comes_at_once() -> None:
    desk = ended(speed="none")
    assert desk.model.layer is not None
    assert desk.model.layer.name == "result"


def test_the_rest_can_be_skipped() -> None:
    desk = ended().do("skip")
    assert desk.model.layer is not None
    assert desk.model.layer.name == "result"


def test_looking_back_ends_the_counting() -> None:
    desk = ended().do("goto:3")
    assert desk.play.counted is None
    assert desk.model.layer is None

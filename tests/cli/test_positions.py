"""Positions on the command line: written out of a game, played on from there."""

import pytest

from game.core.match import Match
from game.core.record import from_text
from tests.cli.commands import Desk
from tests.golden.games import HERE

GAMES = ("duel-AAAA-first", "imhotep-3-AAAAA0000er", "pyramids-3-random", "cheops-3-rr", "template-2-high")


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_written_and_played_on_from(desk: Desk, name: str) -> None:
    file = str(HERE / f"{name}.txt")
    whole = Match(from_text((HERE / f"{name}.txt").read_text("utf-8")))
    move = whole.plies // 2
    text = desk.said("position", file, "--move", str(move))
    assert Match(from_text(text)).state == whole.at(move)
    seats = ",".join(["random"] * whole.game.players)
    record = desk.said("play", "--from", text, "--seats", seats)
    assert record.startswith(text)
    assert Match(from_text(record)).over
    assert desk.said("show", "-", typed=text)


def test_without_a_move_it_is_the_last_position(desk: Desk) -> None:
    text = desk.said("position", str(HERE / "duel-AAAA-first.txt"))
    assert Match(from_text(text)).over


@pytest.mark.parametrize("move", ["-1", "9999"])
def test_a_move_that_is_not_there_is_refused(desk: Desk, move: str) -> None:
    assert "move" in desk.refused("position", str(HERE / "duel-AAAA-first.txt"), "--move", move)


def test_a_game_from_a_position_has_a_link(desk: Desk) -> None:
    text = desk.said("position", str(HERE / "duel-AAAA-first.txt"), "--move", "10")
    link = desk.said("link", "-", typed=text)
    assert "-pos1-z" in link
    assert desk.said("open", link) == text


@pytest.mark.parametrize("line", ["| nonsense", "| 3 heap 4 of 9, points 1 1"])
def test_what_is_no_position_names_the_field(desk: Desk, line: str) -> None:
    text = desk.said("position", str(HERE / "template-2-high.txt"), "--move", "1")
    broken = "\n".join(line if part.startswith("|") else part for part in text.splitlines())
    assert "position" in desk.refused("show", "-", typed=broken + "\n")

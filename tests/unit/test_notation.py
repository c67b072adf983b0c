"""Rows of a position are written and read by one table; nothing is read that would be written otherwise."""

import re
from dataclasses import dataclass, field, replace

import pytest

from game.core import notation
from game.core.errors import BadNotation, Problem
from game.core.match import Match
from game.core.notation import Kind, Line, Row, agree, fill, written
from game.core.record import new_record
from game.core.registry import game_class

COLOURS = ("red", "blue", "green")


@dataclass
class State:
    turn: int = 0
    owner: int = -1
    dice: list[int] = field(default_factory=list)
    seen: list[int] = field(default_factory=lambda: [0, 0])
    asked: str = ""


HEAD = Line(
    "turn {turn} of {owner}: {dice}",
    turn=notation.number(9, 1),
    owner=notation.word_or_nothing(COLOURS),
    dice=notation.several(notation.word(COLOURS), ", "),
)
SEEN = Line("  {n} has seen {seen}", n=notation.number(2, 1), seen=notation.members(COLOURS))
ASKED = Row("asked", lambda s: f"asked {s.asked}", lambda s, text: setattr(s, "asked", text.split()[-1]))
ROWS = [HEAD.row(), ASKED, SEEN.row(0), SEEN.row(1)]
STATE = State(turn=3, owner=1, dice=[0, 0, 2], seen=[5, 0], asked="blue")
TEXT = "turn 4 of blue: red, red, green\nasked blue\n  1 has seen red green\n  2 has seen -"


def read(text: str) -> State:
    s, lines = State(), text.split("\n")
    fill(ROWS, s, lines)
    agree(ROWS, s, lines)
    return s


def test_a_position_is_written_and_read_by_its_rows() -> None:
    assert written(ROWS, STATE) == TEXT
    assert read(TEXT) == STATE
    assert read(written(ROWS, State(asked="-"))) == State(asked="-")


@pytest.mark.parametrize(
    ("right", "wrong", "part"),
    [
        ("turn 4", "turn 0", "0"),
        ("turn 4", "turn 10", "10"),
        ("turn 4", "turn x", "x"),
        ("turn 4", "turn 4444444", "4444444"),
        ("turn 4", "turn 04", "turn 04 of blue: red, red, green"),
        ("of blue", "of nobody", "nobody"),
        ("turn 4 of", "turn 4 or", "turn 4 or blue: red, red, green"),
        ("red, red", "red red", "red red"),
        ("red, red, green", "", "turn 4 of blue: "),
        ("red green", "green red", "  1 has seen green red"),
        ("red green", "red red", "  1 has seen red red"),
        ("  2 has", "  1 has", "1 has seen -"),
        ("  2 has seen -", "  2 has seen pink", "pink"),
        ("\n  2 has seen -", "", "has seen"),
        ("seen -", "seen -\nmore", "more"),
    ],
)
def test_what_cannot_be_is_named(right: str, wrong: str, part: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read(TEXT.replace(right, wrong, 1))
    assert (caught.value.field, caught.value.reason) == ("position", "bad_position")
    assert caught.value.params["part"] == part


def test_several_may_have_to_be_as_many() -> None:
    pair: Kind = notation.several(notation.word(COLOURS), count=2)
    assert pair.read("red blue") == [0, 1]
    for text in ("red", "-", "red red red"):
        with pytest.raises(BadNotation):
            pair.read(text)


@pytest.mark.parametrize("game", ["abusir", "cheops", "duel", "imhotep", "pyramids"])
def test_a_line_that_could_end_anywhere_is_refused_at_once(game: str) -> None:
    """What stands between the places, again and again: to try every way to part it takes years."""
    deal = new_record(game, game_class(game).info.seats[1], {}, "a")
    lines = Match(deal).game.write(Match(deal).state).splitlines()
    for number, line in enumerate(lines):
        repeated = "".join(word * 400 for word in re.split(r"(?<=[ ,:])", line))[:18_000]
        with pytest.raises(Problem):
            Match(replace(deal, position="\n".join([*lines[:number], repeated, *lines[number + 1 :]])))

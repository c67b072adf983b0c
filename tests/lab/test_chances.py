"""How often players win whose position has a value: looked at, fitted, written."""

import json
from pathlib import Path
from random import Random

import pytest

from game.bots.chances import FULL, Curve, likely
from game.bots.value import share
from game.lab.learning import chances
from game.lab.learning.chances import Fitted, Sample, Seen
from game.lab.running import Codec, Runner

TRUE = Curve((-600, -200), (500, 4000))


def made_up(sample: Sample) -> list[Seen]:
    """A game of sixteen decisions, won as often as a curve says."""
    random, rows = Random(sample.number), list[Seen]()
    for stage in range(17):
        value = share(random.uniform(-20, 20))
        won = random.random() < TRUE.chance(stage / 16, value)
        rows.append(Seen(stage, value, float(won)))
    return rows


def test_a_curve_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "seen", made_up)
    monkeypatch.setattr(chances, "SETS", 20)
    found = chances.measure(Runner(), "abusir", 3, 600)
    numbers = [(*curve.even, *curve.steep) for curve in (found.low, found.curve, found.high, TRUE)]
    for low, own, high, true in zip(*numbers, strict=True):
        assert low <= own <= high
        assert abs(own - true) < max(300, true / 6)
    assert numbers[2][3] - numbers[0][3] < 2000


def test_a_lead_never_speaks_against_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    def upside_down(sample: Sample) -> list[Seen]:
        return [row._replace(value=1 - row.value) for row in made_up(sample)]

    monkeypatch.setattr(chances, "seen", upside_down)
    monkeypatch.setattr(chances, "SETS", 2)
    assert chances.measure(Runner(), "abusir", 3, 60).curve.steep == (0, 0)


def test_decisions_of_a_game_share_one_win() -> None:
    rows = chances.seen(Sample("duel", 2, 0, "tree:4"))
    assert len(rows) > 20
    assert {row.won for row in rows} <= {0.0, 0.5, 1.0}
    assert [row.stage for row in rows] == sorted(row.stage for row in rows)
    assert all(0 <= row.value <= 1 for row in rows)
    codec: Codec[list[Seen]] = chances.SEEN
    assert codec.read(json.loads(json.dumps(codec.write(rows)))) == rows


def test_a_row_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "chances.json"
    found = Fitted(TRUE, TRUE, TRUE)
    for game, games in (("duel", 5), ("cheops", 6), ("duel", 7)):
        chances.write(game, 2, games, found, "a command", path)
    held = json.loads(path.read_text("utf-8"))
    assert [*held] == ["cheops", "duel"]
    assert held["duel"]["2"]["games"] == 7
    assert held["duel"]["2"]["steep"] == list(TRUE.steep)
    assert held["duel"]["2"]["command"] == "a command"
    assert likely(FULL) > 0.999

"""What envs-speed measures: every way of a game once, games of the frameworks, PettingZoo's own benchmark."""

import sys
import warnings
from importlib import import_module
from itertools import count
from types import SimpleNamespace

import pytest

from game.lab.envs import speed, ways


def test_all_ways_of_a_game_and_others_beside_it() -> None:
    found = {(rate.game, rate.way): rate for rate in speed.rates(("pyramids",), 0, 1)}
    own = [rate for rate in found.values() if rate.game == "pyramids"]
    assert [rate.way for rate in own][:4] == [ways.ENGINE, ways.BARE, ways.WRAPPED, ways.OBSERVED]
    assert len(own) == 7
    assert [rate.part is None for rate in own] == [True, *[False] * 6]
    assert {game for game, _ in found} == {
        "pyramids",
        ways.CONNECT_FOUR,
        ways.CART_POLE,
        ways.TIC_TAC_TOE,
    }
    assert all(rate.steps > 0 for rate in found.values())
    assert "pygame" not in sys.modules
    lines = [*speed.as_lines(iter(own))]
    assert lines[0].split()[:2] == ["pyramids", "engine"]


def test_their_benchmark_is_read_from_what_it_prints(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", SimpleNamespace(time=count(step=4).__next__))
    found = [*speed.theirs(("duel",))]
    assert [(rate.game, rate.way) for rate in found] == [
        ("duel", ways.THEIRS),
        (ways.CONNECT_FOUR, ways.THEIRS),
    ]
    assert {rate.steps for rate in found} == {4 / 12}
    assert capsys.readouterr().out == ""

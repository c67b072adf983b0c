"""What hints lose, measured against a longer search."""

from statistics import fmean

import pytest

from game.bots.levels import Level
from game.bots.tree import Tree
from game.core.puzzle import puzzles_of
from game.lab.checking import hints

EASY = [puzzle.match() for puzzle in puzzles_of("duel")[:4]]  # their solutions lead by far
BLIND = Level("random", 0)


def test_a_hint_like_the_reference_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT", Level(Tree.id, 300))
    monkeypatch.setattr(hints, "TOLD", 0)
    assert [hints.loss(position, 300) for position in EASY] == [0.0] * len(EASY)


def test_blind_hints_lose_what_the_longer_look_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT", BLIND)
    assert fmean(hints.loss(position, 300) for position in EASY) > 0.02


def test_losses_are_those_of_a_few_positions_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT", BLIND)
    monkeypatch.setattr(hints, "BY", "random")
    found = hints.losses(hints.Case("duel", 2, 3, 40))
    assert 0 < len(found) <= hints.OF_A_GAME
    assert any(found)
    assert found == hints.losses(hints.Case("duel", 2, 3, 40))

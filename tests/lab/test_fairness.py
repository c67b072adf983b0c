"""The proof that bots do not see what is hidden finds nothing, and would find a bot or a game that cheats."""

from typing import Any

import pytest

from game.bots.bot import Bot, Budget, Question, Thinking
from game.bots.levels import BOTS
from game.games.pyramids.state import UNKNOWN
from game.lab.checking import fairness
from game.lab.checking.fairness import REDEALS, Hiding, Proof, Sealed, as_text, hiding, proof, prove, touching
from game.lab.running import Runner

FEW = 30


def some(game: str, number: int) -> Hiding:
    """A position in the middle of those of a game in which something is hidden."""
    every = list(hiding(game, number))
    return every[len(every) // 2]


def test_nothing_is_changed_by_other_hands_and_tombs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "REDEALS", FEW)
    (found, *_) = prove("pyramids", 2, Runner())
    assert found == Proof(FEW, 0, True, 0)
    assert "1 positions, bots asked at 1, 30 deals unlike the truth, 0 seen" in as_text("pyramids", [found])


def test_the_pair_that_one_looks_at_is_hidden_from_those_who_do_not_decide() -> None:
    found = proof(some("imhotep", 114))
    assert found == Proof(REDEALS, 0, False, 0)


def test_what_is_hidden_can_only_be_told_to_be() -> None:
    hidden: Any = Sealed(UNKNOWN)
    assert [UNKNOWN, hidden].count(UNKNOWN) == 2
    assert hidden != 0
    for use in (lambda: 1 << hidden, lambda: [1, 2][hidden], lambda: hidden + 1, lambda: {hidden}):
        with pytest.raises(TypeError):
            use()


def test_a_bot_that_uses_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Peeping(Bot):
        id = "peeping"

        def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
            others = question.seen.hands[(question.player + 1) % len(question.seen.hands)]
            return BOTS["random"].weigh(question, seed + sum(others), budget)

    monkeypatch.setattr(fairness, "BOTS", {"peeping": Peeping()})
    assert touched(some("pyramids", 0)) == 1


def test_a_game_that_leaves_it_lying_about_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    position = some("pyramids", 0)
    monkeypatch.setattr(type(position.match.game), "determinize", lambda self, seen, below: seen.clone())
    assert touched(position) >= 1


def touched(position: Hiding) -> int:
    question, truth = position.question, position.match.at(position.ply)
    assert question
    return touching(question, question.seen, truth, 1)

"""The puzzles that are sent: each opens, has its solution, and its proof holds."""

import json
import re
from pathlib import Path

import pytest

from game.core.puzzle import GRADES, Puzzle, puzzles_of
from game.core.registry import LISTINGS, game_class
from game.lab.puzzling import proving, puzzles
from game.lab.puzzling.exact import Exact
from game.lab.puzzling.looking import alike
from game.lab.puzzling.puzzles import LEAST_CHOICES, LEAST_VALUE, recipe, taught
from game.lab.running import Runner
from game.text.teaching import IDEAS

ALL = [puzzle for game in LISTINGS for puzzle in puzzles_of(game)]
PROVEN_AGAIN = 3000  # positions; larger trees are believed


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_opens_before_its_solution(puzzle: Puzzle) -> None:
    match = puzzle.match()
    assert len(match.legal) >= LEAST_CHOICES
    assert match.allows(puzzle.best)
    assert match.allows(puzzle.next)
    assert not alike(match, puzzle.best, puzzle.next)
    assert 1 <= puzzle.grade <= GRADES
    assert puzzle.proof["value"] >= LEAST_VALUE
    assert puzzle.proof["lead"] >= recipe(puzzle.game).lead


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_what_it_teaches_is_so_and_has_a_sentence(puzzle: Puzzle) -> None:
    assert (puzzle.idea, puzzle.rule) == taught(puzzle.match(), puzzle.best)
    assert puzzle.idea in IDEAS


def test_where_none_is_found_those_there_are_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "write", lambda *_: pytest.fail("written"))
    assert puzzles.find("duel", 0, Runner()) == []


@pytest.mark.parametrize("game", sorted({puzzle.game for puzzle in ALL}))
def test_rules_that_puzzles_are_about_are_told(game: str) -> None:
    told = (Path(__file__).parents[2] / "game" / "games" / game / "RULES.md").read_text("utf-8")
    verbs = game_class(game).info.vocabulary.verbs
    for verb, rule in recipe(game).rules.items():
        assert verb in verbs
        assert re.search(rf"\*\*{re.escape(rule)}\*\*|^#+ {re.escape(rule)} ", told, re.MULTILINE)


@pytest.mark.parametrize(
    "puzzle",
    [each for each in ALL if each.proof["by"] == "exact" and each.proof["positions"] <= PROVEN_AGAIN],
    ids=lambda puzzle: puzzle.id,
)
def test_an_exact_proof_is_made_again(puzzle: Puzzle) -> None:
    match = puzzle.match()
    (best, most), (other, second), *_ = Exact(match.game, PROVEN_AGAIN).choices(match.state)
    assert (best.text, other.text) == (puzzle.best, puzzle.next)
    assert round(most - second, 4) == puzzle.proof["lead"]


def test_ids_are_told_apart() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)


def by_other_means(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: int) -> list[Puzzle]:
    """The file after three puzzles were proven again, of which one has a wrong solution."""
    given = [puzzle._replace(proof={**puzzle.proof, "again": ""}) for puzzle in puzzles_of("imhotep")[:4]]
    one = given[wrong]
    other = next(action.text for action in one.match().legal if action.text not in (one.best, one.next))
    given[wrong] = one._replace(best=other)
    path = tmp_path / "puzzles.json"
    monkeypatch.setattr(puzzles, "path_of", lambda game: path)
    monkeypatch.setattr(proving, "puzzles_of", lambda game: tuple(given))
    gone = proving.prove("imhotep", "playout:300", 3, Runner())
    assert given[wrong] in gone
    return [Puzzle(**row) for row in json.loads(path.read_text("utf-8"))["puzzles"]]


def test_proven_by_other_means_those_that_differ_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = by_other_means(tmp_path, monkeypatch, 1)
    assert [puzzle.proof["again"] for puzzle in kept] == ["playout:300"] * (len(kept) - 1) + [""]
    assert len(kept) >= 2


@pytest.mark.parametrize("game", sorted({puzzle.game for puzzle in ALL}))
def test_what_is_written_as_reasons_is_what_speaks_for_the_solution(game: str) -> None:
    """Found while looking for the puzzles: in the page it would take longer than a click may."""
    told = [puzzle for puzzle in puzzles_of(game) if puzzle.reasons]
    assert len(told) * 3 > len(puzzles_of(game))
    assert proving.reasoned(told[0]) == told[0].reasons

"""What hints say of the long run is checked by playing on: exact where nothing is left to chance."""

from math import inf

import pytest

from game.bots import future
from game.bots.levels import read_level
from game.core.puzzle import puzzles_of
from game.lab.checking import claims as lab
from game.lab.checking.claims import Case, Claim, Written, claims, of_puzzle, played_on
from tests.bots.ends import last_choices


def test_at_the_end_playing_on_tells_what_the_rules_say() -> None:
    ways = last_choices("duel")
    worst, best = ways[0], ways[-1]
    position = best.until(best.plies - 1)
    one, other = best.actions[-1].text, worst.actions[-1].text
    rows = {}
    for row in best.game.categories:
        rows[row], error = played_on(position, one, other, row, 2)
        assert error == 0
    more = [way.game.scores(way.state) for way in (best, worst)]
    mover, rest = position.player, 1 - position.player
    assert sum(rows.values()) == sum(
        sign * (scores[mover] - scores[rest]) for sign, scores in zip((1, -1), more, strict=True)
    )


def test_playing_on_meets_others_than_the_hint_did(monkeypatch: pytest.MonkeyPatch) -> None:
    position, met = last_choices("duel")[0].until(3), list[int]()

    def ended(*given: object) -> dict[str, int]:
        assert isinstance(given[-1], int)
        met.append(given[-1])
        return {"tomb": 0}

    monkeypatch.setattr(lab, "ending", ended)
    one, *_, other = (action.text for action in position.legal)
    assert played_on(position, one, other, "tomb", 1) == (0, inf)
    assert played_on(position, one, other, "tomb", 24) == (0, 0)
    looked = {*range(future.QUICK.pairs), *range(future.ANEW, future.ANEW + future.CLOSE.pairs)}
    assert len({*met}) == 24
    assert not looked & {*met}


@pytest.mark.parametrize(
    ("mean", "error", "told"),
    [(3.0, 1.0, "true"), (1.0, 1.0, "true in sign"), (-1.0, 1.0, "not confirmed"), (-3.0, 1.0, "false")],
)
def test_a_claim_is_held_against_twice_its_error(mean: float, error: float, told: str) -> None:
    assert Claim(3, "a", "b", "tomb", 2, mean, error).verdict == told


def test_hints_of_a_game_are_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "HINT", read_level("tree:60"))
    monkeypatch.setattr(lab, "BY", "tree:4")
    case = Case("duel", 2, 1, 3, 2)
    found = claims(case)
    assert found == claims(case)
    assert all(claim.points > 0 and claim.better != claim.worse for claim in found)
    assert found


def test_what_is_written_with_a_puzzle_is_checked_row_by_row() -> None:
    last = max(puzzles_of("duel"), key=lambda puzzle: (bool(puzzle.reasons), int(puzzle.id.split("-")[-1])))
    later = [["stands", 0, 4, 0, row, "", ""] for row in ("tomb", "temple")]
    found = of_puzzle(Written(last._replace(reasons=[["now", 0, 2, 1, "tomb", "", ""], *later]), 2))
    assert [(claim.row, claim.points) for claim in found] == [("tomb", 4), ("temple", 4)]
    assert {(claim.better, claim.worse) for claim in found} == {(last.best, last.next)}

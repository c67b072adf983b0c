"""10,000 damaged saves: each is listed, and opened as far as it can be played or told as a problem."""

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest

from game.core.errors import Problem
from game.core.match import Match
from game.shell.kept import saves
from game.shell.kept.seats import NUMBERED
from game.shell.play import Play
from game.shell.seat import Seat
from tests.amount import tried
from tests.helpers import read_or_problem
from tests.soak.damage import damaged, games

Damage = Callable[[str, random.Random], str]
COUNT, CHUNKS = 10_000, 20


def saved(match: Match) -> str:
    """A game as storage keeps it, looked at in the middle, some decisions taken back."""
    bots = (NUMBERED[player % len(NUMBERED)] for player in range(match.game.players))
    seats = tuple(Seat(f"Name {player}", bot) for player, bot in enumerate(bots))
    kept = match.until(match.plies * 3 // 4)
    redo = tuple(action.text for action in match.actions[kept.plies :])
    return saves.saved_text(
        Play("7", kept, seats, redo=redo, at=kept.plies // 2 or None, revision=3), "2030-01-31"
    )


SAVES = [saved(Match(record)) for record in games()]


def opened(raw: str) -> Play:
    return saves.opened(saves.listed("7", raw))


def with_damaged_value(raw: str, source: random.Random) -> str:
    """JSON still, but one of its values is another."""
    data = json.loads(raw)
    key = source.choice(sorted(data))
    others: list[object] = [
        None,
        True,
        -1,
        10**30,
        0.5,
        "",
        "seed",
        [],
        [[]],
        {},
        [None, 3],
        [["a", 99]],
        ["place 9 9"],
    ]
    data[key] = damaged(data[key], source) if isinstance(data[key], str) else source.choice(others)
    return json.dumps(data)


@pytest.mark.parametrize("damage", [damaged, with_damaged_value])
@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_a_damaged_save_is_listed_and_opened_or_a_problem(damage: Damage, chunk: int) -> None:
    source, outcomes = random.Random(chunk), Counter[str]()
    for number in range(chunk, COUNT // 2, CHUNKS):
        raw = damage(SAVES[number % len(SAVES)], source)
        result = read_or_problem(opened, raw)
        if isinstance(result, Play):
            assert len(result.seats) == result.match.game.players
            assert 0 <= result.ply <= result.match.plies
            assert Match(result.match.record).state == result.match.state
            assert result.problem is None or result.raw == raw
        outcomes["problem" if isinstance(result, Problem) else "opened"] += 1
    assert outcomes["opened"] > 0
    assert outcomes["problem"] > 0


def test_an_undamaged_save_is_what_was_saved() -> None:
    for raw in SAVES:
        play = opened(raw)
        assert saves.saved_text(play, "2030-01-31") == raw
        assert play.problem is None

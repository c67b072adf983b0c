"""Both versions agree on New Dynasty: at every decision of a thousand games, if all are tried."""

import random
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.record import Record, new_record
from game.games.imhotep import tables as box
from tests.amount import tried
from tests.differential.naive_dynasty import NaiveDynasty
from tests.differential.test_naive_imhotep import agree, settled
from tests.helpers import STYLES, choose

CHUNKS, GAMES = 20, 50
# Cards and prophecies, either alone, and quarries the other way round.
CHOSEN = (
    {"dynasty": "on", "prophecies": "on"},
    {"dynasty": "on"},
    {"prophecies": "on"},
    {"dynasty": "on", "prophecies": "on", "quarry": "limited"},
    {"prophecies": "on", "quarry": "unlimited"},
)


def deal(number: int) -> Record:
    """Sides A; players and ways of playing change faster than what is chosen."""
    options = {"start": ("random", "1", "2")[number % 3], **CHOSEN[number // 12 % len(CHOSEN)]}
    return new_record("imhotep", 2 + number % 3, options, f"dynasty{number}")


def agree_on_scarabs(match: Match, naive: NaiveDynasty) -> None:
    """Which prophecies lie there, and whose scarabs in which boxes."""
    s = match.state
    names = [box.PROPHECIES[each] for each in s.own.get("prophecies", [])]
    assert sorted(names) == sorted(naive.gods)
    for player, scarabs in enumerate(naive.scarabs):
        laid = dict(zip(names, s.own.get("scarabs", [])[player * len(names) :], strict=False))
        assert {god: 2 * used + 1 for god, used in laid.items() if used >= 0} == scarabs


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_games_agree_at_every_decision(chunk: int) -> None:
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        source, match = random.Random(number), Match(deal(number))
        naive = NaiveDynasty(match.setup.seed, match.setup.players, dict(match.setup.options))
        while not match.over:
            agree(match, naive)
            text = choose(source, match.legal, number % len(STYLES))
            match = match.play(text)
            naive.choose(text)
        agree_on_scarabs(match, naive)
        settled(match, naive)


def test_the_second_version_shares_no_code() -> None:
    text = Path(__file__).with_name("naive_dynasty.py").read_text(encoding="utf-8")
    assert "import game" not in text
    assert "from game" not in text

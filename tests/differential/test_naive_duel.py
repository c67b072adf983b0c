"""Both versions agree on everything: at every decision of a thousand games, if all are tried."""

import random
from collections import Counter
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.state import TERMINAL
from game.games.duel.state import NO_TILE, DuelState
from game.games.duel.tables import BOATS, SLOTS, SQUARES, TILES
from tests.amount import tried
from tests.differential.naive_duel import NaiveDuel
from tests.golden.games import names, recorded
from tests.helpers import STYLES, choose, random_duel_deal

CHUNKS, GAMES = 24, 50


def view(s: DuelState) -> dict[str, object]:
    """What lies where, in the game's version."""
    boats = {
        name: [TILES[kind] if kind != NO_TILE else None for kind in s.slots[at * SLOTS : at * SLOTS + SLOTS]]
        for at, name in enumerate(BOATS)
        if s.in_play(at)
    }
    return {
        "boats": boats,
        "harbour": {square: s.owner(at) for at, square in enumerate(SQUARES) if s.owner(at) >= 0},
        "left": s.figures,
        "tiles": [{TILES[kind]: n for kind, n in enumerate(own) if n} for own in s.display],
        "box": {TILES[kind]: n for kind, n in enumerate(s.box) if n},
        "supply": s.supply,
        "reserve": s.reserve,
    }


def naive_view(naive: NaiveDuel) -> dict[str, object]:
    """The same of the second version."""
    return {
        "boats": naive.boats,
        "harbour": {f"{row} {col}": player for (row, col), player in naive.harbour.items()},
        "left": [naive.left(0), naive.left(1)],
        "tiles": [Counter(own) for own in naive.tiles],
        "box": Counter(naive.box),
        "supply": len(naive.supply),
        "reserve": len(naive.reserve),
    }


def sheets(match: Match) -> list[dict[str, int]]:
    """Points by category, from the ledger."""
    sums = [dict.fromkeys(match.game.info.categories, 0) for _ in (0, 1)]
    for entry in match.ledger():
        sums[entry.player][entry.category] += entry.points
    return sums


def agree(match: Match, naive: NaiveDuel) -> None:
    """Both versions are in the same position and would go on alike."""
    asked = naive.asked or (TERMINAL, set())
    assert (match.player, {action.text for action in match.legal}) == asked
    assert view(match.state) == naive_view(naive)
    assert sheets(match) == [naive.sheet(0), naive.sheet(1)]
    assert match.game.scores(match.state) == [sum(naive.sheet(player).values()) for player in (0, 1)]


def start(match: Match) -> NaiveDuel:
    options = dict(match.setup.options)
    return NaiveDuel(match.setup.seed, options, options["start"])


def settled(match: Match, naive: NaiveDuel) -> None:
    """Both say who has won."""
    assert match.over
    assert naive.over
    assert naive.asked is None
    assert match.game.ranking(match.state)[naive.winner()] == 1


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_games_agree_at_every_decision(chunk: int) -> None:
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        source, match = random.Random(number), Match(random_duel_deal(number))
        naive = start(match)
        agree(match, naive)
        while not match.over:
            text = choose(source, match.legal, number % len(STYLES))
            match = match.play(text)
            naive.choose(text)
            agree(match, naive)
        settled(match, naive)


@pytest.mark.parametrize("name", [name for name in names() if name.startswith("duel-")])
def test_recorded_games_agree_at_every_decision(name: str) -> None:
    whole = recorded(name)
    naive = start(whole)
    for ply, action in enumerate(whole.actions):
        agree(whole.until(ply), naive)
        naive.choose(action.text)
    agree(whole, naive)
    settled(whole, naive)


def test_the_second_version_shares_no_code() -> None:
    text = Path(__file__).with_name("naive_duel.py").read_text(encoding="utf-8")
    assert "import game" not in text
    assert "from game" not in text

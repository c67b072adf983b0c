"""Both versions agree on sides B, C and D: at each decision of a thousand games, if all are tried."""

import random
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.record import Record, new_record
from game.games.imhotep import tables as box
from game.games.imhotep.sites import SIDES
from game.games.imhotep.sites.great import figure
from game.games.imhotep.state import ImhotepState
from tests.amount import tried
from tests.differential.naive_sides import NaiveSides
from tests.differential.test_naive_imhotep import agree_on_points, naive_view, settled, view, words
from tests.helpers import STYLES, choose

CHUNKS, GAMES = 20, 50
SHEETS_EVERY = 7  # decisions


def deal(number: int) -> Record:
    """Every side of every site, mixed by the number; players and ways of playing follow from it, too."""
    source = random.Random(f"sides{number}")
    options = {site: source.choice(list(sides)) for site, sides in SIDES.items()}
    options["start"] = ("random", "1", "2")[number % 3]
    return new_record("imhotep", 2 + number // 3 % 3, options, f"sides{number}")


def lying(s: ImhotepState) -> dict[str, object]:
    """What the sides B, C and D have of their own, in the game's version."""
    own = defaultdict[str, Sequence[int]](list, s.own)
    small = list(zip(s.pyramid, own["small"], strict=False))
    return {
        "pair": (s.pair, sum(s.covered), sum(s.unseen)),
        "coins": own["coins"],
        "small": [[owner for owner, at in small if at == which] for which in range(3)],
        "cells": {
            cell_of(cell): s.pyramid[at] for at, cell in enumerate(own["cells"]) if cell < len(box.CELLS)
        },
        "imhotep": cell_of(figure(s) if "cells" in s.own else box.FIGURE_START),
        "scaffolds": sum(own["scaffolds"]),
        "chariots": own["chariots"],
        "crypt": own["crypt"],
        "burial": {(row, at // 3): s.burial[at] for at, row in enumerate(own["rows"])},
    }


def cell_of(cell: int) -> tuple[int, int, int]:
    level, column, row = box.CELLS[cell]
    return level, row, column


def naive_lying(naive: NaiveSides) -> dict[str, object]:
    """The same of the second version."""
    return {
        "pair": (naive.pair, len(naive.old), len(naive.deck)),
        "coins": naive.coins,
        "small": [*naive.small.values()],
        "cells": naive.built,
        "imhotep": naive.imhotep,
        "scaffolds": naive.scaffolds,
        "chariots": naive.chariots,
        "crypt": naive.crypt,
        "burial": naive.chamber,
    }


def own(naive: NaiveSides) -> set[str]:
    """Which of these are on the sides in play."""
    mine = {
        ("market", "C"): {"coins"},
        ("pyramid", "B"): {"small"},
        ("pyramid", "C"): {"cells", "imhotep"},
        ("pyramid", "D"): {"cells", "scaffolds"},
        ("temple", "D"): {"chariots"},
        ("burial", "C"): {"crypt", "burial"},
    }
    return {"pair"}.union(*(names for (site, side), names in mine.items() if naive.sides[site] == side))


def agree(match: Match, naive: NaiveSides) -> None:
    """Both versions are in the same position and would go on alike."""
    s = match.state
    assert (match.player, {action.text for action in match.legal}) == naive.asked, match.record
    keys = own(naive)
    mine, other = view(s) | lying(s), naive_view(naive) | naive_lying(naive)
    mine["piles"], other["piles"] = words(s.discard), sorted(naive.discard)
    common = {"boats", "stones", "market", "hands", "piles", "pyramid", "temple", "obelisks", *keys}
    if "burial" not in keys:
        mine["burial"], common = view(s)["burial"], {*common, "burial"}
    assert {key: mine[key] for key in common} == {key: other[key] for key in common}, match.record
    if match.plies % SHEETS_EVERY == 0:
        agree_on_points(match, naive)


@pytest.mark.parametrize("chunk", tried(CHUNKS))
def test_random_games_agree_at_every_decision(chunk: int) -> None:
    for number in range(chunk * GAMES, (chunk + 1) * GAMES):
        source, match = random.Random(number), Match(deal(number))
        naive = NaiveSides(match.setup.seed, match.setup.players, dict(match.setup.options))
        while not match.over:
            agree(match, naive)
            text = choose(source, match.legal, number % len(STYLES))
            match = match.play(text)
            naive.choose(text)
        settled(match, naive)


def test_the_second_version_shares_no_code() -> None:
    text = Path(__file__).with_name("naive_sides.py").read_text(encoding="utf-8")
    assert "import game" not in text
    assert "from game" not in text

"""What a learned value counts: the same for all seats, of what everybody may see."""

from collections.abc import Sequence
from operator import mul
from typing import Any

import pytest

from game.core.game import Game
from game.core.match import Match
from game.core.state import Pending
from game.games.imhotep.cards import BLUE_IDS
from game.games.imhotep.state import ImhotepState
from tests.games.imhotep.positions import BLACK, WHITE, imhotep, table
from tests.helpers import below, random_imhotep

OWNERS = ("spots", "pyramid", "temple", "burial", "obelisks")  # lists of whose
OWN_OWNERS = ("columns", "bets", "favours")  # and of sides and modules
HELD = ("sled", "quarry", "scored", "cards")  # by player
OWN_HELD = ("coins", "chariots", "private", "private_berths")
SCARABS = 3  # a player's places
# What would be points if the game ended now; with what was scored these are all.
POINTS = {
    "points": 1,
    **dict.fromkeys(("cards.decorations", "cards.sled_decorations", "cards.sets"), 1),
    **{f"cards.{blue.lower()}": 1 for blue in BLUE_IDS},
    "burial_a.areas": 1,
    "burial_b.ranks": 1,
    "burial_c.tiles": 1,
    "burial_d.columns": 1,
    "burial_d.alone": 1,
    "burial_d.two": 2,
    "burial_d.beside": 1,
    "obelisks_a.rank": 1,
    "obelisks_b.columns": 1,
    "obelisks_b.singles": 1,
    "obelisks_c.height": 1,
    "obelisks_d.tiles": 1,
    "market_c.coins": 1,
    "temple_d.race": 1,
    "private.unused": 1,
    "bets.won": 1,
    "wrath.due": -5,
    "prophecies.now": 1,
}


@pytest.fixture(scope="module", params=range(8))
def match(request: pytest.FixtureRequest) -> Match:
    """A finished random game."""
    return random_imhotep(request.param)


def moved_on(s: ImhotepState, players: int) -> ImhotepState:
    """The position with everybody one seat further."""
    after = s.clone()
    for name in OWNERS:
        setattr(after, name, [(who + 1) % players if who >= 0 else who for who in getattr(s, name)])
    for name in HELD:
        setattr(after, name, turned(getattr(s, name), 1))
    for name in {*OWN_OWNERS} & {*s.own}:
        after.own[name] = [(who + 1) % players if who >= 0 else who for who in s.own[name]]
    for name in {*OWN_HELD} & {*s.own}:
        after.own[name] = turned(s.own[name], 1)
    after.laid = [turned(counts, 1) for counts in s.laid]
    if "scarabs" in s.own:
        after.own["scarabs"] = turned(s.own["scarabs"], SCARABS)
    after.sailor = (s.sailor + 1) % players if s.sailor >= 0 else s.sailor
    after.pending = [
        Pending(p.step, (p.player + 1) % players if p.player >= 0 else p.player, p.a, p.b) for p in s.pending
    ]
    return after


def turned(values: Sequence[Any], by: int) -> list[Any]:
    """The last ones come first."""
    return [*values[-by:], *values[:-by]]


def row(game: Game[Any], s: ImhotepState, player: int) -> dict[str, int]:
    """By name what is counted for a player, noughts left out."""
    counts = dict(zip(game.feature_names, game.features(s)[player], strict=True))
    return {name: count for name, count in counts.items() if count}


def test_it_counts_alike_for_all_seats(match: Match) -> None:
    game, players = match.game, match.game.players
    for ply in range(match.plies + 1):
        s = match.at(ply)
        rows = game.features(s)
        assert game.features(moved_on(s, players)) == turned(rows, 1)


def test_nothing_hidden_counts(match: Match) -> None:
    game = match.game
    for ply in range(match.plies + 1):
        s = match.at(ply)
        seen = game.observation(s, None)
        assert game.features(seen) == game.features(s) == game.features(game.determinize(seen, below(ply)))


def test_what_counts_as_points_makes_the_scores(match: Match) -> None:
    weights = [POINTS.get(name, 0) for name in match.game.feature_names]
    for ply in range(match.plies + 1):
        s = match.at(ply)
        counted = [sum(map(mul, weights, counts)) for counts in match.game.features(s)]
        assert counted == match.game.scores(s)


def test_burial_chamber_a_counts_what_the_next_stones_can_join() -> None:
    """White's pair above and stone below, black's between: all of them lie beside cells to be filled."""
    game = imhotep(2)
    s = table(game, burial="WW/K/W")
    assert burial(game, s, WHITE) == {"areas": 3 + 1, "next": 6 - 3, "later": (3 - 1) + (6 - 3)}
    assert burial(game, s, BLACK) == {"areas": 1, "next": 3 - 1}


def burial(game: Game[Any], s: ImhotepState, player: int) -> dict[str, int]:
    """What of it is counted for a player."""
    return {name[9:]: count for name, count in row(game, s, player).items() if name.startswith("burial_a.")}


def test_visible_stones_count_while_rounds_are_to_end_and_by_how_long_they_stay() -> None:
    """With four fields and five stones white's next to last stays for one stone, her last one for three."""
    game = imhotep(2)
    early, late = (
        {name: count for name, count in row(game, s, WHITE).items() if name.startswith("temple_a")}
        for s in (table(game, temple="WKKWW", round_=number) for number in (5, 6))
    )
    seen = {"temple_a.visible": 2, "temple_a.stay": 2 + 3}
    assert (early, late) == ({**seen, "temple_a.visible_again": 2}, seen)


def test_it_is_quiet_before_anything_is_loaded_in_a_round_and_at_the_end(match: Match) -> None:
    game = match.game
    for ply in range(match.plies + 1):
        s = match.at(ply)
        turn = not s.pending or s.pending[-1].step == "turn"
        assert game.is_quiescent(s) == (turn and (ply == match.plies or (sum(s.loads), s.docked) == (0, 0)))

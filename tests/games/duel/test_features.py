"""What a learned value weighs in the Duel: alike for both, and what the harbour promises."""

from dataclasses import replace
from itertools import product

import pytest

from game.core.state import CHANCE, NOBODY, Pending
from game.games.duel.game import Duel
from game.games.duel.state import DuelState
from game.games.duel.worth import POINT, alone
from tests.games.duel.positions import BLACK, WHITE, board, duel
from tests.helpers import below, do

SIDES = [
    dict(zip(("obelisk", "temple", "pyramids", "tomb"), s, strict=True)) for s in product("AB", repeat=4)
]


def mirrored(s: DuelState) -> DuelState:
    """The position with the players changed about."""
    pending = [
        p if p.player == CHANCE else Pending(p.step, 1 - p.player, p.a, p.b) for p in s.clone().pending
    ]
    return replace(
        s.clone(),
        pending=pending,
        standing=s.standing[::-1],
        figures=s.figures[::-1],
        display=[own[:] for own in s.display[::-1]],
        first=NOBODY if s.first == NOBODY else 1 - s.first,
    )


@pytest.mark.parametrize("sides", SIDES, ids=lambda sides: "".join(sides.values()))
def test_the_players_changed_about_their_features_are_too(sides: dict[str, str]) -> None:
    game, unseen = Duel(2, sides), below(1)
    s = game.initial_state()
    game.settle(s, unseen)
    while s.pending:
        assert game.features(mirrored(s)) == game.features(s)[::-1]
        actions = game.legal_actions(s)
        game.apply(s, actions[unseen(len(actions))])
        game.settle(s, unseen)
    assert game.features(mirrored(s)) == game.features(s)[::-1]


def named(game: Duel, s: DuelState, player: int) -> dict[str, int]:
    """A player's features by name."""
    return dict(zip(game.feature_names, game.features(s)[player], strict=True))


def test_an_open_unloading_is_seen_by_who_may_unload_and_by_who_waits() -> None:
    game = duel()
    s = board("WB. ... ...", loads={"R1": "G1 T1 T4"})  # white the outermost, black the one before
    white, black = named(game, s, WHITE), named(game, s, BLACK)
    assert white["line.two"] == 4 * POINT
    assert black["line.two"] == 1 * POINT
    assert white["move.best"] == 3 * POINT
    assert white["asked.turn"] == 1
    assert black["wait.best"] == black["move.best"] == black["asked.turn"] == 0
    assert named(game, board("WB. ... ...", loads={"R1": "G1 T4 T1"}), BLACK)["wait.best"] == 3 * POINT


def test_a_boat_unloaded_is_a_stage_further() -> None:
    game = duel()
    s = board("WB. ... ...")
    assert game.stage(do(game, s, "unload R1")) == game.stage(s) + 1


@pytest.mark.parametrize(("own", "worth"), [((0, 0), (6, 6)), ((2, 0), (14, 6)), ((6, 1), (0, 10))])
def test_a_pyramid_is_worth_half_what_it_brings_and_half_with_the_next(
    own: tuple[int, ...], worth: tuple[int, ...]
) -> None:
    assert alone("pyramids", "A", own).worth == worth

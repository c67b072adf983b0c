"""What a learned value weighs in Cheops' Master Builders: alike for every seat, and what is in reach."""

import pytest

from game.games.cheops import features
from game.games.cheops import tables as box
from game.games.cheops.game import Cheops
from game.games.cheops.state import CheopsState
from tests.games.cheops.positions import after, table, ticked
from tests.helpers import below, one_seat_further

SEATED = ("sheets", "ticked", "struck", "jokers", "bonuses")


def moved_on(s: CheopsState) -> CheopsState:
    """The position with everybody one seat further."""
    moved: CheopsState = one_seat_further(s, SEATED, "active")
    return moved


@pytest.mark.parametrize("players", range(2, 6))
def test_the_seats_changed_about_their_features_are_too(players: int) -> None:
    rules, unseen = Cheops(players, {}), below(players)
    s = rules.initial_state()
    rules.settle(s, unseen)
    while s.pending:
        own = rules.features(s)
        assert rules.features(moved_on(s)) == [own[-1], *own[:-1]]
        assert rules.stage(moved_on(s)) == rules.stage(s)
        actions = rules.legal_actions(s)
        rules.apply(s, actions[unseen(len(actions))])
        rules.settle(s, unseen)


def named(s: CheopsState, player: int) -> dict[str, int]:
    """A player's features by name."""
    return dict(zip(features.NAMES, features.features(s)[player], strict=True))


def test_a_bonus_is_near_until_somebody_has_met_it_in_an_earlier_turn() -> None:
    _, s = table()
    ticked(s, 0, [f"P1{place}" for place in range(1, 6)])
    assert named(s, 0)["bonus.one"] == named(s, 1)["bonus.one"] + 1
    s.turn, s.met[box.BONUSES.index("P1")] = 2, 1
    assert named(s, 0)["bonus.one"] == named(s, 1)["bonus.one"]


def test_dice_count_for_who_still_acts() -> None:
    game, s = table(dice="rgbb")
    assert named(s, 0)["due.dice"] == named(s, 1)["due.dice"] == 4
    s = after(game, s, "done")
    assert named(s, 0)["due.act"] == named(s, 0)["due.dice"] == 0
    assert named(s, 1)["due.act"] == 1


def test_the_stage_is_how_near_two_structures_are() -> None:
    game, s = table()
    assert game.stage(s) == 0
    ticked(s, 1, (*box.ARCH_FIELDS, *box.RELIEF_FIELDS))
    assert game.stage(s) == game.stages
    assert named(s, 1)["end.one_complete"] == 1


@pytest.mark.parametrize(
    ("fields", "pairs"), [((), 6), (("R12", "R22", "R32", "R23"), 3), (("R12", "R21"), 4)]
)
def test_pairs_of_the_relief_that_can_still_be_ticked_one_after_the_other(
    fields: tuple[str, ...], pairs: int
) -> None:
    assert features.pairable(sum(1 << box.NUMBER[field] for field in fields)) == pairs

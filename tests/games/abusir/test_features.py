"""What a learned value weighs in Abusir: alike for every seat, and what building would bring by when."""

import pytest

from game.bots.bot import numbers
from game.bots.playout import play_out
from game.games.abusir import features
from game.games.abusir import tables as box
from game.games.abusir.state import OF_PLAYER, AbusirState
from tests.games.abusir.positions import GAMES, asked, at_site, built, set_up
from tests.helpers import one_seat_further

SEATED = ("pyramids", "sleds", "poses", "shaking", "where", "workers")


def moved_on(s: AbusirState) -> AbusirState:
    """The position with everybody one seat further, boats, stages and blocks with them."""
    players = len(s.workers)
    moved: AbusirState = one_seat_further(s, SEATED, "starter")
    moved.owners = [(owner + 1) % players if owner in range(players) else owner for owner in s.owners]
    moved.stages = [tuple((player + 1) % players for player in there) for there in s.stages]
    moved.built = [[_moved(number, players) for number in bricks] for bricks in s.built]
    return moved


def _moved(brick: int, players: int) -> int:
    player, rest = divmod(brick, OF_PLAYER)
    return (player + 1) % players * OF_PLAYER + rest


@pytest.mark.parametrize("players", GAMES)
def test_the_seats_changed_about_their_features_are_too(players: int) -> None:
    rules, random = GAMES[players], numbers(players)
    s = rules.initial_state()
    while s.pending:
        own = rules.features(s)
        assert rules.features(moved_on(s)) == [own[-1], *own[:-1]]
        assert rules.stage(moved_on(s)) == rules.stage(s)
        play_out(rules, s, random, 1)


def named(s: AbusirState, player: int) -> dict[str, int]:
    """A player's features by name."""
    return dict(zip(features.NAMES, features.features(s)[player], strict=True))


def test_a_value_is_asked_where_a_turn_begins() -> None:
    game, s = GAMES[3], set_up()
    assert game.is_quiescent(s)
    assert not game.is_quiescent(asked(s.clone(), "haul"))
    assert not game.is_quiescent(asked(s.clone(), "act", 1))
    assert not game.is_quiescent(game.initial_state())


def test_what_a_turn_is_enough_for() -> None:
    """A building with a worker on the site is due soon, one that takes pulls and walks besides later."""
    s = at_site(set_up(), 0, "S1", "white I1, white I2", workers=1)
    ready = named(s, 0)
    assert ready["rank.soon"] > 0
    assert ready["sled.site"] == ready["workers.sled"] == 1
    s.workers[0] = [box.CAMP] * box.WORKERS
    assert named(s, 0)["rank.soon"] == ready["rank.soon"]  # a walk, the building
    s = at_site(set_up(), 0, "S1")
    assert named(s, 0)["rank.soon"] == 0
    assert named(s, 0)["rank.later"] > 0


def test_ranks_in_a_pyramid_count_the_more_the_higher_it_is() -> None:
    s = built(set_up(), "S1", "1 white I3 a1 b1 c1", "1 red I1 d1", "2 black I1 a2")
    first, second, none = (named(s, player) for player in range(3))
    assert (first["rank.first"], second["rank.second"]) == (5, 5)
    assert first["rank.expected"] > second["rank.expected"] > none["rank.expected"] == 0
    assert [each["unfinished.points"] for each in (first, second, none)] == [3, 2, 0]
    assert [each["rank.blocks"] for each in (first, second, none)] == [2, 1, 0]


def test_no_building_brings_points_without_a_marker() -> None:
    s = at_site(set_up(), 0, "S7", "white I1", workers=1)
    for site in box.SITES[: box.MARKERS]:
        built(s, site, "1 white I1 a1")
    assert named(s, 0)["sled.site"] == named(s, 0)["workers.sled"] == 0
    assert named(s, 1)["rank.later"] > 0

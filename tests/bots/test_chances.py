"""Values as chances of winning: curves that were measured, and what is told by them."""

import json

import pytest

from game.bots.chances import FILE, FULL, Curve, ahead, chance, chances, curves, given_away, likely
from game.bots.value import CLEAR_LEAD, share
from game.core.record import new_record
from game.core.registry import LISTINGS, game_class
from tests.helpers import random_match

GAMES = [game for game, listing in LISTINGS.items() if listing.shown and not listing.alone]
SEATS = [
    (game, n)
    for game in GAMES
    for n in range(game_class(game).info.seats[0], game_class(game).info.seats[1] + 1)
]
VALUES = (520, 480, 560, 300)
ROWS = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_a_higher_value_is_never_a_lesser_chance(game: str, players: int) -> None:
    match = random_match(new_record(game, players, {}, "chances"), 2)
    assert (game, players) in curves()
    for ply in (0, match.plies // 2, match.plies - 1):
        found = [chance(match, ply, value) for value in range(0, FULL + 1, 50)]
        assert found == sorted(found)
        assert all(0 <= each <= FULL for each in found)
    assert chance(match, match.plies - 1, FULL) > 980
    assert chance(match, match.plies - 1, 0) < 20


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_curves_lie_where_as_many_other_games_would_have_them(game: str, players: int) -> None:
    row = ROWS[game][str(players)]
    numbers = [*row["even"], *row["steep"]]
    assert all(low <= own <= high for low, own, high in zip(row["low"], numbers, row["high"], strict=True))
    assert min(row["steep"]) >= 0
    if players == 2:
        assert row["even"] == [0, 0]
    assert row["command"].startswith(
        f"python3 -m game.lab chances {game} --players {players} --games {row['games']}"
    )


def test_of_two_the_one_has_what_the_other_lacks() -> None:
    match = random_match(new_record("duel", 2, {}, "chances"), 2)
    for ply in (0, match.plies // 2, match.plies - 1):
        assert chance(match, ply, 500) == 500
        assert chance(match, ply, 430) + chance(match, ply, 570) == FULL


def test_all_players_together_are_sure_to_win() -> None:
    match = random_match(new_record("imhotep", 4, {}, "chances"), 2)
    for ply in range(match.plies - 8, match.plies):
        before = match.until(ply)
        found = chances(before, VALUES)
        assert abs(sum(found) - FULL) <= 2
        assert found[before.player] == chance(before, ply, VALUES[before.player])
        others = [found[seat] for seat in (2, 0, 1, 3) if seat != before.player]
        assert others == sorted(others, reverse=True)


def test_a_lead_is_read_back_from_its_share() -> None:
    for points in (-30, -3, 0, 5, 12):
        assert ahead(share(points)) == pytest.approx(points / CLEAR_LEAD)


def test_a_curve_slides_from_early_to_late() -> None:
    curve = Curve((-500, 0), (1000, 3000))
    half = share(CLEAR_LEAD)
    assert [curve.chance(over, half) for over in (0.0, 0.5, 1.0)] == pytest.approx(
        [likely(0.5), likely(1.75), likely(3.0)]
    )
    assert likely(0) == 0.5


def test_what_is_given_away_late_weighs_more_than_early() -> None:
    match = random_match(new_record("duel", 2, {}, "chances"), 2)
    early, late = (given_away(match, ply, 560, 480) for ply in (0, match.plies - 1))
    assert 0 <= early < late
    assert given_away(match, 0, 480, 560) == 0


def test_what_nobody_measured_stays_a_value() -> None:
    match = random_match(new_record("template", 2, {}, "chances"), 2)
    assert chance(match, 0, 613) == 613

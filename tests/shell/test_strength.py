"""One's own strength: Glicko as published, bots on their measured scale, whom to play next."""

from collections.abc import Sequence
from dataclasses import replace
from math import log10

import pytest

from game.bots.ladder import RUNGS
from game.bots.levels import FIRST, LEVELS, ladder_of
from game.core.puzzle import puzzles_of
from game.core.registry import LISTINGS
from game.shell.exercise import Training, Try
from game.shell.held import GameResult, Statistics
from game.shell.model import Model
from game.shell.setup import rating
from game.shell.setup.rating import Rating
from game.shell.setup.strength import Strength, following, strength, suggested
from tests.helpers import WITH_OTHERS
from tests.shell.desk import Desk


def row(n: int, bots: tuple[str, ...], points: tuple[int, ...], game: str = "duel") -> GameResult:
    won = tuple(seat for seat, own in enumerate(points) if own == max(points))
    return GameResult(f"s{n}", game, f"2026-02-{n + 1:02}", bots, points, won)


def of(rows: Sequence[GameResult], game: str = "duel") -> Strength | None:
    """The strength that these results tell, latest first."""
    return strength(Model(results=Statistics(tuple(rows))), game)


def against(level: int, wins: int, losses: int) -> tuple[GameResult, ...]:
    """Games against a level, latest first."""
    results = [(40, 30)] * wins + [(30, 40)] * losses
    return tuple(row(n, ("", f"level:{level}"), points) for n, points in enumerate(results))


def test_glicko_is_the_published_one() -> None:
    own = Rating(1500, (200**2 - rating.DRIFT**2) ** 0.5)
    met = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    value, deviation = rating.after(own, met)
    assert (round(value), round(deviation, 1)) == (1464, 151.4)


def test_levels_rise_from_the_first_one_whose_strength_is_the_scale_s() -> None:
    for game, players in (("duel", 2), ("imhotep", 4)):
        values = [rating.of_level(game, players, n).value for n in range(1, RUNGS + 1)]
        assert values[0] == rating.FIRST
        assert values == sorted(values)


def test_a_level_above_the_highest_is_as_strong_as_that() -> None:
    highest = ladder_of("abusir", 3)[-1].iterations
    found = [rating.of_level("abusir", 3, level) for level in (highest, RUNGS)]
    assert highest < RUNGS
    assert found[0] == found[1]
    assert rating.next_level(Rating(3000, 50), "abusir", 3, 0.3) == highest


def test_equals_win_as_often_as_there_are_seats_and_the_stronger_ones_more_often() -> None:
    own = Rating(1400, 0)
    for players in (2, 3, 4, 5):
        assert abs(rating.wins(own, own, players) - 1 / players) < 1e-9
    # three times as often ahead of each of two: three parts of five
    third = Rating(1400 - 400 * log10(3), 0)
    assert abs(rating.wins(own, third, 3) - 3 / 5) < 1e-9


def test_whoever_wins_as_often_as_they_lose_is_as_strong_as_the_bot() -> None:
    results = [row(n, ("", "level:4"), (40, 30) if n % 2 else (30, 40)) for n in range(40)]
    found = of(results[::-1])
    assert found is not None
    bot = rating.of_level("duel", 2, 4).value
    assert abs(found.now.value - bot) < 2 * found.now.deviation
    assert found.now.deviation < found.course[0].deviation
    assert len(found.course) == 40


def test_only_games_of_one_person_against_levels_count() -> None:
    others = [
        row(1, ("", ""), (3, 4)),
        row(2, ("", "greedy"), (3, 4)),
        row(3, ("level:1", "level:2"), (3, 4)),
        row(4, ("", "far"), (3, 4)),
        row(5, ("", "", "level:1"), (3, 4, 5), "imhotep"),
    ]
    assert of(others) is None
    assert of(others, "imhotep") is None


def test_at_a_table_of_three_each_bot_is_an_opponent() -> None:
    bots = ("", "level:3", "level:3")
    found = [of([row(1, bots, points, "imhotep")], "imhotep") for points in ((9, 8, 7), (8, 9, 7), (7, 8, 9))]
    first, second, last = (each.now.value for each in found if each)
    assert first > second > last


def test_the_next_level_is_the_strongest_one_would_beat_in_four_of_ten() -> None:
    weak, strong = (of(against(4, *games)) for games in ((1, 9), (9, 1)))
    assert weak is not None
    assert strong is not None
    low, high = (following("duel", found.now) for found in (weak, strong))
    assert LEVELS.index(low.level) < LEVELS.index(high.level)
    assert high.wins >= 4


def test_of_three_equals_one_would_win_a_third() -> None:
    level = rating.of_level("abusir", 3, 2)
    coming = following("abusir", Rating(level.value, 0))
    assert (coming.level, coming.wins) == (LEVELS[1], 3)


@pytest.mark.parametrize("game", [game for game in WITH_OTHERS if LISTINGS[game].shown])
def test_a_first_game_meets_the_first_level(game: str) -> None:
    assert suggested(Desk().model, game) == FIRST


def test_play_now_goes_by_how_the_games_before_went() -> None:
    desk = Desk()
    met = []
    for won, lost in ((1, 0), (8, 0), (8, 8)):
        desk.model = replace(desk.model, results=replace(desk.model.results, rows=against(3, won, lost)))
        met.append(suggested(desk.model, "duel"))
        assert desk.do("lobby", "play-now:duel").play.seats[1].bot == met[-1].text
    one, many, fewer = map(LEVELS.index, met)
    assert 0 < one < many > fewer


def test_first_tries_at_puzzles_count_more_the_harder_they_are() -> None:
    easy, *_, hard = puzzles_of("duel")

    def after(puzzle: str, *, right: bool) -> float:
        tries = (Try("2026-02-01", puzzle, right), Try("2026-02-01", "duel-of-long-ago", right))
        found = strength(Model(training=Training(tries=tries)), "duel")
        assert found is not None
        assert len(found.course) == 1
        return found.now.value

    assert after(hard.id, right=True) > after(easy.id, right=True) > rating.FIRST
    assert after(easy.id, right=False) < after(hard.id, right=False) < rating.FIRST

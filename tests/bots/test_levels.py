"""Levels as they are spelled in seats."""

import pytest

from game.bots import ladder
from game.bots.levels import BOTS, HINT, LEVELS, NAMED, Level, ladder_of, nearest, nowadays, read_level, there
from game.core.errors import BadOption
from game.core.registry import LISTINGS

EVEN = 500  # thousandths of the games
SEVERAL = "Looks several moves ahead and takes the best it finds."
TABLES = [
    (game, players)
    for game, listing in LISTINGS.items()
    if listing.shown
    for players in range(listing.seats[0], listing.seats[1] + 1)
]


@pytest.mark.parametrize("level", [*NAMED, HINT, Level("tree", 80, 60)], ids=lambda level: level.text)
def test_a_level_is_read_as_it_is_written(level: Level) -> None:
    assert read_level(level.text) == level


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_is_known_by_its_name_alone(bot: str) -> None:
    assert read_level(bot).bot == bot


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "unknown_bot"),
        ("Flat", "unknown_bot"),
        ("human", "unknown_bot"),
        (":5", "unknown_bot"),
        ("flat:", "bad_iterations"),
        ("flat:0", "bad_iterations"),
        ("flat:-3", "bad_iterations"),
        ("flat:1.5", "bad_iterations"),
        ("flat:٣", "bad_iterations"),
        ("flat:1000001", "bad_iterations"),
        ("flat:9999999999999999", "bad_iterations"),
        ("flat:5:5", "bad_iterations"),
        ("greedy:5", "bad_iterations"),
        ("tree:5:0", "bad_iterations"),
        ("tree:5:1001", "bad_iterations"),
        ("tree:5:5:5", "bad_iterations"),
        ("tree::5", "bad_iterations"),
        ("level", "bad_level"),
        ("level:0", "bad_level"),
        ("level:8", "bad_level"),
        ("level:17", "bad_level"),
        ("level:3:3", "bad_level"),
        ("level:3:nobody", "unknown_character"),
        ("flat:200:mason", "bad_iterations"),
    ],
)
def test_other_texts_are_refused(text: str, reason: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_level(text, "seats")
    assert (caught.value.field, caught.value.reason) == ("seats", reason)


@pytest.mark.parametrize(
    ("text", "like"),
    [
        *((level.text, level.text) for level in NAMED),
        ("flat", "flat:1000"),
        ("flat:1", "flat:100"),
        ("flat:999", "flat:100"),
        ("flat:5000", "flat:1000"),
        ("tree:80:60", "tree:1000"),
    ],
)
def test_every_bot_plays_like_one_with_a_name(text: str, like: str) -> None:
    assert nearest(text).text == like


@pytest.mark.parametrize(
    ("text", "now"),
    [
        ("random", "level:1"),
        ("greedy", "level:2"),
        ("flat:60", "level:3"),
        ("flat:1500", "level:4"),
        ("level:7", "level:7"),
        ("tree:80:60", "tree:80:60"),
    ],
)
def test_in_new_games_a_level_sits_where_a_former_bot_sat(text: str, now: str) -> None:
    assert nowadays(text) == now


def test_a_level_above_those_there_are_plays_as_the_highest() -> None:
    highest = ladder_of("abusir", 3)[-1]
    assert highest.iterations < len(LEVELS)
    assert HINT.within("abusir", 3) == highest.within("abusir", 3)
    assert there(HINT.text, "abusir", 3) == highest.text
    assert there("level:1", "abusir", 3) == "level:1"
    assert there("flat:60", "abusir", 3) == "flat:60"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_of_a_level_is_said_how_it_plays_at_this_table(game: str, players: int) -> None:
    levels = ladder_of(game, players)
    told = [level.about(game, players) for level in levels]
    best = ["the best it finds" in text or "the best move it finds" in text for text in told]
    assert best == [not level.within(game, players).temperature for level in levels]
    order = [*[text for *_, text in ladder.ABOUT if text != SEVERAL], SEVERAL, ladder.HIGHEST]
    assert [order.index(text) for text in told] == sorted(order.index(text) for text in told)
    assert told.index(ladder.HIGHEST) == len(told) - 1


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_level_is_surely_stronger_than_the_one_below(game: str, players: int) -> None:
    numbers = range(1, ladder.highest(game, players) + 1)
    first, *steps = [ladder.measured(game, players, number) for number in numbers]
    assert first is None
    assert all(step and step.low > EVEN for step in steps)


def test_where_there_is_no_ladder_of_its_own_all_levels_are_there() -> None:
    assert ladder_of("template", 2) == LEVELS

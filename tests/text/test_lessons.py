"""The sentences of guided games: short, in both languages, with moments that can be told apart."""

import re

import pytest

from game.core.registry import LISTINGS
from game.text.catalogue import LANGUAGES
from game.text.lesson import ASTRAY, game_of, lesson, lessons
from tests.text.checks import most
from tests.text.strict import strict

GAMES = [name for game in LISTINGS for name in lessons(game)]
MOST_WORDS = 34


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_short_and_filled_in(game: str, language: str) -> None:
    t = strict(language, game_of(game))
    said = [t(moment.text, other="Meret") for moment in (*lesson(game).moments, ASTRAY)]
    assert len(set(said)) == len(said)
    assert [text for text in said if len(re.findall(r"[\w’-]+", text)) > most(language, MOST_WORDS)] == []
    assert [text for text in said if "{" in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_8_to_15_moments_that_point_at_something(game: str) -> None:
    moments = lesson(game).moments
    assert 8 <= len(moments) <= 15
    assert len({moment.id for moment in moments}) == len(moments)
    assert all(moment.at for moment in moments)
    assert ASTRAY.id not in {moment.id for moment in moments}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_with_the_aim_follows_its_path_and_ends_with_the_game(game: str) -> None:
    first, *others, last = lesson(game).moments
    plies = [moment.ply for moment in others if moment.ply is not None]
    assert first.id == "aim"
    assert plies == sorted(plies)
    assert plies[-1] <= len(lesson(game).path)
    assert [moment.id for moment in (first, *others, last) if moment.over] == [last.id]

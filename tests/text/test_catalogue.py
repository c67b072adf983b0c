"""Saying sentences: languages, games, places, numbers."""

import pytest

from game.text import common
from game.text.catalogue import LANGUAGES, best_language, texts


def test_english_needs_no_catalogue() -> None:
    t = texts("en")
    assert t("{name} passes.", name="Ada") == "Ada passes."
    assert [t.n("{n} tile", "{n} tiles", n) for n in (0, 1, 2)] == ["0 tiles", "1 tile", "2 tiles"]


def test_german_is_said_by_the_catalogue() -> None:
    t = texts("de", "duel")
    assert t("{name} unloads the {boat}.", name="Ada", boat="Boot") == "Ada entlädt das Boot."
    assert [t.n("{n} tile", "{n} tiles", n) for n in (1, 2)] == ["1 Plättchen", "2 Plättchen"]


def test_a_game_falls_back_to_the_common_sentences() -> None:
    assert (
        texts("de", "duel")("The game is over.") == texts("de")("The game is over.") == "Das Spiel ist aus."
    )


def test_a_game_says_its_sentences_to_itself() -> None:
    assert texts("de", "template")("Action tiles") == "Action tiles"
    assert texts("de", "duel")("Action tiles") == "Aktionsplättchen"


def test_an_unknown_sentence_stays_english() -> None:
    assert texts("de", "duel")("Nobody has ever said {what}.", what="this") == "Nobody has ever said this."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_left_open_is_an_error(language: str) -> None:
    with pytest.raises(KeyError):
        texts(language, "duel")("{name} unloads the {boat}.", name="Ada")
    with pytest.raises(KeyError):
        texts(language).n("{n} tile of {name}", "{n} tiles of {name}", 2)


def test_what_fills_a_place_is_taken_as_it_is() -> None:
    assert texts("en")("{name} passes.", name="{n} <b>%s</b>") == "{n} <b>%s</b> passes."


def test_the_texts_of_a_language_are_made_once() -> None:
    assert texts("de", "duel") is texts("de", "duel")


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-AT", "en"], "de"),
        (["DE"], "de"),
        (["xx", "en-GB", "de"], "en"),
        (["xx", "de"], "de"),
        (["xx"], "en"),
        ([], "en"),
    ],
)
def test_the_best_language_is_spoken(wanted: list[str], spoken: str) -> None:
    assert best_language(wanted) == spoken


def test_any_other_language_speaks_english() -> None:
    assert texts("xx").language == "en"


def test_numbers_have_a_real_minus_sign() -> None:
    assert [common.number(n) for n in (-6, 0, 7)] == ["−6", "0", "7"]
    assert [common.signed(n) for n in (-6, 0, 7)] == ["−6", "0", "+7"]
    assert [common.points(texts("de"), n) for n in (-1, 0, 1, 5)] == [
        "−1 Punkt",
        "0 Punkte",
        "1 Punkt",
        "5 Punkte",
    ]


@pytest.mark.parametrize(
    ("items", "english", "german"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a und b"),
        (["a", "b", "c"], "a, b and c", "a, b und c"),
    ],
)
def test_lists_are_joined(items: list[str], english: str, german: str) -> None:
    assert common.all_of(texts("en"), items) == english
    assert common.all_of(texts("de"), items) == german


def test_players_and_minutes() -> None:
    t = texts("de")
    assert common.players(t, 2, 2) == "2 Personen"
    assert common.players(t, 2, 4) == "2–4 Personen"
    assert common.minutes(t, 25) == "25 Min."

"""The prompt's titles have 30 characters at most, its facts 60, with the longest things the Duel names."""

from collections.abc import Iterator

import pytest
from babel.messages.catalog import Message

from game.text import duel
from game.text.catalogue import LANGUAGES, Texts, texts
from tests.desk.sentences import extracted
from tests.desk.texts import kept
from tests.text.checks import forms, most, places
from tests.text.strict import strict

TITLE, FACT = 30, 60
PROMPT = "game/views/duel/prompt.py"
TILES = ("O", "T1", "T4", "PL", "PD", "G12", "TAKE", "PLACE", "COMBO", "SWAP")


def examples(t: Texts) -> dict[str, list[str]]:
    """What may stand in the places of a prompt."""
    return {
        "boat": [duel.boat(t, code) for code in ("R1", "C3")],
        "name": ["Meret"],
        "points": ["112"],
        "tile": [duel.tile(t, code) for code in TILES],
        "tile_taken": [duel.tile_taken(t, code) for code in TILES[:7]],
    }


def titles(language: str) -> Iterator[str]:
    """The questions of the prompt, in a language, filled in."""
    t = texts(language, "duel")
    told = examples(t)
    for question in questions():
        key = "tile_taken" if question.startswith("Take") else "tile"
        for boat in told["boat"]:
            yield from (t(question, name="Meret", boat=boat, tile=tile) for tile in told[key])


def questions() -> list[str]:
    """What the prompt asks, as the sources have it."""
    return [str(message.id) for message in spoken() if str(message.id).endswith("?")]


def spoken() -> list[Message]:
    """What the prompt of the Duel says."""
    return [m for m in extracted()["duel"] if PROMPT in [name for name, _ in m.locations]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_short(language: str) -> None:
    asked = list(titles(language))
    assert len(asked) > len(TILES)
    assert [title for title in asked if len(title) > most(language, TITLE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_short(language: str) -> None:
    t = strict(language, "duel")
    facts = [duel.tile_full(t, code) for code in TILES]
    assert [fact for fact in facts if len(fact) > most(language, FACT)] == []


def test_all_the_prompt_says_is_short() -> None:
    catalogue = kept("de", "duel")
    said = [told for message in spoken() if (told := catalogue.get(message.id))]
    assert said
    assert [pair for message in said for pair in forms(message) if max(map(len, pair)) > FACT] == []


def test_every_place_of_a_title_has_an_example() -> None:
    told = examples(texts("en", "duel"))
    assert {place for question in questions() for place in places(question)} <= set(told)

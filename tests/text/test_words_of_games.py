"""Whatever the engine can say has words in both languages."""

from collections.abc import Iterator

import pytest

from game.core.registry import LISTINGS, game_class
from game.core.state import END, Event
from game.core.steps import Chance, Refusal
from game.text.catalogue import LANGUAGES
from game.text.edition import edition_words
from game.text.games import about, title, words
from game.text.words import rule_number, section_of
from tests.text import engine
from tests.text.checks import most, places
from tests.text.strict import Untold, strict

GAMES = list(LISTINGS)
NAMES = ["Ada", "Meret", "Jonas", "Teti", "Kiya"]

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def sentences(told: list[str]) -> list[str]:
    """The sentences, each whole: no place left, nothing empty."""
    assert all(told)
    assert not any(places(sentence) for sentence in told)
    return told


def test_every_refusal_seen_is_told_with_its_rule(game: str, language: str) -> None:
    t = strict(language, game)
    for refusal in engine.seen(game).refusals:
        (told,) = sentences([words(game).refusal(t, refusal)])
        assert told.endswith(f"({rule_number(t, refusal.rule)})") == bool(refusal.rule)


def test_every_event_seen_is_told(game: str, language: str) -> None:
    t = strict(language, game)
    sentences([words(game).event(t, event, NAMES) for event in engine.seen(game).events])


def test_numbers_are_told_as_numbers(game: str, language: str) -> None:
    seen = engine.seen(game)
    details = [event.params for event in (*seen.events, *seen.entries)]
    details += [refusal.params for refusal in seen.refusals]
    details += [action.details for action in game_class(game).info.vocabulary.actions]
    words = {(name, told) for each in details for name, told in each.items() if isinstance(told, str)}
    assert {name for name, told in words if told.lstrip("-").isdecimal()} == set()


def test_every_entry_seen_is_told(game: str, language: str) -> None:
    t = strict(language, game)
    told = [words(game).reason(t, entry, NAMES) for entry in engine.seen(game).entries]
    sentences(told)


def test_every_action_is_told(game: str, language: str) -> None:
    t = strict(language, game)
    actions = game_class(game).info.vocabulary.decisions
    told = sentences([words(game).action(t, action) for action in actions])
    assert len(set(told)) == len(actions)


def test_every_decision_is_asked_for(game: str, language: str) -> None:
    t = strict(language, game)
    for step in decisions(game):
        prompt = words(game).prompt(t, step)
        assert prompt.title
        assert len(prompt.title) <= most(language, 30)
        assert len(prompt.sub) <= most(language, 60)
        assert "Ada" in words(game).prompt(t, step, "Ada").title


def decisions(game: str) -> Iterator[str]:
    low, _ = LISTINGS[game].seats
    steps = game_class(game)(low, {}).steps
    return (name for name, step in steps.items() if not isinstance(step, Chance))


def test_options_choices_and_categories_have_names(game: str, language: str) -> None:
    t, info, aspects = strict(language, game), game_class(game).info, game_class(game).aspects.values()
    sentences([words(game).category(t, key) for key in (*info.categories, *aspects, "total")])
    sentences([words(game).option(t, option.key) for option in info.options])
    for option in info.options:
        sentences([words(game).choice(t, option.key, value) for value in option.choices])
        sentences([words(game).choice_about(t, option.key, value) for value in option.choices])


def test_the_lobby_knows_the_game(game: str, language: str) -> None:
    t = strict(language)
    sentences([title(t, game), about(t, game)])


def test_every_rule_spoken_of_stands_in_the_rules(game: str, language: str) -> None:
    sections = words(game).rules(strict(language, game))
    told = {section.id for section in sections} | {p.rule for section in sections for p in section.full}
    assert engine.rules_in(game) - told == set()
    for rule in told:
        section = section_of(sections, rule)
        assert rule == section.id or rule in {paragraph.rule for paragraph in section.full}


def test_the_rules_are_told_short_and_full(game: str, language: str) -> None:
    sections = words(game).rules(strict(language, game))
    sentences([section.title for section in sections])
    sentences([text for section in sections for text in (*section.short, *(p.text for p in section.full))])
    ids = [paragraph.rule for section in sections for paragraph in section.full]
    assert len(set(ids)) == len(ids)
    assert all(section.short for section in sections)


def test_the_rules_of_sides_not_in_play_are_left_out(game: str, language: str) -> None:
    t = strict(language, game)
    for option in game_class(game).info.options:
        for value in option.choices:
            held = words(game).rules(t, {option.key: value})
            assert all(section.when is None or section.when == (option.key, value) for section in held)


def test_what_undo_would_hide_is_told_by_the_stream_it_came_from(game: str, language: str) -> None:
    t, shown = strict(language, game), words(game).shown
    sentences([t(sentence) for sentence in shown.values()])
    assert set(shown) == engine.streams(game)


def test_nothing_has_words_that_is_never_said(game: str, language: str) -> None:
    verbs = {action.verb for action in game_class(game).info.vocabulary.actions}
    said = engine.words_in(f"games/{game}") | verbs | {END}
    its = words(game)
    for table in (its.refusals, its.events, its.actions, its.prompts):
        assert set(table) <= said


def test_what_is_written_out_has_words(game: str, language: str) -> None:
    refused = engine.named(f"games/{game}", "Refusal")
    assert refused <= {*words(game).refusals, *edition_words(game).refusals}
    assert engine.named(f"games/{game}", "Event") <= set(words(game).events)


def test_an_unknown_refusal_or_event_is_an_error(game: str, language: str) -> None:
    t = strict(language, game)
    with pytest.raises(KeyError):
        words(game).refusal(t, Refusal("no_such_reason", "", {}))
    with pytest.raises(KeyError):
        words(game).event(t, Event("no_such_kind", 0, {}), NAMES)


def test_strict_texts_refuse_what_nobody_marked(language: str) -> None:
    with pytest.raises(Untold):
        strict(language)("Nobody has ever said this.")
    with pytest.raises(Untold):
        strict(language, "duel").n("{n} camel", "{n} camels", 2)

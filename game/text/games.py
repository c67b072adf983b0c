"""The games as the lobby names them, and the words of each."""

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from game.core.registry import LISTINGS
from game.text.catalogue import Texts
from game.text.words import Example, Section, Words


def title(t: Texts, game: str) -> str:
    """The name of a game."""
    return t(LISTINGS[game].title)


def about(t: Texts, game: str) -> str:
    """What a game is, in one line."""
    return t(LISTINGS[game].about)


def words(game: str) -> Words:
    """The words of a game, loaded on first use."""
    return cast("Words", import_module(f"game.text.{game}"))


def examples(game: str) -> tuple[Example, ...]:
    """The worked examples of a game's rules, loaded on first use; none in games without drawings."""
    module = f"game.text.{game}.examples"
    return cast("tuple[Example, ...]", import_module(module).EXAMPLES) if find_spec(module) else ()


def rule_number(t: Texts, rule: str) -> str:
    """How a rule is called in a sentence: `rule 4.2` for D4.2, `ruling 5` for D-R5."""
    letterless = rule[1:]
    if letterless.startswith("-R"):
        return t("ruling {number}", number=letterless.removeprefix("-R"))
    return t("rule {number}", number=letterless)


def with_rule(t: Texts, sentence: str, rule: str) -> str:
    """The sentence with the rule behind it, if there is one."""
    return t("{sentence} ({rule})", sentence=sentence, rule=rule_number(t, rule)) if rule else sentence


def section_of(sections: tuple[Section, ...], rule_or_topic: str) -> Section:
    """Where the rules speak of a rule (`D4.2`) or of a thing (`boat`); else the first section."""
    for section in sections:
        if rule_or_topic in section.topics or rule_or_topic == section.id:
            return section
        if any(paragraph.rule == rule_or_topic for paragraph in section.full):
            return section
    return sections[0]

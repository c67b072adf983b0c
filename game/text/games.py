"""The games as the lobby names them, and the module with the words of each."""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple, cast

from game.text.catalogue import N_, Texts
from game.text.words import Section, Words


class Card(NamedTuple):
    """A game on the shelf."""

    title: str
    about: str


CARDS: Mapping[str, Card] = {
    "imhotep": Card(N_("Imhotep"), N_("Load boats, outguess where they land.")),
    "duel": Card(N_("Imhotep: The Duel"), N_("Nine squares, six boats, two crowns.")),
    "pyramids": Card(N_("Pyramids"), N_("Draft cards, join colours, build high.")),
    "cheops": Card(N_("Cheops’ Master Builders"), N_("Roll stones, cross off the monument.")),
    "template": Card(N_("Heap"), N_("Take stones; the last one counts extra.")),
}
WORDS = {
    "imhotep": "game.text.imhotep",
    "duel": "game.text.duel",
    "pyramids": "game.text.pyramids",
    "cheops": "game.text.cheops",
    "template": "game.text.template",
}


def title(t: Texts, game: str) -> str:
    """The name of a game."""
    return t(CARDS[game].title)


def about(t: Texts, game: str) -> str:
    """What a game is, in one line."""
    return t(CARDS[game].about)


def words(game: str) -> Words:
    """The words of a game, loaded on first use."""
    return cast("Words", import_module(WORDS[game]))


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

"""Writes game/games/*/RULES.md from the sentences of the rules drawer: one text, told in two places."""

from collections.abc import Collection, Iterator
from pathlib import Path

from game.core.registry import LISTINGS
from game.shell.screens.examples import caption, table
from game.text.catalogue import Texts, texts
from game.text.games import examples, title, words
from game.text.words import Paragraph, Section
from tests.desk.sentences import ROOT

HEAD = """\
# {title}: the rules

The published rules in our own words. The numbers are those the engine, the log and the refusals speak of;
a ruling is a rule with an `R` in its number. **[HOUSE]** marks what this project decided itself because the
published rules leave it open. Examples are drawn as boards in the rules of the page.

This page is written by `python3 -m tests.desk texts` from `game/text/{game}/`; change it there.
"""


def pages() -> dict[Path, str]:
    """The page of every game."""
    return {ROOT / "game" / "games" / game / "RULES.md": page(game) for game in LISTINGS}


def page(game: str) -> str:
    t = texts("en", game)
    told = words(game).rules(t)
    heads = {section.id for section in told}
    sections = [_section(t, game, section, heads) for section in told]
    return "\n".join([HEAD.format(title=title(t, game), game=game), *sections])


def _section(t: Texts, game: str, section: Section, heads: Collection[str]) -> str:
    level = "###" if section.when else "##"
    head = section.title if section.id == "aim" else f"{section.id} {section.title}"
    told = map(_paragraph, section.full) if section.full else [f"- {sentence}" for sentence in section.short]
    return "\n".join([f"{level} {head}\n", *told, *_examples(t, game, _rules(section, heads)), ""])


def _paragraph(paragraph: Paragraph) -> str:
    number = f"**{paragraph.rule}** " if paragraph.rule else ""
    house = " **[HOUSE]**" if paragraph.house else ""
    return f"- {number}{paragraph.text}{house}"


def _rules(section: Section, heads: Collection[str]) -> set[str]:
    """A section and its paragraphs, but for those that only name another section, and for the opening."""
    return {section.id, *(p.rule for p in section.full if p.rule not in heads)} - {"aim"}


def _examples(t: Texts, game: str, rules: Collection[str]) -> Iterator[str]:
    """What the worked examples of these rules say."""
    for example in examples(game):
        if example.rule in rules:
            house = " **[HOUSE]**" if example.house else ""
            yield f"- *Example:* {caption(example, table(example, game, t))}{house}"

"""Writes game/games/*/RULES.md from the sentences of the rules drawer: one text, told in two places."""

from pathlib import Path

from game.core.registry import LISTINGS
from game.text.catalogue import texts
from game.text.games import title, words
from game.text.words import Paragraph, Section
from tests.desk.sentences import ROOT

HEAD = """\
# {title}: the rules

The published rules in our own words. The numbers are those the engine, the log and the refusals speak of;
a ruling is a rule with an `R` in its number. **[HOUSE]** marks what this project decided itself because the
published rules leave it open.

This page is written by `python3 -m tests.desk texts` from `game/text/{game}/`; change it there.
"""


def pages() -> dict[Path, str]:
    """The page of every game."""
    return {ROOT / "game" / "games" / game / "RULES.md": page(game) for game in LISTINGS}


def page(game: str) -> str:
    t = texts("en", game)
    sections = [_section(section) for section in words(game).rules(t)]
    return "\n".join([HEAD.format(title=title(t, game), game=game), *sections])


def _section(section: Section) -> str:
    level = "###" if section.when else "##"
    return "\n".join([f"{level} {section.id} {section.title}\n", *map(_paragraph, section.full), ""])


def _paragraph(paragraph: Paragraph) -> str:
    number = f"**{paragraph.rule}** " if paragraph.rule else ""
    house = " **[HOUSE]**" if paragraph.house else ""
    return f"- {number}{paragraph.text}{house}"

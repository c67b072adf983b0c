"""The glossary is true: what it calls a thing in each language is what the page calls it."""

import re

import pytest

from game.core.registry import LISTINGS
from game.text.catalogue import COMMON, LANGUAGES
from tests.desk.texts import kept
from tests.machine import ROOT
from tests.text.checks import forms

PAGE = ROOT / "docs" / "glossary.md"
PLAYED = [game for game, row in LISTINGS.items() if row.shown]
CHAPTERS = {COMMON: "The page", **{game: LISTINGS[game].title for game in PLAYED}}


def terms(chapter: str) -> list[list[str]]:
    """The rows of a chapter: English, German, French, Spanish."""
    text = PAGE.read_text("utf-8").partition(f"## {chapter}\n")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return rows[2:]


def spoken(domain: str, language: str) -> tuple[str, str]:
    """All that is said in English and in another language, in small letters and without soft hyphens."""
    names = CHAPTERS if domain == COMMON else (domain, COMMON)
    pairs = [pair for name in names for m in kept(language, name) if m.id for pair in forms(m)]
    english, other = (" ".join(said).lower().replace("\u00ad", "") for said in zip(*pairs, strict=True))
    return english, other


def in_use(word: str, said: str) -> bool:
    """Whether a word is said, or several of what it names."""
    return word in said or re.search(r"s?\b ".join(map(re.escape, word.split())), said) is not None


def words(cell: str) -> list[str]:
    """The words of a cell, without what is explained in brackets or left open."""
    return [part.strip().lower() for part in re.sub(r"\(.*?\)|\{.*?\}", "", cell).split(",")]


@pytest.mark.parametrize("domain", CHAPTERS)
def test_a_term_is_in_use(domain: str) -> None:
    rows = terms(CHAPTERS[domain])
    assert len(rows) >= 25
    assert [row for row in rows if len(row) != 4 or not all(row)] == []
    for column, language in enumerate([*LANGUAGES][1:], start=1):
        english, other = spoken(domain, language)
        assert [word for row in rows for word in words(row[0]) if not in_use(word, english)] == []
        assert [word for row in rows for word in words(row[column]) if not in_use(word, other)] == []

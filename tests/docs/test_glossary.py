"""The glossary is true: what it calls a thing in English and German is what the page calls it."""

import re

import pytest

from game.core.registry import LISTINGS
from game.text.catalogue import COMMON
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


def spoken(domain: str) -> tuple[str, str]:
    """All that is said in English and in German, in small letters and without soft hyphens."""
    names = CHAPTERS if domain == COMMON else (domain, COMMON)
    pairs = [pair for name in names for m in kept("de", name) if m.id for pair in forms(m)]
    english, german = (" ".join(said).lower().replace("\u00ad", "") for said in zip(*pairs, strict=True))
    return english, german


def words(cell: str) -> list[str]:
    """The words of a cell, without what is explained in brackets or left open."""
    return [part.strip().lower() for part in re.sub(r"\(.*?\)|\{.*?\}", "", cell).split(",")]


@pytest.mark.parametrize("domain", CHAPTERS)
def test_a_term_is_in_use(domain: str) -> None:
    rows = terms(CHAPTERS[domain])
    assert len(rows) >= 25
    assert [row for row in rows if len(row) != 4 or not all(row)] == []
    english, german = spoken(domain)
    assert [word for row in rows for word in words(row[0]) if word not in english] == []
    assert [word for row in rows for word in words(row[1]) if word not in german] == []

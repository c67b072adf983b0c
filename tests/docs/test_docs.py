"""README and docs: short enough, their links lead somewhere, their figures are those on record."""

import re
import tomllib
from pathlib import Path

import pytest

from game import __version__
from game.core.registry import LISTINGS
from game.publish import archive
from game.shell.releases import age
from game.text.catalogue import COMMON
from tests import measured
from tests.desk.figures import BLOCK, BLOCKS, pages, written
from tests.desk.texts import kept
from tests.machine import ROOT
from tests.measured import Run, keep, ladders, levels, runs, today
from tests.text.checks import forms

OTHERS = (ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(ROOT.glob("docs/*.md")))
PAGES = (ROOT / "README.md", *OTHERS)
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
NAMES_A_SEX = re.compile(r"(?i)\b(?:he|she|him|his|hers|himself|herself)\b")
RELEASED = re.compile(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)")
DOMAINS = (COMMON, *LISTINGS)
MOST_WORDS = 1300
CHANGES = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def anchors(page: Path) -> set[str]:
    """As hosts of repositories make them of headings."""
    heads = HEADING.findall(page.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        path, _, anchor = link.partition("#")
        if not path.startswith("https:"):
            target = page.parent / path if path else page
            assert target.is_file(), link
            assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_players_may_be_anyone(page: Path) -> None:
    assert NAMES_A_SEX.findall(page.read_text("utf-8")) == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_players_may_be_anyone_in_the_page_and_the_rules(domain: str) -> None:
    told = [sentence for message in kept("de", domain) for sentence, _ in forms(message)]
    assert len(told) > 1
    assert [sentence for sentence in told if NAMES_A_SEX.search(sentence)] == []


def test_readme_is_short_and_names_the_two_commands_and_every_page() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.split()) <= MOST_WORDS
    commands = re.findall(r"^(python3 .+?) +#", text, re.MULTILINE)
    assert commands[:2] == ["python3 serve.py", "python3 -m tests"]
    linked = LINK.findall(text)
    assert {page.relative_to(ROOT).as_posix() for page in OTHERS} <= set(linked)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_tables_are_what_the_command_writes(page: Path) -> None:
    assert page.read_text("utf-8") == pages()[page]


def test_every_table_stands_in_the_docs() -> None:
    shown = [block[1] for page in pages() for block in BLOCK.findall(page.read_text("utf-8"))]
    assert sorted(shown) == sorted(BLOCKS)


def test_a_table_tells_what_is_on_record() -> None:
    figures = dict.fromkeys(runs()["clicks"].figures, (1234.5, "ms"))
    clicks = Run("python3 -m tests.bench clicks", "2031-05-06", "an abacus", "abc1234", figures)
    text = written("<!-- figures: clicks -->\nold\n<!-- end -->", {"clicks": clicks})
    assert "| the Duel | 1,234 ms |" in text
    assert "Measured on 2031-05-06, commit `abc1234`. Machine: an abacus." in text
    assert "old" not in text


def test_what_a_benchmark_keeps_takes_the_place_of_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "measured.json"
    copy.write_bytes(measured.FILE.read_bytes())
    before = runs()
    monkeypatch.setattr(measured, "FILE", copy)
    keep({})
    assert (runs(), copy.read_bytes()) == (before, (ROOT / "docs/measured.json").read_bytes())
    keep({"clicks": today("python3 -m tests.bench clicks", {"the Duel: median": [1.5, "ms"]})})
    assert runs()["clicks"].shown("the Duel: median") == "1.5 ms"
    assert {**runs(), "clicks": before["clicks"]} == before


def test_levels_that_change_are_put_on_record_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    assert levels() == {}
    changed = ladders() | {"levels: duel for 2": "00000000"}
    monkeypatch.setattr(measured, "ladders", lambda: changed)
    assert [(name, run.figures) for name, run in levels().items()] == [("levels: duel for 2", "00000000")]


def test_the_changelog_has_every_release_and_its_day() -> None:
    heads = HEADING.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))[1:]
    dated = [RELEASED.fullmatch(head) for head in heads if head[0] == "["]
    unreleased, released = dated[0], [found.groups() for found in dated[1:] if found]
    assert (heads[0], unreleased, len(released)) == ("[Unreleased]", None, len(dated) - 1)
    assert released == sorted(released, key=lambda one: (age(one[0]), one[1]), reverse=True)
    assert released[0][0] == __version__
    assert {release.version for release in archive.kept()} <= {version for version, _ in released}
    assert {head for head in heads if head[0] != "["} <= CHANGES


def test_the_citation_names_the_version_and_who_is_cited() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    said = dict(re.findall(r"^([a-z-]+): (.+)$", cited, re.MULTILINE))
    assert (said["version"], said["license"]) == (__version__, project["license"])
    assert f"  - name: {project['authors'][0]['name']}\n" in cited

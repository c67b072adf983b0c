"""An old release plays in the page of a new one: links and saves of its rules, and nothing else of what is kept.

The old release is this checkout; the new one is a copy in which the Duel has other rules.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from game.core.link import replay_link, setup_link
from game.core.match import Match
from game.core.record import to_text
from game.publish.paths import ROOT
from game.publish.remake import write
from tests.conftest import WaitUntil, Watch
from tests.golden.trees import recorded
from tests.publish.conftest import FILES, SOURCES
from tests.serving import serving

OLD, NEW = "9.9.8", "9.9.9"
INSTALLED = ("node_modules", "static/runtime", "static/releases", ".cache/publish", ".cache/wheels")
PLAYABLE = "performance.getEntriesByName('playable').length"
PLAYED = "This game is played by release 9.9.8, which speaks version 1 of its rules."
SETTINGS = json.dumps({"language": "en", "theme": "light", "speed": "none"})
STORED = "() => ({...localStorage})"
WORKERS = "() => performance.getEntriesByType('resource').filter(({name}) => /bot-worker/.test(name)).length"
ENDED = recorded("duel-AAAA-first")
SAVE, OTHER_SAVE = "baumeister.game.old", "baumeister.game.new"
TELL = """
import sys
from game.core.link import replay_link
from game.core.match import Match
from game.core.record import from_text
match = Match(from_text(sys.stdin.read()))
print(*match.game.scores(match.state), replay_link(match.record))
"""


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(before) == 1, path
    path.write_text(text.replace(before, after), "utf-8")


def run(folder: Path, *arguments: str, given: str = "") -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=folder, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Built(NamedTuple):
    """The page of the new release, by URL, and how it ends the game that the old one ends otherwise."""

    site: dict[str, bytes | Path]
    points: list[int]
    link: str


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    checkout = tmp_path_factory.mktemp("releases") / "checkout"
    for name in (*SOURCES, *INSTALLED):
        shutil.copytree(ROOT / name, checkout / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (*FILES, *(each.name for each in (ROOT / "static").glob("*.*"))):
        place = path if (ROOT / path).is_file() else f"static/{path}"
        shutil.copy(ROOT / place, checkout / place)
    version = ROOT.joinpath("game/__init__.py").read_text("utf-8").rpartition("__version__ = ")[2].strip()
    change(checkout / "game/__init__.py", version, f'"{OLD}"')
    run(checkout, "-m", "game.publish", "release")
    change(checkout / "game/__init__.py", OLD, NEW)
    change(checkout / "game/games/duel/game.py", "version=1,", "version=2,")
    change(checkout / "game/games/duel/tables.py", "OBELISK_A_MOST = 6", "OBELISK_A_MOST = 26")
    run(checkout, "serve.py", "--build", "../site")
    folder = checkout.parent / "site"
    site = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    record = to_text(ENDED.record).replace("game duel 1", "game duel 2")
    *points, link = run(checkout, "-c", TELL, given=record).split()
    return Built({**site}, [int(each) for each in points], link)


class Visit:
    """A watched page of the new release in a profile of its own."""

    def __init__(self, page: Page, url: str, watch: Watch, wait_until: WaitUntil) -> None:
        self.page, self.url, self.watch, self.wait_until = page, url, watch, wait_until

    def open(self, link: str = "") -> "Visit":
        """The page, loaded anew."""
        self.page.goto("about:blank")
        self.page.goto(f"{self.url}{link and '#'}{link}")
        return self.ready()

    def ready(self) -> "Visit":
        self.wait_until(self.page, PLAYABLE)
        return self

    def keep(self, **texts: str) -> dict[str, str]:
        """Put something into storage before the page is opened."""
        self.page.goto(f"{self.url}licences.txt")
        self.page.evaluate("texts => Object.assign(localStorage, texts)", texts)
        return self.stored

    @property
    def stored(self) -> dict[str, str]:
        """What the browser keeps, whatever stands in for it: as a page without scripts sees it."""
        frame = """() => { const frame = document.body.appendChild(document.createElement('iframe'));
            const kept = {...frame.contentWindow.localStorage}; frame.remove(); return kept; }"""
        kept: dict[str, str] = self.page.evaluate(frame)
        return kept

    @property
    def line(self) -> Any:
        """The line that says which release plays."""
        return self.page.locator("aside[data-release] p")

    def points(self) -> list[int]:
        """Of the result that lies on top."""
        found = self.page.locator(".win").inner_text()
        return [int(word) for word in found.split() if word.isdigit()]


@pytest.fixture
def visit(browser: Browser, built: Built, wait_until: WaitUntil) -> Iterator[Visit]:
    with serving(built.site) as url:
        watch = Watch(url.rstrip("/"))
        context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
        watch.attach(context)
        yield Visit(context.new_page(), url, watch, wait_until)
        context.close()
    assert watch.unexpected() == []


def saved(match: Match, bot: str = "") -> str:
    record = {"record": to_text(match.record), "seats": [["", ""], ["", bot]], "plies": match.plies}
    return json.dumps({**record, "over": match.over, "date": "2026-03-01 14:05", "revision": 3})


def test_links_of_both_rules_open_in_one_page(visit: Visit, built: Built) -> None:
    visit.open(replay_link(ENDED.record))
    print(visit.page.locator("#app").inner_text()[:1500])
    visit.page.screenshot(path="/tmp/rel/old.png")
    expect(visit.line).to_have_text(PLAYED)
    visit.open(built.link)
    expect(visit.line).to_have_count(0)
    visit.page.screenshot(path="/tmp/rel/new.png")
    print(built.points, ENDED.game.scores(ENDED.state))

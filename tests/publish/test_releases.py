"""An old release plays in the page of a new one: links and saves of its rules.

The old release is this checkout; the new one is a copy in which the Duel has other rules.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from game.core.link import _sealed, open_link, replay_link, setup_link
from game.core.match import Match
from game.core.record import from_text, to_text
from game.core.registry import game_class
from game.publish.paths import ROOT
from game.publish.site import content
from tests.conftest import USUAL, WaitUntil, Watch
from tests.framing import FRAME, LOAD
from tests.golden.games import recorded
from tests.kept.test_archived import LINES, rules
from tests.once import once
from tests.profiles import Profiles
from tests.publish.conftest import FILES, SOURCES
from tests.serving import serving

OFFLINE = "ready to play offline"
OLD, NEW = "9.9.8", "9.9.9"
RULES = game_class("duel").info.version
THEIRS, OURS = f"game duel {RULES}", f"game duel {RULES + 1}"
INSTALLED = ("node_modules", "static/icons", "static/runtime", ".cache/publish", ".cache/wheels")
PLAYABLE = "performance.getEntriesByName('playable').length"
PLAYED = f"This game is played by release {OLD}, which knows version {RULES} of its rules."
SETTINGS = json.dumps({"language": "en", "theme": "light", "speed": "none"})
PICTURE = "baumeister.page"  # what the next visit shows first
STEPS = 40
SEEN_WHOLE = """(() => {{ const part = document.querySelector('{}').getBoundingClientRect();
    const line = document.querySelector('[data-release]').getBoundingClientRect();
    return line.height > 40 && line.bottom < innerHeight + 1 && part.top > -1 && part.bottom < line.top + 1;
    }})()"""
SIZES = ((1440, 900), (844, 390), (390, 844))
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
    folder = once(tmp_path_factory, "releases", _build)
    site = {path.relative_to(folder / "site").as_posix(): path for path in _files(folder / "site")}
    record = to_text(ENDED.record).replace(THEIRS, OURS)
    *points, link = run(folder / "checkout", "-c", TELL, given=record).split()
    return Built({**site}, [int(each) for each in points], link)


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _build(folder: Path) -> None:
    """A checkout whose rules have changed, and the page of it."""
    checkout = folder / "checkout"
    for name in (*SOURCES, *INSTALLED):
        shutil.copytree(ROOT / name, checkout / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (*FILES, *(each.name for each in (ROOT / "static").glob("*.*"))):
        place = path if (ROOT / path).is_file() else f"static/{path}"
        shutil.copy(ROOT / place, checkout / place)
    version = ROOT.joinpath("game/__init__.py").read_text("utf-8").rpartition("__version__ = ")[2].strip()
    change(checkout / "game/__init__.py", version, f'"{OLD}"')
    run(checkout, "-m", "game.publish", "release")
    change(checkout / "game/__init__.py", OLD, NEW)
    change(checkout / "game/games/duel/game.py", f"version={RULES},", f"version={RULES + 1},")
    change(checkout / "game/games/duel/tables.py", "OBELISK_A_MOST = 6", "OBELISK_A_MOST = 26")
    run(checkout, "serve.py", "--build", "../site")


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

    def ends(self, part: str) -> None:
        """This is seen down to its lower edge, at all sizes: the line begins there, or below."""
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            expect(self.line).to_have_text(PLAYED)
            self.wait_until(self.page, SEEN_WHOLE.format(part))

    def play_on(self) -> None:
        """The first thing that can be done, again and again, until the game is over."""
        for _ in range(STEPS):
            thing = self.page.locator("#screen [data-act]:not([aria-disabled='true']):visible").first
            expect(thing.or_(self.page.locator(".win")).first).to_be_visible()
            if self.page.locator(".win").count():
                return
            thing.click()
        pytest.fail("the game does not end")


@pytest.fixture
def visit(
    browser: Browser, server_url: str, built: Built, profiles: Profiles, wait_until: WaitUntil
) -> Iterator[Visit]:
    """In a profile of other tests, for its compiled code; at a new address, where nothing is stored."""
    with serving(built.site) as url:
        watch = Watch(url.rstrip("/"))
        profile = profiles.take(browser, {**USUAL, "base_url": server_url}, cold=False)
        watch.attach(profile.context)
        page = profile.context.new_page()
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # of a page of text
        yield Visit(page, url, watch, wait_until)
        profile.close_pages()
        watch.detach(profile.context)
        profiles.give_back(profile, failed=bool(watch.unexpected()))
    assert watch.unexpected() == []


def saved(match: Match, bots: list[str]) -> str:
    seats = [["", bot] for bot in bots]
    game = {"record": to_text(match.record), "seats": seats, "plies": match.plies, "over": match.over}
    return json.dumps({**game, "date": f"2026-03-01 14:{match.plies:02}", "revision": 3})


def sealed(link: str) -> str:
    """A link with the check letters that its text has to have."""
    return _sealed(link.split("-")[:-1])


def test_links_of_both_rules_open_in_one_page(visit: Visit, built: Built) -> None:
    old = [str(points) for points in ENDED.game.scores(ENDED.state)]
    new = [str(points) for points in built.points]
    assert old != new
    total = visit.page.locator("tr", has_text="Total").locator("td")
    sheets = "() => [...document.styleSheets].map(({href}) => href.split('?')[0])"
    visit.open(replay_link(ENDED.record))
    expect(visit.line).to_have_text(PLAYED)
    assert sorted(total.all_inner_texts()) == sorted(old)
    of_line = f"{visit.url}static/release-page.css"
    assert visit.page.evaluate(sheets) == [of_line, f"{visit.url}static/releases/{OLD}/style.css"]
    visit.page.evaluate("link => { location.hash = link; }", built.link)
    expect(visit.line).to_have_count(0)
    visit.ready()
    assert sorted(total.all_inner_texts()) == sorted(new)
    assert visit.page.evaluate(sheets) == [f"{visit.url}static/style.css"]
    visit.page.evaluate("link => { location.hash = link; }", setup_link(ENDED.setup))
    expect(visit.line).to_have_text(PLAYED)
    visit.ready().page.get_by_role("button", name="Back to the current release").click()
    expect(visit.line).to_have_count(0)
    expect(visit.ready().page.locator(".p-lobby")).to_be_visible()


def test_an_old_link_opens_without_the_host_though_no_release_was_used_before(
    browser: Browser, built: Built, wait_until: WaitUntil
) -> None:
    with serving(built.site) as url:
        context = browser.new_context(locale="en", viewport={"width": 1440, "height": 900})
        visit = Visit(context.new_page(), url, Watch(url.rstrip("/")), wait_until).open()
        expect(visit.page.locator('[data-k="version"]')).to_contain_text(OFFLINE, timeout=60_000)
        context.set_offline(True)
        visit.open(replay_link(ENDED.record))
        expect(visit.line).to_have_text(PLAYED)
        context.close()


def test_every_archived_release_shows_its_games_in_the_page_of_today(visit: Visit) -> None:
    """Not this checkout's alone: what a page offers to those of before stays as they know it."""
    visit.open()
    index = json.loads(visit.page.locator("#releases").text_content() or "")
    asked = {(name, version): each["version"] for each in index for name, version in each["speaks"].items()}
    assert asked["duel", RULES] == OLD
    links = {rules(line): line[3] for line in LINES}
    for game, version in asked.items():
        visit.open(links[game])
        expect(visit.line).to_contain_text(f"by release {version}, which knows version {game[1]} of its")
        expect(visit.page.locator(".t-body")).to_be_visible()


def test_a_save_goes_on_with_its_release_and_nothing_else_is_written(visit: Visit) -> None:
    begun = ENDED.until(ENDED.plies - 6)
    seats = ["greedy", "greedy"]
    seats[begun.player] = ""
    other = saved(ENDED.until(3), ["", ""]).replace(THEIRS, OURS)
    before = visit.keep(
        **{SAVE: saved(begun, seats), OTHER_SAVE: other, "baumeister.settings": SETTINGS},
        **{"baumeister.open": "old", "baumeister.results": '{"rows": []}'},
    )
    visit.open()
    expect(visit.page.locator('[data-k="continue"]')).to_contain_text(f"opens with release {OLD}")
    visit.page.locator('[data-k="continue"] [data-cmd="continue:old"]').click()
    expect(visit.line).to_have_text(PLAYED)
    visit.ready().page.reload()
    expect(visit.ready().line).to_have_text(PLAYED)
    visit.page.locator("aside[data-release] .close").click()
    expect(visit.line).to_have_count(0)
    visit.play_on()
    after = visit.stored
    assert visit.page.evaluate(WORKERS) == 1
    expect(visit.page.locator('[data-k="notice-page-thinking"]')).to_have_count(0)
    game = json.loads(after[SAVE])
    assert game["over"]
    assert game["record"].startswith(to_text(begun.record))
    assert Match(from_text(game["record"])).over
    ours = {key for key in after if key.startswith("baumeister.")} - {PICTURE}
    assert {key for key in ours | set(before) if after.get(key) != before.get(key)} == {SAVE}
    visit.page.keyboard.press("Escape")
    visit.page.locator('#screen [data-cmd="lobby"]').click()
    expect(visit.page.locator('[data-k="continue"]')).to_contain_text("Continue: Imhotep: The Duel")
    expect(visit.ready().line).to_have_count(0)
    assert visit.page.evaluate("sessionStorage.length") == 0


def test_a_game_of_an_old_deal_is_saved_and_found_again(visit: Visit) -> None:
    before = visit.keep(**{OTHER_SAVE: saved(ENDED.until(3), ["", ""])})
    visit.open(setup_link(ENDED.setup))
    visit.ends(".dialog")
    visit.page.locator('[data-cmd="start"]').click()
    visit.ends(".prompt")
    visit.page.locator("#screen [data-act]:visible").first.click()
    visit.wait_until(visit.page, "!location.hash")
    after = visit.stored
    (new,) = {key for key in after if key not in before} - {PICTURE}
    assert new.startswith("baumeister.game.")
    assert json.loads(after[new])["record"].startswith(to_text(ENDED.setup))
    assert after[OTHER_SAVE] == before[OTHER_SAVE]
    visit.page.reload()
    expect(visit.ready().line).to_have_text(PLAYED)
    expect(visit.page.locator(".t-body")).to_be_visible()


def test_a_frame_on_another_page_plays_an_old_link(visit: Visit, built: Built) -> None:
    """Even one that came after the frame was opened with a link of today's rules."""
    visit.page.goto(f"{visit.url}licences.txt")
    visit.page.evaluate(FRAME, f"{visit.url}embed.html?lang=en#{built.link}")
    frame = visit.page.frame_locator("iframe")
    way_out, line = frame.locator(".embed-bar a"), frame.locator("aside[data-release]")
    expect(way_out).to_have_attribute("href", f"{visit.url}#{built.link}")
    old = replay_link(ENDED.record, 20)
    visit.page.evaluate(LOAD, old)
    expect(way_out).to_have_attribute("href", f"{visit.url}#{old}")
    frame.locator(".embed-cover button").click()
    expect(line.locator("p")).to_have_text(PLAYED)
    expect(line.locator("button")).to_have_count(1)  # a frame has no lobby to go back to
    frame.locator("#screen [data-act]:not([aria-disabled='true']):visible").first.click()
    expect(way_out).not_to_have_attribute("href", f"{visit.url}#{old}")
    led = str(way_out.get_attribute("href")).partition("#")[2]
    assert open_link(led).record.actions[:20] == ENDED.record.actions[:20]
    above, below = (part.bounding_box() for part in (frame.locator(".embed-bar"), line))
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    assert visit.stored == {}


@pytest.mark.parametrize("lacking", [False, True], ids=["damaged", "missing"])
def test_a_wheel_that_is_not_the_archived_one_is_refused(visit: Visit, built: Built, lacking: bool) -> None:
    wheel = f"static/releases/baumeister-{OLD}-py3-none-any.whl"
    data = bytearray(content(built.site[wheel]))
    data[len(data) // 2] ^= 1

    def answer(route: Route) -> None:
        route.fulfill(status=404) if lacking else route.fulfill(body=bytes(data))

    visit.page.route(f"**/{wheel}", answer)
    visit.watch.expect("404")
    visit.watch.expect(f"Release {OLD} did not arrive")
    visit.watch.expect("preload")
    begun = ENDED.until(20)
    before = visit.keep(**{SAVE: saved(begun, ["", ""]), "baumeister.settings": SETTINGS})
    visit.open()
    visit.page.locator('[data-cmd="continue:old"]').click()
    told = "did not arrive (404)" if lacking else f"Release {OLD} did not arrive as it was archived"
    expect(visit.page.get_by_role("alert")).to_contain_text(told)
    expect(visit.page.locator("aside[data-release] textarea")).to_have_value(to_text(begun.record))
    assert {key: visit.stored[key] for key in before} == before
    visit.page.get_by_role("button", name="Back to the current release").click()
    expect(visit.line).to_have_count(0)
    expect(visit.ready().page.locator('[data-cmd="continue:old"]')).to_be_visible()


def test_a_link_that_no_release_speaks_is_told_with_its_game_as_text(visit: Visit) -> None:
    record = replace(ENDED.until(9).record, version=7000)
    visit.open(sealed(replay_link(ENDED.until(9).record).replace(f"duel-{RULES}-", "duel-7000-")))
    dialog = visit.page.get_by_role("alertdialog")
    expect(dialog).to_contain_text(f"Made for version 7000; version {RULES + 1} is played here.")
    expect(dialog.locator("textarea")).to_have_value(to_text(record))
    expect(visit.line).to_have_count(0)

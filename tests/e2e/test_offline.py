"""With the server gone, and from version to version: below a sub-path of a host that lets all be cached."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from game.core.link import setup_link
from game.core.record import new_record
from game.core.registry import LISTINGS
from game.publish.page.offline import WORKER
from game.publish.site import Site, content, gathered
from tests import chromium
from tests.conftest import Watch
from tests.e2e.hosting import VERSIONS, Host, hosting, version
from tests.e2e.table import Table

pytestmark = pytest.mark.whole  # what installs a page, and keeps it beyond its tabs, is more than tabs

GONE = "ERR_CONNECTION_REFUSED"
OFFLINE = "ready to play offline"
LINK = setup_link(new_record("duel", 2, {}, "amun7342"))
UPDATE = "() => navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => 0)"
ICONS = "static/icons/"  # the browser itself asks for them, to install the page
WORKERS = "() => navigator.serviceWorker.getRegistrations().then(all => all.length)"
CACHES = "() => caches.keys()"
LOADED = "performance.timeOrigin"
HELD_UP_MS = 10_000
STARTS = 10  # are enough for a browser to let go of a version

Open = Callable[[], Table]
Launched = Callable[[], BrowserContext]


@pytest.fixture(scope="module")
def raw() -> Site:
    return gathered()


@pytest.fixture
def host(raw: Site) -> Iterator[Host]:
    with hosting(version(raw, 1)) as running:
        yield running


@pytest.fixture
def context(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    watch = Watch(host.url.removesuffix("/some/path/"))
    own = browser.new_context(base_url=host.url, locale="en", viewport={"width": 1440, "height": 900})
    watch.attach(own)
    yield own
    own.close()
    assert [line for line in watch.unexpected() if GONE not in line] == []


def foot(page: Page) -> str:
    return page.locator('[data-k="version"]').inner_text()


def await_offline(table: Table) -> Table:
    expect(table.page.locator('[data-k="version"]')).to_contain_text(OFFLINE)
    return table


def await_version(page: Page, number: int) -> None:
    """The page is this version, whole."""
    expect(page.locator("body")).to_have_attribute("data-version", str(number))
    Table(page).ready()
    assert page.evaluate(VERSIONS) == [str(number)] * 3


def next_start(context: BrowserContext, of: int) -> Page:
    """The first page of a version; a browser may take a moment to see that no page of the last is open."""
    for _ in range(STARTS):
        page = context.new_page()
        page.goto("./")
        if page.locator("body").get_attribute("data-version") == str(of):
            return page
        page.close()
        time.sleep(1)
    raise AssertionError(f"no page of version {of}")


def visit_without_worker(context: BrowserContext) -> Table:
    """A visit at which the worker goes: a browser may let the old one answer until all it does is done.

    Chromium sometimes holds up a visit that comes in the middle of that; the next one goes.
    """
    for _ in range(STARTS):
        table = Table(context.new_page())
        table.page.set_default_navigation_timeout(HELD_UP_MS)
        try:
            table.open()
        except Error:
            table.page.close()
            continue
        if worker_goes(table):
            return table
        table.page.close()
    raise AssertionError("the worker stays")


def worker_goes(table: Table) -> bool:
    """Whether no worker is left, now or some seconds later: a busy machine takes longer."""
    for _ in range(40):
        with suppress(Error):  # between two pages nothing can be asked
            if table.page.evaluate(WORKERS) == 0:
                return True
        table.page.wait_for_timeout(500)
    return False


@pytest.fixture
def launched(browser: Browser, host: Host, tmp_path: Path) -> Launched:
    """Starts a browser with a profile on the disk, again and again."""

    def launch() -> BrowserContext:
        return browser.browser_type.launch_persistent_context(
            tmp_path,
            executable_path=chromium.ensure(),
            args=list(chromium.FLAGS),
            base_url=host.url,
            locale="en",
            viewport={"width": 1440, "height": 900},
        )

    return launch


def test_after_one_visit_the_server_can_be_gone(host: Host, launched: Launched) -> None:
    context = launched()
    await_offline(Table(context.pages[0]).visit())
    loaded_once(host.sent)
    host.stop()
    table = Table(context.pages[0]).reload()
    *others, last = (game.id for game in LISTINGS.values() if game.shown)
    for game in others:
        play_a_bot(table, game)
        table.cmd("lobby").first.click()
    table.speak("fr").speak("en")  # its words are there though nobody has used them
    play_a_bot(table, last)
    ask_for_advice(table)
    context.close()

    context = launched()  # the browser is started again
    table = Table(context.pages[0]).open(f"?seen=in-a-blog#{LINK}")
    table.cmd("start").click()
    assert "seed amun7342" in table.saved()["record"]
    table.cmd("lobby").first.click()
    await_offline(table)
    context.close()


def loaded_once(sent: Counter[str]) -> None:
    """The host cannot say whether a file has changed: the worker takes what the page has loaded."""
    assert sent["static/runtime/pyodide/pyodide.asm.wasm"] == 1
    twice = {path for path, count in sent.items() if count > 1}
    assert [path for path in twice if not path.startswith(ICONS)] == []


def play_a_bot(table: Table, game: str) -> None:
    """Begin a game of this kind against a bot."""
    table.deal(game, (0, *[1] * (LISTINGS[game].seats[0] - 1)))
    assert table.await_turn()


def ask_for_advice(table: Table) -> None:
    """The tree says what it would do, from what it has learned."""
    table.cmd("hint").click()
    expect(table.cmd("play-hint")).to_be_visible(timeout=60_000)
    assert len(table.page.workers) == 1


def test_a_new_version_in_the_middle_of_a_game(context: BrowserContext, host: Host, raw: Site) -> None:
    table = await_offline(Table(context.new_page()).visit())
    assert foot(table.page).startswith("Version 0.1.0 (")
    table.new().act("place 1 1")
    other = Table(context.new_page()).open()
    host.site = version(raw, 2)
    table.page.evaluate(UPDATE)
    line = table.page.locator('[data-k="notice-new-version"]')
    expect(line).to_contain_text("A new version is ready. Update now?")
    assert table.told == "A new version is ready. Update now?"
    table.act("place 2 2")  # nothing has changed so far
    await_version(other.reload().page, 1)
    table.cmd("new-version").click()
    for page in (table.page, other.page):
        await_version(page, 2)
    assert table.moves == ["place 1 1", "place 2 2"]
    expect(table.page.locator(".squares .figure")).to_have_count(2)
    table.cmd("lobby").first.click()
    await_offline(table)
    assert foot(table.page).startswith("Version 0.2.0 (")
    assert len(table.page.evaluate(CACHES)) == 1

    host.site = version(raw, 3)
    table.page.evaluate(UPDATE)
    expect(line).to_be_visible()
    table.cmd("close-notice:new-version").click()  # not now: the next start will
    expect(line).to_have_count(0)
    table.page.close()
    other.page.close()
    await_version(next_start(context, of=3), 3)


def test_a_first_visit_while_the_host_changes_versions(browser: Browser, host: Host, raw: Site) -> None:
    two = version(raw, 2)

    def change(path: str) -> None:
        if path == "index.html":
            host.site = two

    host.then = change
    context = browser.new_context(base_url=host.url, locale="en")
    page = context.new_page()
    page.goto("./")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The game could not start.")
    assert page.evaluate("globalThis.bootVersion") is None
    alert.get_by_role("button", name="Try again").click()
    await_version(page, 2)
    context.close()


def test_the_kill_switch(context: BrowserContext, host: Host) -> None:
    table = await_offline(Table(context.new_page()).visit())
    table.new().act("place 1 1")
    table.page.evaluate("caches.open('of somebody else').then(() => 0)")
    host.site = {**host.site, WORKER: content(host.site["static/js/worker-off.js"])}
    table.page.evaluate(UPDATE)
    table.page.close()
    table = visit_without_worker(context)
    again = table.ready().page.evaluate(LOADED)
    table.page.wait_for_timeout(3_000)  # the page has installed what removes itself, and stays
    assert worker_goes(table)
    assert table.page.evaluate(LOADED) == again
    assert table.page.evaluate(CACHES) == ["of somebody else"]
    assert table.moves == ["place 1 1"]


def test_a_page_in_a_frame_installs_nothing(context: BrowserContext, host: Host) -> None:
    head = b'<!doctype html><title>Blog</title><link rel="icon" href="static/icon.svg">'
    host.site = {**host.site, "blog.html": head + b'<iframe src="./"></iframe>'}
    page = context.new_page()
    page.goto("./blog.html")
    expect(page.frame_locator("iframe").locator("#boot")).to_have_count(0)
    page.wait_for_timeout(2_500)
    assert page.evaluate(WORKERS) == 0


def test_a_page_served_from_its_sources_shows_edits_at_once(
    context: BrowserContext, host: Host, raw: Site
) -> None:
    host.site = version(raw, 1, fresh=True)
    table = await_offline(Table(context.new_page()).visit())
    host.site = version(raw, 2, fresh=True)
    table.reload()
    await_version(table.page, 2)
    await_offline(table)  # its worker came and was not asked about
    expect(table.page.locator('[data-k="notice-new-version"]')).to_have_count(0)
    host.stop()
    table.reload()
    await_version(table.page, 2)

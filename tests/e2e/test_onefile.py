"""The page as one file, opened from the disk with the network off."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from game.core.link import setup_link
from game.core.record import new_record
from tests.conftest import Watch
from tests.e2e.backups import games, saved, text_of
from tests.e2e.conftest import DESK
from tests.e2e.picking import Picker
from tests.e2e.table import Table

PLIES = 8
HOST = "host.html"
HOSTILE = "<img src=x onerror=window.ran=1><script>window.ran=1</script>"
REFUSED = """() => new Promise(done => {
    document.addEventListener('securitypolicyviolation', event => done(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'document.title = ""';
    document.head.append(script);
})"""
# As Chromium now and then does with a file: the next two documents have a storage that keeps nothing.
FORGETFUL = """if (window.name.length < 2) {
    window.name += '!';
    Object.defineProperty(window, 'localStorage', {value: {}});
}"""
# The texts are there a moment after the page's own scripts have run.
UNHURRIED = """const json = Response.prototype.json;
Response.prototype.json = async function () {
    await new Promise(done => setTimeout(done, 500));
    return json.call(this);
}"""
FRAME = """<!doctype html><title>Host</title>
<iframe width="1400" height="880" sandbox="allow-scripts" src="{}"></iframe>"""


class FileTable(Table):
    """A page that is a file."""

    file = ""

    def open(self, fragment: str = "") -> Table:
        self.page.goto(f"{self.file}{fragment}")
        return self.ready()


OpenFile = Callable[..., FileTable]


@pytest.fixture
def watch() -> Watch:
    """What went wrong; `opened` fails the test for it."""
    return Watch("file://")


@pytest.fixture
def opened(browser: Browser, file: Path, watch: Watch) -> Iterator[OpenFile]:
    """Opens it off the network; whatever it asks for besides itself fails the test, as does any complaint."""
    asked: set[str] = set()
    contexts: list[BrowserContext] = []

    def open_file(**options: Any) -> FileTable:
        context = browser.new_context(**{"offline": True, "viewport": DESK, "locale": "en", **options})
        contexts.append(context)
        watch.attach(context)
        context.on("request", lambda request: asked.add(request.url.partition("#")[0]))
        table = FileTable(context.new_page())
        table.file = file.as_uri()
        return table

    yield open_file
    for context in contexts:
        context.close()
    assert watch.unexpected() == []
    beside = {url for url in asked if not url.startswith(("data:", "blob:"))}
    assert beside <= {file.as_uri(), file.with_name(HOST).as_uri()}


def test_a_game_against_a_bot_is_played_and_kept(opened: OpenFile) -> None:
    table = opened().visit()
    table.deal("imhotep", (0, 2), seed="amun7342")
    Picker(table, 1).until(lambda match: match.plies >= PLIES)
    assert [worker.url[:5] for worker in table.page.workers] == ["data:"]
    moves = table.moves
    table.page.add_init_script(FORGETFUL)
    assert table.reload().await_turn()
    assert table.moves == moves


def drop(table: FileTable, file: Path) -> None:
    """A file from the desk, let go over the page."""
    desk = table.page.context.new_cdp_session(table.page)
    held = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        desk.send("Input.dispatchDragEvent", {"type": kind, "x": 700, "y": 450, "data": held})


def test_a_game_that_does_not_start_is_rescued_and_comes_in_by_button_and_drop(
    opened: OpenFile, tmp_path: Path, watch: Watch
) -> None:
    watch.expect("WebAssembly.instantiate is not a function")
    table, other = opened(), opened()
    before = games(table.visit().new(seed="amun7342").act("place 1 1"))
    table.page.add_init_script("delete WebAssembly.instantiateStreaming; delete WebAssembly.instantiate;")
    table.page.reload()
    table.page.locator(".boot-rescue").click()
    expect(table.page.locator(".rescue-kept li").filter(has_text="Saved game")).to_have_count(1)
    rescued = tmp_path / "rescued.txt"
    rescued.write_text(text_of(saved(table.page, ".rescue-all")), "utf-8")
    expect(table.page.get_by_role("link", name="To the game")).to_have_attribute("href", table.file[7:])
    other.open().cmd("settings").click()
    with other.page.expect_file_chooser() as chooser:
        other.cmd("import").click()
    chooser.value.set_files(rescued)
    expect(other.layer("brought")).to_contain_text("imported")
    assert games(other) == before
    other.press("Escape")
    drop(other, rescued)
    expect(other.layer("brought")).to_contain_text("Nothing was imported.")


def test_in_german_a_link_is_passed_on_without_an_address(opened: OpenFile, watch: Watch) -> None:
    watch.expect("Content Security Policy")  # once it is asked whether it is there
    table = opened(locale="de").visit(language="de")
    table.new(seed="amun7342").act("place 1 1")
    link = table.link("replay")
    assert link.startswith("#duel-")
    assert table.page.evaluate(REFUSED) == "script-src-elem"  # the policy is there
    table.menu("share")
    expect(table.layer("share")).to_contain_text("Diese Seite ist eine Datei")
    table.press("Escape")
    table.menu("settings")
    with table.page.expect_download() as download:
        table.cmd("export").click()
    assert '"key": "game.' in Path(download.value.path()).read_text("utf-8")
    other = opened(locale="de").open()
    other.cmd("open-link").first.click()
    other.page.locator("#link").fill(link)
    other.cmd("go-link").click()
    expect(other.page.locator(".squares .figure")).to_have_count(1)
    expect(opened().open(link).page.locator(".squares .figure")).to_have_count(1)


def test_in_a_sandboxed_frame_it_says_that_nothing_is_kept(opened: OpenFile, file: Path) -> None:
    host = file.with_name(HOST)
    host.write_text(FRAME.format(file.as_uri()))
    page = opened().page
    page.goto(host.as_uri())
    frame = page.frame_locator("iframe")
    expect(frame.locator(".standing")).to_contain_text("does not let the page keep anything")
    frame.locator('[data-cmd="new:duel"]:visible').first.click()
    frame.locator('label:has([data-field="option-start"][value="first"])').click()
    frame.locator('[data-cmd="start"]:visible').click()
    frame.locator('#screen [data-act="place 1 1"]:visible').click()
    expect(frame.locator(".squares .figure")).to_have_count(2)  # and the bot has answered
    assert [worker.url[:5] for worker in page.workers] == ["data:"]


def test_a_link_asks_for_nothing_before_the_file_is_unpacked(opened: OpenFile) -> None:
    """Neither in a document left for one that remembers, nor while the texts are being unpacked."""
    table = opened()
    link = setup_link(new_record("duel", 2, {}, "amun7342"))
    for slow in (FORGETFUL, UNHURRIED):
        table.page.add_init_script(slow)
    table.open(f"#{link}")


def test_nothing_out_of_storage_or_an_address_is_run(opened: OpenFile, watch: Watch) -> None:
    watch.expect("Content Security Policy")  # it speaks up even for what is being removed
    table = opened().visit().new(seed="amun7342").act("place 1 1")
    table.page.evaluate(
        "bad => { for (const key of ['page', 'settings', 'open', 'game.bad', 'practice']) "
        "localStorage['baumeister.' + key] = bad; }",
        HOSTILE,
    )
    table.open(f"#replay={quote(HOSTILE)}").page.reload()
    table.ready()
    assert table.page.evaluate("window.ran ?? null") is None
    assert table.page.locator("#app img, #app script, [onerror]").count() == 0
    assert table.page.evaluate("localStorage['baumeister.game.bad']") == HOSTILE

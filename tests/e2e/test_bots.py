"""Bots think in a worker; where none can start, on the page."""

from playwright.sync_api import Route, expect

from tests.conftest import NewPage, WaitUntil
from tests.e2e.conftest import DESK
from tests.e2e.table import Table

WORKER = "**/bot-worker.mjs"


def test_a_worker_thinks_and_the_page_stays_free(table: Table) -> None:
    table.new(level=1).act("place 1 1").await_turn()
    assert len(table.page.workers) == 1
    table.cmd("hint").click()
    table.cmd("log").click()
    expect(table.layer("log")).to_be_visible()
    table.press("Escape")
    expect(table.cmd("play-hint")).to_be_visible(timeout=60_000)
    assert len(table.page.workers) == 1


def test_no_worker_is_started_before_one_is_needed(table: Table) -> None:
    table.new().act("place 1 1", "place 2 2")
    assert table.page.workers == []


def test_a_worker_that_dies_is_replaced_by_the_page(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)

    def dying(route: Route) -> None:
        body = route.fetch().text() + "\nsetTimeout(() => { throw new Error('died'); }, 100);"
        route.fulfill(status=200, content_type="text/javascript", body=body)

    page.route(WORKER, dying)
    table = Table(page).visit().new(level=3).act("place 1 1")
    expect(page.locator(".standing")).to_contain_text("on the page itself")
    assert table.await_turn()


# Its host ends the worker as soon as it is ready, without a word to the page; seconds pass ten times as fast.
ENDING = """
const say = self.postMessage.bind(self);
self.postMessage = text => { say(text); if (text.includes('ready')) self.close(); };
"""
FASTER = """const wait = globalThis.setTimeout;
globalThis.setTimeout = (then, ms, ...rest) => wait(then, ms >= 1000 ? ms / 10 : ms, ...rest);"""


def test_a_worker_that_ends_silently_is_replaced_by_the_page(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    page.add_init_script(FASTER)

    def ending(route: Route) -> None:
        body = route.fetch().text() + ENDING
        route.fulfill(status=200, content_type="text/javascript", body=body)

    page.route(WORKER, ending)
    table = Table(page).visit().new(level=3).act("place 1 1")
    table.cmd("undo").click()
    table.act("place 2 2")
    expect(page.locator(".standing")).to_contain_text("on the page itself", timeout=20_000)
    assert table.await_turn()
    assert table.saved()["plies"] == 2


def no_module(route: Route) -> None:
    """No worker can start."""
    route.fulfill(status=200, content_type="text/plain", body="no module")


def test_the_same_bot_plays_the_same_in_worker_and_page(new_page: NewPage) -> None:
    games = []
    for works in (True, False):
        page = new_page(viewport=DESK)
        if not works:
            page.route(WORKER, no_module)
        table = Table(page).visit().new(level=3, seed="amun").act("place 1 1")
        if not works:
            expect(page.locator(".standing")).to_contain_text("on the page itself")
        assert table.await_turn()
        assert len(page.workers) == works
        games.append(table.moves)
    assert [len(moves) for moves in games] == [2, 2]
    assert games[0] == games[1]


# What the page says to its worker.
HEARD = """globalThis.said = []; const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (told) { said.push(String(told)); post.call(this, told); };"""


def test_undo_stops_the_bot(new_page: NewPage, wait_until: WaitUntil) -> None:
    page = new_page(viewport=DESK)
    page.add_init_script(HEARD)
    table = Table(page).visit().new(level=7, seed="amun").act("place 1 1")
    wait_until(page, "said.some(text => text.startsWith('{\"id\"'))")
    table.cmd("undo").click()
    wait_until(page, "said.at(-1).startsWith('{\"stop\"')")
    assert table.moves == []
    table.act("place 3 3").await_turn()
    assert table.moves[0] == "place 3 3"
    assert len(table.moves) == 2

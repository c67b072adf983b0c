"""Hosts that do not do as they should: what comes of it is said."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from game.publish.site import Site, gathered
from tests.e2e.hosting import Host, hosting, version
from tests.e2e.table import Table

READY = "ready to play offline."
CHANGED = "not ready to play offline: index.html did not arrive as it was built."


@pytest.fixture(scope="module")
def site() -> Site:
    return version(gathered(), 1)


@pytest.fixture
def host(site: Site) -> Iterator[Host]:
    with hosting(site) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Callable[[str], Page]]:
    """The page, for somebody of a language who has never been there."""
    contexts = []

    def visit(language: str) -> Page:
        context = browser.new_context(base_url=host.url, locale=language)
        contexts.append(context)
        page = context.new_page()
        page.goto("./")
        return page

    yield visit
    for context in contexts:
        context.close()


def test_a_host_that_changes_the_page_is_played_and_the_foot_says_why_not_offline(
    visit: Callable[[str], Page], host: Host
) -> None:
    host.change = lambda path, data: data + b"<!-- seen -->" if path.endswith(".html") else data
    page = visit("en")
    foot = page.locator('[data-k="version"]')
    expect(foot).to_contain_text(CHANGED, timeout=60_000)
    Table(page).new().act("place 1 1")
    host.change = lambda _path, data: data  # and does so no more
    Table(page).reload().cmd("lobby").first.click()
    expect(foot).to_contain_text(READY, timeout=60_000)


@pytest.mark.parametrize(
    ("ending", "right"),
    [
        (".mjs", "text/javascript"),
        (".js", "text/javascript"),
        (".wasm", "application/wasm"),
        (".css", "text/css"),
    ],
)
def test_a_host_that_mistakes_a_type_is_told_which(
    visit: Callable[[str], Page], host: Host, ending: str, right: str
) -> None:
    host.types = {ending: "application/octet-stream"}
    alert = visit("en").get_by_role("alert")
    expect(alert).to_contain_text("The game could not start.", timeout=60_000)
    said = rf"The host sends [\w.-]+\{ending} as “application/octet-stream”; it has to be {right}\."
    expect(alert.locator(".boot-detail")).to_have_text(re.compile(said))
    expect(alert.get_by_role("button", name="Try again")).to_be_visible()


def test_an_embed_whose_host_mistakes_modules_leads_to_the_page(
    visit: Callable[[str], Page], host: Host
) -> None:
    host.types = {".mjs": "text/plain"}
    page = visit("de")
    page.goto("embed.html#duel-1-2")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Das Spiel konnte nicht starten.", timeout=60_000)
    way = alert.get_by_role("link", name="In einer eigenen Seite öffnen")
    expect(way).to_have_attribute("href", f"{host.url}#duel-1-2")

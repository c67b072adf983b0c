"""What a browser keeps of the game, and what is saved from it as a file."""

from pathlib import Path

from playwright.sync_api import Download, Page

from tests.e2e.table import Table

KEPT = """() => Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => key.startsWith('baumeister.') && !/page|open/.test(key)))"""


def text_of(download: Download) -> str:
    return Path(download.path()).read_text("utf-8")


def saved(page: Page, selector: str) -> Download:
    with page.expect_download() as download:
        page.locator(selector).click()
    return download.value


def kept(table: Table) -> dict[str, str]:
    found: dict[str, str] = table.page.evaluate(KEPT)
    return found


def games(table: Table) -> dict[str, str]:
    return {key: text for key, text in kept(table).items() if ".game." in key}

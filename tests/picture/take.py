"""Opens recorded games in the page, plays on from a move, shows a preview and takes a picture."""

import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from game.core.link import replay_link, setup_link
from game.core.record import new_record
from game.publish.site import make_site
from tests import chromium
from tests.golden.games import recorded
from tests.picture import shots
from tests.serving import serving

HERE = Path(__file__).parent
SIZE = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
DEAL = setup_link(new_record("duel", 2, {"start": "first"}, "amun7342"))
NAMED = """addEventListener('DOMContentLoaded', () => document.head.append(
    Object.assign(document.createElement('link'), {rel: 'canonical', href: 'https://example.org/baumeister/'})))"""
SETTLED_MS = 4500  # motion has come to rest, messages have gone


class Picture(NamedTuple):
    """Its name, the recorded game, the move to play on from, what to choose then, what to point at."""

    name: str
    record: str
    move: int
    chosen: str
    pointed: str


PICTURES = (
    Picture("imhotep", "imhotep-3-AAAAA0000er", 73, "sail 2", "sail 2 burial"),
    Picture("duel", "duel-AAAA-first", 42, "", "unload"),
    Picture("pyramids", "pyramids-3-random", 97, "pyramid|obelisk|tomb 1", "pyramid 1"),
    Picture("cheops", "cheops-3-rr", 112, "", "tick P32"),
    Picture("abusir", "abusir-3-near", 230, "aim:pull", "aim:pull"),
)


def take(page: Page, url: str, picture: Picture) -> None:
    """Open the game at the move, play on from there, choose, point at the first thing of that kind."""
    record = recorded(picture.record).record
    page.goto(f"{url}#{replay_link(record, picture.move)}")
    page.click('[data-cmd="branch"]')
    page.wait_for_timeout(SETTLED_MS)
    if picture.chosen:
        page.focus(_thing(picture.chosen))  # a boat's middle is covered by its spots
        page.keyboard.press("Enter")
    page.hover(_thing(picture.pointed))
    _shoot(page, picture.name)


def take_embeds(page: Page, url: str) -> None:
    """The example page of embeds, the game of its first table started."""
    page.goto(f"{url}static/embed-example.html")
    page.frame_locator("iframe").first.locator(".button.primary").first.click()
    _shoot(page, "embed")


def take_phone(page: Page, url: str) -> None:
    """On a phone: the lobby that is kept, a turn that is to be sent, the code of a link."""
    page.add_init_script(NAMED)  # links lead to an address that is the same whoever takes the picture
    page.goto(url)
    foot = page.locator('[data-k="version"]')
    expect(foot).to_contain_text("ready to play offline", timeout=60_000)
    foot.scroll_into_view_if_needed()
    _shoot(page, "offline")
    page.goto(f"{url}#{DEAL}")
    page.fill('[data-field="seat-0-name"]', "Ada")
    page.select_option('[data-field="seat-1-level"]', "far")
    page.fill('[data-field="seat-1-name"]', "Grace")
    page.click('[data-cmd="start"]')
    page.click(f"#screen {_thing('place 2 2')}")
    _shoot(page, "far")
    page.click('[popovertarget="menu"]:visible')
    page.click('#menu [data-cmd="share"]')
    page.click('[data-cmd="code:setup"]')
    _shoot(page, "code")


def _shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=str(HERE / f"{name}.png"))


def _thing(act: str) -> str:
    return f':is([data-act^="{act}"], [data-cmd^="{act}"]):not([aria-disabled="true"])'


def main() -> None:
    executable = chromium.ensure()
    with sync_playwright() as playwright, serving(make_site()) as url:
        browser = playwright.chromium.launch(executable_path=executable, args=list(chromium.FLAGS))
        for picture in PICTURES:
            take(browser.new_page(viewport=SIZE, color_scheme="light"), url, picture)
            print(HERE / f"{picture.name}.png")
        take_embeds(browser.new_page(viewport=SIZE, color_scheme="light"), url)
        take_phone(browser.new_page(viewport=PHONE, color_scheme="light", locale="en"), url)
        browser.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["shots"]:
        sys.exit(shots.main(sys.argv[2:]))
    if sys.argv[1:]:
        sys.exit("Without arguments it takes the README's pictures, with `shots OUT` one of every screen.")
    main()

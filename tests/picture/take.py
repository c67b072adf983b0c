"""Opens recorded games in the page, plays on from a move, shows a preview and takes a picture."""

import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize, sync_playwright

from game.core.link import replay_link
from game.core.record import from_text
from game.publish.site import make_site
from tests import chromium
from tests.picture import shots
from tests.serving import serving

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "golden"
SIZE = ViewportSize(width=1440, height=900)
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
)


def take(page: Page, url: str, picture: Picture) -> None:
    """Open the game at the move, play on from there, choose, point at the first thing of that kind."""
    record = from_text((GOLDEN / f"{picture.record}.txt").read_text("utf-8"))
    page.goto(f"{url}#{replay_link(record, picture.move)}")
    page.click('[data-cmd="branch"]')
    page.wait_for_timeout(SETTLED_MS)
    if picture.chosen:
        page.focus(_thing(picture.chosen))  # a boat's middle is covered by its spots
        page.keyboard.press("Enter")
    page.hover(_thing(picture.pointed))
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=str(HERE / f"{picture.name}.png"))


def take_embeds(page: Page, url: str) -> None:
    """The example page of embeds, the game of its first table started."""
    page.goto(f"{url}static/embed-example.html")
    page.frame_locator("iframe").first.locator(".btn.pri").first.click()
    page.wait_for_timeout(SETTLED_MS)
    page.screenshot(path=str(HERE / "embed.png"))


def _thing(act: str) -> str:
    return f'[data-act^="{act}"]:not([aria-disabled="true"])'


def main() -> None:
    executable = chromium.ensure()
    with sync_playwright() as playwright, serving(make_site()) as url:
        browser = playwright.chromium.launch(executable_path=executable, args=list(chromium.FLAGS))
        for picture in PICTURES:
            take(browser.new_page(viewport=SIZE, color_scheme="light"), url, picture)
            print(HERE / f"{picture.name}.png")
        take_embeds(browser.new_page(viewport=SIZE, color_scheme="light"), url)
        browser.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["shots"]:
        sys.exit(shots.main(sys.argv[2:]))
    main()

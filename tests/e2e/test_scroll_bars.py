"""With scroll bars that take room, as on many desks, nothing is larger than its window."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from game.core.link import replay_link
from game.core.record import from_text
from tests import chromium
from tests.conftest import ROOT, Watch
from tests.e2e.table import Table
from tests.picture.shots import TWO_FRAMES

RECORDS = ("duel-AABB-random", "imhotep-4-BBBBB1111or", "pyramids-5-random", "cheops-5-rr")
SIZES = ((1440, 900), (1280, 640), (1024, 768), (768, 1024), (844, 390), (390, 844))
OVER = """() => { const root = document.documentElement; return [root.scrollWidth - innerWidth,
    root.scrollHeight - innerHeight, innerWidth - root.clientWidth]; }"""


@pytest.fixture
def with_bars(browser: Browser, server_url: str, watch: Watch) -> Iterator[Table]:
    """A Chromium of its own: Playwright's hides the bars."""
    watch.expect("favicon.ico")  # which a picture shown by itself is asked for
    own = browser.browser_type.launch(
        executable_path=chromium.ensure(),
        args=list(chromium.FLAGS),
        ignore_default_args=["--hide-scrollbars"],
    )
    context = own.new_context(base_url=server_url, locale="en")
    watch.attach(context)
    yield Table(context.new_page()).visit()
    own.close()


def halfway(name: str) -> str:
    """A link to the middle of a recorded game."""
    record = from_text((ROOT / "tests" / "golden" / f"{name}.txt").read_text("utf-8"))
    return replay_link(record, len(record.actions) // 2)


def test_no_screen_is_larger_than_its_window(with_bars: Table) -> None:
    page = with_bars.page
    found = {}
    for name in ("", *RECORDS):
        if name:
            page.evaluate("link => { location.hash = link }", halfway(name))
            expect(with_bars.page.locator(f".p-{name.partition('-')[0]}")).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.evaluate(TWO_FRAMES)
            right, down, bar = page.evaluate(OVER)
            if right > 0 or (name and (down > 0 or bar)):  # the lobby may be longer than the window
                found[name, width, height] = right, down, bar
    assert found == {}

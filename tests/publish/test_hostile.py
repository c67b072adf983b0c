"""It starts where storage is refused: in a sandboxed frame."""

import pytest
from playwright.sync_api import Browser, expect

from game.publish.page.pages import with_origin
from game.publish.site import START, Site, content
from tests.conftest import Watch
from tests.e2e.table import PLAYABLE, REFUSED
from tests.serving import serving

# What a host has to send for a frame with `sandbox="allow-scripts"`: its origin is nobody's.
HOST = b"""<!doctype html><title>Host</title><link rel="icon" href="static/icon.svg">
<iframe sandbox="allow-scripts" src="index.html"></iframe>"""
FOR_SANDBOXES = {"Access-Control-Allow-Origin": "*"}


@pytest.mark.parametrize("named", [False, True], ids=["as it is", "host named"])
def test_in_a_sandboxed_frame(browser: Browser, site: Site, named: bool) -> None:
    framed = site | {"host.html": HOST}
    with serving(framed, FOR_SANDBOXES) as url:
        if named:
            framed[START] = with_origin(content(site[START]), url.rstrip("/"))
        watch = Watch(url.rstrip("/"))
        context = browser.new_context()
        watch.attach(context)
        page = context.new_page()
        page.goto(f"{url}host.html")
        expect(page.frame_locator("iframe").locator("#boot")).to_have_count(0)
        assert page.frames[1].evaluate(PLAYABLE)
        assert page.frames[1].evaluate(REFUSED) == "SecurityError"
        context.close()
    assert watch.unexpected() == []


def test_a_sandboxed_frame_without_the_header_says_that_it_failed(browser: Browser, site: Site) -> None:
    with serving(site | {"host.html": HOST}) as url:
        page = browser.new_page()
        page.goto(f"{url}host.html")
        expect(page.frame_locator("iframe").get_by_role("alert")).to_contain_text("The game could not start.")
        page.close()

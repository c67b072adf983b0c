"""It starts where storage is refused: with all cookies blocked, and in a sandboxed frame."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from game.publish.pages import with_origin
from game.publish.site import START, Site, content
from tests import chromium
from tests.conftest import WaitUntil, Watch
from tests.serving import serving

PLAYABLE = "performance.getEntriesByName('playable').length"
REFUSED = "() => { try { localStorage.length; return 'allowed'; } catch (error) { return error.name; } }"
BLOCK_COOKIES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
# What a host has to send for a frame with `sandbox="allow-scripts"`: its origin is nobody's.
HOST = b"""<!doctype html><title>Host</title><link rel="icon" href="static/icon.svg">
<iframe sandbox="allow-scripts" src="index.html"></iframe>"""
FOR_SANDBOXES = {"Access-Control-Allow-Origin": "*"}


def test_with_all_cookies_blocked(
    browser: Browser, site: Site, tmp_path: Path, wait_until: WaitUntil
) -> None:
    profile = tmp_path / "Default" / "Preferences"
    profile.parent.mkdir()
    profile.write_text(json.dumps(BLOCK_COOKIES))
    with serving(site) as url:
        watch = Watch(url.rstrip("/"))
        context = browser.browser_type.launch_persistent_context(
            tmp_path, executable_path=chromium.ensure(), args=list(chromium.FLAGS)
        )
        watch.attach(context)
        page = context.pages[0]
        page.goto(url)
        wait_until(page, PLAYABLE)
        assert page.evaluate(REFUSED) == "SecurityError"
        context.close()
    assert watch.unexpected() == []


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

"""It starts where storage is refused: with all cookies blocked, and in a sandboxed frame."""

import json
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from game.publish.site import Site
from tests import chromium
from tests.conftest import WaitUntil, Watch
from tests.publish.conftest import OpenSite
from tests.serving import serving

PLAYABLE = "performance.getEntriesByName('playable').length"
REFUSED = "() => { try { localStorage.length; return 'allowed'; } catch (error) { return error.name; } }"
BLOCK_COOKIES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
# What a host has to send for a frame with `sandbox="allow-scripts"`: its origin is nobody's.
FOR_SANDBOXES = {"Access-Control-Allow-Origin": "*"}


def test_with_all_cookies_blocked(browser: Browser, site: Site, tmp_path: Path, wait_until: WaitUntil) -> None:
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


def test_in_a_sandboxed_frame(open_site: OpenSite, site: Site, wait_until: WaitUntil) -> None:
    host = b'<!doctype html><title>Host</title><iframe sandbox="allow-scripts" src="index.html"></iframe>'
    page = open_site(site | {"host.html": host}, "host.html", FOR_SANDBOXES)
    frame = page.frame_locator("iframe")
    expect(frame.locator("#boot")).to_have_count(0, timeout=30_000)
    inside = page.frames[1]
    assert inside.evaluate(PLAYABLE)
    assert inside.evaluate(REFUSED) == "SecurityError"


def test_a_sandboxed_frame_without_the_header_says_what_is_wrong(open_site: OpenSite, site: Site) -> None:
    """No module may load there, so nothing can speak but the page itself."""
    host = b'<!doctype html><title>Host</title><iframe sandbox="allow-scripts" src="index.html"></iframe>'
    page: Page = open_site(site | {"host.html": host}, "host.html")
    expect(page.frame_locator("iframe").locator("#boot")).to_be_visible()

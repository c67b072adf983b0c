"""A profile that is used again is as new; one that is not is thrown away."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from game.publish.site import Site
from tests.chromium import FLAGS, find
from tests.profiles import Profile, Profiles
from tests.serving import serving

SITE: Site = {
    "index.html": b'<!doctype html><title>Any</title><link rel="icon" href="data:,">',
    "worker.js": b"self.onactivate = event => event.waitUntil(clients.claim());",
}
TRACES = {
    "local storage": ("localStorage.trace = 1", "localStorage.length"),
    "session storage": ("sessionStorage.trace = 1", "sessionStorage.length"),
    "cookie": ("document.cookie = 'trace=1; max-age=999'", "+document.cookie.includes('trace')"),
    "database": (
        "new Promise(done => { indexedDB.open('trace').onsuccess = done; }).then(() => 1)",
        "indexedDB.databases().then(found => found.length)",
    ),
    "cache": ("caches.open('trace').then(() => 1)", "caches.keys().then(found => found.length)"),
    "worker": (
        "navigator.serviceWorker.register('worker.js').then(() => 1)",
        "navigator.serviceWorker.getRegistrations().then(found => found.length)",
    ),
    "history": ("history.pushState(1, '')", "history.length - 2"),
    "window": ("window.trace = 1", "+('trace' in window)"),
}
LASTING: dict[str, Callable[[Page], object]] = {
    "script": lambda page: page.context.add_init_script("window.trace = 1"),
    "clock": lambda page: page.clock.install(time=0),
    "crash": lambda page: page.context.pages[0].close(),  # its guard is gone
}


@pytest.fixture
def address() -> Iterator[str]:
    with serving(SITE) as url:
        yield url


def opened(profiles: Profiles, browser: Browser, url: str) -> tuple[Profile, Page]:
    profile = profiles.take(browser, {"base_url": url}, cold=False)
    page = profile.context.new_page()
    page.goto("./")
    return profile, page


def used(profiles: Profiles, profile: Profile, *, failed: bool = False) -> None:
    profile.close_pages()
    profiles.give_back(profile, failed=failed)


def idle(profiles: Profiles) -> list[Profile]:
    return [profile for waiting in profiles.idle.values() for profile in waiting]


@pytest.mark.parametrize("trace", TRACES)
def test_nothing_of_a_test_is_left_for_the_next(browser: Browser, address: str, trace: str) -> None:
    leave, count = TRACES[trace]
    profiles = Profiles()
    profile, page = opened(profiles, browser, address)
    assert page.evaluate(count) == 0
    page.evaluate(leave)
    assert page.evaluate(count) == 1
    used(profiles, profile)
    again, page = opened(profiles, browser, address)
    assert again is profile
    assert page.evaluate(count) == 0
    again.context.close()


@pytest.mark.parametrize("trace", LASTING)
def test_what_cannot_be_taken_out_ends_the_profile(browser: Browser, address: str, trace: str) -> None:
    profiles = Profiles()
    profile, page = opened(profiles, browser, address)
    LASTING[trace](page)
    used(profiles, profile)
    assert idle(profiles) == []
    assert profile.context not in browser.contexts


def test_a_profile_of_a_failed_test_is_not_used_again(browser: Browser, address: str) -> None:
    profiles = Profiles()
    profile, _ = opened(profiles, browser, address)
    used(profiles, profile, failed=True)
    assert idle(profiles) == []


def test_two_pages_at_once_and_other_options_have_profiles_of_their_own(
    browser: Browser, address: str
) -> None:
    profiles = Profiles()
    one, page = opened(profiles, browser, address)
    two, other = opened(profiles, browser, address)
    page.evaluate("localStorage.trace = 1")
    assert other.evaluate("localStorage.length") == 0
    for profile in (one, two):
        used(profiles, profile)
    german = profiles.take(browser, {"base_url": address, "locale": "de"}, cold=False)
    cold = profiles.take(browser, {"base_url": address}, cold=True)
    assert {one, two}.isdisjoint({german, cold})
    for profile in (one, two, german, cold):
        profile.context.close()


def test_browsers_that_take_turns_keep_their_profiles_until_they_end(browser: Browser, address: str) -> None:
    profiles, second = Profiles(), browser.browser_type.launch(executable_path=find(), args=list(FLAGS))
    first, _ = opened(profiles, browser, address)
    used(profiles, first)
    other, _ = opened(profiles, second, address)
    used(profiles, other)
    assert other is not first
    for each, profile in ((browser, first), (second, other)):
        assert opened(profiles, each, address)[0] is profile
        used(profiles, profile)
    second.close()
    assert opened(profiles, browser, address)[0] is first
    assert idle(profiles) == []
    first.context.close()

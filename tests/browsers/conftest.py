"""Fixtures of the tests in other browsers: `start` gives a page in Firefox or WebKit, or skips the test."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack

import pytest

from game.publish.site import Site, make_site
from tests.browsers import launch, programs
from tests.browsers.visit import Visit
from tests.browsers.webdriver import Session
from tests.serving import serving
from tests.stages import MISSING

Start = Callable[[], AbstractContextManager[Session]]
Open = Callable[..., Visit]

# Browser -> what finds it, how it is started, and how with all cookies blocked.
BROWSERS: Mapping[str, tuple[Callable[[], str | None], Start, Start]] = {
    "firefox": (programs.firefox, lambda: launch.firefox({}), lambda: launch.firefox(launch.NO_COOKIES)),
    "webkit": (programs.mini_browser, lambda: launch.webkit([]), lambda: launch.webkit(launch.NO_STORAGE)),
}


@pytest.fixture(scope="session")
def site() -> Site:
    return make_site()


@pytest.fixture(scope="session")
def url(site: Site) -> Iterator[str]:
    with serving(site) as address:
        yield address


@pytest.fixture
def start() -> Iterator[Open]:
    """Starts a browser by name, with its storage or without, for the page at an address."""
    with ExitStack() as started:

        def open_browser(name: str, url: str, *, storage: bool = True) -> Visit:
            find, usual, blocked = BROWSERS[name]
            if find() is None:
                pytest.skip(f"{MISSING} {name}, and it could not be installed")
            return Visit(started.enter_context((usual if storage else blocked)()), url).size(1440, 900)

        yield open_browser

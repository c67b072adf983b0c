"""Fixtures of the tests in the browser: `table` is the page, started, wide, in English, without pauses.

It is in the lobby and its storage is empty; it may have been another test's (tests/e2e/started.py). A test
that changes the browser's own objects loads the page again, or takes `new_page`.

Take `table` where that fits; `Table(new_page(...)).visit(...)` for another window, language, finger or
speed, and for whoever is sent a link (every call of `new_page` is somebody else);
`table.page.context.new_page()` for a second tab; `page` where the first visit itself is looked at. All they
share with other tests is compiled code and loaded files. An option of `new_page` that no other test has costs
a whole start: take DESK and PHONE as they are. Settings (`visit(theme="dark")`) and `page.emulate_media` are
free.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.conftest import FAILED, Watch
from tests.e2e.started import DESK, Started
from tests.e2e.table import Table
from tests.profiles import Profiles

__all__ = ["DESK", "PHONE"]

PHONE = ViewportSize(width=390, height=844)


@pytest.fixture(scope="session")
def started(profiles: Profiles) -> Started:
    """The started page of this process."""
    return Started(profiles)


@pytest.fixture
def table(
    browser: Browser, server_url: str, watch: Watch, started: Started, request: pytest.FixtureRequest
) -> Iterator[Table]:
    running = started.take(browser, server_url, watch)
    yield running.table
    watch.detach(running.profile.context)
    failed = request.node.stash.get(FAILED, False) or bool(watch.unexpected())
    started.give_back(running, failed=failed)

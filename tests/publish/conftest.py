"""Fixtures of the tests of the boot: a checkout with nothing installed, pages on servers of a test's own."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from game.publish.paths import ROOT
from game.publish.site import Site, make_site
from tests.conftest import Watch
from tests.serving import serving

SOURCES = ("game", "static/css", "static/js")
FILES = ("index.html", "pyscript.toml", "serve.py", "package.json", "package-lock.json", ".npmrc", "LICENSE")

OpenSite = Callable[..., Page]


@pytest.fixture(scope="session")
def site() -> Site:
    """The whole site, made once."""
    return make_site()


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as cloned: nothing is installed."""
    folder = tmp_path_factory.mktemp("checkout")
    for name in SOURCES:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture
def open_site(browser: Browser) -> Iterator[OpenSite]:
    """Opens `path` of a site on a server of its own, watched as every page; gives the page."""
    with ExitStack() as stack:

        def open_page(
            site: Site, path: str = "", headers: dict[str, str] | None = None, **options: Any
        ) -> Page:
            url = stack.enter_context(serving(site, headers))
            watching = Watch(url.rstrip("/"))
            context = browser.new_context(base_url=url, **{"locale": "en", **options})
            stack.callback(context.close)
            watching.attach(context)
            page = context.new_page()
            page.goto(path)
            watched.append(watching)
            return page

        watched: list[Watch] = []
        yield open_page
        assert [line for watching in watched for line in watching.unexpected()] == []

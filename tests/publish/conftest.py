"""Fixtures of the tests of the boot: the site, and a checkout with nothing installed."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from game.publish.paths import ROOT
from game.publish.site import Site, make_site

SOURCES = ("game", "static/css", "static/js", "static/releases")
FILES = ("index.html", "pyscript.toml", "serve.py", "package.json", "package-lock.json", ".npmrc", "LICENSE")

expect.set_options(timeout=30_000)  # of a machine that does other things too


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

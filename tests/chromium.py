"""Where a Chromium is to be found, how to get one, and how it is started. Standard library only."""

import os
import shutil
import sys
from pathlib import Path

from tests import debian

HEADLESS = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",  # containers run as root, where Chromium's sandbox does not start
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",  # /dev/shm of a container is often too small for a page
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CRASHED = "(Target|Page) crashed"  # how Playwright says that the browser gave way, not the page
HELP = (
    "No Chromium was found and none could be installed. Ways out: install Chromium or Chrome so that one of "
    f"{', '.join(NAMES)} is on PATH, or name a browser by CHROMIUM=/path/to/chromium."
)


class NoChromiumError(RuntimeError):
    """No browser: the message says what to do."""


def find() -> str | None:
    """The browser named by CHROMIUM, else the first on PATH, else the one Playwright installed, else None."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not Path(named).is_file():
            raise NoChromiumError(f"CHROMIUM names {named}, which is not a file.")
        return named
    return next(filter(None, map(shutil.which, NAMES)), None) or _of_playwright()


def find_headless() -> str | None:
    """The same browser without window and tool bar, which takes half the processes a page; else the whole."""
    named = os.environ.get("CHROMIUM")
    return find() if named else shutil.which(HEADLESS) or find()


def ensure() -> str:
    """Find a browser or install one: Debian's package where that is possible, else Playwright's build."""
    found = find()
    for install in (_apt_install, _playwright_install):
        if found:
            return found
        install()
        found = find()
    if not found:
        raise NoChromiumError(HELP)
    return found


def _apt_install() -> None:
    debian.install("chromium", HEADLESS) or debian.install("chromium")


def _playwright_install() -> None:
    debian.run([sys.executable, "-m", "playwright", "install", "chromium"])


def _of_playwright() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:  # before the virtual environment is made
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


if __name__ == "__main__":
    try:
        ensure()
    except NoChromiumError as error:
        sys.exit(str(error))

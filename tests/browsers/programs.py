"""Where Firefox and WebKit are to be found, and how a Debian gets them. Standard library only."""

import shutil
from collections.abc import Callable
from pathlib import Path

from tests import debian

FIREFOX = ("firefox-esr", "firefox")
MINI_BROWSERS = "lib/*/webkit2gtk-4.*/MiniBrowser"  # for each kind of machine, beside the folder of programs


def firefox() -> str | None:
    return next(filter(None, map(shutil.which, FIREFOX)), None)


def mini_browser() -> str | None:
    """WebKit's own small browser, if there is also what drives it and a screen for it."""
    driver = shutil.which("WebKitWebDriver")
    found = sorted(Path(driver).parents[1].glob(MINI_BROWSERS)) if driver else []
    return str(found[-1]) if found and shutil.which("Xvfb") else None


PACKAGES: dict[Callable[[], str | None], tuple[str, ...]] = {
    firefox: ("firefox-esr",),
    mini_browser: ("webkit2gtk-driver", "xvfb"),
}

if __name__ == "__main__":
    lacking = [package for find, packages in PACKAGES.items() if not find() for package in packages]
    if lacking:
        debian.install(*lacking)

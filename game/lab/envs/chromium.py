"""Pictures in pixels: an SVG document drawn by a real Chromium, which Playwright (extra `render`) drives.

Playwright may be used once a thread and not beside a running event loop, as notebooks have one, so each
browser has a thread of its own.
"""

import os
import shutil
import zlib
from base64 import b64decode
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.error import DependencyNotInstalled

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NO_PLAYWRIGHT = "Pictures in pixels need Playwright: pip install 'baumeister[render]'"
NO_BROWSER = (
    "Pictures in pixels need Chromium or Chrome: install one of {names}, name one by CHROMIUM=/path/to/it, "
    "or run `playwright install chromium`. {why}"
)
# An image of an SVG document draws nothing but what stands in it. Of each pixel, transparency is left out.
DRAW = """async svg => {
    const image = new Image();
    image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
    await image.decode();
    const {width, height} = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    const {data} = context.getImageData(0, 0, width, height);
    const pixels = new Uint8Array(width * height * 3);
    for (let from = 0, to = 0; from < data.length; from += 4) {
        for (const part of [0, 1, 2]) pixels[to++] = data[from + part];
    }
    const packed = new Blob([pixels]).stream().pipeThrough(new CompressionStream('deflate'));
    const reader = new FileReader();
    reader.readAsDataURL(await new Response(packed).blob());
    await new Promise(done => reader.addEventListener('load', done));
    return [width, height, reader.result.split(',')[1]];
}"""

Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def executable() -> str | None:
    """The browser that CHROMIUM names, else the first on PATH; None: the one Playwright installed."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def is_there() -> bool:
    """Whether pictures can be drawn here."""
    if find_spec("playwright") is None:
        return False
    found = executable()
    if found:
        return Path(found).is_file()
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_has_its_own).result()


def _has_its_own() -> bool:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - of the extra `render`

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).is_file()


class Chromium:
    """A browser without a window, open from the first picture until it is closed."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "chromium")
        self._playwright: Any = None
        self._page: Any = None

    def pixels(self, svg: str) -> Pixels:
        """The picture, by height and width: red, green and blue. Raises DependencyNotInstalled."""
        width, height, packed = self._thread.submit(self._drawn, svg).result()
        return np.frombuffer(zlib.decompress(b64decode(packed)), np.uint8).reshape(height, width, 3).copy()

    def close(self) -> None:
        """Close the browser, if it was opened."""
        self._thread.submit(self._closed).result()
        self._thread.shutdown()

    def _drawn(self, svg: str) -> Any:
        if self._page is None:
            self._open()
        return self._page.evaluate(DRAW, svg)

    def _open(self) -> None:
        try:
            from playwright.sync_api import Error, sync_playwright  # noqa: PLC0415 - of the extra `render`
        except ImportError as missing:
            raise DependencyNotInstalled(NO_PLAYWRIGHT) from missing
        found = executable()
        if found and not Path(found).is_file():
            raise _no_browser(f"{found} is not a file.")
        self._playwright = sync_playwright().start()
        try:
            self._page = self._playwright.chromium.launch(executable_path=found).new_page()
        except Error as failed:
            self._closed()
            raise _no_browser(str(failed).strip().partition("\n")[0]) from failed

    def _closed(self) -> None:
        if self._page:
            self._page.context.browser.close()
        if self._playwright:
            self._playwright.stop()
        self._page = self._playwright = None


def _no_browser(why: str) -> DependencyNotInstalled:
    return DependencyNotInstalled(NO_BROWSER.format(names=", ".join(NAMES), why=why))

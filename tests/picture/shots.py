"""Pictures of every screen without an interpreter: `python3 -m tests.picture shots OUT [options]`.

The page is a pure function of its model, so it is drawn here and only laid out by Chromium. For comparing
before and after a change of the style sheets; what does not fit is printed.
"""

import argparse
import json
import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from game.publish.page.sheets import style
from game.shell.model import Settings
from game.shell.page import page as drawn
from tests import chromium
from tests.picture.scenes import scenes

ROOT = Path(__file__).resolve().parent.parent.parent
SIZES = (
    "2560x1440",
    "1920x1080",
    "1440x900",
    "1200x900",
    "1280x720",
    "1024x768",
    "768x1024",
    "390x844",
    "360x740",
    "844x390",
)
WIDE_FONT = ":root{--sans:'DejaVu Sans',sans-serif;--serif:'DejaVu Serif',serif}"
BOXES = Path(__file__).with_name("boxes.js").read_text("utf-8")
OVERLAPS = Path(__file__).with_name("overlaps.js").read_text("utf-8")
BEYOND = Path(__file__).with_name("beyond.js").read_text("utf-8")
SHOW = """async html => { morph(document.getElementById('app'), html);
    for (const dialog of document.querySelectorAll('dialog:not([open])')) dialog.showModal();
    await place(document); }"""
# A Chromium that draws no more has given way as one that crashed has: its test is run again in a fresh one.
TWO_FRAMES = """() => new Promise((done, failed) => {
    setTimeout(() => failed(new Error('Page crashed: no frame came')), 30000);
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""
HOLD = "pages => { window.held = pages; }"


class Fit(NamedTuple):
    """How a page fits: a sentence for whatever does not, and the box of the board."""

    faults: list[str]
    board: str


def scripts() -> str:
    """A function that gives a page what the page itself has to change what it shows, and where bubbles stand.

    What stays on the page is neither read nor laid out again.
    """
    names = ("core.js", "dom.js", "../morphdom.mjs", "../../js/morph.mjs", "../../js/beside.mjs")
    folder = ROOT / "static/runtime/floating-ui"
    *floating, morphdom, morph, beside = ((folder / name).read_text("utf-8") for name in names)
    morphdom = morphdom.replace("export default morphdom;", "")
    morph = "\n".join(line for line in morph.splitlines() if not line.startswith("import "))
    morphing = f"window.morph = (() => {{ {morph}; return morph; }})()"
    parts = (*floating, morphdom, morphing, f"{beside}; window.place = place")
    return f"() => {{ {';'.join(parts).replace('export const', 'const')}; }}"


def document(sheet: str, settings: Settings) -> str:
    """A page without an interpreter, still empty."""
    layout = (ROOT / "static/js/layout.js").read_text("utf-8")
    return (
        f'<!doctype html><html lang="{settings.language}" data-theme="{settings.theme}"'
        f' data-speed="{settings.speed}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<script>{layout}</script><style>{sheet}</style></head>"
        '<body><main id="app"></main></body></html>'
    )


def opened(
    browser: Browser, folder: Path, settings: Settings, *, wide_font: bool = False, touch: bool = False
) -> Page:
    """Such a page in the browser, at rest."""
    path = folder / f"{settings.language}-{settings.theme}.html"
    path.write_text(document(style().decode() + (WIDE_FONT if wide_font else ""), settings), "utf-8")
    page = browser.new_page(reduced_motion="reduce", has_touch=touch, is_mobile=touch)
    page.goto(path.as_uri())
    page.evaluate(scripts())
    return page


def resize(page: Page, size: str) -> None:
    """Give the window a size such as 1440x900, and the page two frames to decide on its layout."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate(TWO_FRAMES)


def measured(*measures: tuple[str, str]) -> str:
    """A function in the page: shows the drawn pages it holds one after the other, gives what these find, each
    pair a function and its argument. A page that has been shown already is not laid out again.
    """
    found = ", ".join(f"({function})({json.dumps(argument)})" for function, argument in measures)
    return f"""async pages => {{ pages ??= held; const known = new Map();
        for (const html of new Set(pages)) {{ await ({SHOW})(html); known.set(html, [{found}]); }}
        return pages.map(html => known.get(html)); }}"""


def hold(page: Page, pages: Sequence[str]) -> None:
    """Give the page all it is to show, once for all sizes."""
    page.evaluate(HOLD, pages)


def found(page: Page, *measures: tuple[str, str]) -> list[list[Any]]:
    """What these find in each of the pages it holds."""
    of_pages: list[list[Any]] = page.evaluate(measured(*measures), None)
    return of_pages


def fits(page: Page, pages: Sequence[str] | None = None) -> list[Fit]:
    """Measure drawn pages one after the other: these, or those the page holds."""
    return [Fit(**found) for (found,) in page.evaluate(measured((BOXES, "")), pages)]


def options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python3 -m tests.picture shots", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="a regular expression for the names of scenes")
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--languages", nargs="+", default=("en", "de"))
    parser.add_argument("--themes", nargs="+", default=("light",))
    parser.add_argument("--wide-font", action="store_true", help="with a wide fallback font")
    parser.add_argument("--dry", action="store_true", help="only print what does not fit")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    chosen = options(arguments)
    executable = chromium.ensure()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(chromium.FLAGS))
        for language in chosen.languages:
            for theme in chosen.themes:
                settings = Settings(language=language, theme=theme, speed="none")
                page = opened(browser, Path(folder), settings, wide_font=chosen.wide_font)
                for name, model in scenes(settings):
                    if re.search(chosen.only, name):
                        _take(page, chosen, f"{language}/{theme}/{name}", drawn(model).html())
        browser.close()
    return 0


def _take(page: Page, chosen: argparse.Namespace, name: str, html: str) -> None:
    for size in chosen.sizes:
        resize(page, size)
        for fault in fits(page, [html])[0].faults:
            print(f"{size} {name}: {fault}")
        if not chosen.dry:
            target = chosen.out / size / f"{name}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=str(target), animations="disabled")

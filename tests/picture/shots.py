"""Pictures of every screen without an interpreter in the page: `python3 -m tests.picture shots OUT [options]`.

The page is a pure function of its model, so it is drawn here and only laid out by Chromium. For comparing before
and after a change of the style sheets.
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, ViewportSize, sync_playwright

from game.publish.pages import style
from game.shell.model import Settings
from game.shell.page import page as drawn
from tests import chromium
from tests.picture.scenes import scenes

ROOT = Path(__file__).resolve().parent.parent.parent
SIZES = ("1920x1080", "1440x900", "1280x720", "1024x768", "768x1024", "390x844", "360x740", "844x390")
WIDE_FONT = "html{--sans:'DejaVu Sans',sans-serif;--serif:'DejaVu Serif',serif}"


def document(html: str, language: str, theme: str, speed: str = "none") -> str:
    """A page that needs no interpreter; `style.css` lies beside it."""
    layout = (ROOT / "static/js/layout.js").read_text("utf-8")
    return (
        f'<!doctype html><html lang="{language}" data-theme="{theme}" data-speed="{speed}"><head>'
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<script>{layout}</script><link rel="stylesheet" href="style.css"></head>'
        f'<body><main id="app">{html}</main></body></html>'
    )


def measure(page: Page) -> list[str]:
    """What runs out of the window."""
    return [
        str(line)
        for line in page.evaluate(
            "() => document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []"
        )
    ]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m tests.picture shots", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="a regular expression for the names of scenes")
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--languages", nargs="+", default=("en", "de"))
    parser.add_argument("--themes", nargs="+", default=("light",))
    parser.add_argument("--wide-font", action="store_true", help="with a wide fallback font")
    chosen = parser.parse_args(arguments)
    executable = chromium.ensure()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        sheet = style().decode() + (WIDE_FONT if chosen.wide_font else "")
        (Path(folder) / "style.css").write_text(sheet, "utf-8")
        browser = playwright.chromium.launch(executable_path=executable, args=list(chromium.FLAGS))
        page = browser.new_page(reduced_motion="reduce")
        for language in chosen.languages:
            for theme in chosen.themes:
                for name, model in scenes(Settings(language=language, theme=theme, speed="none")):
                    if not re.search(chosen.only, name):
                        continue
                    path = Path(folder) / "page.html"
                    path.write_text(document(drawn(model).html(), language, theme), "utf-8")
                    page.goto(path.as_uri())
                    for size in chosen.sizes:
                        width, height = map(int, size.split("x"))
                        page.set_viewport_size(ViewportSize(width=width, height=height))
                        target = chosen.out / size / language / theme / f"{name}.png"
                        target.parent.mkdir(parents=True, exist_ok=True)
                        page.screenshot(path=str(target), animations="disabled")
                        for line in measure(page):
                            print(f"{size} {language} {name}: {line}")
        browser.close()
    return 0

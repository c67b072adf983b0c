"""Draw the icons of the installed page anew: `python3 -m tests.desk icons`.

The PNGs are part of the project: only a browser draws them, and the page is built where there may be none.
"""

import re
import sys

from playwright.sync_api import sync_playwright

from game.publish.page.offline import ICONS
from game.publish.paths import STATIC
from tests import chromium

SAFE = 0.74  # systems cut a maskable icon to a shape of theirs; the circle of 80% stays


def drawn(purpose: str) -> str:
    """The icon as it is, or with its ground to the edges and the drawing where nothing is cut off."""
    svg = (STATIC / "icon.svg").read_text(encoding="utf-8")
    if purpose != "maskable":
        return svg
    head, ground, drawing = map(str, re.findall(r"(<svg[^>]*>)(<rect[^>]*/>)(.*)</svg>", svg, re.DOTALL)[0])
    moved = f'<g transform="translate(32 32) scale({SAFE}) translate(-32 -34)">{drawing}</g>'
    return head + ground.replace('rx="12"', "") + moved + "</svg>"


def main() -> int:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.ensure(), args=list(chromium.FLAGS))
        for size, purpose in ICONS:
            page = browser.new_page(viewport={"width": int(size), "height": int(size)})
            page.set_content(f"<style>*{{margin:0;display:block}}</style>{drawn(purpose)}")
            page.screenshot(path=STATIC / "icons" / f"{purpose}-{size}.png", omit_background=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

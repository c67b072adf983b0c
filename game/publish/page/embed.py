"""embed.html: the page for frames, from index.html. Nothing of the game is loaded before a visitor asks."""

import json
from collections.abc import Mapping

from game.publish.page.posters import First
from game.publish.problem import PublishError

EMBED = "embed.html"
POSTER = " data-poster>"
NOTICE = '<script src="static/js/notice.js" defer></script>'  # it starts the game; a click brings it
# What stands in index.html, and what stands there instead.
INSTEAD: Mapping[str, str] = {
    '<html lang="en">': '<html lang="en" class="embed">',
    NOTICE: '<script type="module" src="static/js/embed.mjs"></script>',
    '<script src="static/js/poster.js"></script>\n': "",
    '<aside id="boot" class="boot"': '<aside id="boot" class="boot" hidden',
    "from game.web.app import start": "from game.web.embed import start",
}


def embed(index: bytes, first: First, weight: int) -> bytes:
    """The page for frames; `weight` is what a start of the game transfers, in bytes."""
    lines = index.decode().splitlines(keepends=True)
    page = "".join(line for line in lines if POSTER not in line)
    for old, new in INSTEAD.items():
        if page.count(old) != 1:
            raise PublishError(f"index.html does not hold {old} once.", "Put it back, or mend embed.py.")
        page = page.replace(old, new)
    data = json.dumps({**first.embed, "mb": round(weight / 1e6)}, ensure_ascii=False).replace("<", "\\u003c")
    around = f'<script type="application/json" id="embed">{data}</script>\n'
    return page.replace('<main id="app"', f'{around}<main id="app"').encode()

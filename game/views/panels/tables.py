"""Small tables of figures with their captions."""

from collections.abc import Iterable

from game.views.markup import Markup, el


def figures(key: str, caption: str, heads: Iterable[str], rows: Iterable[Markup]) -> Markup:
    """The first of the heads is of the rows' names, and only read aloud."""
    first, *others = heads
    names = el("th", {"scope": "col"}, el("span", {"class": "spoken"}, first))
    return el(
        "table",
        {"class": "ptable stats", "data-k": key},
        el("caption", None, el("h3", None, caption)),
        el("thead", None, el("tr", None, names, *(el("th", {"scope": "col"}, head) for head in others))),
        el("tbody", None, *rows),
    )

"""Pictures in the rules: parts of a table, or single pieces, as things to look at only."""

import re

from game.views.art.stones import stone_icon
from game.views.markup import Markup, classes, el

TAG = re.compile(r"<[^>]*>")
# what the page, the keyboard or a reader would take a picture for the thing by
NAMES = re.compile(
    r" (?:data-[a-z]+|id|type|role|tabindex|title|popover[a-z]*|aria-(?:label|labelledby|pressed|expanded))"
    r'(?:="[^"]*")?(?=[ />])'
)
BUTTON = re.compile(r"^(</?)button\b")


def still(drawn: Markup) -> Markup:
    """A drawing of the table with nothing to click and nothing the page goes by."""
    return Markup(TAG.sub(lambda tag: BUTTON.sub(r"\1div", NAMES.sub("", tag[0])), drawn))


def figure(cls: str, drawn: Markup, *caption: str | None) -> Markup:
    """A picture with the sentence it shows."""
    words = el("figcaption", None, *caption) if caption else None
    return el("figure", None, el("div", {"class": classes("shown", cls), "inert": True}, still(drawn)), words)


def whose(seat: int, name: str, drawn: Markup) -> Markup:
    """A part of the table under the name of the player it belongs to."""
    return el("div", {"class": "whose"}, el("b", None, stone_icon(seat, 20), name), drawn)

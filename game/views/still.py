"""Drawings of the table as pictures: in the rules, in cards, in links and files that show a game."""

import re

from game.views.markup import Markup

TAG = re.compile("<[^>]*>")
BUTTON = re.compile(r"^(</?)button\b")
# What the page, the keyboard or a reader knows a thing by; style sheets ask for three states only.
NAMES = re.compile(
    r" (?:data-[a-z]+|id|title|type|role|tabindex|popover[a-z]*|aria-(?!disabled|pressed|current)[a-z]+)"
    r'(?:="[^"]*")?(?=[ />])'
)


def still(drawn: Markup) -> Markup:
    """The drawing with nothing to click and no names: it is not the thing. As `el` writes it, it is read."""
    return Markup(TAG.sub(lambda tag: BUTTON.sub(r"\1div", NAMES.sub("", tag[0])), drawn))

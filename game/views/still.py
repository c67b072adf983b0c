"""Drawings of the table as pictures: in the rules, in cards, in links and files that show a game."""

import re

from game.views.markup import Markup

TAG = re.compile("<[^<>]*>")
# What the page, the keyboard or a reader knows a thing by; style sheets ask for three states only.
NAMES = re.compile(
    r" (?:data-[a-z]+|id|title|type|role|tabindex|popovertarget[a-z]*"
    r'|aria-(?!disabled|pressed|current)[a-z]+)(?:="[^"]*")?(?=[ />])'
)


def still(drawn: Markup) -> Markup:
    """The drawing without names: it is not the thing. What `el` writes can be read again in one way only."""
    return Markup(TAG.sub(lambda tag: NAMES.sub("", tag[0]), drawn))

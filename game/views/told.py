"""Sentences of what happened, with small pictures in the place of what has one."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.core.state import Event
from game.text.catalogue import Texts
from game.text.facade import Words
from game.text.parts import Part, parts
from game.views.markup import Markup, el, join


class Beside(NamedTuple):
    """A picture that stands with its words; any other stands for them."""

    picture: Markup


Pictures = Mapping[str, Callable[[Event], Markup | Beside]]  # by the place of the sentence


def sentence(t: Texts, words: Words, event: Event, names: Sequence[str], pictures: Pictures) -> Markup:
    """What happened; where a picture stands, the words are there for those who listen."""
    said = parts(t, lambda marking: words.event(marking, event, names))
    return join(_shown(part, event, pictures) for part in said)


def _shown(part: Part, event: Event, pictures: Pictures) -> Markup | str:
    picture = pictures[part.place](event) if part.place in pictures else None
    if picture is None:
        return part.text
    if isinstance(picture, Beside):
        return el("span", {"class": "told"}, picture.picture, part.text)
    return el("span", {"class": "told"}, el("span", {"class": "spoken"}, part.text), picture)

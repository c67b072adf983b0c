"""A page as data: a frame with named slots and the markup of each, as text."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.views.markup import Markup, el, join

Slot = Callable[[str], Markup]  # the place of a part, by its name


@dataclass(frozen=True, slots=True)
class Screen:
    """What a screen fills in. `frame` stays as it is and has a slot for each of `parts`, however deep."""

    classes: str
    title: str
    frame: Callable[[Slot], Markup]
    parts: Mapping[str, Markup]
    script: str = ""  # of a single game, by its name in static/js/games.mjs


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page: the screen and what lies on top of it.

    The web room fills a frame once and then replaces only parts whose text changed. While `layer` is not
    empty the screen below is inert.
    """

    name: str
    screen: Screen
    language: str
    theme: str
    speed: str
    sprite: Markup
    layer: Markup
    notes: Markup

    def parts(self) -> dict[str, Markup]:
        """The markup of every slot on the page."""
        return {**self.screen.parts, "sprite": self.sprite, "layer": self.layer, "notes": self.notes}

    def html(self) -> str:
        """The page as one text: for posters, and for the first paint of the next visit."""
        parts = self.parts()

        def slot(key: str) -> Markup:
            """It makes no box of its own (`.part { display: contents }`)."""
            return el("div", {"class": "part", "data-part": key}, parts[key])

        screen = el("div", {"id": "screen", "class": self.screen.classes}, self.screen.frame(slot))
        return str(join([slot("sprite"), screen, slot("layer"), slot("notes")]))

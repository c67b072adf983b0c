"""The bubble of a guided game: a sentence, the move it proposes, the ways on, back and out."""

from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.art.icons import icon
from game.views.markup import Attribute, Markup, el
from game.views.panels.controls import button, icon_button
from game.views.panels.layers import POINTER

KEY = "lesson"


class Bubble(NamedTuple):
    """What it says and proposes, which `of` how many it is (0: none of them), where one can go from it.

    `at` names what it speaks of by its data-k; beside.mjs puts it there. `strayed`: the path was left.
    """

    text: str
    move: str = ""
    number: int = 0
    of: int = 0
    back: bool = False
    on: bool = False
    open: bool = True
    at: str = ""
    strayed: bool = False


def bubble(t: Texts, said: Bubble) -> Markup:
    """The bubble, or the tab it is folded to."""
    attributes: dict[str, Attribute] = {
        "class": "lesson",
        "data-k": KEY,
        "data-of": said.at or None,
        "aria-label": t("Lesson"),
    }
    if not said.open:
        return el(
            "section",
            {**attributes, "class": "lesson folded"},
            button(t("Lesson"), "lesson-fold", "help", spoken=t("Open the lesson")),
        )
    step = f"{said.number}/{said.of}" if said.number else ""
    move = (
        el("p", {"class": "lesson-move"}, icon("right", 18), el("b", None, said.move)) if said.move else None
    )
    ways = el(
        "div",
        {"class": "lesson-ways", "data-group": KEY},
        button(t("Back"), "lesson-back", "left") if said.back and not said.strayed else None,
        button(t("Back to the lesson"), "lesson-path", "undo") if said.strayed else None,
        button(t("Next"), "lesson-next", "right", cls="primary") if said.on else None,
        el("span", {"class": "lesson-step", "aria-hidden": "true"}, step),
        icon_button(t("Minimise the lesson"), "lesson-fold", "down"),
        icon_button(t("Leave the lesson"), "lesson-leave", "close"),
    )
    return el("section", attributes, el("p", None, said.text), move, ways, POINTER)

"""The Pharaoh's favours on the table: the row of them, and the menu."""

from game.games.imhotep import tables as box
from game.games.imhotep.actions import FAVOUR
from game.games.imhotep.state import NOBODY
from game.text import imhotep as words
from game.views.art.icons import icon
from game.views.art.signs import peg_icon
from game.views.art.stones import stone_icon
from game.views.art.traces import numbers
from game.views.imhotep.look import CHOSEN, PEG, ROPE, Look
from game.views.imhotep.modules.quiet import on, quiet
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.prompt import menu_row

SIGNS = ("card", "take", "unload", "boat", "place")


def favours(look: Look) -> Markup | None:
    """The five favours in a row."""
    if not on(look, "favour"):
        return None
    fields = [_favour(look, index) for index in range(len(box.FAVOURS))]
    attributes = {
        "class": "favours",
        "data-group": "favours",
        "role": "group",
        "aria-label": words.option(look.t, "favour"),
    }
    return el("div", attributes, *fields)


def _favour(look: Look, index: int) -> Markup:
    number = box.FAVOURS[index]
    act, owner = FAVOUR[index].text, look.state.favours[index]
    key = f"favour-{number}"
    marks = look.marks_on(key)
    sign = quiet(look, look.sign(act), "favour")
    attributes: Attributes = {
        "type": "button",
        "class": classes(
            "favour",
            owner != NOBODY and "has",
            sign in (ROPE, CHOSEN) and "roped",
            bool(marks) and "last-card",
        ),
        "data-act": act,
        "data-k": key,
        "data-topic": "favour",
        "data-thing": f"favour {number}",
        "tabindex": 0 if index == 0 else -1,
        "aria-disabled": None if sign else "true",
        "aria-label": spoken(look, index),
    }
    head = el("b", None, number) if owner == NOBODY else stone_icon(owner + 1, 24)
    text = el("span", None, words.favour(look.t, number))
    return el(
        "button",
        attributes,
        head,
        " ",
        icon(SIGNS[index], 20),
        text,
        numbers(marks),
        peg_icon(8) if sign == PEG else None,
    )


def spoken(look: Look, index: int) -> str:
    """A favour and whose marker lies there."""
    t, number = look.t, box.FAVOURS[index]
    said = t("Favour {number}: {favour}", number=number, favour=words.favour(t, number))
    owner = look.state.favours[index]
    return said if owner == NOBODY else t("{favour}. Used by {name}", favour=said, name=look.name(owner))


def rows(look: Look) -> list[Markup]:
    """In the menu."""
    return [
        menu_row(favour.text, spoken(look, index), SIGNS[index])
        for index, favour in enumerate(FAVOUR)
        if look.can(favour.text)
    ]

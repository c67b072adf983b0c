"""The Pharaoh's favours on the table: the row of them, and the menu."""

from game.core.state import Pending
from game.games.imhotep import tables as box
from game.games.imhotep.actions import PICK
from game.games.imhotep.modules.favours import FAVOUR
from game.games.imhotep.state import NOBODY
from game.text.imhotep import WORDS
from game.text.imhotep.modules import favours as own
from game.views.art.icons import icon
from game.views.art.signs import loop_icon
from game.views.art.stones import stone_icon
from game.views.art.traces import numbers
from game.views.explain import Info, Line, rule_text
from game.views.imhotep import asking, market
from game.views.imhotep.look import CHOSEN, LOOP, ROPE, Look
from game.views.imhotep.modules.quiet import quiet
from game.views.imhotep.slices import Module
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.prompt import Ask, menu_row, way_out
from game.views.sounds import CARD

SIZE = 48  # of an icon
SIGNS = ("card", "take", "unload", "boat", "place")


def favours(look: Look) -> Markup:
    """The five favours in a row."""
    fields = [_favour(look, index) for index in range(len(box.FAVOURS))]
    attributes = {
        "class": "favours",
        "data-group": "favours",
        "role": "group",
        "aria-label": WORDS.option(look.t, "favour"),
    }
    return el("div", attributes, *fields)


def _favour(look: Look, index: int) -> Markup:
    number = box.FAVOURS[index]
    act, owner = FAVOUR[index].text, look.state.own["favours"][index]
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
    text = el("span", None, own.favour(look.t, number))
    name = el("small", {"data-name": own.name(look.t, number)})  # drawn: the label says what it does
    return el(
        "button",
        attributes,
        head,
        " ",
        icon(SIGNS[index], 20),
        text,
        name,
        numbers(marks),
        loop_icon(8) if sign == LOOP else None,
    )


def spoken(look: Look, index: int) -> str:
    """A favour and whose marker lies there."""
    t, number = look.t, box.FAVOURS[index]
    said = t("Favour {number}: {favour}", number=number, favour=own.favour(t, number))
    owner = look.state.own["favours"][index]
    return said if owner == NOBODY else t("{favour}. Used by {name}", favour=said, name=look.name(owner))


def rows(look: Look) -> list[Markup]:
    """In the menu."""
    return [
        menu_row(favour.text, spoken(look, index), SIGNS[index])
        for index, favour in enumerate(FAVOUR)
        if look.can(favour.text)
    ]


# ---- asked, explained -------------------------------------------------------------------------------


def _cards(look: Look) -> Ask:
    """Favour 1: a card, or after the first one perhaps a second."""
    title, sub = asking.titles(look)
    enough = asking.enough(look)
    if enough:
        title = look.t("Do you take a second card?")
    return Ask(title, sub, [enough, way_out(look.t)], market.near(look, stop=False))


def explained(look: Look, number: str) -> Info:
    """I10.4: a favour of the Pharaoh and who has used it."""
    t, index = look.t, box.FAVOURS.index(number)
    owner = look.state.own["favours"][index]
    rule = f"I10.4.{number}"
    used = (
        Line(t("free")) if owner == NOBODY else Line(t("Used by {name}", name=look.name(owner)), player=owner)
    )
    name = t("Pharaoh’s favour {n}: {name}", n=number, name=own.name(t, number))
    return Info(name, rule_text(look.view, rule), rule, [used], icon(SIGNS[index], SIZE))


def _begun(p: Pending) -> int | None:
    """The boat that has been loaded."""
    return p.a - 1 if p.a else None


MODULE = Module(
    row=favours,
    menu={"favour": rows},
    asks={"pick_or_stop": _cards},
    placing=("place_or_stop",),
    loading={"load_to_sail": _begun},
    taking={"pick_or_stop": PICK},
    explainers={"favour": explained},
    sounds={"favour": CARD},
    traces={"favour": lambda event: (f"favour-{event.params['favour']}",)},
)

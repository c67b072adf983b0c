"""What the mini modules add to the table: private boats, bet fields, the row of favours."""

from functools import cache

from game.games.imhotep import tables as box
from game.games.imhotep.actions import BET, FAVOUR
from game.games.imhotep.state import NOBODY
from game.text import imhotep as words
from game.views.art.boats import HEIGHT, boat_size, hull
from game.views.art.draw import svg
from game.views.art.icons import icon
from game.views.art.signs import peg_icon
from game.views.art.stones import mark, stone_icon
from game.views.imhotep import spoken
from game.views.imhotep.look import CHOSEN, PEG, ROPE, Look
from game.views.markup import Attributes, Markup, el
from game.views.markup import words as names

FAVOUR_SIGNS = ("card", "take", "unload", "boat", "place")


def on(look: Look, module: str) -> bool:
    """Whether a module is in play."""
    return look.game.options[module] == "on"


# ---- private boats ------------------------------------------------------------------------------------


@cache
def private_picture(player: int) -> Markup:
    """A boat for one stone, with its owner's mark on the sail."""
    sail = (
        f'<path class="mast" d="M48 72V4"/><path d="M48 7H16C8 18 8 36 14 50H48Z" fill="var(--p{player + 1})"'
        f' stroke="var(--edge)" stroke-width="1.8" stroke-linejoin="round"/>{mark(player + 1, 29, 28, 0.9)}'
    )
    width, _ = boat_size(1)
    return svg(f"0 0 {width} {HEIGHT}", hull(1), sail, cls="private-svg")


def private(look: Look, player: int, own: bool) -> Markup | None:
    """A player's private boat while it has not been used."""
    if not look.state.private[player]:
        return None
    picture, label = private_picture(player), look.t("Private boat: one stone straight to a site")
    key = f"private-{player}"
    if not own:
        return el("span", {"class": "private piece", "data-k": key, "title": label}, picture)
    sign = look.sign("private")
    attributes: Attributes = {
        "type": "button",
        "class": names("private piece", sign in (ROPE, CHOSEN) and "roped"),
        "data-act": "private",
        "data-k": key,
        "data-topic": "private",
        "tabindex": -1,
        "aria-disabled": None if sign else "true",
        "aria-label": label,
    }
    return el("button", attributes, picture, peg_icon() if sign == PEG else None)


# ---- bets ---------------------------------------------------------------------------------------------


def bets(look: Look, site: int) -> Markup | None:
    """The bet fields of a monument: what they bring if it gets most stones, or whose stone lies there."""
    if not on(look, "bets"):
        return None
    sides = box.BET_SIDES if look.game.players >= box.BET_RIGHT_FROM else box.BET_SIDES[:1]
    first = len(box.BET_SIDES) * box.MONUMENTS.index(site)
    fields = [_bet(look, site, nth, first + nth) for nth in range(len(sides))]
    return el("div", {"class": "bets"}, el("span", None, words.category(look.t, "bets")), *fields)


def _bet(look: Look, site: int, nth: int, index: int) -> Markup:
    bet, owner = BET[index], look.state.bets[index]
    act = bet.text
    sign = quiet(look, look.sign(act), "bet")
    attributes: Attributes = {
        "type": "button",
        "class": names(
            "betf",
            owner != NOBODY and "has",
            sign in (ROPE, CHOSEN) and "roped",
            look.view.deed is bet and "lastc",
        ),
        "data-act": act,
        "data-k": act.replace(" ", "-"),
        "data-row": 2,
        "data-col": site * 10 + nth,
        "data-topic": "bets",
        "tabindex": -1,
        "aria-disabled": None if sign else "true",
        "aria-label": spoken.bet(look, index),
        "title": spoken.bet(look, index),
    }
    content = el("b", None, box.BET_MOST[nth]) if owner == NOBODY else stone_icon(owner + 1, 26)
    return el("button", attributes, content, peg_icon(7) if sign == PEG else None)


def quiet(look: Look, sign: str, verb: str) -> str:
    """Once-a-game extras show a peg until one asks for them: a turn's usual choices stand out."""
    return PEG if sign == ROPE and look.view.start != verb else sign


# ---- favours ------------------------------------------------------------------------------------------


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
    sign = quiet(look, look.sign(act), "favour")
    attributes: Attributes = {
        "type": "button",
        "class": names(
            "favf",
            owner != NOBODY and "has",
            sign in (ROPE, CHOSEN) and "roped",
            look.view.deed is FAVOUR[index] and "lastc",
        ),
        "data-act": act,
        "data-k": f"favour-{number}",
        "data-topic": "favour",
        "tabindex": 0 if index == 0 else -1,
        "aria-disabled": None if sign else "true",
        "aria-label": spoken.favour(look, index),
        "title": spoken.favour(look, index),
    }
    head = el("b", None, number) if owner == NOBODY else stone_icon(owner + 1, 24)
    text = el("span", None, words.favour(look.t, number))
    return el(
        "button",
        attributes,
        head,
        " ",
        icon(FAVOUR_SIGNS[index], 20),
        text,
        peg_icon(8) if sign == PEG else None,
    )

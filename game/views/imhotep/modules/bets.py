"""Bets on the table: the fields of a monument, the menu, and the choice of a field."""

from collections.abc import Iterable

from game.core.details import word
from game.core.state import Event
from game.core.vocabulary import Action
from game.games.imhotep import tables as box
from game.games.imhotep.modules.bets import BET
from game.games.imhotep.state import NOBODY
from game.text import common
from game.text import imhotep as words
from game.text.imhotep import WORDS
from game.text.imhotep.modules import bets as own
from game.text.joined import said_of
from game.views.art.icons import icon
from game.views.art.signs import loop_icon
from game.views.art.stones import stone_icon
from game.views.art.traces import numbers
from game.views.explain import Info, Line, has, rule_text
from game.views.imhotep.look import CHOSEN, LOOP, ROPE, Look
from game.views.imhotep.modules.quiet import quiet
from game.views.imhotep.slices import Module
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.prompt import Ask, Button, act_button, menu_row, way_out
from game.views.sounds import STONE

SIZE = 48  # of an icon


def bets(look: Look, site: int) -> Markup | None:
    """The bet fields of a monument: what they bring if it gets most stones, or whose stone lies there."""
    if site == box.MARKET:
        return None
    sides = box.BET_SIDES if look.game.players >= box.BET_RIGHT_FROM else box.BET_SIDES[:1]
    first = len(box.BET_SIDES) * box.MONUMENTS.index(site)
    fields = [_bet(look, site, nth, first + nth) for nth in range(len(sides))]
    return el("div", {"class": "bets"}, el("span", None, WORDS.category(look.t, "bets")), *fields)


def _bet(look: Look, site: int, nth: int, index: int) -> Markup:
    bet, owner = BET[index], look.state.own["bets"][index]
    act = bet.text
    key = act.replace(" ", "-")
    marks = look.marks_on(key)
    sign = quiet(look, look.sign(act), "bet")
    attributes: Attributes = {
        "type": "button",
        "class": classes(
            "bet",
            owner != NOBODY and "has",
            sign in (ROPE, CHOSEN) and "roped",
            bool(marks) and "last-card",
        ),
        "data-act": act,
        "data-k": key,
        "data-row": 2,
        "data-col": site * 10 + nth,
        "data-topic": "bets",
        "data-thing": f"bet {index}",
        "tabindex": -1,
        "aria-disabled": None if sign else "true",
        "aria-label": spoken(look, index),
    }
    content = el("b", None, box.BET_MOST[nth]) if owner == NOBODY else stone_icon(owner + 1, 26)
    return el("button", attributes, content, loop_icon(7) if sign == LOOP else None, numbers(marks))


def spoken(look: Look, field: int) -> str:
    """A bet field and whose stone lies there."""
    t, bet = look.t, BET[field]
    name = _named(look, bet)
    owner = look.state.own["bets"][field]
    if owner == NOBODY:
        most = common.points(t, box.BET_MOST[bet.args[1]])
        return t("{field}: free, {points} for most stones", field=name, points=most)
    return said_of(t, name, look.name(owner))


def _named(look: Look, bet: Action) -> str:
    return common.capital(own.bet(look.t, word(bet.details, "site"), word(bet.details, "side")))


def rows(look: Look) -> list[Markup]:
    """In the menu."""
    return [menu_row("bet", look.t("Bet on a monument"), "points")]


def asked(look: Look) -> Ask:
    """The free bet fields, also as buttons: the fields themselves are small."""
    t = look.t
    free = [bet for bet in BET if look.can(bet.text)]
    buttons = (_button(look, bet).draw(stop=bet is free[0]) for bet in free)
    stage = el("div", {"class": "stage fields"}, *buttons)
    title, sub = t("Which monument do you bet on?"), t("A stone from the quarry stays there.")
    return Ask(title, sub, [way_out(t)], stage, stop=False)


def _button(look: Look, bet: Action) -> Button:
    site, worth = word(bet.details, "site"), str(box.BET_MOST[bet.args[1]])
    return act_button(_named(look, bet), bet.text, short=worth)._replace(body=join((icon(site, 22), worth)))


# ---- explained, in the rules ------------------------------------------------------------------------


def explained(look: Look, field: str) -> Info:
    """I10.3: a bet field, how the monuments stand, and what the bets are worth now."""
    t, number = look.t, int(field)
    stones = [
        Line(words.site(t, box.SITES[site]), t.n("{n} stone", "{n} stones", sum(look.state.laid[site])))
        for site in box.MONUMENTS
    ]
    closing = look.game.closing(look.state) if look.state.pending else ()
    won = [event for event in closing if event.kind == "bet_won"]
    worth = [Line(t("If the game ended now:"))] * bool(won) + [
        has(look.view, event.player, event.points) for event in won
    ]
    name = spoken(look, number)
    return Info(
        name,
        rule_text(look.view, "I10.3"),
        "I10.3",
        [*stones, *worth],
        icon(word(BET[number].details, "site"), SIZE),
    )


def figure(look: Look, site: int, heading: Markup) -> Markup:
    """The bet fields of a monument under its name."""
    return el("div", {"class": "betting"}, heading, bets(look, site))


def _trace(event: Event) -> Iterable[str]:
    return (f"bet-{event.params['site']}-{event.params['side']}",)


MODULE = Module(
    at_site=bets,
    menu={"bet": rows},
    begun={"bet": asked},
    explainers={"bet": explained},
    figures={"bets": figure},
    sounds={"bet": STONE},
    traces={"bet": _trace},
)

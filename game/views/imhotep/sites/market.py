"""The market's sides: what lies beside its cards, and what is asked."""

from game.games.imhotep import tables as box
from game.games.imhotep.actions import PICK
from game.games.imhotep.sites.market import BUY, DRAW, POINTS, SAVE
from game.text import common
from game.views.art.stones import stone_icon
from game.views.explain import Info, has, rule_text
from game.views.imhotep import asking, cards
from game.views.imhotep.art.cards import card_back
from game.views.imhotep.art.coins import COIN, SPENT, points_coin
from game.views.imhotep.keys import card_key
from game.views.imhotep.look import Look, sled
from game.views.imhotep.market import ROW, display, first_asked, near, pair, piles
from game.views.imhotep.slices import Side
from game.views.imhotep.spoken import now
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.prompt import Ask, act_button


def _coins(look: Look) -> Markup:
    """I12.1: everybody's coins."""
    places = [
        el(
            "span",
            {"class": "purse"},
            stone_icon(player + 1, 20),
            *(COIN if nth < left else SPENT for nth in range(box.COINS)),
        )
        for player, left in enumerate(look.state.own["coins"])
    ]
    return el("div", {"class": "stall", "data-thing": "coins", "data-tap": not look.choosing_site}, *places)


def _stall(look: Look) -> Markup:
    """I12.2: the deck and the points, which a stone can bring as well as a card."""
    points = points_coin(box.MARKET_D_POINTS, "coin")
    deck = el("span", {"class": "pile"}, card_back(), el("b", None, look.state.deck))
    both = (_ware(look, DRAW.text, "deck", deck), _ware(look, POINTS.text, "sale", points))
    return el("div", {"class": "stall"}, *both)


def _ware(look: Look, act: str, thing: str, picture: Markup) -> Markup:
    """Something a stone can be given for; a button while that is asked."""
    if look.step != "trade":
        return el("span", {"class": "ware", "data-thing": thing, "data-tap": not look.choosing_site}, picture)
    sign = look.sign(act)
    attributes: Attributes = {
        "type": "button",
        "class": classes("ware", *cards.marked(sign)),
        "data-act": act,
        "data-k": f"ware-{thing}",
        "data-row": ROW + 1,
        "data-col": 0 if thing == "deck" else 1,
        "data-thing": thing,
        "tabindex": -1,
        "aria-disabled": None if sign else "true",
        "aria-label": ware(look, act),
    }
    return el("button", attributes, picture)


def ware(look: Look, act: str) -> str:
    """I12.2: what a stone at the Market can bring besides a card of the display."""
    if act == POINTS.text:
        return common.points(look.t, box.MARKET_D_POINTS)
    return look.t("The top card of the deck, unseen")


# ---- asked ------------------------------------------------------------------------------------------


def _buy(look: Look) -> Ask:
    """I12.1: one more card for a coin."""
    title, sub = asking.titles(look)
    keep = act_button(look.t("Keep the coin"), SAVE.text)
    return Ask(title, sub, [keep], near(look, stop=True), stop=False)


def _trade(look: Look) -> Ask:
    """I12.2: a card of the display, the top card of the deck, points."""
    t = look.t
    title, sub = asking.titles(look)
    if look.several:
        title = t("{name}, do you take a card or points?", name=look.name(look.mover))
    points = look.view.totals[look.mover]
    two = points_coin(box.MARKET_D_POINTS, "option-picture")
    then = t("{n} to {then}", n=points, then=points + box.MARKET_D_POINTS)
    options = [asking.option(POINTS.text, two, common.points(t, box.MARKET_D_POINTS), then)]
    if DRAW.text in look.view.offered:
        back = el("span", {"class": "pile option-picture"}, card_back())
        options.insert(0, asking.option(DRAW.text, back, t("Top card"), t("unseen")))
    said = " ".join(part for part in (asking.sailed(look) or sub, asking.nth(look)) if part)
    return Ask(title, said, options, near(look, stop=False), acts="options")


# ---- explained --------------------------------------------------------------------------------------


def coins(look: Look) -> Info:
    """I12.1: who has how many coins."""
    t = look.t
    left = [
        has(look.view, player, count * box.UNUSED_COIN, t.n("{n} coin", "{n} coins", count))
        for player, count in enumerate(look.state.own["coins"])
    ]
    return Info(t("Coins"), rule_text(look.view, "I12.1"), "I12.1", [*left], COIN)


def deck(look: Look) -> Info:
    """I12.2: the deck, whose top card can be taken unseen."""
    return Info(look.t("Deck"), rule_text(look.view, "I12.2"), "I12.2", piles(look), card_back())


def sale(look: Look) -> Info:
    """I12.2: points for a stone."""
    picture = points_coin(box.MARKET_D_POINTS, "icon")
    name = common.points(look.t, box.MARKET_D_POINTS)
    return Info(name, rule_text(look.view, "I12.2"), "I12.2", (), picture)


def covered(look: Look) -> Info:
    """I7.1: the covered pair of the market's side B."""
    t = look.t
    if not look.state.pair:
        raise LookupError("pair")
    name = t.n("{n} face-down card", "{n} face-down cards", look.state.pair)
    return Info(name, rule_text(look.view, "I7.1"), "I7.1", piles(look), card_back())


# ---- sides ------------------------------------------------------------------------------------------


def _with_pair(look: Look, stop: str) -> Markup:
    return display(look, stop, pair(look, card_key("pair"), stop))


def _with_coins(look: Look, stop: str) -> Markup:
    return join((display(look, stop), _coins(look)))


def _with_stall(look: Look, stop: str) -> Markup:
    return join((display(look, stop), _stall(look)))


A = Side(when=now, cards=display, first=first_asked, told=piles)
B = Side(when=now, cards=_with_pair, first=first_asked, told=piles, explainers={"pair": covered})
C = Side(
    when=now,
    cards=_with_coins,
    first=first_asked,
    told=piles,
    asks={"buy": _buy},
    taking={"buy": BUY},
    explainers={"coins": coins},
)
D = Side(
    when=now,
    cards=_with_stall,
    first=first_asked,
    told=piles,
    asks={"trade": _trade},
    taking={"trade": PICK},
    explainers={"deck": deck, "sale": sale},
    traces={"sold": sled},
)
SIDES = {"A": A, "B": B, "C": C, "D": D}

"""The market's cards: face up on their fields, and the covered pair of side B."""

from collections.abc import Callable, Mapping

from game.games.imhotep import tables as box
from game.games.imhotep.actions import BUY, DRAW, KEEP, PICK, PICK_PAIR, POINTS
from game.games.imhotep.state import NOBODY
from game.games.imhotep.tables import FIELD_WORDS
from game.views.art.stones import stone_icon
from game.views.imhotep import cards, spoken
from game.views.imhotep.art.cards import card_back
from game.views.imhotep.art.coins import COIN, SPENT, points_coin
from game.views.imhotep.keys import card_key
from game.views.imhotep.look import Look
from game.views.markup import Attributes, Markup, classes, el, join

ASKED = {"pick": PICK, "pick_or_stop": PICK, "trade": PICK, "buy": BUY}  # what a click on a card means
ROW = 3  # among the things at the sites
EMPTY = el("span", {"class": "card none"})


def display(look: Look, stop: str) -> Markup:
    """All fields, and what else a side has; buttons while asked for. `stop` is the key of the tab stop."""
    fields = [_field(look, field, kind, stop) for field, kind in enumerate(look.state.display)]
    if look.game.options["market"] == "B":
        fields.append(_pair(look, card_key("pair"), stop))
    stall = STALLS.get(look.game.options["market"])
    cards_there = el("div", {"class": "market-cards"}, *fields)
    return join((cards_there, stall(look))) if stall else cards_there


def _field(look: Look, field: int, kind: int, stop: str) -> Markup:
    if kind == NOBODY:
        return EMPTY
    key = card_key(FIELD_WORDS[field])
    if look.step in ASKED:
        place = ROW, field
        return cards.card_button(look, kind, ASKED[look.step][field].text, key, stop=key == stop, place=place)
    attributes: Attributes = {
        "class": classes("card piece", cards.colour(kind)),
        "data-k": key,
        "data-thing": cards.thing(kind),
        "data-tap": not look.choosing_site,  # then a tap on the board means the board
    }
    return el("span", attributes, cards.face(look.t, kind))


def _pair(look: Look, key: str, stop: str) -> Markup:
    """Two cards face down, of which one may be kept."""
    count = look.state.pair
    if not count:
        return EMPTY
    backs = [cards.back() for _ in range(count)]
    if look.step not in ASKED:
        told: Attributes = {"data-thing": "pair", "data-tap": not look.choosing_site}
        return el("span", {"class": "pair piece", "data-k": key, **told}, *backs)
    sign = look.sign(PICK_PAIR.text)
    attributes: Attributes = {
        "type": "button",
        "class": classes("pair piece", *cards.marked(sign)),
        "data-act": PICK_PAIR.text,
        "data-k": key,
        "data-row": ROW if key == card_key("pair") else None,
        "data-col": len(look.state.display) if key == card_key("pair") else None,
        "data-topic": "market",
        "data-thing": "pair",
        "tabindex": 0 if key == stop else -1,
        "aria-disabled": None if sign else "true",
        "aria-label": look.t.n("{n} covered card: keep one", "{n} covered cards: keep one", count),
    }
    return el("button", attributes, *backs, cards.hung(sign))


# ---- house boards -----------------------------------------------------------------------------------


def _coins(look: Look) -> Markup:
    """I12.1: everybody's coins."""
    places = [
        el(
            "span",
            {"class": "purse"},
            stone_icon(player + 1, 20),
            *(COIN if nth < left else SPENT for nth in range(box.COINS)),
        )
        for player, left in enumerate(look.state.coins)
    ]
    return el("div", {"class": "stall", "data-thing": "coins", "data-tap": not look.choosing_site}, *places)


def _trade(look: Look) -> Markup:
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
        "aria-label": spoken.ware(look, act),
    }
    return el("button", attributes, picture)


STALLS: Mapping[str, Callable[[Look], Markup]] = {"C": _coins, "D": _trade}


# ---- near the prompt --------------------------------------------------------------------------------


def looked_at(look: Look) -> Markup:
    """The two cards of the pair, which only their taker sees."""
    buttons = [
        cards.card_button(look, kind, KEEP[kind].text, f"keep-{nth}", stop=nth == 0)
        for nth, kind in enumerate(look.state.looked)
    ]
    return el("div", {"class": "stage"}, *buttons)


def near(look: Look, *, stop: bool) -> Markup:
    """The market's cards once more, for pages that show them without what they do."""
    there = [(field, kind) for field, kind in enumerate(look.state.display) if kind != NOBODY]
    first = (f"near-card-{FIELD_WORDS[there[0][0]]}" if there else "near-card-pair") if stop else ""
    fields = [
        cards.card_button(look, kind, ASKED[look.step][field].text, key, stop=key == first)
        for field, kind in there
        for key in (f"near-card-{FIELD_WORDS[field]}",)
    ]
    if look.state.pair:
        fields.append(_pair(look, "near-card-pair", first))
    return el("div", {"class": "stage again"}, *fields)


def first_asked(look: Look) -> str:
    """The key of the first card that can be taken from the board; empty if none is asked for."""
    picks = [action for action in look.view.offered.values() if action.verb in ("pick", "buy")]
    return card_key(FIELD_WORDS[picks[0].args[0]]) if picks else ""

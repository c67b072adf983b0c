"""The market's cards: face up on their fields, and the covered pair of side B."""

from game.games.imhotep.actions import KEEP, PICK_PAIR
from game.games.imhotep.state import NOBODY
from game.games.imhotep.tables import FIELD_WORDS
from game.text import imhotep as words
from game.views.explain import Line
from game.views.imhotep import cards
from game.views.imhotep.keys import card_key
from game.views.imhotep.look import Look
from game.views.markup import Attributes, Markup, classes, el

ROW = 3  # among the things at the sites
EMPTY = el("span", {"class": "card none"})


def display(look: Look, stop: str, *more: Markup) -> Markup:
    """All fields, and what else a side has among them; buttons while asked for. `stop` is the tab stop."""
    fields = [_field(look, field, kind, stop) for field, kind in enumerate(look.state.display)]
    return el("div", {"class": "market-cards"}, *fields, *more)


def _field(look: Look, field: int, kind: int, stop: str) -> Markup:
    if kind == NOBODY:
        return EMPTY
    key = card_key(FIELD_WORDS[field])
    if look.taking:
        place = ROW, field
        return cards.card_button(look, kind, look.taking[field].text, key, stop=key == stop, place=place)
    attributes: Attributes = {
        "class": classes("card piece", cards.colour(kind)),
        "data-k": key,
        "data-thing": cards.thing(kind),
        "data-tap": not look.choosing_site,  # then a tap on the board means the board
    }
    return el("span", attributes, cards.face(look.t, kind))


def pair(look: Look, key: str, stop: str) -> Markup:
    """Two cards face down, of which one may be kept."""
    count = look.state.pair
    if not count:
        return EMPTY
    backs = [cards.back() for _ in range(count)]
    if not look.taking:
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
        "aria-label": look.t.n("{n} face-down card: keep one", "{n} face-down cards: keep one", count),
    }
    return el("button", attributes, *backs, cards.hung(sign))


def piles(look: Look) -> list[Line]:
    """I-R20: how many cards the deck has, and what lies on the discard, which is open to all."""
    deck = look.t.n("{n} card in the deck.", "{n} cards in the deck.", look.state.deck)
    return [Line(deck), Line(words.discarded(look.t, look.state.discard))]


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
    taking = look.taking or ()
    there = [(field, kind) for field, kind in enumerate(look.state.display) if kind != NOBODY]
    first = (f"near-card-{FIELD_WORDS[there[0][0]]}" if there else "near-card-pair") if stop else ""
    fields = [
        cards.card_button(look, kind, taking[field].text, key, stop=key == first)
        for field, kind in there
        for key in (f"near-card-{FIELD_WORDS[field]}",)
    ]
    if look.state.pair:
        fields.append(pair(look, "near-card-pair", first))
    return el("div", {"class": "stage again"}, *fields)


def first_asked(look: Look) -> str:
    """The key of the first card that can be taken from the board; empty if none is asked for."""
    picks = [action for action in look.view.offered.values() if action.verb in ("pick", "buy")]
    return card_key(FIELD_WORDS[picks[0].args[0]]) if picks else ""

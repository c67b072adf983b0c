"""The market's cards: face up on their fields, and the covered pair of side B."""

from game.games.imhotep.state import NOBODY
from game.games.imhotep.tables import CARD_IDS
from game.views.imhotep import cards
from game.views.imhotep.look import Look
from game.views.imhotep.traces import card_key
from game.views.markup import Attributes, Markup, el
from game.views.markup import words as names

ASKED = {"pick", "pick_or_stop"}
EMPTY = el("span", {"class": "card none"})


def display(look: Look) -> Markup:
    """All fields; they are buttons while a card is to be taken."""
    fields = [_field(look, field, kind) for field, kind in enumerate(look.state.display, 1)]
    if look.game.options["market"] == "B":
        fields.append(_pair(look, card_key("pair")))
    return el("div", {"class": "mkt"}, *fields)


def _field(look: Look, field: int, kind: int) -> Markup:
    if kind == NOBODY:
        return EMPTY
    key = card_key(str(field))
    if look.step in ASKED:
        return cards.card_button(look, kind, f"pick {field}", key, group_stop=False)
    attributes = {"class": names("card tk", cards.colour(kind)), "data-k": key}
    return el("span", attributes, cards.face(look.t, kind))


def _pair(look: Look, key: str) -> Markup:
    """Two cards face down, of which one may be kept."""
    count = look.state.pair
    if not count:
        return EMPTY
    backs = [cards.back() for _ in range(count)]
    if look.step not in ASKED:
        return el("span", {"class": "pair tk", "data-k": key}, *backs)
    sign = look.sign("pick pair")
    attributes: Attributes = {
        "type": "button",
        "class": names("pair tk", *cards.marked(sign)),
        "data-act": "pick pair",
        "data-k": key,
        "data-topic": "market",
        "tabindex": -1,
        "aria-disabled": None if sign else "true",
        "aria-label": look.t.n("{n} covered card: keep one", "{n} covered cards: keep one", count),
    }
    return el("button", attributes, *backs, cards.hung(sign))


def asked(look: Look) -> Markup:
    """The cards to choose from, large enough to read what they do."""
    if look.step == "keep":
        buttons = [
            cards.card_button(look, kind, f"keep {CARD_IDS[kind]}", f"keep-{nth}", group_stop=False)
            for nth, kind in enumerate(look.state.looked)
            if kind >= 0
        ]
        return el("div", {"class": "stage"}, *buttons)
    fields = [
        cards.card_button(look, kind, f"pick {field}", f"near-card-{field}", group_stop=False)
        for field, kind in enumerate(look.state.display, 1)
        if kind != NOBODY
    ]
    if look.state.pair:
        fields.append(_pair(look, "near-card-pair"))
    return el("div", {"class": "stage only-m"}, *fields)

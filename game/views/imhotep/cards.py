"""Market cards: large with what they do, and small in the hands."""

from game.games.imhotep.actions import VOCABULARY
from game.games.imhotep.cards import CARDS
from game.text import imhotep as words
from game.text.catalogue import N_, Texts
from game.views.art.signs import knot_icon, loop_icon
from game.views.imhotep import spoken
from game.views.imhotep.art.cards import card_back, card_picture, family_class, family_sign
from game.views.imhotep.look import CHOSEN, LOOP, ROPE, Look
from game.views.markup import Attributes, Markup, classes, el, join

FAMILIES = {
    "red": N_("At once"),
    "blue": N_("Once"),
    "green": N_("End"),
    "violet": N_("Set"),
    "plain": N_("Stays"),
}


def face(t: Texts, kind: int) -> Markup:
    """Band, picture, name and effect of a card."""
    card = CARDS[kind]
    word = el("span", None, family(t, kind))
    return join(
        (
            el("span", {"class": "band"}, family_sign(card.colour), word),
            card_picture(card.id),
            " ",
            el("b", None, words.card(t, card.id)),
            " ",
            el("span", {"class": "does"}, words.card_effect(t, card.id)),
        )
    )


def family(t: Texts, kind: int) -> str:
    """The word on a card's band: when it works or counts."""
    return t(FAMILIES[CARDS[kind].colour])


def play(kind: int) -> str:
    """The action of playing a blue card."""
    return f"{VOCABULARY.beginning('play')} {CARDS[kind].id}"


def thing(kind: int) -> str:
    """A card as a thing to be explained."""
    return f"card {CARDS[kind].id}"


def colour(kind: int) -> str:
    """The class of a card's family."""
    return family_class(CARDS[kind].colour)


def card_button(
    look: Look, kind: int, act: str, key: str, *, stop: bool, place: tuple[int, int] | None = None
) -> Markup:
    """A card to be chosen by a click; `place` is its row and column among the things around it."""
    sign = look.sign(act)
    attributes: Attributes = {
        "type": "button",
        "class": classes("card piece", colour(kind), *marked(sign)),
        "data-act": act,
        "data-k": key,
        "data-row": place[0] if place else None,
        "data-col": place[1] if place else None,
        "data-topic": "market",
        "data-thing": thing(kind),
        "tabindex": 0 if stop else -1,
        "aria-disabled": None if sign else "true",
        "aria-label": f"{family(look.t, kind)}. {spoken.card(look, kind)}",
    }
    return el("button", attributes, face(look.t, kind), hung(sign))


def back(*content: Markup | None) -> Markup:
    """A card face down."""
    return el("span", {"class": "card face-down"}, card_back(), *content)


def marked(sign: str) -> tuple[str | bool, ...]:
    """The classes of an HTML element with such a sign."""
    return (sign in (ROPE, CHOSEN) and "roped", sign == CHOSEN and "selected")


def hung(sign: str) -> Markup | None:
    """The knot or loop that hangs on an HTML element."""
    return {LOOP: loop_icon(), CHOSEN: knot_icon()}.get(sign)


def mini(kind: int, count: int) -> Markup:
    """A card in a hand, with its number."""
    more = el("span", {"class": "tally"}, count) if count > 1 else None
    return join((card_picture(CARDS[kind].id, "hand-picture"), more))

"""What things are called in Imhotep: sites, boats, cards."""

from collections.abc import Callable, Sequence

from game.core.details import number, word
from game.games.imhotep.cards import CARD_IDS
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.imhotep.cards import CARDS as FIRST_CARDS
from game.text.imhotep.modules import MODULES
from game.text.imhotep.sites import SITES
from game.text.imhotep.slices import NAMED
from game.text.words import Details

BOATS = {
    1: (N_("one-boat"), N_("the one-boat")),
    2: (N_("two-boat"), N_("the two-boat")),
    3: (N_("three-boat"), N_("the three-boat")),
    4: (N_("four-boat"), N_("the four-boat")),
}
BERTHS = {  # boats nothing more is known of
    1: N_("first boat"),
    2: N_("second boat"),
    3: N_("third boat"),
    4: N_("fourth boat"),
}
CARDS = {**FIRST_CARDS, **{code: card for module in MODULES.values() for code, card in module.cards.items()}}


def site(t: Texts, code: str) -> str:
    """The name of a site."""
    return t(SITES[code].name)


def to_site(t: Texts, code: str) -> str:
    """Where a boat goes: `to the Temple`."""
    return t(SITES[code].to)


def at_site(t: Texts, code: str) -> str:
    """Where a boat lies: `at the Temple`."""
    return t(SITES[code].at)


def boat(t: Texts, spots: int) -> str:
    """A boat by its spots, as a heading or behind an article: `four-boat`."""
    return t(BOATS[spots][0])


def the_boat(t: Texts, spots: int) -> str:
    """A boat as something one sails: `the four-boat`."""
    return t(BOATS[spots][1])


def card(t: Texts, code: str) -> str:
    """The name of a market card."""
    return t(CARDS[code].name)


def card_taken(t: Texts, code: str) -> str:
    """The card as what somebody takes: `a Statue`."""
    return t(CARDS[code].taken)


def card_effect(t: Texts, code: str) -> str:
    """What a market card does or counts."""
    return t(CARDS[code].effect)


def cards_held(t: Texts, code: str, count: int) -> str:
    """So many of a market card: `2 × Statue`, or its name alone."""
    return t("{n} × {card}", n=count, card=card(t, code)) if count > 1 else card(t, code)


def discarded(t: Texts, kinds: Sequence[int]) -> str:
    """I-R20: what lies on the discard, by kind so many cards."""
    lying = [cards_held(t, CARD_IDS[kind], count) for kind, count in enumerate(kinds) if count]
    return (
        t("On the discard: {cards}.", cards=common.all_of(t, lying)) if lying else t("The discard is empty.")
    )


def round_card(boats: str) -> str:
    """I2.3: the boats of a round by their spots: `4-3-2-2`."""
    return "-".join(boats)


# What a detail is called in a refusal, event or action, which place it fills, and how it is said.
SAYINGS: tuple[tuple[str, str, Callable[[Texts, str], str]], ...] = (
    ("site", "site", site),
    ("site", "to_site", to_site),
    ("site", "at_site", at_site),
    ("card", "card", card),
    ("card", "card_taken", card_taken),
)


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details in words. A boat is known by its spots, else by its berth."""
    said: dict[str, object] = dict(params)
    said |= {place: say(t, word(params, key)) for key, place, say in SAYINGS if key in params}
    if "seat" in params:
        said["colour"] = common.seat(t, number(params, "seat") - 1)
    if "boat" in params:
        said["boat"] = t(BERTHS[number(params, "boat")])
    if params.get("spots") in BOATS:
        said["boat"] = boat(t, number(params, "spots"))
    for named_by in NAMED:
        said |= named_by(t, params)
    return said

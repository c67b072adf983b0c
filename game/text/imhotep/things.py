"""What things are called in Imhotep: sites, boats, pyramids, cards, favours, bets."""

from collections.abc import Callable
from typing import NamedTuple

from game.core.details import number, word
from game.games.imhotep import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.imhotep.cards import CARDS
from game.text.imhotep.modules import bets, favours, prophecies
from game.text.words import Details


class SiteWords(NamedTuple):
    """A site as a heading, as where a boat goes, and as where something lies."""

    name: str
    to: str
    at: str


SITES = {
    "market": SiteWords(N_("Market"), N_("to the Market"), N_("at the Market")),
    "pyramid": SiteWords(N_("Pyramid"), N_("to the Pyramid"), N_("at the Pyramid")),
    "temple": SiteWords(N_("Temple"), N_("to the Temple"), N_("at the Temple")),
    "burial": SiteWords(N_("Burial chamber"), N_("to the Burial chamber"), N_("at the Burial chamber")),
    "obelisks": SiteWords(N_("Obelisks"), N_("to the Obelisks"), N_("at the Obelisks")),
}
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
PYRAMIDS = {
    "left": N_("left pyramid"),
    "middle": N_("middle pyramid"),
    "right": N_("right pyramid"),
}


def cell(t: Texts, number: int) -> str:
    """A cell of the great pyramid, counted from 0: `level 1, row 2, column 3`."""
    level, column, row = box.CELLS[number]
    if level == len(box.LEVELS) - 1:
        return t("the top")
    return t("level {level}, row {row}, column {column}", level=level + 1, row=row + 1, column=column + 1)


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


def pyramid(t: Texts, code: str) -> str:
    """One of the three small pyramids."""
    return t(PYRAMIDS[code])


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


def favour(t: Texts, code: str) -> str:
    """What a favour of the Pharaoh does."""
    return t(favours.EFFECTS[code])


def bet(t: Texts, code: str, side: str) -> str:
    """A bet by its field: `bet on the Temple, left field`."""
    return t(bets.FIELDS[code], side=t(bets.SIDES[side]))


def prophecy(t: Texts, code: str) -> str:
    """The god of a prophecy."""
    return t(prophecies.NAMES[code])


def rounds(code: str) -> str:
    """The rounds of a prophecy's box."""
    return prophecies.ROUNDS[code]


def condition(t: Texts, code: str) -> str:
    """What a prophecy asks for."""
    return t(prophecies.CONDITIONS[code])


# What a detail is called in a refusal, event or action, which place it fills, and how it is said.
SAYINGS: tuple[tuple[str, str, Callable[[Texts, str], str]], ...] = (
    ("site", "site", site),
    ("site", "to_site", to_site),
    ("site", "at_site", at_site),
    ("card", "card", card),
    ("card", "card_taken", card_taken),
    ("pyramid", "pyramid", pyramid),
    ("prophecy", "prophecy", prophecy),
    ("prophecy", "condition", condition),
)
NUMBERS: tuple[tuple[str, str, Callable[[Texts, int], str]], ...] = (
    ("box", "rounds", lambda _, n: rounds(str(n))),
    ("favour", "effect", lambda t, n: favour(t, str(n))),
    ("seat", "colour", lambda t, n: common.seat(t, n - 1)),
)


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details in words. A boat is known by its spots, else by its berth, a bet by its site and side."""
    said: dict[str, object] = dict(params)
    said |= {place: say(t, word(params, key)) for key, place, say in SAYINGS if key in params}
    said |= {place: say(t, number(params, key)) for key, place, say in NUMBERS if key in params}
    if "cell" in params and "pyramid" not in params:
        said["place"] = cell(t, number(params, "cell") - 1)
    if "boat" in params:
        said["boat"] = t(BERTHS[number(params, "boat")])
    if params.get("spots") in BOATS:
        said["boat"] = boat(t, number(params, "spots"))
    if "side" in params:
        said["bet"] = bet(t, word(params, "site"), word(params, "side"))
    return said

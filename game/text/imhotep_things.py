"""What things are called in Imhotep: sites, boats, cards, bets, favours."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.words import Details

# Alone or as a heading; as where a stone goes, ready for a sentence.
SITES = {
    "market": (N_("Market"), N_("to the Market")),
    "pyramid": (N_("Pyramid"), N_("to the Pyramid")),
    "temple": (N_("Temple"), N_("to the Temple")),
    "burial": (N_("Burial chamber"), N_("to the Burial chamber")),
    "obelisks": (N_("Obelisks"), N_("to the Obelisks")),
}
BOATS = {
    1: (N_("one-boat"), N_("the one-boat")),
    2: (N_("two-boat"), N_("the two-boat")),
    3: (N_("three-boat"), N_("the three-boat")),
    4: (N_("four-boat"), N_("the four-boat")),
}
PYRAMIDS = {
    "left": N_("left pyramid"),
    "middle": N_("middle pyramid"),
    "right": N_("right pyramid"),
}


class CardWords(NamedTuple):
    """A market card: its name and what it does."""

    name: str
    effect: str


CARDS = {
    "ENTRANCE": CardWords(N_("Entrance"), N_("1 stone from the quarry to the Pyramid")),
    "SARCOPHAGUS": CardWords(N_("Sarcophagus"), N_("1 stone from the quarry to the Burial chamber")),
    "PATH": CardWords(N_("Paved path"), N_("1 stone from the quarry to your obelisk")),
    "DECO-PYRAMID": CardWords(N_("Pyramid decoration"), N_("1 point per 3 stones on the Pyramid")),
    "DECO-TEMPLE": CardWords(N_("Temple decoration"), N_("1 point per 3 stones on the Temple")),
    "DECO-BURIAL": CardWords(N_("Burial decoration"), N_("1 point per 3 stones in the Burial chamber")),
    "DECO-OBELISK": CardWords(N_("Obelisk decoration"), N_("1 point per 3 stones at the Obelisks")),
    "STATUE": CardWords(N_("Statue"), N_("1 · 3 · 6 · 10 · 15 for a set")),
    "LEVER": CardWords(N_("Lever"), N_("Sail; you choose the unloading order")),
    "HAMMER": CardWords(N_("Hammer"), N_("Take 3 stones, then place 1")),
    "SAIL": CardWords(N_("Sail"), N_("Place 1 stone, then sail that boat")),
    "CHISEL": CardWords(N_("Chisel"), N_("Place 2 stones")),
}
FAVOURS = {
    "1": N_("Take up to 2 face-up market cards"),
    "2": N_("You may place 1 stone, then fill your sled"),
    "3": N_("You may place 1 stone, then sail and choose the unloading order"),
    "4": N_("Place up to 2 stones on a boat, then sail it"),
    "5": N_("Place 1 to 3 stones"),
}
BET_SIDES = {"left": N_("first bet on the {site}"), "right": N_("second bet on the {site}")}
CHOICES = {"point": N_("1 point"), "stones": N_("2 stones")}


def site(t: Texts, code: str) -> str:
    """The name of a site."""
    return t(SITES[code][0])


def to_site(t: Texts, code: str) -> str:
    """Where a boat goes: `to the Temple`."""
    return t(SITES[code][1])


def boat(t: Texts, spots: int) -> str:
    """A boat by its spots, as a heading or in a list: `four-boat`."""
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


def card_effect(t: Texts, code: str) -> str:
    """What a market card does or counts."""
    return t(CARDS[code].effect)


def favour(t: Texts, code: str) -> str:
    """What a favour of the Pharaoh does."""
    return t(FAVOURS[code])


def bet(t: Texts, code: str, side: str) -> str:
    """A bet field: `first bet on the Temple`."""
    return t(BET_SIDES[side], site=site(t, code))


NAMING: Mapping[str, Callable[[Texts, int | str], str]] = {
    "site": lambda t, value: site(t, str(value)),
    "card": lambda t, value: card(t, str(value)),
    "pyramid": lambda t, value: pyramid(t, str(value)),
    "favour": lambda t, value: favour(t, str(value)),
    "choice": lambda t, value: t(CHOICES[str(value)]),
    "seat": lambda t, value: common.seat(t, int(value) - 1),
}


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal, event or action in words."""
    words: dict[str, object] = dict(params)
    for key, value in params.items():
        if key in NAMING:
            words[key] = NAMING[key](t, value)
    if "site" in params:
        words["to_site"] = to_site(t, str(params["site"]))
    if "spots" in params:
        words["boat"] = the_boat(t, int(params["spots"])) if int(params["spots"]) in BOATS else ""
    return words

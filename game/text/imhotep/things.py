"""What things are called in Imhotep: sites, boats, pyramids, cards, favours, bets."""

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.words import Details


class Forms(NamedTuple):
    """A sentence that differs by its details: by which of them, and how it is said for each."""

    by: Callable[[Details], Hashable]
    sentences: Mapping[Any, str]

    def of(self, params: Details) -> str:
        """The sentence for these details. Raises KeyError if there is none."""
        return self.sentences[self.by(params)]


Sentence = str | Forms


def sentence(said: Sentence, params: Details) -> str:
    """The sentence in the form its details ask for."""
    return said.of(params) if isinstance(said, Forms) else said


def detail(key: str) -> Callable[[Details], Hashable]:
    """By this detail."""
    return lambda params: params[key]


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
PYRAMIDS = {
    "left": N_("left pyramid"),
    "middle": N_("middle pyramid"),
    "right": N_("right pyramid"),
}


class CardWords(NamedTuple):
    """A market card: its name, as what somebody takes, and what it does or counts."""

    name: str
    taken: str
    effect: str


CARDS = {
    "ENTRANCE": CardWords(N_("Entrance"), N_("an Entrance"), N_("1 stone from the quarry to the Pyramid")),
    "SARCOPHAGUS": CardWords(
        N_("Sarcophagus"), N_("a Sarcophagus"), N_("1 stone from the quarry to the Burial chamber")
    ),
    "PATH": CardWords(N_("Paved path"), N_("a Paved path"), N_("1 stone from the quarry to your obelisk")),
    "DECO-PYRAMID": CardWords(
        N_("Pyramid decoration"), N_("a Pyramid decoration"), N_("1 point per 3 stones on the Pyramid")
    ),
    "DECO-TEMPLE": CardWords(
        N_("Temple decoration"), N_("a Temple decoration"), N_("1 point per 3 stones on the Temple")
    ),
    "DECO-BURIAL": CardWords(
        N_("Burial decoration"), N_("a Burial decoration"), N_("1 point per 3 stones in the Burial chamber")
    ),
    "DECO-OBELISK": CardWords(
        N_("Obelisk decoration"), N_("an Obelisk decoration"), N_("1 point per 3 stones at the Obelisks")
    ),
    "STATUE": CardWords(N_("Statue"), N_("a Statue"), N_("1 · 3 · 6 · 10 · 15 for a set")),
    "LEVER": CardWords(N_("Lever"), N_("a Lever"), N_("Sail; you choose the unloading order")),
    "HAMMER": CardWords(N_("Hammer"), N_("a Hammer"), N_("Take 3 stones, then place 1")),
    "SAIL": CardWords(N_("Sail"), N_("a Sail"), N_("Place 1 stone, then sail that boat")),
    "CHISEL": CardWords(N_("Chisel"), N_("a Chisel"), N_("Place 2 stones")),
}
FAVOURS = {
    "1": N_("Take up to 2 face-up market cards"),
    "2": N_("You may place 1 stone, then fill your sled"),
    "3": N_("You may place 1 stone, then sail and choose the unloading order"),
    "4": N_("Place up to 2 stones on a boat, then sail it"),
    "5": N_("Place 1 to 3 stones"),
}
BETS = {
    "pyramid": N_("bet on the Pyramid, {side}"),
    "temple": N_("bet on the Temple, {side}"),
    "burial": N_("bet on the Burial chamber, {side}"),
    "obelisks": N_("bet on the Obelisks, {side}"),
}
BET_SIDES = {"left": N_("left field"), "right": N_("right field")}


def capital(text: str) -> str:
    """The text as it begins a label."""
    return text[:1].upper() + text[1:]


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


def favour(t: Texts, code: str) -> str:
    """What a favour of the Pharaoh does."""
    return t(FAVOURS[code])


def bet(t: Texts, code: str, side: str) -> str:
    """A bet by its field: `bet on the Temple, left field`."""
    return t(BETS[code], side=t(BET_SIDES[side]))


# What a detail is called in a refusal, event or action, which place it fills, and how it is said.
SAYINGS: tuple[tuple[str, str, Callable[[Texts, str], str]], ...] = (
    ("site", "site", site),
    ("site", "to_site", to_site),
    ("card", "card", card),
    ("card", "card_taken", card_taken),
    ("pyramid", "pyramid", pyramid),
    ("favour", "effect", favour),
    ("seat", "colour", lambda t, number: common.seat(t, int(number) - 1)),
)


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details in words. A boat is known by its spots, a bet by its site and side."""
    said: dict[str, object] = dict(params)
    said |= {place: say(t, str(params[key])) for key, place, say in SAYINGS if key in params}
    if params.get("spots") in BOATS:
        said["boat"] = boat(t, int(params["spots"]))
    if "side" in params:
        said["bet"] = bet(t, str(params["site"]), str(params["side"]))
    return said

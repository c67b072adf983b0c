"""What lies on the table of Pyramids, in words: colours, cards, god tiles, buildings, slots."""

from collections.abc import Sequence

from game.core.details import word
from game.games.pyramids import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.words import Details

COLOURS = {
    "blue": N_("blue"),
    "white": N_("white"),
    "red": N_("red"),
    "green": N_("green"),
    "yellow": N_("yellow"),
}
BUILDINGS = {"pyramid": N_("pyramid"), "obelisk": N_("obelisk"), "tomb": N_("tomb")}
THE_BUILDING = {"pyramid": N_("the pyramid"), "obelisk": N_("the obelisk"), "tomb": N_("the tomb")}
WITH_GLYPH = {
    "pyramid": N_("left {left}, right {right}, with a pyramid glyph"),
    "obelisk": N_("left {left}, right {right}, with an obelisk glyph"),
    "tomb": N_("left {left}, right {right}, with a tomb glyph"),
}
GODS = {
    "Horus": N_("Horus"),
    "Anubis": N_("Anubis"),
    "Khepri": N_("Khepri"),
    "Sekhmet": N_("Sekhmet"),
    "Thoth": N_("Thoth"),
}


def colour(t: Texts, key: str) -> str:
    """The name of a colour, to go into a sentence."""
    return t(COLOURS[key])


def building(t: Texts, key: str) -> str:
    """The name of a building, and of the glyph that scores in it."""
    return t(BUILDINGS[key])


def the_building(t: Texts, key: str) -> str:
    """The same as the object of a sentence, in languages that bend it."""
    return t(THE_BUILDING[key])


def god(t: Texts, key: str) -> str:
    """The name of a god tile."""
    return t(GODS[key])


def card(t: Texts, text: str) -> str:
    """A card in full: `left blue, right white over red, with a tomb glyph`."""
    return layout(t, box.CARDS[box.NUMBERS[text]])


def layout(t: Texts, its: box.Card) -> str:
    """The same, of any card."""
    left, right = (_column(t, column) for column in (its.left, its.right))
    told = WITH_GLYPH[its.glyph] if its.glyph else N_("left {left}, right {right}")
    return t(told, left=left, right=right)


def _column(t: Texts, column: Sequence[int]) -> str:
    """A tall stone, or two small ones, the upper first."""
    upper, *lower = (colour(t, box.COLOURS[stone]) for stone in column)
    return t("{upper} over {lower}", upper=upper, lower=lower[0]) if lower else upper


def stones(t: Texts, text: str) -> str:
    """The stones of a card, as a sentence names it: `blue, white and red`."""
    return common.all_of(t, [colour(t, box.COLOURS[stone]) for stone in box.CARDS[box.NUMBERS[text]].stones])


def slot(t: Texts, text: str) -> str:
    """A slot of the pyramid: its level and the place in it, or a new place at the left end."""
    level, place = box.SLOTS[text]
    if place < 0:
        return t("level {level}, a new place on the left", level=level)
    return t("level {level}, place {place}", level=level, place=place + 1)


# How a detail of a refusal, event or action is said, by its name.
SAYINGS = {
    **dict.fromkeys(("card", "card1", "card2"), stones),
    "colour": colour,
    "god": god,
    "slot": slot,
}


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal, event or action in words."""
    return {key: SAYINGS[key](t, word(params, key)) if key in SAYINGS else params[key] for key in params}

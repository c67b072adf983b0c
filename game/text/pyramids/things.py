"""What lies on the table of Pyramids, in words: colours, cards, god tiles, buildings, slots."""

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
GODS = {
    "Horus": N_("Horus"),
    "Anubis": N_("Anubis"),
    "Khepri": N_("Khepri"),
    "Sekhmet": N_("Sekhmet"),
    "Thoth": N_("Thoth"),
}
BY_LETTER = {key[0].upper(): key for key in (*COLOURS, *BUILDINGS)}  # B W R G Y, P O T


def capital(text: str) -> str:
    """The text as it begins a label."""
    return text[:1].upper() + text[1:]


def colour(t: Texts, key: str) -> str:
    """The name of a colour, to go into a sentence."""
    return t(COLOURS[key])


def building(t: Texts, key: str) -> str:
    """The name of a building, and of the glyph that scores in it."""
    return t(BUILDINGS[key])


def god(t: Texts, key: str) -> str:
    """The name of a god tile."""
    return t(GODS[key])


def card(t: Texts, text: str) -> str:
    """A card by its columns and glyph, `B/WR^T`: `blue beside white over red (tomb glyph)`."""
    stones, _, glyph = text.partition("^")
    left, right = (_column(t, letters) for letters in stones.split("/"))
    if not glyph:
        return t("{left} beside {right}", left=left, right=right)
    sign = building(t, BY_LETTER[glyph])
    return t("{left} beside {right} ({building} glyph)", left=left, right=right, building=sign)


def _column(t: Texts, letters: str) -> str:
    """A tall stone, or two small ones, the upper first."""
    upper, *lower = (colour(t, BY_LETTER[letter]) for letter in letters)
    return t("{upper} over {lower}", upper=upper, lower=lower[0]) if lower else upper


def slot(t: Texts, text: str) -> str:
    """A slot of the pyramid: `2.0` is the first place of level 2, `left` a new one at the left end."""
    if text == "left":
        return t("level 1, a new place on the left")
    level, place = text.split(".")
    return t("level {level}, place {place}", level=level, place=int(place) + 1)


# What a detail is called in a refusal, event or action, and how it is said.
SAYINGS = {"card": card, "card1": card, "card2": card, "god": god, "slot": slot}


def named(t: Texts, params: Details) -> dict[str, object]:
    """The details of a refusal, event or action in words."""
    return {key: SAYINGS[key](t, str(value)) if key in SAYINGS else value for key, value in params.items()}

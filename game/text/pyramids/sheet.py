"""The options of Pyramids and its sheet: what can be chosen, what counts."""

from game.text.catalogue import N_, Texts
from game.text.words import Preset

PRESETS: tuple[Preset, ...] = ()
OPTIONS = {"start": N_("Starts")}
CATEGORIES = {
    "pyramid_blue": N_("Pyramid: blue"),
    "pyramid_white": N_("Pyramid: white"),
    "pyramid_red": N_("Pyramid: red"),
    "pyramid_green": N_("Pyramid: green"),
    "pyramid_yellow": N_("Pyramid: yellow"),
    "pyramid_extra": N_("Pyramid: largest again"),
    "pyramid_bonus": N_("Pyramid: all five colours"),
    "obelisk": N_("Obelisk"),
    "tomb": N_("Tomb"),
    "glyphs": N_("Glyphs"),
    "pyramid": N_("Pyramid"),
    "hand": N_("Cards in hand"),
    "round": N_("This round"),
    "total": N_("Total"),
}


def category(t: Texts, key: str) -> str:
    """A row of the sheet."""
    return t(CATEGORIES[key])


def option(t: Texts, key: str) -> str:
    """An option of the new game."""
    return t(OPTIONS[key])


def choice(t: Texts, key: str, value: str) -> str:
    """A value of an option."""
    return t("Random") if value == "random" else t("Seat {n}", n=value)


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence."""
    if value == "random":
        return t("The seed decides who starts.")
    return t("This seat chooses the first god tile; where nobody sits, the count goes on round the table.")

"""What several screens show: the switches for language and theme."""

from game.text.catalogue import LANGUAGES, Texts
from game.views.markup import Markup
from game.views.panels.controls import Choice, icon_button, switcher


def language_switch(t: Texts, language: str, cls: str = "") -> Markup:
    """The languages, each under its own name."""
    choices = [Choice(tag, tag.upper(), spoken=language_name(tag), language=tag) for tag in sorted(LANGUAGES)]
    return switcher(t("Language"), "language", choices, language, cls)


def language_name(tag: str) -> str:
    """A language as it is read aloud: what is seen, and its own name."""
    return f"{tag.upper()}, {LANGUAGES[tag]}"


def theme_button(t: Texts, theme: str, cls: str = "") -> Markup:
    """Day or night, whichever is not: the icon shows where it leads."""
    if theme == "dark":
        return icon_button(t("Light theme"), "theme:light", "day", cls=cls)
    return icon_button(t("Dark theme"), "theme:dark", "night", cls=cls)

"""What several screens show: language and theme."""

from game.text.catalogue import LANGUAGES, Texts
from game.text.joined import said_of
from game.views.markup import Attribute, Attributes, Markup, classes, el, join
from game.views.panels import popovers
from game.views.panels.controls import Choice, icon_button, switcher

MENU = "languages"


def language_switch(t: Texts, language: str) -> Markup:
    """The languages, all in sight, each under its own name."""
    choices = [Choice(tag, tag.upper(), spoken=language_name(tag), language=tag) for tag in sorted(LANGUAGES)]
    return switcher(t("Language"), "language", choices, language)


def language_menu(t: Texts, language: str, cls: str) -> Markup:
    """The language that is spoken; pressed, it opens a menu of the others."""
    opens: Attributes = {
        **popovers.opens(MENU),
        "class": classes("icon-button", cls),
        "data-k": "other-languages",
        "aria-label": said_of(t, t("Language"), language.upper()),
    }
    hides, others = popovers.hides(MENU), [tag for tag in LANGUAGES if tag != language]
    rows = (el("button", {**hides, **_language(tag)}, LANGUAGES[tag]) for tag in others)
    menu = popovers.menu(MENU, *rows)
    return join([el("button", opens, language.upper()), menu])


def _language(tag: str) -> dict[str, Attribute]:
    """A button that changes to a language, in that language."""
    return {"lang": tag, "aria-label": language_name(tag), "data-cmd": f"language:{tag}"}


def language_name(tag: str) -> str:
    """A language as it is read aloud: what is seen, and its own name."""
    return f"{tag.upper()}, {LANGUAGES[tag]}"


def theme_button(t: Texts, theme: str, cls: str = "") -> Markup:
    """Day or night, whichever is not: the icon shows where it leads."""
    if theme == "dark":
        return icon_button(t("Light theme"), "theme:light", "day", cls=cls)
    return icon_button(t("Dark theme"), "theme:dark", "night", cls=cls)

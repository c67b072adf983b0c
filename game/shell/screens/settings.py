"""Settings, and the keys of the keyboard."""

from collections.abc import Sequence

from game.shell.model import SOUNDS, SPEEDS, THEMES, Layer, Model, Settings
from game.shell.screens.common import language_switch
from game.shell.words import shell_texts
from game.text import common
from game.text.catalogue import N_, Texts
from game.views.markup import Markup, el
from game.views.panels.controls import Choice, button, switcher
from game.views.panels.layers import Dialog, Frame, choices, dialog

THEME_WORDS = {"auto": N_("Same as the system"), "light": N_("Light"), "dark": N_("Dark")}
THEME_SIGNS = {"auto": "", "light": "day", "dark": "night"}
SPEED_WORDS = {"slow": N_("Slow"), "normal": N_("Normal"), "fast": N_("Fast"), "none": N_("None")}
SOUND_WORDS = {"off": N_("Off"), "on": N_("On"), "always": N_("Even without motion")}
KEYS = (
    (N_("Tab"), N_("from group to group")),
    (N_("Arrow keys"), N_("within a group, and across the squares")),
    (N_("Enter"), N_("activates what has the focus")),
    (N_("Space"), N_("the same; with nothing in focus, it speeds up the bots")),
    (N_("Esc"), N_("cancels an open choice, closes what is on top")),
    ("U", N_("undoes a move")),
    ("H", N_("shows a hint")),
    ("L", N_("opens the log")),
    ("P", N_("opens the points")),
    ("?", N_("opens the rules at what has the focus")),
    ("I", N_("explains what has the focus; once more: the next thing, with Shift the one before")),
    ("Z", N_("enlarges what has the focus")),
)


def settings(model: Model, layer: Layer) -> Dialog:
    """What is chosen once for all games."""
    t, chosen = shell_texts(model), model.settings
    about = el("div", {"class": "about"}, *(el("p", None, paragraph) for paragraph in common.about(t)))
    said = el("section", None, el("div", {"class": "sets"}, *_rows(t, chosen)), about)
    body = el("div", {"class": "dialog-body one"}, said)
    actions = el(
        "span",
        {"class": "button-row"},
        button(t("Keys"), "keys", "help"),
        button(t("Saved games"), "saves", "log"),
        button(t("Done"), "close", cls="primary"),
    )
    return dialog(t, Frame("settings", t("Settings")), body, actions)


def _rows(t: Texts, chosen: Settings) -> tuple[Markup, ...]:
    """A setting each, and the backup."""
    themes = [Choice(theme, t(THEME_WORDS[theme]), THEME_SIGNS[theme]) for theme in THEMES]
    speeds = [Choice(speed, t(SPEED_WORDS[speed])) for speed in SPEEDS]
    sounds = [Choice(sound, t(SOUND_WORDS[sound])) for sound in SOUNDS]
    yes_no = [Choice("yes", t("On")), Choice("no", t("Off"))]
    extents = [Choice("no", t("Short")), Choice("yes", t("Full"))]
    paced = t("How fast things move and bots answer.")
    heard = t("For moves, points and the end. “On” stays silent where motion is off.")
    felt = t("A short one when you place a stone, on phones that can.")
    reviewed = t(
        "Games you have finished are reviewed while nobody plays, and what cost you most comes again."
    )
    typed = t("U, H, I, L, P, Z and ? work outside text fields.")
    return (
        _row(t("Language"), "", language_switch(t, chosen.language)),
        _choice(t("Theme"), "", "theme", themes, chosen.theme),
        _choice(t("Motion"), paced, "speed", speeds, chosen.speed),
        _choice(t("Sound"), heard, "sound", sounds, chosen.sound),
        _choice(t("Vibration"), felt, "vibration", yes_no, _yes(chosen.vibration)),
        _choice(t("Reviews by themselves"), reviewed, "reviews", yes_no, _yes(chosen.reviews)),
        _choice(t("Letter keys"), typed, "letter-keys", yes_no, _yes(chosen.letter_keys)),
        _choice(t("Rules"), "", "rules-full", extents, _yes(chosen.rules_full)),
        _backup(t),
    )


def _backup(t: Texts) -> Markup:
    """Everything as a file, out and in."""
    ways = choices(
        button(t("Export everything"), "export", "export"), button(t("Import"), "import", "import")
    )
    told = t("All games, settings and statistics as one text file, for another browser.")
    return _row(t("Backup"), told, ways)


def _choice(name: str, told: str, command: str, among: Sequence[Choice], chosen: str) -> Markup:
    """One of a few, in force as soon as it is chosen."""
    return _row(name, told, switcher(name, command, among, chosen))


def _row(name: str, told: str, control: Markup) -> Markup:
    small = el("small", None, told) if told else None
    return el("div", None, el("span", {"class": "setting-name"}, el("b", None, name), small), control)


def _yes(on: bool) -> str:
    return "yes" if on else "no"


def keys(model: Model, layer: Layer) -> Dialog:
    """What each key does."""
    t = shell_texts(model)
    off = el("p", {"class": "note"}, t("Letter keys are switched off in the settings."))
    lines = (_key(t, shown, told) for shown, told in KEYS)
    listed = el("dl", {"class": "keys"}, *lines)
    section = el("section", None, listed, None if model.settings.letter_keys else off)
    return dialog(t, Frame("keys", t("Keys")), el("div", {"class": "dialog-body one"}, section))


def _key(t: Texts, key: str, told: str) -> Markup:
    shown = el("kbd", {"class": "kbd"}, t(key) if len(key) > 1 else key)
    return el("div", None, el("dt", None, shown), el("dd", None, t(told)))

"""Short messages, and those that stand until they are no longer true."""

from collections.abc import Mapping, Sequence

from game.shell.kept.offline import NEWER, WAITS
from game.shell.model import Model, Notice, Toast
from game.shell.screens import explained
from game.shell.words import shell_texts
from game.text.catalogue import N_, Texts
from game.views.art.icons import icon
from game.views.markup import Attribute, Markup, el, join
from game.views.panels.controls import button, icon_button
from game.views.panels.layers import POINTER, choices

TOASTS = {"done": ("", "check"), "refused": ("no", "info"), "problem": ("trouble", "warn")}
STANDING = {
    "no-storage": N_(
        "This browser does not let the page keep anything. Games last until the page is closed."
    ),
    "aside": N_("Some stored settings could not be read. They were set aside; everything else is as it was."),
    "full": N_("Storage is full. What you play now goes on, but is no longer saved."),
    "other-tab": N_("Another tab has gone on with this game. Here it is no longer saved."),
    "other-version": N_(
        "This game was played under other rules, and no release that knows them is kept here. You can look "
        "at it, or play on from it as a new game."
    ),
    "broken": N_("A saved game is damaged. What can be read of it is shown; its text is kept as it is."),
    "page-thinking": N_("No worker could be started, so bots think on the page itself. It may stutter."),
}
WAYS_OUT: Mapping[str, Sequence[tuple[str, str, str]]] = {
    "no-storage": ((N_("Copy the game"), "share", "copy"),),
    "full": (
        (N_("Save as a file"), "download:record", "export"),
        (N_("Saved games"), "saves", "log"),
    ),
    "other-tab": (
        (N_("Open the other one"), "reload-save", "again"),
        (N_("Keep this one"), "take-over", "check"),
    ),
    "other-version": ((N_("Text of this game"), "raw:{arg}", "export"),),
    "broken": ((N_("Text of this game"), "raw:{arg}", "export"),),
}
UNSAVED = frozenset({"no-storage", "full"})  # a switch of versions would lose the open game
ABOUT_OPEN_GAME = frozenset({"share", "download:record", "reload-save", "take-over"})


def notes(model: Model) -> Markup:
    """All messages over the screen; the short ones lie on the top layer, if there is one."""
    t, playing = shell_texts(model), model.play is not None
    standing = [_standing(t, notice, playing) for notice in model.notices if notice.name != NEWER]
    return join([*standing, explained.card(model), None if model.layers else passing(model)])


def passing(model: Model) -> Markup:
    """What is said in passing, the question whether to switch versions, what comes of a file held here."""
    t, names = shell_texts(model), {notice.name for notice in model.notices}
    newer = _newer(t) if NEWER in names and not names & UNSAVED else None
    tip = _tip(model.toast) if model.toast and model.toast.at else None
    toast = _toast(t, model.toast) if model.toast and not model.toast.at else None
    low = el("div", {"class": "toasts"}, newer, toast) if newer or toast else None
    return join([tip, low, _drop(t) if model.dragged else None])


def _drop(t: Texts) -> Markup:
    """What comes of a file that is held over the page."""
    told = el("span", None, t("Drop the backup here: its games join yours."))
    return el("div", {"class": "drop", "data-k": "drop"}, el("p", None, icon("import", 32), told))


def _standing(t: Texts, notice: Notice, playing: bool) -> Markup:
    ways = [
        button(t(label), cmd.format(arg=notice.arg), sign)
        for label, cmd, sign in WAYS_OUT.get(notice.name, ())
        if playing or cmd not in ABOUT_OPEN_GAME
    ]
    close = icon_button(t("Close"), f"close-notice:{notice.name}", "close", size=20)
    attributes = {"class": "standing", "data-k": f"notice-{notice.name}", "role": "status"}
    told = el("p", None, t(STANDING[notice.name]))
    return el("div", attributes, icon("warn", 22), told, choices(*ways) if ways else None, close)


def _newer(t: Texts) -> Markup:
    """The question whether to switch versions: it moves nothing, and waits."""
    use = button(t("Update"), NEWER, "again", cls="ghost")
    later = icon_button(t("Close"), f"close-notice:{NEWER}", "close", size=20)
    return el("div", {"class": "toast", "data-k": f"notice-{NEWER}"}, el("p", None, t(WAITS)), use, later)


def _toast(t: Texts, toast: Toast) -> Markup:
    cls, sign = TOASTS[toast.kind]
    back = button(t("Undo"), toast.command, "undo") if toast.command else None
    close = icon_button(t("Close"), "close-toast", "close", size=20)
    attributes = {"class": f"toast {cls}".rstrip(), "data-k": f"toast-{toast.n}"}
    return el("div", attributes, el("span", None, icon(sign, 22)), el("p", None, toast.text), back, close)


def _tip(toast: Toast) -> Markup:
    """A refusal beside the thing that was refused; the web room puts it there."""
    attributes: dict[str, Attribute] = {
        "class": "why-tip",
        "data-tip": toast.at,
        "data-k": f"toast-{toast.n}",
    }
    return el("div", attributes, el("span", None, toast.text), POINTER)

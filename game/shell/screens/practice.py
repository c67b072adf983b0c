"""A practice ground: the frame of a table, without a match."""

from game.shell.dialogs import Practice
from game.shell.drawn_page import Screen, Slot
from game.shell.model import Model
from game.shell.opened import game_texts
from game.shell.practising import PATHS
from game.shell.screens.common import language_switch, theme_button
from game.shell.screens.table import bar, tool
from game.text.catalogue import N_, Texts
from game.text.games import title
from game.text.practice import words
from game.views.face import face
from game.views.games import practice
from game.views.markup import Markup, el, join
from game.views.panels.controls import icon_button
from game.views.table import Practised

# command, icon, word, key
TOOLS = (
    ("undo", "undo", N_("Undo"), "U"),
    ("redo", "redo", N_("Redo"), ""),
    ("practice-reset", "again", N_("Begin again"), ""),
    ("rules", "rules", N_("Rules"), "?"),
    ("settings", "menu", N_("Settings"), ""),
)


def screen(model: Model) -> Screen:
    """The ground as it stands."""
    at = model.practice
    assert at is not None
    t = game_texts(model, at.game)
    parts = practice(at.game).drawn(seen(model, at, t))
    name = words(at.game).name(t)
    settings = model.settings
    filled = {
        "name": join(
            [
                icon_button(t("To the lobby"), "lobby", "back"),
                el("h1", None, name),
                el("span", {"class": "subtitle only-wide"}, title(t, at.game)),
            ]
        ),
        "status": parts.status,
        "looks": join(
            [
                language_switch(t, settings.language, "only-wide"),
                theme_button(t, settings.theme, "only-wide"),
            ]
        ),
        "board": join([el("h2", {"class": "spoken"}, name), parts.board]),
        "prompt": parts.prompt,
        "tools": _tools(t, model, at),
    }
    return Screen(f"t-body p-{at.game}", f"{name} – {title(t, at.game)}", frame, filled, face(at.game).script)


def frame(slot: Slot) -> Markup:
    """A table's, with what a ground has of it."""
    return join([bar(slot), *map(slot, ("board", "prompt", "tools"))])


def seen(model: Model, at: Practice, t: Texts) -> Practised:
    """The ground as its view draws it."""
    done = tuple(name.partition(" ")[2] for name in model.practised if name.startswith(f"{at.game} "))
    return Practised(t, at.task, at.steps, at.aim, at.chosen, PATHS.index(at.path), at.scale, done)


def _tools(t: Texts, model: Model, at: Practice) -> Markup:
    off = {"undo": not at.steps, "redo": not at.redo, "practice-reset": not at.steps}
    keys = model.settings.letter_keys
    tools = (
        tool(t, i == 0, off.get(cmd, False), cmd, sign, word, key if keys else "")
        for i, (cmd, sign, word, key) in enumerate(TOOLS)
    )
    return el("nav", {"class": "tools", "aria-label": t("Tools"), "data-group": "tools"}, *tools)

"""The table: the frame that every game's board stands in."""

from collections.abc import Callable, Mapping, Sequence

from game.core.options import Option
from game.core.registry import LISTINGS
from game.shell.far import remote
from game.shell.learning import exploring
from game.shell.learning.challenges import AIMS
from game.shell.model import Model
from game.shell.play import Exploration, Plan, Play, Quest
from game.shell.screens import (
    box,
    challenges,
    counting_panel,
    explore,
    plan,
    remote_panels,
    review,
    set_up,
    since_popover,
)
from game.shell.screens.common import language_menu, theme_button
from game.shell.screens.drawn_page import Screen, Slot
from game.shell.screens.lesson import bubble
from game.shell.screens.past import prompt as past_prompt
from game.shell.screens.settings import KEYS
from game.shell.setup import setting_up
from game.shell.setup.starting import START
from game.shell.table.opened import OpenGame, seen
from game.text.catalogue import N_, Texts
from game.text.facade import Words
from game.text.games import short_title
from game.text.joined import said_of
from game.text.lesson import has_lesson
from game.views.art.icons import icon
from game.views.face import face
from game.views.games import drawn
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels import popovers
from game.views.panels.controls import icon_button
from game.views.table import Parts

Tool = tuple[str, str, str, str]  # command, icon, word, key
TOOLS: tuple[Tool, ...] = (
    ("undo", "undo", N_("Undo"), "U"),
    ("redo", "redo", N_("Redo"), ""),
    ("hint", "hint", N_("Hint"), "H"),
    ("log", "log", N_("Log"), "L"),
    ("points", "points", N_("Points"), "P"),
    ("rules", "rules", N_("Rules"), "?"),
)
AGAIN = ("again", "again", N_("Begin again"), "")
AIMED = (AIMS, "star", N_("Aims"), "")
OF_COMPANY = frozenset({"hint", "log", "points", "new:{game}"})  # where nobody else plays, one begins again
# Among the tools; narrow pages have the one in the menu, the narrowest the other, too.
NARROWED = {"redo": ("only-wide", "not-wide"), "log": ("not-tiny", "only-tiny")}
CHALLENGED = NARROWED | {"log": NARROWED["redo"], "rules": NARROWED["log"]}  # as there is a tool more
EVERYWHERE = ("", "")
MENU_ID = "menu"
LEARN = "learn:{game}"
EXPLORE = "explore"
EXPLAINS = "I"  # the key
MENU = (
    ("new:{game}", "plus", N_("New game")),
    ("saves", "log", N_("Saved games")),
    (LEARN, "hint", N_("Learn the game")),
    ("share", "share", N_("Share")),
    ("set-up", "place", N_("Set up from here")),
    (EXPLORE, "search", N_("Explore")),
    ("redo", "redo", N_("Redo")),
    ("log", "log", N_("Log")),
    ("rules", "rules", N_("Rules")),
    ("settings", "menu", N_("Settings")),
    ("keys", "help", N_("Keys")),
)


def screen(model: Model) -> Screen:
    """The open game as it stands, or as it stood at the step looked at."""
    opened = OpenGame(model)
    parts = drawn(opened.box, seen(opened))
    filled = {
        "name": _name(opened),
        "status": parts.status,
        "looks": _looks(opened),
        "board": join([_heading(opened), parts.board]),
        "lesson": _bubble(opened),
        "prompt": _prompt(opened, parts),
        "tools": _tools(opened),
        "menu": _menu(opened),
        "since": since_popover.popover(opened),
    }
    dress = " ".join(f"p-{game}" for game in (opened.game, LISTINGS[opened.game].practises[0]) if game)
    by_hand = " set-up" if opened.play.set_up else ""
    classes = f"t-body {dress}{counting_panel.category(opened)}{by_hand}"
    return Screen(classes, _title(opened), frame, filled, face(opened.game).script)


def _bubble(opened: OpenGame) -> Markup:
    """What is said over the table: of a move that is looked for, of moves that are tried, of a lesson."""
    if opened.play.set_up:
        return set_up.palette(opened)
    return BUBBLES.get(type(opened.play.trial), bubble)(opened)


# What is said over the table where moves are looked for or tried.
BUBBLES: Mapping[type, Callable[[OpenGame], Markup]] = {
    Quest: review.bubble,
    Plan: plan.bubble,
    Exploration: explore.bubble,
}


def _heading(opened: OpenGame) -> Markup:
    """Heard before the table: what it is, and the key that explains what has the focus."""
    said = el("p", {"class": "spoken"}, said_of(opened.t, EXPLAINS, opened.t(dict(KEYS)[EXPLAINS])))
    heading = el("h2", {"class": "spoken"}, opened.t("Table"))
    return join([heading, said if opened.model.settings.letter_keys else None])


def frame(slot: Slot) -> Markup:
    """The bar, then all that the game and the page around it show."""
    return join([bar(slot), *map(slot, ("board", "lesson", "prompt", "tools", "menu", "since"))])


def bar(slot: Slot) -> Markup:
    """The game's name, how things stand, how it looks."""
    middle = el("div", {"class": "mid"}, slot("status"))
    return el("header", {"class": "bar"}, slot("name"), middle, slot("looks"))


def _prompt(opened: OpenGame, parts: Parts) -> Markup:
    if opened.play.set_up:
        return set_up.prompt(opened)
    if opened.play.read_only:
        return past_prompt(opened)
    if opened.play.explore and opened.match.over:
        return explore.prompt(opened)
    if remote.due(opened.play) and not opened.match.over:
        return remote_panels.prompt(opened)
    return parts.prompt if opened.play.counted is None else counting_panel.panel(opened)


def _title(opened: OpenGame) -> str:
    """The title of the tab says whose turn it is."""
    match = opened.match
    if match.over:
        return opened.title
    return opened.t("{name} to move – {game}", name=opened.names[match.player], game=opened.title)


# ---- the bar ------------------------------------------------------------------------------------------


def _name(opened: OpenGame) -> Markup:
    t, setup = opened.t, opened.match.setup
    specs = [spec for spec in opened.match.game.info.options if spec.key != START]
    sub = options(t, opened.words, specs, dict(setup.options))
    sub, short = sub or t.n("{n} player", "{n} players", setup.players), short_title(t, opened.game)
    sub = f"{sub} · {box.count(t, setup.edition)}" if setup.edition else sub
    sub = challenges.in_short(opened) or sub
    return join(
        [
            icon_button(t("Back to the lobby"), "lobby", "back"),
            el("h1", None, _span("whole-title", opened.title), _span("short-title", short)),
            _span("subtitle only-wide", sub),
        ]
    )


def _span(cls: str, text: str) -> Markup:
    return el("span", {"class": cls}, text)


def options(t: Texts, told: Words, specs: Sequence[Option], chosen: dict[str, str]) -> str:
    """The options in one line; where several have the same choices and the same value, said once."""
    first = [spec.choices for spec in specs if not spec.younger]
    choices = max(first, key=first.count, default=())
    alike = [spec for spec in specs if spec.choices == choices]
    values = {chosen[spec.key] for spec in alike}
    if len(alike) > 1 and len(values) == 1:
        return t("all on {choice}", choice=told.choice(t, alike[0].key, values.pop()))
    if len(alike) == 1:
        (spec,) = alike
        return said_of(t, told.option(t, spec.key), told.choice(t, spec.key, chosen[spec.key]))
    return " · ".join(f"{told.option(t, spec.key)} {chosen[spec.key]}" for spec in alike)


def _looks(opened: OpenGame) -> Markup:
    t, settings = opened.t, opened.model.settings
    return join(
        [
            language_menu(t, settings.language, "only-wide"),
            theme_button(t, settings.theme, "only-wide"),
            _menu_button(t, "icon-button only-wide", 24),
        ]
    )


def _menu_button(t: Texts, cls: str, size: int, word: Markup | None = None) -> Markup:
    attributes: Attributes = {
        **popovers.opens(MENU_ID),
        "class": cls,
        "aria-label": None if word else t("Menu"),
        "data-k": f"menu-{cls.partition(' ')[0]}",
    }
    return el("button", attributes, icon("menu", size), word)


def _menu(opened: OpenGame) -> Markup:
    """Everything else, in a popover: the browser opens and closes it."""
    off = OF_COMPANY if opened.play.alone else frozenset()
    off |= {"set-up"} if opened.play.set_up else frozenset()
    off |= frozenset() if has_lesson(opened.game) else {LEARN}
    off |= frozenset() if exploring.offered(opened.model, opened.play) else {EXPLORE}
    off |= frozenset() if challenges.is_one(opened) else {"rules"}
    rows = (_row(opened, *entry) for entry in MENU if entry[0] not in off)
    return popovers.menu(MENU_ID, *rows)


def _row(opened: OpenGame, cmd: str, sign: str, word: str) -> Markup:
    attributes: Attributes = {
        **popovers.hides(MENU_ID),
        "class": classes(_narrowed(opened, cmd)[1]),
        "data-cmd": cmd.format(game=opened.game),
        "data-k": f"menu-{cmd.partition(':')[0]}",
        "aria-disabled": "true" if cmd in _unavailable(opened.play) else None,
    }
    return el("button", attributes, icon(sign, 22), el("span", None, opened.t(word)))


# ---- tools --------------------------------------------------------------------------------------------


def _tools(opened: OpenGame) -> Markup:
    t, off = opened.t, _unavailable(opened.play)
    tools = [_tool(opened, row, i == 0, row[0] in off) for i, row in enumerate(_offered(opened))]
    menu = _menu_button(t, "tool not-wide", 24, el("span", None, t("Menu")))
    return el("nav", {"class": "tools", "aria-label": t("Tools"), "data-group": "tools"}, *tools, menu)


def _offered(opened: OpenGame) -> list[Tool]:
    """Who plays alone begins again; a challenge shows its aims."""
    if opened.play.alone:
        return [*(row for row in TOOLS if row[0] not in OF_COMPANY), AGAIN]
    return [*TOOLS, AIMED] if challenges.is_one(opened) else [*TOOLS]


def _narrowed(opened: OpenGame, cmd: str) -> tuple[str, str]:
    """On which pages a command is among the tools, and on which in the menu."""
    return (CHALLENGED if challenges.is_one(opened) else NARROWED).get(cmd, EVERYWHERE)


def _tool(opened: OpenGame, row: Tool, first: bool, off: bool) -> Markup:
    """A button of the row below every board."""
    cmd, sign, word, key = row
    name, key = opened.t(word), key if opened.model.settings.letter_keys else ""
    attributes: Attributes = {
        "type": "button",
        "class": classes("tool", _narrowed(opened, cmd)[0]),
        "data-cmd": cmd,
        "data-k": f"tool-{cmd}",
        "tabindex": 0 if first else -1,
        "title": f"{name} ({key})" if key else name,
        "aria-keyshortcuts": ("Shift+?" if key == "?" else key) or None,
        "aria-disabled": "true" if off else None,
    }
    return el("button", attributes, icon(sign, 24), el("span", None, name))


def _unavailable(play: Play) -> frozenset[str]:
    """Tools that would do nothing now."""
    off = set()
    if play.set_up:
        held = play.set_up
        lacking = {"hint": True, "undo": held.at == 0, "redo": held.at + 1 == len(held.texts)}
        lacking["share"] = bool(setting_up.faults(play))
        return frozenset(name for name, lacks in lacking.items() if lacks)
    if play.read_only or play.quest or not (play.match.plies or play.start):
        off.add("undo")
    if play.read_only or not (play.redo or exploring.leads_on(play)):
        off.add("redo")
    if not play.your_turn or (play.quest and play.quest.solved):
        off.add("hint")
    return frozenset(off)

"""The table: the frame that every game's board stands in."""

from collections.abc import Sequence

from game.bots.levels import nearest
from game.bots.reasons import NOW
from game.core.options import Option
from game.shell import counting, far, lessons, quests, reviewing, sight
from game.shell.frame import Screen, slot
from game.shell.lobby import START
from game.shell.model import Model
from game.shell.play import Hint, Play
from game.shell.screens import counting as counting_panel
from game.shell.screens import far as far_panel
from game.shell.screens import review, since
from game.shell.screens.common import OpenGame, language_switch, theme_button
from game.shell.screens.lesson import bubble
from game.shell.screens.past import prompt as past_prompt
from game.shell.screens.tables import drawn
from game.text import common, teaching
from game.text.catalogue import N_, Texts
from game.text.lesson import has_lesson
from game.text.words import Words
from game.views.art.icons import icon
from game.views.markup import Attribute, Markup, classes, el, join
from game.views.panels.controls import icon_button
from game.views.panels.lesson import pointing
from game.views.table import Parts, Sitter, Table

# command, icon, word, key
TOOLS = (
    ("undo", "undo", N_("Undo"), "U"),
    ("redo", "redo", N_("Redo"), ""),
    ("hint", "hint", N_("Hint"), "H"),
    ("log", "log", N_("Log"), "L"),
    ("points", "points", N_("Points"), "P"),
    ("rules", "rules", N_("Rules"), "?"),
)
EVEN = 10  # thousandths of a win; what differs by less is as good
WIDE_ONLY = frozenset({"redo"})  # among the tools; narrow pages have it in the menu
LEARN = "learn:{game}"
MENU = (
    ("new:{game}", "plus", N_("New game")),
    ("saves", "log", N_("Saved games")),
    (LEARN, "hint", N_("Learn the game")),
    ("share", "share", N_("Share")),
    ("redo", "redo", N_("Redo")),
    ("settings", "menu", N_("Settings")),
    ("keys", "help", N_("Keys")),
)


def screen(model: Model) -> Screen:
    """The open game as it stands, or as it stood at the step looked at."""
    opened = OpenGame(model)
    parts = drawn(opened.game, seen(opened))
    at = lessons.pointed_at(opened.play)
    bar = el(
        "header", {"class": "bar"}, slot("name"), el("div", {"class": "mid"}, slot("status")), slot("looks")
    )
    slots = (slot(key) for key in ("board", "lesson", "prompt", "tools", "menu", "since"))
    frame = join([bar, *slots])
    filled = {
        "name": _name(opened),
        "status": pointing(parts.status, at),
        "looks": _looks(opened),
        "board": join([el("h2", {"class": "spoken"}, opened.t("Table")), pointing(parts.board, at)]),
        "lesson": review.bubble(opened) if opened.play.quest else bubble(opened),
        "prompt": pointing(_prompt(opened, parts), at),
        "tools": _tools(opened),
        "menu": _menu(opened),
        "since": since.popover(opened),
    }
    return Screen(f"t-body p-{opened.game}{counting_panel.category(opened)}", _title(opened), frame, filled)


def _prompt(opened: OpenGame, parts: Parts) -> Markup:
    if opened.play.read_only:
        return past_prompt(opened)
    if far.due(opened.play) and not opened.match.over:
        return far_panel.prompt(opened)
    return parts.prompt if opened.play.counted is None else counting_panel.panel(opened)


def _title(opened: OpenGame) -> str:
    """The title of the tab says whose turn it is."""
    match = opened.match
    if match.over:
        return opened.title
    return opened.t("{name} to move – {game}", name=opened.names[match.player], game=opened.title)


# ---- what the board is drawn from ---------------------------------------------------------------------


def seen(opened: OpenGame) -> Table:
    """The position on the screen as a view draws it."""
    play, shown = opened.play, opened.play.shown
    past = reviewing.turning_point(play)
    viewer = past.player if past else _viewer(play)
    free = play.your_turn and not sight.covered(play)
    better = past.best if past else quests.answer(play)
    known = {action.text: action for action in shown.legal if action.text == better} if past else {}
    proposed = lessons.proposal(play)
    return Table(
        game=shown.game,
        seen=sight.seen(play),
        offered={action.text: action for action in shown.legal} if free else known,
        legal={action.text: action for action in play.legal} if free else known,
        seats=tuple(_seat(opened, player, player == viewer) for player in range(len(opened.names))),
        t=opened.t,
        start=play.begun,
        aim=play.aim if free else "",
        scale=play.scale,
        preview=play.preview,
        inspected=play.inspected,
        pointed=play.pointed,
        deed=shown.action(shown.plies - 1) if shown.plies else None,
        before=shown.at(shown.plies - 1) if shown.plies else None,
        last=tuple(shown.events(shown.plies - 1)) if shown.plies else (),
        since=since.moves(opened),
        told=tuple(shown.told),
        booked=tuple(shown.booked),
        proposed=shown.game.info.vocabulary.read(proposed) if proposed else None,
        thinking=play.thinking is not None and play.thinking.purpose == "move",
        hint=play.hint.action if play.hint else better,
        better=bool(better),
        hint_why=_margin(opened),
        live=not play.read_only,
        uncounted=() if play.counted is None else tuple(counting.due(play)[play.counted :]),
    )


def _viewer(play: Play) -> int:
    """Whose side of the table is near: the person's; of several, whoever decides, else who has the device."""
    persons = sight.persons(play)
    if play.asked in persons:
        return play.asked
    return next(iter(persons), 0) if play.holder is None else play.holder


def _seat(opened: OpenGame, player: int, viewer: bool) -> Sitter:
    seat = opened.play.seats[player]
    level = common.strength(opened.t, nearest(seat.bot).text) if seat.thinks else ""
    return Sitter(opened.names[player], seat.thinks, level, viewer)


def _margin(opened: OpenGame) -> str:
    """Why this move, as far as a bot can say."""
    t, hint = opened.t, opened.play.hint
    if hint is None:
        return ""
    if hint.margin is None:
        return t("Nothing else is possible.")
    reasons = [reason for reason in hint.why if reason.kind != NOW][:1]  # what it brings is told before
    why = teaching.why(t, opened.words, reasons, opened.names)
    return " ".join(part for part in (_ahead(t, hint), why) if part)


def _ahead(t: Texts, hint: Hint) -> str:
    """How much better it is than the next best, in points and in chances."""
    points, percent = round(hint.margin or 0), teaching.percent(t, hint.chance)
    if points < 1:
        if hint.chance < EVEN:
            return t("The next best is about as good.")
        return t("With the next best the chances are {percent} lower.", percent=percent)
    if hint.chance < EVEN:
        return t.n(
            "About {n} point better than the next best.",
            "About {n} points better than the next best.",
            points,
        )
    return t.n(
        "About {n} point and {percent} of the chances better than the next best.",
        "About {n} points and {percent} of the chances better than the next best.",
        points,
        percent=percent,
    )


# ---- the bar ------------------------------------------------------------------------------------------


def _name(opened: OpenGame) -> Markup:
    t, setup = opened.t, opened.match.setup
    specs = [spec for spec in opened.match.game.info.options if spec.key != START]
    sub = options(t, opened.words, specs, dict(setup.options))
    sub = sub or t.n("{n} player", "{n} players", setup.players)
    return join(
        [
            icon_button(t("To the lobby"), "lobby", "back"),
            el("h1", None, opened.title),
            el("span", {"class": "subtitle only-wide"}, sub),
        ]
    )


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
        return f"{told.option(t, spec.key)}: {told.choice(t, spec.key, chosen[spec.key])}"
    return " · ".join(f"{told.option(t, spec.key)} {chosen[spec.key]}" for spec in alike)


def _looks(opened: OpenGame) -> Markup:
    t, settings = opened.t, opened.model.settings
    return join(
        [
            language_switch(t, settings.language, "only-wide"),
            theme_button(t, settings.theme, "only-wide"),
            _menu_button(t, "icon-button only-wide", 24),
        ]
    )


def _menu_button(t: Texts, cls: str, size: int, word: Markup | None = None) -> Markup:
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": cls,
        "popovertarget": "menu",
        "aria-label": None if word else t("Menu"),
        "data-k": f"menu-{cls.partition(' ')[0]}",
    }
    return el("button", attributes, icon("menu", size), word)


def _menu(opened: OpenGame) -> Markup:
    """Everything else, in a popover: the browser opens and closes it."""
    rows = (_row(opened, *entry) for entry in MENU if entry[0] != LEARN or has_lesson(opened.game))
    return el("div", {"class": "popover menu", "id": "menu", "popover": True, "data-k": "menu"}, *rows)


def _row(opened: OpenGame, cmd: str, sign: str, word: str) -> Markup:
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": classes(cmd in WIDE_ONLY and "not-wide"),
        "data-cmd": cmd.format(game=opened.game),
        "popovertarget": "menu",
        "popovertargetaction": "hide",
        "data-k": f"menu-{sign}",
    }
    return el("button", attributes, icon(sign, 22), el("span", None, opened.t(word)))


# ---- tools --------------------------------------------------------------------------------------------


def _tools(opened: OpenGame) -> Markup:
    t, off = opened.t, _unavailable(opened.play)
    keys = opened.model.settings.letter_keys
    tools = (
        tool(t, i == 0, cmd in off, cmd, sign, word, key if keys else "")
        for i, (cmd, sign, word, key) in enumerate(TOOLS)
    )
    menu = _menu_button(t, "tool not-wide", 24, el("span", None, t("Menu")))
    return el("nav", {"class": "tools", "aria-label": t("Tools"), "data-group": "tools"}, *tools, menu)


def tool(t: Texts, first: bool, off: bool, cmd: str, sign: str, word: str, key: str) -> Markup:
    """A button of the row below every board."""
    name = t(word)
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": classes("tool", cmd in WIDE_ONLY and "only-wide"),
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
    if play.read_only or not (play.match.plies or play.start):
        off.add("undo")
    if play.read_only or not play.redo:
        off.add("redo")
    if not play.your_turn:
        off.add("hint")
    return frozenset(off)

"""Setting up a position: what is wrong with it, the settings of the chosen thing, the text."""

from game.core.editor import Setting
from game.shell.kept.seats import LONGEST_NAME
from game.shell.model import Layer, Model
from game.shell.screens import box
from game.shell.setup import setting_up
from game.shell.table.opened import OpenGame
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.games import table_words
from game.text.table import TableWords
from game.views.markup import Attribute, Markup, el, join
from game.views.panels.controls import (
    Choice,
    button,
    icon_button,
    labelled,
    number_field,
    segmented,
    select,
    text_field,
)
from game.views.panels.layers import POINTER, Dialog, Frame, dialog
from game.views.panels.prompt import Ask, Button
from game.views.panels.prompt import prompt as panel

PRESETS = {
    "clear": N_("everything in the box"),
    "start": N_("the deal"),
    "end": N_("this, and the game is over"),
}
MANY = 12  # whole numbers, from which on they are typed
FEW, SHORT = 5, 40  # choices that stand side by side, and the letters that they and what is around take
AROUND = 4


def prompt(opened: OpenGame) -> Markup:
    """Whether it can be played, or why not; what it is for. Or how it counts."""
    t, play = opened.t, opened.play
    if play.set_up and play.set_up.box:
        return box.prompt(opened)
    if play.set_up and play.set_up.counts:
        return _counting(opened)
    faults = setting_up.faults(play)
    off = {"aria-disabled": "true"} if faults else {}
    ways = [
        Button(t("Play from here"), {"data-cmd": "set-play", **off}, main=True, icon="play", short=t("Play")),
        Button(t("Best move here"), {"data-cmd": "set-best", **off}, short=t("Best move")),
        Button(t("Share"), {"data-cmd": "share", **off}),
        Button(t("As text"), {"data-cmd": "position"}, short=t("Text")),
    ]
    by_thing = table_words(opened.box) is not None
    free = t("Click anything on the table to change it.") if by_thing else t("Change it as text.")
    said = opened.words.refusal(t, faults[0].why) if faults else free
    title = t("Not yet a position") if faults else t("Set up a position")
    mover = max(0, opened.match.player)
    return panel(opened.people[mover], Ask(title, said, ways, row=_row(opened), cls="past", stop=False))


def _counting(opened: OpenGame) -> Markup:
    """What everybody has by now, and what is asked for."""
    t, game, state = opened.t, opened.match.game, opened.match.state
    each = zip(opened.names, game.scores(state), strict=True)
    ways = [
        Button(t("Count it"), {"data-cmd": "count"}, main=True, icon="points", short=t("Count")),
        Button(t("Names"), {"data-cmd": f"set-thing:{setting_up.NAMES}"}),
    ]
    told = " · ".join(f"{name} {common.number(points)}" for name, points in each)
    asked = Ask(t("How did it end?"), told, ways, row=_row(opened), cls="past", stop=False)
    return panel(opened.people[game.outcome(state).winners[0]], asked)


def _row(opened: OpenGame) -> Markup:
    """What is changed, where to begin anew, and the way out."""
    t, counts = opened.t, opened.play.set_up is not None and opened.play.set_up.counts
    presets = None if counts or table_words(opened.box) is None else _presets(t)
    leave = t("Stop counting") if counts else t("Stop setting up")
    way_out = icon_button(leave, "set-leave", "close", cls="paper")
    return join((box.things(opened, t("Names")), presets, way_out))


def _presets(t: Texts) -> Markup:
    told = [Choice("", t("Begin …")), *(Choice(key, t(name)) for key, name in PRESETS.items())]
    return select(t("Begin with"), "set-preset", told, "")


# ---- the thing that is changed ---------------------------------------------------------------------------


def palette(opened: OpenGame) -> Markup:
    """What can be set about the chosen thing, beside it."""
    play, told = opened.play, table_words(opened.box)
    if play.set_up is None or told is None or not play.set_up.thing:
        return Markup()
    chosen = play.set_up.thing
    of_box = play.set_up.box is not None
    if chosen == setting_up.NAMES:
        title = opened.t("Name") if of_box else opened.t("Names")
        controls = box.name(opened) if of_box else _names(opened)
    else:
        title = common.capital(told.thing(opened.t, chosen, opened.names))
        own = [setting for setting in setting_up.settings(play) if setting.thing == chosen]
        plain = (_control(opened, told, setting) for setting in own)
        controls = list(box.controls(opened, own) if of_box else plain)
    head = (
        el("h3", None, title),
        icon_button(opened.t("Close"), "set-thing:", "close", size=20),
    )
    attributes: dict[str, Attribute] = {
        "class": "palette",
        "data-k": "palette",
        "data-of": chosen,
        "aria-label": opened.t("Change"),
    }
    return el(
        "section",
        attributes,
        POINTER,
        el("header", None, *head),
        *controls,
    )


def _names(opened: OpenGame) -> list[Markup]:
    """What the players are called."""
    t, named = opened.t, f"{setting_up.FIELD}-{setting_up.NAMED}"
    return [
        text_field(t("Name of player {n}", n=number + 1), f"{named}{number}", seat.name, most=LONGEST_NAME)
        for number, seat in enumerate(opened.play.seats)
    ]


def _control(opened: OpenGame, told: TableWords, setting: Setting) -> Markup:
    t, name = opened.t, f"set-{setting.key}"
    label = common.capital(told.setting(t, setting.name, opened.names))
    choices = [
        Choice(value, common.capital(told.value(t, setting.name, value, opened.names)))
        for value in setting.choices
    ]
    if len(choices) > MANY and all(choice.label.lstrip("-").isdigit() for choice in choices):
        numbers = [int(choice.value) for choice in choices]
        return number_field(label, name, setting.value, min(numbers), max(numbers))
    if len(choices) > FEW or sum(len(choice.label) + AROUND for choice in choices) > SHORT:
        return labelled(label, select(label, name, choices, setting.value))
    return el(
        "div", {"class": "label"}, el("span", None, label), segmented(label, name, choices, setting.value)
    )


# ---- as text -----------------------------------------------------------------------------------------------


def as_text(model: Model, layer: Layer) -> Dialog:
    """The text of the position, to be copied, or written otherwise."""
    opened = OpenGame(model)
    t, problem = opened.t, model.typed.problem
    attributes: dict[str, Attribute] = {
        "class": "entry fixed",
        "id": "position",
        "rows": 16,
        "spellcheck": "false",
        "data-field": f"{setting_up.FIELD}-{setting_up.TEXT}",
        "data-k": "position",
        "aria-invalid": "true" if problem else None,
        "aria-describedby": "position-note",
    }
    of_box = opened.play.set_up is not None and opened.play.set_up.box is not None
    usual = box.as_written(opened) if of_box else t("A line a thing, as the game itself writes it down.")
    told = common.problem(t, problem) if problem else usual
    content = (
        el("label", {"for": "position", "class": "label-text"}, t("Box") if of_box else t("Position")),
        el("textarea", attributes, model.typed.text),
        el("p", {"id": "position-note", "class": "fault" if problem else "note"}, told),
    )
    field = el("section", None, el("div", {"class": "label"}, *content))
    body = el("div", {"class": "dialog-body one"}, field)
    buttons = el(
        "span",
        {"class": "button-row"},
        button(t("Cancel"), "close"),
        button(t("Put on the table"), "set-take", "check", cls="primary"),
    )
    heading = t("The box as text") if of_box else t("The position as text")
    return dialog(t, Frame("position", heading), body, buttons)

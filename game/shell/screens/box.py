"""Boxes of one's own: chosen in the dialog for a new game, changed on the table, told beside the rules."""

from collections.abc import Iterable, Sequence

from game.core.edition import Edition
from game.core.editor import Setting
from game.core.loading import values
from game.shell.dialogs import Draft
from game.shell.kept.seats import LONGEST_NAME
from game.shell.model import Model
from game.shell.setup import box_values, boxes, setting_up
from game.shell.table.opened import OpenGame
from game.text import common
from game.text.catalogue import Texts
from game.text.edition import differences, edition_words
from game.text.games import table_words
from game.views.markup import Markup, el, join
from game.views.panels.controls import Choice, button, icon_button, labelled, note, select, text_field
from game.views.panels.layers import more
from game.views.panels.prompt import Ask, Button
from game.views.panels.prompt import prompt as panel


def count(t: Texts, edition: Edition) -> str:
    """How many values differ."""
    return t.n("{n} value of its own", "{n} values of its own", len(edition))


def listed(t: Texts, game: str, edition: Edition) -> Markup:
    """What differs, folded away."""
    rows = (el("li", None, told) for told in differences(t, game, edition))
    return more(common.capital(count(t, edition)), el("ul", None, *rows))


# ---- in dialogs -----------------------------------------------------------------------------------------


def choice(t: Texts, model: Model, draft: Draft) -> list[Markup]:
    """Which box is played with, what differs in it, and the way to change it; of a link what it brings."""
    if not boxes.varies(draft.game) or (draft.linked and not draft.edition):
        return []
    told = [listed(t, draft.game, draft.edition), *_bots(t, draft)] if draft.edition else []
    ways = _kept(t) if draft.linked else _choices(t, model, draft)
    return [el("h3", None, t("Box")), *ways, *told]


def _kept(t: Texts) -> list[Markup]:
    return [note(t("The link sets other values than usual.")), _keep(t)]


def _keep(t: Texts) -> Markup:
    return button(t("Keep this box"), "box-take", "place", cls="ghost")


def _choices(t: Texts, model: Model, draft: Draft) -> list[Markup]:
    own = boxes.of_game(model, draft.game)
    named = [Choice("", t("as usual")), *(Choice(box.id, box.name) for box in own)]
    change = button(t("Change values") if draft.box else t("Values of your own"), "box", "place", cls="ghost")
    chooser = select(t("Box"), boxes.FIELD, named, draft.box) if own else None
    return [el("div", {"class": "row"}, chooser, change)]


def _bots(t: Texts, draft: Draft) -> list[Markup]:
    """Bots learned with the values that are usual."""
    thinks = any(seat.thinks for seat in draft.seats)
    told = t("Bots play by these values, but what they learned comes from games with the usual ones.")
    return [note(told)] if thinks else []


def beside_rules(t: Texts, game: str, edition: Edition) -> Markup | None:
    """What of the open game the rules tell otherwise."""
    if not edition:
        return None
    told = note(t("The rules and their examples tell the usual values; this game has some of its own."))
    return el("section", None, listed(t, game, edition), told, _keep(t))


# ---- on the table ---------------------------------------------------------------------------------------


def prompt(opened: OpenGame) -> Markup:
    """What the box is called, how much differs in it, and the ways out."""
    t, play = opened.t, opened.play
    assert play.set_up is not None
    assert play.set_up.box is not None
    edition = opened.match.setup.edition
    free = t("Click a thing that has values; “Change …” lists them all.")
    ways = [
        Button(t("Keep"), {"data-cmd": "box-keep"}, main=True, icon="check"),
        Button(t("As text"), {"data-cmd": "position"}, short=t("Text")),
    ]
    usual = Choice("usual", t("as usual"))
    again = select(t("Begin with"), "set-preset", [Choice("", t("Begin …")), usual], "")
    way_out = icon_button(t("Leave without keeping"), "set-leave", "close", cls="paper")
    row = join((things(opened, t("Name")), again, way_out))
    said = common.capital(count(t, edition)) if edition else free
    asked = Ask(play.set_up.box.name or t("My box"), said, ways, row=row, cls="past", stop=False)
    return panel(opened.people[max(0, opened.match.player)], asked)


def things(opened: OpenGame, name: str) -> Markup | None:
    """All things of the table that can be changed, and the name or names, for whoever does not click them."""
    told, t, play = table_words(opened.box), opened.t, opened.play
    found = dict.fromkeys(setting.thing for setting in setting_up.settings(play))
    if told is None or play.set_up is None or not found:
        return None
    named = [Choice(thing, common.capital(told.thing(t, thing, opened.names))) for thing in found]
    every = [Choice("", t("Change …")), Choice(setting_up.NAMES, name), *named]
    return select(t("Thing on the table"), "set-thing", every, play.set_up.thing)


def controls(opened: OpenGame, settings: Sequence[Setting]) -> Iterable[Markup]:
    """What stands on the chosen thing, value by value."""
    for setting in settings:
        yield _control(opened, setting)


def _control(opened: OpenGame, setting: Setting) -> Markup:
    t, value = opened.t, box_values.value_of(opened.play, setting)
    words = edition_words(opened.game)
    field = f"{setting_up.FIELD}-{setting.key}"
    label = words.label(t, value)
    choices = [Choice(choice, common.capital(words.say(t, choice))) for choice in setting.choices]
    chooser = select(label, field, choices, setting.value)
    if setting.value == value.ours:
        return labelled(label, chooser)
    usual = t("usually {value}", value=words.say(t, value.ours))
    back = button(usual, f"box-back:{setting.key}", "undo", cls="ghost")
    return el("div", {"class": "own-value"}, labelled(label, chooser), back)


def as_written(opened: OpenGame) -> str:
    """How a box is written."""
    name, value = next(iter(values(opened.game).items()))
    return opened.t("Values with commas between them, as in “{example}”.", example=f"{name}={value.ours}")


def name(opened: OpenGame) -> list[Markup]:
    """What the box is called."""
    box = opened.play.set_up.box if opened.play.set_up else None
    field = f"{setting_up.FIELD}-{setting_up.BOX_NAME}"
    return [text_field(opened.t("Name"), field, box.name if box else "", most=LONGEST_NAME)]

"""The new-game dialog: who plays, with which options, which deal."""

from collections.abc import Mapping, Sequence

from game.core.edition import box_of
from game.core.errors import Problem
from game.core.options import Option
from game.core.record import LONGEST_SEED
from game.core.registry import LISTINGS, game_class
from game.shell.dialogs import Draft
from game.shell.model import Layer, Model
from game.shell.screens import box
from game.shell.screens.new_seats import players
from game.shell.setup.new_game import offered
from game.shell.share.links import draft_link
from game.shell.words import game_texts
from game.text import common
from game.text.catalogue import Texts
from game.text.facade import Words
from game.text.games import title, words
from game.text.lesson import lessons
from game.text.words import Preset
from game.views.art.icons import icon
from game.views.face import face
from game.views.markup import Attribute, Markup, el, join
from game.views.panels.controls import (
    Choice,
    button,
    copy_field,
    icon_button,
    labelled,
    note,
    segmented,
    select,
)
from game.views.panels.layers import Dialog, Frame, dialog


def layer(model: Model, layer: Layer) -> Dialog:
    """The dialog as filled in so far."""
    draft = model.draft
    t = game_texts(model, draft.game)
    chosen = box.choice(t, model, draft)
    seats = el("section", None, *players(t, draft), *_deal(t, model, draft), *chosen)
    options = el("section", {"class": "dialog-side"}, *_options(t, draft))
    name = title(t, draft.game)
    if draft.own:
        return _own(t, draft, options, chosen)
    heading = t("Join: {game}", game=name) if draft.table else t("New game: {game}", game=name)
    frame = Frame("new", heading)
    actions = join([button(t("Cancel"), "close"), button(t("Start"), "start", "play", cls="primary")])
    return dialog(t, frame, el("div", {"class": "dialog-body"}, seats, options), actions, cls="")


def _own(t: Texts, draft: Draft, options: Markup, box: list[Markup]) -> Dialog:
    """Which game lies on the table at home, and what it is about."""
    games = [Choice(each.id, title(t, each.id)) for each in LISTINGS.values() if each.shown]
    game = labelled(t("Which game"), select(t("Which game"), "own-game", games, draft.game))
    about = note(t("Set up a position from your box, or count a game that you have played with it."))
    ways = (
        button(t("Cancel"), "close"),
        button(t("Set up a position"), "set-up:new", "place"),
        button(t("Count a game"), "count-table", "points", cls="primary"),
    )
    seats = el("section", None, game, about, *players(t, draft), *box)
    body = el("div", {"class": "dialog-body"}, seats, options)
    return dialog(t, Frame("new", t("Your own table")), body, join(ways), cls="")


# ---- the deal -----------------------------------------------------------------------------------------


def _deal(t: Texts, model: Model, draft: Draft) -> list[Markup]:
    if draft.own:
        return []
    if draft.table:
        moves = t.n("{n} move", "{n} moves", len(draft.actions))
        begun = t("The link opens a game in progress ({moves} so far).", moves=moves)
        told = begun if draft.actions else t("The link opens a game in which nobody has moved yet.")
        return [el("h3", None, t("The game")), note(told)]
    if draft.position:
        told = t("The game starts from a position that was set up. You choose who plays.")
        return [el("h3", None, t("Position")), note(told)]
    if draft.linked:
        told = t("The link sets the deal (seed {seed}). You choose who plays.", seed=draft.seed)
        return [el("h3", None, t("Deal")), note(told)]
    heading = el("h3", None, t("Deal"))
    by_hand = button(t("Set up a position"), "set-up:new", "place", cls="ghost")
    real = button(t("Count a game"), f"own-table:{draft.game}", "points", cls="ghost")
    ways = el("div", {"class": "row"}, by_hand, real)
    return [heading, _seed(t, draft), *_link(t, model, draft), ways]


def _seed(t: Texts, draft: Draft) -> Markup:
    fault = draft.problem if draft.problem and draft.problem.field == "seed" else None
    entry: dict[str, Attribute] = {
        "class": "entry",
        "id": "seed",
        "type": "text",
        "value": draft.seed,
        "placeholder": t("random"),
        "maxlength": LONGEST_SEED,
        "autocomplete": "off",
        "autocapitalize": "none",
        "spellcheck": "false",
        "data-field": "seed",
        "data-k": "seed",
        "aria-invalid": "true" if fault else None,
        "aria-describedby": "seed-note",
    }
    box = el(
        "span", {"class": "entry-row"}, el("input", entry), icon_button(t("New seed"), "random-seed", "dice")
    )
    head = el("label", {"for": "seed", "class": "label-text"}, t("Seed"))
    told = (
        common.complaint(t, fault) if fault else t("The same seed with the same options gives the same deal.")
    )
    said = el("p", {"id": "seed-note", "class": "fault" if fault else "note"}, told)
    return el("div", {"class": "label"}, head, box, said)


def _link(t: Texts, model: Model, draft: Draft) -> list[Markup]:
    try:
        link = draft_link(model)
    except Problem as problem:
        other = draft.seed and problem.field != "seed"
        return [el("p", {"class": "fault"}, common.problem(t, problem))] if other else []
    return [copy_field(t("Share this deal"), "deal", link, t("Copy the link"))]


# ---- options ------------------------------------------------------------------------------------------


def _options(t: Texts, draft: Draft) -> list[Markup]:
    told = words(box_of(draft.game, draft.edition))
    chosen = dict(draft.options)
    specs = game_class(draft.game).info.options
    rows = (_option(t, draft, told, spec, chosen.get(spec.key, spec.default)) for spec in specs)
    presets = () if draft.linked else told.presets
    held = {spec.key: spec.default for spec in specs} | chosen
    named = _presets(t, presets, held)
    taught = [
        lesson for preset in presets if _holds(preset, held) for lesson in _lesson(t, draft.game, preset)
    ]
    return [el("h3", None, t("Options")), *named, *taught, el("ul", {"class": "sides options-list"}, *rows)]


def _holds(preset: Preset, chosen: Mapping[str, str]) -> bool:
    return not preset.drawn and preset.options.items() <= chosen.items()


def _lesson(t: Texts, game: str, preset: Preset) -> list[Markup]:
    """The way to the guided game that teaches a preset."""
    name = f"{game}-{preset.id}"
    learn = t("Learn: {game}", game=t(preset.name))
    return [button(learn, f"learn:{name}", "help")] if name in lessons(game) else []


def _presets(t: Texts, presets: Sequence[Preset], chosen: Mapping[str, str]) -> list[Markup]:
    """The options under one name; pressed where all it sets is chosen."""
    if not presets:
        return []
    buttons = (_preset(t, preset, _holds(preset, chosen)) for preset in presets)
    return [el("div", {"class": "presets", "role": "group", "aria-label": t("Presets")}, *buttons)]


def _preset(t: Texts, preset: Preset, holds: bool) -> Markup:
    attributes: dict[str, Attribute] = {
        "type": "button",
        "class": "button",
        "data-cmd": f"preset:{preset.id}",
        "data-k": f"preset-{preset.id}",
        "aria-pressed": None if preset.drawn else "true" if holds else "false",
        "title": t(preset.about),
    }
    return el(
        "button", attributes, icon("dice", 20) if preset.drawn else None, el("span", None, t(preset.name))
    )


def _option(t: Texts, draft: Draft, told: Words, spec: Option, value: str) -> Markup:
    name = told.option(t, spec.key)
    label = el("span", {"class": "on"}, icon(face(draft.game).sign(spec.key), 22), name)
    if draft.linked:
        among: Sequence[str] = (value,)
        control = el("b", None, common.capital(told.choice(t, spec.key, value)))
    else:
        among = offered(spec, len(draft.seats))
        choices = [Choice(choice, common.capital(told.choice(t, spec.key, choice))) for choice in among]
        control = segmented(name, f"option-{spec.key}", choices, value, "opt-seg")
    # those not chosen keep the room that they would take, so that nothing moves
    meanings = (
        el("small", {"aria-hidden": None if each == value else "true"}, told.choice_about(t, spec.key, each))
        for each in among
    )
    row = {"data-k": f"row-{spec.key}"}
    return el("li", row, label, control, el("div", {"class": "meanings"}, *meanings))

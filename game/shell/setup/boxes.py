"""Boxes of one's own: values that are printed otherwise, changed on the drawn table and kept by a name."""

import json
from collections.abc import Mapping
from dataclasses import replace

from game.core.edition import pairs, written
from game.core.errors import Problem
from game.core.loading import DECLARED, edition_of, load, values
from game.core.record import Record, new_record
from game.core.registry import LISTINGS
from game.shell.dialogs import Draft
from game.shell.effects import Store
from game.shell.model import Model
from game.shell.play import OwnBox, SetUp
from game.shell.reading import read_json, read_list
from game.shell.results import Result, done, refuse, toast
from game.shell.setup import setting_up
from game.shell.setup.box_values import read_box
from game.shell.setup.seating import seats_for
from game.shell.setup.starting import new_id
from game.shell.words import texts_of
from game.text import common

KEY = "boxes"  # under which they are stored
FIELD = "box"  # the input that chooses one
LAID = "LAID"  # in the declarations of a game: the options under which all of its box lies on the table


def of_game(model: Model, game: str) -> tuple[OwnBox, ...]:
    """The boxes of a game."""
    return tuple(box for box in model.boxes if box.game == game)


def varies(game: str) -> bool:
    """Whether anything may differ in the box of a game."""
    return bool(values(game))


# ---- choosing one ---------------------------------------------------------------------------------------


def _choose(model: Model, _: str, chosen: str) -> Result:
    """A box is chosen in the dialog for a new game, or ours."""
    draft = model.draft
    box = next((each for each in of_game(model, draft.game) if each.id == chosen), None)
    try:
        edition = edition_of(draft.game, pairs(box.values)) if box else ()
    except Problem as problem:  # of an earlier version, or changed by hand
        return refuse(model, common.problem(texts_of(model), problem))
    return done(replace(model, draft=replace(draft, edition=edition, box=box.id if box else "")))


# ---- changing one ---------------------------------------------------------------------------------------


def begin(model: Model, arg: str) -> Result:
    """The box that is chosen in the dialog is on the table to be changed, or a new one."""
    draft = model.draft
    if not varies(draft.game):
        return done(model)
    t = texts_of(model)
    found = next((each for each in of_game(model, draft.game) if each.id == draft.box), None)
    box = found or OwnBox("", draft.game, t("My box"), "")
    set_up = SetUp(model.play, (written(draft.edition),), box=box)
    try:
        return setting_up.opened(model, _laid_out(draft), set_up)
    except Problem as problem:
        return done(replace(model, draft=replace(draft, problem=problem)))


def _laid_out(draft: Draft) -> Record:
    """The deal in which all of a box lies on the table, as far as its options go. Raises BadOption."""
    options = {**dict(draft.options), **_laid(draft.game)}
    return new_record(draft.game, LISTINGS[draft.game].seats[1], options, "box")


def back(model: Model, arg: str) -> Result:
    """One value is ours again."""
    play = model.play
    if play is None or play.set_up is None or play.set_up.box is None:
        return done(model)
    ours = values(play.match.setup.game).get(arg.rpartition(": ")[2])
    return setting_up.field(model, arg, ours.ours) if ours else done(model)


def keep(model: Model, arg: str) -> Result:
    """The box on the table is kept, and chosen for a new game; one that is like ours is not."""
    play = model.play
    if play is None or play.set_up is None or play.set_up.box is None:
        return done(model)
    setup, box = play.match.setup, play.set_up.box
    left, effects = setting_up.leave(model, "")
    kept, stored = _kept(left, box._replace(values=written(setup.edition)))
    seats = seats_for(box.game, kept.seats)
    chosen = {key: value for key, value in setup.options if key not in _laid(box.game)}
    named = stored.id if stored.values else ""
    draft = Draft(box.game, seats, tuple(chosen.items()), edition=setup.edition, box=named)
    return done(replace(kept, draft=draft).over("new"), *effects, _store(kept))


def _laid(game: str) -> Mapping[str, str]:
    found: Mapping[str, str] = getattr(load(DECLARED, game), LAID, {})
    return found


def _kept(model: Model, box: OwnBox) -> tuple[Model, OwnBox]:
    """The model with this box as it is now; without it if nothing differs in it."""
    box = box if box.id else box._replace(id=new_id(model))
    box = box if box.name else box._replace(name=texts_of(model)("My box"))
    others = tuple(each for each in model.boxes if each.id != box.id)
    return replace(model, boxes=(*others, box) if box.values else others), box


def _store(model: Model) -> Store:
    return Store(KEY, boxes_text(model.boxes))


def take(model: Model, arg: str) -> Result:
    """The box of a link, or of the open game, is kept here, too."""
    in_play = model.play.match.setup if model.play else None
    deal = model.draft if model.shows("new") else in_play
    if deal is None or not deal.edition:
        return done(model)
    text = written(deal.edition)
    if any(box.values == text for box in of_game(model, deal.game)):
        return toast(model, "done", texts_of(model)("This box is kept here already."))
    model, box = _kept(model, OwnBox("", deal.game, "", text))
    told, effects = toast(model, "done", texts_of(model)("“{name}” is kept.", name=box.name))
    return done(told, *effects, _store(model))


# ---- stored ---------------------------------------------------------------------------------------------


def boxes_text(boxes: tuple[OwnBox, ...]) -> str:
    """The boxes as storage keeps them."""
    return json.dumps([[*box] for box in boxes], ensure_ascii=False) if boxes else ""


def read_boxes(text: str) -> tuple[OwnBox, ...]:
    """The boxes as stored; what is none is left out."""
    try:
        rows = read_list(read_json(text))
    except ValueError:
        return ()
    return tuple(box for row in rows if (box := read_box(row)) and box.values)


FIELDS = {FIELD: _choose}
COMMANDS = {"box": begin, "box-back": back, "box-keep": keep, "box-take": take}

"""What is being set up is stored as long as it is: a reload finds it, a toast brings back what was left."""

import json
from dataclasses import replace

from game.core.edition import written
from game.core.errors import Problem
from game.core.record import from_text, to_text
from game.shell.effects import Store
from game.shell.kept.seats import read_seats, seats_data
from game.shell.model import Model
from game.shell.play import Play, SetUp
from game.shell.reading import read_object
from game.shell.results import Result, done, toast
from game.shell.setup import box_values
from game.shell.setup.setting_up import on_the_table
from game.shell.words import texts_of

KEY = "set-up"  # under which it is stored


def again(model: Model, stored: str) -> Model:
    """What was being set up when the page was left; nothing if that cannot be read."""
    data = read_object(stored)
    text, save, origin = (str(data.get(key, "")) for key in ("record", "save", "origin"))
    try:
        record = from_text(text or stored)
        box = box_values.read_box(data.get("box"))
        begun = written(record.edition) if box else record.position
        set_up = SetUp(None, (begun,), counts=bool(data.get("counts")), save=save, box=box, origin=origin)
        play = on_the_table(record, set_up, read_seats(data.get("seats")))
    except Problem:
        return model
    return replace(model, play=play)


def keep(before: Model, after: Model) -> Result:
    """What is being set up is stored as long as it is, for a reload; a toast brings it back."""
    old, new = _stored(before), _stored(after)
    if old == new:
        return done(after)
    left = before.play.home if before.play else None
    if new or left is None or not _is_lost(left, after.play):
        return done(after, Store(KEY, new))
    told = texts_of(after)("The position you set up was put away.")
    model, effects = toast(replace(after, put_away=left), "done", told, command="set-again")
    return done(model, Store(KEY, ""), *effects)


def _is_lost(left: Play, now: Play | None) -> bool:
    """Whether something was changed in a position, and nothing was made of it."""
    held = left.set_up
    used = now is not None and held is not None and now.match.setup.position == held.text
    return held is not None and len(held.texts) > 1 and not held.box and not used


def bring_back(model: Model, arg: str) -> Result:
    """The position that was put away last lies on the table again."""
    left = model.put_away
    if left is None:
        return done(model)
    return done(replace(model, play=left, put_away=None, layers=(), toast=None))


def _stored(model: Model) -> str:
    play = model.play.home if model.play else None
    if play is None or play.set_up is None:
        return ""
    held, record = play.set_up, to_text(play.match.setup)
    more: dict[str, object] = {"counts": True, "save": held.save} if held.counts else {}
    more |= {"box": [*held.box]} if held.box else {}
    more |= {"origin": held.origin} if held.origin else {}
    return json.dumps({"record": record, "seats": seats_data(play.seats), **more}, ensure_ascii=False)


COMMANDS = {"set-again": bring_back}

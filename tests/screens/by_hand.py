"""Positions set up by hand as they are seen: the table, a thing's settings, what is wrong, the text."""

from collections.abc import Iterator
from dataclasses import replace

from game.core.notation import bad
from game.core.registry import LISTINGS
from game.shell import setting_up
from game.shell.dialogs import Draft, LinkInput
from game.shell.messages import Command, Field
from game.shell.model import Model
from game.shell.new_game import seats_for
from game.shell.update import update


def scenes(model: Model) -> Iterator[tuple[str, Model]]:
    """Of each game the deal on the table, with every kind of thing open."""
    for game, listing in LISTINGS.items():
        if listing.shown:
            draft = Draft(game, seats_for((), *listing.seats), (), "4711")
            begun, _ = update(replace(model, draft=draft, layers=()), Command("set-up", "new"))
            yield f"by hand, {game}", begun
            yield from ((f"by hand, {game}, {kind}", each) for kind, each in _things(begun).items())
            yield f"by hand, {game}, text", update(begun, Command("set-text"))[0]
            yield f"by hand, {game}, shared", update(begun, Command("share"))[0]
    yield "by hand, refused", update(_begun(model), Field("set-boat R1: load", "~"))[0]
    begun = _begun(model)
    text, _ = update(begun, Command("set-text"))
    yield "by hand, a text that is none", replace(text, typed=LinkInput("!", bad("!")))


def _things(begun: Model) -> dict[str, Model]:
    """By kind the first thing of it."""
    assert begun.play is not None
    found: dict[str, Model] = {}
    for setting in setting_up.settings(begun.play):
        kind = setting.thing.partition(" ")[0]
        if kind not in found:
            found[kind] = update(begun, Command("set-thing", setting.thing))[0]
    return found


def _begun(model: Model) -> Model:
    draft = Draft("duel", seats_for((), 2, 2), (), "4711")
    return update(replace(model, draft=draft, layers=()), Command("set-up", "new"))[0]

"""Positions set up by hand as they are seen: the table, a thing's settings, what is wrong, the text.

Also games played with the box: asked for, laid out, counted, shared, listed; and a position sent as a puzzle.
"""

from collections.abc import Iterator
from dataclasses import replace

from game.core.link import noted_link
from game.core.notation import bad
from game.core.registry import LISTINGS
from game.shell.dialogs import Draft, LinkInput
from game.shell.far.link_notes import COUNTED, Claim, of_claim
from game.shell.messages import Act, Command, Field, Opened
from game.shell.model import Model
from game.shell.play import Hint
from game.shell.setup import setting_up
from game.shell.setup.seating import seats_for
from game.shell.share import posing
from game.shell.update import update


def scenes(model: Model) -> Iterator[tuple[str, Model]]:
    """Of each game the deal on the table, with every kind of thing open."""
    for game, listing in LISTINGS.items():
        if listing.shown:
            draft = Draft(game, seats_for(game, ()), (), "4711")
            begun, _ = update(replace(model, draft=draft, layers=()), Command("set-up", "new"))
            yield f"by hand, {game}", begun
            yield from ((f"by hand, {game}, {kind}", each) for kind, each in _things(begun).items())
            yield f"by hand, {game}, text", update(begun, Command("position"))[0]
            yield f"by hand, {game}, shared", update(begun, Command("share"))[0]
            yield from _counted(model, game)
    yield from _posed(model)
    yield "by hand, refused", update(_begun(model), Field("set-boat R1: load", "~"))[0]
    begun = _begun(model)
    text, _ = update(begun, Command("position"))
    yield "by hand, a text that is none", replace(text, typed=LinkInput("!", bad("!")))


def _counted(model: Model, game: str) -> Iterator[tuple[str, Model]]:
    """The end of a game played with the box, from the dialog to the statistics."""
    asked, _ = update(replace(model, layers=()), Command("own-table", game))
    yield f"own table, {game}", asked
    begun, _ = update(asked, Command("count-table"))
    yield f"counting, {game}", begun
    yield from ((f"counting, {game}, {kind}", each) for kind, each in _things(begun).items())
    yield f"counting, {game}, names", update(begun, Command("set-thing", "names"))[0]
    ended, _ = update(begun, Command("count"))
    ended = replace(ended, layers=()).at_table(ended.play) if ended.play else ended
    yield f"counted, {game}", ended
    yield f"counted, {game}, shared", update(ended, Command("share"))[0]
    yield f"counted, {game}, saved", update(ended, Command("saves"))[0]
    yield f"counted, {game}, statistics", update(ended, Command("statistics"))[0]
    yield f"counted, {game}, lobby", update(ended, Command("lobby"))[0]
    play = ended.play
    assert play
    claim = of_claim(Claim((0,) * len(play.seats), (0,), play.seats), COUNTED)
    link = noted_link(play.match.record, claim)
    yield f"counted, {game}, checked", update(replace(ended, layers=()), Opened(f"#{link}"))[0]


def _posed(model: Model) -> Iterator[tuple[str, Model]]:
    """A position as a puzzle: shared, and as whoever opens the link sees it."""
    best, _ = update(_begun(model), Command("set-best"))
    hint = Hint("place 1 1", 2.0, 500, (), "place 2 2", 500)
    hinted = best.with_play(hint=hint)
    yield "posed, clear", update(hinted, Command("share"))[0]
    yield "posed, unclear", update(best.with_play(hint=replace(hint, value=0)), Command("share"))[0]
    assert hinted.play
    link = posing.link(hinted, hinted.play).partition("#")[2]
    opened, _ = update(replace(model, layers=()), Opened(f"#{link}"))
    yield "posed, opened", opened
    yield "posed, wrong", update(opened, Act("place 2 2"))[0]
    yield "posed, solved", update(opened, Act("place 1 1"))[0]


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
    draft = Draft("duel", seats_for("duel", ()), (), "4711")
    return update(replace(model, draft=draft, layers=()), Command("set-up", "new"))[0]

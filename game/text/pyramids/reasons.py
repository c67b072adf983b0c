"""How points of Pyramids came about, in a few words: by what happened, with its details."""

from collections.abc import Callable, Mapping, Sequence

from game.core.details import number, word
from game.games.pyramids import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.pyramids.things import colour
from game.text.words import Event

GLYPHS = {
    "pyramid": N_("a pyramid glyph in the pyramid"),
    "obelisk": N_("an obelisk glyph on the obelisk"),
    "tomb": N_("a tomb glyph in the tomb"),
}


def reason(t: Texts, event: Event, names: Sequence[str]) -> str:
    """How the points of an event came about, as a line of the ledger."""
    return common.capital(why(t, event))


def why(t: Texts, event: Event) -> str:
    """The same, to go into a sentence."""
    its = colour(t, word(event.params, "colour")) if "colour" in event.params else ""
    return REASONS[event.kind](t, event, its)


def _connection(t: Texts, event: Event, its: str) -> str:
    return t.n("{n} {colour} stone", "{n} {colour} stones joined", _stones(event), colour=its)


def _extra(t: Texts, event: Event, its: str) -> str:
    return t.n(
        "{n} {colour} stone counts again", "{n} {colour} stones count again", _stones(event), colour=its
    )


def _bonus(t: Texts, event: Event, its: str) -> str:
    return t("{n} stones or more joined in every colour", n=box.BONUS_SIZE)


def _stage(t: Texts, event: Event, its: str) -> str:
    stages = number(event.params, "stages")
    return t.n(
        "{n} stage of the obelisk with {colour}",
        "{n} stages of the obelisk with {colour}",
        stages,
        colour=its,
    )


def _glyph(t: Texts, event: Event, its: str) -> str:
    return t(GLYPHS[word(event.params, "building")])


def _majority(t: Texts, event: Event, its: str) -> str:
    return t.n(
        "{n} {colour} stone in the tomb, the most of all",
        "{n} {colour} stones in the tomb, the most of all",
        _stones(event),
        colour=its,
    )


def _stones(event: Event) -> int:
    return number(event.params, "stones")


REASONS: Mapping[str, Callable[[Texts, Event, str], str]] = {
    "connection": _connection,
    "extra": _extra,
    "bonus": _bonus,
    "stage": _stage,
    "glyph": _glyph,
    "majority": _majority,
}

"""Positions that lie on the table as text, though perhaps no game leads there."""

from game.core.errors import BadNotation
from game.core.match import LONGEST_POSITION, Match
from game.core.record import Record
from game.core.registry import editor_of


def sketched(setup: Record) -> Match:
    """The position of a record as it is written. Raises Problem if it is none at all."""
    if len(setup.position) > LONGEST_POSITION:
        raise BadNotation("position", "too_long", most=LONGEST_POSITION)
    game = setup.setup()
    editor = editor_of(game)
    read = editor.sketch if editor else game.read
    return Match.sketched(setup, read(setup.position))


def counted(setup: Record) -> Match:
    """The end of a game that was played with the box. Raises Problem if it is no end."""
    match = sketched(setup)
    if not match.over:
        raise BadNotation("position", "not_over")
    return match

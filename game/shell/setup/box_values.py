"""The values of a box as a table shows them: what each may be, and the table with other ones."""

from collections.abc import Iterator
from dataclasses import replace

from game.core.edition import Value, pairs, written
from game.core.editor import Setting
from game.core.errors import BadOption
from game.core.loading import edition_of, values
from game.core.match import Match
from game.core.record import Record
from game.core.registry import LISTINGS
from game.shell.kept.seats import LONGEST_NAME
from game.shell.play import OwnBox, Play


def read_box(row: object) -> OwnBox | None:
    """A box as it is stored; None if it is none."""
    match row:
        case [str(id_), str(game), str(called), str(held)] if game in LISTINGS:
            return OwnBox(id_, game, called[:LONGEST_NAME], held)
    return None


def laid_out(setup: Record, text: str) -> Match:
    """A new game with these values. Raises BadOption if no box is like that."""
    return Match(replace(setup, edition=edition_of(setup.game, pairs(text) if text else ())))


def settings(play: Play) -> Iterator[Setting]:
    """The values that count with these options, thing by thing."""
    options, now = play.match.game.options, dict(play.match.setup.edition)
    for name, value in values(play.match.setup.game).items():
        key, choice = value.of.needs
        if not key or options[key] == choice:
            yield Setting(value.thing, name, now.get(name, value.ours), value.choices, _nothing)


def _nothing(_: str) -> None:
    """A value is changed in its box, not in a position."""


def changed(play: Play, key: str, said: str) -> str:
    """The box with one value otherwise; of our own value nothing is written. Raises BadOption."""
    name = key.rpartition(": ")[2]
    setup = play.match.setup
    if name not in values(setup.game):
        raise BadOption("edition", "unknown_value", value=name)
    now = {**dict(setup.edition), name: said}
    return written(edition_of(setup.game, now.items()))


def value_of(play: Play, setting: Setting) -> Value:
    """The value that a setting is of."""
    return values(play.match.setup.game)[setting.name]

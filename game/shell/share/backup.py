"""A backup: one text file, a head and then a line for each thing that is kept, as it is kept."""

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from game.core.errors import BadNotation
from game.shell import exercise
from game.shell.effects import Download
from game.shell.kept.autosave import GAME_KEY, find
from game.shell.kept.preferences import KEY, settings_text
from game.shell.kept.saves import deal
from game.shell.kept.seats import seats_data
from game.shell.kept.statistics import RESULTS_KEY, results_text
from game.shell.model import Model
from game.shell.reading import LONGEST, read_json
from game.shell.results import Result, done
from game.shell.setup import boxes
from game.shell.setup.practice import PRACTISED_KEY, practised_text
from game.shell.setup.seating import SEATS_KEY

FORMAT = 1
HEAD = "baumeister"  # the key of the first line, with the format as its value
LARGEST = 12_000_000  # characters of a file; a browser keeps some 5 million
MOST_LINES = 5_000
RECORD = "game "  # how the text of a single game begins
BARE_ID = 12  # characters of the id of a game that came without one


class Entry(NamedTuple):
    """A text and the key it is kept under."""

    key: str
    text: str


class Line(NamedTuple):
    """A line of a file, counted from 1."""

    number: int
    text: str


# ---- writing ----------------------------------------------------------------------------------------


def export(model: Model, arg: str) -> Result:
    """A saved game, or everything, as a file."""
    day = model.moment.date[:10]
    if not arg:
        return done(model, Download(f"baumeister-{day}.txt", written(everything(model))))
    saved = find(model, arg)
    if saved is None:
        return done(model)
    name = f"{saved.game or 'baumeister'}-{day}-{saved.id}.txt"
    return done(model, Download(name, written([Entry(GAME_KEY + saved.id, saved.raw)])))


def everything(model: Model) -> list[Entry]:
    """All that is kept here, but what belongs to this browser alone."""
    seats = json.dumps(seats_data(model.last_seats), ensure_ascii=False)
    return [
        *(Entry(GAME_KEY + saved.id, saved.raw) for saved in model.saves),
        Entry(KEY, settings_text(model)),
        Entry(SEATS_KEY, seats),
        Entry(RESULTS_KEY, results_text(model.results)),
        *([Entry(PRACTISED_KEY, practised_text(model.practised))] if model.practised else []),
        *(
            [Entry(exercise.KEY, exercise.training_text(model.training))]
            if model.training != exercise.Training()
            else []
        ),
        *([Entry(boxes.KEY, boxes.boxes_text(model.boxes))] if model.boxes else []),
        *(Entry(key, text) for key, text in model.aside),
    ]


def written(entries: Iterable[Entry]) -> str:
    """The file."""
    rows = [{HEAD: FORMAT}, *(entry._asdict() for entry in entries)]
    return "".join(json.dumps(row) + "\n" for row in rows)


# ---- reading ----------------------------------------------------------------------------------------


def lines(text: str) -> Iterator[Line]:
    """The lines that hold something; the text of a single game is one. Raises BadNotation for too many."""
    if len(text) > LARGEST:
        raise BadNotation("file", "too_long", most=LARGEST)
    if text.lstrip().startswith(RECORD):
        return iter([Line(1, text)])
    if text.count("\n") > MOST_LINES:
        raise BadNotation("file", "too_many_lines", most=MOST_LINES)
    numbered = enumerate(text.removeprefix("\ufeff").split("\n"), 1)
    return (Line(number, line.strip()) for number, line in numbered if line.strip())


def entry(line: str) -> Entry | None:
    """What a line holds; None for the head. Raises BadNotation naming what of it does not fit."""
    if line.lstrip().startswith(RECORD):
        return _bare(json.dumps({"record": line}))
    if len(line) > LONGEST:
        raise BadNotation("line", "too_long", most=LONGEST)
    try:
        row = read_json(line)
    except ValueError:
        row = None
    match row:
        case {"key": str(key), "text": str(text), **rest} if not rest:
            return Entry(key, text)
        case {"record": str()}:
            return _bare(line)
        case {"baumeister": found}:
            _check_head(found)
            return None
    raise BadNotation("line", "no_entry")


def _check_head(found: Any) -> None:
    if type(found) is not int or found != FORMAT:
        raise BadNotation("format", "other_format", value=found, ours=FORMAT)


def _bare(raw: str) -> Entry:
    """A game that comes without its id gets the same one every time."""
    return Entry(GAME_KEY + sha256(repr(deal(raw)).encode(errors="replace")).hexdigest()[:BARE_ID], raw)


COMMANDS = {"export": export}

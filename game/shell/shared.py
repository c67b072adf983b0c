"""What storage holds for all games at once: read at the start, and again when another tab has written it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.shell import exercise
from game.shell import messages as msg
from game.shell.kept import autosave, preferences, statistics
from game.shell.model import Model
from game.shell.results import Result, done
from game.shell.setup import boxes, practice
from game.shell.setup.seating import SEATS_KEY, read_last_seats

Reader = Callable[[Model, str], Model]  # the model with what a text says, the empty one, too


def _into(field: str, read: Callable[[str], Any]) -> Reader:
    return lambda model, text: replace(model, **{field: read(text)})


SHARED: Mapping[str, Reader] = {
    preferences.KEY: preferences.as_stored,
    SEATS_KEY: _into("last_seats", read_last_seats),
    statistics.RESULTS_KEY: _into("results", statistics.read_results),
    exercise.KEY: _into("training", exercise.read_training),
    practice.PRACTISED_KEY: _into("practised", practice.read_practised),
    boxes.KEY: _into("boxes", boxes.read_boxes),
}


def read(model: Model, stored: Mapping[str, str]) -> Model:
    """The model with all of it."""
    for key, reader in SHARED.items():
        model = reader(model, stored.get(key, ""))
    return model


def stored(model: Model, message: msg.Stored) -> Result:
    """Another tab has written something; what this one writes next goes on from there."""
    reader = SHARED.get(message.key)
    return done(reader(model, message.value or "")) if reader else autosave.stored(model, message)

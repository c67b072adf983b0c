"""What storage holds for all games at once: read at the start, and again when another tab has written it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from game.shell import exercise
from game.shell import messages as msg
from game.shell.kept import autosave, statistics
from game.shell.model import Model
from game.shell.results import Result, done
from game.shell.setup import boxes, practice


class Shared(NamedTuple):
    """The field of the model that has it, and how its text is read, the empty one, too."""

    field: str
    read: Callable[[str], Any]


SHARED: Mapping[str, Shared] = {
    statistics.RESULTS_KEY: Shared("results", statistics.read_results),
    exercise.KEY: Shared("training", exercise.read_training),
    practice.PRACTISED_KEY: Shared("practised", practice.read_practised),
    boxes.KEY: Shared("boxes", boxes.read_boxes),
}


def read(stored: Mapping[str, str]) -> dict[str, Any]:
    """All of it, by field."""
    return {field: read(stored.get(key, "")) for key, (field, read) in SHARED.items()}


def stored(model: Model, message: msg.Stored) -> Result:
    """Another tab has written something; what this one writes next goes on from there."""
    if message.key not in SHARED:
        return autosave.stored(model, message)
    field, read = SHARED[message.key]
    return done(replace(model, **{field: read(message.value or "")}))

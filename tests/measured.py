"""What was measured, kept for the docs: by which command, when, on which machine, at which commit."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.ladder import FILE as LADDERS
from game.lab.provenance import here
from tests.machine import ROOT

FILE = ROOT / "docs" / "measured.json"
NOT_RECORDED = "not recorded"  # of what nobody wrote down at the time


class Run(NamedTuple):
    """What one command found. Figures are a number and its unit by name, or rows."""

    command: str
    date: str
    machine: str
    commit: str
    figures: Any

    def shown(self, name: str) -> str:
        """A figure as people read it."""
        value, unit = self.figures[name]
        return f"{_number(value)} {unit}".strip()


def _number(value: float | str) -> str:
    """With three digits or more; a range is a text already."""
    return value if isinstance(value, str) else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def runs() -> dict[str, Run]:
    """By name, as the file has them."""
    return {name: Run(**fields) for name, fields in json.loads(FILE.read_text("utf-8")).items()}


def keep(found: Mapping[str, Run]) -> None:
    """Put these runs in the place of those of their names."""
    kept = [f"{_json(name)}: {_written(run)}" for name, run in (runs() | dict(found)).items()]
    FILE.write_text("{\n" + ",\n".join(kept) + "\n}\n", "utf-8")


def _written(run: Run) -> str:
    """A line a figure, so that changes are read line by line."""
    *about, (_, figures) = [(key, value) for key, value in run._asdict().items()]
    head = "".join(f" {_json(key)}: {_json(value)},\n" for key, value in about)
    if isinstance(figures, dict):
        lines = [f"  {_json(key)}: {_json(value)}" for key, value in figures.items()]
        return "{\n" + head + ' "figures": {\n' + ",\n".join(lines) + "\n }\n}"
    return "{\n" + head + f' "figures": {_json(figures)}\n' + "}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def today(command: str, figures: Any) -> Run:
    """A run of now, here."""
    return Run(command, *here(ROOT), figures)


# ---- levels -----------------------------------------------------------------------------------------


def of_levels(game: str, players: str) -> str:
    """The name of the run that measured a ladder."""
    return f"levels: {game} for {players}"


def ladders() -> dict[str, str]:
    """The digest of every measured ladder that bots read, by name of its run."""
    found: Mapping[str, Mapping[str, Mapping[str, Sequence[Any]]]] = json.loads(LADDERS.read_text("utf-8"))
    return {
        of_levels(game, players): hashlib.sha256(json.dumps(ladder).encode()).hexdigest()[:8]
        for game, counts in found.items()
        for players, ladder in counts.items()
        if "won" in ladder
    }


def levels() -> dict[str, Run]:
    """Runs for the ladders that are not those of the file any more: who measured them writes down how."""
    known = runs()
    return {
        name: Run(NOT_RECORDED, NOT_RECORDED, NOT_RECORDED, NOT_RECORDED, digest)
        for name, digest in ladders().items()
        if name not in known or known[name].figures != digest
    }

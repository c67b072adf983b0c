"""Tables of how fast and how large things are."""

from collections.abc import Sequence
from itertools import product

from game.bots.levels import LEVELS
from game.lab.data.estimate import DAY, GIGA, KILO
from tests.bench.engine import MEMORY
from tests.bench.speed import DEALS, FIRST_MOVE
from tests.desk.laid_out import LAID_OUT
from tests.desk.tables.shape import RUN, Runs, game_of, of_kind, provenance, ran, table
from tests.measured import Run

WHERE = ("native", "browser")
CORES = 2  # that a large data set is reckoned for
HUNDRED = 100  # from here on figures are told whole
LEVERS = {
    "warm: playable": "warm start",
    "cold: playable": "cold start",
    "warm: paint": "first paint, warm",
    "cold: paint": "first paint, cold",
    "the Duel: click": "click in the Duel",
    "all of Imhotep for 4: click": "in all of Imhotep",
    "the Duel, by finger: click": "tap in the Duel",
}


def laid_out(name: str, found: Runs) -> str:
    """A table of single figures."""
    head, *lines = LAID_OUT[name]
    cells = [cell.partition("/") for line in lines for cell in line[1:] if cell]
    filled = [(line[0], *(_figure(found, cell) for cell in line[1:])) for line in lines]
    return table(head, filled) + provenance(found[run] for run, _, _ in cells)


def _figure(found: Runs, cell: str) -> str:
    run, _, figure = cell.partition("/")
    return found[run].shown(figure) if cell else ""


def engine(found: Runs) -> str:
    """What is done in a second, deal by deal; time and memory of the highest level's first move."""
    run = found["engine"]
    rates = ("random games: CPython", "Chromium", "iterations: CPython", "Chromium")
    head = ("", *rates, "highest level", "memory")
    return table(head, (_deal(run, name) for name in DEALS)) + provenance([run])


def _deal(run: Run, name: str) -> Sequence[str]:
    rates = [f"{where}: {what}{name}" for what, where in product(("random games of ", FIRST_MOVE), WHERE)]
    deal = DEALS[name]
    iterations = LEVELS[-1].within(deal.setup.game, deal.game.players).iterations
    rate, _ = run.figures.get(rates[-1], (0, ""))
    cells = (run.shown(each).removesuffix(" /s") if each in run.figures else "" for each in rates)
    memory = run.shown(f"{MEMORY}{name}") if f"{MEMORY}{name}" in run.figures else ""
    return (name, *cells, f"{iterations / rate:.1f} s" if rate else "", memory)


def levers(found: Runs) -> str:
    """What changes gave: the build with them beside the build before, and the interval of 95 %."""
    lines = []
    for name, run in of_kind("lever", found):
        cells = [_ratio(run.figures.get(f"{what}, part of the other build's")) for what in LEVERS]
        lines.append((name.removeprefix("lever: "), *cells, *ran(run)))
    return table(("", *LEVERS.values(), *RUN), lines)


def _ratio(figure: Sequence[float] | None) -> str:
    if figure is None:
        return ""
    value, low, high = figure
    return f"{value:.2f} ({low:.2f}–{high:.2f})"


def gathered(found: Runs) -> str:
    """What a large data set would take and weigh, from a few of its games."""
    lines = []
    for _, run in of_kind("data", found):
        row, all_of_it = run.figures, run.figures["of"]
        days = [seconds * all_of_it / CORES / DAY for seconds in row["seconds"]]
        size = [each * all_of_it / GIGA for each in row["bytes"]]
        each = (_spread(row["seconds"]), _spread([value / KILO for value in row["bytes"]]))
        lines.append((game_of(row), str(row["games"]), *each, _spread(days), _spread(size)))
    each = ("s of a core a game (95 %)", "kB a game (95 %)")
    head = ("", "games played", *each, "all: days of two cores (95 %)", "all: GB (95 %)")
    return table(head, lines) + provenance(run for _, run in of_kind("data", found))


def _spread(figures: Sequence[float]) -> str:
    middle, low, high = (f"{max(value, 0):.3g}" if value < HUNDRED else f"{value:,.0f}" for value in figures)
    return f"{middle} ({low} to {high})"

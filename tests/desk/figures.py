"""Writes what was measured into the docs: `python3 -m tests.desk figures`.

Every table of docs/*.md stands between two markers, the first of which names it. Its figures come from
docs/measured.json: what `python3 -m tests.bench --keep` found, and what the laboratory did. Ladders that have
changed since are put down there as not recorded, until who measured them writes down how.
"""

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from game.bots.chances import FILE as CHANCES
from game.bots.chances import Curve
from game.bots.characters import characters as styles_of
from game.bots.ladder import FILE as LADDERS
from game.bots.ladder import RUNGS
from game.bots.levels import LEVELS
from game.bots.value import share
from game.lab.commands.command import SHOWN
from game.lab.data.estimate import DAY, GIGA, KILO
from game.lab.matches import leaderboard
from game.lab.matches.ratings import Share
from game.lab.matches.report import percent
from game.lab.matches.styles import DOES
from game.text.catalogue import texts
from game.text.characters import name as named
from game.text.games import title, words
from tests.bench.engine import MEMORY
from tests.bench.speed import DEALS, FIRST_MOVE
from tests.desk.laid_out import LAID_OUT
from tests.machine import ROOT
from tests.measured import NOT_RECORDED, Run, keep, levels, of_levels, runs
from tests.wasm.kept import PORTABLE, kept

DOCS = ROOT / "docs"
BLOCK = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
WHERE = ("native", "browser")
AHEAD = 3  # points, of which a chance of winning is told
WON, AHEAD_OF = "won (95 %)", "came out ahead (95 %)"
CORES = 2  # that a large data set is reckoned for
HUNDRED = 100  # from here on figures are told whole
Runs = Mapping[str, Run]


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    return "".join(f"| {' | '.join(line)} |\n" for line in (head, ["---"] * len(head), *lines))


def provenance(measured: Iterable[Run]) -> str:
    """Below a table, a sentence for all commands of one day, commit and machine."""
    told: dict[tuple[str, str, str], dict[str, None]] = {}
    for run in measured:
        told.setdefault((run.date, _code(run.commit), run.machine), {})[_code(run.command)] = None
    return "".join(
        f"\nMeasured on {date}, commit {commit}. Machine: {machine}. Command: {', '.join(commands)}.\n"
        for (date, commit, machine), commands in told.items()
    )


def _code(text: str) -> str:
    return text if text == NOT_RECORDED else f"`{text}`"


def laid_out(name: str, found: Runs) -> str:
    """A table of single figures."""
    head, *lines = LAID_OUT[name]
    cells = [cell.partition("/") for line in lines for cell in line[1:] if cell]
    filled = [(line[0], *(_figure(found, cell) for cell in line[1:])) for line in lines]
    return table(head, filled) + provenance(found[run] for run, _, _ in cells)


def _figure(found: Runs, cell: str) -> str:
    run, _, figure = cell.partition("/")
    return found[run].shown(figure) if cell else ""


# ---- tables with a row for each deal, level or match ------------------------------------------------


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


def strengths(found: Runs) -> str:
    """The levels that bots read, from weak to strong, with when each ladder was measured."""
    rows, dated = [], []
    for game, ladders in json.loads(LADDERS.read_text("utf-8")).items():
        for players, ladder in ladders.items():
            if "won" in ladder:
                name = _game({"game": game, "players": players})
                rows.append((name, *_rungs(ladder)))
                dated.append((name, *_run(found[of_levels(game, players)])))
    heads = ("1, against greedy", *map(str, range(2, RUNGS + 1)))
    return table(("", *heads), rows) + "\n" + table(("", *RUN), dated)


def _rungs(ladder: Mapping[str, Any]) -> list[str]:
    """A cell for each level: what it is, and what it won against the one below, the first against greedy."""
    *first, count = ladder.get("greedy", [0])
    won, games = [first, *ladder["won"][1:]], [count, *ladder["games"][1:]]
    cells = []
    for rung, thousandths, met in zip(ladder["levels"], won, games, strict=True):
        level = f"`{':'.join(str(number) for number in rung if number)}`"
        share = f": {percent(Share(*(part / 1000 for part in thousandths)))} of {met}" if thousandths else ""
        cells.append(level + share)
    return cells + [""] * (RUNGS - len(cells))


def matches(found: Runs) -> str:
    """One bot against another, or against several of it."""
    lines = []
    for _, run in _of("match", found):
        row = run.figures
        share = f"{percent(Share(*row['share']))} of {row['games']}"
        name = _game(row) + (f", in {row['boxes']} other boxes" if "boxes" in row else "")
        lines.append((name, f"`{row['one']}`", f"`{row['other']}`", share, *_run(run)))
    return table(("", "one", "against", WON, *RUN), lines)


def tried(found: Runs) -> str:
    """A changed bot against the plain one, or against several of it."""
    lines = [(game, row["what"], *met) for game, row, met in _met("tried", found)]
    return table(("", "changed", "one", "against", WON, "told"), lines)


def apart(found: Runs) -> str:
    """Bots of which one is no level, as they were not told apart."""
    lines = [(game, *met) for game, _, met in _met("apart", found)]
    return table(("", "one", "against", AHEAD_OF, "told"), lines)


def _met(what: str, found: Runs) -> Iterator[tuple[str, Any, tuple[str, ...]]]:
    """Of every two that met the game, the row, and in cells both, what came of it and when it was told."""
    for _, run in _of(what, found):
        for row in run.figures["rows"]:
            share = percent(Share(*row["share"])) if "share" in row else f"Elo {_signed(row['elo'])}"
            bots = (f"`{row['bot']}`", f"`{row['other']}`")
            yield _game(run.figures), row, (*bots, f"{share} of {row['games']}", run.date)


def hints(found: Runs) -> str:
    """What hints lose, in thousandths of a win."""
    lines = [
        (_game({**run.figures, **row}), row["positions"], f"{row['loss']:g}", *_run(run))
        for _, run in _of("hints", found)
        for row in run.figures["rows"]
    ]
    return table(("", "positions", "thousandths of a win", *RUN), lines)


def winning(_: Runs) -> str:
    """How often bots have won from level positions, and where they were some points ahead."""
    lines, measured = [], []
    for game, rows in json.loads(CHANCES.read_text("utf-8")).items():
        for players, row in rows.items():
            own, low, high = (
                Curve(tuple(numbers[:2]), tuple(numbers[2:]))
                for numbers in ((*row["even"], *row["steep"]), row["low"], row["high"])
            )
            cells = [
                percent(Share(*(curve.chance(over, value) for curve in (own, low, high))))
                for value, over in product((share(0), share(AHEAD)), (0.0, 0.5, 1.0))
            ]
            lines.append((_game({"game": game, "players": players}), str(row["games"]), *cells))
            measured.append(Run(row["command"], row["date"], row["machine"], row["commit"], {}))
    times = ("begun", "half over", "ending")
    heads = (*(f"level, {when}" for when in times), *(f"{AHEAD} points ahead, {when}" for when in times))
    return table(("", "games", *heads), lines) + provenance(measured)


def claims(found: Runs) -> str:
    """What is said of the long run, held against games played on."""
    rows = [run.figures for _, run in _of("claims", found)]
    lines = [(_game(row), row["said by"], *(str(row[verdict]) for verdict in VERDICTS)) for row in rows]
    sums = ("all", "", *(str(sum(row[verdict] for row in rows)) for verdict in VERDICTS))
    head = ("", "said by", *VERDICTS)
    return table(head, [*lines, sums]) + provenance(run for _, run in _of("claims", found))


def characters(found: Runs) -> str:
    """How strong a bot with a character is beside the plain one, and how much of its style shows."""
    lines = []
    for _, run in _of("styles", found):
        game = run.figures["game"]
        t, its = texts("en", game), words(game)
        for row in run.figures["rows"]:
            style = styles_of(game)[row["character"]]
            kind, *what = style.shows
            names = [f"`{each}`" if kind == DOES else its.category(t, each) for each in what]
            shows = ", ".join(names) if kind == DOES else "points: " + _together(names)
            cells = (_signed(row["elo"]), shows, f"{row['own']:g}", f"{row['plain']:g}")
            name = f"{named(t, style.id)} (`{style.id}`)"
            how = (f"`{run.figures['bot']}`", str(row["games"]))
            lines.append((_game(run.figures), name, *how, *cells, _signed(row["more"])))
    heads = ("as", "games", "Elo (95 %)", "shows in", "its own", "plain", "more (95 %)")
    return table(("", "character", *heads), lines) + provenance(run for _, run in _of("styles", found))


def _signed(figures: Sequence[float]) -> str:
    """More or less than nothing, with its interval."""
    middle, low, high = figures
    return f"{middle:+g} ({low:+g} to {high:+g})"


def _together(rows: Sequence[str]) -> str:
    """Names of rows; of several of one kind (`Pyramid: blue`) the kind."""
    kinds = {row.partition(":")[0] for row in rows}
    return ", ".join(sorted(kinds) if len(rows) > 1 else rows)


def balance(found: Runs) -> str:
    """Who wins from which seat, by which source, how long a game is, how often a tie is broken."""
    lines = []
    for _, run in _of("balance", found):
        row = run.figures
        seats = ", ".join(percent(Share(*share)) for share in row["seats"])
        source, (lead, low, high) = row["ahead"]
        name = words(row["game"]).category(texts("en", row["game"]), source)
        ahead = f"{name}: {lead:.1f} ({low:.1f} to {high:.1f})"
        cells = (seats, ahead, f"{row['decisions'][0]:.0f}", percent(Share(*row["ties"])))
        lines.append((_game(row), f"{row['games']:,} by `{row['bot']}`", *cells, *_run(run)))
    heads = ("wins by seat, from who begins", "winners lead most in", "decisions", "ties broken")
    return table(("", "games", *heads, *RUN), lines)


def standings(_: Runs) -> str:
    """Every entry of the leaderboard, game by game, strongest first."""
    lines, measured = [], []
    for name, board in leaderboard.read(ROOT / leaderboard.FILE).items():
        game, players = name.split(" for ")
        for row in board.rows:
            spelled = f"`{row.entry}`" + (f", `{row.in_full}`" if row.in_full != row.entry else "")
            against = ", ".join(f"`{anchor}`" for anchor in row.against)
            cells = (leaderboard.elo(row), str(row.deals or ""), against, f"{row.ms:,.1f}")
            lines.append((_game({"game": game, "players": players}), spelled, *cells))
            measured.append(Run(row.command, row.date, row.machine, row.commit, {}))
    heads = ("Elo (95 %)", "deals", "against each of", "ms a decision")
    return table(("", "entry", *heads), lines) + provenance(measured)


def gathered(found: Runs) -> str:
    """What a large data set would take and weigh, from a few of its games."""
    lines = []
    for _, run in _of("data", found):
        row, all_of_it = run.figures, run.figures["of"]
        days = [seconds * all_of_it / CORES / DAY for seconds in row["seconds"]]
        size = [each * all_of_it / GIGA for each in row["bytes"]]
        each = (_spread(row["seconds"]), _spread([value / KILO for value in row["bytes"]]))
        lines.append((_game(row), str(row["games"]), *each, _spread(days), _spread(size)))
    each = ("s of a core a game (95 %)", "kB a game (95 %)")
    head = ("", "games played", *each, "all: days of two cores (95 %)", "all: GB (95 %)")
    return table(head, lines) + provenance(run for _, run in _of("data", found))


def _spread(figures: Sequence[float]) -> str:
    middle, low, high = (f"{max(value, 0):.3g}" if value < HUNDRED else f"{value:,.0f}" for value in figures)
    return f"{middle} ({low} to {high})"


def soaked(found: Runs) -> str:
    """How many random games were held against the rules, how fast, and the digest of the first thousand."""
    run = found["soak"]
    lines = [
        (
            title(texts("en", row["game"]), row["game"]),
            *(f"{row[count]:,}" for count in ("games", "decisions")),
            f"{row['decisions'] / row['seconds']:,.0f}",
            f"`{row['digest']}`",
        )
        for row in run.figures["rows"]
    ]
    head = ("", "games", "decisions", "decisions a second of a core", "digest of the first thousand")
    return table(head, lines) + provenance([run])


def portable(found: Runs) -> str:
    """What random games lead to, and which Pythons came to it."""
    run = found[PORTABLE]
    lines = [(title(texts("en", game), game), f"`{each}`") for game, each in kept().items() if game in SHOWN]
    head = ("", f"SHA-256 of {run.figures['games']} random games")
    return table(head, lines) + f"\nThe same from {', '.join(run.figures['pythons'])}.\n" + provenance([run])


def baselines(found: Runs) -> str:
    """How often a learned policy came out ahead of bots, and how it got there, after so many steps."""
    measured = [run for _, run in _of("baseline", found)]
    bots = list(dict.fromkeys(bot for run in measured for bot in run.figures["against"]))
    steps = sorted({point[0] for run in measured for point in run.figures["curve"]["points"]})
    ends, curves = [], []
    for run in measured:
        row, curve = run.figures, run.figures["curve"]
        met = {bot: f"{percent(Share(*own[:3]))}, {own[3]:+.0f}" for bot, own in row["against"].items()}
        ends.append((_game(row), str(row["deals"] * row["players"]), *(met.get(bot, "") for bot in bots)))
        points = {point[0]: percent(Share(*point[2:])) for point in curve["points"]}
        about = (f"`{curve['against']}`", str(curve["deals"] * row["players"]))
        cells = (*(points.get(step, "") for step in steps), f"{curve['points'][-1][1]} s")
        curves.append((_game(row), *about, *cells))
    first = table(("", "games", *(f"`{bot}`" for bot in bots)), ends)
    heads = ("against", "games", *(f"{step:,} steps" for step in steps), "of a core")
    return f"{first}\n{table(('', *heads), curves)}{provenance(measured)}"


def levers(found: Runs) -> str:
    """What changes gave: the build with them beside the build before, and the interval of 95 %."""
    lines = []
    for name, run in _of("lever", found):
        cells = [_ratio(run.figures.get(f"{what}, part of the other build's")) for what in LEVERS]
        lines.append((name.removeprefix("lever: "), *cells, *_run(run)))
    return table(("", *LEVERS.values(), *RUN), lines)


def _ratio(figure: Sequence[float] | None) -> str:
    if figure is None:
        return ""
    value, low, high = figure
    return f"{value:.2f} ({low:.2f}–{high:.2f})"


LEVERS = {
    "warm: playable": "warm start",
    "cold: playable": "cold start",
    "warm: paint": "first paint, warm",
    "cold: paint": "first paint, cold",
    "the Duel: click": "click in the Duel",
    "all of Imhotep for 4: click": "in all of Imhotep",
    "the Duel, by finger: click": "tap in the Duel",
}
VERDICTS = ("true", "true in sign", "not confirmed", "false")
RUN = ("measured", "commit", "machine", "command")


def _run(run: Run) -> Sequence[str]:
    """The cells that tell of a run, below RUN."""
    return (run.date, _code(run.commit), run.machine, _code(run.command))


def _of(kind: str, found: Runs) -> Iterator[tuple[str, Run]]:
    return ((name, run) for name, run in found.items() if name.startswith(f"{kind}: "))


def _game(row: Mapping[str, object]) -> str:
    game = str(row["game"])
    return f"{title(texts('en', game), game)} for {row['players']}"


BLOCKS: Mapping[str, Callable[[Runs], str]] = {
    **{name: partial(laid_out, name) for name in LAID_OUT},
    "engine": engine,
    "levels": strengths,
    "matches": matches,
    "tried": tried,
    "apart": apart,
    "hints": hints,
    "winning": winning,
    "claims": claims,
    "levers": levers,
    "balance": balance,
    "characters": characters,
    "leaderboard": standings,
    "data": gathered,
    "soak": soaked,
    "portable": portable,
    "baselines": baselines,
}


# ---- the command ------------------------------------------------------------------------------------


def written(text: str, found: Runs) -> str:
    """A page with its tables as they are now."""
    return BLOCK.sub(lambda block: f"{block[1]}{BLOCKS[block[2]](found)}{block[3]}", text)


def pages() -> dict[Path, str]:
    """Every page of the docs, as it should be."""
    found = runs()
    return {path: written(path.read_text("utf-8"), found) for path in sorted(DOCS.glob("*.md"))}


def main() -> int:
    keep(levels())
    for path, text in pages().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Tables of how strong bots are."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.bots.characters import characters as styles_of
from game.bots.ladder import FILE as LADDERS
from game.bots.ladder import RUNGS
from game.lab.matches import leaderboard
from game.lab.matches.ratings import Share
from game.lab.matches.report import percent
from game.lab.matches.styles import DOES
from game.text.catalogue import texts
from game.text.characters import name as named
from game.text.games import words
from tests.desk.tables.shape import RUN, Runs, game_of, of_kind, provenance, ran, table
from tests.machine import ROOT
from tests.measured import Run, of_levels

WON, AHEAD_OF = "won (95 %)", "came out ahead (95 %)"


def strengths(found: Runs) -> str:
    """The levels that bots read, from weak to strong, with when each ladder was measured."""
    rows, dated = [], []
    for game, ladders in json.loads(LADDERS.read_text("utf-8")).items():
        for players, ladder in ladders.items():
            if "won" in ladder:
                name = game_of({"game": game, "players": players})
                rows.append((name, *_rungs(ladder)))
                dated.append((name, *ran(found[of_levels(game, players)])))
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
    for _, run in of_kind("match", found):
        row = run.figures
        share = f"{percent(Share(*row['share']))} of {row['games']}"
        name = game_of(row) + (f", in {row['boxes']} other boxes" if "boxes" in row else "")
        lines.append((name, f"`{row['one']}`", f"`{row['other']}`", share, *ran(run)))
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
    for _, run in of_kind(what, found):
        for row in run.figures["rows"]:
            share = percent(Share(*row["share"])) if "share" in row else f"Elo {_signed(row['elo'])}"
            bots = (f"`{row['bot']}`", f"`{row['other']}`")
            yield game_of(run.figures), row, (*bots, f"{share} of {row['games']}", run.date)


def characters(found: Runs) -> str:
    """How strong a bot with a character is beside the plain one, and how much of its style shows."""
    lines = []
    for _, run in of_kind("styles", found):
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
            lines.append((game_of(run.figures), name, *how, *cells, _signed(row["more"])))
    heads = ("as", "games", "Elo (95 %)", "shows in", "its own", "plain", "more (95 %)")
    return table(("", "character", *heads), lines) + provenance(run for _, run in of_kind("styles", found))


def _signed(figures: Sequence[float]) -> str:
    """More or less than nothing, with its interval."""
    middle, low, high = figures
    return f"{middle:+g} ({low:+g} to {high:+g})"


def _together(rows: Sequence[str]) -> str:
    """Names of rows; of several of one kind (`Pyramid: blue`) the kind."""
    kinds = {row.partition(":")[0] for row in rows}
    return ", ".join(sorted(kinds) if len(rows) > 1 else rows)


def standings(_: Runs) -> str:
    """Every entry of the leaderboard, game by game, strongest first."""
    lines = []
    for name, board in leaderboard.read(ROOT / leaderboard.FILE).items():
        game, players = name.split(" for ")
        for row in board.rows:
            spelled = f"`{row.entry}`" + (f", `{row.in_full}`" if row.in_full != row.entry else "")
            against = ", ".join(f"`{anchor}`" for anchor in row.against)
            cells = (leaderboard.elo(row), str(row.deals or ""), against, f"{row.ms:,.1f}")
            how = ran(Run(row.command, row.date, row.machine, row.commit, {}))
            lines.append((game_of({"game": game, "players": players}), spelled, *cells, *how))
    heads = ("Elo (95 %)", "deals", "against each of", "ms a decision")
    return table(("", "entry", *heads, *RUN), lines)


def baselines(found: Runs) -> str:
    """How often a learned policy came out ahead of bots, and how it got there, after so many steps."""
    measured = [run for _, run in of_kind("baseline", found)]
    bots = list(dict.fromkeys(bot for run in measured for bot in run.figures["against"]))
    steps = sorted({point[0] for run in measured for point in run.figures["curve"]["points"]})
    ends, curves = [], []
    for run in measured:
        row, curve = run.figures, run.figures["curve"]
        met = {bot: f"{percent(Share(*own[:3]))}, {own[3]:+.0f}" for bot, own in row["against"].items()}
        ends.append((game_of(row), str(row["deals"] * row["players"]), *(met.get(bot, "") for bot in bots)))
        points = {point[0]: percent(Share(*point[2:])) for point in curve["points"]}
        about = (f"`{curve['against']}`", str(curve["deals"] * row["players"]))
        cells = (*(points.get(step, "") for step in steps), f"{curve['points'][-1][1]} s")
        curves.append((game_of(row), *about, *cells))
    first = table(("", "games", *(f"`{bot}`" for bot in bots)), ends)
    heads = ("against", "games", *(f"{step:,} steps" for step in steps), "of a core")
    return f"{first}\n{table(('', *heads), curves)}{provenance(measured)}"

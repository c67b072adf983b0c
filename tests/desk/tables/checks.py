"""Tables of what was checked: hints, what they say, chances, seats, random games."""

import json
from itertools import product

from game.bots.chances import FILE as CHANCES
from game.bots.chances import Curve
from game.bots.value import share
from game.lab.commands.command import SHOWN
from game.lab.matches.ratings import Share
from game.lab.matches.report import percent
from game.text.catalogue import texts
from game.text.games import title, words
from tests.desk.tables.shape import RUN, Runs, game_of, of_kind, provenance, ran, table
from tests.measured import Run
from tests.wasm.kept import PORTABLE, kept

AHEAD = 3  # points, of which a chance of winning is told
VERDICTS = ("true", "true in sign", "not confirmed", "false")


def hints(found: Runs) -> str:
    """What hints lose, in thousandths of a win, with its interval where that was told."""
    lines = [
        (game_of(run.figures), run.figures["positions"], _lost(*run.figures["loss"]), *ran(run))
        for _, run in of_kind("hints", found)
    ]
    return table(("", "positions", "thousandths of a win (95 %)", *RUN), lines)


def _lost(loss: float, *interval: float) -> str:
    return f"{loss:g}" + (f" ({' to '.join(f'{end:g}' for end in interval)})" if interval else "")


def winning(_: Runs) -> str:
    """How often bots have won from level positions, and where they were some points ahead."""
    lines, dated = [], []
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
            name = game_of({"game": game, "players": players})
            lines.append((name, str(row["games"]), *cells))
            dated.append((name, *ran(Run(row["command"], row["date"], row["machine"], row["commit"], {}))))
    times = ("begun", "half over", "ending")
    heads = (*(f"level, {when}" for when in times), *(f"{AHEAD} points ahead, {when}" for when in times))
    return table(("", "games", *heads), lines) + "\n" + table(("", *RUN), dated)


def claims(found: Runs) -> str:
    """What is said of the long run, held against games played on."""
    rows = [run.figures for _, run in of_kind("claims", found)]
    lines = [(game_of(row), row["said by"], *(str(row[verdict]) for verdict in VERDICTS)) for row in rows]
    sums = ("all", "", *(str(sum(row[verdict] for row in rows)) for verdict in VERDICTS))
    head = ("", "said by", *VERDICTS)
    return table(head, [*lines, sums]) + provenance(run for _, run in of_kind("claims", found))


def balance(found: Runs) -> str:
    """Who wins from which seat, by which source, how long a game is, how often a tie is broken."""
    lines = []
    for _, run in of_kind("balance", found):
        row = run.figures
        seats = ", ".join(percent(Share(*share)) for share in row["seats"])
        source, (lead, low, high) = row["ahead"]
        name = words(row["game"]).category(texts("en", row["game"]), source)
        ahead = f"{name}: {lead:.1f} ({low:.1f} to {high:.1f})"
        cells = (seats, ahead, f"{row['decisions'][0]:.0f}", percent(Share(*row["ties"])))
        lines.append((game_of(row), f"{row['games']:,} by `{row['bot']}`", *cells, *ran(run)))
    heads = ("wins by seat, from who begins", "winners lead most in", "decisions", "ties broken")
    return table(("", "games", *heads, *RUN), lines)


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

"""What a data set would take and weigh, extrapolated from some of its games.

Most of what a game takes is who sits there, so each is reckoned as if all who may did so equally: by the
iterations they think. What is left to chance is how long a game is and what an iteration takes.
"""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

from game.bots.levels import read_level, there
from game.lab.data.dataset import Asked, Row, Rows, Shard, line, played, write_parquet
from game.lab.matches.ratings import Share, mean
from game.lab.running import Codec, Runner

DAY, KILO, GIGA = 24 * 60 * 60, 1_000, 1_000_000_000

Timed = tuple[float, Rows]
TIMED: Codec[Timed] = Codec(list, lambda row: (row[0], (row[1][0], row[1][1])))


class Estimate(NamedTuple):
    """So many games were played; what one takes in seconds of a core, and weighs in bytes."""

    games: int
    seconds: Share
    size: Share


def estimate(asked: Asked, count: int, runner: Runner) -> Estimate:
    """The first so many games; of the bytes of decisions each has its share by their number."""
    shards = [Shard(asked, number, 1) for number in range(min(count, asked.games))]
    found = [*runner.run(timed, shards, TIMED, asked.game)]
    decisions = [row for _, (_, rows) in found for row in rows]
    with TemporaryDirectory() as folder:
        path = Path(folder, "decisions")
        write_parquet(path, decisions)
        row = path.stat().st_size / len(decisions)
    sizes = [len("".join(map(line, games))) + len(rows) * row for _, (games, rows) in found]
    seconds = [took * _usual(asked, rows) for took, (_, rows) in found]
    return Estimate(len(found), mean(seconds), mean(sizes))


def _usual(asked: Asked, decisions: Sequence[Row]) -> float:
    """How many times as long those asked for think at these decisions, on average, as those who decided."""
    searched = [row["bot"] for row in decisions if row["searched"]]
    if not searched:
        return 1.0
    return fmean(_thinks(asked, bot) for bot in asked.bots) / fmean(_thinks(asked, bot) for bot in searched)


def _thinks(asked: Asked, bot: str) -> int:
    level = read_level(there(bot, asked.game, asked.players))
    return max(1, level.within(asked.game, asked.players).iterations)


def timed(shard: Shard) -> Timed:
    """The games of a shard, and what they took."""
    started = process_time()
    rows = played(shard)
    return process_time() - started, rows


def as_text(asked: Asked, found: Estimate) -> str:
    """Both for one game and for all."""
    each = f"{_spread(found.seconds, 1)} s of a core and {_spread(found.size, KILO)} kB each"
    days = _spread(found.seconds, DAY / asked.games)
    size = _spread(found.size, GIGA / asked.games)
    whole = f"{asked.games} games: {days} days of a core and {size} GB"
    return f"{found.games} games of {asked.game} for {asked.players}: {each}\n{whole}"


def _spread(share: Share, unit: float) -> str:
    middle, low, high = (f"{max(value, 0) / unit:.3g}" for value in share)
    return f"{middle} ({low} to {high})"

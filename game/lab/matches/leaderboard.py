"""The leaderboard's file: every entry's rating with where it comes from, and the matches it follows from."""

import json
from collections.abc import Mapping, Sequence
from math import inf, isfinite
from pathlib import Path
from typing import Any, NamedTuple

from game.core.registry import game_class
from game.lab.envs import VERSION
from game.lab.files import put
from game.lab.matches.arena import Contest, in_full
from game.lab.matches.protocol import DEALS, Match, Protocol, Rated, contest
from game.lab.matches.timing import pace
from game.lab.provenance import here
from game.lab.running import Runner

FILE = Path("docs", "leaderboard.json")  # seen from a checkout


class Row(NamedTuple):
    """An entry as it stands. `in_full` is a level's tree; an end of the interval that is open is None.

    Both ends are None where too few deals were played to tell.
    """

    entry: str
    in_full: str
    against: tuple[str, ...]
    deals: int
    elo: int
    low: int | None
    high: int | None
    ms: float  # of processor time, a decision where there is a choice
    rules: int
    environment: int
    date: str
    machine: str
    commit: str
    command: str


class Board(NamedTuple):
    """A game for so many: rows from the strongest down, and matches."""

    rows: tuple[Row, ...] = ()
    matches: tuple[Match, ...] = ()

    def with_row(self, row: Row, protocol: Protocol) -> "Board":
        """The board with a row in the place of the entry's former one, and what was played for it."""
        others = (each for each in self.rows if each.entry != row.entry)
        known = Protocol(protocol.runner, protocol.contest, (*self.matches, *protocol.matches.values()))
        return Board((row, *others), tuple(known.matches.values())).rated(known)

    def rated(self, protocol: Protocol) -> "Board":
        """All rows by what is known now, from the strongest down."""
        rows = [_known(row, protocol) for row in self.rows]
        return self._replace(rows=tuple(sorted(rows, key=lambda row: -row.elo)))


def measure(
    runner: Runner, game: str, players: int, entries: Sequence[str], deals: int = DEALS, file: Path = FILE
) -> list[Row]:
    """Rate entries one after the other, and put each into the file as soon as it is."""
    played, name, found = contest(game, players), f"{game} for {players}", []
    protocol = Protocol(runner, played, read(file).get(name, Board()).matches)
    for entry in entries or protocol.levels:
        rated, ms = protocol.rated(entry, deals), 1000 * pace(played, in_full(entry, played))
        row = _row(rated, played, ms, f"--entries {entry} --deals {deals}")
        boards = read(file)
        boards[name] = boards.get(name, Board()).with_row(row, protocol)
        write(file, boards)
        found.append(row)
    return found


def _row(rated: Rated, played: Contest, ms: float, more: str) -> Row:
    row = Row(
        rated.entry,
        in_full(rated.entry, played),
        rated.against,
        *(0, 0, None, None),
        round(ms, 1),
        game_class(played.game).info.version,
        VERSION,
        *here(),
        f"python3 -m game.lab leaderboard {played.game} --players {played.players} {more}",
    )
    return _again(row, rated)


def _known(row: Row, protocol: Protocol) -> Row:
    """A row by the matches there are; as it is where a level of it is another one now."""
    if row.in_full != in_full(row.entry, protocol.contest):
        return row
    try:
        return _again(row, protocol.rating(row.entry, row.against))
    except (KeyError, ValueError):
        return row


def _again(row: Row, rated: Rated) -> Row:
    """A row by what is known now."""
    low, high = (round(end) if isfinite(end) else None for end in rated.interval or (-inf, inf))
    return row._replace(deals=rated.deals, elo=round(rated.elo), low=low, high=high)


def as_text(row: Row) -> str:
    """A row for the terminal."""
    return f"{row.entry}: {elo(row)} Elo, {row.deals} deals against each of: {', '.join(row.against) or '-'}"


def elo(row: Row) -> str:
    """A rating with its interval."""
    if not row.against:
        return "0"
    if row.low is None and row.high is None:
        return f"{row.elo:+} (too few deals)"
    low, high = ("open" if end is None else f"{end:+}" for end in (row.low, row.high))
    return f"{row.elo:+} ({low} to {high})"


# ---- the file ---------------------------------------------------------------------------------------


def read(file: Path = FILE) -> dict[str, Board]:
    """All boards by name, `duel for 2`; none where there is no file."""
    held: Mapping[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return {name: Board(_rows(board), _matches(board)) for name, board in held.items()}


def _rows(board: Mapping[str, Any]) -> tuple[Row, ...]:
    return tuple(Row(**{**row, "against": tuple(row["against"])}) for row in board["rows"])


def _matches(board: Mapping[str, Any]) -> tuple[Match, ...]:
    return tuple(Match(**{**match, "halves": tuple(match["halves"])}) for match in board["matches"])


def write(file: Path, boards: Mapping[str, Board]) -> None:
    """All boards, a line for each row and match."""
    told = []
    for name, board in sorted(boards.items()):
        parts = [
            f'  "{part}": [\n' + ",\n".join(f"   {_line(each)}" for each in listed) + "\n  ]"
            for part, listed in board._asdict().items()
        ]
        told.append(f" {json.dumps(name)}: {{\n" + ",\n".join(parts) + "\n }")
    file.parent.mkdir(parents=True, exist_ok=True)
    put(file, "{\n" + ",\n".join(told) + "\n}\n")


def _line(each: Row | Match) -> str:
    return json.dumps(each._asdict(), ensure_ascii=False)

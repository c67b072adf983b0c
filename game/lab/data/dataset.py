"""Games of bots as files for learning: games as JSON lines, every decision with its search as Parquet.

A shard is so many games in two files, the same bytes wherever and by how many they were computed; those that
are there already stay, so what was broken off goes on. A card beside them says what is what. The bytes of
Parquet are also those of a version of pyarrow; of what its rows say there is a hash of its own.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from game import __version__
from game.bots.bot import Thought, below
from game.bots.levels import read_level, there
from game.bots.thinking import conclude
from game.core.errors import BadOption
from game.core.match import Match
from game.core.record import Record, new_record, to_text
from game.core.registry import game_class
from game.lab.deals import mixed, source
from game.lab.files import put, put_by
from game.lab.running import Codec, Runner

FROM_TO = ".."
CARD, ASKED, PARQUET = "README.md", "asked.json", ".parquet"
AHEAD = 2  # shards begun for each that is played at once, so that nobody waits for the one that is written

Row = dict[str, Any]
Rows = tuple[list[Row], list[Row]]  # games, decisions


class Asked(NamedTuple):
    """Which games are wanted, by whom, and how many of them make a shard."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    shard: int
    seed: str


class Shard(NamedTuple):
    """Games number `first` to `first + games - 1` of what is asked."""

    asked: Asked
    first: int
    games: int

    @property
    def name(self) -> str:
        """What its files are called: by the game and the number of its first one."""
        return f"{self.asked.game}-{self.asked.players}-{self.first:07}"


class File(NamedTuple):
    """A file that is written: its SHA-256, and of Parquet that of its rows as lines of JSON."""

    name: str
    digest: str
    rows: str = ""


ROWS: Codec[Rows] = Codec(list, lambda rows: (rows[0], rows[1]))


def bots(text: str) -> tuple[str, ...]:
    """Those that seats are drawn from: `level:3..7` or `level:2,flat:100`. Raises BadOption."""
    first, _, last = text.partition(FROM_TO)
    if not last:
        return tuple(read_level(each).text for each in text.split(","))
    low = read_level(first)
    numbers = range(low.iterations, int(last) + 1) if last.isdecimal() else range(0)
    if not numbers:
        raise BadOption("bots", "bad_option", value=text)
    return tuple(low._replace(iterations=number).text for number in numbers)


def write(asked: Asked, folder: Path, runner: Runner) -> Iterator[File]:
    """Write what is not there yet, then the card. Raises FileExistsError if the folder holds another set."""
    folder.mkdir(parents=True, exist_ok=True)
    _claim(asked, folder)
    starts = range(0, asked.games, asked.shard)
    shards = [Shard(asked, first, min(asked.shard, asked.games - first)) for first in starts]
    missing = [shard for shard in shards if not all(path.exists() for path in _paths(folder, shard))]
    found = runner.run(played, missing, ROWS, asked.game, runner.width * AHEAD)
    for shard, rows in zip(missing, found, strict=True):
        _write_shard(folder, shard, rows)
    files = [_file(path) for shard in shards for path in _paths(folder, shard)]
    put(folder / CARD, card(asked, files))
    yield from files


def _claim(asked: Asked, folder: Path) -> None:
    """Say in a folder which set it is to hold. Raises FileExistsError if it holds another."""
    beside, told = folder / ASKED, line({**asked._asdict(), "rules": game_class(asked.game).info.version})
    held = beside.read_text("utf-8") if beside.exists() else ""
    if held != told and (held or any(folder.glob(f"*{PARQUET}"))):
        raise FileExistsError(f"{folder} holds another set; write this one elsewhere")
    put(beside, told)


def _paths(folder: Path, shard: Shard) -> tuple[Path, Path]:
    return folder / f"{shard.name}.games.jsonl", folder / f"{shard.name}.decisions{PARQUET}"


def _file(path: Path) -> File:
    rows = digest(_read_parquet(path)) if path.suffix == PARQUET else ""
    return File(path.name, sha256(path.read_bytes()).hexdigest(), rows)


def digest(rows: Iterable[Row]) -> str:
    """The SHA-256 of rows, a line of JSON each."""
    total = sha256()
    for row in rows:
        total.update(line(row).encode())
    return total.hexdigest()


def line(row: Row) -> str:
    """A row as JSON."""
    return json.dumps(row, separators=(",", ":")) + "\n"


def _write_shard(folder: Path, shard: Shard, rows: Rows) -> None:
    """Both files, each whole or not at all."""
    games, decisions = rows
    lines = "".join(map(line, games))
    of_games, of_decisions = _paths(folder, shard)
    put_by(of_decisions, lambda path: write_parquet(path, decisions))
    put(of_games, lines)


def _read_parquet(path: Path) -> list[Row]:
    from pyarrow import parquet  # noqa: PLC0415 - large, and only for this command

    rows: list[Row] = parquet.read_table(path).to_pylist()
    return rows


def write_parquet(path: Path, decisions: Sequence[Row]) -> None:
    """The file of decisions."""
    import pyarrow as pa  # noqa: PLC0415 - large, and only for this command
    from pyarrow import parquet  # noqa: PLC0415

    types = {
        "string": pa.string(),
        "int8": pa.int8(),
        "int32": pa.int32(),
        "[string]": pa.list_(pa.string()),
        "[int32]": pa.list_(pa.int32()),
        "[float64]": pa.list_(pa.float64()),
    }
    columns = {name: [row[name] for row in decisions] for name in FIELDS}
    schema = pa.schema([(name, types[kind]) for name, (kind, _) in FIELDS.items()])
    parquet.write_table(pa.table(columns, schema=schema), path, compression="zstd")


# ---- what is in them ----------------------------------------------------------------------------------

# Of the decisions: name, type, meaning.
FIELDS: Mapping[str, tuple[str, str]] = {
    "game": ("string", "the game's id in the file of games"),
    "ply": ("int32", "which decision, counted from 0"),
    "seat": ("int8", "who decides, counted from 0"),
    "bot": ("string", "who sits there"),
    "position": ("string", "the whole position as text, also what the seat does not see: see below"),
    "legal": ("[int32]", "the codes of the listed legal actions; stable for good"),
    "chosen": ("int32", "the code of what was chosen; of an action with numbers its head, not in `legal`"),
    "action": ("string", "what was chosen, as text, numbers included"),
    "searched": ("[string]", "the actions the bot looked at, best first; empty where there was no choice"),
    "visits": ("[int32]", "iterations that went to each"),
    "values": ("[float64]", "what each is worth to the bot, from 0 (lost) to 1 (won)"),
    "told": ("[string]", "what the decision caused, as JSON: kind, seat, details, points, row, rule"),
}


def played(shard: Shard) -> Rows:
    """The games of a shard and their decisions."""
    games: list[Row] = []
    decisions: list[Row] = []
    for number in range(shard.first, shard.first + shard.games):
        record, seats = dealt(shard.asked, number)
        match, thoughts = _played(Match(record), seats)
        name = f"{record.game}-{record.players}-{record.seed}"
        games.append(_game(name, match, seats))
        decisions += [_decision(name, match, seats, ply, each) for ply, each in enumerate(thoughts)]
    return games, decisions


def dealt(asked: Asked, number: int) -> tuple[Record, tuple[str, ...]]:
    """The deal of a number, and who sits where."""
    chosen = below(source("dataset", asked.game, asked.players, asked.seed, number))
    seats = tuple(
        there(asked.bots[chosen(len(asked.bots))], asked.game, asked.players) for _ in range(asked.players)
    )
    options = mixed(asked.game, asked.players, chosen).options
    return new_record(asked.game, asked.players, options, f"{asked.seed}{number}"), seats


def _played(match: Match, seats: Sequence[str]) -> tuple[Match, list[Thought | None]]:
    """The game, and what was thought at each decision; None where there was no choice."""
    thoughts: list[Thought | None] = []
    while not match.over:
        thought = conclude(read_level(seats[match.player]).think(match)) if match.chooses else None
        thoughts.append(thought)
        match = match.play(thought.choice if thought else match.legal[0].text)
    return match, thoughts


def _game(name: str, match: Match, seats: Sequence[str]) -> Row:
    game, state = match.game, match.state
    return {
        "game": name,
        "record": to_text(match.record),
        "seats": seats,
        "scores": game.scores(state),
        "places": game.ranking(state),
        "ledger": [
            {"seat": e.player, "row": e.category, "points": e.points, "rule": e.rule, "ply": e.move}
            for e in match.ledger()
        ],
    }


def _decision(name: str, match: Match, seats: Sequence[str], ply: int, thought: Thought | None) -> Row:
    game, state, action = match.game, match.at(ply), match.action(ply)
    lines = thought.lines if thought else ()
    return {
        "game": name,
        "ply": ply,
        "seat": match.mover(ply),
        "bot": seats[match.mover(ply)],
        "position": game.write(state),
        "legal": [each.code for each in game.legal_actions(state)],
        "chosen": action.code,
        "action": action.text,
        "searched": [line.action for line in lines],
        "visits": [line.visits for line in lines],
        "values": [line.value for line in lines],
        "told": [
            json.dumps([e.kind, e.player, dict(e.params), e.points, e.category, e.rule])
            for e in match.events(ply)
        ],
    }


# ---- the card -----------------------------------------------------------------------------------------


def card(asked: Asked, files: Sequence[File]) -> str:
    """What is in the files, how it came about, and how to read it."""
    fields = "\n".join(f"| `{name}` | {kind} | {about} |" for name, (kind, about) in FIELDS.items())
    rows = "\n".join(f"| {file.name} | `{file.digest}` | {_code(file.rows)} |" for file in files)
    return TEMPLATE.format(
        **asked._asdict() | {"bots": ",".join(asked.bots)},
        version=__version__,
        rules=game_class(asked.game).info.version,
        fields=fields,
        files=rows,
    )


def _code(text: str) -> str:
    return f"`{text}`" if text else ""


TEMPLATE = """# {game} for {players}: {games} games of bots

Made by Baumeister {version}, rules version {rules}: `python3 -m game.lab dataset {game} --players {players}
--games {games} --bots {bots} --seed {seed} --shard {shard}`. Seats are drawn from these bots, options anew
for each game.
Licence: MIT, as the program's. Names of games belong to their publishers.

`*.games.jsonl` has a game a line: `game` (id, within this set), `record` (all it takes to play it again),
`seats`, `scores` and `places` by seat, `ledger` (every point: seat, row of the sheet, points, rule, decision
counted from 0).
`*.decisions.parquet` has a row for each decision:

| column | type | what it is |
| --- | --- | --- |
{fields}

`position` is the whole position. What a seat sees of it, and no more, is
`game.observation(game.read(position), seat)` of the game that the record sets up; bots were shown that alone.

```python
import polars
games = polars.read_ndjson("*.games.jsonl")
decisions = polars.read_parquet("*.decisions.parquet")
hard = decisions.filter(polars.col("values").list.len() > 1)
print(hard.join(games, on="game").select("seat", "action", "scores").head())
```

With pandas: `pandas.read_json(file, lines=True)` and `pandas.read_parquet(file)`.

JSON lines are the same bytes from every run of this version; Parquet is so with the same version of pyarrow.
The rows of Parquet, written as lines of JSON without spaces, have the last hash whatever wrote them.

| file | SHA-256 | of its rows |
| --- | --- | --- |
{files}
"""

"""Small samples of data sets by the hashes of what they say: `python3 -m tests.lab.samples [FOLDER COMMAND]`.

Writes the file of hashes anew, to be reviewed as a diff; they differ when bots, rules or what a data set
holds have changed. With a folder, what `dataset` wrote there with that command is kept as a large sample. A
large one goes as soon as it does not begin as its small one any more: it is to be made again.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pyarrow.parquet import read_table

from game.core.registry import game_class
from game.lab.commands.command import SHOWN
from game.lab.data.dataset import Asked, Rows, Shard, bots, digest, played, write
from game.lab.running import Runner
from tests.machine import ROOT

FILE = ROOT / "tests" / "lab" / "samples.json"
CHEAP = "tree:4,tree:8"  # by which bots games are played
BOTS = {"abusir": "random"}  # whoever thinks takes minutes
LARGE = 1_000
SEED, SHARD = "dataset", 100  # as the command has them

Hashes = Mapping[str, str]


def asked(game: str) -> Asked:
    """The large data set that a small sample is the beginning of."""
    players = game_class(game).info.seats[0]
    return Asked(game, players, bots(BOTS.get(game, CHEAP)), LARGE, SHARD, SEED)


def small(game: str) -> Hashes:
    """The first game of it."""
    return hashes(played(Shard(asked(game), 0, 1)))


def hashes(rows: Rows) -> Hashes:
    """What games and decisions say."""
    return {"games": digest(rows[0]), "decisions": digest(rows[1])}


def begins(folder: Path) -> Hashes:
    """The first game of what was written into a folder."""
    first = min(folder.glob("*.jsonl"))
    game = json.loads(first.read_text("utf-8").splitlines()[0])
    decisions = read_table(min(folder.glob("*.parquet"))).to_pylist()
    return hashes(([game], [row for row in decisions if row["game"] == game["game"]]))


def large(folder: Path, command: str) -> tuple[str, dict[str, Any]]:
    """The hashes of all its files: of JSON lines the bytes, of Parquet the rows."""
    game = min(folder.glob("*.jsonl")).name.partition("-")[0]
    files = {file.name: file.rows or file.digest for file in write(asked(game), folder, Runner())}
    return game, {"command": command, "begins": begins(folder), "files": files}


def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def main(words: Sequence[str]) -> None:
    whole = kept()["large"] if FILE.exists() else {}
    if words:
        whole.update([large(Path(words[0]), words[1])])
    few = {game: small(game) for game in SHOWN}
    for game in [game for game, sample in whole.items() if sample["begins"] != few[game]]:
        print(f"{game}: {whole.pop(game)['command']} leads elsewhere now")
    FILE.write_text(json.dumps({"small": few, "large": whole}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

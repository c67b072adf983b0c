"""Games as OpenSpiel writes them down, some choices of one of each: `python3 -m tests.envs.playthroughs`.

What tensors hold are long lines; of those the files have a digest. OpenSpiel replays a file by the game
string and the actions in it.
"""

import re
from hashlib import sha256
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms.generate_playthrough import playthrough

from game.lab.envs.openspiel import PREFIX
from tests.machine import ROOT

LONG = 200  # characters
ACTION = re.compile(r"^action: (\d+)$", re.MULTILINE)
GAME = re.compile(r"^game: (.*)$", re.MULTILINE)
# A game, its parameters, and the seed of the random choices.
GAMES = {
    "duel": ("(length=25)", 1),
    "imhotep": ("(length=25,options=market:B+start:1,players=3)", 2),
    "pyramids": ("(length=25,players=3)", 3),
    "cheops": ("(length=25)", 4),
    "abusir": ("(length=40)", 5),
}


def file_of(game: str) -> Path:
    return ROOT / "tests" / "envs" / f"{game}.playthrough"


def written(text: str) -> str:
    """A playthrough with long lines as digests."""
    return "\n".join(line if len(line) <= LONG else _digest(line) for line in text.split("\n"))


def _digest(line: str) -> str:
    head = re.split("[:=]", line, maxsplit=1)[0].strip()
    return f"{head}: {len(line)} characters, {sha256(line.encode()).hexdigest()[:16]}"


def again(text: str) -> str:
    """The game of a file played once more."""
    game = GAME.search(text)
    assert game
    return _played(game[1], [int(number) for number in ACTION.findall(text)])


def _played(game: str, actions: list[int], seed: int | None = None) -> str:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthroughs"])
    return written(playthrough(game, actions, seed=seed))


def main() -> None:
    for game, (parameters, seed) in GAMES.items():
        file_of(game).write_text(_played(PREFIX + game + parameters, [], seed), "utf-8")


if __name__ == "__main__":
    main()

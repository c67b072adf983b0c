"""Random games by the digest of where they lead: `python3 -m tests.wasm.kept` prints it for each game.

It needs nothing but Python, so that any machine can say whether it comes to the same. With `--write` the
digests go into the file that the tests hold CPython and Pyodide against, to be reviewed as a diff.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.core.registry import LISTINGS
from tests.wasm.digest import GAMES_EACH, digest, drawn_game, led

FILE = Path(__file__).with_name("games.json")


def found() -> dict[str, str]:
    """The digest of the random games of each game."""
    return {
        game_id: digest(led(drawn_game(game_id, number) for number in range(GAMES_EACH)))
        for game_id in LISTINGS
    }


def kept() -> Mapping[str, str]:
    """Those on record."""
    digests: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return digests


def main(words: Sequence[str]) -> None:
    digests = found()
    if "--write" in words:
        FILE.write_text(json.dumps(digests, indent=1) + "\n", "utf-8")
    for game_id, each in digests.items():
        print(f"{game_id:10} {each}")


if __name__ == "__main__":
    main(sys.argv[1:])

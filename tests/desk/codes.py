"""Adds new decisions to the games' tables of codes, at the end: `python3 -m tests.desk codes`.

What stands in a table stays where it is: links are written with the places of its lines.
"""

import sys

from game.core.registry import LISTINGS, game_class
from tests.desk.sentences import ROOT

END = '"""\nCODES'


def missing(game: str) -> list[str]:
    """The decisions of a game, or their heads, that its table does not have yet."""
    vocabulary = game_class(game).info.vocabulary
    return [action.text for action in vocabulary.coded[len(vocabulary.codes.texts) :]]


def main() -> int:
    for game in LISTINGS:
        if new := missing(game):
            path = ROOT / "game" / "games" / game / "codes.py"
            text = path.read_text("utf-8")
            lines = "".join(f"{line}\n" for line in new)
            path.write_text(text.replace(END, lines + END), "utf-8")
            print(f"{path.relative_to(ROOT)}: {len(new)} more")
    return 0


if __name__ == "__main__":
    sys.exit(main())

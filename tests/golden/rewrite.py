"""Write what the recorded games lead to anew: `python3 -m tests.golden.rewrite [--games]`.

The records (`*.txt`) stay; what they lead to (`*.expected`) is written from them and reviewed as a diff. With
`--games` the records are played anew, too: only when the rules' version goes up.
"""

import sys
from collections.abc import Sequence

from game.core.record import Record, new_record, to_text
from game.core.registry import game_class
from tests.golden.pictures import account
from tests.golden.trees import HERE, forest, names, recorded
from tests.helpers import random_match

# Name of the file: game, options by their letters; seed of the deal; number of the random play.
GAMES = {
    "duel-AAAA-random": ("amun7342", 1),
    "duel-BBBB-random": ("bastet", 2),
    "duel-AAAA-first": ("cheops", 3),
    "duel-BBBB-second": ("djoser", 7),
    "duel-ABAB-first": ("edfu", 5),
    "duel-ABAB-second": ("fayum", 31),
    "duel-BABA-first": ("gizeh", 7),
    "duel-BABA-second": ("horus", 8),
    "duel-AABB-random": ("isis", 9),
    "duel-BBAA-random": ("ka", 10),
    "duel-ABBA-second": ("luxor", 96),
    "duel-BAAB-first": ("maat", 12),
    "pyramids-2-random": ("amun7342", 41),
    "pyramids-2-2": ("bastet", 42),
    "pyramids-3-random": ("cheops", 43),
    "pyramids-3-1": ("djoser", 44),
    "pyramids-4-random": ("edfu", 45),
    "pyramids-4-3": ("fayum", 46),
    "pyramids-5-random": ("gizeh", 47),
    "pyramids-5-5": ("horus", 48),
    "pyramids-5-4": ("isis", 49),
    "template-2-high": ("nut", 13),
    "template-4-low": ("osiris", 14),
}


def deal(name: str, seed: str) -> Record:
    """The deal a name stands for."""
    game_id, one, other = name.split("-")
    keys = [option.key for option in game_class(game_id).info.options]
    if game_id == "duel":
        return new_record(game_id, 2, dict(zip(keys, [*one, other], strict=True)), seed)
    return new_record(game_id, int(one), dict(zip(keys, [other], strict=True)), seed)


def main(arguments: Sequence[str]) -> int:
    if "--games" in arguments:
        for name, (seed, number) in GAMES.items():
            record = random_match(deal(name, seed), number).record
            (HERE / f"{name}.txt").write_text(to_text(record), encoding="utf-8")
    for name in names():
        (HERE / f"{name}.expected").write_text(account(recorded(name)), encoding="utf-8")
    duels = [name for name in names() if name.startswith("duel-")]
    (HERE / "trees.expected").write_text("".join(map(forest, duels)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

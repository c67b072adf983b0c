"""Write what the recorded games lead to anew: `python3 -m tests.desk golden [--games]`.

The records (`*.txt`) stay; what they lead to (`*.expected`) is written from them and reviewed as a diff. With
`--games` the records are played anew, too: only when the rules' version goes up.
"""

import sys
from collections.abc import Sequence

from game.core.options import from_letters
from game.core.record import Record, new_record, to_text
from game.core.registry import game_class
from tests.games.abusir.playing import heedless, keen, played
from tests.golden.games import HERE, names, recorded
from tests.golden.pictures import account
from tests.golden.trees import forest, grown
from tests.helpers import STYLES, random_match

# Name of the file: game, players where there are several, options by their letters or words; seed of the
# deal; number of the random play.
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
    "imhotep-2-AAAAA0000er": ("amun7342", 21),
    "imhotep-3-AAAAA0000er": ("bastet", 22),
    "imhotep-4-AAAAA0000e1": ("cheops", 23),
    "imhotep-2-BBBBB0000er": ("djoser", 24),
    "imhotep-3-BBBBB0000o3": ("edfu", 25),
    "imhotep-4-BBBBB1111or": ("fayum", 26),
    "imhotep-2-AAAAA1111e2": ("gizeh", 138),
    "imhotep-3-ABABA1010er": ("horus", 28),
    "imhotep-4-BABAB0101e4": ("isis", 29),
    "imhotep-2-BAAAA1000er": ("ka", 30),
    "imhotep-4-ABAAA0100er": ("luxor", 31),
    "imhotep-3-AABAA0010er": ("maat", 32),
    "imhotep-2-AAABB0001or": ("nut", 33),
    "imhotep-2-AAAAA0000er11": ("ra", 46),
    "imhotep-3-BABAB0100er1": ("seth", 183),
    "imhotep-4-AAAAA1111er11": ("thoth", 60),
    "imhotep-2-BBBBB1111er11l": ("wadjet", 37),
    "imhotep-2-AABAA0000er01u": ("anubis", 34),
    "imhotep-3-CCCCC0000er": ("sobek", 51),
    "imhotep-4-DDDDD0000er": ("thoth", 52),
    "imhotep-2-CDCDC1111or": ("upuaut", 53),
    "imhotep-4-DCDCD1111e2": ("wadjet", 54),
    "imhotep-3-CBDAC0000er": ("xois", 55),
    "pyramids-2-random": ("amun7342", 41),
    "pyramids-2-2": ("bastet", 42),
    "pyramids-3-random": ("cheops", 43),
    "pyramids-3-1": ("djoser", 44),
    "pyramids-4-random": ("edfu", 45),
    "pyramids-4-3": ("fayum", 46),
    "pyramids-5-random": ("gizeh", 47),
    "pyramids-5-5": ("horus", 48),
    "pyramids-5-4": ("isis", 49),
    "cheops-2-rr": ("amun7342", 61),
    "cheops-3-rr": ("bastet", 62),
    "cheops-4-s2": ("cheops", 63),
    "cheops-5-rr": ("djoser", 64),
    "cheops-5-s1": ("edfu", 65),
    "abusir-3-near": ("amun7342", 81),
    "abusir-4-none": ("bastet", 82),
    "abusir-5-whole": ("cheops", 83),
    "abusir-3-whole": ("djoser", 89),
    "abusir-4-near": ("edfu", 87),
    "abusir-5-none": ("fayum", 84),
    "template-2-high": ("nut", 13),
    "template-4-low": ("osiris", 14),
}
BY_HAND = ("yard-1-between", "yard-1-free")  # a task done as it says; whatever can be done in free practice
PULLED = {name: keen for name in GAMES if name.startswith("abusir-")} | dict.fromkeys(
    ("abusir-3-whole", "abusir-4-near", "abusir-5-none"), heedless
)  # so that pulls end in every way
BY_LETTERS = ("imhotep", "cheops")  # their files are named by the letters of all options


def deal(name: str, seed: str) -> Record:
    """The deal a name stands for."""
    game_id, one, other = name.split("-")
    specs = game_class(game_id).info.options
    keys = [option.key for option in specs]
    if game_id in BY_LETTERS:
        return new_record(game_id, int(one), from_letters(specs, other), seed)
    if game_id == "duel":
        return new_record(game_id, 2, dict(zip(keys, [*one, other], strict=True)), seed)
    return new_record(game_id, int(one), dict(zip(keys, [other], strict=True)), seed)


def style(name: str) -> int:
    """How a game is played: those of Imhotep in all the ways."""
    return GAMES[name][1] % len(STYLES) if name.startswith("imhotep-") else 0


def main(arguments: Sequence[str]) -> int:
    if "--games" in arguments:
        for name, (seed, number) in GAMES.items():
            dealt = deal(name, seed)
            way = PULLED.get(name)
            match = played(dealt, number, way) if way else random_match(dealt, number, style=style(name))
            record = match.record
            (HERE / f"{name}.txt").write_text(to_text(record), encoding="utf-8")
    for name in names():
        (HERE / f"{name}.expected").write_text(account(recorded(name)), encoding="utf-8")
    (HERE / "trees.expected").write_text("".join(map(forest, grown())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

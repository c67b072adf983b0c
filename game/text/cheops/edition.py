"""What the values of the box of Cheops are called."""

from collections.abc import Sequence

from game.games.cheops import tables as box
from game.games.cheops.edition import cell
from game.text.catalogue import N_, Texts
from game.text.cheops.things import COLOURS, field
from game.text.edition import EditionWords, named

ON_SHEET = N_("Sheet {letter}: {what}")


def _cell(t: Texts, way: Sequence[str]) -> str:
    *_, code = cell(way).split()
    return t(ON_SHEET, letter=box.SHEET_LETTERS[int(way[0])], what=field(t, code))


EDITION = EditionWords(
    labels={
        "SHEETS": _cell,
        "JOKERS": named(N_("Jokers with {a} players")),
        "PYRAMID_POINTS": named(N_("Pyramid ticked up to level {a}")),
        "ARCH_POINTS": named(N_("Lower column of the arch: {a}")),
        "ARCH_CLOSED": named(N_("Arch with its closing stone")),
        "RELIEF_POINTS": named(N_("Relief, number of stones: {a}")),
        "BONUS": named(N_("Each bonus")),
        "STONE_LEFT": named(N_("Each quarry stone left")),
        "JOKER_LEFT": named(N_("Each joker left")),
    },
    said=dict(zip(box.LETTERS, (COLOURS[colour] for colour in box.COLOURS), strict=True)),
)

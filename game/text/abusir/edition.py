"""What the values of Abusir's box are called."""

from collections.abc import Sequence

from game.games.abusir import tables as box
from game.text import common
from game.text.abusir.things import shape
from game.text.catalogue import N_, Texts
from game.text.edition import EditionWords, Label, named

IN_BOX, IN_POOL = N_("{shape}: blocks of each colour"), N_("{shape}: of each colour in the pool")


def _of_shape(text: str) -> Label:
    def told(t: Texts, way: Sequence[str]) -> str:
        return t(text, shape=common.capital(shape(t, box.SHAPES[int(way[0])])))

    return told


EDITION = EditionWords(
    labels={
        "COUNTS": _of_shape(IN_BOX),
        "POOL": _of_shape(IN_POOL),
        "RANKS_COMPLETE": named(N_("Complete pyramid, place {a1}")),
        "RANKS_INCOMPLETE": named(N_("Unfinished pyramid, place {a1}")),
        "LAST_BLOCK": named(N_("Last block of a pyramid")),
        "ENOUGH_PYRAMIDS": named(N_("Complete pyramids until the end")),
        "PER_WORKER": named(N_("Blocks for each worker on the site")),
        "ONE_COLOUR": named(N_("Pyramid of one colour")),
    },
    refusals={
        "pool_not_so": N_(
            "The pool comes out of the box and is enough for the boats: 10 of each colour. "
            "A block for every sled is left."
        )
    },
)

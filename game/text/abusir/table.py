"""What can be set up by hand on Abusir's table."""

from game.games.abusir import tables as box
from game.text import common
from game.text.abusir.things import block, colour, node, site
from game.text.catalogue import N_, Texts
from game.text.table import ASKED, OVER, Names, TableWords, Word, by_seat, said, seat

NONE = "-"
NO_BLOCK, NO_BOAT, NOWHERE, ELSEWHERE = (
    N_("no block"),
    N_("no boat"),
    N_("not on the board yet"),
    N_("where it lies now"),
)
AT_STAGE, STARTS, GOES_ON = N_("at stage {n}"), N_("a turn begins"), N_("as it is now")
LAST, STAYS, GONE = N_("last block: {cells}"), N_("stays"), N_("is taken away")
NEUTRAL, ALSO_NEUTRAL = N_("neutral"), N_("neutral: {colour}")
DEGREES, QUARTER = (0, 11, 22, 31, 39, 45, 51, 59, 68, 79), 90  # the headings of a quarter turn
IN_HAND, USED = N_("at hand"), N_("used")


def _asked(t: Texts, value: str, names: Names) -> str:
    if value == "over":
        return t(OVER)
    return t(STARTS) if value.startswith("act 2 0") else t(GOES_ON)


def _block(t: Texts, of: str, names: Names) -> str:
    return t(NO_BLOCK) if of == NONE else block(t, of)


def _of_colour(name: str) -> Word:
    """A kind of block by its shape."""
    return lambda t, of, names: block(t, f"{name} {of}")


def _owner(t: Texts, of: str, names: Names) -> str:
    if of == NONE:
        return t(NO_BOAT)
    if of.isdigit() and int(of) <= len(names):
        return seat(t, of, names)
    if of == box.OWNERS[box.NEUTRAL]:
        return t(NEUTRAL)
    return t(ALSO_NEUTRAL, colour=common.seat(t, int(of) - 1))


def _at(t: Texts, of: str, names: Names) -> str:
    named = {NONE: NOWHERE, "elsewhere": ELSEWHERE}
    return t(named[of]) if of in named else t(AT_STAGE, n=of[1:])


def _heading(t: Texts, of: str, names: Names) -> str:
    quarters, heading = divmod(int(of), len(DEGREES))
    return f"{QUARTER * quarters + DEGREES[heading]}°"


def _cells(t: Texts, of: str, names: Names) -> str:
    return t(NO_BLOCK) if of == NONE else " ".join(of.split()[1:])


TABLE = TableWords(
    things={
        "turn": said(N_("turn")),
        "pool": said(N_("pool")),
        "berth": lambda t, of, names: t(N_("boat at berth {n}"), n=int(of) + 1),
        "site": lambda t, of, names: site(t, box.SITES[int(of)]),
        "player": by_seat(N_("{name}: sled and workers")),
    },
    settings={
        "asked": said(ASKED),
        "turn": said(N_("number of the turn")),
        "starter": said(N_("start player")),
        "idle": said(N_("turns without a block")),
        **{name: _of_colour(name) for name in box.COLOURS},
        "owner": said(N_("whose boat")),
        "block": said(N_("block {of}")),
        "last": lambda t, of, names: t(LAST, cells=_cells(t, of, names)),
        "builder": said(N_("built by")),
        "colour": said(N_("its colour")),
        "next": said(N_("one block more")),
        "at": said(N_("sled")),
        "right": said(N_("from the left edge, in mm")),
        "down": said(N_("from the upper edge, in mm")),
        "heading": said(N_("direction, clockwise from the right")),
        "pyramid": said(N_("action pyramid")),
        "worker": said(N_("worker {of}")),
    },
    values={
        "asked": _asked,
        "starter": seat,
        "owner": _owner,
        "block": _block,
        "last": lambda t, of, names: t({"stays": STAYS, "gone": GONE}[of]),
        "builder": seat,
        "colour": lambda t, of, names: colour(t, of),
        "next": _cells,
        "at": _at,
        "heading": _heading,
        "pyramid": lambda t, of, names: t((USED, IN_HAND)[int(of)]),
        "worker": lambda t, of, names: node(t, of),
    },
)

"""What can be set up by hand on the Duel's table."""

from game.text.catalogue import N_, Texts
from game.text.duel import PROMPTS
from game.text.duel.sheet import CATEGORIES
from game.text.duel.things import boat, square, tile
from game.text.joined import said_of
from game.text.table import ASKED, NOBODY, OF_PLAYER, OVER, TO_MOVE, Names, TableWords, said, seat

LOADS = {
    "loaded": N_("with three tiles"),
    "-": N_("unloaded in this turn"),
    "~": N_("no longer in the game"),
}
SLOT = N_("slot {of}")
ACTIONS = N_("action tiles")


def _site(t: Texts, of: str, names: Names) -> str:
    site, player = of.split()
    what = t(CATEGORIES[site]) if site != "actions" else t(ACTIONS)
    return t(OF_PLAYER, what=what, name=names[int(player)])


def _asked(t: Texts, value: str, names: Names) -> str:
    """Whose turn, or what is asked in the middle of one."""
    whose, _, steps = value.partition(", ")
    if not steps:
        return t(OVER)
    name, step = seat(t, whose.removeprefix("player "), names), steps.split()[0]
    return t(TO_MOVE, name=name) if step == "turn" else said_of(t, name, t(PROMPTS[step][0]))


def _owner(t: Texts, value: str, names: Names) -> str:
    return t(NOBODY) if value == "." else seat(t, value, names)


TABLE = TableWords(
    things={
        "turn": said(N_("turn")),
        "square": lambda t, of, names: square(t, of),
        "boat": lambda t, of, names: boat(t, of),
        "site": _site,
        "out": said(N_("tiles out of the game")),
        "piles": said(N_("reserve")),
    },
    settings={
        "asked": said(ASKED),
        "starter": said(N_("who began")),
        "first": said(N_("first with five obelisks")),
        "owner": said(N_("figure")),
        "load": said(N_("boat")),
        "slot": said(SLOT),
        "tile": lambda t, of, names: tile(t, of),
        "reserve": said(N_("tiles in the reserve")),
    },
    values={
        "asked": _asked,
        "starter": seat,
        "first": seat,
        "owner": _owner,
        "load": lambda t, of, names: t(LOADS[of]),
        "slot": lambda t, of, names: tile(t, of),
    },
)

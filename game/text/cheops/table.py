"""What can be set up by hand on the table of Cheops."""

from collections.abc import Callable

from game.games.cheops import tables as box
from game.text.catalogue import N_, Texts
from game.text.cheops import PROMPTS
from game.text.cheops.things import bonus, die, field
from game.text.joined import said_of
from game.text.table import ASKED, OF_PLAYER, OVER, TO_MOVE, Names, TableWords, Word, by_seat, said, seat

STEPS = {"acts": "act", "ticks": "second", "pays": "pay"}
MARKS = {"-": N_("no"), "x": N_("yes"), "no": N_("no"), "yes": N_("yes")}
BLOCKED = N_("{die}, taken by whoever rolled")


def _on_sheet(what: Callable[[Texts, str], str]) -> Word:
    """A thing of a player's sheet."""

    def told(t: Texts, of: str, names: Names) -> str:
        player, code = of.split()
        return t(OF_PLAYER, what=what(t, code), name=names[int(player)])

    return told


def _die(t: Texts, of: str, names: Names) -> str:
    return die(t, box.COLOURS[box.LETTERS.index(of)])


def _asked(t: Texts, value: str, names: Names) -> str:
    """Who acts, or is asked what in the middle of an action."""
    if value == "over":
        return t(OVER)
    _, number, verb, *_ = value.split()
    name = seat(t, number, names)
    return t(TO_MOVE, name=name) if verb == "acts" else said_of(t, name, t(PROMPTS[STEPS[verb]][0]))


def _mark(t: Texts, of: str, names: Names) -> str:
    return t(MARKS[of])


TABLE = TableWords(
    things={
        "turn": said(N_("turn")),
        "dice": said(N_("dice")),
        "player": by_seat(N_("sheet of {name}")),
        "field": _on_sheet(field),
        "stone": _on_sheet(field),
        "bonus": _on_sheet(bonus),
    },
    settings={
        "asked": said(ASKED),
        "turn": said(N_("number of the turn")),
        "active": said(N_("who rolled")),
        "idle": said(N_("turns without a tick")),
        "die": _die,
        "blocked": lambda t, of, names: t(BLOCKED, die=_die(t, of, names)),
        "sheet": said(N_("sheet")),
        "jokers": said(N_("jokers left")),
        "ticked": said(N_("ticked")),
        "struck": said(N_("struck")),
        "gained": said(N_("bonus gained")),
    },
    values={"asked": _asked, "active": seat, "ticked": _mark, "struck": _mark, "gained": _mark},
)

"""What the rules of Cheops' Master Builders show: dice, a sheet or a part of it, single stones."""

from collections.abc import Callable, Mapping

from game.games.cheops import tables as box
from game.text.catalogue import Texts
from game.views.cheops import pieces as art
from game.views.cheops.art_dice import die_icon
from game.views.cheops.look import Look
from game.views.cheops.quarry import section as store
from game.views.cheops.sheet import Sheet
from game.views.cheops.tray import tray
from game.views.markup import Markup, el, join
from game.views.panels.figures import numbered
from game.views.table import Table


def figure(view: Table, name: str) -> Markup:
    """A part of the table: `dice`, `sheet 1`, `pyramid 1`, `arch 2`, `relief 1`, `quarry 3`."""
    return numbered(PARTS, Look(view), name)


def _dice(_: Texts) -> Markup:
    return join(el("span", {"class": "die"}, die_icon(letter)) for letter in box.LETTERS)


def _medals(_: Texts) -> Markup:
    return join(el("span", {"class": "bonus"}, art.medal_icon(state)) for state in ("open", "won", "gone"))


def _jokers(_: Texts) -> Markup:
    states = ("left", "struck")
    return join(el("span", {"class": "stone"}, art.joker(state, "", ())) for state in states)


# By rule: the dice, bonuses or jokers it speaks of.
PIECES: Mapping[str, Callable[[Texts], Markup]] = {"C3": _dice, "C6": _medals, "C7.6": _jokers}


def _structure(name: str) -> Callable[[Look, int], Markup]:
    def drawn(look: Look, player: int) -> Markup:
        sheet = Sheet(look, player, live=False)
        return el("div", {"class": "excerpt"}, sheet.structure(name))

    return drawn


def _store(look: Look, player: int) -> Markup:
    return el("div", {"class": "excerpt"}, store(look, player, live=False))


PARTS: Mapping[str, Callable[[Look, int], Markup]] = {
    "dice": lambda look, _: tray(look),
    "sheet": lambda look, player: Sheet(look, player, live=False).draw(),
    "pyramid": _structure("pyramid"),
    "arch": _structure("arch"),
    "relief": _structure("relief"),
    "quarry": _store,
}

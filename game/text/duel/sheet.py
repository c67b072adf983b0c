"""The Duel's options and its sheet: what can be chosen, what counts, how points came about."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.core.details import number, word
from game.games.duel import tables as box
from game.text import common
from game.text.catalogue import N_, Texts
from game.text.duel.things import tile
from game.text.words import Event

OPTIONS = {
    "obelisk": N_("Obelisk"),
    "temple": N_("Temple"),
    "pyramids": N_("Pyramids"),
    "tomb": N_("Tomb"),
    "start": N_("Starts"),
}
CATEGORIES = {
    "obelisk": N_("Obelisk"),
    "temple": N_("Temple"),
    "pyramids": N_("Pyramids"),
    "tomb": N_("Tomb"),
    "actions": N_("Unused actions"),
    "figures": N_("Figures on squares"),
    "boats": N_("Boats"),
    "total": N_("Total"),
}
SIDES = {"A": N_("side A"), "B": N_("side B")}
CHOICES = {
    **{
        (site, side): name
        for site in ("obelisk", "temple", "pyramids", "tomb")
        for side, name in SIDES.items()
    },
    ("start", "random"): N_("Random"),
    ("start", "first"): N_("First seat"),
    ("start", "second"): N_("Second seat"),
}
CHOICES_ABOUT = {
    ("obelisk", "A"): N_("{tile_points} a tile, {majority} more for whoever has more tiles."),
    ("obelisk", "B"): N_(
        "A race: {first_points} for the first with {goal} tiles, {second} for the second, "
        "{highest} for {high} tiles."
    ),
    ("temple", "A"): N_("1 point a symbol."),
    ("temple", "B"): N_("Sets of different values: {temple_b} points for 1 to {values} values."),
    ("pyramids", "A"): N_("Light and dark separately: {pyramid_a} points for 1 to {pyramid} tiles."),
    ("pyramids", "B"): N_("Only the smaller pyramid: {pyramid_b} points, and {none} without a tile."),
    ("tomb", "A"): N_("Long runs of numbers: {run_a} points for 1 to {run} tiles."),
    ("tomb", "B"): N_("Many runs of numbers: {run_points} a run, whatever its length."),
    ("start", "random"): N_("The seed decides who starts."),
    ("start", "first"): N_("The first seat starts; in a tie, the second one wins."),
    ("start", "second"): N_("The second seat starts; in a tie, the first one wins."),
}


class Gain(NamedTuple):
    """What a tile did at a site: brought the `least` it can, brought more, or took points away."""

    least: int
    new: str
    more: str
    less: str


TILE, NUMBERED = N_("{tile}"), N_("{tile} number {count}")
GAINS = {
    "D9.1": Gain(box.OBELISK_A_TILE, TILE, N_("{tile}: now the most of them"), TILE),
    "D9.2": Gain(0, TILE, TILE, TILE),
    "D9.3": Gain(0, NUMBERED, NUMBERED, NUMBERED),
    "D9.4": Gain(
        box.RUN_A[1], N_("{tile}: a new run"), N_("{tile}: a longer run"), N_("{tile}: two runs become one")
    ),
    "D9.5": Gain(0, NUMBERED, NUMBERED, NUMBERED),
    "D9.6": Gain(box.TEMPLE_B[1], N_("{tile}: a new set"), N_("{tile}: a larger set"), TILE),
    "D9.7": Gain(0, TILE, N_("{tile}: the smaller pyramid grows"), TILE),
    "D9.8": Gain(box.RUN_B, N_("{tile}: a new run"), TILE, N_("{tile}: two runs become one")),
}
RACE = {  # D9.5, by the points of the tile that is enough
    box.OBELISK_B_FIRST: N_("{tile} number {count}: first to have that many"),
    box.OBELISK_B_OTHER: N_("{tile} number {count}: second to have that many"),
}


def reason(t: Texts, event: Event, names: Sequence[str]) -> str:
    """How the points of an event came about."""
    return REASONS[event.kind](t, event, names)


def left(t: Texts, event: Event) -> str:
    """What counts only at the end, and how many of them."""
    n = number(event.params, "count")
    if event.kind == "unused":
        return t.n("{n} unused action tile", "{n} unused action tiles", n)
    return t.n("{n} figure on a square", "{n} figures on squares", n)


def _left(t: Texts, event: Event, names: Sequence[str]) -> str:
    return left(t, event)


def _tile(t: Texts, event: Event, names: Sequence[str]) -> str:
    told = common.capital(tile(t, word(event.params, "tile")))
    return t(_sentence(event), tile=told, count=event.params["count"])


def _sentence(event: Event) -> str:
    gain = GAINS[event.rule]
    if event.rule == "D9.5" and event.params["count"] == box.OBELISK_B_GOAL:
        return RACE[event.points]
    if event.points == gain.least:
        return gain.new
    return gain.more if event.points > 0 else gain.less


def _level(t: Texts, event: Event, names: Sequence[str]) -> str:
    """D9.1: the points for the most obelisks are lost by a tile of the other player."""
    return t("{name} draws level", name=names[1 - event.player])


def _start(t: Texts, event: Event, names: Sequence[str]) -> str:
    """D9.7: no pyramid costs points; a position may begin with any."""
    return t("Without a tile") if event.points < 0 else t("At the beginning")


REASONS: Mapping[str, Callable[[Texts, Event, Sequence[str]], str]] = {
    "start": _start,
    "gain": _tile,
    "take": _tile,
    "level": _level,
    "unused": _left,
    "standing": _left,
}

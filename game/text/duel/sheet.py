"""The Duel's options and its sheet: what can be chosen, what counts, how points came about."""

from collections.abc import Sequence
from typing import NamedTuple

from game.text import common
from game.text.catalogue import N_, Texts
from game.text.duel.things import ACTION_TILES, SITE_OF, capital, square, tile
from game.text.words import Entry, Event, Preset

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
    "total": N_("Total"),
}
PRESETS: tuple[Preset, ...] = ()
SIDES = {"A": N_("side A"), "B": N_("side B")}
STARTERS = {"random": N_("Random"), "first": N_("First seat"), "second": N_("Second seat")}
CHOICES_ABOUT = {
    ("obelisk", "A"): N_("1 point a tile, 6 more for whoever has more tiles."),
    ("obelisk", "B"): N_("A race: 12 points for the first with 5 tiles, 6 for the second, 18 for 10 tiles."),
    ("temple", "A"): N_("1 point a symbol."),
    ("temple", "B"): N_("Sets of different values: 1, 4, 9 or 16 points for 1 to 4 values."),
    ("pyramids", "A"): N_("Light and dark separately: 1, 3, 6, 10, 15 or 21 points for 1 to 6 tiles."),
    ("pyramids", "B"): N_("Only the smaller pyramid: 0, 4, 10, 18, 30 or 45 points, and −6 without a tile."),
    ("tomb", "A"): N_("Long runs of numbers: 1, 4, 9, 16 or 25 points for 1 to 5 tiles."),
    ("tomb", "B"): N_("Many runs of numbers: 4 points a run, whatever its length."),
    ("start", "random"): N_("The seed decides who starts."),
    ("start", "first"): N_("The first seat starts; on a tie the second one wins."),
    ("start", "second"): N_("The second seat starts; on a tie the first one wins."),
}


def category(t: Texts, key: str) -> str:
    """A row of the sheet."""
    return t(CATEGORIES[key])


def option(t: Texts, key: str) -> str:
    """An option of the new game."""
    return t(OPTIONS[key])


def choice(t: Texts, key: str, value: str) -> str:
    """A value of an option."""
    return t(STARTERS[value] if key == "start" else SIDES[value])


def choice_about(t: Texts, key: str, value: str) -> str:
    """What choosing this value means, in one sentence."""
    return t(CHOICES_ABOUT[key, value])


class Gain(NamedTuple):
    """What a tile did at a site: brought the `least` it can, brought more, or took points away."""

    least: int
    new: str
    more: str
    less: str


GAINS = {
    "D9.1": Gain(1, N_("{tile}"), N_("{tile}: now the most of them"), N_("{tile}")),
    "D9.4": Gain(1, N_("{tile}: a new run"), N_("{tile}: a longer run"), N_("{tile}: two runs become one")),
    "D9.6": Gain(1, N_("{tile}: a new set"), N_("{tile}: a larger set"), N_("{tile}")),
    "D9.7": Gain(0, N_("{tile}"), N_("{tile}: the smaller pyramid grows"), N_("{tile}")),
    "D9.8": Gain(4, N_("{tile}: a new run"), N_("{tile}"), N_("{tile}: two runs become one")),
}
PLAIN = Gain(0, N_("{tile}"), N_("{tile}"), N_("{tile}"))


def reason(
    t: Texts, entry: Entry, ledger: Sequence[Entry], events: Sequence[Event], names: Sequence[str]
) -> str:
    """How the points of an entry came about; `events` are those of its move."""
    if entry.move is None:
        return t("Without a tile")
    if entry.category == "figures":
        placed = next(e for e in events if e.kind == "place")
        return t("Figure on {square}", square=square(t, str(placed.params["square"])))
    gained = [str(e.params["tile"]) for e in events if _counts(e, entry)]
    if not gained:  # D9.1: the bonus for the most obelisks is lost by a tile of the other player
        return t("{name} draws level", name=names[1 - entry.player])
    tiles = common.all_of(t, [tile(t, code) for code in dict.fromkeys(gained)])
    return t(_sentence(entry), tile=capital(tiles))


def _sentence(entry: Entry) -> str:
    gain = GAINS.get(entry.rule, PLAIN)
    if entry.points == gain.least:
        return gain.new
    return gain.more if entry.points > 0 else gain.less


def _counts(event: Event, entry: Entry) -> bool:
    """Whether the event is a tile gained by the entry's player for its category."""
    if event.kind not in {"gain", "take"} or event.player != entry.player:
        return False
    code = str(event.params["tile"])
    return entry.category == ("actions" if code in ACTION_TILES else SITE_OF[code[0]])

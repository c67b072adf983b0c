"""Imhotep's table as text: the boats, the sites with their stones, the modules, what each player has."""

from collections.abc import Iterator, Sequence
from typing import cast

from game.cli.pictures.imhotep_modules import MODULES
from game.cli.pictures.imhotep_sites import OWNED, SITES, stone
from game.core.match import Match
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.games.imhotep.game import Imhotep
from game.games.imhotep.state import ImhotepState
from game.text import common
from game.text.catalogue import Texts
from game.text.imhotep import WORDS, at_site, card, site

GAP = 2
ON = "on"
ENDLESS = "∞"


def draw(t: Texts, match: Match, names: Sequence[str]) -> str:
    """The round, its boats, all that lies at the sites and in the modules, then the players."""
    s: ImhotepState = match.state
    head = t("Round {round} of {rounds}", round=s.round, rounds=box.ROUNDS)
    boats = [_boat(t, s, boat) for boat in range(box.BOATS)]
    rows = [*_sites(t, match, names), *_modules(t, match)]
    width = max(len(label) for label, _ in rows) + GAP
    table = [f"{label:<{width}}{line}".rstrip() for label, line in rows]
    owned = [_player(t, match, player, name) for player, name in enumerate(names)]
    return "\n".join([head, "", *boats, "", *table, "", *owned])


def legend(t: Texts) -> str:
    """What the signs mean."""
    return "\n".join(
        [
            t("[1] is a stone of player 1, [ ] an empty spot; boats are unloaded from the left."),
            t("(3) is the cell filled next with its points; c a card, s stones, l a stone onto a boat."),
            t("Side C: several such cells are open, and Imhotep stands at *. Side D: # is a scaffold."),
        ]
    )


def _boat(t: Texts, s: ImhotepState, boat: int) -> str:
    """A boat by its number, its spots from the bow, and what it needs or where it lies."""
    first = boat * box.SPOTS
    if s.sailed(boat):
        where = at_site(t, box.SITES[s.berths[boat]])
    elif s.ready >> boat & 1:
        where = t("ready to sail")
    else:
        where = t("sails with {n}", n=box.MINIMUM[s.caps[boat]])
    spots = "".join(stone(owner) for owner in s.spots[first : first + s.caps[boat]])
    return f"{t('Boat {n}', n=boat + 1)}  {spots:<{3 * box.SPOTS}}  {where}"


# ---- sites and modules ------------------------------------------------------------------------------


def _sites(t: Texts, match: Match, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The lines of every site, its name and side before the first."""
    for key in box.SITES:
        side = match.game.options[key]
        lines = SITES[key, side](t, match.state, names)
        yield f"{site(t, key)} {side}", lines[0]
        yield from (("", line) for line in lines[1:])


def _modules(t: Texts, match: Match) -> Iterator[tuple[str, str]]:
    """The lines of the modules in play, their names before the first."""
    for key, module in MODULES.items():
        if module.lines and match.game.options[key] == ON:
            first, *others = module.lines(t, match)
            yield WORDS.option(t, key), first
            yield from (("", line) for line in others)


# ---- players ----------------------------------------------------------------------------------------


def _player(t: Texts, match: Match, player: int, name: str) -> str:
    """Stones, points booked, cards and private boat of a player."""
    game, s = cast("Imhotep", match.game), match.state
    return t(
        "{name}: sled {sled} of {capacity}, quarry {quarry}, {points}; {cards}",
        name=name,
        sled=s.sled[player],
        capacity=game.board.capacity(s, player),
        quarry=ENDLESS if game.board.unlimited else s.quarry[player],
        points=common.points(t, s.points[player]),
        cards=", ".join(_owned(t, match, player)) or t("no cards"),
    )


def _owned(t: Texts, match: Match, player: int) -> Iterator[str]:
    s: ImhotepState = match.state
    for kind, copies in enumerate(s.cards[player]):
        if copies:
            name = card(t, CARD_IDS[kind])
            yield name if copies == 1 else f"{copies}×{name}"
    sides = (OWNED.get((key, match.game.options[key])) for key in box.SITES)
    modules = (module.owned for key, module in MODULES.items() if match.game.options[key] == ON)
    for owned in filter(None, (*sides, *modules)):
        yield from owned(t, s, player)

"""What the rules of the Duel show: the harbour, a site of a player, the tiles."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.games.duel.tables import ACTION_TILES, SITES
from game.text.catalogue import Texts
from game.views.duel.art_tiles import tile_icon
from game.views.duel.harbour import harbour
from game.views.duel.look import Look
from game.views.duel.panel import Panel
from game.views.markup import Markup, el, join
from game.views.table import Table

TILES: Mapping[str, Sequence[str]] = {
    "D1": ("O", "T1", "T4", "PL", "PD", "G1", "G12"),
    "D6": ACTION_TILES,
    "D6.1": ACTION_TILES[:1],
    "D6.2": ACTION_TILES[1:2],
    "D6.3": ACTION_TILES[2:3],
    "D6.4": ACTION_TILES[3:],
    "D9.9": ACTION_TILES,
}


def figure(view: Table, name: str) -> Markup:
    """The harbour, or a site of a player counted from 1: `tomb 2`."""
    look = Look(view)
    part, _, player = name.partition(" ")
    if part == "harbour":
        return el("div", {"class": "water"}, harbour(look))
    assert part in SITES
    return el("div", {"class": "panel"}, Panel(look, int(player) - 1).site(part))


def _tiles(codes: Sequence[str], _: Texts) -> Markup:
    return join(tile_icon(code, 52) for code in codes)


# By rule: the tiles it speaks of.
PIECES: Mapping[str, Callable[[Texts], Markup]] = {rule: partial(_tiles, TILES[rule]) for rule in TILES}

"""What the things on the Duel's table are called for those who hear them."""

from game.core.state import NOBODY
from game.games.duel.state import NO_TILE
from game.games.duel.tables import BOATS, KINDS_OF, LINES, SITES, SLOTS, TILES
from game.text import common
from game.text import duel as words
from game.text.duel import WORDS
from game.text.joined import sentences
from game.views.duel.look import Look


def panel(look: Look, player: int) -> str:
    """A player: name, points, figures in supply, and what each site holds."""
    t, name = look.t, look.view.seats[player].name
    points = common.points(t, look.view.totals[player])
    facts = [t("{name}, {points}", name=name, points=points), in_supply(look, player)]
    return sentences([*facts, *(_site(look, player, site) for site in SITES)])


def in_supply(look: Look, player: int) -> str:
    """How many figures a player can still place."""
    return look.t("{n} in supply", n=look.state.figures[player])


def _site(look: Look, player: int, site: str) -> str:
    t, own = look.t, look.state.display[player]
    label, points = WORDS.category(t, site), common.points(t, look.sheet[player][site])
    held = [_counted(look, kind, own[kind]) for kind in KINDS_OF[site] if own[kind]]
    if not held:
        return t("{site}: no tile, {points}", site=label, points=points)
    return t("{site}: {tiles}, {points}", site=label, tiles=common.all_of(t, held), points=points)


def _counted(look: Look, kind: int, count: int) -> str:
    name = words.tile(look.t, TILES[kind])
    return look.t("{n} × {tile}", n=count, tile=name) if count > 1 else name


def boat(look: Look, boat: int, *, ready: bool) -> str:
    """A boat: its line, its load in the order of delivery, the figures that wait for it."""
    t, s = look.t, look.state
    tiles = [s.tile(boat, slot) for slot in range(SLOTS - 1, -1, -1)]
    load = [words.tile(t, TILES[kind]) for kind in tiles if kind != NO_TILE]
    owners = [s.owner(square) for square in LINES[boat]]
    figures = [look.view.seats[owner].name for owner in owners if owner != NOBODY]
    facts = [
        common.capital(words.boat(t, BOATS[boat])),
        t("from the outside: {tiles}", tiles=common.all_of(t, load)) if load else t("empty"),
        t("figures from the boat: {names}", names=common.all_of(t, figures)) if figures else t("no figure"),
    ]
    return "; ".join([*facts, t("can be unloaded")] if ready else facts)


def slot(look: Look, boat: str, slot: str, tile: str) -> str:
    """A tile to be chosen, and where it lies."""
    t = look.t
    place = t("{boat}, slot {slot}", boat=common.capital(words.boat(t, boat)), slot=slot)
    return f"{common.capital(words.tile_full(t, tile))}; {place}"


def square(look: Look, square: str, owner: int) -> str:
    """A square and whose figure stands there."""
    t, place = look.t, common.capital(words.square(look.t, square))
    if owner == NOBODY:
        return t("{square}: empty", square=place)
    return t("{square}: figure of {name}", square=place, name=look.view.seats[owner].name)


def piles(look: Look) -> str:
    """Reserve and supply, the supply also in boat loads."""
    t, s = look.t, look.state
    return t(
        "Reserve: {reserve}. Supply: {supply}, for {loads}.",
        reserve=t.n("{n} tile", "{n} tiles", s.reserve),
        supply=t.n("{n} tile", "{n} tiles", s.supply),
        loads=t.n("{n} boat", "{n} boats", s.supply // SLOTS),
    )

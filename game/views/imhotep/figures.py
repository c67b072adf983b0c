"""What the rules of Imhotep show: boats, sleds, sites, cards."""

from collections.abc import Callable, Mapping, Sequence

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS
from game.text.catalogue import Texts
from game.views.art.stones import Lying
from game.views.imhotep import cards, river, sites
from game.views.imhotep.art.transport import sled
from game.views.imhotep.look import Look
from game.views.imhotep.modules.bets import bets
from game.views.markup import Markup, el, join
from game.views.table import Table

CARDS: Mapping[str, Sequence[str]] = {
    "I8": ("ENTRANCE", "LEVER", "DECO-PYRAMID", "STATUE"),
    "I8.1.1": ("LEVER",),
    "I8.1.2": ("HAMMER",),
    "I8.1.3": ("SAIL",),
    "I8.1.4": ("CHISEL",),
    "I11.3.1": ("CARGO-SLED",),
    "I11.3.2": ("PRIVATE-QUARRY",),
    "I11.3.3": ("DECO-STONES",),
    "I11.3.5": ("RAFT",),
    "I11.3.6": ("GANGPLANK",),
}


def figure(view: Table, name: str) -> Markup:
    """A part of the table: `boats`, `boat 1`, `sled 2`, `temple`, `bets temple`, `card LEVER`."""
    part, _, which = name.partition(" ")
    return PARTS.get(part, _site)(Look(view), which or part)


def pieces(t: Texts, rule: str) -> Markup | None:
    """The cards a rule speaks of."""
    return join(_face(t, card) for card in CARDS[rule]) if rule in CARDS else None


def _face(t: Texts, card: str) -> Markup:
    kind = CARD_IDS.index(card)
    return el("span", {"class": f"card {cards.colour(kind)}"}, cards.face(t, kind))


def _card(look: Look, card: str) -> Markup:
    return _face(look.t, card)


def _boats(look: Look, _: str) -> Markup:
    return el("div", {"class": "river"}, river.berths(look))


def _boat(look: Look, number: str) -> Markup:
    return el("div", {"class": "river"}, river.moored(look, int(number) - 1, stop=False))


def _sled(look: Look, number: str) -> Markup:
    player = int(number) - 1
    stones = [Lying(player + 1)] * look.state.sled[player]
    return sled(stones, look.game.board.capacity(look.state, player))


def _site(look: Look, name: str) -> Markup:
    site = box.SITES.index(name)
    return el("div", {"class": f"site-{name}"}, sites.canvas(look, site, ""))


def _bets(look: Look, name: str) -> Markup:
    site = box.SITES.index(name)
    return el("div", {"class": "betting"}, sites.heading(look, site), bets(look, site))


PARTS: Mapping[str, Callable[[Look, str], Markup]] = {
    "boats": _boats,
    "boat": _boat,
    "sled": _sled,
    "bets": _bets,
    "card": _card,
}

"""What the rules of Imhotep show: boats, sleds, sites, cards."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARD_IDS, CARDS
from game.text.catalogue import Texts
from game.views.art.stones import Lying
from game.views.imhotep import cards, river
from game.views.imhotep.art.transport import sled
from game.views.imhotep.docks import canvas, heading
from game.views.imhotep.inplay import Look, slices
from game.views.markup import Markup, el, join
from game.views.table import Table


def figure(view: Table, name: str) -> Markup:
    """A part of the table: `boats`, `boat 1`, `sled 2`, `temple`, `bets temple`, `card LEVER`."""
    part, _, which = name.partition(" ")
    look = Look(view)
    for each in slices(look):
        if part in each.figures:
            site = box.SITES.index(which)
            return each.figures[part](look, site, heading(look, site))
    return PARTS.get(part, _site)(look, which or part)


def _cards(shown: Sequence[str], t: Texts) -> Markup:
    return join(_face(t, card) for card in shown)


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
    return el("div", {"class": f"site-{name}"}, canvas(look, site, ""))


# By rule: the cards it speaks of; the section on cards shows one of each colour.
PIECES: Mapping[str, Callable[[Texts], Markup]] = {
    **{card.paragraph: partial(_cards, (card.id,)) for card in CARDS if card.paragraph},
    "I8": partial(_cards, ("ENTRANCE", "LEVER", "DECO-PYRAMID", "STATUE")),
}
PARTS: Mapping[str, Callable[[Look, str], Markup]] = {
    "boats": _boats,
    "boat": _boat,
    "sled": _sled,
    "card": _card,
}

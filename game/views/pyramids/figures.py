"""What the rules of Pyramids show: god tiles, cards, a necropolis or one of its buildings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from game.games.pyramids import tables as box
from game.text.catalogue import Texts
from game.views.markup import Markup, el, join
from game.views.panels.figures import numbered
from game.views.pyramids import offer
from game.views.pyramids.art_cards import glyph_icon
from game.views.pyramids.look import Look
from game.views.pyramids.necropolis import building, necropolis
from game.views.table import Table


def figure(view: Table, name: str) -> Markup:
    """A part of the table: `gods`, `hand 1`, `tomb 2`, `necropolis 1`; its connections: `joined 1 G`."""
    part, *which = name.split()
    if part == "joined":
        player, *colour = which
        view = replace(view, inspected=" ".join(["connection", str(int(player) - 1), *colour]))
    return numbered(PARTS, Look(view), name)


def _cards(cards: Sequence[str], _: Texts) -> Markup:
    return join(_face(box.NUMBERS[card]) for card in cards)


def _glyphs(_: Texts) -> Markup:
    return join(glyph_icon(glyph, 44) for glyph in box.GLYPHS)


def _face(card: int) -> Markup:
    return el("span", {"class": "face"}, offer.face(card))


def _gods(look: Look, _: int) -> Markup:
    return offer.gods(look)


def _hand(look: Look, seat: int) -> Markup:
    return el("span", {"class": "faces"}, *map(_face, look.state.hands[seat]))


def _grounds(*content: Markup) -> Markup:
    return el("div", {"class": "grounds"}, *content)


def _necropolis(look: Look, seat: int) -> Markup:
    return _grounds(necropolis(look, seat, small=False))


def _one(kind: str) -> Callable[[Look, int], Markup]:
    def drawn(look: Look, seat: int) -> Markup:
        return _grounds(el("div", {"class": "buildings"}, building(look, seat, kind, small=False)))

    return drawn


def _opened(look: Look, seat: int) -> Markup:
    """A tomb with its cards face up, as at the end of the game."""
    return el("span", {"class": "faces"}, *(_face(card) for card in look.state.tombs[seat]))


# By rule: the cards or glyphs it speaks of.
PIECES: Mapping[str, Callable[[Texts], Markup]] = {
    "P2": partial(_cards, ("B/B", "Y/BW", "GR/B", "R/G^O")),
    "P-R2": partial(_cards, ("B/WR",)),
    "P7.6": _glyphs,
}
PARTS: Mapping[str, Callable[[Look, int], Markup]] = {
    "gods": _gods,
    "hand": _hand,
    "necropolis": _necropolis,
    "pyramid": _one("pyramid"),
    "joined": _one("pyramid"),
    "obelisk": _one("obelisk"),
    "tomb": _opened,
}

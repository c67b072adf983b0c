"""The Duel's table put together."""

from functools import cache

from game.games.duel.tables import SLOTS
from game.text.catalogue import Texts
from game.views.duel.art_tiles import tile_symbols
from game.views.duel.harbour import harbour
from game.views.duel.look import Look
from game.views.duel.panel import panels
from game.views.duel.prompt import prompt
from game.views.markup import Attributes, Markup, classes, el
from game.views.table import laid_out


def _board(look: Look) -> Markup:
    left, right = panels(look)
    centre = el("section", {"class": "water", "aria-label": look.t("Harbour")}, _water(), harbour(look))
    attributes: Attributes = {"class": "duel-table" if look.view.live else "duel-table past"}
    return el("div", attributes, left, centre, right)


@cache
def _water() -> Markup:
    return Markup(
        '<svg class="waves" aria-hidden="true"><rect width="100%" height="100%" fill="url(#p-nile)"/></svg>',
    )


def _status(look: Look) -> Markup:
    """How much of the game is left."""
    loads = look.state.supply // SLOTS
    over = not look.state.pending
    words = look.t("Game over") if over else _left(look.t, loads)
    return el(
        "span", {"class": "status"}, el("span", {"class": classes(not loads and not over and "late")}, words)
    )


def _left(t: Texts, loads: int) -> str:
    return t.n("{n} boat load left", "{n} boat loads left", loads) if loads else t("Last loads")


def symbols() -> Markup:
    """What the drawings refer to: the tiles."""
    return tile_symbols()


table = laid_out(Look, _status, _board, prompt)

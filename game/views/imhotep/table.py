"""The table of Imhotep put together: bank, river, sites, in the order of a stone's way."""

from functools import cache

from game.games.imhotep.tables import ROUNDS
from game.views.imhotep import counts
from game.views.imhotep.art.transport import suns, suns_small
from game.views.imhotep.bank import bank
from game.views.imhotep.docks import sites
from game.views.imhotep.inplay import Look, modules
from game.views.imhotep.prompt import prompt
from game.views.imhotep.river import berths
from game.views.markup import Markup, classes, el
from game.views.table import laid_out

# middle of each berth and dock across the river, in hundredths, for the wake of the last boat
BERTHS = (13, 37.7, 62.3, 87)
DOCKS = (11, 29.7, 47.9, 69.5, 90.3)


def _board(look: Look) -> Markup:
    world = el(
        "section",
        {"class": "world", "aria-label": look.t("River and sites")},
        _water(),
        berths(look),
        sites(look),
        *(_wake(*sailed) for sailed in look.sails),
    )
    return el(
        "div",
        {"class": classes("imhotep-table", not look.view.live and "past")},
        bank(look),
        _extras(look),
        world,
        counts.popovers(look),
    )


def _extras(look: Look) -> Markup | None:
    """The rows of fields that modules bring, below the bank."""
    rows = [module.row(look) for module in modules(look) if module.row]
    return el("div", {"class": "extras"}, *rows) if rows else None


@cache
def _water() -> Markup:
    return Markup(
        '<svg class="water" aria-hidden="true"><rect width="100%" height="100%" fill="url(#p-nile)"/></svg>'
    )


def _wake(boat: int, site: int) -> Markup:
    """The way of a boat that sailed since a person last decided."""
    start, end = BERTHS[boat], DOCKS[site]
    path = f"M{start} 36C{start} 52 {end + 4} 42 {end} 60"
    return Markup(
        '<svg class="wake only-wide" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
        f'<path d="{path}"/></svg>'
    )


def _status(look: Look) -> Markup:
    """The round, in words and as the sun's way over the day."""
    t, now = look.t, look.state.round
    if not look.state.pending:
        return el("span", {"class": "status"}, t("Game over"))
    said = el("span", {"class": "only-wide"}, t("Round {n} of {rounds}", n=now, rounds=ROUNDS))
    short = el("span", {"class": "not-wide"}, t("Round {n}/{rounds}", n=now, rounds=ROUNDS))
    attributes = {"class": "status", "data-thing": "round"}
    return el("span", attributes, said, short, suns_small(now, ROUNDS), suns(now, ROUNDS))


table = laid_out(Look, _status, _board, prompt)

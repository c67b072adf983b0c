"""The table of Pyramids put together."""

from game.games.pyramids.tables import ROUNDS
from game.views.art.materials import material_symbols
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.pyramids.art_cards import construction_symbols
from game.views.pyramids.art_gods import god_symbols
from game.views.pyramids.look import Look
from game.views.pyramids.offer import gods, quarry
from game.views.pyramids.panel import middle, others
from game.views.pyramids.prompt import prompt
from game.views.table import laid_out


def _board(look: Look) -> Markup:
    attributes: Attributes = {
        "class": classes("pyramids-board", look.players == 2 and "two-players", not look.view.live and "past")
    }
    return el("div", attributes, gods(look), quarry(look), middle(look), others(look))


def _status(look: Look) -> Markup:
    """Which round it is."""
    t, now = look.t, look.state.round
    over = not look.state.pending
    long = t("Game over") if over else t("Round {n} of {all}", n=now, all=ROUNDS)
    short = t("Game over") if over else t("Round {n}/{all}", n=now, all=ROUNDS)
    days = [el("i", {"class": classes("day", day < now and "on")}) for day in range(ROUNDS)]
    bar = el("span", {"class": "days only-wide", "aria-hidden": "true"}, *days)
    told = (el("span", {"class": "only-wide"}, long), el("span", {"class": "not-wide"}, short))
    return el("span", {"class": "status"}, *told, bar)


def symbols() -> Markup:
    """What the drawings refer to: stones of cards, glyphs, gods."""
    return join((material_symbols(), construction_symbols(), god_symbols()))


table = laid_out(Look, _status, _board, prompt)

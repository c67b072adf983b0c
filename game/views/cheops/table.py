"""The table put together: dice, the viewer's own sheet, the others' at a glance, the prompt."""

from game.games.cheops.scoring import ends
from game.games.cheops.tables import MOST_TURNS
from game.views.art.materials import material_symbols
from game.views.art.stones import stone_icon
from game.views.cheops.art_dice import dice_symbols
from game.views.cheops.art_sheets import sheet_symbols
from game.views.cheops.look import Look
from game.views.cheops.mini import others
from game.views.cheops.prompt import prompt
from game.views.cheops.sheet import Sheet
from game.views.cheops.tray import tray
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.table import Table, laid_out


def full_sheet(view: Table, player: int) -> Markup:
    """The sheet of any player, to be looked at."""
    return Sheet(Look(view), player, live=False).draw()


def _board(look: Look) -> Markup:
    attributes: Attributes = {"class": classes("cheops-table", not look.view.live and "past")}
    own = Sheet(look, look.viewer, live=True).draw()
    return el("div", attributes, tray(look), own, others(look))


def _status(look: Look) -> Markup:
    """Which turn it is and who rolled."""
    t, s = look.t, look.state
    if not look.state.pending:
        return el("span", {"class": "status"}, el("span", None, t("Game over")))
    last = s.turn == MOST_TURNS or any(map(ends, s.ticked))
    turn = el(
        "span", {"class": classes(last and "late")}, t("Last turn") if last else t("Turn {n}", n=s.turn)
    )
    said = t("{name} rolled", name=look.name(s.active))
    active = el("span", {"class": "active-seat"}, stone_icon(s.active + 1, 22), said)
    return el("span", {"class": "status"}, turn, active)


def symbols() -> Markup:
    """What the drawings refer to: fields, stones and dice."""
    return join((material_symbols(), sheet_symbols(), dice_symbols()))


table = laid_out(Look, _status, _board, prompt)

"""Abusir's table put together: the board, what stands beside it, the prompt."""

from collections.abc import Iterator, Mapping

from game.games.abusir import tables as box
from game.games.abusir.state import complete
from game.views.abusir import aiming, blocks
from game.views.abusir.board import board
from game.views.abusir.look import Look
from game.views.abusir.panel import panels
from game.views.abusir.prompt import prompt
from game.views.abusir.world import aim_of
from game.views.art.icons import icon
from game.views.markup import Attributes, Markup, classes, el
from game.views.table import Table, laid_out


def _board(look: Look) -> Markup:
    attributes: Attributes = {"class": classes("abusir-table", not look.view.live and "past")}
    return el("div", attributes, board(look), panels(look))


def _status(look: Look) -> Markup:
    """How far the pyramids are."""
    t, s = look.t, look.state
    done = sum(complete(s, site) for site in range(len(box.SITES)))
    if not s.pending:
        return el("span", {"class": "status"}, el("span", None, t("Game over")))
    said = el("span", {"class": "spoken"}, t.n("{n} pyramid complete", "{n} pyramids complete", done))
    count = el("span", {"aria-hidden": "true"}, f"{done}/{box.ENOUGH_PYRAMIDS}")
    late = classes("done", done >= box.ENOUGH_PYRAMIDS and "late")
    return el("span", {"class": "status"}, said, el("span", {"class": late}, icon("pyramid", 20), count))


def setting(view: Table, before: str) -> Mapping[str, Markup]:
    """By name: what changes when the rope's holder goes elsewhere; nothing if more has changed."""
    look, was = Look(view), aim_of(before)
    rope, panel = aiming.drawn(look, wait=False), aiming.panel(look)
    if not (rope and panel and was and look.aim and was == look.aim._replace(holder=was.holder)):
        return {}
    return {"rope": rope, "panel-rope": panel, "prompt": prompt(look)}


def ahead(view: Table) -> Iterator[object]:
    """In slices, what is shown or asked next of what is being set."""
    return aiming.ahead(Look(view))


def symbols() -> Markup:
    """What the drawings refer to: cubes of the three colours."""
    return blocks.symbols()


table = laid_out(Look, _status, _board, prompt)

"""The practice yard put together: the ground, what stands beside it, the prompt."""

from collections.abc import Iterator, Mapping

from game.views.abusir import aiming, blocks
from game.views.abusir.world import aim_of
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.people import Person
from game.views.panels.prompt import prompt
from game.views.table import Table, laid_out
from game.views.yard import side
from game.views.yard.board import board
from game.views.yard.look import Look

symbols = blocks.symbols


def _board(look: Look) -> Markup:
    attributes: Attributes = {"class": classes("abusir-table yard", not look.view.live and "past")}
    return el("div", attributes, board(look), side.panels(look))


def _prompt(look: Look) -> Markup:
    return prompt(Person(1, look.t("You")), side.ask(look))


def setting(view: Table, before: str) -> Mapping[str, Markup]:
    """By name: what changes when the rope's holder goes elsewhere; nothing if more has changed."""
    look, was = Look(view), aim_of(before)
    rope, panel = aiming.drawn(look, wait=False), aiming.panel(look)
    if not (rope and panel and was and look.aim and was == look.aim._replace(holder=was.holder)):
        return {}
    return {"rope": rope, "panel-rope": panel, "prompt": _prompt(look)}


def ahead(view: Table) -> Iterator[object]:
    """In slices, what is shown or asked next of what is being set."""
    return aiming.ahead(Look(view))


table = laid_out(Look, side.status, _board, _prompt)

"""Small pictures of Abusir in the sentences of what happened: blocks, and where on a level they lie."""

from functools import cache

from game.core.details import word
from game.core.state import Event
from game.games.abusir import board
from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES
from game.views.abusir.blocks import LETTERS, block_icon
from game.views.abusir.look import cells
from game.views.abusir.plan import CUBE as PLACE
from game.views.abusir.plan import HEIGHT, WIDTH, line, path, unit
from game.views.art.draw import grid, num, svg
from game.views.markup import Markup
from game.views.told import Beside, Pictures

BY_TEXT = {place.text: place for place in PLACES}
CUBE = 7
TENTH = 1.2  # of a centimetre, in units of the board


def _block(event: Event) -> Beside:
    """The block itself, beside its name."""
    shape = word(event.params, "shape" if "shape" in event.params else "place").split()[0]
    return Beside(block_icon(LETTERS[word(event.params, "colour")], shape, CUBE, "block-icon"))


def _place(event: Event) -> Markup:
    """The level with the cells that were built on."""
    place = BY_TEXT[word(event.params, "place")]
    size, built = box.SIZES[place.level], cells(place)
    return grid(size, size, [(x, y, (x, y) in built) for y in range(size) for x in range(size)])


def _way(event: Event) -> Markup:
    """The way of a sled over the board: where it began, and its end, crossed where that ended the action."""
    numbers = [int(number) * TENTH for number in word(event.params, "way").split()]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    (x, y), (u, v) = points[0], points[-1]
    stopped = event.params["end"] == box.STOPPED
    end = f'<circle class="end" cx="{num(u)}" cy="{num(v)}" r="36"/>'
    cross = f'<path d="M{num(u - 50)} {num(v - 50)}l100 100m0-100l-100 100"/>'
    return svg(
        f"0 0 {WIDTH} {HEIGHT}",
        _map(),
        f'<path d="{line(points)}"/><circle class="start" cx="{num(x)}" cy="{num(y)}" r="36"/>',
        end if stopped else cross,
        cls=f"way p{event.player + 1}",
    )


@cache
def _map() -> str:
    """Land, river and sites, as small as can be told apart."""
    side = 4 * PLACE
    bases = [unit(site.base) for site in board.SITES]
    sites = "".join(f"M{num(x)} {num(y)}h{side}v{side}h-{side}Z" for x, y in bases)
    river = f"{path(board.BANK, closed=False)}V{HEIGHT}H0Z"
    land = f'<rect class="land" width="{WIDTH}" height="{HEIGHT}"/>'
    return f'{land}<path class="river" d="{river}"/><path class="bases" d="{sites}"/>'


PICTURES: Pictures = {"block": _block, "cells": _place, "way": _way}

"""Small pictures of Abusir in the sentences of what happened: blocks, and where on a level they lie."""

from game.core.game import Event
from game.games.abusir import tables as box
from game.games.abusir.places import PLACES
from game.views.abusir.blocks import LETTERS, block_icon
from game.views.abusir.look import cells
from game.views.art.draw import grid
from game.views.markup import Markup
from game.views.told import Beside, Pictures

BY_TEXT = {place.text: place for place in PLACES}
CUBE = 7


def _block(event: Event) -> Beside:
    """The block itself, beside its name."""
    shape = str(event.params.get("shape") or str(event.params["place"]).split()[0])
    return Beside(block_icon(LETTERS[str(event.params["colour"])], shape, CUBE, "block-icon"))


def _place(event: Event) -> Markup:
    """The level with the cells that were built on."""
    place = BY_TEXT[str(event.params["place"])]
    size, built = box.SIZES[place.level], cells(place)
    return grid(size, size, [(x, y, (x, y) in built) for y in range(size) for x in range(size)])


PICTURES: Pictures = {"block": _block, "cells": _place}

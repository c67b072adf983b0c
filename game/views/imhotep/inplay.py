"""The modules and sides in play. Nobody else asks which these are."""

from collections.abc import Sequence
from functools import cached_property

from game.games.imhotep import tables as box
from game.views.imhotep import look as plain
from game.views.imhotep.modules import MODULES
from game.views.imhotep.sites import SIDES
from game.views.imhotep.slices import Module, Side, Slice


def modules(look: plain.Look) -> list[Module]:
    """The modules that were chosen."""
    return [module for key, module in MODULES.items() if look.game.options[key] == "on"]


def side(look: plain.Look, site: int) -> Side:
    """The side a site is played on."""
    name = box.SITES[site]
    return SIDES[name][look.game.options[name]]


def sides(look: plain.Look) -> list[Side]:
    """Those of all sites."""
    return [side(look, site) for site in range(len(box.SITES))]


def slices(look: plain.Look) -> list[Slice]:
    """All of them."""
    return [*modules(look), *sides(look)]


class Look(plain.Look):
    """A look at the table that knows the modules and sides in play."""

    @cached_property
    def known(self) -> Sequence[Slice]:
        return slices(self)


ALL: Sequence[Slice] = (*MODULES.values(), *(side for sides in SIDES.values() for side in sides.values()))

"""What the sides of the sites add to the table: those of a site in its file."""

from collections.abc import Mapping

from game.views.imhotep.sites import burial, market, obelisks, pyramid, temple
from game.views.imhotep.slices import Side

SIDES: Mapping[str, Mapping[str, Side]] = {
    "market": market.SIDES,
    "pyramid": pyramid.SIDES,
    "temple": temple.SIDES,
    "burial": burial.SIDES,
    "obelisks": obelisks.SIDES,
}

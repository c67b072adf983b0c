"""The sides of the five sites, a class each with all its rules: those of a site in its file."""

from collections.abc import Mapping

from game.games.imhotep.parts import Site
from game.games.imhotep.sites import burial, market, obelisks, pyramid, temple

SIDES: Mapping[str, Mapping[str, type[Site]]] = {
    "market": market.SIDES,
    "pyramid": pyramid.SIDES,
    "temple": temple.SIDES,
    "burial": burial.SIDES,
    "obelisks": obelisks.SIDES,
}

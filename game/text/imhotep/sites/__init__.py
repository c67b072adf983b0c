"""The words of the five sites and their sides: all of one site in one file."""

from collections.abc import Mapping

from game.text.imhotep.forms import Site
from game.text.imhotep.sites import burial, market, obelisks, pyramid, temple

SITES: Mapping[str, Site] = {
    "market": market.SITE,
    "pyramid": pyramid.SITE,
    "temple": temple.SITE,
    "burial": burial.SITE,
    "obelisks": obelisks.SITE,
}

"""Variant, modules and New Dynasty (I10, I11.3), by the option that brings them: all of one in one file."""

from collections.abc import Mapping

from game.games.imhotep.modules.bets import Bets
from game.games.imhotep.modules.dynasty import Dynasty
from game.games.imhotep.modules.favours import Favours
from game.games.imhotep.modules.private import PrivateBoats
from game.games.imhotep.modules.prophecies import Prophecies
from game.games.imhotep.modules.wrath import Wrath
from game.games.imhotep.parts import Module

MODULES: Mapping[str, type[Module]] = {
    "private": PrivateBoats,
    "bets": Bets,
    "favour": Favours,
    "wrath": Wrath,
    "dynasty": Dynasty,
    "prophecies": Prophecies,
}
CATEGORIES = tuple(category for module in MODULES.values() for category in module.categories)

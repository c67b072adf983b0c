"""What the modules add to the table, by option: all of one in one file."""

from collections.abc import Mapping

from game.views.imhotep.modules import bets, dynasty, favours, private, prophecies, wrath
from game.views.imhotep.slices import Module

MODULES: Mapping[str, Module] = {
    "private": private.MODULE,
    "bets": bets.MODULE,
    "favour": favours.MODULE,
    "wrath": wrath.MODULE,
    "dynasty": dynasty.MODULE,
    "prophecies": prophecies.MODULE,
}

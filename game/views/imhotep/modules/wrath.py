"""The Wrath of the Pharaoh: it has nothing on the table."""

from game.views.imhotep.slices import Module

MODULE = Module()

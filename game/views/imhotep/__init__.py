"""The table of Imhotep."""

from game.views.imhotep.board import table

__all__ = ["table"]

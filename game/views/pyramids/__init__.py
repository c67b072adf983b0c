"""The table of Pyramids."""

from game.views.pyramids.board import table

__all__ = ["table"]

"""The table of Imhotep: The Duel."""

from game.views.duel.board import table

__all__ = ["table"]

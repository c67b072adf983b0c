"""The table of Cheops' Master Builders."""

from game.views.cheops.board import full_sheet, table

__all__ = ["full_sheet", "table"]

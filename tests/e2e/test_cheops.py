"""Cheops' Master Builders in a real browser: what only this game has."""

from tests.e2e.picking import Picker, asks
from tests.e2e.table import Table


def test_a_payment_outlasts_a_reload(table: Table) -> None:
    table.deal("cheops", (0, 2), seed="djoser")
    picker = Picker(table, 5).until(asks("pay"))
    board = table.drawn()
    assert table.reload().drawn() == board
    picker.choose(picker.pick())

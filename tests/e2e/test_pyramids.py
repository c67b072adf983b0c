"""Pyramids in a real browser: what only this game has, hidden hands."""

from game.games.pyramids import tables as box
from tests.e2e.table import Table


def test_of_two_at_one_device_nobody_sees_the_others_hand(table: Table) -> None:
    table.deal("pyramids", (0, 0), seed="djoser", start="1")
    ready = table.cmd("ready").first
    ready.click()
    first = table.saved()["record"]
    table.page.locator('[data-act^="tile"]:not([aria-disabled="true"])').first.click()
    ready.wait_for()
    assert table.saved()["record"] != first
    shown = table.page.evaluate("() => document.querySelector('#screen').innerHTML")
    assert not any(card.text in shown for card in box.CARDS)

"""Every game between visits: reloads, links to the deal, links to the whole game."""

from itertools import count
from random import Random

import pytest
from playwright.sync_api import expect

from game.core.match import Match
from game.core.record import LONGEST_SEED, new_record
from game.core.registry import LISTINGS
from tests.conftest import NewPage
from tests.e2e.conftest import DESK
from tests.e2e.picking import Picker
from tests.e2e.results import expect_result
from tests.e2e.table import Table

GAMES = [game for game, listing in LISTINGS.items() if listing.shown]
BOARD = "[data-part=board]"
OFFERED = '#screen [data-act]:not([aria-disabled="true"]):visible'
LINES = 30  # of a sheet of points at least
LONGEST_SETUP = 60  # characters of the part of a link that the page reads
OPTIONS = {"imhotep": {"preset": "modules", "market": "B", "burial": "B"}}
# A link does not tell who was a bot: there its seat is named.
NAMES = {"Frog II": "Ochre", "Frog I": "Carnelian", "Frog": "Carnelian"}


def nearly_over(game: str) -> Match:
    """A random game but for its last decision, which is the first player's: no bot has to think."""
    for number in count():
        match = before = Match(new_record(game, LISTINGS[game].seats[0], {}, f"visits{number}"))
        random = Random(number)
        while not match.over:
            before, match = match, match.play(random.choice(match.legal).text)
        if before.player == 0 and len(before.legal) > 1:
            return before
    raise AssertionError


def uncovered(table: Table) -> Table:
    """What is hidden from the others is shown to whoever holds the device."""
    ready = table.cmd("ready")
    expect(ready.or_(table.page.locator(OFFERED)).first).to_be_visible()
    if ready.count():
        ready.first.click()
        table.layer("hand-over").wait_for(state="hidden")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_link_deals_a_friend_the_same(table: Table, new_page: NewPage, game: str) -> None:
    players = LISTINGS[game].seats[1]
    table.deal(game, (0,) * players, seed="n" * LONGEST_SEED, **OPTIONS.get(game, {}))
    deal = uncovered(table).link("setup")
    assert len(deal.partition("#")[2]) <= LONGEST_SETUP
    guest = Table(new_page(viewport=DESK))
    guest.page.goto(deal)
    guest.ready().seat((0,) * players)
    guest.cmd("start").click()
    assert guest.saved()["record"] == table.saved()["record"]
    assert uncovered(guest).drawn(BOARD) == table.drawn(BOARD)
    assert "#" not in guest.page.url


@pytest.mark.parametrize("game", GAMES)
def test_before_the_end_a_reload_changes_nothing_and_a_link_shows_all_of_it(
    table: Table, new_page: NewPage, game: str
) -> None:
    uncovered(table.play_on(nearly_over(game))).await_turn()
    record, board = table.saved()["record"], table.drawn(BOARD)
    assert uncovered(table.reload()).drawn(BOARD) == board
    assert table.saved()["record"] == record
    expect_result(table, Picker(table, 1).play_out())
    table.cmd("close").first.click()
    guest = Table(new_page(viewport=DESK))
    guest.page.goto(table.link("replay"))
    guest.ready()
    shown = [one.press("p").drawn('[data-k="layer-points"]') for one in (table, guest)]
    assert len(shown[0]) > LINES
    for bot, seat in NAMES.items():
        shown[0] = [text.replace(bot, seat) for text in shown[0]]
    assert shown[0] == shown[1]

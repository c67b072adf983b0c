"""A finished game is reviewed in the worker, its turning point opened, found by oneself, played on from."""

import json
from dataclasses import replace

from playwright.sync_api import expect

from game.bots.judging import reviewed
from game.bots.levels import Level
from game.bots.review import Review, judged_data
from game.core.match import Match
from game.shell.kept.saves import saved_text
from game.shell.play import Play
from game.shell.seat import Seat
from tests.bots.ends import last_choices
from tests.e2e.axe import findings
from tests.e2e.table import WAIT_MS, Table

PLIES = 6
LEVEL = Level("flat", 30)
KEEP = (
    """text => { localStorage['baumeister.game.short'] = text; localStorage['baumeister.open'] = 'short'; }"""
)


def ends() -> tuple[Match, str]:
    """The last decisions of a Duel with the worst one at the end, and the best instead of that."""
    ways = last_choices("duel")
    worst, best = ways[0], ways[-1]
    start = worst.plies - PLIES
    position = worst.game.write(worst.at(start))
    actions = [action.text for action in worst.actions[start:]]
    return Match(replace(worst.setup, position=position).with_actions(actions)), best.actions[-1].text


def test_a_finished_game_is_reviewed_and_its_turning_point_found(table: Table) -> None:
    match, better = ends()
    play = Play("short", match, (Seat(), Seat()), review=Review(LEVEL.text, PLIES))
    table.page.evaluate(KEEP, saved_text(play, "2026-03-01 14:05"))
    table.open().cmd("review").click()
    review = table.layer("review")
    table.cmd("review-go").click()
    expect(table.cmd("find-it")).to_be_visible(timeout=WAIT_MS)
    assert len(table.page.workers) == 1
    found = list(reviewed(match, LEVEL))[-1]
    assert table.saved()["review"]["judged"] == json.loads(json.dumps([*map(judged_data, found.judged)]))
    assert findings(table) == []
    review.locator(f'[data-k="turning-{PLIES - 1}"]').click()
    table.press("Escape")
    expect(table.page.locator(".prompt")).to_contain_text("Better: ")
    table.cmd("review").click()
    table.cmd("find-it").click()
    quest = table.page.locator(".quest")
    expect(quest).to_contain_text("Look for something better.")
    for _ in found.turning_points[1:]:
        table.cmd("quest-next").click()
    assert findings(table) == []
    table.act(better)
    expect(quest).to_contain_text("Right: ")
    table.cmd("quest-next").click()
    expect(review).to_be_visible()
    table.reload()
    table.cmd("review").click()
    expect(table.cmd("find-it")).to_be_visible()


def test_the_result_leads_to_the_costliest_move_as_an_exercise(table: Table) -> None:
    match, better = ends()
    play = Play("short", match, (Seat(), Seat()), review=Review(LEVEL.text, PLIES))
    table.page.evaluate(KEEP, saved_text(play, "2026-03-01 14:05"))
    table.open()
    assert findings(table) == []
    table.cmd("review-go").click()
    table.page.locator('.afterwards [data-cmd^="find-it:"]').click(timeout=WAIT_MS)
    table.act(better)
    expect(table.page.locator(".quest")).to_contain_text("Right: ")
    table.cmd("quest-next").click()


def test_the_day_is_a_click_away_in_the_lobby(table: Table) -> None:
    today = table.open().page.locator(".today")
    assert findings(table) == []
    today.locator('[data-cmd^="puzzle-today:"]').click()
    expect(table.page.locator(".quest")).to_be_visible()

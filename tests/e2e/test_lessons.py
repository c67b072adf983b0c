"""Guided first games in the real page: by mouse along the whole path, by keyboard, with a reload."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from game.core.match import Match
from game.core.registry import LISTINGS
from game.shell.learning.lessons import deal
from game.text.lesson import lesson
from tests.e2e import axe
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.keyboard import MOST_KEYS, reach
from tests.e2e.picking import SEEN, by_mouse
from tests.e2e.table import POLL_MS, WAIT_MS, Table

GAMES = [game for game, listing in LISTINGS.items() if listing.shown]
FLAT = ViewportSize(width=844, height=390)
ELSEWHERE = {"imhotep": PHONE, "cheops": FLAT}  # than at a desk
# Small things the bubble speaks of and lies on, and what is wrong with where it stands.
COVERED = """() => { const a = document.querySelector('.lesson').getBoundingClientRect();
    const over = (b, from, size) =>
        Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from]) > 1;
    const small = [...document.querySelectorAll('[data-lesson]')]
        .filter(it => it.getBoundingClientRect().height < innerHeight / 4);
    const prompt = document.querySelector('.prompt').getBoundingClientRect();
    return [...small.map(it => [it.dataset.k, it.getBoundingClientRect()]), ['prompt', prompt]]
        .filter(([, b]) => over(b, 'x', 'width') && over(b, 'y', 'height')).map(([name]) => name); }"""
LEARN = """game => { const it = document.createElement('button'); it.dataset.cmd = `learn:${game}`;
    document.getElementById('app').append(it); it.click(); }"""
FOCUSED = "document.activeElement.dataset.cmd ?? ''"

How = Callable[[Table, str], object]


def learn(table: Table, game: str) -> Table:
    """Begin the guided game, or go on with it, wherever the page offers that."""
    table.page.evaluate(LEARN, game)
    expect(table.page.locator(".lesson")).to_be_visible()
    return table


def stops(game: str) -> list[Match]:
    """The positions of the path in which the learner has a choice, and its end."""
    match, found = Match(deal(game)), []
    for text in lesson(game).path:
        if match.player == 0 and len(match.legal) > 1:
            found.append(match)
        match = match.play(text)
    return [*found, match]


def await_plies(table: Table, plies: int) -> None:
    """Until the other one has played its part, too."""
    for _ in range(WAIT_MS // POLL_MS):
        if table.saved()["plies"] == plies:
            return
        table.page.wait_for_timeout(POLL_MS)
    raise AssertionError(f"{table.moves} are not {plies} moves")


def play(table: Table, match: Match, how: How) -> None:
    """The next move of the path, by what stands for it or for its beginnings."""
    text = lesson(match.setup.game).path[match.plies]
    vocabulary = match.game.info.vocabulary
    begun = ""
    while table.saved()["plies"] == match.plies:
        offered = table.page.evaluate(SEEN)["acts"]
        acts = [a for a in offered if a != begun and vocabulary.continues(a, vocabulary.read(text))]
        begun = max(acts, key=len)
        how(table, begun)


def by_click(table: Table, act: str) -> None:
    by_mouse(table, act, 0)


def by_keys(table: Table, act: str) -> None:
    reach(table, act)
    table.press("Enter")


def next_by_keys(table: Table) -> None:
    """By Tab to "Next", if the focus is elsewhere."""
    for _ in range(MOST_KEYS):
        if table.page.evaluate(FOCUSED) == "lesson-next":
            table.press("Enter")
            return
        inside = table.page.evaluate("document.activeElement.closest('.lesson') !== null")
        table.press("ArrowRight" if inside else "Tab")
    raise AssertionError("Next cannot be reached")


def read(table: Table, turn: Callable[[Table], object]) -> None:
    """Every bubble that has come; none lies on the prompt or on the small thing it speaks of."""
    text = table.page.locator(".lesson > p").first
    while table.cmd("lesson-next").count():
        assert table.page.evaluate(COVERED) == []
        told = text.inner_text()
        turn(table)
        expect(text).not_to_have_text(told)
    assert table.page.evaluate(COVERED) == []


def follow(table: Table, game: str, turn: Callable[[Table], object], how: How) -> None:
    """The whole path."""
    *on_the_way, end = stops(game)
    for match in on_the_way:
        await_plies(table, match.plies)
        read(table, turn)
        expect(table.page.locator(".lesson-move")).to_be_visible()
        play(table, match, how)
    await_plies(table, end.plies)
    read(table, turn)
    assert table.moves == list(lesson(game).path)


def click_next(table: Table) -> None:
    table.cmd("lesson-next").click()


@pytest.mark.parametrize(
    ("game", "size"), [*((game, ELSEWHERE.get(game, DESK)) for game in GAMES), ("pyramids", PHONE)]
)
def test_a_guided_game_is_clicked_through(table: Table, game: str, size: ViewportSize) -> None:
    table.page.set_viewport_size(size)
    follow(learn(table, game), game, click_next, by_click)
    assert [finding for finding in axe.findings(table) if "lesson" in finding] == []
    table.page.set_viewport_size(DESK)  # as the next test expects it


def test_a_guided_game_is_played_by_keyboard_alone(table: Table) -> None:
    learn(table, "imhotep")
    assert table.page.evaluate(FOCUSED) == "lesson-next"
    follow(table, "imhotep", next_by_keys, by_keys)
    assert [finding for finding in axe.findings(table) if "lesson" in finding] == []
    table.press("Enter")


def test_a_reload_on_the_way_keeps_the_bubble_and_leaving_can_be_taken_back(table: Table) -> None:
    learn(table, "duel")
    click_next(table)
    told = table.page.locator(".lesson").inner_text()
    table.reload()
    expect(table.page.locator(".lesson")).to_have_text(told, use_inner_text=True)
    table.cmd("lesson-fold").click()
    expect(table.cmd("lesson-next")).to_have_count(0)
    table.cmd("lesson-fold").click()
    table.cmd("lesson-leave").click()
    expect(table.page.locator(".lesson")).to_have_count(0)
    table.cmd("learn:duel").click()
    expect(table.page.locator(".lesson")).to_have_text(told, use_inner_text=True)


def test_what_a_bubble_says_is_heard(table: Table) -> None:
    learn(table, "duel")
    for match in stops("duel")[:1]:
        read(table, click_next)
        assert "Your move: Place a figure on row 1, column 1." in table.told
        play(table, match, by_click)
        await_plies(table, 2)
    assert "Jackal places a figure" in table.told
    assert "Unload it." in table.told

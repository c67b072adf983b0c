"""What people far apart send each other, between browsers that have nothing in common but the link."""

from random import Random

from playwright.sync_api import Page, expect

from game.core.link import noted_link
from game.core.match import Match
from game.core.record import from_text, new_record
from game.shell.far.link_notes import Claim, Turn, of_claim, of_turn
from game.shell.far.remote import heads
from game.shell.seat import FAR, Seat
from tests.conftest import NewPage
from tests.e2e.axe import findings
from tests.e2e.conftest import DESK
from tests.e2e.results import expect_result
from tests.e2e.table import POLL_MS, WAIT_MS, Table, best

MOST_TURNS = 120
LINK = "#copy-turn"


def sent(table: Table) -> str:
    """The link that hands the turn over, as the share dialog shows it."""
    table.menu("share")
    link: str = table.page.locator(LINK).input_value()
    table.press("Escape")
    return link.partition("#")[2]


def opened(table: Table, link: str) -> None:
    """The link is opened in the address line of the running page."""
    table.page.evaluate("link => { location.hash = link }", link)


def decided(table: Table) -> None:
    """Whoever sits here decides until the link is to be sent, or the game is over."""
    waits = table.cmd("copy:message")
    for _ in range(WAIT_MS // POLL_MS):
        if table.over or waits.count():
            return
        if legal := table.legal:
            table.act(best(legal))
        table.page.wait_for_timeout(POLL_MS)
    raise AssertionError("it does not go on")


def test_a_turn_is_sent_taken_and_answered(table: Table, new_page: NewPage) -> None:
    guest = Table(new_page(viewport=DESK)).visit()
    table.cmd("new:duel").first.click()
    table.page.locator('[data-field="seat-0-name"]').fill("Ada")
    table.page.locator('[data-field="seat-0-level"]').select_option("0")
    table.page.locator('[data-field="seat-1-level"]').select_option("far")
    table.page.locator('[data-field="seed"]').fill("farapart")
    table.choose("option-start", "first")
    table.cmd("start").click()
    table.act("place 1 1")
    assert findings(table) == []
    opened(guest, sent(table))
    expect(guest.layer("new")).to_contain_text("Join: Imhotep: The Duel")
    expect(guest.layer("new")).to_contain_text("The link opens a game in progress (1 move so far).")
    guest.cmd("start").click()
    expect(guest.page.locator("#screen")).to_contain_text("Ada")
    opened(table, sent(guest.act("place 2 2")))
    assert table.expect_moves("place 1 1", "place 2 2").legal


def test_an_answer_given_in_advance_is_played_elsewhere(table: Table, new_page: NewPage) -> None:
    guest = Table(new_page(viewport=DESK)).visit()
    opened(table, first_move())
    table.cmd("start").click()
    table.act("place 2 2")
    table.cmd("plan").click()
    bubble = table.page.locator('[data-k="plan"]')
    expect(bubble).to_contain_text("What might Ada do?")
    for move in ("place 3 3", "place 1 2"):
        table.page.locator(f'[data-act="{move}"]:visible').first.click()
    expect(bubble).to_contain_text("Ada places a figure on row 3, column 3.")
    assert findings(table) == []
    table.cmd("plan-keep").click()
    expect(bubble).to_contain_text("Ada places a figure on row 3, column 3. Carnelian places")
    table.cmd("plan-leave").click()
    link = sent(table.expect_moves("place 1 1", "place 2 2").reload())

    opened(guest, link)
    guest.cmd("start").click()
    guest.act("place 3 3")
    guest.expect_moves("place 1 1", "place 2 2", "place 3 3", "place 1 2")
    expect(guest.page.locator(".toast")).to_contain_text("Given in advance: Carnelian places")
    opened(table, sent(guest.act("place 2 3")))
    table.expect_moves("place 1 1", "place 2 2", "place 3 3", "place 1 2", "place 2 3")
    expect(table.page.locator(".toast")).to_contain_text("Your answer was played: Carnelian places")


def first_move() -> str:
    """A turn of Ada, who begins."""
    match = Match(new_record("duel", 2, {"start": "first"}, "farapart")).play("place 1 1")
    turn = Turn("ahead", (Seat("Ada", FAR), Seat("", FAR)), 0, heads(match.record, "ahead")[0])
    return noted_link(match.record, of_turn(turn, match.game.info.vocabulary))


def late() -> str:
    """A turn of the first seat, most of the game being over."""
    source, match = Random(4), Match(new_record("duel", 2, {}, "late"))
    while not match.over:
        match = match.play(source.choice(match.legal).text)
    plies = range(match.plies * 9 // 10, match.plies)
    match = match.until(next(ply for ply in plies if match.mover(ply) == 0))
    turn = Turn("late", (Seat("Ada", FAR), Seat("", FAR)), 0, heads(match.record, "late")[0])
    return noted_link(match.record, of_turn(turn, match.game.info.vocabulary))


def test_two_browsers_come_to_the_end_by_links_alone(table: Table, new_page: NewPage) -> None:
    here, there = table, Table(new_page(viewport=DESK)).visit()
    link = late()
    for _ in range(MOST_TURNS):
        opened(here, link)
        expect(here.cmd("start").or_(here.page.locator("#screen [data-act]")).first).to_be_visible()
        if here.layer("new").count():
            here.cmd("start").click()
        decided(here)
        if here.over:
            break
        link = sent(here)
        here, there = there, here
    here.cmd("share").last.click()
    opened(there, here.page.locator(LINK).input_value().partition("#")[2])
    expect(there.layer("result")).to_be_visible()
    assert there.moves == here.moves
    expect_result(there, Match(from_text(here.saved()["record"])))


def test_a_result_is_verified_where_it_is_opened(page: Page) -> None:
    match = Match(new_record("duel", 2, {}, "card"))
    while not match.over:
        match = match.play(match.legal[0].text)
    points = tuple(match.game.scores(match.state))
    claim = Claim(points, tuple(match.outcome.winners), (Seat("Ada", "far"), Seat("<i>Ben</i>", "far")))
    table = Table(page)
    table.open(f"#{noted_link(match.record, of_claim(claim))}")
    card = table.layer("card")
    expect(card).to_contain_text("A verified result")
    expect(card.locator("svg.result-card")).to_contain_text("<i>Ben</i>")
    assert findings(table) == []
    wrong = claim._replace(points=(points[0] + 1, *points[1:]))
    opened(table, noted_link(match.record, of_claim(wrong)))
    expect(card).to_contain_text("This result is not right")
    expect(card).to_contain_text(f"{points[0]} found.")
    table.cmd("look-card").click()
    expect(table.layer("result")).to_be_visible()
    table.cmd("share").last.click()
    with page.expect_download() as saved:
        table.cmd("save-card").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")


def test_the_deal_of_the_day_with_its_par(new_page: NewPage) -> None:
    table, other = (Table(new_page(viewport=DESK)).at("2026-03-01T12:00") for _ in range(2))
    table.visit()
    other.visit(language="de")
    records = []
    for here in (table, other):
        here.cmd("daily").click()
        here.page.locator('dialog [data-cmd^="day:duel"]').first.click()
        here.act(best(here.await_turn()))
        records.append(here.saved()["record"].split("seed")[0])
        here.cmd("lobby").first.click()
    assert records[0] == records[1]
    table.cmd("daily").click()
    assert findings(table) == []
    table.page.locator('[data-cmd^="par:duel"]').click()
    expect(table.layer("daily")).to_contain_text("Ibis is playing")
    expect(table.layer("daily")).to_contain_text("in your place", timeout=WAIT_MS)

"""Coming back, taking back, looking back; links; languages."""

import re

from playwright.sync_api import expect

from game.core.match import Match
from game.core.record import new_record
from tests.conftest import NewPage, WaitUntil, Watch
from tests.e2e.axe import findings
from tests.e2e.conftest import DESK
from tests.e2e.table import Table, best

WORDS = re.compile(r"/words/(\w+)\.zip")
SWAP = ("s36", ("place 2 3", "place 1 1", "place 1 2", "unload R1", "place 2 2"))  # then SWAP can be played


def test_reload_in_the_middle_of_a_choice(table: Table) -> None:
    table.new(seed=SWAP[0]).act(*SWAP[1], "play SWAP", "swap R2 1")
    assert table.saved()["start"] == "swap R2 1"
    board = table.drawn()
    table.reload()
    assert table.saved()["start"] == "swap R2 1"
    assert table.drawn() == board
    table.act("swap R2 1 3")
    assert "swap R2 1 3" in table.moves


def test_the_first_picture_of_the_next_visit_is_the_board(table: Table, wait_until: WaitUntil) -> None:
    table.new(seed=SWAP[0]).act("place 2 2")
    wait_until(table.page, "localStorage['baumeister.page']?.includes('data-k=\"square-2-2\"')")
    assert "Start game" not in table.page.evaluate("localStorage['baumeister.page']")


def test_undo_and_redo_by_button_and_key(table: Table) -> None:
    table.new().act("place 1 1", "place 2 2")
    table.cmd("undo").click()
    assert table.moves == ["place 1 1"]
    table.press("u")
    assert table.moves == []
    table.cmd("redo").click()
    table.press("r")
    assert table.moves == ["place 1 1", "place 2 2"]


def test_two_people_cannot_hide_what_they_have_seen(table: Table) -> None:
    table.new().act("place 1 1", "place 1 2", "unload R1")
    table.cmd("undo").click()
    expect(table.page.get_by_text("Something new has been revealed since then").first).to_be_visible()
    assert table.moves[-1] == "unload R1"


def test_one_person_is_asked_before_something_is_hidden(table: Table) -> None:
    table.new(level=1).act("place 1 1")
    while not any(act.startswith("unload") for act in table.await_turn()):
        table.act(next(act for act in table.legal if act.startswith("place")))
    plies = table.saved()["plies"]
    table.act(next(act for act in table.legal if act.startswith("unload")))
    table.await_turn()
    table.cmd("undo").click()
    expect(table.layer("ask-undo")).to_be_visible()
    table.cmd("undo-anyway").click()
    assert table.saved()["plies"] == plies


def test_the_log_shows_the_past_and_plays_on_from_there(table: Table) -> None:
    table.new().act("place 1 1", "place 2 2", "place 3 3")
    old = table.page.evaluate("localStorage['baumeister.open']")
    table.press("l")
    table.cmd("goto:1").click()
    table.press("Escape")
    assert table.page.locator('[data-k="square-2-2"] .figure').count() == 0
    table.cmd("branch").click()
    assert table.page.evaluate("localStorage['baumeister.open']") != old
    table.act("place 1 3")
    assert table.moves == ["place 1 1", "place 1 3"]
    assert "place 3 3" in table.page.evaluate(f"localStorage['baumeister.game.{old}']")


def test_a_note_is_typed_in_the_log_and_comes_again(table: Table) -> None:
    table.new().act("place 1 1", "place 2 2")
    table.press("l")
    note = table.page.locator("[data-field=annotation]")
    note.click()
    note.press_sequentially("Up, l? <b>no</b> ")
    expect(note).to_have_value("Up, l? <b>no</b> ")
    expect(table.page.locator('[data-cmd="goto:2"] q')).to_have_text("Up, l? <b>no</b>")
    table.cmd("goto:1").click()
    expect(note).to_have_value("")
    table.page.reload()
    table.cmd("log").click()
    expect(table.page.locator("q")).to_have_text("Up, l? <b>no</b>")
    assert findings(table) == []


def test_a_refusal_stands_beside_the_thing_and_is_spoken(table: Table) -> None:
    table.new().act("place 2 2")
    table.page.locator('[data-k="square-2-2"]').click(force=True)
    tip = table.page.locator("[data-tip]")
    expect(tip).to_contain_text("A figure already stands here.")
    expect(tip).to_have_attribute("data-side", "top")
    assert "A figure already stands here." in table.told
    square = table.page.locator('[data-k="square-2-2"]').bounding_box()
    box = tip.bounding_box()
    assert square is not None
    assert box is not None
    assert box["y"] + box["height"] <= square["y"] + 12
    assert box["x"] < square["x"] + square["width"] / 2 < box["x"] + box["width"]


def test_escape_and_right_click_drop_a_choice(table: Table) -> None:
    table.new(seed=SWAP[0]).act(*SWAP[1], "play SWAP", "swap R2 1").press("Escape")
    assert table.saved()["start"] == ""
    table.act("swap R2 1")
    table.page.locator('[data-k="slot-R3-1"]').click(button="right")
    assert table.saved()["start"] == ""
    table.page.locator('[data-k="slot-R3-1"]').click(button="right")
    assert table.moves == list(SWAP[1])


def test_a_hint_is_shown_and_played(table: Table) -> None:
    table.new().cmd("hint").click()
    expect(table.cmd("play-hint")).to_be_visible(timeout=60_000)
    assert table.moves == []
    table.cmd("play-hint").click()
    assert len(table.moves) == 1


def test_all_of_a_hint_can_be_read_on_a_phone(table: Table) -> None:
    page = table.page
    page.set_viewport_size({"width": 390, "height": 844})
    table.new().cmd("hint").click()
    expect(table.cmd("play-hint")).to_be_visible(timeout=60_000)
    advice = page.locator(".prompt .margin")
    expect(advice.first).to_be_hidden()
    page.get_by_role("button", name="Why?").click()
    expect(advice.last).to_be_visible()
    page.locator("#hint-whole").get_by_role("button", name="Close").click()
    expect(advice.last).to_be_hidden()
    table.cmd("play-hint").click()
    expect(page.locator("#hint-whole")).to_have_count(0)


def test_several_games_one_deleted_and_brought_back(table: Table) -> None:
    table.new(seed="one").act("place 1 1")
    first = table.page.evaluate("localStorage['baumeister.open']")
    table.cmd("lobby").first.click()
    table.new(seed="two").act("place 2 2")
    table.cmd("lobby").first.click()
    table.cmd("saves").first.click()
    table.cmd(f"delete:{first}").first.click()
    assert table.page.evaluate(f"localStorage['baumeister.game.{first}']") is None
    table.cmd(f"restore:{first}").click()
    expect(table.layer("saves")).to_contain_text("Lapis")
    table.layer("saves").locator(f'[data-cmd="continue:{first}"]').click()
    assert table.moves == ["place 1 1"]


# ---- links ----------------------------------------------------------------------------------------------


def test_a_replay_opens_at_its_move(table: Table, new_page: NewPage) -> None:
    table.new().act("place 1 1", "place 2 2")
    game = table.link("replay")
    guest = Table(new_page(viewport=DESK))
    guest.page.goto(game)
    guest.ready()
    assert guest.page.locator('[data-k="square-2-2"] .figure').count() == 1
    guest.cmd("back").click()
    assert guest.page.locator('[data-k="square-2-2"] .figure').count() == 0
    assert guest.page.evaluate("Object.keys(localStorage).filter(key => key.includes('.game.')).length") == 0


def test_a_link_in_the_open_page_leaves_the_game_alone(table: Table) -> None:
    table.new(seed="mine").act("place 1 1")
    mine = table.page.evaluate("localStorage['baumeister.open']")
    deal = table.link("setup")
    table.page.evaluate("hash => { location.hash = hash; }", deal.partition("#")[2])
    expect(table.layer("new")).to_be_visible()
    table.cmd("start").click()
    table.act("place 3 3")
    assert table.page.evaluate("localStorage['baumeister.open']") != mine
    assert "place 1 1" in table.page.evaluate(f"localStorage['baumeister.game.{mine}']")


def test_a_bad_link_names_what_is_wrong(new_page: NewPage) -> None:
    table = Table(new_page(viewport=DESK)).open("#duel-1-2-AAAAr-amun7342-zzz")
    expect(table.layer("bad-link")).to_contain_text("Check letters")
    table.press("Escape")
    expect(table.cmd("new:duel").first).to_be_visible()
    assert "#" not in table.page.url


# ---- languages, themes ----------------------------------------------------------------------------------


def test_the_language_of_the_browser_and_another(new_page: NewPage) -> None:
    page = new_page(locale="de-AT", viewport=DESK)
    brought: list[str] = []
    page.on("request", lambda asked: brought.extend(WORDS.findall(asked.url)))
    table = Table(page).open()
    assert table.page.evaluate("document.documentElement.lang") == "de"
    table.new().act("place 1 1")
    expect(table.page.locator(".prompt")).to_contain_text("am Zug")
    table.speak("en")
    assert brought == ["de"]
    expect(table.page.locator(".prompt")).to_contain_text("your turn")
    table.speak("fr")
    assert brought == ["de", "fr"]
    expect(table.page.locator(".prompt")).to_contain_text("à toi")
    assert table.moves == ["place 1 1"]
    table.reload()
    assert table.page.evaluate("document.documentElement.lang") == "fr"
    assert brought == ["de", "fr", "fr"]


def test_a_language_that_cannot_be_had_says_so(table: Table, watch: Watch) -> None:
    watch.expect("es.zip")
    table.page.route("**/es.zip", lambda route: route.fulfill(status=404))
    table.page.locator('[popovertarget="languages"]:visible').click()
    table.page.locator('#languages [data-cmd="language:es"]').click()
    expect(table.page.get_by_role("alert")).to_contain_text("Español could not be loaded.")
    assert table.page.evaluate("document.documentElement.lang") == "en"
    table.reload()  # what was chosen is asked for again
    assert table.page.evaluate("document.documentElement.lang") == "en"
    table.page.unroute("**/es.zip")
    assert table.reload().page.evaluate("document.documentElement.lang") == "es"


def test_the_theme_is_kept(table: Table) -> None:
    table.cmd("theme:dark").first.click()
    assert table.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert table.reload().page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_title_says_whose_turn_it_is(table: Table) -> None:
    table.new()
    assert table.page.title() == "Lapis to move – Imhotep: The Duel"
    table.act("place 1 1")
    assert table.page.title() == "Carnelian to move – Imhotep: The Duel"


def test_one_click_plays_against_a_bot(table: Table) -> None:
    table.cmd("play-now:duel").click()
    assert table.saved()["seats"] == [["", ""], ["", "level:1"]]
    legal = table.await_turn()
    before = table.saved()["plies"]  # the bot may have begun
    table.act(best(legal)).await_turn()
    assert table.saved()["plies"] >= before + 2
    table.cmd("lobby").first.click()
    expect(table.cmd("play-now:duel")).to_be_visible()  # and does so the next time


def test_statistics_of_a_finished_game_taken_along_and_cleared(table: Table) -> None:
    match = Match(new_record("duel", 2, {}, "stats1"))
    while not (after := match.play(best([action.text for action in match.legal]))).over:
        match = after
    table.reload().play_on(match)  # a page that has been played in remembers who sat there last
    table.act(best(table.await_turn()))
    expect(table.layer("result")).to_be_visible()
    table.layer("result").locator('[data-cmd="lobby"]').click()
    table.cmd("training").click()
    table.cmd("statistics").click()
    row = table.page.locator('[data-k="stats-duel"] tbody tr')
    expect(row).to_contain_text("against Frog")
    with table.page.expect_download() as download:
        table.cmd("download:statistics").click()
    assert download.value.suggested_filename == "baumeister-statistics.json"
    table.cmd("clear-statistics").click()
    table.cmd("clear-statistics-anyway").click()
    expect(table.layer("statistics")).to_contain_text("No game has been finished yet.")
    table.reload().press("Escape")
    table.cmd("training").click()
    table.cmd("statistics").click()
    expect(row).to_have_count(0)

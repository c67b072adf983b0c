"""Storage that is refused, full, damaged or changed by another tab: the game goes on and says so."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests import chromium
from tests.conftest import NewPage, WaitUntil, Watch
from tests.e2e.conftest import DESK
from tests.e2e.table import REFUSED, Table

BLOCK_COOKIES = {"profile": {"default_content_setting_values": {"cookies": 2}}}
FILL = """() => { let text = 'x'.repeat(1 << 20), n = 0;
    while (text) { try { localStorage.setItem('filling' + n, text); n += 1; }
                   catch { text = text.slice(0, text.length >> 1); } } }"""
EMPTY = """Object.keys(localStorage).filter(key => key.startsWith('filling'))
    .forEach(key => localStorage.removeItem(key))"""


def standing(table: Table, text: str) -> None:
    expect(table.page.locator(".standing")).to_contain_text(text)


def test_without_storage_a_game_can_be_played(
    browser: Browser, server_url: str, watch: Watch, tmp_path: Path
) -> None:
    profile = tmp_path / "Default" / "Preferences"
    profile.parent.mkdir()
    profile.write_text(json.dumps(BLOCK_COOKIES))
    context = browser.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=chromium.ensure(),
        args=list(chromium.FLAGS),
        base_url=server_url,
        locale="en",
    )
    try:
        watch.attach(context)
        table = Table(context.pages[0]).open()
        assert table.page.evaluate(REFUSED) == "SecurityError"
        standing(table, "does not let the page keep anything")
        table.new(level=1).act("place 1 1")
        assert len(table.await_turn()) > 1
    finally:
        context.close()


def test_full_storage(table: Table, wait_until: WaitUntil) -> None:
    table.new().act("place 1 1")
    wait_until(table.page, "localStorage['baumeister.page']")
    table.page.evaluate(FILL)
    table.act("place 1 2")  # the picture for the next visit makes room
    assert table.moves == ["place 1 1", "place 1 2"]
    table.page.evaluate("localStorage.removeItem('baumeister.page')")
    table.page.evaluate(FILL)
    table.act("place 1 3")
    standing(table, "Storage is full")
    assert table.moves == ["place 1 1", "place 1 2"]
    table.page.evaluate(EMPTY)
    table.act("place 2 1")
    expect(table.page.locator(".standing")).to_have_count(0)
    assert len(table.moves) == 4


def test_settings_have_room_where_the_picture_made_it_and_say_so_where_not(
    table: Table, wait_until: WaitUntil
) -> None:
    wait_until(table.page, "localStorage['baumeister.page']")
    table.page.evaluate(FILL)
    table.cmd("theme:dark").first.click()
    wait_until(table.page, "localStorage['baumeister.settings']?.includes('dark')")
    expect(table.page.locator(".standing")).to_have_count(0)
    table.page.evaluate("localStorage.removeItem('baumeister.page')")
    table.page.evaluate(FILL)
    table.page.evaluate("localStorage.removeItem('baumeister.settings')")
    table.page.evaluate(FILL)
    table.cmd("theme:light").first.click()
    standing(table, "Storage is full")


def test_what_cannot_be_read_stays_where_there_is_no_room_to_put_it_aside(table: Table) -> None:
    table.page.evaluate("() => { localStorage['baumeister.practice'] = '{' + 'x'.repeat(300_000); }")
    table.page.evaluate(FILL)
    table.reload()
    expect(table.page.locator('[data-k="notice-full"]')).to_be_visible()
    assert table.page.evaluate("localStorage['baumeister.practice'].length") == 300_001


def test_a_save_that_cannot_be_read_is_shown_and_kept(table: Table) -> None:
    table.page.evaluate(
        "() => { localStorage['baumeister.game.bad'] = '{'; localStorage['baumeister.open'] = 'bad'; }"
    )
    table.reload()
    expect(table.layer("raw")).to_be_visible()
    assert table.page.evaluate("localStorage['baumeister.game.bad']") == "{"
    table.press("Escape")
    table.new().act("place 1 1")
    assert table.moves == ["place 1 1"]


def test_a_save_with_an_impossible_entry_is_shown_up_to_it(table: Table) -> None:
    table.new().act("place 1 1", "place 2 2")
    damage(table, "place 2 2", "place 1 1")
    standing(table, "damaged")
    assert table.page.locator(".squares .figure").count() == 1
    table.cmd("branch").click()
    table.act("place 3 3")
    assert table.moves == ["place 1 1", "place 3 3"]


def test_a_save_of_other_rules_is_only_shown(table: Table) -> None:
    table.new().act("place 1 1")
    kept = damage(table, "game duel 1", "game duel 7")
    standing(table, "other rules")
    assert table.page.evaluate("localStorage['baumeister.game.' + localStorage['baumeister.open']]") == kept


def damage(table: Table, old: str, new: str) -> str:
    """The open game's save with a line changed, and the page loaded again."""
    kept: str = table.page.evaluate(
        """([old, now]) => { const key = 'baumeister.game.' + localStorage['baumeister.open'];
        const save = JSON.parse(localStorage[key]); save.record = save.record.replace(old, now);
        return localStorage[key] = JSON.stringify(save); }""",
        [old, new],
    )
    table.reload()
    return kept


def test_a_first_picture_that_is_no_page_does_no_harm(table: Table, watch: Watch) -> None:
    watch.expect("inline event handler")  # the policy stops it before it is cleaned away
    table.new().act("place 1 1")
    bad = "<img src=x onerror=\"document.title='run'\"><script>document.title='run'</script><div id=screen>"
    table.page.evaluate("bad => { localStorage['baumeister.page'] = bad; }", bad)
    table.page.evaluate("Storage.prototype.setItem = () => {}")  # so that leaving does not write a good one
    table.reload().act("place 2 2")
    assert table.page.title() == "Lapis to move – Imhotep: The Duel"
    assert table.moves == ["place 1 1", "place 2 2"]


WRITES = """() => { const set = Storage.prototype.setItem, note = () => { window.wrote = performance.now(); };
    Storage.prototype.setItem = function (...args) { note(); set.apply(this, args); }; note(); }"""
# Five times as long as a page waits before it keeps its picture: nothing else it writes comes that late.
AT_REST = "performance.now() - window.wrote > 2500"


def test_two_tabs_at_rest_leave_each_other_alone(table: Table, wait_until: WaitUntil) -> None:
    other = Table(table.page.context.new_page()).open()
    table.new().act("place 1 1")
    for tab in (table, other):
        tab.page.evaluate(WRITES)
    for tab in (table, other, table):  # the first one, too, while the second one came to rest
        wait_until(tab.page, AT_REST)


# ---- two tabs -------------------------------------------------------------------------------------------

# Written by a tab of which this one has not heard yet.
NEWER = """() => { const key = 'baumeister.game.' + localStorage['baumeister.open'];
    const save = JSON.parse(localStorage[key]); save.revision += 1;
    localStorage[key] = JSON.stringify(save); return save; }"""


def two_tabs(new_page: NewPage) -> tuple[Table, Table]:
    one = Table(new_page(viewport=DESK)).visit().new().act("place 1 1")
    two = Table(one.page.context.new_page()).open().act("place 2 2")
    standing(one, "Another tab")
    return one, two


def test_another_tab_is_not_overwritten(new_page: NewPage) -> None:
    one, two = two_tabs(new_page)
    one.act("place 3 3")
    assert one.page.locator(".squares .figure").count() == 2
    assert two.moves == ["place 1 1", "place 2 2"]
    one.cmd("reload-save").click()
    expect(one.page.locator('[data-k="square-2-2"] .figure')).to_be_visible()
    expect(one.page.locator(".standing")).to_have_count(0)


def test_what_another_tab_has_just_written_is_not_overwritten(table: Table) -> None:
    table.new().act("place 1 1")
    newer = table.page.evaluate(NEWER)
    table.act("place 2 2")
    standing(table, "Another tab")
    assert table.saved() == newer


def test_this_tab_can_be_kept(new_page: NewPage) -> None:
    one, two = two_tabs(new_page)
    one.act("place 3 3").cmd("take-over").click()
    assert one.moves == ["place 1 1", "place 3 3"]
    standing(two, "Another tab")

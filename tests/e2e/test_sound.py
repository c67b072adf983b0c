"""Sound: nothing of it is fetched until it is switched on; then refusals and moves are heard."""

import pytest

from tests.conftest import NewPage, WaitUntil
from tests.e2e.conftest import DESK
from tests.e2e.table import Table

HEARD = """const start = AudioBufferSourceNode.prototype.start;
globalThis.heard = []; // how many ms after it was wished for
AudioBufferSourceNode.prototype.start = function (when) {
    heard.push(Math.round(1000 * (when - this.context.currentTime)));
    return start.call(this, when);
};"""
FETCHED = """performance.getEntriesByType('resource').map(({name}) => name.split('/').at(-1))
    .filter(name => /^sound|wav$/.test(name))"""
IN_THE_AIR_MS = 100  # at the least, when the sound has been fetched


def opened(new_page: NewPage, **context: str) -> Table:
    page = new_page(viewport=DESK, **context)
    page.add_init_script(HEARD)
    return Table(page).visit(speed="slow")


def test_sound_is_fetched_once_asked_for_and_moves_are_heard(
    new_page: NewPage, wait_until: WaitUntil
) -> None:
    table = opened(new_page).new(1, seed="s1")
    page = table.page
    table.act("place 1 1")
    table.await_turn()
    assert page.evaluate(FETCHED) == []

    table.menu("settings")
    table.cmd("sound:on").click()
    wait_until(page, "heard.length == 1")
    assert page.evaluate(FETCHED) == ["sound.mjs", "points.wav"]
    table.press("Escape").thing("place 1 1").click(force=True)
    wait_until(page, "heard.length == 2")
    assert page.evaluate(FETCHED)[2:] == ["refused.wav"]

    table.act(table.legal[0])
    wait_until(page, "heard.length >= 3")
    assert page.evaluate("heard[2]") > IN_THE_AIR_MS
    table.await_turn()
    wait_until(page, "document.getAnimations().length == 0")
    heard = page.evaluate("heard.length")
    assert heard >= 4
    table.cmd("undo").first.click()
    page.wait_for_timeout(300)
    assert page.evaluate("heard.length") == heard


@pytest.mark.parametrize(("chosen", "heard"), [("on", 0), ("always", 1)])
def test_with_reduced_motion_it_is_silent_unless_wanted_so(
    new_page: NewPage, wait_until: WaitUntil, chosen: str, heard: int
) -> None:
    table = opened(new_page, reduced_motion="reduce")
    table.cmd("settings").first.click()
    table.cmd(f"sound:{chosen}").click()
    wait_until(table.page, f"{FETCHED}.length == {heard + 1}")
    table.page.wait_for_timeout(400)
    assert table.page.evaluate("heard.length") == heard


AWAKE = """navigator.wakeLock.request = async () => {
    awake += 1;
    return {release: async () => { awake -= 1; }};
};
globalThis.awake = 0;
navigator.vibrate = ms => { globalThis.felt = ms; return true; };"""


def test_the_screen_stays_on_while_a_game_is_played_and_a_stone_is_felt(
    new_page: NewPage, wait_until: WaitUntil
) -> None:
    page = new_page(viewport=DESK)
    page.add_init_script(AWAKE)
    table = Table(page).visit()
    assert page.evaluate("awake") == 0
    table.new().act("place 1 1")
    wait_until(page, "awake == 1")
    assert page.evaluate("felt") == 10
    table.cmd("lobby").click()
    wait_until(page, "awake == 0")
    page.locator('[data-cmd^="continue:"]').first.click()
    wait_until(page, "awake == 1")

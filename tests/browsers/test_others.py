"""The page in Firefox and WebKit: it is played, keeps the game, fits, and says what is in its way."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.publish.page.pages import with_origin
from game.publish.paths import ROOT
from game.publish.site import START, Site, content
from tests.browsers.conftest import BROWSERS, Open
from tests.browsers.visit import Visit
from tests.serving import serving

OVER = """[document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth, innerWidth - document.documentElement.clientWidth]"""
REFUSED = {"firefox": "SecurityError", "webkit": False}  # WebKit forgets instead
SIZES = ((1440, 900), (1024, 768), (844, 500))
RING = """(one => [one.dataset.act, one.matches(':focus-visible')])(document.activeElement)"""
TOLD = "document.querySelector('#boot[role=alert]')?.innerText"
FRAME = b"""<!doctype html><title>Host</title><link rel="icon" href="static/icon.svg">
<iframe width="1400" height="800" sandbox="allow-scripts" src="index.html"></iframe>"""

every_browser = pytest.mark.parametrize("browser_name", BROWSERS)


def play(visit: Visit) -> Sequence[str]:
    """A game of the Duel against a bot, a move, and the bot's answer; gives what can be done then."""
    visit.cmd("new:duel")  # the other seat is a bot as it is
    visit.click('label:has([data-field="option-start"][value="first"])').cmd("start")
    assert "place 1 1" in visit.await_turn()
    visit.act("place 1 1")
    visit.wait("document.querySelectorAll('.squares .figure').length === 2")  # the bot thinks in a worker
    return visit.await_turn()


@every_browser
def test_a_game_is_played_kept_fits_and_shows_where_an_arrow_key_leads(
    start: Open, url: str, browser_name: str
) -> None:
    visit = start(browser_name, url).open()
    legal = play(visit)
    assert "place 1 1" not in legal
    for size in SIZES:
        assert visit.size(*size).look(OVER) == [0, 0, 0], size
    visit.reload()
    assert visit.await_turn() == legal
    place = next(act for act in legal if act.startswith("place"))
    visit.size(*SIZES[0]).act(place).await_turn()
    visit.press("ArrowRight", "ArrowLeft")  # one of them leads somewhere, in whichever column the focus was
    act, ring = visit.look(RING)
    assert act.startswith("place")
    assert ring


@every_browser
def test_without_storage_a_game_is_played(start: Open, url: str, browser_name: str) -> None:
    visit = start(browser_name, url, storage=False).open()
    refused = visit.look("(() => { try { return !localStorage; } catch (error) { return error.name; } })()")
    assert refused == REFUSED[browser_name]
    assert "place 1 1" not in play(visit)


@every_browser
def test_opened_from_the_disk_it_says_what_to_do(start: Open, browser_name: str) -> None:
    visit = start(browser_name, f"{ROOT.as_uri()}/")
    visit.goto("index.html")
    assert "python3 serve.py" in visit.wait(TOLD)


@every_browser
def test_one_file_opened_from_the_disk_is_played_and_kept(start: Open, file: Path, browser_name: str) -> None:
    visit = start(browser_name, file.as_uri()).open()
    legal = play(visit)
    assert "place 1 1" not in legal
    visit.reload()
    assert visit.await_turn() == legal


@pytest.mark.parametrize("missing", ["game.zip", "core.js", "pyscript.toml"])
def test_webkit_names_a_file_that_is_missing(start: Open, site: Site, missing: str) -> None:
    rest = {path: entry for path, entry in site.items() if not path.endswith(missing)}
    with serving(rest) as url:
        visit = start("webkit", url)
        visit.goto("")
        assert visit.wait(f"({TOLD} ?? '').includes('{missing} did not arrive (404)')")


def test_webkit_starts_in_a_sandboxed_frame_of_a_named_host(start: Open, site: Site) -> None:
    framed = {**site, "host.html": FRAME}
    with serving(framed, {"Access-Control-Allow-Origin": "*"}) as url:
        framed[START] = with_origin(content(site[START]), url.rstrip("/"))
        visit = start("webkit", url)
        visit.goto("host.html")
        visit.enter("iframe")
        assert play(visit.started())

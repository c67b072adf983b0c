"""The page starts, and says so where it cannot."""

import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from game.publish.build import build
from game.publish.paths import POSTERS, ROOT
from game.publish.site import finished, gathered
from game.text.boot import FILE
from game.text.catalogue import LANGUAGES, texts
from tests.conftest import NewPage, WaitUntil, Watch
from tests.e2e.table import PLAYABLE
from tests.serving import serving

WASM = re.compile(r"/pyodide\.asm\.wasm$")
MOST_LOOKS = 500  # thousands of seconds of the page's clock, some of ours
RELEASED = "abusir-1-4-0-bastet-gsw"  # a deal of rules that an archived release speaks


@pytest.fixture
def held(page: Page) -> Iterator[list[Route]]:
    """The interpreter does not arrive until the test lets it."""
    routes: list[Route] = []

    def hold(route: Route) -> None:  # a built-in method cannot be a handler
        routes.append(route)

    page.route(WASM, hold)
    yield routes
    page.unroute_all(behavior="ignoreErrors")


def test_the_page_starts_under_its_policy_and_asks_nobody_else(
    new_page: NewPage, wait_until: WaitUntil
) -> None:
    page = new_page(cold=True)
    page.goto("/")
    wait_until(page, PLAYABLE)
    expect(page.locator("#boot")).to_have_count(0)
    assert page.locator("#app").get_attribute("aria-busy") is None


def test_the_policy_forbids_other_origins_and_code_from_text(page: Page, watch: Watch) -> None:
    watch.expect("Content Security Policy")
    watch.expect("violates the following")
    page.goto("/")
    refused = """async () => {
      const refused = [];
      const note = name => () => refused.push(name);
      await fetch('http://localhost:9/').catch(note('fetch'));
      const script = document.createElement('script');
      script.textContent = 'document.body.dataset.ran = true';
      document.body.append(script);
      if (!document.body.dataset.ran) note('inline')();
      document.body.insertAdjacentHTML('beforeend', '<i id=styled style="color: red"></i>');
      if (!document.getElementById('styled').style.color) note('style')();
      return refused;
    }"""
    assert page.evaluate(refused) == ["fetch", "inline", "style"]
    assert "'unsafe-eval'" not in str(page.locator("meta[http-equiv]").get_attribute("content"))


def _set_up(page: Page, held: list[Route], wait_until: WaitUntil) -> None:
    """The interpreter arrives, and the game starts."""
    wait_until(page, "performance.getEntriesByType('resource').length > 10")
    held[0].continue_()
    wait_until(page, PLAYABLE)
    expect(page.locator("#boot")).to_have_count(0)


def test_what_is_asked_before_it_is_ready_comes_then(
    page: Page, held: list[Route], wait_until: WaitUntil
) -> None:
    page.goto("/")
    notice, dialog = page.locator("#boot"), page.get_by_role("dialog")
    expect(notice).to_contain_text("Setting up")
    assert page.locator("#app").get_attribute("aria-busy") == "true"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="New game: Abusir").click()  # the last one counts
    expect(notice).to_contain_text("Noted")
    expect(dialog).to_have_count(0)
    _set_up(page, held, wait_until)
    expect(dialog.get_by_role("heading", name="New game: Abusir")).to_be_visible()
    expect(dialog).to_have_count(1)


def test_the_deal_of_the_day_asked_for_before_it_is_ready_is_todays(
    page: Page, held: list[Route], wait_until: WaitUntil
) -> None:
    page.goto("/")
    deal = page.locator("#app [data-cmd^='day:']")
    of_no_day = deal.get_attribute("data-cmd")
    deal.click()
    _set_up(page, held, wait_until)
    expect(page.locator("#screen")).not_to_have_class(re.compile("p-lobby"))
    page.go_back()
    assert deal.get_attribute("data-cmd") != of_no_day


def test_a_click_on_nothing_and_a_move_before_it_is_ready_are_answered_and_not_kept(
    page: Page, held: list[Route], wait_until: WaitUntil
) -> None:
    page.goto("/#duel-1-2-AAAAr-anubis-brv")
    notice = page.locator("#boot")
    page.locator("#app [data-act]").first.click(force=True)  # none is open there
    expect(notice).to_contain_text("Still setting up")
    page.evaluate("document.getElementById('app').click()")
    expect(notice).to_contain_text("Still setting up")
    _set_up(page, held, wait_until)


def test_when_nothing_arrives_it_offers_to_try_again(page: Page, watch: Watch) -> None:
    watch.expect("preload")  # of what was asked for in vain
    page.route(WASM, lambda _route: None)
    page.clock.install(time=0)
    page.clock.pause_at(1_000)  # a busy machine must not count
    page.goto("/")
    button = page.get_by_role("button", name="Try again")
    expect(page.locator("#boot progress")).to_be_visible()
    page.clock.run_for(9_000)
    expect(button).to_be_hidden()
    for _ in range(MOST_LOOKS):  # what else comes meanwhile makes it wait again
        if button.is_visible():
            break
        page.clock.run_for(8_000)
    expect(page.locator("#boot")).to_contain_text("Nothing has arrived for a while.")
    with page.expect_navigation():
        button.click()
    page.unroute_all(behavior="ignoreErrors")


# Every change of how far it is, and whether it is offered to try again; a busy machine misses none.
WATCHED = """globalThis.seen = []; new MutationObserver(() => {
    const far = document.querySelector('.boot-far');
    if (far) seen.push([far.textContent, !document.querySelector('.boot-again').hidden]);
}).observe(document, {childList: true, subtree: true, characterData: true, attributes: true})"""


def test_a_slow_line_sees_how_far_it_is_and_is_not_told_to_try_again(
    new_page: NewPage, wait_until: WaitUntil
) -> None:
    page = new_page(cold=True, locale="de")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    rate = {"offline": False, "latency": 40, "downloadThroughput": 2_500_000, "uploadThroughput": 2_500_000}
    line.send("Network.emulateNetworkConditions", rate)
    page.add_init_script(WATCHED)
    page.goto("/")
    wait_until(page, PLAYABLE)
    seen: list[list[Any]] = page.evaluate("seen")
    assert not any(offered for _, offered in seen)
    percents = {found[1] for text, _ in seen if (found := re.search(r"(\d+)\u00a0%", text))}
    assert len(percents) > 10, seen
    assert any(re.fullmatch(r"\d+,\d von \d+,\d MB, \d+\u00a0%, noch etwa \d+ s", text) for text, _ in seen)


@pytest.mark.parametrize("fault", ["missing", "cut short"])
def test_a_page_whose_style_sheet_is_not_whole_says_so(page: Page, watch: Watch, fault: str) -> None:
    watch.expect("style.css")

    def answer(route: Route) -> None:
        if fault == "missing":
            route.abort()
        else:
            sent = route.fetch()
            route.fulfill(response=sent, body=sent.text()[:20_000])

    page.route("**/style.css*", answer)
    page.goto("/")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("style.css did not arrive in full.")
    expect(alert.get_by_role("button", name="Try again")).to_be_visible()
    expect(page.get_by_text("You have opened this page as a file")).to_be_hidden()
    page.unroute_all(behavior="ignoreErrors")
    alert.get_by_role("button", name="Try again").click()
    expect(page.locator("#boot")).to_have_count(0, timeout=30_000)


# What has been read of each file, and whether the two large ones have been read to the end.
READ = """globalThis.read = new Map();
addEventListener('arriving', ({detail: {url, bytes}}) => read.set(url, bytes));"""
ALL_READ = """['game.zip', 'stdlib.zip'].every(file => performance.getEntriesByType('resource').some(
    ({name, decodedBodySize}) => name.endsWith(`/${file}`) && read.get(name) === decodedBodySize))"""
# On a slow machine with a quick line, files are read only when the preloads of them have ended.
READ_LATE = """{
    const ask = fetch;
    globalThis.fetch = async (...asked) => {
        const answer = await ask(...asked);
        await new Promise(go => setTimeout(go, 1_000));
        return answer;
    };
}"""


@pytest.mark.parametrize("script", [READ, READ + READ_LATE], ids=["at once", "late"])
def test_progress_counts_once_what_has_arrived(
    page: Page, held: list[Route], wait_until: WaitUntil, script: str
) -> None:
    page.add_init_script(script)
    page.goto("/")
    wait_until(page, ALL_READ)
    progress = page.locator("#boot progress")
    interpreter = (ROOT / "static/runtime/pyodide/pyodide.asm.wasm").stat().st_size
    others = float(str(progress.get_attribute("max"))) - interpreter
    assert others <= progress.evaluate("node => node.value") < 1.1 * others  # some files are not preloaded
    assert held


@pytest.mark.parametrize(
    "missing",
    [
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "stdlib.zip",
        "game.zip",
        "core.js",
        "start.mjs",
        "morph.mjs",
        "pyscript.toml",
    ],
)
def test_a_file_that_is_missing_is_named(page: Page, watch: Watch, missing: str) -> None:
    watch.expect("")
    page.route(f"**/{missing}", lambda route: route.fulfill(status=404))
    page.goto("/")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(missing)
    page.evaluate("document.getElementById('app').click()")  # too late for "Still setting up"
    page.evaluate("performance.mark('interpreter')")
    expect(alert).to_contain_text("The game could not start.")


def test_a_missing_file_is_named_where_no_status_is_told(page: Page, watch: Watch) -> None:
    watch.expect("")
    told = "PerformanceResourceTiming.prototype, 'responseStatus'"
    page.add_init_script(f"Object.defineProperty({told}, {{value: 0}})")
    page.route("**/game.zip", lambda route: route.fulfill(status=404))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("game.zip did not arrive (404)")


@pytest.mark.parametrize("lost", ["game.zip", "stdlib.zip", "baumeister-0.1.0-py3-none-any.whl"])
def test_a_file_that_never_comes_is_named(page: Page, watch: Watch, lost: str) -> None:
    """Without a status; among them the archived release that a link asks for."""
    watch.expect("")
    page.route(f"**/{lost}", lambda route: route.abort())
    page.goto(f"/#{RELEASED}" if lost.endswith(".whl") else "/")
    expect(page.get_by_role("alert")).to_contain_text(f"{lost} did not arrive in full.")


def test_an_error_of_the_game_at_the_start_is_shown(page: Page, watch: Watch) -> None:
    watch.expect("")
    broken = io.BytesIO()
    with zipfile.ZipFile(broken, "w") as game:
        game.writestr("game/web/app.py", "raise RuntimeError('no stones left')")
    site = finished(gathered() | {"static/runtime/game.zip": broken.getvalue()})  # else it would be refused
    with serving(site) as url:
        page.goto(url)
        expect(page.get_by_role("alert")).to_contain_text("no stones left")


@pytest.mark.parametrize("cleaner", ["browser", "DOMPurify"])
def test_the_last_page_is_shown_at_once_and_nothing_in_it_runs(
    page: Page, held: list[Route], wait_until: WaitUntil, watch: Watch, cleaner: str
) -> None:
    watch.expect("Content Security Policy")  # it speaks up even for what is being removed
    brought: list[str] = []
    page.on("request", lambda asked: brought.append(asked.url))
    if cleaner == "DOMPurify":
        page.add_init_script("delete globalThis.Sanitizer")
    page.goto("/static/icon.svg")  # the same origin, without the game
    last = (
        '<svg id="stone"><use href="#st1" data-k="boat-R2" aria-label="Boat"></use>'
        '<use href="/static/icon.svg#x"></use></svg>'
        '<button id="act" class="square" data-act="place 1 2" onclick="window.ran = 1">Place</button>'
        '<img src="x" onerror="window.ran = 1"><script>window.ran = 1</script>'
        '<a href="javascript:window.ran=1">Here</a>'
        '<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>'
        '<svg><a xlink:href="javascript:window.ran=1"><text>x</text></a>'
        '<set attributeName="href" to="//c.invalid"/></svg>'
        '<math><mtext><style><img src=x onerror="window.ran = 1"></style></mtext></math>'
        '<base href="//c.invalid/"><meta http-equiv="refresh" content="0;url=//c.invalid">'
        '<form action="//c.invalid"><input autofocus></form>'
        '<template shadowrootmode="open"><img src=x onerror="window.ran = 1"></template>'
        '<p style="color:red">p</p>'
    )
    page.evaluate("last => localStorage.setItem('baumeister.page', last)", last)
    page.goto("/")
    wait_until(page, "document.getElementById('act')")
    assert page.locator("#stone use").first.evaluate("node => node.getAttribute('href')") == "#st1"
    assert page.locator("#stone use").first.get_attribute("data-k") == "boat-R2"
    assert page.locator("#stone use").first.get_attribute("aria-label") == "Boat"
    assert page.locator("#act").get_attribute("data-act") == "place 1 2"
    for gone in ("[onclick]", "[onerror]", "#app script", "[href^=javascript]", "use[href^='/']", "img[src]"):
        assert page.locator(gone).count() == 0, gone
    for gone in ("iframe", "base", "set", "form", "style", "[style]", "meta", "math style"):
        assert page.locator(f"#app {gone}").count() == 0, gone
    assert not [url for url in brought if "invalid" in url]
    assert any("purify" in url for url in brought) == (cleaner == "DOMPurify")
    assert page.evaluate("window.ran ?? null") is None
    assert page.locator("#app").get_attribute("aria-busy") == "true"
    assert held is not None


@pytest.mark.parametrize("stored", ["", "null", "[]", "{", '{"language": "xx", "theme": 7}'])
def test_settings_that_cannot_be_read_are_no_obstacle(page: Page, held: list[Route], stored: str) -> None:
    page.goto("/static/icon.svg")
    page.evaluate("text => localStorage.setItem('baumeister.settings', text)", stored)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#boot")).to_contain_text("Setting up")
    assert held is not None


def test_language_and_theme_are_known_before_the_interpreter(page: Page, held: list[Route]) -> None:
    page.goto("/static/icon.svg")
    chosen = json.dumps({"language": "de", "theme": "dark"})
    page.evaluate("text => localStorage.setItem('baumeister.settings', text)", chosen)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("#boot")).to_contain_text("Das Spiel wird aufgebaut")
    assert held is not None


def test_the_lobby_is_drawn_in_every_language_before_the_interpreter(page: Page, held: list[Route]) -> None:
    drawn = json.loads(POSTERS.read_bytes())["posters"]["lobby"]
    page.goto("/static/icon.svg")
    for language, markup in drawn.items():
        chosen = json.dumps({"language": language})
        page.evaluate("text => localStorage.setItem('baumeister.settings', text)", chosen)
        page.goto("/")
        as_drawn = page.evaluate(
            "markup => Object.assign(document.createElement('div'), {innerHTML: markup}).innerHTML", markup
        )
        assert page.evaluate("document.getElementById('app').innerHTML") == as_drawn, language
    assert held is not None


@pytest.mark.parametrize("built", [False, True], ids=["source", "built"])
def test_opened_from_the_disk_it_says_what_to_do(browser: Browser, tmp_path: Path, built: bool) -> None:
    folder = ROOT
    if built:
        folder = tmp_path / "site"
        build(folder)
    page = browser.new_page()
    page.goto((folder / "index.html").as_uri())
    for language in LANGUAGES:
        words = page.get_by_role("alert").locator(f"[lang={language}]")
        expect(words).to_be_visible()
        expect(words).to_have_text(texts(language)(FILE))
    expect(page.locator(".boot-text")).to_be_hidden()
    page.close()

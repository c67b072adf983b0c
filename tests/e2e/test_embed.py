"""A blog of another origin with three tables: posters until one is pressed, messages, drawn replays."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, Request, expect

from game.core.link import open_link, replay_link, setup_link
from game.core.match import Match
from game.core.record import new_record
from game.publish.paths import STATIC
from game.publish.site import Site, make_site
from game.shell.share import drawn
from tests.conftest import NewPage, WaitUntil, Watch
from tests.e2e.axe import AXE, RUN
from tests.framing import FRAME, LOAD
from tests.serving import serving

EXAMPLE = (STATIC / "embed-example.html").read_text("utf-8")
TABLET = {"width": 800, "height": 900}
POSTER_MOST = 600_000  # bytes of three posters, uncompressed; a start is some 15,000,000
HEARD = "document.querySelector('output').textContent"
HOST = "<!doctype html><title>Host</title><link rel=icon href=static/icon.svg>"
HOSTILE = "<div data-part=board><img src=x onerror=window.ran=1><script>window.ran=1</script><b>Ra</b></div>"
HEAVY = (".wasm", ".zip", "core.js", "pyodide.mjs")


@pytest.fixture
def blog(server_url: str, watch: Watch) -> Iterator[str]:
    """The example page on a host of its own."""
    text = EXAMPLE.replace('"../', f'"{server_url}').replace('src="js/', f'src="{server_url}static/js/')
    files: Site = {"index.html": text.encode(), "icon.svg": (STATIC / "icon.svg").read_bytes()}
    with serving(files) as url:
        watch.expect(f"foreign request: {url}")
        yield url


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    lines = str(page.evaluate(HEARD)).splitlines()
    return [message for message in map(json.loads, lines) if message["type"] == kind]


def awaited(page: Page, kind: str, count: int = 1) -> dict[str, Any]:
    for _ in range(600):
        if len(found := heard(page, kind)) >= count:
            return found[-1]
        page.wait_for_timeout(50)
    raise AssertionError(f"no {kind}: {page.evaluate(HEARD)}")


def send(page: Page, **message: Any) -> None:
    page.evaluate("message => document.getElementById('board').send(message)", message)


def table(page: Page, nth: int) -> FrameLocator:
    return page.frame_locator("iframe").nth(nth)


def exit_of(frame: FrameLocator | Page) -> str:
    """Where "Open full page" leads."""
    return str(frame.locator(".embed-bar a").get_attribute("href"))


def findings(page: Page, frame: int) -> list[str]:
    inside = page.frames[frame]
    inside.evaluate(AXE.read_text("utf-8"))
    found: list[str] = inside.evaluate(RUN)
    return found


def finished(game: str = "duel") -> Match:
    source = random.Random(4)
    match = Match(new_record(game, 2, {}, "embed"))
    while not match.over:
        match = match.play(source.choice(match.legal).text)
    return match


def test_a_blog_with_three_tables(new_page: NewPage, blog: str, server_url: str) -> None:
    page = new_page(viewport=TABLET)
    asked: list[Request] = []

    def note(request: Request) -> None:  # a built-in method cannot be a handler
        asked.append(request)

    page.on("request", note)
    page.goto(blog)
    for frame in ("#board", "iframe[title='Imhotep, a deal to play']", "#replay"):
        page.locator(frame).scroll_into_view_if_needed()
        page.wait_for_timeout(300)
    for nth in range(3):
        expect(table(page, nth).locator(".embed-cover button")).to_be_visible()
        expect(table(page, nth).locator("[data-part=board] > *").first).to_be_visible()
    assert not [request.url for request in asked if request.url.endswith(HEAVY)]
    weight = sum(
        request.sizes()["responseBodySize"] for request in asked if request.url.startswith(server_url)
    )
    assert weight < POSTER_MOST
    assert [found for nth in (1, 2, 3) for found in findings(page, nth)] == []
    height = awaited(page, "height")["height"]
    assert page.locator("#board iframe").evaluate("frame => frame.style.height") == f"{height}px"
    assert awaited(page, "ready")["started"] is False
    send(page, type="goto", ply="x")
    assert awaited(page, "error")["field"] == "ply"
    send(page, type="load", link="duel-1-2-AAAAr-amun7342-zzz")
    play_in_the_first(page, server_url)
    assert awaited(page, "error", 2)["field"] == "check letters"
    talk_to_the_first(page)


def play_in_the_first(page: Page, server_url: str) -> None:
    """Started by a key, one table runs, and a move in it is told; the others stay posters."""
    board = table(page, 0)
    board.locator(".embed-cover button").press("Enter")
    expect(board.locator("#boot")).to_have_count(0)
    expect(table(page, 1).locator(".embed-cover button")).to_be_visible()
    expect(board.locator(".embed-unsaved")).to_be_visible()
    choice = board.locator('#screen [data-act]:not([aria-disabled="true"]):visible').first
    expect(choice).to_be_visible()
    before = heard(page, "ply")[-1]["ply"]
    links = len(heard(page, "link"))
    choice.click()
    moved = str(awaited(page, "link", links + 1)["link"])
    assert moved.startswith(f"{server_url}#duel-1-2-AAAAr-amun7342-")
    assert len(open_link(moved.partition("#")[2]).record.actions) > before
    assert exit_of(board).startswith(f"{server_url}#duel-1-2-AAAAr-amun7342-")
    assert findings(page, 1) == []
    assert page.frames[1].evaluate("Object.keys(localStorage)") == []


def talk_to_the_first(page: Page) -> None:
    """A bad link keeps the old game, a good one opens."""
    board, errors, links = table(page, 0), len(heard(page, "error")), len(heard(page, "link"))
    send(page, type="load", link="duel-1-2-AAAAr-amun7342-zzz")
    assert awaited(page, "error", errors + 1)["field"] == "check letters"
    send(page, type="getLink")
    link = str(awaited(page, "link", links + 1)["link"])
    assert open_link(link.partition("#")[2]).record.seed == "amun7342"
    send(page, type="lang", lang="de")
    expect(board.locator("html")).to_have_attribute("lang", "de")
    send(page, type="load", link="imhotep-1-3-AAAAA0000er-khufu2600-psj")
    expect(board.locator(".p-imhotep").first).to_be_visible()


def test_the_poster_is_the_position_in_the_link(new_page: NewPage, watch: Watch) -> None:
    match = finished().until(20)
    page = new_page(viewport={"width": 640, "height": 480})
    word = drawn.picture(drawn.looked_at(match, "en"))
    bad = drawn.packed(drawn.looked_at(match, "en"), [drawn.Step(HOSTILE, "")])
    page.goto(f"/embed.html?lang=en&theme=blue#{drawn.link(match, 20)}.{word}")
    watch.expect("theme: It is none of these")
    shown = page.locator("[data-part=board] .squares .figure")
    wanted = drawn.step(drawn.looked_at(match, "en"), 20).markup
    expect(shown.first).to_be_visible()
    assert page.locator("[data-part=board] svg").count() == wanted.count("<svg")
    assert exit_of(page).endswith(f"/#{drawn.link(match, 20)}")
    watch.expect("Content Security Policy")
    page.goto(f"/embed.html?lang=en#{drawn.link(match, 20)[:30]}.{bad}")
    expect(page.locator("[data-part=board] b")).to_have_count(1)
    assert page.locator("[data-part=board]").inner_html() == "<b>Ra</b>"
    watch.expect("Die Zeichnung im Link lässt sich nicht lesen.")
    watch.expect("Error")  # and why
    page.goto(f"/embed.html?lang=de#{drawn.link(match, 20)}.{word[:-40]}")
    expect(page.locator(".embed-cover button")).to_contain_text("spielen")
    assert page.evaluate("window.ran ?? null") is None


def test_the_button_of_a_narrow_poster_shows_all_its_words(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 300, "height": 480})
    page.goto(f"/embed.html?lang=es#{setup_link(Match(new_record('cheops', 3, {}, 'embed')).setup)}")
    box = page.locator(".embed-cover button").bounding_box()
    assert box
    assert box["x"] + box["width"] <= 300


def test_a_drawn_replay_plays_without_the_game(new_page: NewPage) -> None:
    match = finished()
    page = new_page(viewport={"width": 640, "height": 540})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    word = drawn.replay(drawn.looked_at(match, "en"))
    page.goto(f"/embed.html?view=replay&lang=en#{drawn.link(match, 0)}.{word}")
    step = page.locator(".embed-player [data-fill=step]")
    expect(step).to_have_text(f"Move 0 of {match.plies}")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"Move 1 of {match.plies}")
    said = page.locator(".embed-player [data-fill=said]")
    assert said.get_attribute("aria-live") == "polite"
    expect(said).not_to_be_empty()
    page.keyboard.press("PageDown")
    expect(step).to_have_text(f"Move {drawn.rounds(match)[1]} of {match.plies}")
    page.locator("[data-cmd=speed]").select_option("500")
    page.locator("[data-cmd=run]").click()
    expect(step).to_have_text(f"Move {drawn.rounds(match)[1] + 2} of {match.plies}")
    page.locator("[data-cmd=pause]").click()
    page.keyboard.press("End")
    expect(step).to_have_text(f"Move {match.plies} of {match.plies}")
    assert exit_of(page).partition("#")[2] == replay_link(match.record)
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(RUN) == []
    assert not [url for url in asked if url.endswith(HEAVY)]


def test_a_sandboxed_frame_and_a_replay_from_a_link(browser: Browser) -> None:
    match = finished()
    site = make_site()
    source = f"embed.html?view=replay&lang=en#{drawn.link(match, 0)}"
    host = f"{HOST}<iframe width=700 height=560 sandbox=allow-scripts src='{source}'></iframe>"
    with serving(site | {"host.html": host.encode()}, {"Access-Control-Allow-Origin": "*"}) as url:
        watch = Watch(url.rstrip("/"))
        context = browser.new_context()
        watch.attach(context)
        page = context.new_page()
        page.goto(f"{url}host.html")
        frame = page.frame_locator("iframe")
        frame.locator(".embed-cover button").click()
        expect(frame.locator("#boot")).to_have_count(0)
        expect(frame.locator(".embed-unsaved")).to_be_visible()
        frame.locator(".embed-player [data-cmd=forward]").click()
        expect(frame.locator("[data-fill=step]")).to_have_text(f"Move 1 of {match.plies}")
        assert exit_of(frame).endswith(replay_link(match.record, 1))
        frame.locator("#app").focus()
        for button in ("pause", "run"):
            page.keyboard.press(" ")
            expect(frame.locator(f".embed-player [data-cmd={button}]")).to_be_visible()
        context.close()
    assert watch.unexpected() == []


@pytest.mark.parametrize(("asked", "locale"), [("?lang=de", "fr"), ("", "de")])
def test_a_sandboxed_frame_whose_host_shuts_it_out_says_so(browser: Browser, asked: str, locale: str) -> None:
    """Without the permission for strangers none of its modules arrives."""
    link = setup_link(new_record("duel", 2, {}, "amun7342"))
    source = f"embed.html{asked}#{link}"
    host = f"{HOST}<iframe width=700 height=560 sandbox=allow-scripts src='{source}'></iframe>"
    with serving(make_site() | {"host.html": host.encode()}) as url:
        context = browser.new_context(locale=locale)
        page = context.new_page()
        page.goto(f"{url}host.html")
        alert = page.frame_locator("iframe").get_by_role("alert")
        expect(alert).to_contain_text("Dieser Rahmen kann das Spiel nicht laden")
        way = alert.get_by_role("link", name="In einer eigenen Seite öffnen")
        assert way.get_attribute("href") == f"{url}#{link}"
        context.close()


# A table in a page of this origin: the element, changed as soon as its frame is asked for.
ELEMENT = """async ([given, changed]) => {
    const table = document.createElement('baumeister-game');
    const set = attributes => {
        for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
    };
    globalThis.heard = [];
    table.addEventListener('baumeister', ({detail}) => heard.push(detail));
    set(given);
    new MutationObserver(() => set(changed)).observe(table, {childList: true});
    document.body.replaceChildren(table);
    await import('/static/js/baumeister-game.js');
}"""
TELL = "message => document.querySelector('baumeister-game').send(message)"


def inserted(page: Page, changed: dict[str, str], **given: str) -> FrameLocator:
    page.goto("/licences.txt")
    page.evaluate(ELEMENT, [given, changed])
    return page.frame_locator("iframe")


def test_without_its_poster_a_table_still_answers(
    new_page: NewPage, wait_until: WaitUntil, watch: Watch
) -> None:
    for expected in ("favicon.ico", "ERR_FAILED"):
        watch.expect(expected)
    page = new_page(viewport=TABLET)
    page.route("**/static/posters/**", lambda route: route.abort())
    link = setup_link(new_record("duel", 2, {}, "amun7342"))
    frame = inserted(page, {}, src=f"/#{link}", lang="en")
    wait_until(page, "heard.some(({type}) => type === 'height')")
    expect(frame.locator(".embed-cover button")).to_have_text("Play Imhotep: The Duel")


def test_what_changes_while_the_frame_is_loading_reaches_it(new_page: NewPage, watch: Watch) -> None:
    watch.expect("favicon.ico")
    page = new_page(viewport=TABLET)
    link = setup_link(new_record("duel", 2, {}, "amun7342"))
    frame = inserted(page, {"theme": "dark", "lang": "de"}, src=f"/#{link}", lang="en")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.locator("html")).to_have_attribute("lang", "de")
    for name in ("theme", "lang"):
        page.evaluate("name => document.querySelector('baumeister-game').removeAttribute(name)", name)
    expect(frame.locator("html:not([data-theme])")).to_have_attribute("lang", "de")
    assert page.evaluate("heard.filter(({type}) => type === 'error')") == []


def test_a_drawn_replay_goes_on_in_another_language_where_it_was(new_page: NewPage, watch: Watch) -> None:
    watch.expect("favicon.ico")
    match = finished()
    page = new_page(viewport=TABLET)
    word = drawn.replay(drawn.looked_at(match, "en"))
    frame = inserted(page, {}, src=f"/#{drawn.link(match, 0)}.{word}", lang="en", view="replay")
    step = frame.locator(".embed-player [data-fill=step]")
    expect(step).to_have_text(f"Move 0 of {match.plies}")
    page.evaluate(TELL, {"type": "goto", "ply": 3})
    expect(step).to_have_text(f"Move 3 of {match.plies}")
    page.evaluate(TELL, {"type": "lang", "lang": "de"})
    expect(step).to_have_text(f"Zug 3 von {match.plies}")
    assert exit_of(frame).endswith(f"/#{replay_link(match.record, 3)}")


FLOOD = 3000
FLOODS = """count => {
    const bad = [{type: 'goto', ply: {}}, {type: 'load', link: '#'.repeat(100000)}, {type: '__proto__'},
        {type: 'lang', lang: '<img src=x onerror=parent.ran=1>'}, {type: 'getLink'}];
    const ours = bad.map(each => ({baumeister: 1, ...each}));
    const rubbish = [null, 7, 'x', {}, {baumeister: 2, type: 'load'}, ...ours];
    for (let n = 0; n < count; n++) frames[0].postMessage(rubbish[n % rubbish.length], '*');
}"""


@pytest.mark.parametrize("started", [False, True], ids=["poster", "started"])
def test_a_flood_of_messages_leaves_the_frame_answering(
    new_page: NewPage, server_url: str, watch: Watch, started: bool
) -> None:
    watch.expect("")
    page = new_page(viewport={"width": 720, "height": 600})
    page.goto("/licences.txt")
    duel, cheops = (setup_link(new_record(game, 2, {}, "amun7342")) for game in ("duel", "cheops"))
    page.evaluate(FRAME, f"{server_url}embed.html?lang=en#{duel}")
    frame = page.frame_locator("iframe")
    expect(frame.locator(".embed-cover button")).to_have_text("Play Imhotep: The Duel")
    if started:
        frame.locator(".embed-cover button").click()
        expect(frame.locator("#boot")).to_have_count(0)
    page.evaluate(FLOODS, FLOOD)
    page.evaluate(LOAD, cheops)
    expect(frame.locator(".p-cheops").first).to_be_visible(timeout=30_000)
    assert page.evaluate("globalThis.ran ?? null") is None


def test_a_frame_teaches_whichever_game_it_is_sent(new_page: NewPage, server_url: str, watch: Watch) -> None:
    page = new_page(viewport={"width": 720, "height": 600})
    page.goto("/licences.txt")
    watch.expect("favicon.ico")  # of a page of text
    cheops, pyramids = (setup_link(new_record(game, 2, {}, "amun7342")) for game in ("cheops", "pyramids"))
    page.evaluate(FRAME, f"{server_url}embed.html?view=lesson&lang=en#{cheops}")
    frame = page.frame_locator("iframe")
    expect(frame.locator(".embed-cover button")).to_have_text("Learn Cheops\u2019 Master Builders")
    frame.locator(".embed-cover button").click()
    lesson = frame.locator(".lesson")
    expect(lesson).to_contain_text("1/14")
    lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("2/14")
    page.evaluate(LOAD, pyramids)
    expect(lesson).to_contain_text("1/15")
    expect(frame.locator(".p-pyramids").first).to_be_visible()
    assert exit_of(frame).startswith(f"{server_url}#pyramids-")

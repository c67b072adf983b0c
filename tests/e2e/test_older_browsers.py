"""What older browsers lack: clicks that are no PointerEvents, and newer features taken away one by one."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.conftest import NewPage
from tests.e2e.conftest import DESK
from tests.e2e.table import Table

# Firefox before 129 and Safari before 18.2 send a MouseEvent.
PLAIN_CLICKS = """addEventListener('click', event => {
    if (!(event instanceof PointerEvent)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    event.target.dispatchEvent(new MouseEvent('click', event));
}, true);"""
TAKEN_AWAY = {
    "PointerEvent": "delete globalThis.PointerEvent",
    "setHTML": "delete Element.prototype.setHTML; delete globalThis.Sanitizer",
    "reflection": "for (const name of ['ariaBusy', 'ariaDisabled']) delete Element.prototype[name]",
}
NEEDED = {
    "popovers": "delete HTMLElement.prototype.popover",
    "inert": "delete HTMLElement.prototype.inert",
    "import maps": "HTMLScriptElement.supports = () => false",
    "light-dark": "CSS.supports = () => false",
    "WebAssembly": "delete globalThis.WebAssembly",
}
PAGE = re.compile(r"/(index\.html)?([?#].*)?$")
RULES = {":has": re.compile(r":has\("), "container": re.compile("@container")}
SECONDS_PLACE, TOUCHED = "place 2 2", "place 1 1"


def played(page: Page) -> None:
    """A game is dealt, a move made, taken back and made again."""
    table = Table(page).visit().new()
    table.act(TOUCHED, SECONDS_PLACE)
    table.cmd("undo").click()
    assert table.moves == [TOUCHED]
    table.press("r", "Escape")
    assert table.moves == [TOUCHED, SECONDS_PLACE]


def test_a_click_may_be_a_plain_mouse_event(new_page: NewPage) -> None:
    page = new_page(viewport=DESK)
    page.add_init_script(PLAIN_CLICKS)
    played(page)


@pytest.mark.parametrize("feature", TAKEN_AWAY)
def test_the_game_is_played_without(new_page: NewPage, feature: str) -> None:
    page = new_page(viewport=DESK)
    page.add_init_script(TAKEN_AWAY[feature])
    played(page)


@pytest.mark.parametrize("rule", RULES)
def test_the_game_is_played_where_a_style_sheet_is_half_understood(new_page: NewPage, rule: str) -> None:
    """A rule whose selector or condition a browser does not know counts for nothing."""
    page = new_page(viewport=DESK)

    def answer(route: Route) -> None:
        sent = route.fetch()
        body, count = RULES[rule].subn(":unknown(" if rule == ":has" else "@unknown", sent.text())
        assert count
        route.fulfill(response=sent, body=body)

    page.route("**/style.css*", answer)
    page.route(PAGE, unchecked)
    played(page)


def unchecked(route: Route) -> None:
    """The page, whose style sheet may be another one than was built."""
    sent = route.fetch()
    page = re.sub('(<link rel="stylesheet" [^>]*?) integrity="[^"]*"', r"\1", sent.text())
    route.fulfill(response=sent, body=page)


@pytest.mark.parametrize(
    ("feature", "language", "said"),
    [*((feature, "en", "too old for the game") for feature in NEEDED), ("popovers", "de", "zu alt")],
)
def test_a_browser_that_lacks_what_is_needed_reads_a_sentence(
    new_page: NewPage, feature: str, language: str, said: str
) -> None:
    page = new_page(viewport=DESK, locale=language)
    page.add_init_script(NEEDED[feature])
    page.goto("./")
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.locator("#app")).to_be_hidden()


def test_it_is_said_in_the_language_that_was_chosen(new_page: NewPage) -> None:
    page = new_page(viewport=DESK, locale="de")
    page.add_init_script("""localStorage.setItem('baumeister.settings', '{"language": "en"}')""")
    page.add_init_script(NEEDED["popovers"])
    page.goto("./")
    expect(page.get_by_role("alert")).to_contain_text("too old for the game")
    expect(page.locator("html")).to_have_attribute("lang", "en")

"""The rules drawer on the page: it opens where one is, and its rail leads to every section."""

from playwright.sync_api import expect

from tests.e2e.table import Table

SHOWN = """() => {
    const {top} = document.querySelector('.rules-body').getBoundingClientRect();
    const sections = [...document.querySelectorAll('.rules-section')];
    return sections.find(section => section.getBoundingClientRect().bottom > top + 20).id;
}"""
LOST = """() => [...document.querySelectorAll('.shown use')].map(use => use.getAttribute('href'))
    .filter(href => !document.querySelector(href))"""
FOCUS = "() => document.activeElement.dataset.k"


def test_the_rules_open_at_the_topic_and_the_rail_leads_on(table: Table) -> None:
    table.new(seed="rail")
    table.page.locator('[data-topic="boat"]').first.focus()
    table.press("?")
    page = table.page
    assert page.evaluate(SHOWN) == "section-D5"
    table.cmd("rules:D4").click()
    assert page.evaluate(SHOWN) == "section-D4"
    page.evaluate("document.querySelector('.rules-body').scrollTop = 0")
    assert page.evaluate(SHOWN) == "section-aim"
    table.cmd("rules:D4").click()
    assert page.evaluate(SHOWN) == "section-D4"
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUS) == "section-D5"
    page.keyboard.press("Enter")
    assert page.evaluate(SHOWN) == "section-D5"
    before = page.evaluate("document.querySelectorAll('.rules-section figure').length")
    table.cmd("rules-full:yes").click()
    assert page.evaluate("document.querySelectorAll('.rules-section figure').length") > before
    page.locator(".shown .square").first.click(force=True)
    assert table.layer("rules").is_visible()
    table.press("Escape")
    assert not table.layer("rules").is_visible()


def test_in_the_lobby_the_rules_of_every_game_have_their_pictures(table: Table) -> None:
    for game in ("imhotep", "duel", "pyramids", "cheops"):
        table.cmd(f"rules:{game}").first.click()
        expect(table.page.locator(".rules-section figcaption").first).to_be_visible()
        assert table.page.evaluate(LOST) == []
        table.press("Escape")

"""Backups from one profile to another, what is kept rescued without the game, links as QR codes."""

import json
import re
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.conftest import ROOT, NewPage, Watch
from tests.e2e.axe import AXE, RUN, findings, settle
from tests.e2e.backups import games, kept, saved, text_of
from tests.e2e.conftest import DESK
from tests.e2e.table import Table

JSQR = ROOT / "node_modules" / "jsqr" / "dist" / "jsQR.js"
READ = """async picture => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const {width, height} = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data; }"""
DRAG = """([kind, name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name, {type: 'text/plain'}));
    const event = new DragEvent(kind, {dataTransfer, bubbles: true, cancelable: true});
    document.getElementById('app').dispatchEvent(event);
    return event.defaultPrevented; }"""
GAME_ZIP = re.compile(r"/game\.zip")
MARKUP = "<img src=x onerror=\"document.title='run'\"><script>document.title='run'</script>"


def played(table: Table) -> Table:
    """Two games and the lobby."""
    table.new().act("place 1 1", "place 2 2")
    table.cmd("lobby").first.click()
    table.new(seed="other").act("place 3 3")
    table.cmd("lobby").first.click()
    return table


def drag(table: Table, kind: str, name: str = "", text: str = "") -> Any:
    return table.page.evaluate(DRAG, [kind, name, text])


def test_a_backup_goes_to_another_profile_by_button_and_by_drop(new_page: NewPage, tmp_path: Path) -> None:
    there = played(Table(new_page(viewport=DESK)).visit(theme="dark"))
    there.cmd("saves").click()
    download = saved(there.page, '[data-cmd="export"]')
    assert download.suggested_filename.startswith("baumeister-20")
    text = text_of(download)
    there.press("Escape")
    here = Table(new_page(viewport=DESK)).open()
    here.cmd("settings").click()
    with here.page.expect_file_chooser() as chooser:
        here.cmd("import").click()
    file = tmp_path / download.suggested_filename
    file.write_text(text, "utf-8")
    chooser.value.set_files(file)
    expect(here.layer("brought")).to_contain_text("imported")
    here.press("Escape")
    assert games(here) == games(there)
    assert json.loads(kept(here)["baumeister.settings"])["theme"] == "dark"
    assert here.page.locator("html").get_attribute("data-theme") == "dark"
    assert here.drawn("[data-part=continue]") == there.drawn("[data-part=continue]")
    assert drag(here, "dragenter", "x.txt")
    assert drag(here, "dragover", "x.txt")
    expect(here.page.locator(".drop")).to_be_visible()
    assert drag(here, "drop", "backup.txt", text)
    expect(here.layer("brought")).to_contain_text("Nothing was imported.")
    expect(here.page.locator(".drop")).to_have_count(0)
    assert findings(here) == []


def test_a_hostile_file_dropped_at_the_table_runs_nothing_and_loses_nothing(table: Table) -> None:
    table.new().act("place 1 1")
    before = kept(table)
    raw = next(text for key, text in before.items() if ".game." in key)
    named = json.loads(raw) | {"seats": [[MARKUP, ""], ["", MARKUP]], "date": MARKUP}
    rows = [
        {"key": f"game.{MARKUP}", "text": raw},
        {"key": "game.named", "text": json.dumps(named)},
        {"key": "page", "text": MARKUP},
        {"key": "aside.x", "text": MARKUP},
        {"key": MARKUP, "text": MARKUP},
    ]
    text = "\n".join([MARKUP, *map(json.dumps, rows)])
    drag(table, "drop", f"{MARKUP}.txt", text)
    expect(table.layer("brought").locator(".refused li")).to_have_count(3)
    expect(table.layer("brought")).to_contain_text("Line 1. It is neither a line of a backup nor a game.")
    table.layer("brought").locator('[data-cmd="saves"]').click()
    expect(table.layer("saves")).to_contain_text("<img src=x")
    table.press("Escape").press("Escape")
    assert table.page.locator("img, #app script, [onerror]").count() == 0
    assert "run" not in table.page.title().split()
    assert {key: kept(table)[key] for key in before} == before
    assert table.act("place 2 2").moves == ["place 1 1", "place 2 2"]


def test_what_is_kept_is_rescued_when_the_game_does_not_start(new_page: NewPage, watch: Watch) -> None:
    table = played(Table(new_page(viewport=DESK)).visit())
    page = table.page
    page.evaluate("bad => { localStorage['baumeister.' + bad] = bad; }", MARKUP)
    before = kept(table)
    watch.expect("game.zip")
    watch.expect("Failed to load resource")
    watch.expect("Failed to fetch")
    watch.expect("_package_loader.py")  # what came is no archive
    watch.expect("HTTP method does not match")  # of a preload: each file is asked for by its head
    page.route(GAME_ZIP, lambda route: route.fulfill(status=404))
    page.reload()
    page.locator(".boot-rescue").click()
    page.wait_for_url("**/rescue.html")
    rows = page.locator(".rescue-kept li")
    expect(rows.filter(has_text="Saved game")).to_have_count(2)
    expect(rows.filter(has_text="<img src=x")).to_have_count(1)
    assert page.locator("li img, li script").count() == 0
    page.evaluate(AXE.read_text("utf-8"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(RUN) == []
    text = text_of(saved(page, ".rescue-all"))
    rows.filter(has_text="Saved game").first.get_by_role("button", name="Remove").click()
    assert page.evaluate(RUN) == []
    page.locator(".rescue-leave").click()
    expect(rows.filter(has_text="Saved game")).to_have_count(2)
    for _ in range(2):
        rows.filter(has_text="Saved game").first.get_by_role("button", name="Remove").click()
        page.locator(".rescue-remove").click()
    expect(rows.filter(has_text="Saved game")).to_have_count(0)
    page.unroute(GAME_ZIP)
    table.open()
    drag(table, "drop", "rescued.txt", text)
    expect(table.layer("brought").locator(".refused li")).to_have_count(1)  # what is none of ours
    assert kept(table) == before


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_link_is_a_qr_code_that_a_camera_reads(new_page: NewPage, theme: str) -> None:
    table = Table(new_page(viewport=DESK)).visit(theme=theme).new(seed="amun7342")
    table.act("place 1 1", "place 2 2")
    table.menu("share")
    table.cmd("code:replay").click()
    code = table.page.get_by_role("img", name="QR code of the link below")
    expect(code).to_be_visible()
    settle(table)
    picture = b64encode(code.screenshot()).decode()
    assert findings(table) == []
    link = table.layer("code").locator("#copy-replay").input_value()
    table.page.evaluate(JSQR.read_text("utf-8"))
    assert table.page.evaluate(READ, picture) == link
    assert "#duel-1-2-" in link

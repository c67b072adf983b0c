"""A Chromium that crashes is replaced, and its test is run again; a fault of the page is not."""

from pathlib import Path

import pytest

from tests import __main__ as command
from tests import machine
from tests.stages import CRASHES, Stage

SAMPLE = """
from contextlib import suppress
from pathlib import Path
from playwright.sync_api import Error

def tried(name):
    with Path(__file__).with_name(name).open("a") as tries:
        tries.write("x")
        return tries.tell()

def crash(page):
    with suppress(Error):  # of the navigation itself
        page.goto("chrome://crash")
    page.evaluate("1")

def test_crashes_once(browser):
    page = browser.new_page()
    if tried("once") == 1:
        crash(page)
    assert page.evaluate("1 + 1") == 2

def test_leaves_its_page_open(browser):
    browser.new_page()

def test_gets_the_same_browser(browser):
    assert len(browser.contexts) == 2

def test_fails(browser):
    tried("fails")
    assert browser.contexts == []

def test_always_crashes(browser):
    tried("always")
    crash(browser.new_page())
"""


@pytest.mark.browser
def test_after_a_crash_a_test_is_run_again_in_a_fresh_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    compiled = machine.environment()
    monkeypatch.setattr(machine, "environment", lambda: compiled)
    monkeypatch.setattr(machine, "CACHE", tmp_path)
    path = tmp_path / "test_sample.py"
    path.write_text(SAMPLE, "utf-8")
    settings = str(machine.ROOT / "pyproject.toml")
    options = ("-q", "-p", "no:cacheprovider", "-p", "tests.conftest", "-c", settings, *CRASHES)
    done = command.run_tests(Stage("sample", "", "pytest", (str(path), *options)))
    assert (done.passed, done.failed) == (3, 2)
    tries = {name: (tmp_path / name).read_text() for name in ("once", "fails", "always")}
    assert tries == {"once": "xx", "fails": "x", "always": "xxx"}
    printed = capfd.readouterr().out
    assert "RERUN ::test_crashes_once" in printed
    assert "2 failed, 3 passed, 3 rerun" in printed

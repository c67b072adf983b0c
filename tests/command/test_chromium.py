"""A Chromium is found, or got in the order that asks least of the machine, or missed with a message."""

from pathlib import Path

import pytest

from tests import chromium, debian


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian without a browser, as root; what would have been run there."""
    ran: list[list[str]] = []

    def run(command: list[str]) -> bool:
        ran.append(command)
        return True

    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", {"apt-get": "apt-get"}.get)
    monkeypatch.setattr(debian, "is_root", lambda: True)
    monkeypatch.setattr(chromium, "_of_playwright", lambda: None)
    monkeypatch.setattr(debian, "run", run)
    return ran


def test_the_named_browser_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named = tmp_path / "browser"
    named.touch()
    monkeypatch.setenv("CHROMIUM", str(named))
    assert chromium.ensure() == str(named)


def test_a_named_browser_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "browser"))
    with pytest.raises(chromium.NoChromiumError, match="not a file"):
        chromium.ensure()


def test_the_package_of_the_system_is_tried_before_playwright(commands: list[list[str]]) -> None:
    with pytest.raises(chromium.NoChromiumError, match="CHROMIUM="):
        chromium.ensure()
    assert [command[:2] for command in commands[:2]] == [["apt-get", "update"], ["apt-get", "install"]]
    assert commands[2][1:] == ["-m", "playwright", "install", "chromium"]


def test_nothing_is_installed_once_one_is_there(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter([None, "chromium"])
    monkeypatch.setattr(chromium, "find", lambda: next(answers))
    assert chromium.ensure() == "chromium"
    assert [command[0] for command in commands] == ["apt-get", "apt-get"]


def test_who_may_not_install_packages_gets_playwrights(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(debian, "is_root", lambda: False)
    with pytest.raises(chromium.NoChromiumError):
        chromium.ensure()
    assert [command[1:3] for command in commands] == [["-m", "playwright"]]


def test_pages_are_opened_without_a_window_where_that_is_to_be_had(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = {"chromium": "whole", chromium.HEADLESS: "light"}
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr("shutil.which", there.get)
    assert (chromium.find(), chromium.find_headless()) == ("whole", "light")
    del there[chromium.HEADLESS]
    assert chromium.find_headless() == "whole"
    named = tmp_path / "browser"
    named.touch()
    there[chromium.HEADLESS] = "light"
    monkeypatch.setenv("CHROMIUM", str(named))
    assert chromium.find_headless() == str(named)

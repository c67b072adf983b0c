"""Which commit a figure is said to come from."""

import subprocess
from pathlib import Path

from game import __version__
from game.lab.provenance import commit, here


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=amun", "-c", "user.email=amun@example.org")
    return subprocess.run(
        ("git", *who, *words), cwd=folder, check=True, capture_output=True, text=True
    ).stdout


def test_the_commit_has_a_plus_if_the_folder_differs_from_it(tmp_path: Path) -> None:
    package, beside = tmp_path / "game", tmp_path / "notes"
    package.mkdir()
    (package / "rules").write_text("one", "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "rules")
    name = git(tmp_path, "rev-parse", "--short", "HEAD").strip()
    assert commit(package) == name
    beside.write_text("new", "utf-8")
    assert (commit(package), commit(tmp_path)) == (name, f"{name}+")
    (package / "rules").write_text("two", "utf-8")
    assert commit(package) == here(package).commit == f"{name}+"


def test_outside_of_a_checkout_the_version_stands_for_it(tmp_path: Path) -> None:
    assert commit(tmp_path) == __version__
    git(tmp_path, "init", "--quiet")
    assert commit(tmp_path) == __version__

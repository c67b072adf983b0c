"""The archive of releases: wheels that are the same every time, kept as long as they are needed."""

import io
import json
import zipfile
from pathlib import Path

import pytest

import game
from game.core.registry import LISTINGS, game_class
from game.publish import archive, release
from game.publish.install import install
from game.publish.packing import pack
from game.publish.packing.libraries import modules
from game.publish.paths import ROOT
from game.publish.problem import PublishError
from game.shell.releases import Release, read_index, speaker


def made(version: str, **speaks: int) -> Release:
    return Release(version, "0" * 64, 1, tuple(sorted(speaks.items())))


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An archive with nothing in it."""
    install()
    monkeypatch.setattr(archive, "RELEASES", tmp_path)
    (tmp_path / archive.INDEX).write_text("[]")
    return tmp_path


def test_a_wheel_is_the_same_every_time_and_holds_the_whole_release() -> None:
    install()
    data = release.wheel()
    assert release.wheel() == data
    with zipfile.ZipFile(io.BytesIO(data)) as wheel:
        assert wheel.testzip() is None
        names = set(wheel.namelist())
        assert {entry.date_time for entry in wheel.infolist()} == {(2020, 1, 1, 0, 0, 0)}
    page = {name for name in names if name.startswith(release.PAGE)}
    info = {name for name in names if ".dist-info/" in name}
    libraries = {name for wheel in pack.library_wheels() for name in modules(wheel)}
    ours = {path.relative_to(ROOT).as_posix() for path in pack.game_files()}
    assert names - page - info - libraries == ours
    assert libraries <= names
    assert {Path(name).name for name in info} == {"METADATA", "WHEEL", "RECORD", "LICENSE"}
    held = release.page_files(data)
    assert {"style.css", "js/layout.js", "js/aim.mjs", "runtime/morphdom.mjs"} <= set(held)
    assert set(json.loads(held[release.MODULES]).values()) <= set(held)


def test_a_release_is_kept_as_long_as_it_is_the_last_to_speak_some_rules() -> None:
    first, second = made("0.1.0", duel=1, cheops=1), made("0.2.0", duel=2, cheops=1)
    third, tenth = made("0.3.0", duel=3, cheops=1), made("0.10.0", duel=3, cheops=1, pyramids=1)
    assert archive.needed([first, second]) == (second, first)
    assert archive.needed([second, third, first]) == (third, second, first)
    assert archive.needed([first, second, third, tenth]) == (tenth, second, first)
    assert archive.needed([made("1.0.0", duel=1, cheops=1), first]) == (made("1.0.0", duel=1, cheops=1),)


def test_archiving_writes_wheel_and_index_and_prunes(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, pruned = archive.archive()
    assert (first.version, pruned, archive.kept()) == (game.__version__, [], (first,))
    assert dict(first.speaks) == {name: game_class(name).info.version for name in LISTINGS}
    assert archive.archive() == (first, [])
    monkeypatch.setattr(game, "__version__", "9.9.9")
    second, pruned = archive.archive()
    assert (pruned, archive.kept()) == ([first], (second,))
    assert {path.name for path in shelf.iterdir()} == {archive.INDEX, second.wheel}


def test_a_version_names_one_release_for_ever(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    archive.archive()
    before = {path.name: path.read_bytes() for path in shelf.iterdir()}
    monkeypatch.setattr(release, "style", lambda: b"p {}")
    with pytest.raises(PublishError, match="other content"):
        archive.archive()
    monkeypatch.setattr(game, "__version__", "0.0.9")
    with pytest.raises(PublishError, match="younger"):
        archive.archive()
    assert {path.name: path.read_bytes() for path in shelf.iterdir()} == before


def test_what_is_damaged_is_not_published(shelf: Path) -> None:
    kept, _ = archive.archive()
    wheel, index = shelf / kept.wheel, shelf / archive.INDEX
    data = wheel.read_bytes()
    for damaged in (data[:-1], data[:-1] + b"x", b""):
        wheel.write_bytes(damaged)
        for read in (archive.kept, lambda: archive.files((kept,))):
            with pytest.raises(PublishError, match="not what the index says"):
                read()
    wheel.write_bytes(data)
    assert archive.files(archive.kept())
    for text in ("", "{}", "[1]", index.read_text("utf-8").replace(kept.sha256, "x")):
        index.write_text(text)
        with pytest.raises(PublishError, match="cannot be read"):
            archive.kept()


def test_the_page_asks_a_release_only_for_rules_that_nobody_younger_speaks() -> None:
    index = tuple(made(f"0.{rules}.0", duel=rules, cheops=1) for rules in (3, 2, 1))
    rows = archive.opens(index, {"duel": 4, "cheops": 1})
    assert [row["speaks"] for row in rows] == [{"duel": 3}, {"duel": 2}, {"duel": 1}]
    assert archive.opens(index, {"duel": 3, "cheops": 1}) == rows[1:]
    asked = read_index(json.dumps(rows))
    found = [speaker(asked, "duel", version) for version in (1, 2, 3, 4)]
    assert [each and each.version for each in found] == ["0.1.0", "0.2.0", "0.3.0", None]
    assert speaker(asked, "cheops", 1) is None


def test_the_standard_library_is_enough_for_archived_releases(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wheel = tmp_path / "old.whl"
    with zipfile.ZipFile(wheel, "w") as old:
        old.writestr("game/core/old.py", "import heapq\nfrom graphlib import CycleError\n")
    monkeypatch.setattr(pack, "IMPORTS", tmp_path / "imports.json")  # the page is packed by the usual ones
    pack._list_imports([], [wheel])
    assert {"heapq", "graphlib"} <= set(json.loads(pack.IMPORTS.read_bytes()))


@pytest.mark.parametrize("name", LISTINGS)
def test_all_rules_of_before_are_spoken_by_an_archived_release(name: str) -> None:
    """`python3 -m game.publish release`, before a version goes up."""
    older = range(1, game_class(name).info.version)
    assert [version for version in older if speaker(archive.kept(), name, version) is None] == []

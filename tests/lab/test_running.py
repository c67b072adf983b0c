"""Tasks and their journal: what is kept is what the same rules and bots came to, line by line."""

import json
from pathlib import Path

import pytest

from game.lab import running
from game.lab.files import put, put_by
from game.lab.running import Codec, Journal, Runner, sources

WHOLE: Codec[int] = Codec(int, int)
DONE: list[int] = []


def doubled(number: int) -> int:
    DONE.append(number)
    return 2 * number


def test_what_decides_how_a_game_goes_is_in_the_names_of_tasks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games" / "duel").mkdir(parents=True)
    rules, told = tmp_path / "games" / "duel" / "steps.py", tmp_path / "games" / "duel" / "puzzles.json"
    found = []
    for file, text in ((rules, "1"), (told, "[]"), (rules, "2")):
        file.write_text(text, "utf-8")
        found.append(sources.__wrapped__(tmp_path))
    assert found[0] == found[1] != found[2]
    before = running.named(doubled, 1)
    assert running.named(doubled, 1) == before != running.named(doubled, 2)
    monkeypatch.setattr(running, "sources", lambda: "others")
    assert running.named(doubled, 1) != before


def test_what_follows_a_torn_line_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    path.write_text('{"task":"a","result":1}\n{"task":"b","res', "utf-8")
    Journal(path).add("c", 3)
    assert Journal(path).known == {"a": 1, "c": 3}
    assert [line[-1:] for line in path.read_text("utf-8").splitlines()] == ["}", "s", "}"]


def test_a_journal_that_cannot_be_written_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        Runner(journal=tmp_path / "nowhere" / "journal")


def test_what_was_there_stays_until_the_new_file_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    put(path, "old")

    def broken(aside: Path) -> None:
        aside.write_text("ne", "utf-8")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        put_by(path, broken)
    assert path.read_text("utf-8") == "old"
    put(path, "new")
    assert [each.read_text("utf-8") for each in tmp_path.iterdir()] == ["new"]


def test_in_one_process_each_result_is_told_before_the_next_is_begun(tmp_path: Path) -> None:
    DONE.clear()
    results = Runner(journal=tmp_path / "journal").run(doubled, range(4), WHOLE)
    assert (next(results), DONE) == (0, [0])
    assert [*results] == [2, 4, 6]
    kept = [json.loads(line)["result"] for line in (tmp_path / "journal").read_text("utf-8").splitlines()]
    assert kept == [0, 2, 4, 6]

"""Bad input: one line on standard error that names the entry or field, exit code 2, nothing else."""

import errno
from pathlib import Path

import pytest

from tests.cli.commands import Desk

DEAL = "game duel 1\nplayers 2\nseed a\n"
LINK = "duel-1-2-AABAr-amun7342-abc"

ARGUMENTS = [
    ((), "arguments are required: COMMAND"),
    (("nonsense",), "argument COMMAND: invalid choice"),
    (("new",), "arguments are required: GAME"),
    (("new", "chess"), "game: "),
    (("new", "duel:slots=3000000"), "game: "),
    (("new", "duel", "--option", "=B"), "option: "),
    (("play", "--from", "-", "--box", "single=2"), "box: "),
    (("play", "--from", "-", "--seed", ""), "seed: "),
    (("new", "duel", "--players", "3"), "players: "),
    (("new", "duel", "--players", "two"), "argument --players: "),
    (("new", "duel", "--players", "0"), "argument --players: "),
    (("new", "duel", "--seed", "A!"), "seed: "),
    (("new", "duel", "--seed", ""), "seed: "),
    (("new", "duel", "--option", "temple"), "option: "),
    (("new", "duel", "--option", "temple=C"), "option temple: "),
    (("new", "duel", "--option", "colour=B"), "option colour: "),
    (("new", "duel", "--option", "temple=A", "--option", "temple=B"), "option temple: "),
    (("new", "duel", "--lang", "it"), "argument --lang: "),
    (("new", "duel", "--nonsense"), "unrecognized arguments: --nonsense"),
    (("play",), "game: "),
    (("play", "duel", "--seats", "human,wizard"), "seats: "),
    (("play", "duel", "--seats", "human,flat:0"), "seats: "),
    (("play", "duel", "--seats", "human,level:3:nobody"), "seats: “nobody” is not a character there"),
    (("play", "duel", "--seats", "human,level:3:scribe"), "Known characters: raiser"),
    (("play", "duel", "--seats", "random"), "players: "),
    (("play", "duel", "--players", "2", "--seats", "random"), "seats: "),
    (("play", "--from", "-", "--seed", "b"), "seed: "),
    (("play", "template", "--from", "-"), "game: "),
    (("link", "-", "--at", "1"), "at: "),
    (("link", "-", "--at", "-1"), "at: "),
    (("open", ""), "game: "),
    (("open", "duel"), "link: "),
    (("open", LINK), "check letters: "),
    (("open", LINK.replace("-1-", "-9-", 1)), "version: Made for version 9; version 1 is played here."),
    (("open", LINK.replace("AABAr", "AAXAr")), "option pyramids: "),
    (("open", LINK.replace("AABAr", "AABArr")), "options: "),
    (("perft", "duel"), "arguments are required: --depth"),
    (("perft", "duel", "--depth", "0"), "argument --depth: "),
    (("bench", "duel", "--seconds", "never"), "argument --seconds: "),
    (("bench", "duel", "--seconds", "."), "argument --seconds: "),
]

RECORDS = [
    ("", "game: "),
    ("game chess 1\nplayers 2\nseed a\n", "game: "),
    ("game duel\nplayers 2\nseed a\n", "game: "),
    ("game duel 2\nplayers 2\nseed a\n", "version: "),
    ("game duel one\nplayers 2\nseed a\n", "game: "),
    ("game duel 1\nplayers 5\nseed a\n", "players: "),
    ("game duel 1\nplayers 2\n", "seed: "),
    ("game duel 1\nplayers 2\nseed a!\n", "seed: "),
    ("game duel 1\nplayers 2\noption temple Z\nseed a\n", "option temple: "),
    (DEAL + "place 1 1\ndance\n", "entry 2: "),
    (DEAL + "@tile O\n", "entry 1: "),
    (DEAL + "place 1 1\nplace 1 1\n", "entry 2: "),
    (DEAL + "unload R1\n", "entry 1: "),
]


@pytest.mark.parametrize(("arguments", "start"), ARGUMENTS, ids=[" ".join(row[0]) for row in ARGUMENTS])
def test_arguments(desk: Desk, arguments: tuple[str, ...], start: str) -> None:
    assert start in desk.refused(*arguments, typed=DEAL)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("record", "start"), RECORDS)
def test_records(desk: Desk, record: str, start: str, language: str) -> None:
    assert desk.refused("show", "-", "--lang", language, typed=record).startswith(start)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "That boat needs two figures in its row; it has none. (rule 4.2)"), ("de", "(Regel 4.2)")],
)
def test_an_illegal_entry_is_refused_with_the_rule(desk: Desk, language: str, told: str) -> None:
    line = desk.refused("show", "-", "--lang", language, typed=DEAL + "unload R1\n")
    assert line.startswith("entry 1: ")
    assert line.endswith(told)


@pytest.mark.parametrize("command", ["show", "link"])
def test_bytes_that_are_no_text(desk: Desk, command: str) -> None:
    assert desk.refused(command, "-", typed=b"game duel \xff\xfe").startswith("file: ")


def test_a_file_longer_than_any_record(desk: Desk) -> None:
    assert desk.refused("show", "-", typed=b"x" * 2_000_000).startswith("file: ")


def test_files_that_cannot_be_read(desk: Desk, tmp_path: Path) -> None:
    for path in (tmp_path / "absent", tmp_path, tmp_path / "a\0b"):
        assert desk.refused("show", str(path)).startswith("file: ")


def test_a_file_that_may_not_be_read(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("pathlib.Path.open", refuse)
    assert desk.refused("show", "record.txt").endswith("Permission denied.")

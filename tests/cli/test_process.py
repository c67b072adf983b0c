"""The real command in a process of its own: pipes, signals, odd terminals."""

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli.session import CLEARED
from game.core.match import Match
from game.core.record import from_text
from tests.cli.commands import LIMIT_S, ROOT, finished, started

ENV = {**os.environ, "LC_ALL": "C"}


def test_bots_play_and_the_record_is_shown() -> None:
    played = finished("play", "duel", "--seats", "random,greedy", "--seed", "pipe", env=ENV)
    assert (played.code, played.err) == (0, "")
    assert Match(from_text(played.out)).over
    shown = finished("show", "-", "--json", typed=played.out.encode(), env=ENV)
    assert shown.data["over"]


def test_bad_input_leaves_no_traceback() -> None:
    outcome = finished("show", "-", typed=b"game duel 1\nplayers 2\nseed a\nplace 9 9\n", env=ENV)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("entry 1: ")
    assert outcome.err.count("\n") == 1


def test_a_reader_that_stops_reading_is_no_error() -> None:
    process = started("play", "duel", "--seats", "human,human", "--seed", "a", env=ENV)
    assert process.stdin
    assert process.stdout
    assert process.stderr
    process.stdout.close()
    process.stdin.write(b"1\n" * 3)
    process.stdin.close()
    assert process.wait(LIMIT_S) in {0, 2}
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Commands started in the background ignore interrupts, and so would what they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_ends_with_130() -> None:
    process = started("play", "duel", "--seats", "human,human", "--seed", "a", env=ENV)
    assert process.stdout
    while process.stdout.read(1) != b">":
        pass
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=LIMIT_S)
    assert process.returncode == 130
    assert b"Traceback" not in err


def test_a_terminal_with_few_letters_is_no_error() -> None:
    odd = {**ENV, "PYTHONIOENCODING": "ascii"}
    outcome = finished("play", "duel", "--seats", "human,human", "--seed", "a", typed=b"quit\n", env=odd)
    assert outcome.code == 0
    assert "This game as a link" in outcome.out


def test_help_is_no_error() -> None:
    outcome = finished("--help", env=ENV)
    assert outcome.code == 0
    assert "perft" in outcome.out


@pytest.mark.parametrize("command", [("play", "duel"), ("show", "-")])
def test_closed_input_is_as_good_as_none(command: tuple[str, ...]) -> None:
    shell = f"exec '{sys.executable}' -m game {' '.join(command)} <&-"
    done = subprocess.run(["sh", "-c", shell], cwd=ROOT, capture_output=True, timeout=LIMIT_S, check=False)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert done.stderr.startswith((b"input: ", b"record: ", b"game: "))


def test_no_room_is_told_in_a_line(tmp_path: Path) -> None:
    shell = f"ulimit -f 0; exec '{sys.executable}' -B -m game list > '{tmp_path / 'list'}'"
    done = subprocess.run(["sh", "-c", shell], cwd=ROOT, capture_output=True, timeout=LIMIT_S, check=False)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)


def test_in_a_terminal_nobody_sees_what_another_person_saw() -> None:
    here, there = pty.openpty()
    command = (sys.executable, "-m", "game", "play", "pyramids", "--seats", "human,human", "--seed", "a")
    process = subprocess.Popen(command, cwd=ROOT, stdin=there, stdout=there, stderr=there, env=ENV)
    try:
        os.write(here, b"1\n")
        shown = b""
        while b", your turn" not in shown:
            shown += os.read(here, 1000)
    finally:
        process.kill()
        process.wait()
        os.close(here)
        os.close(there)
    assert b"Hand: YR/W" in shown
    _, cleared, after = shown.rpartition(CLEARED.encode())
    assert cleared
    assert after.strip().startswith(b"Player 1, your turn")

"""Runs the command line, in this process or in one of its own."""

import io
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.cli import main

ROOT = Path(__file__).resolve().parents[2]
LIMIT_S = 60


class Outcome(NamedTuple):
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.out)
        return found


class Desk:
    """The command line as a test uses it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def run(self, *arguments: str, typed: str | bytes = "") -> Outcome:
        """Run a command; `typed` is what standard input holds."""
        content = typed if isinstance(typed, bytes) else typed.encode()
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        self.capsys.readouterr()
        try:
            code = main(arguments)
        except SystemExit as end:  # --help
            code = int(end.code or 0)
        out, err = self.capsys.readouterr()
        return Outcome(code, out, err)

    def said(self, *arguments: str, typed: str | bytes = "") -> str:
        """The answer of a command that succeeds without a word on standard error."""
        outcome = self.run(*arguments, typed=typed)
        assert (outcome.code, outcome.err) == (0, "")
        return outcome.out

    def refused(self, *arguments: str, typed: str | bytes = "") -> str:
        """The one line of error of a command that is refused."""
        outcome = self.run(*arguments, typed=typed)
        assert (outcome.code, outcome.out) == (2, "")
        assert outcome.err.count("\n") == 1
        return outcome.err.rstrip("\n")


def started(*arguments: str, env: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
    """The real command, in a process of its own."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "game", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, env=env)


def finished(*arguments: str, typed: bytes = b"", env: Mapping[str, str] | None = None) -> Outcome:
    """How the real command ended."""
    process = started(*arguments, env=env)
    out, err = process.communicate(typed, LIMIT_S)
    return Outcome(process.returncode, out.decode(), err.decode())

"""`desk`: the command line, run in this process."""

import pytest

from tests.cli.commands import Desk


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(monkeypatch, capsys)

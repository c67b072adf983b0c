"""The test command counts what pytest and the checks report, and never takes a broken run for a good one."""

import sys
from pathlib import Path

import pytest

from tests import __main__ as command
from tests import machine
from tests.stages import STAGES, Stage

SAMPLE = """
import pytest

def test_good(): pass
def test_bad(): assert 1 == 2

@pytest.fixture
def breaks_afterwards():
    yield
    raise RuntimeError

def test_error(breaks_afterwards): pass
"""


@pytest.fixture(autouse=True)
def _this_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(machine, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(machine, "CACHE", tmp_path)


def sample(tmp_path: Path, source: str) -> Stage:
    path = tmp_path / "test_sample.py"
    path.write_text(source, "utf-8")
    return Stage("sample", "", "pytest", (str(path), "-q", "-p", "no:cacheprovider", "--noconftest"))


def test_a_test_that_fails_or_breaks_at_its_end_is_failed(tmp_path: Path) -> None:
    assert command.tests_run(sample(tmp_path, SAMPLE)) == (1, 2)


def test_a_skipped_test_is_failed(tmp_path: Path) -> None:
    skipped = "import unittest\n\n@unittest.skip('later')\ndef test_later(): pass\n"
    assert command.tests_run(sample(tmp_path, skipped)) == (0, 1)


def test_a_file_that_does_not_import_is_failed(tmp_path: Path) -> None:
    assert command.tests_run(sample(tmp_path, "import no_such_module")) == (0, 1)


def test_no_test_at_all_is_failed(tmp_path: Path) -> None:
    assert command.tests_run(sample(tmp_path, "")) == (0, 1)


def test_a_pytest_that_does_not_start_is_failed() -> None:
    assert command.tests_run(Stage("sample", "", "pytest", ("--no-such-option",))) == (0, 1)


def test_a_check_counts_as_one() -> None:
    assert command.check_run(Stage("sample", "", "this", ())) == (1, 0)
    assert command.check_run(Stage("sample", "", "no_such_module", ())) == (0, 1)


def test_the_last_line_is_the_sum(capsys: pytest.CaptureFixture[str]) -> None:
    command.report([command.Outcome("one", 3, 0, 1.0), command.Outcome("two", 4, 2, 1.0)])
    assert capsys.readouterr().out.splitlines()[-1] == "7 passed, 2 failed"


def test_names_choose_stages_and_paths() -> None:
    assert command.chosen([]) == list(STAGES)
    assert [stage.name for stage in command.chosen(["types", "style"])] == ["style", "types"]
    (paths,) = command.chosen(["tests/layers", "tests/command/test_command.py::test_x"])
    assert paths.arguments[:2] == ("tests/layers", "tests/command/test_command.py::test_x")


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(machine.SetupError, match="neither"):
        command.chosen(["no-such-stage"])


def test_every_test_folder_belongs_to_a_stage() -> None:
    named = {argument for stage in STAGES for argument in stage.arguments if argument.startswith("tests")}
    ignored = {a.removeprefix("--ignore=") for stage in STAGES for a in stage.arguments if "--ignore=" in a}
    assert "tests" in named
    assert ignored <= named

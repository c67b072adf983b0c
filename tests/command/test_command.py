"""The test command counts what pytest and the checks report, and never takes a broken run for a good one."""

import sys
from pathlib import Path
from threading import Event, Lock
from typing import IO

import pytest

from tests import __main__ as command
from tests import machine
from tests.stages import ALONE, BESIDE, IDLE, MISSING, STAGES, Stage

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
    compiled = machine.environment()  # where this checkout keeps it: a cold pytest takes seconds
    monkeypatch.setattr(machine, "environment", lambda: compiled)
    monkeypatch.setattr(machine, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(machine, "CACHE", tmp_path)
    monkeypatch.setattr(machine, "NEEDS", dict.fromkeys(machine.NEEDS, lambda: None))


def sample(tmp_path: Path, source: str) -> Stage:
    path = tmp_path / "test_sample.py"
    path.write_text(source, "utf-8")
    return Stage("sample", "", "pytest", (str(path), "-q", "-p", "no:cacheprovider", "--noconftest"))


def counts(stage: Stage) -> tuple[int, int]:
    """Passed and failed."""
    found = command.run_tests(stage)
    assert found.skipped == ()
    return found.passed, found.failed


def test_a_test_that_fails_or_breaks_at_its_end_is_failed(tmp_path: Path) -> None:
    assert counts(sample(tmp_path, SAMPLE)) == (1, 2)


def test_a_skipped_test_is_failed(tmp_path: Path) -> None:
    skipped = "import unittest\n\n@unittest.skip('later')\ndef test_later(): pass\n"
    assert counts(sample(tmp_path, skipped)) == (0, 1)


def test_only_a_browser_that_is_not_to_be_had_excuses(tmp_path: Path) -> None:
    excused = f"import unittest\n\n@unittest.skip('{MISSING} webkit')\ndef test_it(): pass\n"
    outcome = command.outcome(sample(tmp_path, excused))
    assert (outcome.passed, outcome.failed, outcome.skipped) == (0, 0, (f"{MISSING} webkit",))


def test_a_file_that_does_not_import_is_failed(tmp_path: Path) -> None:
    assert counts(sample(tmp_path, "import no_such_module")) == (0, 1)


def test_what_cannot_be_set_up_is_failed_and_the_others_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking() -> None:
        raise machine.SetupError("There is no browser.")

    monkeypatch.setitem(machine.NEEDS, "browser", lacking)
    found = command.outcome(sample(tmp_path, "def test_it(): pass\n")._replace(needs=("browser",)))
    assert (found.passed, found.failed) == (0, 1)
    assert "There is no browser." in capsys.readouterr().out


def test_no_test_at_all_is_failed(tmp_path: Path) -> None:
    assert counts(sample(tmp_path, "")) == (0, 1)


def test_a_pytest_that_does_not_start_is_failed() -> None:
    assert counts(Stage("sample", "", "pytest", ("--no-such-option",))) == (0, 1)


def test_a_check_counts_as_one() -> None:
    assert command.run_check(Stage("sample", "", "this", ()))[1:3] == (1, 0)
    assert command.run_check(Stage("sample", "", "no_such_module", ()))[1:3] == (0, 1)


def test_the_last_line_is_the_sum(capsys: pytest.CaptureFixture[str]) -> None:
    command.report([command.Outcome("one", 3, 0, 1.0), command.Outcome("two", 4, 2, 1.0)])
    assert capsys.readouterr().out.splitlines()[-1] == "7 passed, 2 failed"
    command.report([command.Outcome("one", 3, 0, 1.0), command.Outcome("two", 4, 2, 1.0, ["No screen."])])
    assert capsys.readouterr().out.splitlines()[-2:] == [
        f"{'':10} 1 skipped: No screen.",
        "7 passed, 2 failed, 1 skipped",
    ]


def test_how_often_the_game_was_started_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = "def test_it(request): request.node.user_properties.append(('starts', 3))\n"
    done = command.run_tests(sample(tmp_path, f"{source}\n{source.replace('it', 'again')}"))
    assert done.starts == 6
    command.report([done])
    assert "2 passed, 0 failed in 0 s, 6 starts of the game" in capsys.readouterr().out


def test_what_takes_one_core_runs_beside_the_rest_and_what_only_computes_beside_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    under_way, lock, early, late = set[str](), Lock(), Event(), Event()

    def run(stage: Stage, output: IO[str] | None = None) -> command.Outcome:
        with lock:
            under_way.add(stage.name)
            assert under_way <= {"engine", *BESIDE, IDLE} or under_way <= {ALONE, IDLE}
            if under_way == {"engine", "types", IDLE}:
                early.set()
            if under_way == {ALONE, IDLE}:
                late.set()
        assert (late if stage.name in (IDLE, ALONE) else early).wait(30)
        print("ran", stage.name, file=output)
        with lock:
            under_way.discard(stage.name)
        return command.Outcome(stage.name, 1, 0)

    monkeypatch.setattr(command, "run_tests", run)
    monkeypatch.setattr(command, "run_check", run)
    stages = [stage for stage in STAGES if stage.name in ("types", "engine", "wasm", IDLE, ALONE)]
    found = command.outcomes_of(stages)
    assert [one.name for one in found] == [stage.name for stage in stages]
    ran = [line for line in capsys.readouterr().out.splitlines() if line.startswith("ran")]
    assert ran == ["ran engine", "ran types", "ran wasm", f"ran {ALONE}", f"ran {IDLE}"]


def one_passed(stage: Stage) -> command.Outcome:
    return command.Outcome(stage.name, 1, 0)


@pytest.mark.parametrize(
    "names", [["wasm"], ["browser"], ["soak"], ["soak", "browser"], ["wasm", "browser"], ["style"]]
)
def test_any_choice_of_stages_is_run(names: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "run_tests", lambda stage, output=None: one_passed(stage))
    monkeypatch.setattr(command, "run_check", lambda stage, output=None: one_passed(stage))
    found = command.outcomes_of(command.chosen(names))
    assert {one.name for one in found} == set(names)
    assert all(one.passed == 1 for one in found)


def test_names_choose_stages_and_paths() -> None:
    assert command.chosen([]) == list(STAGES)
    assert [stage.name for stage in command.chosen(["types", "style"])] == ["style", "types"]
    (paths,) = command.chosen(["tests/layers", "tests/command/test_command.py::test_x"])
    assert paths.arguments[:2] == ("tests/layers", "tests/command/test_command.py::test_x")


@pytest.mark.parametrize(
    ("paths", "needed"),
    [
        (["tests/layers", "tests/browsers/test_page.py::test_x"], True),
        (["tests/browsers"], True),
        (["tests"], True),
        (["tests/layers", "tests/e2e"], False),
    ],
)
def test_other_browsers_are_installed_for_paths_that_open_them(
    paths: list[str], needed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "exists", lambda _: True)
    (stage,) = command.chosen(paths)
    assert ("others" in stage.needs) == needed


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(machine.SetupError, match="neither"):
        command.chosen(["no-such-stage"])


def test_every_test_folder_belongs_to_a_stage() -> None:
    named = {argument for stage in STAGES for argument in stage.arguments if argument.startswith("tests")}
    ignored = {a.removeprefix("--ignore=") for stage in STAGES for a in stage.arguments if "--ignore=" in a}
    assert "tests" in named
    assert ignored <= named
    assert {*BESIDE, ALONE, IDLE} <= {stage.name for stage in STAGES}


def test_the_environment_of_another_checkout_is_not_cleared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "python").touch()
    (tmp_path / "venv").symlink_to(theirs)
    monkeypatch.setattr(machine, "VENV", tmp_path / "venv")
    monkeypatch.setattr(machine, "STAMP", tmp_path / "venv" / "lock.sha256")
    with pytest.raises(machine.SetupError, match="another checkout"):
        machine.make_venv()
    assert (theirs / "python").exists()

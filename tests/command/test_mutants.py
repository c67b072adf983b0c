"""The faults that the tests have to tell stand in the sources as they are now."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.desk import mutants
from tests.desk.mutants import CAUGHT, FAULTS, MISSED, ROOT, UNTRIED, Fault, break_in, tried


def test_there_is_one_for_every_room() -> None:
    rooms = [path.parent.name for path in ROOT.glob("game/*/__init__.py")]
    assert sorted(fault.room for fault in FAULTS) == sorted(rooms)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.room)
def test_a_fault_can_be_put_in_and_is_python_still(fault: Fault, tmp_path: Path) -> None:
    copy = tmp_path / "copy.py"
    copy.write_text((ROOT / fault.path).read_text("utf-8"), "utf-8")
    break_in(copy, fault)
    compile(copy.read_text("utf-8"), fault.path, "exec")
    assert fault.path.startswith(f"game/{fault.room}/")
    assert all((ROOT / path).exists() for path in fault.tests if path.startswith("tests/"))


def test_a_fault_whose_place_has_changed_is_told(tmp_path: Path) -> None:
    copy = tmp_path / "copy.py"
    copy.write_text("another text\n", "utf-8")
    with pytest.raises(ValueError, match="0 times"):
        break_in(copy, FAULTS[0])


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [(0, 1, CAUGHT), (0, 0, MISSED), (0, 2, MISSED), (1, 1, UNTRIED), (4, 4, UNTRIED)],
)
def test_tests_that_fail_without_the_fault_tell_nothing(
    before: int, after: int, found: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one.py").write_text("sound", "utf-8")
    fault = Fault("room", "one.py", "sound", "broken", ())

    def ended(copy: Path, _: Sequence[str]) -> int:
        return before if (copy / "one.py").read_text("utf-8") == "sound" else after

    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(mutants, "MADE", tmp_path / "made")
    monkeypatch.setattr(mutants, "tested", ended)
    assert tried(fault) == found

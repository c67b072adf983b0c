"""The faults that the tests have to tell stand in the sources as they are now."""

from pathlib import Path

import pytest

from tests.desk.mutants import FAULTS, ROOT, Fault, break_in


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

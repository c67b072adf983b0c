"""A step of the work is done once, whole, and by one run at a time."""

from pathlib import Path

import pytest

from game.publish import remake as work
from game.publish.problem import PublishError
from game.publish.remake import one_at_a_time, remake, write


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(work, "STAMPS", tmp_path / "stamps")


def test_a_step_that_was_broken_off_is_done_again(tmp_path: Path) -> None:
    made, out = [], tmp_path / "out"

    def make() -> None:
        made.append(1)
        write(out, b"whole")

    def break_off() -> None:
        write(out, b"half")
        raise KeyboardInterrupt

    for _ in range(2):
        remake("step", ["first"], [out], make)
    assert len(made) == 1
    with pytest.raises(KeyboardInterrupt):
        remake("step", ["second"], [out], break_off)
    remake("step", ["first"], [out], make)
    assert (len(made), out.read_bytes()) == (2, b"whole")


def test_a_file_that_cannot_be_written_leaves_no_part_of_it(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken"):
        write(tmp_path / "taken", b"data")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_second_run_says_that_it_waits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(work, "PATIENCE_S", 2)
    with one_at_a_time(), pytest.raises(PublishError, match="still installing"), one_at_a_time():
        pass
    assert capsys.readouterr().out == "Another run is installing the runtime here: waiting for it.\n"
    with one_at_a_time():
        pass
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("taken", ["stamps", "stamps/lock"])
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, taken: str) -> None:
    if taken == "stamps":
        (tmp_path / taken).write_text("a file", "utf-8")
    else:
        (tmp_path / taken).mkdir(parents=True)
    with pytest.raises(PublishError, match="stamps cannot be written: "), one_at_a_time():
        pass

"""The interpreter that is sent: smaller than the shipped one, and in a trial as good as it."""

from pathlib import Path

import pytest

from game.publish.interpreter import shake, wasm
from game.publish.interpreter.prune import ABSENT
from game.publish.paths import PYODIDE

pytestmark = pytest.mark.usefixtures("site")


def shipped() -> tuple[bytes, str, str]:
    folder = shake.SHIPPED
    scripts = ((folder / name).read_text("utf-8") for name in (shake.SCRIPT, shake.LOADER))
    script, loader = scripts
    return (folder / shake.MODULE).read_bytes(), script, loader


def test_most_of_what_nothing_calls_is_gone() -> None:
    before, script, _ = shipped()
    after = (PYODIDE / shake.MODULE).read_bytes()
    assert len(wasm.exports(before)) > 8_000
    assert len(wasm.exports(after)) < 400
    assert len(after) < 0.7 * len(before)
    assert (PYODIDE / shake.SCRIPT).stat().st_size < 0.7 * len(script)


def test_what_the_scripts_name_is_there() -> None:
    script = (PYODIDE / shake.SCRIPT).read_text("utf-8")
    there = {each.name for each in wasm.exports((PYODIDE / shake.MODULE).read_bytes())}
    assert set(shake.EXPORTED.findall(script)) <= there
    assert {each.name for each in wasm.exports(shipped()[0]) if each.kind != wasm.FUNCTION} & there


def test_it_does_in_a_trial_what_the_shipped_one_does() -> None:
    told, ours = shake.trial(shake.SHIPPED), shake.trial(PYODIDE)
    assert "deep" in told.rest
    assert "(42, 'Error: refused')" in told.rest
    assert ours.is_as_good_as(told)
    assert not {told.imports[name] for name in ABSENT} - {""}
    assert {name: ours.imports[name] for name in ABSENT} == {name: f"lacks {name}" for name in ABSENT}


def test_nothing_else_may_be_lost() -> None:
    told = shake.Told({"json": "", "csv": ""}, "all")
    assert shake.Told({"json": "", "csv": "lacks _csv"}, "all").is_as_good_as(told)
    assert not shake.Told({"json": "", "csv": "lacks zlib"}, "all").is_as_good_as(told)
    assert not shake.Told({"json": ""}, "all").is_as_good_as(told)
    assert not shake.Told({"json": "", "csv": ""}, "some").is_as_good_as(told)


def test_an_interpreter_that_lacks_something_fails_its_trial(tmp_path: Path) -> None:
    module, script, loader = shipped()
    less, shorter = shake.shaken(module, script, loader.replace("_Py_", ""))
    kept = [each for each in wasm.exports(less) if each.name != "PyObject_Str"]
    (tmp_path / shake.MODULE).write_bytes(shake.with_exports(less, kept))
    (tmp_path / shake.SCRIPT).write_text(shorter, "utf-8")
    assert shake.trial(tmp_path).rest == f"failed {tmp_path}"


def test_where_the_trial_fails_the_shipped_one_is_sent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shake, "PYODIDE", tmp_path)
    monkeypatch.setattr(shake, "trial", lambda folder: shake.Told({}, str(folder)))
    monkeypatch.setattr(shake, "_optimize", lambda module: None)
    shake._shake()
    module, script, _ = shipped()
    assert (tmp_path / shake.MODULE).read_bytes() == module
    assert (tmp_path / shake.SCRIPT).read_text("utf-8") == script
    assert "the shipped one is used" in capsys.readouterr().out


def test_a_script_of_another_shape_stays_whole() -> None:
    module, _, loader = shipped()
    assert shake.shaken(module, "export default 1", loader) == (module, "export default 1")


@pytest.mark.parametrize("value", [0, 1, 127, 128, 300, 9_598_218])
def test_numbers_are_written_as_they_are_read(value: int) -> None:
    data = wasm.written(value)
    assert wasm.number(b"\xff" + data + b"\xff", 1) == (value, 1 + len(data))

"""What the browser gets: all of it, nothing else, and the same bytes every time."""

import json
import marshal
import subprocess
import zipfile
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import pytest

from game.publish import remake
from game.publish.install import node
from game.publish.packing import bundle, pack
from game.publish.paths import GAME_ZIP, PYODIDE, ROOT, STAMPS, STDLIB_ZIP, WORDS
from game.publish.problem import PublishError
from game.publish.server import TYPES
from game.publish.site import Site
from game.text.catalogue import LANGUAGES, LOCALE

FILES = list(pack.game_files())
MODULES = [path for path in FILES if path.suffix != ".mo"]
FRENCH = [path for path in FILES if path.is_relative_to(LOCALE / "fr")]
FRENCH_ZIP = WORDS / "fr.zip"
UNCHECKED_HASH = b"\x01\0\0\0"
IN_THE_RUNTIME = """
import json, sys, traceback

def waits(name):
    return type(sys.modules[name]).__name__ == "Waiting"

try:
    raise ValueError("no")
except ValueError as error:
    told = "".join(traceback.format_exception(error))
before = waits("ssl")
found = sys.modules["ssl"].SSLError.__name__
json.dumps([told, before, found, waits("ssl")])
"""
MAGIC_OF_314 = (3627).to_bytes(2, "little") + b"\r\n"


@pytest.fixture
def own() -> Iterator[Path]:
    """A folder of the test's own: within the checkout, as what packs sees nothing else."""
    with TemporaryDirectory(dir=STAMPS) as folder:
        yield Path(folder)


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize(
    ("path", "make"),
    [
        (GAME_ZIP, lambda target: pack._pack_game(MODULES, pack.library_wheels(), target)),
        (STDLIB_ZIP, pack._pack_stdlib),
        (FRENCH_ZIP, lambda target: pack._pack_words(FRENCH, target)),
    ],
    ids=["game", "stdlib", "words"],
)
def test_packing_again_gives_the_same_bytes_and_leaves_the_page_alone(
    path: Path, make: Callable[[Path], None], own: Path
) -> None:
    written, served = path.stat().st_mtime_ns, path.read_bytes()  # the site is up to date
    make(own / path.name)
    assert (own / path.name).read_bytes() == served
    assert path.stat().st_mtime_ns == written


@pytest.mark.usefixtures("site")
def test_the_bundle_has_the_byte_code_of_every_module() -> None:
    sources = {path.relative_to(ROOT).with_suffix("").as_posix() for path in FILES if path.suffix == ".py"}
    names = {name.removesuffix("/__init__").replace("/", ".") for name in sources}
    with zipfile.ZipFile(GAME_ZIP) as packed:
        modules = marshal.loads(packed.read("game/modules.bin"))
        of_libraries = {name for name in modules if name.partition(".")[0] in pack.LIBRARIES}
        assert {"fsrs", "fsrs.scheduler"} <= of_libraries
        assert "fsrs.optimizer" not in of_libraries
        assert set(modules) - of_libraries == names - {"game"}
        assert {"game.core.match", "game.web.app"} <= set(modules)
        packages = {name for name, (is_package, _) in modules.items() if is_package} - of_libraries
        assert packages == {
            name.removesuffix("/__init__").replace("/", ".") for name in sources if name.endswith("/__init__")
        } - {"game"}
        for name in ("game/__init__.pyc", "pyscript/__pycache__/__init__.cpython-314.pyc"):
            assert packed.read(name)[:8] == MAGIC_OF_314 + UNCHECKED_HASH


@pytest.mark.usefixtures("site")
def test_the_game_goes_without_what_is_for_the_desk() -> None:
    with zipfile.ZipFile(GAME_ZIP) as packed:
        entries = packed.infolist()
        modules = marshal.loads(packed.read("game/modules.bin"))
    assert {Path(entry.filename).suffix for entry in entries} == {".bin", ".pyc", ".json"}
    assert {Path(entry.filename).parts[0] for entry in entries} == {"game", "pyscript"}
    assert not {"cli", "lab", "publish"} & {
        name.split(".")[1] for name in modules if name.startswith("game.")
    }
    assert {entry.date_time for entry in entries} == {(2020, 1, 1, 0, 0, 0)}
    assert {entry.compress_type for entry in entries} == {zipfile.ZIP_STORED}


@pytest.mark.usefixtures("site")
def test_each_language_has_its_catalogues_where_the_game_looks_for_them() -> None:
    assert {path.stem for path in WORDS.iterdir()} == set(LANGUAGES) - {"en"}
    for path in WORDS.iterdir():
        with zipfile.ZipFile(path) as packed:
            own = {name: (ROOT / name).read_bytes() for name in packed.namelist()}
            assert own == {name: packed.read(name) for name in own}
        assert {ROOT / name for name in own} == {file for file in FILES if LOCALE / path.stem in file.parents}


@pytest.mark.usefixtures("site")
def test_the_standard_library_has_what_is_imported_and_little_else() -> None:
    with zipfile.ZipFile(STDLIB_ZIP) as packed:
        files = set(packed.namelist())
        names = set(marshal.loads(packed.read("modules.bin")))
    codecs = {f"encodings/{name}.pyc" for name in ("__init__", "aliases", "utf_8")}
    assert files == {"modules.bin", "sitecustomize.pyc"} | codecs  # what Python needs before it
    assert {"json", "gettext", "asyncio", "encodings.cp437"} <= names
    assert {"traceback", "importlib.metadata._adapters"} <= names
    assert not {"unittest", "pdb", "multiprocessing", "test"} & {name.partition(".")[0] for name in names}
    assert len(names) < 255


@pytest.mark.usefixtures("site")
def test_in_the_runtime_tracebacks_are_whole_and_a_module_runs_when_asked() -> None:
    program = f"""
        const {{loadPyodide}} = await import({json.dumps((PYODIDE / "pyodide.mjs").as_uri())});
        const python = await loadPyodide({{stdLibURL: {json.dumps(str(STDLIB_ZIP))}}});
        console.log(python.runPython({json.dumps(IN_THE_RUNTIME)}));"""
    done = subprocess.run([node(), "--input-type=module", "-e", program], capture_output=True, check=True)
    told, before, found, after = json.loads(done.stdout)
    assert told.splitlines()[-1] == "ValueError: no"
    assert "in <module>" in told
    assert (before, found, after) == (True, "SSLError", False)


def test_a_module_waits_until_it_is_asked_and_fails_for_everyone_who_asks() -> None:
    codes = {"calm": "answer = 42", "sick": "answer = 1 // 0"}
    packed = {name: (False, marshal.dumps(compile(code, name, "exec"))) for name, code in codes.items()}
    finder = bundle.Bundle(marshal.dumps(packed), "/nowhere")
    made = {name: module_from_spec(spec) for name in codes if (spec := finder.find_spec(name))}
    for module in made.values():
        finder.exec_module(module)
        assert "answer" not in vars(module)
    assert made["calm"].answer == 42
    assert type(made["calm"]) is ModuleType
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            _ = made["sick"].answer
    assert finder.find_spec("calm", ["/elsewhere"]) is None  # of a wheel installed beside


@pytest.mark.usefixtures("site")
def test_imports_are_found_wherever_they_stand(tmp_path: Path) -> None:
    source = tmp_path / "module.py"
    source.write_text(
        "import json.decoder\ndef f():\n    from email import message\n    import js\nfrom . import x"
    )
    assert set(pack._imported(pack._parse(source))) == {"json.decoder", "email", "email.message", "js"}


def test_a_slip_in_the_source_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack, "ROOT", tmp_path)
    source = tmp_path / "module.py"
    source.write_text("a = 1\nb = (\n")
    with pytest.raises(PublishError, match=r"module\.py, line 2"):
        pack._parse(source)


def test_a_step_is_done_again_only_when_something_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remake, "ROOT", tmp_path)
    monkeypatch.setattr(remake, "STAMPS", tmp_path / "stamps")
    source, made = tmp_path / "source", tmp_path / "made"
    times: list[str] = []

    def make() -> None:
        times.append(source.read_text())
        made.write_text("made")

    def step() -> str:
        return remake.remake("step", [source], [made], make)

    source.write_text("one")
    assert step() == step()
    assert times == ["one"]
    source.write_text("two")
    step()
    assert times == ["one", "two"]
    made.unlink()
    step()
    step()
    assert times == ["one", "two", "two"]


def test_a_step_that_failed_is_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remake, "STAMPS", tmp_path / "stamps")
    times: list[int] = []

    def make() -> None:
        times.append(1)
        raise PublishError("No.", "Yes.")

    for _ in range(2):
        with pytest.raises(PublishError):
            remake.remake("step", ["word"], [], make)
    assert len(times) == 2


def test_everything_sent_has_a_type(site: Site) -> None:
    assert {Path(url).suffix for url in site} <= set(TYPES)

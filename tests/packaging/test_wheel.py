"""The wheel of the engine: complete, installable by pip and, in the page, by micropip."""

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from email.parser import Parser
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from game import __version__
from game.publish.page.sheets import table_style

ROOT = Path(__file__).resolve().parents[2]
CSS = ROOT / "static" / "css"
NOT_SOURCES = {"__pycache__"}
BESIDE_OTHERS_S = 180.0  # the page starts while the engine's tests take both cores

# Runs in the page's own interpreter, where game/ is there already: the installed one has to come first.
IN_THE_PAGE = """
import importlib.metadata, json, site, sys
import pyodide_js
await pyodide_js.loadPackage("micropip")
import micropip
await micropip.install("WHEEL")
for name in [name for name in sys.modules if name.partition(".")[0] == "game"]:
    del sys.modules[name]
sys.path[:0] = site.getsitepackages()
import game.core.match, game.core.record
match = game.core.match.Match(game.core.record.new_record("duel", 2, {}, "amun7342"))
json.dumps({
    "version": importlib.metadata.version("baumeister"),
    "installed": game.core.match.__file__.startswith(tuple(site.getsitepackages())),
    "first": match.play(match.legal[0].text).record.actions[0],
})
"""


def run(command: list[str], folder: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made from the source distribution, so that is complete too."""
    folder = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)], folder)
    (made,) = folder.glob("*.whl")
    assert (folder / made.name.replace("-py3-none-any.whl", ".tar.gz")).is_file()
    return made


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh virtual environment with nothing but the wheel; the folder of its commands."""
    folder = tmp_path_factory.mktemp("venv")
    run([sys.executable, "-m", "venv", "--without-pip", str(folder)], folder)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    python = str(commands / "python")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python]
    run([*pip, "install", "--no-index", str(wheel)], folder)
    return commands


def test_the_wheel_holds_all_of_the_game(wheel: Path) -> None:
    sources = (path for path in (ROOT / "game").rglob("*") if path.is_file())
    expected = {path.relative_to(ROOT).as_posix() for path in sources if not NOT_SOURCES & set(path.parts)}
    expected |= {f"game/page/css/{path.relative_to(CSS).as_posix()}" for path in CSS.rglob("*.css")}
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert held == expected
    assert {Path(name).suffix for name in held} >= {".py", ".po", ".mo"}


def test_the_wheel_needs_nothing(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(archive.read(name).decode())
    assert metadata["Name"] == "baumeister"
    assert metadata["Version"] == wheel.name.split("-")[1] == __version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    needs = metadata.get_all("Requires-Dist") or []
    extras: dict[str, list[str]] = {}
    for line in needs:
        package, _, extra = line.partition("; extra == ")
        extras.setdefault(extra.strip("'"), []).append(package.partition(">")[0])
    assert extras == {
        "dask": ["distributed"],
        "data": ["pyarrow"],
        "envs": ["gymnasium", "numpy", "open-spiel", "openskill", "pettingzoo", "tqdm"],
        "lab": ["numpy", "openskill", "tqdm"],
        "ppo": ["sb3-contrib"],
        "render": ["playwright"],
    }


def test_pip_installs_it(environment: Path, tmp_path: Path) -> None:
    listed = run([str(environment / "python"), "-m", "game", "list"], tmp_path)
    assert "duel" in listed
    assert run([str(environment / "baumeister"), "list"], tmp_path) == listed


def test_the_installed_game_has_its_style_sheets(environment: Path, tmp_path: Path) -> None:
    code = "from game.publish.page.sheets import table_style; print(table_style('duel'))"
    assert run([str(environment / "python"), "-c", code], tmp_path).strip() == table_style("duel").strip()


def test_the_installed_game_plays_to_the_end(environment: Path, tmp_path: Path) -> None:
    python = str(environment / "python")
    game = ["play", "duel", "--seats", "random,random", "--seed", "amun7342"]
    record = tmp_path / "record.txt"
    record.write_text(run([python, "-m", "game", *game], tmp_path), "utf-8")
    shown = json.loads(run([python, "-m", "game", "show", str(record), "--json"], tmp_path))
    assert shown["over"] is True
    assert sum(entry["points"] for entry in shown["ledger"]) == sum(shown["scores"])


def test_micropip_installs_it_in_the_page(page: Page, wheel: Path, wait_until: Callable[..., object]) -> None:
    def answer(route: Route) -> None:
        route.fulfill(path=wheel, content_type="application/zip")

    page.route(f"**/{wheel.name}", answer)
    page.goto("/")
    wait_until(page, "performance.getEntriesByName('playable').length", BESIDE_OTHERS_S)
    done = page.evaluate(
        """async code => {
            const {loadPyodide} = await import('./static/js/boot.mjs');
            const python = await loadPyodide({stdout: console.log, stderr: console.error});
            return python.runPythonAsync(code);
        }""",
        IN_THE_PAGE.replace("WHEEL", f"./{wheel.name}"),
    )
    assert json.loads(done) == {"version": wheel.name.split("-")[1], "installed": True, "first": "place 1 1"}

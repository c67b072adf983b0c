"""The engine comes to the same result in Pyodide, as the page has it, and in every CPython found here."""

import json
import os
import platform
import subprocess
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from game.core.registry import LISTINGS
from game.publish.install import node
from game.publish.site import make_site
from tests.measured import runs
from tests.wasm.digest import digest, drawn_game, published, story
from tests.wasm.kept import FILE, PORTABLE, kept
from tests.wasm.pythons import pythons

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
TESTS = ROOT / "tests"

Report = Future[dict[str, Any]]


PYTHONS = pythons()
THIS = f"CPython {platform.python_version()}"


def run(command: list[str]) -> dict[str, Any]:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def native(command: str) -> dict[str, Any]:
    return run([command, str(HERE / "digest.py"), str(TESTS)])


@pytest.fixture(scope="module")
def reports() -> Iterator[dict[str, Report]]:
    """What the page's Pyodide makes of the records, with the game as it is sent, and every Python here."""
    make_site()  # as all do that run beside this
    in_node = [node(), "--no-warnings", str(HERE / "digest.mjs"), str(ROOT)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        yield {
            "wasm": pool.submit(run, in_node),
            **{name: pool.submit(native, command) for name, command in PYTHONS.items()},
        }


@pytest.fixture(scope="module")
def ours(reports: dict[str, Report]) -> dict[str, str]:
    digests: dict[str, str] = reports[THIS].result()["digests"]
    return digests


@pytest.fixture(scope="module")
def in_wasm(reports: dict[str, Report]) -> dict[str, Any]:
    return reports["wasm"].result()


def test_pyodide_is_what_ran(in_wasm: dict[str, Any]) -> None:
    assert "Clang" in in_wasm["python"]
    assert in_wasm["python"].startswith("3.14")


def test_pyodide_agrees(ours: dict[str, str], in_wasm: dict[str, Any]) -> None:
    assert in_wasm["digests"] == ours


def test_every_python_agrees(ours: dict[str, str], reports: dict[str, Report]) -> None:
    assert [version for version in PYTHONS if reports[version].result()["digests"] != ours] == []


def test_random_games_lead_where_they_led(ours: dict[str, str]) -> None:
    assert {game: ours[f"{game} games"] for game in LISTINGS} == kept()


def test_who_came_to_these_digests_is_on_record() -> None:
    witnesses = runs()[PORTABLE].figures
    assert witnesses["file"] == sha256(FILE.read_bytes()).hexdigest()
    assert {name.split(".")[0] for name in witnesses["pythons"]} == {"CPython 3", "Pyodide 3"}


def test_every_golden_record_was_replayed(ours: dict[str, str]) -> None:
    names = {f"record {path.name}" for path in (TESTS / "golden").glob("*.txt")}
    assert names
    assert names <= set(ours)


def test_the_published_vectors_are_met(ours: dict[str, str]) -> None:
    given = published(str(TESTS))
    values = [*(one["value"] for one in given["draw"]), *(one["order"] for one in given["shuffled"])]
    assert ours["vectors"] == digest(values)


def test_another_position_is_another_digest(ours: dict[str, str]) -> None:
    match = drawn_game("duel", 0)
    assert digest(story(match)) == ours["duel 0"]
    assert digest(story(match.until(match.plies - 1))) != ours["duel 0"]

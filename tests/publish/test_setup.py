"""The first start on a machine that lacks something: what failed, and the way out, in two lines."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.serving import free_port

NOBODY = "http://127.0.0.1:9/"  # the discard port: nothing answers


def start(checkout: Path, *arguments: str, **environment: str) -> tuple[int, list[str]]:
    """Exit code and lines on stderr of serve.py."""
    done = subprocess.run(
        [sys.executable, "serve.py", *arguments],
        cwd=checkout,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stderr.splitlines()


def fake(folder: Path, name: str, prints: str) -> None:
    script = folder / name
    script.write_text(f"#!/bin/sh\necho {prints}\n")
    script.chmod(0o755)


def test_without_node(checkout: Path, tmp_path: Path) -> None:
    code, lines = start(checkout, "--build", str(tmp_path / "out"), PATH=str(tmp_path))
    assert code == 1
    assert lines == [
        "Node.js with npm was not found.",
        "Install Node.js 20 or newer (npm comes with it) and start again.",
    ]
    assert not (tmp_path / "out").exists()


def test_with_an_old_node(checkout: Path, tmp_path: Path) -> None:
    fake(tmp_path, "node", "v18.19.0")
    fake(tmp_path, "npm", "9.2.0")
    code, lines = start(checkout, "--port", str(free_port()), PATH=f"{tmp_path}{os.pathsep}/bin")
    assert code == 1
    assert lines[0] == "Node.js is too old: v18.19.0."
    assert len(lines) == 2


def test_without_the_npm_registry(checkout: Path, tmp_path: Path) -> None:
    nowhere = {"npm_config_registry": NOBODY, "npm_config_cache": str(tmp_path)}
    code, lines = start(checkout, "--port", str(free_port()), **nowhere)
    assert code == 1
    assert lines[0] == "npm could not install the packages: ECONNREFUSED."
    assert "network" in lines[1]
    assert len(lines) == 2


def test_without_the_python_registry(checkout: Path, tmp_path: Path) -> None:
    program = "from game.publish.install import _pip_download; _pip_download()"
    unreachable = dict.fromkeys(("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS"), NOBODY)
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=checkout,
        env={**os.environ, **unreachable, "PIP_CACHE_DIR": str(tmp_path), "PIP_CONFIG_FILE": os.devnull},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    last = done.stderr.splitlines()[-2:]
    assert last[0].startswith("game.publish.problem.PublishError: pip could not download the wheels: ")
    assert "network" in last[1]


def test_a_port_in_use(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, lines = start(root, "--port", str(port))
    assert code == 1
    assert lines[0].startswith(f"Port {port} cannot be used: ")
    assert lines[1] == "Name another: --port N"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "70000"), "70000 is no port"),
        (("--port", "abc"), "abc is no port"),
        (("--build", "OUT", "--onefile", "OUT.html"), "not allowed with argument --build"),
        (("--compress", "--onefile", "OUT.html"), "--compress goes with --build only"),
        (("--origin", "https://example.org"), "--origin goes with --build only"),
        (("--build", "OUT", "--address", "https://example.org"), "--address goes with --onefile only"),
        (("--onefile", "OUT.html", "--address", "here"), "here is no address."),
        (("--build", "OUT", "--origin", "here"), "here is no origin."),
    ],
)
def test_what_is_asked_for_is_looked_at_before_anything_is_installed(
    checkout: Path, arguments: tuple[str, ...], said: str
) -> None:
    code, lines = start(checkout, *arguments)
    assert code
    assert said in " ".join(lines)
    assert len(lines) <= 6  # with the usage, that is no traceback
    assert not (checkout / "node_modules").exists()


def test_what_the_machine_refuses_is_no_fault_of_the_port(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    (tmp_path / "file").write_text("", "utf-8")
    code, lines = start(root, "--onefile", str(tmp_path / "file" / "page.html"))
    assert code == 1
    assert lines == [f"{tmp_path / 'file'}: File exists.", "Mend that and start again."]


@pytest.mark.usefixtures("site")
def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    root = Path(__file__).resolve().parents[2]
    code, lines = start(root, "--build", str(tmp_path))
    assert code == 1
    assert lines == [f"{tmp_path} is not empty and holds no earlier build.", "Name an empty folder."]
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]

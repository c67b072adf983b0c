"""Fetch the pinned packages from the registries and lay out static/runtime/."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from game.publish.paths import DOWNLOADED_WHEELS, NODE_MODULES, PYODIDE, ROOT, RUNTIME, WHEELS
from game.publish.problem import PublishError
from game.publish.remake import remake, write

NODE_VERSION = 20
NPM_INPUTS = (ROOT / "package.json", ROOT / "package-lock.json", ROOT / ".npmrc")
THIS = Path(__file__).resolve()
PIP_INPUT = THIS.with_name("wheels.txt")
PYSCRIPT = "@pyscript/core/dist"

# From node_modules to static/runtime: folder or new name, and what is taken along.
VENDORED: tuple[tuple[str, str], ...] = (
    ("pyodide/pyodide.mjs", "pyodide/"),
    (f"{PYSCRIPT}/core.js", "pyscript/"),
    (f"{PYSCRIPT}/core-*.js", "pyscript/"),
    (f"{PYSCRIPT}/toml-*.js", "pyscript/"),
    (f"{PYSCRIPT}/deprecations-manager-*.js", "pyscript/"),
    (f"{PYSCRIPT}/donkey-*.js", "pyscript/"),
    (f"{PYSCRIPT}/error-*.js", "pyscript/"),
    (f"{PYSCRIPT}/py-editor-*.js", "pyscript/"),
    (f"{PYSCRIPT}/py-game-*.js", "pyscript/"),
    (f"{PYSCRIPT}/py-terminal-*.js", "pyscript/"),
    ("morphdom/dist/morphdom-esm.js", "morphdom.mjs"),
    ("@floating-ui/core/dist/floating-ui.core.umd.min.js", "floating-ui/core.js"),
    ("@floating-ui/dom/dist/floating-ui.dom.umd.min.js", "floating-ui/dom.js"),
    ("uqr/dist/index.mjs", "uqr.mjs"),
    ("dompurify/dist/purify.min.js", "purify.min.js"),
)


def install() -> str:
    """Bring static/runtime/ up to date with the lock files; return a digest of what it holds."""
    npm = remake("npm", NPM_INPUTS, [NODE_MODULES / ".package-lock.json"], _npm_ci)
    wheels = remake("wheels", [PIP_INPUT], [DOWNLOADED_WHEELS], _pip_download)
    return remake("vendored", [npm, wheels, THIS], [PYODIDE, WHEELS], _lay_out)


def node() -> str:
    """The node command; raises PublishError where Node.js is missing or too old."""
    way_out = f"Install Node.js {NODE_VERSION} or newer (npm comes with it) and start again."
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        raise PublishError("Node.js with npm was not found.", way_out)
    told = subprocess.run([found, "--version"], capture_output=True, encoding="utf-8", check=False)
    version = told.stdout.strip()
    number = re.match(r"v(\d+)", version)
    if not number or int(number[1]) < NODE_VERSION:
        raise PublishError(f"Node.js is too old: {version or 'no version'}.", way_out)
    return found


def _npm_ci() -> None:
    node()
    print("Installing the runtime (first use only): npm ci", flush=True)
    npm = str(shutil.which("npm"))
    _fetch(
        [npm, "ci", "--include=dev"],
        r"npm (?:error|ERR!) code (\S+)",
        "npm could not install the packages",
        "npm",
    )


def _pip_download() -> None:
    print("Installing the runtime (first use only): pip download", flush=True)
    shutil.rmtree(DOWNLOADED_WHEELS, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--retries=1", "download", "--quiet"]
    which = ["--no-deps", "--require-hashes", "--only-binary=:all:", "--python-version=3.14"]
    where = [f"--requirement={PIP_INPUT}", f"--dest={DOWNLOADED_WHEELS}"]
    _fetch([*pip, *which, *where], r"ERROR: (.{1,80})", "pip could not download the wheels", "pip")


def _fetch(command: Sequence[str], reason: str, failed: str, tool: str) -> None:
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode == 0:
        return
    if "No module named pip" in done.stderr:
        raise PublishError("pip was not found.", "Install python3-pip, or run python3 -m ensurepip.")
    found = re.search(reason, done.stderr)
    raise PublishError(
        f"{failed}: {found[1] if found else f'exit code {done.returncode}'}.",
        f"Check the network and `{tool} config list`, and start again: it is needed only this once.",
    )


def _lay_out() -> None:
    shutil.rmtree(RUNTIME, ignore_errors=True)
    for pattern, target in VENDORED:
        for source in some(NODE_MODULES.glob(pattern), pattern):
            name = target + source.name if target.endswith("/") else target
            write(RUNTIME / name, source.read_bytes())
    for wheel in some(DOWNLOADED_WHEELS.glob("micropip-*.whl"), "micropip"):
        write(WHEELS / wheel.name, wheel.read_bytes())
    write(PYODIDE / "pyodide-lock.json", _own_lock().encode())


def some(found: Iterable[Path], pattern: str) -> list[Path]:
    """What was found, in order. Raises PublishError if that is nothing."""
    files = sorted(found)
    if not files:
        raise PublishError(f"The packages hold no {pattern}.", "Remove node_modules and .cache, start again.")
    return files


def _own_lock() -> str:
    """Pyodide's list of packages with one entry: micropip as the registry delivers it.

    Pyodide's own build of the same version has another hash, so the shipped list does not fit the wheel.
    """
    shipped = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    wheel, *_ = some(WHEELS.glob("micropip-*.whl"), "micropip")
    entry = shipped["packages"]["micropip"] | {
        "version": wheel.name.split("-")[1],
        "file_name": f"../{WHEELS.name}/{wheel.name}",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "depends": [],  # it carries what it needs
    }
    return json.dumps({"info": shipped["info"], "packages": {"micropip": entry}}, indent=1)

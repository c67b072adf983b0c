"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"

NODE_MODULES = ROOT / "node_modules"
STAMPS = ROOT / ".cache" / "publish"
DOWNLOADED_WHEELS = ROOT / ".cache" / "wheels"

RUNTIME = STATIC / "runtime"
PYODIDE = RUNTIME / "pyodide"
WHEELS = RUNTIME / "wheels"
RELEASES = STATIC / "releases"
STDLIB_ZIP = PYODIDE / "stdlib.zip"
GAME_ZIP = RUNTIME / "game.zip"
WORDS = RUNTIME / "words"  # a zip for each language
POSTERS = STAMPS / "posters.json"
WEIGHT = STAMPS / "weight.txt"

"""The CPythons of this machine that the project supports."""

import os
import re
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)


def pythons() -> dict[str, str]:
    """Every one on PATH or among pyenv's, one of each minor version: what it is called, and its command."""
    folders = [Path(folder) for folder in os.get_exec_path()]
    folders += sorted((Path.home() / ".pyenv" / "versions").glob("*/bin"))
    commands = [sys.executable, *(str(path) for folder in folders for path in folder.glob("python3*"))]
    found: dict[str, str] = {}
    for command in commands:
        if re.fullmatch(r"python3?(\.\d+)?(\.exe)?", Path(command).name) and os.access(command, os.X_OK):
            found.setdefault(_version(command), command)
    supported = {version: command for version, command in found.items() if _is_supported(version)}
    minor = {version.rpartition(".")[0]: version for version in reversed(supported)}
    return {version: supported[version] for version in reversed(minor.values())}


def _version(command: str) -> str:
    code = "import platform; print(platform.python_implementation(), platform.python_version())"
    done = subprocess.run([command, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def _is_supported(version: str) -> bool:
    number = re.match(r"CPython (\d+)\.(\d+)\.", version)
    return number is not None and (int(number[1]), int(number[2])) >= OLDEST

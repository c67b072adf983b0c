"""Installs packages where that is possible: as root on a Debian. Standard library only."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable


def install(*packages: str) -> bool:
    """Ask Debian for these, all or none; whether they are there now is for the caller to see."""
    if sys.platform != "linux" or not shutil.which("apt-get") or not is_root():
        return False
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    return run(["apt-get", "update", "-q"]) and run(command)


def run(command: list[str]) -> bool:
    print("$", *command, flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False).returncode == 0


def is_root() -> bool:
    user: Callable[[], int] | None = getattr(os, "geteuid", None)  # Windows has none
    return user is not None and user() == 0

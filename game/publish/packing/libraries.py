"""Libraries of players: the modules of wheels that are packed with the game and go into its releases."""

import zipfile
from pathlib import Path

LEFT_OUT = ("fsrs/optimizer.py",)  # it needs PyTorch


def modules(wheel: Path) -> dict[str, bytes]:
    """By file as they are; what they take from `typing_extensions` our Python has itself."""
    with zipfile.ZipFile(wheel) as archive:
        sources = {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}
    return {
        name: source.replace(b"from typing_extensions import", b"from typing import")
        for name, source in sources.items()
        if name not in LEFT_OUT
    }

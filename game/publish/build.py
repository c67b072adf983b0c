"""Write the folder for a static host."""

import shutil
from pathlib import Path

from game.publish.compress import compress
from game.publish.problem import PublishError
from game.publish.remake import write
from game.publish.site import START, content, make_site


def build(folder: Path, origin: str = "", compressed: bool = False) -> int:
    """Write the site into a folder, replacing an earlier build; return its size in bytes as it is sent."""
    if folder.exists() and any(folder.iterdir()) and not (folder / START).is_file():
        raise PublishError(f"{folder} is not empty and holds no earlier build.", "Name an empty folder.")
    site = make_site(origin)
    shutil.rmtree(folder, ignore_errors=True)
    size = 0
    for url, entry in site.items():
        data = content(entry)
        write(folder / url, data)
        size += len(data)
    return compress(folder / url for url in site) if compressed else size

"""Write the folder for a static host."""

import shutil
from pathlib import Path

from game.publish.pages import with_origin
from game.publish.problem import PublishError
from game.publish.remake import write
from game.publish.site import PAGES, START, content, make_site


def build(folder: Path, origin: str = "") -> int:
    """Write the site into a folder, replacing an earlier build; return its size in bytes."""
    if folder.exists() and any(folder.iterdir()) and not (folder / START).is_file():
        raise PublishError(f"{folder} is not empty and holds no earlier build.", "Name an empty folder.")
    site = make_site()
    if origin:
        site |= {page: with_origin(content(site[page]), origin) for page in PAGES}
    shutil.rmtree(folder, ignore_errors=True)
    size = 0
    for url, entry in site.items():
        data = content(entry)
        write(folder / url, data)
        size += len(data)
    return size

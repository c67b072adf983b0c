"""Write the folder for a static host."""

import shutil
from pathlib import Path

from game.publish.compress import COPIES, compress
from game.publish.page.pages import check_origin
from game.publish.problem import PublishError
from game.publish.remake import write
from game.publish.revisions import BUILD
from game.publish.site import START, content, make_site


def build(folder: Path, origin: str = "", compressed: bool = False) -> int:
    """Write the site into a folder; return its size in bytes as it is sent.

    It takes the place of an earlier build; what else lies there, such as `.git` or `CNAME`, stays.
    """
    if folder.exists() and not _may_be_used(folder):
        raise PublishError(f"{folder} is not empty and holds no earlier build.", "Name an empty folder.")
    check_origin(origin)
    site = make_site(origin)
    # The start page is the mark of a build: last, so that a build that was broken off can be built again.
    for name in sorted({url.partition("/")[0] for url in site}, key=lambda name: name == START):
        _remove(folder / name)
    size = 0
    for url, entry in site.items():
        data = content(entry)
        write(folder / url, data)
        size += len(data)
    return compress(folder / url for url in site) if compressed else size


def _may_be_used(folder: Path) -> bool:
    """Whether it is empty or holds an earlier build, which a checkout with its own start page is not."""
    if not folder.is_dir():
        return False
    start = folder / START
    return not any(folder.iterdir()) or (start.is_file() and BUILD in start.read_bytes())


def _remove(path: Path) -> None:
    """A file or a folder, with its packed copies."""
    if path.is_dir():
        shutil.rmtree(path)
    for copy in ("", *COPIES):
        path.with_name(path.name + copy).unlink(missing_ok=True)

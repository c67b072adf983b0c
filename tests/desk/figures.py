"""Writes what was measured into the docs: `python3 -m tests.desk figures`.

Every table of docs/*.md stands between two markers, the first of which names it. Its figures come from
docs/measured.json: what `python3 -m tests.bench --keep` found, and what the laboratory did. Ladders that have
changed since are put down there as not recorded, until who measured them writes down how.
"""

import re
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tests.desk.laid_out import LAID_OUT
from tests.desk.tables import checks, speeds, strengths
from tests.desk.tables.shape import Runs
from tests.machine import ROOT
from tests.measured import keep, levels, runs

DOCS = ROOT / "docs"
BLOCK = re.compile(r"(<!-- figures: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
BLOCKS: Mapping[str, Callable[[Runs], str]] = {
    **{name: partial(speeds.laid_out, name) for name in LAID_OUT},
    "engine": speeds.engine,
    "levers": speeds.levers,
    "data": speeds.gathered,
    "levels": strengths.strengths,
    "matches": strengths.matches,
    "tried": strengths.tried,
    "apart": strengths.apart,
    "characters": strengths.characters,
    "leaderboard": strengths.standings,
    "baselines": strengths.baselines,
    "hints": checks.hints,
    "winning": checks.winning,
    "claims": checks.claims,
    "balance": checks.balance,
    "soak": checks.soaked,
    "portable": checks.portable,
}


def written(text: str, found: Runs) -> str:
    """A page with its tables as they are now."""
    return BLOCK.sub(lambda block: f"{block[1]}{BLOCKS[block[2]](found)}{block[3]}", text)


def pages() -> dict[Path, str]:
    """Every page of the docs, as it should be."""
    found = runs()
    return {path: written(path.read_text("utf-8"), found) for path in sorted(DOCS.glob("*.md"))}


def main() -> int:
    keep(levels())
    for path, text in pages().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())


if __name__ == "__main__":
    sys.exit(main())

"""Visits compared: natively and in the page's Pyodide, and under every redeal of hidden things.

`python3 -m tests.wasm.compare [COUNT] [GAME …]` makes so many searches of the tree for each game (1,000), at
positions of games with drawn options, and prints how many differ: none should.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from game.core.registry import LISTINGS
from game.publish.install import node
from game.publish.site import make_site
from tests.wasm.searches import REDEALS, Visits, betrayed, searches

HERE = Path(__file__).resolve().parent
COUNT = 1000


def in_pyodide(game_id: str, count: int) -> list[Visits]:
    """What the page's Pyodide makes of them."""
    code = f"from searches import report\nreport({game_id!r}, {count})"
    command = [node(), "--no-warnings", str(HERE / "digest.mjs"), str(HERE.parents[1]), code]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found: list[Visits] = json.loads(done.stdout)
    return found


def main(words: Sequence[str]) -> None:
    make_site()
    count = int(words[0]) if words else COUNT
    for game_id in words[1:] or LISTINGS:
        with ThreadPoolExecutor(1) as pool:
            asked = pool.submit(in_pyodide, game_id, count)
            found = searches(game_id, count)
            changed = betrayed(game_id, count, found)
            there = asked.result()
        differing = sum(here != other for here, other in zip(found, there, strict=True))
        told = f"{len(found)} searches, {differing} other in Pyodide, {changed} changed by {REDEALS} redeals"
        print(f"{game_id:10} {told}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

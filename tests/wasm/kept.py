"""Random games by the digest of where they lead: `python3 -m tests.wasm.kept` prints it for each game.

It needs nothing but Python, so that any machine can say whether it comes to the same. With `--write`, after
`serve.py` has installed Pyodide, every CPython found here and Pyodide are asked; if they agree, the digests
go into the file that the tests hold them against, and who agreed on record for the docs.
"""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from tests.wasm.digest import GAMES_EACH, Told, told
from tests.wasm.pythons import pythons

HERE = Path(__file__).resolve().parent
FILE = HERE / "games.json"
PORTABLE = "portable"  # its run on record
COMMAND = "python3 -m tests.wasm.kept"


def kept() -> Mapping[str, str]:
    """Those on record."""
    digests: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return digests


def everybody() -> dict[str, Told]:
    """What all Pythons here come to, and the page's Pyodide."""
    from game.publish.install import node

    asked = {name: [command, "-m", "tests.wasm.kept", "--json"] for name, command in pythons().items()}
    code = "import json\nfrom digest import told\njson.dumps(told())"
    asked["Pyodide"] = [node(), "--no-warnings", str(HERE / "digest.mjs"), str(HERE.parents[1]), code]
    return {name: _asked(command) for name, command in asked.items()}


def _asked(command: Sequence[str]) -> Told:
    done = subprocess.run(command, cwd=HERE.parents[1], stdout=subprocess.PIPE, text=True, check=True)
    version, digests = json.loads(done.stdout)
    return version, digests


def write() -> int:
    """Put the digests and who agreed on record, unless somebody does not."""
    from tests.measured import keep, today

    found = everybody()
    _, ours = told()
    for name, (_, digests) in found.items():
        if digests != ours:
            print(f"{name} comes to something else")
            return 1
    FILE.write_text(json.dumps(ours, indent=1) + "\n", "utf-8")
    names = [f"{name.split()[0]} {version}" for name, (version, _) in found.items()]
    figures = {"games": GAMES_EACH, "pythons": names, "file": sha256(FILE.read_bytes()).hexdigest()}
    keep({PORTABLE: today(f"{COMMAND} --write", figures)})
    return 0


def main(words: Sequence[str]) -> int:
    if "--write" in words:
        return write()
    version, digests = told()
    if "--json" in words:
        print(json.dumps([version, digests]))
    else:
        print(*(f"{game_id:10} {each}" for game_id, each in digests.items()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

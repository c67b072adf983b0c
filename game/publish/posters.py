"""Posters: what is on the screen before the interpreter is there, drawn by the same views as the game."""

import json
import subprocess
import sys

from game.publish.paths import POSTERS, ROOT
from game.publish.problem import PublishError
from game.publish.remake import remake, write

# Run in a process of its own: the views may have been edited since this one started.
PROGRAM = """
import json
from game.text.catalogue import LANGUAGES
from game.shell.posters import names, poster
print(json.dumps({name: {language: poster(name, language) for language in LANGUAGES} for name in names()}))
"""

Posters = dict[str, dict[str, str]]


def posters(game: str) -> Posters:
    """By name and language, up to date with the packed game, of which `game` is the digest."""
    remake("posters", [game], [POSTERS], _draw)
    made: Posters = json.loads(POSTERS.read_bytes())
    return made


def _draw() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        reason = (done.stderr.decode(errors="replace").strip() or "no message").splitlines()[-1]
        raise PublishError(f"The posters cannot be drawn: {reason}", "Mend that, and load the page again.")
    write(POSTERS, done.stdout)

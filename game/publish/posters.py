"""Posters: what is on the screen before the interpreter is there, drawn by the same views as the game.

Run as a program it prints them as JSON: in a process of its own, since the views may have been edited meanwhile.
"""

import importlib.util
import json
import subprocess
import sys

from game.publish.paths import POSTERS, ROOT
from game.publish.problem import PublishError
from game.publish.remake import remake, write

LANGUAGES = ("en", "de")
Posters = dict[str, dict[str, str]]


def posters(game: str) -> Posters:
    """By name and language, up to date with the packed game, of which `game` is the digest."""
    remake("posters", [game], [POSTERS], _render)
    made: Posters = json.loads(POSTERS.read_bytes())
    return made


def _render() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game.publish.posters"], cwd=ROOT, capture_output=True, check=False
    )
    if done.returncode:
        reason = (done.stderr.decode(errors="replace").strip() or "no message").splitlines()[-1]
        raise PublishError(f"The posters cannot be drawn: {reason}", "Run python3 -m game.publish.posters to see where.")
    write(POSTERS, done.stdout)


def _draw() -> Posters:
    if importlib.util.find_spec("game.shell") is None or importlib.util.find_spec("game.shell.posters") is None:
        return {}
    from game.shell import posters as drawn

    return {name: {language: drawn.poster(name, language) for language in LANGUAGES} for name in drawn.names()}


if __name__ == "__main__":
    print(json.dumps(_draw(), ensure_ascii=False))

"""What the page shows and says before the interpreter is there, told by the same rooms as the game."""

import json
import subprocess
import sys
from typing import NamedTuple

from game.publish.paths import POSTERS, ROOT
from game.publish.problem import PublishError
from game.publish.remake import remake, write

# Run in a process of its own: the views may have been edited since this one started.
PROGRAM = """
import json
from game.core.registry import LISTINGS, game_class
from game.shell.embed import facts
from game.shell.posters import names, poster
from game.text.boot import sentences
from game.text.rescue import rescue_sentences
said = sentences()
drawn = {name: {language: poster(name, language) for language in said} for name in names()}
speaks = {game: game_class(game).info.version for game in LISTINGS}
shown = {"posters": drawn, "sentences": said, "rescue": rescue_sentences()}
print(json.dumps({**shown, "speaks": speaks, "embed": facts()}))
"""

ByLanguage = dict[str, dict[str, str]]


class First(NamedTuple):
    """Posters by name and language, sentences by language and key, versions of the rules, data for frames."""

    posters: ByLanguage
    sentences: ByLanguage
    rescue: dict[str, dict[str, object]]
    speaks: dict[str, int]
    embed: dict[str, object]


def first(game: str) -> First:
    """Up to date with the packed game, of which `game` is the digest."""
    remake("posters", [game], [POSTERS], _draw)
    return First(**json.loads(POSTERS.read_bytes()))


def _draw() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        reason = (done.stderr.decode(errors="replace").strip() or "no message").splitlines()[-1]
        raise PublishError(f"The posters cannot be drawn: {reason}", "Mend that, and load the page again.")
    write(POSTERS, done.stdout)

"""What the engine makes of records and seeds, as digests: equal everywhere, or something is not portable.

`python3 tests/wasm/digest.py FOLDER` replays the records of a folder, plays games of its own whose decisions
are drawn from the seed, and prints one JSON object: what was done, and the SHA-256 of all that came of it.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.core.chance import draw, shuffled
from game.core.link import replay_link
from game.core.match import Match
from game.core.record import from_text, new_record, to_text
from game.core.registry import LISTINGS, game_class

GAMES_EACH = 40
DRAWS = 400
TOTALS = (1, 2, 3, 6, 7, 39, 60, 1000, 2**32 + 1, 2**63 + 1)  # the last is refused half the time
LONGEST = 1000  # decisions; a game without an end would be found elsewhere


def digests(folder: str) -> dict[str, str]:
    """Everything, by name."""
    found = {f"record {name}": digest(story(Match(from_text(text)))) for name, text in golden(folder)}
    found["draws"] = digest(draws())
    for game_id in LISTINGS:
        for number in range(GAMES_EACH):
            found[f"{game_id} {number}"] = digest(story(drawn_game(game_id, number)))
    return found


def digest(lines: Iterator[object]) -> str:
    """SHA-256 over one line of JSON each."""
    total = sha256()
    for line in lines:
        total.update(json.dumps(line, sort_keys=True).encode() + b"\n")
    return total.hexdigest()


def golden(folder: str) -> Iterator[tuple[str, str]]:
    for path in sorted(Path(folder).glob("*.txt")):
        yield path.name, path.read_text("utf-8")


def draws() -> Iterator[list[int]]:
    """The beginning of some streams of some seeds, and some orders."""
    for seed in ("amun7342", "0", "zzzzzzzzzzzzzzzz"):
        for stream in ("supply", "start", "x"):
            for total in TOTALS:
                yield [draw(seed, stream, n, total) for n in range(DRAWS)]
            yield shuffled(seed, stream, range(60))


def drawn_game(game_id: str, number: int) -> Match:
    """A game with drawn options and drawn decisions."""
    info = game_class(game_id).info
    seed = f"wasm{number}"
    low, high = info.seats
    options = {spec.key: spec.choices[draw(seed, spec.key, 0, len(spec.choices))] for spec in info.options}
    match = Match(new_record(game_id, low + draw(seed, "seats", 0, high - low + 1), options, seed))
    for ply in range(LONGEST):
        if match.over:
            break
        match = match.play(match.legal[draw(seed, "decision", ply, len(match.legal))].text)
    return match


def story(match: Match) -> Iterator[object]:
    """Every position with what may be done, what may not and why, and the points as they stand."""
    game = match.game
    yield to_text(match.record)
    for ply in range(match.plies + 1):
        state = match.at(ply)
        yield position(match, ply)
        yield [game.refusal(state, action) for action in game.info.vocabulary.decisions]
        yield [game.ledger(state), game.scores(state), game.ranking(state)]
    yield [match.events(ply) for ply in range(match.plies)]
    yield replay_link(match.record)


def position(match: Match, ply: int) -> dict[str, Any]:
    state = match.at(ply)
    legal = [action.text for action in match.game.legal_actions(state)]
    return {"state": asdict(state), "player": match.game.current_player(state), "legal": legal}


def report(folder: str) -> str:
    """What this Python makes of it, and which Python it is."""
    return json.dumps({"python": sys.version, "digests": digests(folder)})


if __name__ == "__main__":
    print(report(sys.argv[1]))

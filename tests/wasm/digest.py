"""What the engine makes of records and seeds, as digests: equal everywhere, or something is not portable.

`python3 tests/wasm/digest.py TESTS` replays the golden records below that folder, computes the published
vectors, plays games of its own whose decisions are drawn from the seed, lets the bots think, and prints one
JSON object: what was done, and the SHA-256 of all that came of it.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from typing import Any

from game.bots.bot import Budget, bot_seed
from game.bots.levels import BOTS
from game.bots.thinking import conclude
from game.core.chance import draw, shuffled
from game.core.edition import Edition
from game.core.errors import BadOption
from game.core.link import replay_link
from game.core.loading import edition_of, values
from game.core.match import Match
from game.core.record import Record, from_text, new_record, to_text
from game.core.registry import LISTINGS, game_class
from game.core.state import Pending
from tests.games.abusir.sled.drawn import digest as pulls_digest

GAMES_EACH = 8
BOXES = 2
LONGEST = 1000  # decisions; a game without an end would be found elsewhere
DRAWS = 400
PULLS = 60  # actions of Abusir's sled, whose bits are recorded
TOTALS = (1, 2, 3, 6, 7, 39, 60, 1000, 2**32 + 1, 2**63 + 1)  # the last is refused half the time
THOUGHTS_EVERY, REFUSED_EVERY = 9, 15  # decisions
BUDGET = Budget(iterations=32)

Told = tuple[str, dict[str, str]]


def digests(tests: str) -> dict[str, str]:
    """Everything, by name."""
    found = {f"record {path.name}": digest(story(Match(golden(path)))) for path in records(tests)}
    found["vectors"] = digest(vectors(published(tests)))
    found["draws"] = digest(draws())
    found["pulls"] = pulls_digest(PULLS)
    for game_id in LISTINGS:
        games = [drawn_game(game_id, number) for number in range(GAMES_EACH)]
        found |= {f"{game_id} {number}": digest(story(match)) for number, match in enumerate(games)}
        found[f"{game_id} games"] = digest(led(games))
        boxes = [drawn_game(game_id, number, box=True) for number in range(BOXES if values(game_id) else 0)]
        found |= {f"{game_id} box {number}": digest(story(match)) for number, match in enumerate(boxes)}
        if not LISTINGS[game_id].alone:
            found |= {f"{game_id} {bot}": digest(thoughts(bot, games[0])) for bot in BOTS}
    return found


def told() -> Told:
    """The version of this Python, and what the random games of each game lead to."""
    games = {game_id: [drawn_game(game_id, number) for number in range(GAMES_EACH)] for game_id in LISTINGS}
    return sys.version.split()[0], {game_id: digest(led(matches)) for game_id, matches in games.items()}


def digest(lines: Iterable[object]) -> str:
    """SHA-256 over one line of JSON each."""
    total = sha256()
    for line in lines:
        total.update(json.dumps(line, sort_keys=True, default=by_name).encode() + b"\n")
    return total.hexdigest()


def by_name(one: Any) -> Any:
    """What a matter says, the fields of a dataclass."""
    if isinstance(one, Pending):
        return [*one]
    return {field.name: getattr(one, field.name) for field in fields(one)}


def records(tests: str) -> list[Path]:
    return sorted(Path(tests, "golden").glob("*.txt"))


def golden(path: Path) -> Record:
    return from_text(path.read_text("utf-8"))


def published(tests: str) -> dict[str, list[dict[str, Any]]]:
    """The vectors that any other implementation must meet."""
    read: dict[str, list[dict[str, Any]]] = json.loads(Path(tests, "unit", "vectors.json").read_text("utf-8"))
    return read


def vectors(given: dict[str, list[dict[str, Any]]]) -> Iterator[object]:
    """What our draw makes of them."""
    for one in given["draw"]:
        yield draw(one["seed"], one["stream"], one["n"], one["total"])
    for one in given["shuffled"]:
        yield "".join(shuffled(one["seed"], one["stream"], one["items"]))


def draws() -> Iterator[list[int]]:
    """The beginning of some streams of some seeds, and some orders."""
    for seed in ("amun7342", "0", "zzzzzzzzzzzzzzzz"):
        for stream in ("supply", "start", "x"):
            for total in TOTALS:
                yield [draw(seed, stream, n, total) for n in range(DRAWS)]
            yield shuffled(seed, stream, range(60))


def drawn_game(game_id: str, number: int, *, box: bool = False) -> Match:
    """A game with drawn options and drawn decisions; perhaps with another box, drawn value by value."""
    info = game_class(game_id).info
    seed = f"wasm{number}"
    low, high = info.seats
    options = {spec.key: spec.choices[draw(seed, spec.key, 0, len(spec.choices))] for spec in info.options}
    players = low + draw(seed, "seats", 0, high - low + 1)
    match = Match(new_record(game_id, players, options, seed, drawn_box(game_id, seed) if box else ()))
    for ply in range(LONGEST):
        if match.over:
            break
        match = match.play(match.legal[draw(seed, "decision", ply, len(match.legal))].text)
    return match


def drawn_box(game_id: str, seed: str) -> Edition:
    """Other values, one after the other as long as there is such a box."""
    edition: Edition = ()
    for name, value in values(game_id).items():
        said = value.choices[draw(seed, name, 0, len(value.choices))]
        with suppress(BadOption):
            edition = edition_of(game_id, [*edition, (name, said)])
    return edition


def story(match: Match) -> Iterator[object]:
    """Every position with what may be done, what may not and why, and the points as they stand."""
    game = match.game
    yield to_text(match.record)
    for ply in range(match.plies + 1):
        state = match.at(ply)
        yield position(match, ply)
        asked = game.info.vocabulary.decisions if ply % REFUSED_EVERY == 0 else ()
        yield [game.refusal(state, action) for action in asked]
        yield [[*game.closing(state)], game.scores(state), game.ranking(state), game.write(state)]
    yield [match.events(ply) for ply in range(-1, match.plies)]
    yield replay_link(match.record)


def led(games: Iterable[Match]) -> Iterator[object]:
    """The records, with all decisions, and what they lead to."""
    for match in games:
        yield [to_text(match.record), match.game.write(match.state), match.game.scores(match.state)]


def position(match: Match, ply: int) -> dict[str, Any]:
    state = match.at(ply)
    legal = [action.text for action in match.game.legal_actions(state)]
    told = {name: value for name, value in by_name(state).items() if name != "tell"}
    return {"state": told, "player": match.game.current_player(state), "legal": legal}


def thoughts(bot: str, match: Match) -> Iterator[object]:
    """What a bot thinks of a game, with every number it gives."""
    for ply in range(0, match.plies, THOUGHTS_EVERY):
        player = match.mover(ply)
        seen = match.game.observation(match.at(ply), player)
        seed = bot_seed(match.record.seed, player, ply, bot)
        yield conclude(BOTS[bot].think(match.game, seen, player, seed, BUDGET))


def report(tests: str) -> str:
    """What this Python makes of it, and which Python it is."""
    return json.dumps({"python": sys.version, "digests": digests(tests)})


if __name__ == "__main__":
    print(report(sys.argv[1]))

"""The commands that count and measure: perft and bench."""

from argparse import Namespace
from time import perf_counter
from typing import Any, NamedTuple

from game.bots.bot import bot_seed, numbers
from game.bots.playout import play_out
from game.cli.answer import Answer
from game.cli.records import fresh_record
from game.core.game import Game
from game.core.match import Match
from game.core.record import Record
from game.text.catalogue import texts


def perft(options: Namespace) -> Answer:
    """How many sequences of listed moves there are, for every length up to the depth."""
    record = fresh_record(options, options.players)
    match = Match(record)
    counts = [sequences(match, depth) for depth in range(1, options.depth + 1)]
    lines = [f"{depth} {count}" for depth, count in enumerate(counts, 1)]
    verbs = match.game.info.vocabulary.verbs.values()
    uncounted = [verb.word for verb in verbs if verb.numbers]
    if uncounted:
        t = texts(options.lang)
        lines.append(
            t("Not counted, as their numbers make them too many: {verbs}.", verbs=", ".join(uncounted))
        )
    data = {**_deal(record), "depth": options.depth, "counts": counts, "uncounted": uncounted}
    return Answer("\n".join(lines), data)


def sequences(match: Match, depth: int) -> int:
    """The sequences of listed moves, chance being what the seed draws; games that end earlier count once."""
    if match.over or not depth:
        return 1
    if depth == 1:
        return len(match.legal)
    return sum(sequences(match.play(action.text), depth - 1) for action in match.legal)


class Speed(NamedTuple):
    """Random games played in a time."""

    games: int
    actions: int
    seconds: float


def bench(options: Namespace) -> Answer:
    """Random games, and how many of them a second."""
    record = fresh_record(options, options.players)
    speed = random_games(record.setup(), bot_seed(record.seed, 0, 0, "bench"), options.seconds)
    games, actions = round(speed.games / speed.seconds), round(speed.actions / speed.seconds)
    data = {**_deal(record), **speed._asdict(), "games_per_second": games, "actions_per_second": actions}
    return Answer(f"games/s   {games:>9,}\nactions/s {actions:>9,}", data)


def random_games(game: Game[Any], seed: int, seconds: float) -> Speed:
    """Whole games from the deal to the end, players' decisions counted as actions."""
    random, clock = numbers(seed), perf_counter
    games = actions = 0
    start = now = clock()
    while now - start < seconds:
        state = game.initial_state()
        play_out(game, state, random)
        games += 1
        actions += state.ply
        now = clock()
    return Speed(games, actions, now - start)


def _deal(record: Record) -> dict[str, Any]:
    """The set-up of the games measured."""
    head = {key: getattr(record, key) for key in ("game", "version", "players", "seed")}
    return {**head, "options": dict(record.options)}

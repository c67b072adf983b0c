"""Puzzles out of games between bots: positions with one clearly best choice, proven by a far larger search.

A game for two is searched exactly where its end is near enough; elsewhere a bot that thinks far longer, asked
twice with different seeds, has to agree with itself. How hard a puzzle is, the bots say that find it.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.bot import Budget, bot_seed
from game.bots.levels import BOTS, read_level
from game.bots.thinking import conclude
from game.core.chance import draw
from game.core.game import Event
from game.core.link import replay_link
from game.core.match import Match
from game.core.puzzle import Puzzle, path_of
from game.core.record import new_record
from game.lab.exact import Exact, TooLarge
from game.lab.running import Codec, Runner

LEAST_CHOICES = 4
TOLD_APART = 2  # spreads
FORCED = 10  # thousandths of the visits that every choice gets
OF_A_GAME = 2  # so many puzzles at most
TRIES = 3  # by each bot that grades


class Recipe(NamedTuple):
    """How puzzles of a game are looked for.

    `players` and `options` (drawn from for each game) of the games, `by` the bots that play them; `exact`:
    how many positions may be searched, 0 where a search is not exact; else `sieve` and `proof` are what finds
    and what proves them, and `lead` the least by which the solution leads. `graders` from weak to strong.
    """

    players: Sequence[int]
    options: Mapping[str, Sequence[str]]
    by: str
    exact: int
    sieve: str
    proof: str
    lead: float
    graders: Sequence[str]


SIDES = ("A", "B")
GRADERS = ("greedy", "tree:30", "tree:150", "tree:600")
RECIPES: Mapping[str, Recipe] = {
    "duel": Recipe(
        (2,),
        dict.fromkeys(("obelisk", "temple", "pyramids", "tomb"), SIDES),
        "tree:60",
        40_000,
        "",
        "",
        0.04,
        GRADERS,
    ),
    "imhotep": Recipe(
        (2, 2, 3, 4),
        dict.fromkeys(("market", "pyramid", "temple", "burial", "obelisks"), SIDES),
        "tree:60",
        0,
        "tree:300",
        "tree:10000",
        0.04,
        GRADERS,
    ),
    "pyramids": Recipe((2, 3, 4), {}, "tree:60", 0, "tree:300", "tree:5000", 0.04, GRADERS),
    "cheops": Recipe((2, 3, 4), {}, "tree:60", 0, "tree:300", "tree:5000", 0.04, GRADERS),
}


class Proven(NamedTuple):
    """The best choice, by how much it leads, and what says so."""

    best: str
    lead: float
    proof: Mapping[str, Any]


class Task(NamedTuple):
    """A game to be played and looked through."""

    game: str
    recipe: Recipe
    seed: str


ROWS: Codec[list[Puzzle]] = Codec(
    lambda found: [puzzle._asdict() for puzzle in found], lambda rows: [Puzzle(**row) for row in rows]
)


def find(game: str, games: int, runner: Runner) -> list[Puzzle]:
    """The puzzles out of so many games, found by the game's recipe and written to its file."""
    tasks = [Task(game, RECIPES[game], f"puzzle{n}") for n in range(games)]
    found = [puzzle for rows in runner.run(of_game, tasks, ROWS, game) for puzzle in rows]
    write(game, found)
    return found


def of_game(task: Task) -> list[Puzzle]:
    """Play a game and look through it, from its end where that is near enough to be searched exactly."""
    game, recipe, seed = task
    players = recipe.players[draw(seed, "players", 0, len(recipe.players))]
    options = {key: values[draw(seed, key, 0, len(values))] for key, values in recipe.options.items()}
    match = Match(new_record(game, players, options, seed))
    level = read_level(recipe.by)
    while not match.over:
        match = match.play(conclude(level.think(match)).choice if match.chooses else match.legal[0].text)
    looked = _solved_exactly(match, recipe) if recipe.exact else _searched(match, recipe)
    found: list[Puzzle] = []
    for position, proven in looked:
        if len(found) < OF_A_GAME and proven.lead >= recipe.lead:
            found.append(_puzzle(position, proven, recipe))
    return found


def _solved_exactly(match: Match, recipe: Recipe) -> Iterator[tuple[Match, Proven]]:
    """The decisions from the last one back, as long as their trees are small enough."""
    for ply in reversed(range(match.plies)):
        position = match.until(ply)
        exact = Exact(match.game, recipe.exact)
        if len(position.legal) < LEAST_CHOICES:
            continue
        try:
            (best, most), (_, second), *_ = exact.choices(position.state)
        except TooLarge:
            return
        told = {"by": "exact", "positions": exact.positions, "value": round(most, 4)}
        yield position, Proven(best.text, round(most - second, 4), told)


def _searched(match: Match, recipe: Recipe) -> Iterator[tuple[Match, Proven]]:
    """What a quick look finds and a long one, made twice, confirms."""
    for ply in range(match.plies):
        position = match.until(ply)
        if len(position.legal) < LEAST_CHOICES or _leads(position, recipe.sieve, 0)[1] < recipe.lead:
            continue
        (best, lead, value), (other, again, _) = (_leads(position, recipe.proof, n) for n in range(2))
        if best == other:
            told = {"by": recipe.proof, "searches": 2, "value": round(value, 4)}
            yield position, Proven(best, round(min(lead, again), 4), told)


def _leads(position: Match, bot: str, n: int) -> tuple[str, float, float]:
    """The bot's choice, by how much more than its spread it leads, and its value."""
    level = read_level(bot)
    player = position.player
    seen = position.game.observation(position.state, player)
    seed = bot_seed(position.setup.seed, player, position.plies, f"{bot} {n}")
    budget = Budget(level.iterations, forced=FORCED)
    first, *others = conclude(BOTS[level.bot].think(position.game, seen, player, seed, budget)).lines
    second = max(others, key=lambda line: line.value)
    return (
        first.action,
        first.value - second.value - TOLD_APART * max(first.spread, second.spread),
        first.value,
    )


def _puzzle(position: Match, proven: Proven, recipe: Recipe) -> Puzzle:
    record = position.record
    idea, rule = taught(position, proven.best)
    grade = 1 + next(
        (n for n, bot in enumerate(recipe.graders) if _found(position, proven.best, bot)), len(recipe.graders)
    )
    name = f"{record.game}-{record.seed}-{position.plies}"
    return Puzzle(
        name, replay_link(record), proven.best, grade, idea, rule, {**proven.proof, "lead": proven.lead}
    )


def _found(position: Match, best: str, bot: str) -> bool:
    """Whether the bot finds it more often than not."""
    return 2 * sum(_leads_to(position, bot, n) == best for n in range(TRIES)) > TRIES


def _leads_to(position: Match, bot: str, n: int) -> str:
    return _leads(position, bot, n)[0]


# ---- what it teaches ----------------------------------------------------------------------------------


def taught(position: Match, best: str) -> tuple[str, str]:
    """The idea of a solution and its rule, by what it brings at once beside what other choices would.

    `gain`: it brings the most now; `deny`: others lose most by it; `wait`: something else would bring more
    now; `prepare`: nothing brings points yet.
    """
    game, player = position.game, position.player
    told = {action.text: game.tried(position.state, action).told for action in position.legal}
    own = {text: _points(events, player) for text, events in told.items()}
    others = {text: sum(event.points for event in events) - own[text] for text, events in told.items()}
    rule = next((event.rule for event in told[best] if event.points and event.rule), game.info.turn_rule)
    if own[best] > 0 and own[best] == max(own.values()):
        return "gain", rule
    if others[best] < 0 and others[best] == min(others.values()):
        return "deny", rule
    return ("wait" if max(own.values()) > own[best] else "prepare"), rule


def _points(events: Sequence[Event], player: int) -> int:
    return sum(event.points for event in events if event.player == player)


# ---- the file -----------------------------------------------------------------------------------------


def write(game: str, found: Sequence[Puzzle]) -> None:
    """The puzzles in the order of their grades, a line each."""
    rows = [json.dumps(puzzle._asdict()) for puzzle in sorted(found, key=lambda each: (each.grade, each.id))]
    path_of(game).write_text('{"puzzles": [\n' + ",\n".join(rows) + "\n]}\n", "utf-8")

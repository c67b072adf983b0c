"""Puzzles out of games between bots: positions with one clearly best choice, proven by a far larger search.

A game for two is searched exactly where its end is near enough; elsewhere a bot that thinks far longer, asked
twice with different seeds, has to agree with itself. As both go by what was learned, puzzles are proven once
more by a search that plays every game to its end. How hard a puzzle is, the bots say that find it.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots.levels import read_level
from game.bots.thinking import conclude
from game.core.chance import draw
from game.core.link import replay_link
from game.core.match import Match
from game.core.puzzle import Puzzle, path_of, tasks_of
from game.core.record import new_record
from game.core.state import Event
from game.lab.files import put
from game.lab.learning.recipes import of_game as of_lab
from game.lab.puzzling.exact import Exact, TooLarge
from game.lab.puzzling.looking import Lead, alike, leads, why
from game.lab.running import Codec, Runner

LEAST_CHOICES = 4
LEAST_VALUE = 0.3  # of the solution: who has lost anyhow has nothing to look for
TRIES = 3  # by each bot that grades


class Recipe(NamedTuple):
    """How puzzles of a game are looked for.

    `players` and `options` (drawn from for each game) of the games, `by` the bots that play them; `exact`:
    how many positions may be searched, 0 where a search is not exact; else `sieve` and `proof` are what finds
    and what proves them, and `lead` the least by which the solution leads. `again`: another bot, which has to
    choose the same in place of the second long look. `rules`: the one that a
    choice is about if it brings no points yet, by its verb; with `only`, solutions have these verbs alone.
    `each`: so many puzzles of a game at most, `apart` by so many decisions. Of choices after which the player
    goes on `followed` are looked at so far. `graders` from weak to strong.
    """

    players: Sequence[int]
    by: str
    lead: float
    rules: Mapping[str, str]
    exact: int = 0
    sieve: str = ""
    proof: str = ""
    again: str = ""
    only: Sequence[str] = ()
    each: int = 2
    apart: int = 1
    followed: int = 10
    options: Mapping[str, Sequence[str]] = {}
    graders: Sequence[str] = ("greedy", "tree:30", "tree:150", "tree:600")


def recipe(game: str) -> Recipe:
    """That of a game. Raises KeyError if it has none."""
    return Recipe(**of_lab(game)["puzzles"])


class Proven(NamedTuple):
    """The best choice, by how much it leads, and what says so."""

    best: str
    next: str
    lead: float
    value: float
    by: Mapping[str, Any]


class Task(NamedTuple):
    """A game to be played and looked through."""

    game: str
    recipe: Recipe
    seed: str


ROWS: Codec[list[Puzzle]] = Codec(
    lambda found: [puzzle._asdict() for puzzle in found], lambda rows: [Puzzle(**row) for row in rows]
)


def find(game: str, games: int, runner: Runner) -> list[Puzzle]:
    """The puzzles out of so many games, found by its recipe; if there are any, its file has these."""
    tasks = [Task(game, recipe(game), f"puzzle{n}") for n in range(games)]
    found = [puzzle for rows in runner.run(of_game, tasks, ROWS, game) for puzzle in rows]
    if found:
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
    plies: list[int] = []
    for position, proven in looked:
        near = any(abs(position.plies - ply) < recipe.apart for ply in plies)
        if proven.lead >= recipe.lead and proven.value >= LEAST_VALUE and not near:
            found.append(_puzzle(position, proven, recipe))
            plies.append(position.plies)
            if len(found) == recipe.each:
                break
    return found


def _solved_exactly(match: Match, recipe: Recipe) -> Iterator[tuple[Match, Proven]]:
    """The decisions from the last one back, as long as their trees are small enough."""
    for ply in reversed(range(match.plies)):
        position = match.until(ply)
        exact = Exact(match.game, recipe.exact)
        if len(position.legal) < LEAST_CHOICES:
            continue
        try:
            (best, most), (other, second), *_ = exact.choices(position.state)
        except TooLarge:
            return
        by = {"by": "exact", "positions": exact.positions}
        yield position, Proven(best.text, other.text, most - second, most, by)


def _searched(match: Match, recipe: Recipe) -> Iterator[tuple[Match, Proven]]:
    """What quick looks find and long ones, made twice, confirm."""
    last = recipe.again or recipe.proof
    for ply in range(match.plies):
        position = match.until(ply)
        if len(position.legal) < LEAST_CHOICES or not _asks(position, recipe):
            continue
        one = _lasting(position, recipe)
        two = leads(position, last, 1, recipe.followed) if one else None
        if one is None or two is None or not alike(position, one.best, two.best):
            continue
        if recipe.again:
            by = {"by": recipe.proof, "searches": 1, "again": recipe.again}
            yield position, Proven(one.best, one.next, one.lead, one.value, by)
        elif two.lead >= recipe.lead:
            by = {"by": recipe.proof, "searches": 2}
            yield position, Proven(one.best, one.next, min(one.lead, two.lead), one.value, by)


def _lasting(position: Match, recipe: Recipe) -> "Lead | None":
    """What every look finds ahead by enough; the last one says what it is.

    Where many choices share the first quick look, it cannot tell them apart: there a gap is enough.
    """
    found = leads(position, recipe.sieve, 0)
    gap = found.gap if recipe.again else found.lead
    if gap < recipe.lead or not _asked_for(found.best, recipe):
        return None
    looks = [(recipe.proof, 0)] if recipe.again else [(recipe.sieve, recipe.followed)]
    for bot, followed in (*looks, (recipe.proof, recipe.followed)):
        found = leads(position, bot, 0, followed)
        if found.lead < recipe.lead or not _asked_for(found.best, recipe):
            return None
    return found


def _asks(position: Match, recipe: Recipe) -> bool:
    """Whether what puzzles of this game are about can be chosen."""
    if not recipe.only:
        return True
    return any(action.verb in recipe.only for action in position.game.candidates(position.state))


def _asked_for(best: str, recipe: Recipe) -> bool:
    """Whether a solution is of the verbs that puzzles of this game are about."""
    return not recipe.only or best.partition(" ")[0] in recipe.only


def _puzzle(position: Match, proven: Proven, recipe: Recipe) -> Puzzle:
    record = position.record
    idea, rule = taught(position, proven.best)
    grade = 1 + next(
        (n for n, bot in enumerate(recipe.graders) if _found(position, proven.best, bot)), len(recipe.graders)
    )
    name = f"{record.game}-{record.seed}-{position.plies}"
    proof = {**proven.by, "value": round(proven.value, 4), "lead": round(proven.lead, 4)}
    told = why(position, proven.best, proven.next)
    return Puzzle(name, replay_link(record), proven.best, proven.next, grade, idea, rule, proof, told)


def _found(position: Match, best: str, bot: str) -> bool:
    """Whether the bot finds it more often than not."""
    return 2 * sum(alike(position, leads(position, bot, n).best, best) for n in range(TRIES)) > TRIES


# ---- what it teaches ----------------------------------------------------------------------------------


def taught(position: Match, best: str) -> tuple[str, str]:
    """The idea of a solution and its rule, by what it brings at once beside what other choices would.

    `gain`: it brings the most now; `deny`: others lose most by it; `wait`: something else would bring more
    now; `prepare`: nothing brings points yet.
    """
    game, player = position.game, position.player
    choices = dict.fromkeys((*position.legal, game.info.vocabulary.read(best)))
    told = {action.text: game.tried(position.state, action).told for action in choices}
    own = {text: _points(events, player) for text, events in told.items()}
    others = {text: sum(event.points for event in events) - own[text] for text, events in told.items()}
    verb = game.info.vocabulary.read(best).verb
    usual = recipe(game.info.id).rules.get(verb, game.info.turn_rule)
    rule = next((event.rule for event in told[best] if event.points and event.rule), usual)
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
    tasks = f'"tasks": {json.dumps(held)},\n' if (held := tasks_of(game)) else ""
    put(path_of(game), f"{{{tasks}" + '"puzzles": [\n' + ",\n".join(rows) + "\n]}\n")

"""Puzzles out of games between bots: positions with one clearly best choice, proven by a far larger search.

A game for two is searched exactly where its end is near enough; elsewhere a bot that thinks far longer, asked
twice with different seeds, has to agree with itself. As both go by what was learned, puzzles are proven once
more by a search that plays every game to its end. How hard a puzzle is, the bots say that find it.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game.bots import reasons
from game.bots.bot import Budget, Question, bot_seed
from game.bots.levels import read_level
from game.bots.onward import onward
from game.bots.thinking import conclude
from game.core.chance import draw
from game.core.game import Game
from game.core.link import replay_link
from game.core.match import Match
from game.core.puzzle import Puzzle, path_of, puzzles_of, tasks_of
from game.core.record import new_record
from game.core.state import Event
from game.lab.files import put
from game.lab.learning.recipes import of_game as of_lab
from game.lab.players import seated
from game.lab.puzzling.exact import Exact, TooLarge
from game.lab.running import Codec, Runner

LEAST_CHOICES = 4
TOLD_APART = 2  # spreads
FORCED = 10  # thousandths of the visits that every choice gets
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


class Doubt(NamedTuple):
    """A puzzle to be proven once more, by a bot of the laboratory."""

    puzzle: Puzzle
    by: str


BEST: Codec[str] = Codec(str, str)
ROW: Codec[list[list[Any]]] = Codec(lambda row: row, lambda row: row)


def prove(game: str, by: str, first: int | None, runner: Runner) -> list[Puzzle]:
    """Prove the puzzles of the file, or so many of them, once more; those that it solves otherwise go.

    Those proven exactly or so already are believed. Returns those that went.
    """
    known = puzzles_of(game)
    doubted = [
        puzzle for puzzle in known if puzzle.proof["by"] != "exact" and puzzle.proof.get("again") != by
    ]
    tasks = [Doubt(puzzle, by) for puzzle in doubted[:first]]
    names = [task.puzzle.id for task in tasks]
    found = dict(zip(names, runner.run(solved, tasks, BEST, game), strict=True))
    gone = [puzzle for puzzle in known if found.get(puzzle.id, puzzle.best) != puzzle.best]
    write(game, [_again(puzzle, by, found) for puzzle in known if puzzle not in gone])
    return gone


def _again(puzzle: Puzzle, by: str, found: Mapping[str, str]) -> Puzzle:
    proof = {**puzzle.proof, "again": by}
    return puzzle._replace(proof=proof) if puzzle.id in found else puzzle


def tell(game: str, runner: Runner) -> int:
    """Look again for the reasons of all puzzles of the file. Returns how many differ from those before."""
    known = puzzles_of(game)
    found = runner.run(reasoned, known, ROW, game)
    told = [puzzle._replace(reasons=why) for puzzle, why in zip(known, found, strict=True)]
    write(game, told)
    return sum(one != other for one, other in zip(known, told, strict=True))


def reasoned(puzzle: Puzzle) -> list[list[Any]]:
    """What speaks for the solution of a puzzle against the next best, to whoever decides."""
    match = puzzle.match()
    return [[*reason] for reason in _why(match, puzzle.best, puzzle.next)]


def _why(position: Match, best: str, other: str) -> tuple[reasons.Reason, ...]:
    if not other:
        return ()
    return conclude(reasons.why(position.game, _seen(position), best, other))


def _seen(position: Match) -> Any:
    return position.game.observation(position.state, position.player)


def solved(doubt: Doubt) -> str:
    """What the bot finds best in the position of a puzzle: its solution, if that comes to the same."""
    match, best = doubt.puzzle.match(), doubt.puzzle.best
    found = _leads(match, doubt.by, 0, recipe(doubt.puzzle.game).followed).best
    return best if alike(match, found, best) else found


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
        two = _leads(position, last, 1, recipe.followed) if one else None
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
    found = _leads(position, recipe.sieve, 0)
    gap = found.gap if recipe.again else found.lead
    if gap < recipe.lead or not _asked_for(found.best, recipe):
        return None
    looks = [(recipe.proof, 0)] if recipe.again else [(recipe.sieve, recipe.followed)]
    for bot, followed in (*looks, (recipe.proof, recipe.followed)):
        found = _leads(position, bot, 0, followed)
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


def alike(position: Match, one: str, other: str) -> bool:
    """Whether two choices come to the same."""
    return one == other or _gist(position.game, position.state, one) == _gist(
        position.game, position.state, other
    )


def _gist(game: Game[Any], seen: Any, text: str) -> str:
    return game.gist(seen, game.info.vocabulary.read(text))


class Lead(NamedTuple):
    """A bot's choice and the next best, by how much more than it may err it leads, its value, the gap."""

    best: str
    next: str
    lead: float
    value: float
    gap: float = 0.0


def _leads(position: Match, bot: str, n: int, followed: int = 0) -> Lead:
    """What the bot thinks, with a seed of this number; so many of the best ones to the end of the turn."""
    thinker, (iterations, *_) = seated(bot)
    player = position.player
    game, seen = position.game, position.game.observation(position.state, player)
    seed = bot_seed(position.setup.seed, player, position.plies, f"{bot} {n}")
    budget = Budget(iterations, forced=FORCED)
    thought = conclude(thinker.think(game, seen, player, seed, budget))
    if followed:
        texts = [line.action for line in sorted(thought.lines, key=lambda line: -line.value)[:followed]]
        asked = Question(game, seen, player, position.legal)
        thought = conclude(onward(thinker, asked, thought, seed, budget, {thought.choice, *texts}))
    first, gist = thought.lines[0], _gist(game, seen, thought.lines[0].action)
    others = [line for line in thought.lines if _gist(game, seen, line.action) != gist]
    if not others:
        return Lead(first.action, "", 0.0, first.value)
    second = max(others, key=lambda line: line.value)
    gap = first.value - second.value
    lead = gap - TOLD_APART * max(first.spread, second.spread)
    return Lead(first.action, second.action, lead, first.value, gap)


def _puzzle(position: Match, proven: Proven, recipe: Recipe) -> Puzzle:
    record = position.record
    idea, rule = taught(position, proven.best)
    grade = 1 + next(
        (n for n, bot in enumerate(recipe.graders) if _found(position, proven.best, bot)), len(recipe.graders)
    )
    name = f"{record.game}-{record.seed}-{position.plies}"
    proof = {**proven.by, "value": round(proven.value, 4), "lead": round(proven.lead, 4)}
    why = _why(position, proven.best, proven.next)
    return Puzzle(name, replay_link(record), proven.best, proven.next, grade, idea, rule, proof, why)


def _found(position: Match, best: str, bot: str) -> bool:
    """Whether the bot finds it more often than not."""
    return 2 * sum(alike(position, _leads(position, bot, n).best, best) for n in range(TRIES)) > TRIES


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

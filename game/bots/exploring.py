"""What a position holds: what each seat may expect, the best moves, why another is not as good.

A search goes on for longer than any bot's, and says slice by slice what it has found so far.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple

from game.bots import reasons
from game.bots.bot import Budget, Line, Question, Thinking, Thought, bot_seed
from game.bots.chances import FULL, chance, chances, given_away, thousandths
from game.bots.judging import Look
from game.bots.leaf import Worth
from game.bots.levels import BOTS, TOLD, Level
from game.bots.onward import onward
from game.bots.review import SLIP
from game.bots.thinking import mapped, within
from game.bots.tree import Edge, Search
from game.bots.value import Weights, learned
from game.core.match import Match

MOST = 3  # moves that are told
TIMES = 4  # the iterations of the bot that is asked
PART = 2  # of its iterations, where moves are looked at closer
TWO = 2  # players: what the one may expect the other may not
NAME = "explore"

Clock = Callable[[], float]


class Way(NamedTuple):
    """A move, its player's chance of winning, by how much they will be ahead of the best other one.

    In thousandths, and tenths of a point.
    """

    action: str
    chance: int
    lead: int


class Found(NamedTuple):
    """What so many iterations have found: by seat the chances if the best move is made; the best moves."""

    iterations: int
    outlook: tuple[int, ...] = ()
    ways: tuple[Way, ...] = ()
    whole: bool = False  # whether the search is over


class Compared(NamedTuple):
    """What a move gives away against a better one, and why; nothing if it is as good."""

    loss: int
    points_lost: int
    why: tuple[reasons.Reason, ...] = ()


class Watched(Search):
    """A search that also keeps what each seat got of each move."""

    def __init__(self, question: Question, seed: int, budget: Budget, weights: Weights | None) -> None:
        super().__init__(question, seed, budget, weights)
        self.got = {action.text: [0.0] * question.game.players for action in question.actions}

    def _descend(self) -> tuple[list[Edge], Worth]:
        path, (worth, points) = super()._descend()
        got = self.got[path[0].action.text]
        for seat, value in enumerate(worth):
            got[seat] += value
        return path, (worth, points)

    def thoughts(self) -> Thinking:
        """Slice after slice, to the end of the budget."""
        while self.done < self.budget.iterations:
            self.go_on(min(self.budget.slice_iterations, self.budget.iterations - self.done))
            yield self.thought()
        return self.thought()

    def outlook(self, line: Line) -> tuple[int, ...]:
        """What each seat may expect of a move."""
        return tuple(thousandths(value / max(1, line.visits)) for value in self.got[line.action])


# ---- the best moves -----------------------------------------------------------------------------------


def iterations(match: Match, level: Level) -> int:
    """How many a position is given."""
    return TIMES * level.within(match.setup.game, match.game.players).iterations


def explore(
    match: Match, level: Level, slice_iterations: int, longest_s: float, clock: Clock
) -> Generator[Found, None, Found]:
    """What is found in the position of a match; a bot sees of it what the player to move sees.

    At the end the best moves are followed to where others decide, so that the order in which a player does
    the same things counts for nothing.
    """
    game, player = match.game, match.player
    seen = game.observation(match.state, player)
    actions = []
    for action in game.iter_candidates(seen):
        if action:
            actions.append(action)
        else:
            yield Found(0)  # what there is to choose from is still looked for
    question = Question(game, seen, player, actions)
    seed = bot_seed(match.setup.seed, player, match.plies, NAME)
    budget = Budget(iterations(match, level), slice_iterations, forced=TOLD)
    search = Watched(question, seed, budget, learned(game))

    def so_far(thought: Thought) -> Found:
        return _found(match, thought.iterations, thought.lines, search.outlook(thought.lines[0]))

    thought = yield from mapped(within(search.thoughts(), longest_s, clock), so_far)
    whole, expected = so_far(thought), search.outlook(thought.lines[0])
    bot = BOTS[level.within(match.setup.game, game.players).bot]
    closer = Budget(max(1, budget.iterations // TIMES // PART), slice_iterations)
    best = [way.action for way in whole.ways]
    followed = yield from mapped(onward(bot, question, thought, seed, closer, best), lambda _: whole)
    lines = sorted(followed.lines[: len(best)], key=lambda line: -line.value)
    outlook = _with(expected, player, lines[0].value)
    return _found(match, whole.iterations, lines, outlook)._replace(whole=True)


def _found(match: Match, done: int, lines: Sequence[Line], outlook: tuple[int, ...]) -> Found:
    best = [line for line in lines[:MOST] if line.visits]
    ways = (
        Way(line.action, chance(match, match.plies, thousandths(line.value)), round(10 * line.points))
        for line in best
    )
    return Found(done, chances(match, outlook), tuple(ways))


def _with(outlook: tuple[int, ...], player: int, value: float) -> tuple[int, ...]:
    """The same, as it is for a player who goes on in the best way."""
    own = thousandths(value)
    rest = [FULL - own if len(outlook) == TWO else other for other in outlook]
    return tuple(own if seat == player else other for seat, other in enumerate(rest))


# ---- why not another ----------------------------------------------------------------------------------


def compare(
    match: Match, better: str, worse: str, level: Level, slice_iterations: int
) -> Generator[int, None, Compared]:
    """Two moves in the position of a match looked at side by side, and if they differ, why."""
    player, read = match.player, match.game.info.vocabulary.read
    part = level.within(match.setup.game, match.game.players)
    look = Look(match, part._replace(iterations=max(1, part.iterations // PART)), slice_iterations)
    thought = yield from look.at(match.plies, player, [read(better), read(worse)], "pair")
    one, other = (next(line for line in thought.lines if line.action == text) for text in (better, worse))
    better_value, value = thousandths(one.value), thousandths(other.value)
    spread = thousandths((one.spread**2 + other.spread**2) ** 0.5)
    if better_value - value <= max(SLIP - 1, spread):
        return Compared(0, 0)
    loss = given_away(match, match.plies, better_value, value)
    seen = match.game.observation(match.state, player)
    points = max(0, round(10 * (one.points - other.points)))
    return Compared(loss, points, (yield from reasons.why(match.game, seen, better, worse)))


# ---- as data ------------------------------------------------------------------------------------------


def found_data(found: Found) -> dict[str, Any]:
    """What was found as JSON carries it."""
    return found._asdict()


def read_found(data: Any) -> Found:
    """It back again."""
    ways = tuple(Way(*way) for way in data["ways"])
    return Found(data["iterations"], tuple(data["outlook"]), ways, data["whole"])


def read_compared(data: Any) -> Compared:
    """What two moves differ in, as JSON carries it."""
    loss, points_lost, why = data["compared"]
    return Compared(loss, points_lost, tuple(map(reasons.read_reason, why)))

"""Asking bots, where nothing but the record of the game is at hand: in a worker or on the page."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from game.bots import exploring, judging, reasons, review
from game.bots.bot import Budget, Question, Thinking, Thought, bot_seed
from game.bots.chances import given_away, thousandths
from game.bots.characters import characters
from game.bots.levels import BOTS, TOLD, Level, read_level
from game.bots.onward import onward
from game.bots.thinking import counted, mapped, within
from game.bots.tree import Tree
from game.core.match import Match
from game.core.record import from_text

FOLLOWED = 3  # lines of a hint that are followed onward: the choice and two others
PART = 2  # of a hint's iterations, for each of them
LONGEST_S = 20.0  # no bot keeps anybody waiting longer, whatever machine it thinks on

Asked = Mapping[str, Any]
Clock = Callable[[], float]
Step = int | dict[str, Any]  # how far a job is: a number, or what has been found so far with its iterations
Working = Generator[Step, None, dict[str, Any]]


def ask(match: Match, bot: str, slice_iterations: int, clock: Clock, forced: int = 0) -> Thinking:
    """What a bot thinks about the position of a match, slice by slice. It sees what its seat sees."""
    return within(read_level(bot).think(match, slice_iterations, forced), LONGEST_S, clock)


def work(question: Asked, slice_iterations: int, clock: Clock) -> Working:
    """The answer to a question, as soon as it is known; until then, slice by slice, how far that is.

    A question has a job of `JOBS`, a record, the bots asked; a decision `ply` and `moves` if such are meant.
    """
    return JOBS[question["job"]](question, slice_iterations, clock)


def _move(question: Asked, slice_iterations: int, clock: Clock) -> Working:
    """What a bot plays in its turn, and why, as far as that gives away nothing that it alone sees."""
    (bot,), match = question["bots"], Match(from_text(question["record"]))
    thought = yield from counted(ask(match, bot, slice_iterations, clock))
    return answer(match, thought, _said(match, thought, read_level(bot)))


def _said(match: Match, thought: Thought, level: Level) -> "Sequence[reasons.Reason]":
    """What a bot says of its move; one that does not search says nothing."""
    game, box = match.game, match.setup.game
    searches = isinstance(level.within(box, game.players).thinker(box), Tree)
    if not searches or len(thought.lines) < 2 or game.private(match.state, match.player):
        return ()
    (best, second, *_), seen = thought.lines, game.observation(match.state, None)
    style = characters(box).get(level.character)
    said = reasons.briefly(game, seen, best.action, second.action, style)
    return (said,) if said else ()


def _hint(question: Asked, slice_iterations: int, clock: Clock) -> Working:
    """What a bot would do in somebody's place, and what speaks for it."""
    (bot,), match = question["bots"], Match(from_text(question["record"]))
    thought = yield from counted(ask(match, bot, slice_iterations, clock, TOLD))
    if thought.capped or len(thought.lines) < 2:
        return answer(match, thought)
    asked = Question(match.game, match.game.observation(match.state, match.player), match.player, ())
    thought = yield from _closer(match, asked, thought, read_level(bot), slice_iterations)
    best, second = thought.lines
    return answer(
        match, thought, (yield from reasons.why(match.game, asked.seen, best.action, second.action))
    )


def _closer(
    match: Match, asked: Question, thought: Thought, level: Level, slice_iterations: int
) -> Generator[int, None, Thought]:
    """The choice and the next best, found among a few followed to the end of what their player does."""
    bot, iterations, *_ = level.within(match.setup.game, match.game.players)
    texts = [line.action for line in thought.lines[:FOLLOWED]]
    seed = bot_seed(match.setup.seed, match.player, match.plies, "onward")
    budget = Budget(max(1, iterations // PART), slice_iterations)
    followed = yield from counted(onward(BOTS[bot], asked, thought, seed, budget, texts))
    best, *others = followed.lines[:FOLLOWED]
    second = max(others, key=lambda line: line.value - line.spread)
    return followed._replace(lines=(best, second))


def _played_out(question: Asked, slice_iterations: int, clock: Clock) -> Working:
    """A game that bots play to its end, the same everywhere: no clock cuts them short."""
    match = Match(from_text(question["record"]))
    while not match.over:
        match = yield from _played_on(match, question["bots"][match.player], slice_iterations)
        yield match.plies
    return {"points": match.game.scores(match.state)}


def _played_on(match: Match, bot: str, slice_iterations: int) -> Generator[int, None, Match]:
    """The match one decision further."""
    thought = yield from mapped(read_level(bot).think(match, slice_iterations), lambda _: match.plies)
    return match.play(thought.choice)


def _judged(question: Asked, slice_iterations: int, clock: Clock) -> Working:
    """What a decision of a finished game gave away; with a move named it is looked at more closely."""
    (bot,), closer = question["bots"], bool(question.get("moves"))
    match = Match(from_text(question["record"]))
    judged = yield from judging.judge(match, question["ply"], read_level(bot), slice_iterations, closer)
    return {"judged": review.judged_data(judged)}


def _explored(question: Asked, slice_iterations: int, clock: Clock) -> Working:
    """What may be expected of the position, and its best moves; the same so far all along."""
    (bot,) = question["bots"]
    match, level = Match(from_text(question["record"])), read_level(bot)
    looking = exploring.explore(match, level, slice_iterations, LONGEST_S, clock)
    return exploring.found_data((yield from mapped(looking, exploring.found_data)))


def _reasoned(question: Asked, slice_iterations: int, clock: Clock) -> Working:
    """What speaks for the first of two moves against the second."""
    better, worse = question["moves"]
    match = Match(from_text(question["record"]))
    seen = match.game.observation(match.state, match.player)
    told = yield from reasons.why(match.game, seen, better, worse)
    return {"why": [list(reason) for reason in told]}


def _compared(question: Asked, slice_iterations: int, clock: Clock) -> Working:
    """What the second of two moves gives away against the first at a decision, and why."""
    (bot,), (better, worse) = question["bots"], question["moves"]
    match = Match(from_text(question["record"])).until(question["ply"])
    compared = yield from exploring.compare(match, better, worse, read_level(bot), slice_iterations)
    return {"compared": compared}


def answer(match: Match, thought: Thought, why: "Sequence[reasons.Reason]" = ()) -> dict[str, Any]:
    """The choice; how far it is ahead of the next best, in points (None: no other), chances and value.

    The last two in thousandths. `capped`: the iterations after which the time was up, 0 if it was not.
    """
    lines, capped = thought.lines, thought.iterations if thought.capped else 0
    told = {"action": thought.choice, "why": [list(reason) for reason in why], "capped": capped}
    if len(lines) < 2:
        return {**told, "margin": None, "chance": 0, "value": 0, "next": ""}
    best, second = lines[:2]
    better, worse = thousandths(best.value), thousandths(second.value)
    chance, value = given_away(match, match.plies, better, worse), better - worse
    ahead = {"margin": best.points - second.points, "chance": chance, "value": value}
    return {**told, **ahead, "next": second.action}


JOBS: Mapping[str, Callable[[Asked, int, Clock], Working]] = {
    "move": _move,
    "hint": _hint,
    "judge": _judged,
    "par": _played_out,
    "explore": _explored,
    "compare": _compared,
    "reasons": _reasoned,
}

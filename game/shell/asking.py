"""Asking a bot, where nothing but the record of the game is at hand: in a worker or on the page."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from game.bots import judging, reasons, review
from game.bots.bot import Budget, Question, Thinking, Thought, bot_seed
from game.bots.levels import BOTS, TOLD, Level, read_level
from game.bots.onward import onward
from game.bots.thinking import counted, within
from game.core.match import Match
from game.core.record import from_text

FOLLOWED = 3  # lines of a hint that are followed onward: the choice and two others
PART = 2  # of a hint's iterations, for each of them
LONGEST_S = 20.0  # no bot keeps anybody waiting longer, whatever machine it thinks on


def ask(
    record: str, bot: str, slice_iterations: int, clock: Callable[[], float], forced: int = 0
) -> Thinking:
    """What a bot thinks about the position after a record, slice by slice. It sees what its seat sees."""
    thinking = read_level(bot).think(Match(from_text(record)), slice_iterations, forced)
    return within(thinking, LONGEST_S, clock)


def work(
    question: Mapping[str, Any], slice_iterations: int, clock: Callable[[], float]
) -> Generator[int, None, dict[str, Any]]:
    """The answer to a question, as soon as it is known; until then, slice by slice, how far that is."""
    if "bots" in question:
        return (yield from _played_out(question["record"], question["bots"], slice_iterations))
    if "judge" in question:
        return (yield from _judged(question, slice_iterations))
    forced = TOLD if question.get("why") else 0
    thinking = ask(question["record"], question["bot"], slice_iterations, clock, forced)
    thought = yield from counted(thinking)
    if not forced or thought.capped or len(thought.lines) < 2:
        return answer(thought)
    match = Match(from_text(question["record"]))
    asked = Question(match.game, match.game.observation(match.state, match.player), match.player, ())
    thought = yield from _closer(match, asked, thought, read_level(question["bot"]), slice_iterations)
    best, second = thought.lines
    return answer(thought, reasons.why(match.game, asked.seen, best.action, second.action))


def _closer(
    match: Match, asked: Question, thought: Thought, level: Level, slice_iterations: int
) -> Generator[int, None, Thought]:
    """The choice and the next best, found among a few followed to the end of what their player does."""
    bot, iterations, _ = level.within(match.setup.game, match.game.players)
    texts = [line.action for line in thought.lines[:FOLLOWED]]
    seed = bot_seed(match.setup.seed, match.player, match.plies, "onward")
    budget = Budget(max(1, iterations // PART), slice_iterations)
    followed = yield from counted(onward(BOTS[bot], asked, thought, seed, budget, texts))
    best, *others = followed.lines[:FOLLOWED]
    second = max(others, key=lambda line: line.value - line.spread)
    return followed._replace(lines=(best, second))


def _played_out(
    record: str, bots: Sequence[str], slice_iterations: int
) -> Generator[int, None, dict[str, Any]]:
    """A game that bots play to its end, the same everywhere: no clock cuts them short."""
    match = Match(from_text(record))
    while not match.over:
        thinking = read_level(bots[match.player]).think(match, slice_iterations)
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                match = match.play(end.value.choice)
                break
            yield match.plies
        yield match.plies
    return {"points": match.game.scores(match.state)}


def _judged(question: Mapping[str, Any], slice_iterations: int) -> Generator[int, None, dict[str, Any]]:
    """What a decision of a finished game gave away."""
    match, level = Match(from_text(question["record"])), read_level(question["bot"])
    judged = yield from judging.judge(match, question["judge"], level, slice_iterations)
    return {"judged": review.judged_data(judged)}


def answer(thought: Thought, why: "Sequence[reasons.Reason]" = ()) -> dict[str, Any]:
    """The choice; by how many points and how much of a win it is ahead of the next best (None: no other).

    `capped`: the iterations after which the time was up, 0 if it was not.
    """
    lines, capped = thought.lines, thought.iterations if thought.capped else 0
    told = {"action": thought.choice, "why": [list(reason) for reason in why], "capped": capped}
    if len(lines) < 2:
        return {**told, "margin": None, "chance": 0.0}
    best, second = lines[:2]
    return {**told, "margin": best.points - second.points, "chance": best.value - second.value}

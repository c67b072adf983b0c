"""Asking a bot, where nothing but the record of the game is at hand: in a worker or on the page."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from game.bots import judging, reasons, review
from game.bots.bot import Thinking, Thought
from game.bots.levels import TOLD, read_level
from game.bots.thinking import within
from game.core.match import Match
from game.core.record import from_text

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
    while True:
        try:
            yield next(thinking).iterations
        except StopIteration as end:
            told = _why(question["record"], end.value) if forced else ()
            return answer(end.value, told)


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


def _why(record: str, thought: Thought) -> "tuple[reasons.Reason, ...]":
    """What speaks for the choice against the next best."""
    if len(thought.lines) < 2:
        return ()
    match = Match(from_text(record))
    seen = match.game.observation(match.state, match.player)
    return reasons.why(match.game, seen, thought.lines[0].action, thought.lines[1].action)


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

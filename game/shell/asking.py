"""Asking a bot, where nothing but the record of the game is at hand: in a worker or on the page."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from game.bots.bot import Thinking, Thought
from game.bots.levels import read_level
from game.bots.thinking import within
from game.core.match import Match
from game.core.record import from_text

LONGEST_S = 20.0  # no bot keeps anybody waiting longer, whatever machine it thinks on


def ask(record: str, bot: str, slice_iterations: int, clock: Callable[[], float]) -> Thinking:
    """What a bot thinks about the position after a record, slice by slice. It sees what its seat sees."""
    thinking = read_level(bot).think(Match(from_text(record)), slice_iterations)
    return within(thinking, LONGEST_S, clock)


def work(
    question: Mapping[str, Any], slice_iterations: int, clock: Callable[[], float]
) -> Generator[int, None, dict[str, Any]]:
    """The answer to a question, as soon as it is known; until then, slice by slice, how far that is."""
    if "bots" in question:
        return (yield from _played_out(question["record"], question["bots"], slice_iterations))
    thinking = ask(question["record"], question["bot"], slice_iterations, clock)
    while True:
        try:
            yield next(thinking).iterations
        except StopIteration as end:
            return answer(end.value)


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


def answer(thought: Thought) -> dict[str, Any]:
    """The choice, and by how many points it is ahead of the next best (None: there is no other)."""
    lines = thought.lines
    margin = lines[0].points - lines[1].points if len(lines) > 1 else None
    return {"action": thought.choice, "margin": margin}

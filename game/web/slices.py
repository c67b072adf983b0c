"""A bot's thinking in slices, so that the thread it runs on can do other things in between."""

import asyncio
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from game.bots.asking import Step, work

TOLD_EVERY_S = 0.2
SLICE_S = 0.004  # a frame has 16 ms, of which laying out and painting take their part
THINKING_S = 0.012  # of thinking between two looks at what else there is to do


async def in_slices(work: Iterator[object], stopped: Callable[[], bool]) -> bool:
    """Some work in slices; whether it was done, not stopped."""
    begun = perf_counter()
    for _ in work:
        if perf_counter() - begun > SLICE_S:
            await asyncio.sleep(0)
            if stopped():
                return False
            begun = perf_counter()
    return True


async def think(
    question: dict[str, Any],
    slice_iterations: int,
    stopped: Callable[[], bool],
    tell: Callable[[Step], None],
) -> dict[str, Any] | None:
    """The answer to a question, None if it was stopped; `tell` hears how far it is."""
    working = work(question, slice_iterations, perf_counter)
    told = begun = perf_counter()
    while True:
        try:
            done = next(working)
        except StopIteration as end:
            answer: dict[str, Any] = end.value
            return answer
        if perf_counter() - begun < THINKING_S:
            continue
        await asyncio.sleep(0)  # lets a click or a message in
        if stopped():
            working.close()
            return None
        begun = perf_counter()
        if begun - told > TOLD_EVERY_S:
            told = begun
            tell(done)

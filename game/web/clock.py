"""The moment a message comes: the date on the wall and a word of pure chance."""

import asyncio
import time
from collections.abc import Callable
from os import urandom
from typing import Any

from game.shell.model import Moment

CHANCE_BYTES = 8


def moment() -> Moment:
    """Now."""
    return Moment(
        time.strftime("%Y-%m-%d %H:%M"),
        urandom(CHANCE_BYTES).hex(),
        time.strftime("%Y-%m-%d", time.gmtime()),
    )


def later(ms: int, act: Callable[[], None]) -> asyncio.TimerHandle:
    """Do something after a while."""
    return asyncio.get_event_loop().call_later(ms / 1000, act)


def run(work: Any) -> None:
    """Do something that takes its time, beside everything else."""
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


_tasks: set["asyncio.Future[None]"] = set()  # the loop itself holds its tasks only weakly

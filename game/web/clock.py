"""The moment a message comes: the date on the wall and a word of pure chance."""

import asyncio
import time
from collections.abc import Callable
from random import SystemRandom

from game.shell.model import Moment

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
LENGTH = 16


def moment() -> Moment:
    """Now."""
    word = "".join(SystemRandom().choices(LETTERS, k=LENGTH))
    return Moment(time.strftime("%Y-%m-%d %H:%M"), word)


def later(ms: int, act: Callable[[], None]) -> asyncio.TimerHandle:
    """Do something after a while."""
    return asyncio.get_event_loop().call_later(ms / 1000, act)

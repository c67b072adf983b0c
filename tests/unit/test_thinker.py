"""The page's side of thinking, without a browser: questions nobody waits for any more."""

import asyncio
import json
import sys
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

import pytest

from game.shell.effects import Ask
from game.shell.messages import Answered, Message

ANSWER = {"id": 1, "action": "take 1", "margin": 0, "chance": 0, "why": [], "capped": False}


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Message], None]], Any]:
    """Makes thinkers whose browser does nothing and whose clock stands still."""
    browser = MagicMock()
    browser.performance.now.return_value = browser.motion.ends.return_value = 0.0
    for name in ("js", "pyodide", "pyodide.ffi", "pyscript", "pyscript.js_modules", "pyodide.code"):
        monkeypatch.setitem(sys.modules, name, browser)
    for name in ("game.web.thinker", "game.web.clock", "game.web.slices"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    module: ModuleType = import_module("game.web.thinker")
    monkeypatch.delitem(sys.modules, "game.web.thinker")
    made: Callable[[Callable[[Message], None]], Any] = module.Thinker
    return made


def asked(least_ms: int = 0) -> Ask:
    return Ask(1, "move", "record", ("level:1",), least_ms=least_ms)


def said(thinker: Any, message: dict[str, Any]) -> None:
    thinker._hear(MagicMock(data=json.dumps(message)))


def test_an_answer_is_given(thinker: Any) -> None:
    told: list[Message] = []

    async def course() -> None:
        one = thinker(told.append)
        one.think(asked())
        said(one, {"ready": True})
        said(one, ANSWER)
        await asyncio.sleep(0.01)

    asyncio.run(course())
    assert [type(message) for message in told] == [Answered]


@pytest.mark.parametrize("again", [False, True])
def test_a_question_is_taken_back_just_when_its_answer_has_come(thinker: Any, again: bool) -> None:
    told: list[Message] = []

    async def course() -> list[BaseException | None]:
        one = thinker(told.append)
        one.think(asked())
        said(one, {"ready": True})
        said(one, ANSWER)
        one.cancel(1)
        if again:
            said(one, ANSWER)
        given = [task for task in asyncio.all_tasks() if "._give()" in repr(task)]
        await asyncio.wait(given)
        return [task.exception() for task in given]

    assert asyncio.run(course()) == [None]
    assert told == []


@pytest.mark.parametrize("ready", [False, True])
def test_a_worker_that_starts_is_awaited_look_by_look(
    thinker: Any, monkeypatch: pytest.MonkeyPatch, *, ready: bool
) -> None:
    """A device that sleeps meanwhile comes to one look more, not to the end of the time."""
    looks = list[float]()
    one = thinker([].append)

    async def slept(seconds: float) -> None:
        looks.append(seconds)
        one.ready = ready and len(looks) > 3

    monkeypatch.setattr(asyncio, "sleep", slept)
    asyncio.run(one._give_up())
    assert one.moved is not ready
    assert len(looks) == (4 if ready else 10)
    assert max(looks) < 5

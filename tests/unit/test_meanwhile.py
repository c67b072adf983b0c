"""What the page asks its browser for, without a browser: answers that come late, or after something else."""

import asyncio
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any
from unittest.mock import MagicMock

import pytest

PARTS = ("js", "pyodide", "pyodide.ffi", "pyscript", "pyscript.js_modules", "pyodide.code")
Part = Callable[[str], Any]


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> MagicMock:
    """One that does nothing by itself, and whose page stands in no other."""
    outside = MagicMock()
    for name in PARTS:
        monkeypatch.setitem(sys.modules, name, outside)
    outside.window.embedded, outside.window.top = None, outside.window.self
    outside.document.hidden, outside.location.hash = False, ""
    outside.create_once_callable = outside.create_proxy = lambda heard: heard
    return outside


@pytest.fixture
def part(outside: MagicMock, monkeypatch: pytest.MonkeyPatch) -> Part:
    """A module of the page as it finds this browser."""

    def found(name: str) -> Any:
        for each in (name, "game.web.clock"):
            monkeypatch.delitem(sys.modules, each, raising=False)
        module = import_module(name)
        monkeypatch.delitem(sys.modules, name)
        return module

    return found


def test_a_screen_that_was_asked_for_twice_is_held_once(outside: MagicMock, part: Part) -> None:
    held = set[int]()

    async def course() -> None:
        may_come, asked = asyncio.Event(), 0

        async def request(kind: str) -> MagicMock:
            nonlocal asked
            asked += 1
            nth = asked
            await may_come.wait()
            held.add(nth)
            return MagicMock(release=lambda: held.discard(nth))

        outside.navigator.wakeLock.request = request
        device = part("game.web.device").Device()
        for playing in (True, False, True):
            device.follow(playing=playing, waiting=0)
            await asyncio.sleep(0)
        may_come.set()
        await asyncio.sleep(0.01)
        assert len(held) == 1
        device.follow(playing=False, waiting=0)

    asyncio.run(course())
    assert held == set()


def test_an_answer_after_its_time_is_nobodys(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    offline = part("game.web.offline")
    monkeypatch.setattr(offline, "ANSWER_S", 0.001)

    async def course() -> None:
        assert await offline._state(MagicMock()) == offline.State()
        offline.MessageChannel.new().port1.onmessage(MagicMock())

    asyncio.run(course())


def test_a_link_opened_on_the_way_back_ends_the_way(outside: MagicMock, part: Part) -> None:
    history = part("game.web.history").History([].append)
    history.follow(("game", "rules"))
    history.follow(("game",))
    outside.window.history.go.assert_called_once_with(-1)
    outside.Array.isArray.return_value, outside.location.hash = False, "#duel-1-2"
    history._moved(MagicMock())
    history.follow(("game",))
    assert history.kept == ("game",)

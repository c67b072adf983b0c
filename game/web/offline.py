"""The page's side of the service worker: install it, ask what it keeps, tell it to take over."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from js import MessageChannel, document, location, navigator, window
from pyodide.ffi import create_once_callable, create_proxy, to_js

from game.shell.messages import Kept, Message, NewVersion
from game.web.clock import later, run

SCRIPT = "sw.js"
AFTER_MS = 1_000  # the first clicks come first
AGAIN_MS = 3_600_000  # a page that stays open looks for a new version
ANSWER_S = 20.0


def build() -> str:
    """The short name of the site this page belongs to; empty where there is none, as in a single file."""
    found = document.querySelector('meta[name="build"]')
    return str(found.content) if found else ""


class Offline:
    """One worker serves all tabs; `may_leave` says whether this one can be loaded again without loss."""

    def __init__(self, send: Callable[[Message], None], may_leave: Callable[[], bool]) -> None:
        self.send = send
        self.may_leave = may_leave
        self.build = build()
        self.registration: Any = None
        self.offered = ""  # the build that the player has been told of
        self.lacking = ""  # the file that this build's worker did not get as it was built

    def start(self) -> None:
        """Install the worker, unless this page is part of another one or of none."""
        if self.build and window.top == window.self:
            later(AFTER_MS, lambda: run(self._register()))

    def switch(self) -> None:
        """The version that waits takes over; the change of workers loads every tab again."""
        if self.registration and self.registration.waiting:
            self.registration.waiting.postMessage("switch")

    async def _register(self) -> None:
        try:
            workers = navigator.serviceWorker
            workers.addEventListener("message", create_proxy(self._hear))
            self.registration = await workers.register(SCRIPT)
            workers.addEventListener(
                "controllerchange", create_proxy(lambda _: run(self._look(changed=True)))
            )
            self.registration.addEventListener("updatefound", create_proxy(lambda _: self._follow()))
        except Exception:  # noqa: BLE001 - there may be no workers, none allowed here, or no server
            return
        self._follow()
        await self._look()
        later(AGAIN_MS, self._update)

    def _follow(self) -> None:
        """A worker on its way in says when it has arrived."""
        coming = self.registration.installing
        if coming:
            coming.addEventListener("statechange", create_proxy(lambda _: run(self._look())))

    def _hear(self, event: Any) -> None:
        """A worker names what it lacks before it gives up."""
        if event.data.build == self.build:
            self.lacking = str(event.data.lacking)
            self.send(Kept(whole=False, lacking=self.lacking))

    def _update(self) -> None:
        async def update() -> None:
            with suppress(Exception):  # the server may be gone
                await self.registration.update()

        run(update())
        later(AGAIN_MS, self._update)

    async def _look(self, changed: bool = False) -> None:
        """Who answers this page, what is kept, what waits; `changed`: somebody else answers it since now."""
        answers = await _state(navigator.serviceWorker.controller)
        if answers.build not in ("", self.build) and (changed or not answers.fresh):
            if self.may_leave():
                location.reload()  # to be of one version with it
            return
        active = await _state(self.registration.active)
        waiting = await _state(self.registration.waiting)
        self.send(Kept(active.build == self.build and active.complete, self.lacking))
        if waiting.build == self.build:  # this very page came from the host: its own version need not wait
            self.switch()
        elif waiting.build and waiting.build != self.offered:
            self.offered = waiting.build
            self.send(NewVersion())


class State(NamedTuple):
    """What a worker says of itself: its build, whether it has all files, whether the host comes first."""

    build: str = ""
    complete: bool = False
    fresh: bool = False


async def _state(worker: Any) -> State:
    """Of a worker; nothing of one that is not there or not ours."""
    if not worker:
        return State()
    answer: asyncio.Future[Any] = asyncio.get_event_loop().create_future()
    channel = MessageChannel.new()

    def hear(event: Any) -> None:
        if not answer.done():  # nobody waits any more
            answer.set_result(event.data)

    channel.port1.onmessage = create_once_callable(hear)
    worker.postMessage("state", to_js([channel.port2]))
    try:
        said = await asyncio.wait_for(answer, ANSWER_S)
    except TimeoutError:
        return State()
    return State(said.build, said.complete, said.fresh)

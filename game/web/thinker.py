"""The page's side of thinking: a worker with an interpreter of its own, or slices on the page."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import js
from js import performance
from pyodide.ffi import create_proxy, to_js
from pyscript.js_modules import motion

from game.shell.effects import Ask
from game.shell.messages import Answered, Message, Progress, ThinkingFailed, ThinkingMoved
from game.web.clock import later, run
from game.web.slices import think

SCRIPT = "bot-worker.mjs"
MODULE = "game.web.worker_main"
PAGE_SLICE = 4
LOOK_S = 3.0
START_LOOKS = 10
SILENT_LOOKS = 5  # a worker at work says every fifth of a second how far it is
PREPARE_AFTER_MS = 400


class Thinker:
    """Answers questions by messages. The worker is started by the first question and then kept."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self.send = send
        self.asked: dict[int, Ask] = {}  # not answered yet
        self.since: dict[int, float] = {}  # those that nobody has worked out yet: when they were asked
        self.worker: Any = None
        self.ready = False
        self.moved = False
        self.heard = False  # something from the worker since the last look
        self.watched = False
        self.hurried = asyncio.Event()

    def think(self, wish: Ask) -> None:
        """Bots are given a job."""
        self.asked[wish.request] = wish
        self.since[wish.request] = performance.now()
        self.hurried.clear()
        if not self.watched:
            run(self._watch())
        if self.moved:
            self._on_page(wish)
        elif self.ready:
            self._post(wish)
        else:
            self._start()

    def prepare(self) -> None:
        """A bot will be asked soon: the worker can be started once the page is at rest."""
        if self.worker is None and not self.moved:
            later(PREPARE_AFTER_MS, self._start)

    def cancel(self, request: int) -> None:
        """Nobody waits for this answer any more."""
        self.since.pop(request, None)
        if self.asked.pop(request, None) and self.ready:
            self.worker.postMessage(json.dumps({"stop": request}))

    def hurry(self) -> None:
        """An answer that is held back is given now."""
        self.hurried.set()

    # ---- the worker -----------------------------------------------------------------------------

    def _start(self) -> None:
        if self.worker is not None or self.moved:
            return
        try:
            script = getattr(js.runtimeAssets, SCRIPT)
            performance.mark("worker")
            self.worker = js.Worker.new(script, _object({"type": "module"}))
            self.worker.onmessage = create_proxy(self._hear)
            self.worker.onerror = create_proxy(self._died)
            parts = {"assets": js.runtimeAssets, "sums": js.runtimeSums, "module": MODULE}
            self.worker.postMessage(_object(parts))
        except Exception:  # noqa: BLE001 - there may be no workers here at all
            self._move()
            return
        run(self._give_up())

    async def _give_up(self) -> None:
        """A worker that does not start is done without. Looks are counted here, too."""
        for _ in range(START_LOOKS):
            await asyncio.sleep(LOOK_S)
            if self.ready:
                return
        self._move()

    async def _watch(self) -> None:
        """A worker can end without a word. Looks are counted, not the time: a device may sleep in between."""
        self.watched, silent = True, 0
        while self.since and not self.moved:
            self.heard = False
            await asyncio.sleep(LOOK_S)
            silent = silent + 1 if self.ready and not self.heard else 0
            if silent == SILENT_LOOKS:
                self._move()
        self.watched = False

    def _post(self, wish: Ask) -> None:
        self.worker.postMessage(json.dumps(_question(wish)))

    def _hear(self, event: Any) -> None:
        message = json.loads(event.data)
        self.heard = True
        if "ready" in message:
            self.ready = True
            performance.mark("worker ready")
            for request in list(self.since):
                self._post(self.asked[request])
        else:
            self._answered(message)

    def _died(self, event: Any) -> None:
        event.preventDefault()
        self._move()

    def _move(self) -> None:
        """From now on bots think on the page; whatever was asked is asked again there."""
        if self.moved:
            return
        self.moved, self.ready = True, False
        if self.worker is not None:
            self.worker.terminate()
        self.send(ThinkingMoved())
        for request in list(self.since):
            self._on_page(self.asked[request])

    # ---- the page -------------------------------------------------------------------------------

    def _on_page(self, wish: Ask) -> None:
        run(self._think_here(wish))

    async def _think_here(self, wish: Ask) -> None:
        request = wish.request
        try:
            found = await think(
                _question(wish),
                PAGE_SLICE,
                lambda: request not in self.asked,
                lambda done: self.send(_progress(request, done)),
            )
        except Exception as error:  # noqa: BLE001 - the game goes on without this bot
            found = {"error": f"{type(error).__name__}: {error}"}
        if found is not None:
            self._answered({"id": request, **found})

    # ---- answers --------------------------------------------------------------------------------

    def _answered(self, message: dict[str, Any]) -> None:
        """What came of a question, or how far it is; nothing if nobody waits for it any more."""
        request = message["id"]
        if request not in self.since:
            return
        wish = self.asked[request]
        if "done" in message:
            self.send(_progress(request, message["done"]))
            return
        begun = self.since.pop(request)
        if "error" in message:
            del self.asked[request]
            self.send(ThinkingFailed(request, message["error"]))
        else:
            run(self._give(wish, begun, Answered(request, message)))

    async def _give(self, wish: Ask, begun: float, answer: Answered) -> None:
        """The answer, when what moved has arrived and the pause is over that lets people follow."""
        rest = max(begun, motion.ends()) + wish.least_ms - performance.now()
        if rest > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), rest / 1000)
        if self.asked.pop(answer.request, None):
            self.send(answer)


def _question(wish: Ask) -> dict[str, Any]:
    asked = {"id": wish.request, "job": wish.job, "record": wish.record}
    return {**asked, "bots": wish.bots, "ply": wish.ply, "moves": wish.moves}


def _progress(request: int, done: Any) -> Progress:
    """How far it is, with what has been found so far if that is told."""
    return Progress(request, done) if isinstance(done, int) else Progress(request, done["iterations"], done)


def _object(entries: dict[str, Any]) -> Any:
    return to_js(entries, dict_converter=js.Object.fromEntries)

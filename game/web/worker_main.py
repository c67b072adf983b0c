"""The worker's side of thinking: questions in, answers out, as JSON text.

In: a question as `game.bots.asking` answers it, with an id, or {"stop": id}. Out: {"ready"}, {"id", "done"},
{"id"} and the answer, or {"id", "error"}.
"""

import asyncio
import json
from typing import Any

import js
from pyodide.ffi import create_proxy

from game.web.slices import think

SLICE_ITERATIONS = 12
stopped: set[int] = set()
working: set["asyncio.Future[None]"] = set()  # the loop itself holds its tasks only weakly


def start() -> None:
    """Take over the worker."""
    js.onmessage = create_proxy(_hear)
    _say({"ready": True})


def _hear(event: Any) -> None:
    message = json.loads(event.data)
    if "stop" in message:
        stopped.add(message["stop"])
        return
    task = asyncio.ensure_future(_answer(message))
    working.add(task)
    task.add_done_callback(working.discard)


async def _answer(question: dict[str, Any]) -> None:
    request = question["id"]
    try:
        found = await think(
            question,
            SLICE_ITERATIONS,
            lambda: request in stopped,
            lambda done: _say({"id": request, "done": done}),
        )
    except Exception as error:  # noqa: BLE001 - whatever went wrong, the page has to hear of it
        _say({"id": request, "error": f"{type(error).__name__}: {error}"})
        return
    stopped.discard(request)
    if found is not None:
        _say({"id": request, **found})


def _say(message: dict[str, Any]) -> None:
    js.postMessage(json.dumps(message))

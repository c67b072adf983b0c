"""A page in any browser that takes WebDriver's commands: looking, clicking, pressing keys."""

import json
import time
from typing import Any

from tests.browsers.webdriver import Session

WAIT_S = 60.0
POLL_S = 0.05
KEYS = {
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
}
PLAYABLE = "performance.getEntriesByName('playable').length && !document.getElementById('boot')"
# Where the first visible one lies, its middle in the window.
MIDDLE = """(all => { const one = all.find(element => element.getClientRects().length); if (!one) return null;
    one.scrollIntoView({block: 'nearest'}); const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
})([...document.querySelectorAll(%s)])"""
LEGAL = """[...document.querySelectorAll('#screen [data-act]:not([aria-disabled="true"])')]
    .filter(thing => thing.getClientRects().length).map(thing => thing.dataset.act)"""


class Visit:
    """Somebody at the browser."""

    def __init__(self, session: Session, url: str) -> None:
        self.session = session
        self.url = url

    def open(self, path: str = "") -> "Visit":
        """Load a page and wait until it answers clicks."""
        self.goto(path)
        return self.started()

    def started(self) -> "Visit":
        self.wait(PLAYABLE)
        return self

    def goto(self, path: str) -> None:
        self.session.send("Navigate", url=self.url + path)

    def reload(self) -> "Visit":
        self.session.send("Refresh")
        return self.started()

    def enter(self, frame: str) -> None:
        """Look into a frame from now on."""
        found = self.session.send("FindElement", using="css selector", value=frame)
        self.session.send("SwitchToFrame", id=found)

    def look(self, expression: str) -> Any:
        return self.session.send("ExecuteScript", script=f"return {expression}", args=[])

    def wait(self, expression: str) -> Any:
        """The value of the expression, once it is true."""
        deadline = time.monotonic() + WAIT_S
        while not (found := self.look(expression)):
            assert time.monotonic() < deadline, f"not true within {WAIT_S} s: {expression}"
            time.sleep(POLL_S)
        return found

    def click(self, selector: str) -> "Visit":
        """A click of the mouse in the middle of the first visible one."""
        x, y = self.wait(MIDDLE % json.dumps(selector))
        moves = [
            {"type": "pointerMove", "duration": 0, "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self.session.send("PerformActions", actions=[mouse])
        return self

    def cmd(self, name: str) -> "Visit":
        return self.click(f'[data-cmd="{name}"]')

    def act(self, name: str) -> "Visit":
        return self.click(f'#screen [data-act="{name}"]')

    def press(self, *keys: str) -> "Visit":
        strokes = [
            {"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")
        ]
        self.session.send("PerformActions", actions=[{"type": "key", "id": "keys", "actions": strokes}])
        return self

    def size(self, width: int, height: int) -> "Visit":
        """Give the page inside the window this size, as far as the window can be made so small."""
        for _ in range(4):
            inner = self.look("[innerWidth, innerHeight]")
            if inner == [width, height]:
                break
            window = self.session.send("GetWindowRect")
            self.session.send(
                "SetWindowRect",
                x=0,
                y=0,
                width=window["width"] + width - inner[0],
                height=window["height"] + height - inner[1],
            )
            time.sleep(0.3)
        return self

    def await_turn(self) -> list[str]:
        found: list[str] = self.wait(f"(legal => legal.length ? legal : null)({LEGAL})")
        return found

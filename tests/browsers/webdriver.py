"""The two ways in which browsers take the commands of the WebDriver standard; names are the standard's."""

import json
import socket
import time
import urllib.error
import urllib.request
from typing import Any, Protocol

TIMEOUT_S = 60.0
JSON = {"Content-Type": "application/json"}
# Command -> HTTP method and path, of those that are used here.
PATHS = {
    "NewSession": ("POST", ""),
    "DeleteSession": ("DELETE", ""),
    "Navigate": ("POST", "/url"),
    "Refresh": ("POST", "/refresh"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "PerformActions": ("POST", "/actions"),
    "GetWindowRect": ("GET", "/window/rect"),
    "SetWindowRect": ("POST", "/window/rect"),
    "FindElement": ("POST", "/element"),
    "SwitchToFrame": ("POST", "/frame"),
    "TakeScreenshot": ("GET", "/screenshot"),
}


class WebDriverError(RuntimeError):
    """What the browser answers instead of doing it."""


class Session(Protocol):
    """A browser that takes commands."""

    def send(self, command: str, **parameters: Any) -> Any: ...


class Marionette:
    """Firefox's own door: each message is its length, a colon and JSON."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), TIMEOUT_S)
        self.door = self.socket.makefile("rwb")
        self._receive()  # it introduces itself
        self.send("NewSession", acceptInsecureCerts=False)

    def send(self, command: str, **parameters: Any) -> Any:
        message = json.dumps([0, 1, f"WebDriver:{command}", parameters]).encode()
        self.door.write(b"%d:%s" % (len(message), message))
        self.door.flush()
        _, _, error, result = self._receive()
        if error:
            raise WebDriverError(f"{command}: {error['error']}: {error['message']}")
        return result.get("value", result) if isinstance(result, dict) else result

    def close(self) -> None:
        self.door.close()
        self.socket.close()

    def _receive(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            read = self.door.read(1)
            if not read:
                raise WebDriverError("Firefox has gone.")
            length += read
        return json.loads(self.door.read(int(length[:-1])))


class Http:
    """The standard's own door: a server that starts the browser."""

    def __init__(self, port: int, capabilities: dict[str, Any]) -> None:
        self.url = f"http://127.0.0.1:{port}/session"
        found = self.send("NewSession", capabilities={"alwaysMatch": capabilities})
        self.url += f"/{found['sessionId']}"

    def send(self, command: str, **parameters: Any) -> Any:
        method, path = PATHS[command]
        body = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(
            self.url + path, body, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            said = json.load(error)["value"]
            raise WebDriverError(f"{command}: {said['error']}: {said['message']}") from error


def await_port(port: int) -> None:
    """Wait until somebody listens there."""
    deadline = time.monotonic() + TIMEOUT_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return

"""Files that come in, chosen or dropped anywhere on the page, as messages with their text."""

from collections.abc import Callable
from typing import Any

from js import document
from pyodide.ffi import JsException, create_proxy

from game.shell.messages import Brought, Dragged, Message, TooLarge
from game.shell.share.backup import LARGEST
from game.web.clock import run

KIND = "Files"  # how a drag names what comes from the disk
TYPES = ".txt,.json,.jsonl,text/plain"


class Files:
    """One place for files. Whatever else is dragged is left to the browser."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self.send = send
        self.over = False
        self.input: Any = document.createElement("input")
        self.input.type, self.input.accept, self.input.multiple = "file", TYPES, True
        self.input.addEventListener("change", create_proxy(self._chosen))
        handlers = {
            "dragenter": self._drag,
            "dragover": self._drag,
            "dragleave": self._leave,
            "drop": self._drop,
        }
        for kind, handler in handlers.items():
            document.addEventListener(kind, create_proxy(handler))

    def choose(self) -> None:
        """Let the browser ask for files."""
        self.input.value = ""
        self.input.click()

    def _chosen(self, event: Any) -> None:
        self._take(self.input.files)

    def _drag(self, event: Any) -> None:
        if _of_files(event):
            event.preventDefault()
            self._tell(over=True)

    def _leave(self, event: Any) -> None:
        if self.over and not event.relatedTarget:  # out of the window
            self._tell(over=False)

    def _drop(self, event: Any) -> None:
        if _of_files(event):
            event.preventDefault()
            self._tell(over=False)
            self._take(event.dataTransfer.files)

    def _tell(self, *, over: bool) -> None:
        if over != self.over:
            self.over = over
            self.send(Dragged(over))

    def _take(self, files: Any) -> None:
        run(self._read([files.item(n) for n in range(files.length)]))

    async def _read(self, files: list[Any]) -> None:
        for file in files:
            if file.size > LARGEST:
                self.send(TooLarge(file.name))
            else:
                self.send(Brought(file.name, await _text(file)))


async def _text(file: Any) -> str:
    """What a file holds; nothing if it is a folder or gone by now."""
    try:
        return str(await file.text())
    except JsException:
        return ""


def _of_files(event: Any) -> bool:
    return bool(event.dataTransfer) and event.dataTransfer.types.includes(KIND)

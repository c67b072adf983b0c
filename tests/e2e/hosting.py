"""A host as others have it: it lets everything be cached, changes its version, and can be gone.

It may also send other fields than most, mistake types, and change what it sends.
"""

import io
import threading
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from game import __version__
from game.publish.server import TYPES
from game.publish.site import START, Site, content, finished
from tests.serving import free_port

SUB_PATH = "/some/path/"
VERSION = __version__.encode()
VERSIONS = """() => [document.body.dataset.version, String(globalThis.bootVersion),
    getComputedStyle(document.documentElement).getPropertyValue('--version').trim()]"""


class Host:
    """Serves `site` below a sub-path; `then` is called with every path that was answered."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{SUB_PATH}"
        self.then: Callable[[str], None] = lambda _path: None
        self.server: ThreadingHTTPServer | None = None
        self.fields = {"Cache-Control": "max-age=600"}
        self.types: dict[str, str] = {}  # by the end of a name, where they are others than ours
        self.change: Callable[[str, bytes], bytes] = lambda _path, data: data
        self.sent: Counter[str] = Counter()  # how often

    def start(self) -> None:
        host = self

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                path = urlsplit(self.path).path.removeprefix(SUB_PATH) or START
                entry = host.site.get(path)
                data = b"" if entry is None else host.change(path, content(entry))
                self.send_response(404 if entry is None else 200)
                self.send_header("Content-Type", (TYPES | host.types)[PurePosixPath(path).suffix])
                for field, value in host.fields.items():
                    self.send_header(field, value)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                if self.command == "HEAD":
                    return
                host.sent[path] += 1
                with suppress(ConnectionError):  # whoever asked has gone
                    self.wfile.write(data)
                host.then(path)

            do_HEAD = do_GET  # noqa: N815 - the name is the standard library's

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), Answer)
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}).start()

    def stop(self) -> None:
        if self.server:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


@contextmanager
def hosting(site: Site) -> Iterator[Host]:
    host = Host(site)
    host.start()
    try:
        yield host
    finally:
        host.stop()


def version(raw: Site, number: int, fresh: bool = False) -> Site:
    """The site as version 0.`number`.0: page, style, a module, and the game itself say so."""
    mark = str(number).encode()
    changed: Site = {
        START: content(raw[START]).replace(b"<body>", b'<body data-version="%s">' % mark),
        "static/style.css": content(raw["static/style.css"]) + b":root{--version:%s}" % mark,
        "static/js/boot.mjs": content(raw["static/js/boot.mjs"]) + b"globalThis.bootVersion=%s;" % mark,
        "static/runtime/game.zip": _game(content(raw["static/runtime/game.zip"]), mark),
    }
    return finished(raw | changed, fresh)


def _game(packed: bytes, mark: bytes) -> bytes:
    changed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(packed)) as old, zipfile.ZipFile(changed, "w") as new:
        for entry in old.infolist():
            data = old.read(entry)
            new.writestr(
                entry, data.replace(VERSION, b"0.%s.0" % mark) if "__init__" in entry.filename else data
            )
    return changed.getvalue()

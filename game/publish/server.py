"""A web server for one person: this computer only, the site and nothing else."""

import hashlib
import os
import sys
from collections.abc import Callable, Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath
from threading import Lock
from typing import Any
from urllib.parse import unquote, urlsplit

from game.publish.problem import PublishError
from game.publish.site import PAGES, START, Site, content

ADDRESS = "127.0.0.1"
ASK_AGAIN = "no-cache"  # kept by the browser, asked for every time, sent only when it has changed

# Fixed: what a system says of .mjs and .wasm differs, and a module of another type does not run.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class Server(ThreadingHTTPServer):
    """Serves what `make` returns; it is asked again whenever the page itself is."""

    allow_reuse_address = os.name != "nt"  # Windows would give one port to two servers
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, port: int, make: Callable[[], Site], fields: Mapping[str, str] | None = None) -> None:
        try:
            super().__init__((ADDRESS, port), Handler)
        except OSError as error:
            problem = f"Port {port} cannot be used: {error.strerror}."
            raise PublishError(problem, "Name another: --port N") from error
        self.make, self.making = make, Lock()  # one at a time, however many pages are asked for
        self.site = make()
        self.fields = {"Cache-Control": ASK_AGAIN, "X-Content-Type-Options": "nosniff", **(fields or {})}

    @property
    def url(self) -> str:
        return f"http://{ADDRESS}:{self.server_address[1]}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that goes away in the middle of an answer is no error."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


def _tag(entry: bytes | Path) -> str:
    """What changes when the content does."""
    if isinstance(entry, bytes):
        return f'"{hashlib.sha256(entry).hexdigest()}"'
    known = entry.stat()
    return f'"{known.st_mtime_ns:x}-{known.st_size:x}"'


class Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path).removeprefix("/") or START
        try:
            if path in PAGES:
                with self.server.making:
                    self.server.site = self.server.make()
            self._answer(path)
        except PublishError as error:
            print(error, flush=True)
            self._send(HTTPStatus.INTERNAL_SERVER_ERROR, TYPES[".txt"], str(error).encode())

    do_HEAD = do_GET  # noqa: N815 - the name is the standard library's

    def _answer(self, path: str) -> None:
        entry = self.server.site.get(path)
        if entry is None:
            self._send(HTTPStatus.NOT_FOUND, TYPES[".txt"], b"Not part of the game.\n")
            return
        try:
            tag = _tag(entry)
            body = None if tag == self.headers["If-None-Match"] else content(entry)
        except OSError as error:  # replaced or removed since the site was listed
            raise PublishError(f"{path} cannot be read: {error.strerror}.", "Load the page again.") from error
        if body is None:
            self._head(HTTPStatus.NOT_MODIFIED, {"ETag": tag})
        else:
            self._send(HTTPStatus.OK, TYPES[PurePosixPath(path).suffix], body, {"ETag": tag})

    def _send(
        self, status: HTTPStatus, kind: str, body: bytes, more: Mapping[str, str] | None = None
    ) -> None:
        self._head(status, {"Content-Type": kind, "Content-Length": str(len(body)), **(more or {})})
        if self.command != "HEAD":
            self.wfile.write(body)

    def _head(self, status: HTTPStatus, fields: Mapping[str, str]) -> None:
        self.send_response(status)
        for name, value in {**fields, **self.server.fields}.items():
            self.send_header(name, value)
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name is the standard library's
        """Quiet: the terminal is for what matters."""

"""A server of this process for pages of a test's own making."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from game.publish.server import Server
from game.publish.site import Site

LONG_CACHE = {"Cache-Control": "public, max-age=31536000"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@contextmanager
def serving(site: Site, headers: dict[str, str] | None = None) -> Iterator[str]:
    """Serve these files on a free port; gives the address, which ends with `/`."""
    server = Server(0, lambda: site, headers)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield server.url
    finally:
        server.shutdown()
        thread.join()
        server.server_close()

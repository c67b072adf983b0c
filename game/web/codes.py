"""QR codes: what makes them is fetched when the first one is wished for."""

from collections.abc import Callable

from js import document, window
from pyscript import js_import

from game.shell.messages import Encoded, Message
from game.web.clock import run

MAKER = "static/js/qr.mjs"


def encode(link: str, send: Callable[[Message], None]) -> None:
    """Send the modules of a code; none if it cannot be made, as the host may be out of reach."""
    run(_encode(link, send))


async def _encode(link: str, send: Callable[[Message], None]) -> None:
    try:
        [maker] = await js_import(window.URL.new(MAKER, document.baseURI).href)
        rows = tuple(maker.rows(link))
    except Exception:  # noqa: BLE001 - whatever it is, the link can still be copied
        rows = ()
    send(Encoded(link, rows))

"""Sounds: their player is fetched when the first one is wished for."""

from typing import Any

from js import document, window
from pyscript import js_import

from game.shell.effects import Sound
from game.web.clock import run

PLAYER = "static/js/sound.mjs"


class Sounds:
    """Whatever fails here, the game goes on in silence."""

    def __init__(self) -> None:
        self.player: Any = None

    def play(self, wish: Sound) -> None:
        """At once, so that the browser sees whose gesture it answers; only the first comes a little later."""
        if self.player:
            self.player.play(wish.name, wish.landed, wish.always)
        else:
            run(self._fetch(wish))

    async def _fetch(self, wish: Sound) -> None:
        address = window.URL.new(PLAYER, document.baseURI).href
        try:
            [self.player] = await js_import(address)
        except Exception:  # noqa: BLE001 - the host may be out of reach
            return
        self.player.play(wish.name, wish.landed, wish.always)

"""What the shell wishes for, done in the browser."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import pyodide_js
from js import Object, document, location, navigator, window
from pyodide.ffi import create_once_callable, to_js

from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.kept.autosave import ASIDE
from game.web import codes, scheduling
from game.web.clock import later, run
from game.web.dom import Dom
from game.web.files import Files
from game.web.offline import Offline
from game.web.sounds import Sounds
from game.web.store import GAME, Store
from game.web.thinker import Thinker

VIBRATION_MS = 10
PICTURE_SCALE = 2  # dots of a picture to a length of its drawing


class Effects:
    """All that is at hand to do it with. `send` answers the app."""

    def __init__(self, send: Callable[[msg.Message], None], store: Store, dom: Dom) -> None:
        self.send = send
        self.store = store
        self.dom = dom
        self.thinker = Thinker(send)
        self.offline = Offline(send, lambda: not self.failing)
        self.sounds = Sounds()
        self.files = Files(send)
        self.failing = False  # whether storage refused what was written last
        self.unkept: set[str] = set()  # keys whose text should have been put aside, and there was no room
        self.focus = ""  # where it goes when the page is drawn

    def do(self, wish: fx.Effect) -> None:
        """Do what is wished for, or begin to."""
        DONE[type(wish)](self, wish)

    def settle_focus(self) -> None:
        """The page is drawn: the focus goes where it was wished."""
        if self.focus:
            self.dom.focus(self.focus)
            self.focus = ""


def _save(web: Effects, wish: fx.Save) -> None:
    refused = web.store.save(wish.id, wish.text, wish.after)
    if refused:
        web.send(msg.SaveFailed(wish.id, refused, wish.after))
    elif web.failing:
        web.send(msg.Saved(wish.id))
    web.failing = bool(refused)


def _store(web: Effects, wish: fx.Store) -> None:
    if wish.key in web.unkept and not wish.text:
        return  # it is the only copy of what there was no room for aside
    refused = web.store.put(wish.key, wish.text)
    if refused and wish.key.startswith(ASIDE):
        web.unkept.add(wish.key.removeprefix(ASIDE))
    if refused == "full":
        web.failing = True
        web.send(msg.SaveFailed("", refused))


def _bring_words(web: Effects, wish: fx.BringWords) -> None:
    async def bring() -> None:
        with suppress(Exception):  # the shell sees whether they are here
            pyodide_js.unpackArchive(await window.runtimeWords(wish.language), "zip")
        web.send(msg.WordsBrought(wish.language))

    run(bring())


def _drop(web: Effects, wish: fx.Drop) -> None:
    web.store.drop(GAME + wish.id)


def _copy(web: Effects, wish: fx.Copy) -> None:
    async def copy() -> None:
        try:
            await navigator.clipboard.writeText(wish.text)
        except Exception:  # noqa: BLE001 - there may be no clipboard, or no leave to use it
            web.send(msg.Copied(done=False))
        else:
            web.send(msg.Copied(done=True))

    run(copy())


def _share(web: Effects, wish: fx.Share) -> None:
    async def share() -> None:
        with suppress(Exception):  # nobody has to choose a program
            await navigator.share(to_js({"text": wish.text}, dict_converter=Object.fromEntries))

    run(share())


def _visit(web: Effects, wish: fx.Visit) -> None:
    window.open(wish.address, "_blank", "noopener,noreferrer")


def _download(web: Effects, wish: fx.Download) -> None:
    _offer(window.Blob.new(to_js([wish.text])), wish.name)


def _offer(blob: Any, name: str) -> None:
    url = window.URL.createObjectURL(blob)
    anchor = document.createElement("a")
    anchor.href, anchor.download = url, name
    anchor.click()
    later(1000, lambda: window.URL.revokeObjectURL(url))


def _choose(web: Effects, wish: fx.Choose) -> None:
    web.files.choose()


def _encode(web: Effects, wish: fx.Encode) -> None:
    codes.encode(wish.link, web.send)


def _picture(web: Effects, wish: fx.Picture) -> None:
    """Drawn on a canvas, as other programs show no drawings of lines."""
    image, canvas = window.Image.new(), document.createElement("canvas")
    canvas.width, canvas.height = wish.width * PICTURE_SCALE, wish.height * PICTURE_SCALE

    def offer(blob: Any) -> None:
        if blob:  # there is none where memory is short
            _offer(blob, wish.name)

    def drawn(event: Any) -> None:
        canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
        canvas.toBlob(create_once_callable(offer))

    image.onload = create_once_callable(drawn)
    image.src = f"data:image/svg+xml;charset=utf-8,{quote(wish.svg)}"


def _ask(web: Effects, wish: fx.Ask) -> None:
    web.thinker.think(wish)


def _prepare_thinking(web: Effects, wish: fx.PrepareThinking) -> None:
    web.thinker.prepare()


def _cancel_thinking(web: Effects, wish: fx.CancelThinking) -> None:
    web.thinker.cancel(wish.request)


def _wait(web: Effects, wish: fx.Wait) -> None:
    """The pause begins when what moves has arrived; it is set moving when the page is drawn, after this."""

    def wait() -> None:
        later(wish.ms + web.dom.moves_for(), lambda: web.send(wish.then))

    later(0, wait)


def _focus(web: Effects, wish: fx.Focus) -> None:
    web.focus = wish.where


def _set_fragment(web: Effects, wish: fx.SetFragment) -> None:
    hash_ = f"#{wish.fragment}" if wish.fragment else ""
    window.history.replaceState(window.history.state, "", location.pathname + location.search + hash_)


def _start_again(web: Effects, wish: fx.StartAgain) -> None:
    """release.mjs finds out which release plays: by the address, else by the game noted for this tab."""
    if wish.save:
        window.sessionStorage.setItem("baumeister.release", wish.save)
    _set_fragment(web, fx.SetFragment(wish.fragment))
    location.reload()


def _announce(web: Effects, wish: fx.Announce) -> None:
    web.dom.announce(wish.text, wish.urgent)


def _switch_version(web: Effects, wish: fx.SwitchVersion) -> None:
    web.offline.switch()


def _finish_motion(web: Effects, wish: fx.FinishMotion) -> None:
    web.dom.finish_motion()
    web.thinker.hurry()


def _vibrate(web: Effects, wish: fx.Vibrate) -> None:
    if hasattr(navigator, "vibrate"):
        navigator.vibrate(VIBRATION_MS)


def _sound(web: Effects, wish: fx.Sound) -> None:
    web.sounds.play(wish)


def _schedule(web: Effects, wish: fx.Schedule) -> None:
    def schedule() -> None:
        web.send(msg.Scheduled(wish.id, scheduling.scheduled(wish.card, wish.grade, wish.day)))

    later(0, schedule)  # after the page has told what came of the try


DONE: Mapping[type, Callable[[Effects, Any], None]] = {
    fx.Save: _save,
    fx.Store: _store,
    fx.BringWords: _bring_words,
    fx.Drop: _drop,
    fx.Copy: _copy,
    fx.Share: _share,
    fx.Visit: _visit,
    fx.Download: _download,
    fx.Choose: _choose,
    fx.Encode: _encode,
    fx.Picture: _picture,
    fx.Ask: _ask,
    fx.PrepareThinking: _prepare_thinking,
    fx.CancelThinking: _cancel_thinking,
    fx.Wait: _wait,
    fx.Focus: _focus,
    fx.SetFragment: _set_fragment,
    fx.StartAgain: _start_again,
    fx.Announce: _announce,
    fx.SwitchVersion: _switch_version,
    fx.FinishMotion: _finish_motion,
    fx.Sound: _sound,
    fx.Vibrate: _vibrate,
    fx.Schedule: _schedule,
}

"""The loop: a message in, the next model, its effects, the page drawn."""

import asyncio
import sys
import traceback
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from js import document, location, navigator, window
from pyodide.ffi import create_proxy

from game.shell import effects as fx
from game.shell import messages as msg
from game.shell.ahead import Ahead, look_ahead
from game.shell.begin import Start, begin_in_any_case
from game.shell.model import Failure, Model
from game.shell.page import first_picture, page
from game.shell.places import places
from game.shell.screens.drawn_page import Page
from game.shell.table import aiming
from game.shell.table.explaining import may_come
from game.shell.table.playing import turn_begun
from game.shell.update import update
from game.text.catalogue import best_language
from game.web import keys
from game.web.clock import later, moment, run
from game.web.device import Device
from game.web.dom import Dom, mark_playable
from game.web.effects import Effects
from game.web.history import History
from game.web.inputs import Inputs, May
from game.web.offline import build
from game.web.slices import in_slices
from game.web.store import GAME, PAGE, Store

PAGE_MOST = 400_000  # characters
PAGE_AFTER_MS = 500
WAKE_AFTER_MS = 300
RESCUE, RESCUE_INSIDE = "rescue.html", "#rescue"
AHEAD_AFTER_MS = 60  # of rest
FRAME_MS = 16
AIM_RESTS_S = 0.1


class App:
    """The running application."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.dom = Dom()
        may = May(self.may_cancel, lambda: may_come(self.model))
        self.inputs = Inputs(self.dom, self.send, may, self.rest)
        self.history = History(self.send)
        self.device = Device()
        self.effects = Effects(self.send, store, self.dom)
        self.waiting: deque[msg.Message] = deque()
        self.busy = False
        self.page: Page | None = None
        self.keeping: asyncio.TimerHandle | None = None
        self.ahead: Ahead | None = None
        self.works_ahead = False  # on what is being set
        self.resting: asyncio.TimerHandle | None = None
        self.model = Model()

    def start(self) -> None:
        """The first model, and the first page."""
        first = Start(
            self.store.read_all(),
            best_language(navigator.languages),
            self.history.link,
            _base(),
            moment(),
            _archived(),
            build(),
            _rescue(),
            bool(getattr(navigator, "share", None)),
        )
        self.model, effects = begin_in_any_case(first, _failure)
        self.draw(Model())
        self._carry_out(effects)

    def send(self, message: msg.Message) -> None:
        """Answer a message; those that come while one is answered wait."""
        self.waiting.append(message)
        if not self.busy:
            self._drain()

    def _drain(self) -> None:
        while self.waiting:
            before = self.model
            self.busy = True
            try:
                while self.waiting:
                    self._answer(self.waiting.popleft())
                self.draw(before)
            finally:
                self.busy = False

    def _answer(self, message: msg.Message) -> None:
        now, ahead = moment(), self.ahead
        try:
            if ahead and ahead.answers(self.model, message, now):
                self.model, effects = ahead.after, ahead.effects
            else:
                self.model, effects = update(replace(self.model, moment=now), message)
        except Exception as error:  # noqa: BLE001 - a fault of ours is shown, and the game kept as it was
            self.model, effects = replace(self.model, moment=now, failure=_failure(error), layers=()), ()
        self._carry_out(effects)

    def _carry_out(self, effects: Sequence[fx.Effect]) -> None:
        """One wish after the other; one that fails keeps the others and the drawing from nothing."""
        for effect in effects:
            try:
                self.effects.do(effect)
            except Exception as error:  # noqa: BLE001 - a fault of ours is shown, and the game goes on
                self.model = replace(self.model, failure=_failure(error), layers=())

    def shown_again(self, event: Any) -> None:
        """A page that the browser had put away reads anew: while it was frozen others may have written."""
        if event.persisted and not self.effects.failing:
            location.reload()

    def draw(self, before: Model) -> None:
        """Bring the page up to date; a page that cannot be drawn says so."""
        try:
            if some := aiming.setting(before, self.model):
                self.dom.draw_some(some)
            else:
                self._draw(_one_move_on(before, self.model))
            self._set_ahead()
        except Exception as error:  # noqa: BLE001 - see above
            self.model = replace(self.model, failure=_failure(error), layers=())
            self.dom.forget()
            self._draw(moves=False)
        self.history.follow(places(self.model))
        self.device.follow(playing=self.model.playing, waiting=self.model.waiting)
        self.effects.settle_focus()
        if self.keeping is None:
            self.keeping = later(PAGE_AFTER_MS, self.keep_page)
        self.rest()

    def _draw(self, moves: bool) -> None:
        ahead = self.ahead
        self.page = ahead.page if ahead and ahead.after is self.model else page(self.model)
        self.dom.draw(self.page, moves)

    def _set_ahead(self) -> None:
        """Once what is being set rests, what will be shown or asked of it is worked out."""
        if self.model.play and self.model.play.aim and not self.works_ahead:
            self.works_ahead = True
            run(self._work_ahead())

    async def _work_ahead(self) -> None:
        try:
            aimed = None
            while aimed is not self.model:
                aimed = self.model
                await asyncio.sleep(AIM_RESTS_S)
            done = await in_slices(aiming.ahead(aimed), lambda: self.model is not aimed)
        finally:
            self.works_ahead = False
        if not done:
            self._set_ahead()
        elif some := aiming.setting(aimed, aimed):
            self.dom.draw_some(some)

    def rest(self, by_finger: bool = False) -> None:
        """From now on the pointer may rest on what will be clicked; a finger is soon lifted."""
        if self.resting:
            self.resting.cancel()
        self.resting = later(0 if by_finger else AHEAD_AFTER_MS, lambda: self.look_ahead(by_finger))

    def look_ahead(self, by_finger: bool) -> None:
        """Work out what the click that may come next would bring, and have it ready."""
        message, self.ahead = self.inputs.expected(), None
        if message:
            with suppress(Exception):  # the click will tell
                self.ahead = ahead = look_ahead(self.model, message, moment())
                rolls = self.dom.rolls_for()
                if by_finger and not rolls:  # no timer runs as long as it is down
                    self.dom.prepare(ahead.page)
                else:
                    self.resting = later(rolls + FRAME_MS, lambda: self.dom.prepare(ahead.page))

    def keep_page(self) -> None:
        """Keep what is on the screen for the first picture of the next visit, without what lies on top."""
        self.keeping = None
        if self.page is None:
            return
        bare = first_picture(self.model, self.page)
        if self.model.failure or len(bare) > PAGE_MOST or self.store.put(PAGE, bare):
            self.store.drop(PAGE)

    def may_cancel(self) -> bool:
        """Whether there is an open choice to drop."""
        play = self.model.play
        if play is None or not play.your_turn or self.model.layers:
            return False
        return bool(play.start or play.hint) or turn_begun(play.match) < play.match.plies

    def storage_changed(self, key: str, text: str | None) -> None:
        """Another tab has written; no key: everything was removed."""
        keys = [key] if key else [GAME + saved.id for saved in self.model.saves]
        for each in keys:
            self.send(msg.Stored(each, text))


def _archived() -> str:
    """The index of archived releases, if the page has any."""
    held = document.getElementById("releases")
    return str(held.textContent) if held else "[]"


def _rescue() -> str:
    """The page that lists what is kept; one that is a single file has it inside."""
    return RESCUE_INSIDE if document.getElementById("packed") else RESCUE


def _one_move_on(before: Model, after: Model) -> bool:
    """Whether the page shows the next position of the same game."""
    old, new = before.play, after.play
    return old is not None and new is not None and old.id == new.id and new.ply == old.ply + 1


def _failure(error: Exception) -> Failure:
    return Failure(f"{type(error).__name__}: {error}", traceback.format_exc())


def _base() -> str:
    """The page's address for links: nothing if it is a file, whose address leads nobody else to it."""
    if named := document.querySelector('link[rel="canonical"]'):
        return str(named.href)
    return "" if location.protocol == "file:" else location.href.partition("#")[0]


def fragment(address: str) -> str:
    """What stands behind the # of an address, with it."""
    _, sign, rest = address.partition("#")
    return sign + rest


# ---- start --------------------------------------------------------------------------------------------


def start() -> None:
    """Take the page over."""
    window.performance.mark("imported")
    app = App(Store())
    app.start()
    keys.listen(app.inputs)
    app.store.on_change(app.storage_changed)
    opened = create_proxy(lambda event: app.send(msg.Opened(fragment(event.newURL))))
    window.addEventListener("hashchange", opened)
    window.addEventListener("pagehide", create_proxy(lambda event: app.keep_page()))
    window.addEventListener("pageshow", create_proxy(app.shown_again))
    ready()
    app.effects.offline.start()


def ready() -> None:
    """The page answers clicks from now on."""
    mark_playable()
    later(WAKE_AFTER_MS, lambda: run(_wake()))


async def _wake() -> None:
    """Packed modules of which nothing has been asked yet run now, so that no click waits for them."""
    for name, module in list(sys.modules.items()):
        if name.startswith("game."):
            hasattr(module, "run")  # asked for anything, it runs
            await asyncio.sleep(0)

"""The page itself: draws what changed, and does on it what the application wishes."""

from collections.abc import Mapping
from typing import Any

from js import document, window
from pyscript.js_modules import beside, focus, games, morph, motion, things

from game.shell.screens.drawn_page import Page
from game.views.panels.layers import SPOKEN

NOTHING = ""
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


class Dom:
    """What is on the page, part by part, so that only what has changed is drawn."""

    def __init__(self) -> None:
        self.root: Any = document.getElementById("app")
        self.frame: Any = None  # whose slots are on the page
        self.drawn: dict[str, str] = {}
        self.prepared: Page | None = None  # the page whose parts are on the other side already
        self.tip = NOTHING  # the last one that was drawn, by its name
        self.again = False  # whether a place was asked for, perhaps the one that is open already
        self.look = (NOTHING, NOTHING, NOTHING)  # language, speed and theme as the page has them
        document.body.insertAdjacentHTML("beforeend", str(SPOKEN))

    # ---- drawing ----------------------------------------------------------------------------------

    def draw(self, page: Page, moves: bool) -> None:
        """Bring the page up to date; with `moves`, things move to where they are now."""
        lost = focus.focused()
        if moves:
            motion.look(self.root)
        self._morph(page)
        screen = document.getElementById("screen")
        if screen.className != page.screen.classes:  # written again, it would restyle the whole page
            screen.className = page.screen.classes
        self._whole_page(page)
        focus.roveSoon(self.root)
        focus.follow(self.layers, screen)
        focus.recover(screen, lost)
        focus.turnTo(self.layers, self.again)
        self.again = False
        self._refuse()
        things.mark()
        beside.place(self.root)
        if moves:
            motion.play(self.root)
        games.drawn(page.screen.script, moves)

    def draw_some(self, named: Mapping[str, str]) -> None:
        """Only these things of the page, by name. The next whole page brings its board up to date."""
        for key, markup in named.items():
            if key in self.drawn:
                morph.morphPart(self.root, key, markup)
                self.drawn[key] = markup
            else:
                morph.morphNamed(self.root, key, markup)
        self.drawn["board"] = NOTHING
        self.prepared = None

    def forget(self) -> None:
        """What is on the page is not known any more: the next time all of it is drawn."""
        self.frame = None

    def prepare(self, page: Page) -> None:
        """This page may come next: what it changes is handed over and read."""
        morph.forget()
        self.prepared = None
        if page.screen.frame is self.frame:
            for key, markup in self._changed(page).items():
                morph.prepare(self.root, key, markup)
            self.prepared = page
        motion.lookAhead(self.root)

    def _morph(self, page: Page) -> None:
        if page.screen.frame is not self.frame:
            morph.morph(self.root, page.html())
            self.frame = page.screen.frame
        elif page is self.prepared:
            morph.morphPrepared()
        else:
            for key, markup in self._changed(page).items():
                morph.morphPart(self.root, key, markup)
        self.drawn = _texts(page)
        self.prepared = None

    def _changed(self, page: Page) -> dict[str, str]:
        """The parts whose markup is not what is on the page."""
        return {key: markup for key, markup in _texts(page).items() if markup != self.drawn[key]}

    def _whole_page(self, page: Page) -> None:
        look = (page.language, page.speed, page.theme)
        if look != self.look:  # written again, it would restyle the whole page
            self.look = look
            html = document.documentElement
            html.lang = page.language
            html.dataset.motion = page.speed
            html.toggleAttribute("data-theme", page.theme != "auto")
            if page.theme != "auto":
                html.dataset.theme = page.theme
        if document.title != page.screen.title:
            document.title = page.screen.title

    def _refuse(self) -> None:
        """What a new tip speaks of shakes."""
        tip = self.root.querySelector("[data-tip]")
        name = data_of(tip, "k") if tip else NOTHING
        if tip and name != self.tip:
            motion.refuse(self.root, data_of(tip, "tip"))
        self.tip = name

    @property
    def layers(self) -> Any:
        """Where the layers are, the top one last."""
        return self.root.querySelector('[data-part="layer"]')

    # ---- what the application wishes ------------------------------------------------------------------

    def announce(self, text: str, urgent: bool) -> None:
        """Say something to those who listen; said twice, it has to differ to be heard twice."""
        top = self.layers.lastElementChild or document.body  # nobody hears what lies below a dialog
        region = top.querySelector(f":scope > .spoken[role={'alert' if urgent else 'status'}]")
        region.textContent = text + NO_BREAK_SPACE if region.textContent == text else text

    def focus(self, where: str) -> None:
        """Move the focus to what can be chosen first, or to a thing by name."""
        if where == "legal":
            focus.first(document.getElementById("screen"))
        elif found := (self.layers.lastElementChild or self.root).querySelector(f'[data-k="{where}"]'):
            found.focus()

    def moves_for(self) -> int:
        """How long something is still moving, in ms."""
        return max(0, int(motion.ends() - window.performance.now()))

    def rolls_for(self) -> int:
        """How long something still changes the page as it moves, in ms."""
        return max(0, int(motion.rolls() - window.performance.now()))

    def finish_motion(self) -> None:
        """Let everything arrive at once."""
        motion.finish()


def _texts(page: Page) -> dict[str, str]:
    return {key: str(markup) for key, markup in page.parts().items()}


def data_of(element: Any, name: str) -> str:
    """A data attribute, empty if there is none."""
    value = element.getAttribute(f"data-{name}")
    return value if isinstance(value, str) else NOTHING  # JavaScript's null is not None


def mark_playable() -> None:
    """The board answers clicks from now on."""
    window.performance.mark("playable")

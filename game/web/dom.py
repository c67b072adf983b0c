"""The page itself: draws what changed, and turns clicks and keys into messages."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from js import document, window
from pyodide.ffi import create_proxy
from pyscript.js_modules import beside, focus, games, morph, motion, things

from game.shell.messages import Act, Command, Field, Key, Message, Preview
from game.shell.screens.drawn_page import Page
from game.views.panels.layers import SPOKEN

NOTHING = ""
CAN_BE_CHOSEN = '[data-act]:not([aria-disabled="true"])'
TO_SET = ".set-up [data-thing]"  # of a position that is set up by hand
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


class May(NamedTuple):
    """What a pointer may do now: drop an open choice by its right button, ask about a thing by resting."""

    cancel: Callable[[], bool]
    explain: Callable[[], bool]


class Dom:
    """One listener per kind of event, on the root: what was hit says what it means by its data attributes."""

    def __init__(self, send: Callable[[Message], None], may: May, rest: Callable[[bool], None]) -> None:
        self.send = send
        self.may = may
        self.rest = rest
        self.root: Any = document.getElementById("app")
        self.frame: Any = None  # whose slots are on the page
        self.drawn: dict[str, str] = {}
        self.ready: Page | None = None  # the page whose parts are on the other side already
        self.near: Any = None  # what the pointer or the focus came to last
        self.by_finger = False
        self.pointed = NOTHING
        self.by_focus = False
        self.topic = NOTHING
        self.tip = NOTHING
        self.again = False  # whether a place was asked for, perhaps the one that is open already
        self.look = (NOTHING, NOTHING, NOTHING)  # language, speed and theme as the page has them
        document.body.insertAdjacentHTML("beforeend", str(SPOKEN))
        for kind, handler in LISTENERS.items():
            answer = create_proxy(lambda event, h=handler: h(self, event))
            self.root.addEventListener(kind, answer, capture=handler is given_up)  # those do not bubble
        things.listen(self.root, create_proxy(self.asked))
        games.listen(self.root, create_proxy(self.set))

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
        self.ready = None

    def forget(self) -> None:
        """What is on the page is not known any more: the next time all of it is drawn."""
        self.frame = None

    def prepare(self, page: Page) -> None:
        """This page may come next: what it changes is handed over and read."""
        morph.forget()
        self.ready = None
        if page.screen.frame is self.frame:
            for key, markup in self._changed(page).items():
                morph.prepare(self.root, key, markup)
            self.ready = page
        motion.lookAhead(self.root)

    def _morph(self, page: Page) -> None:
        if page.screen.frame is not self.frame:
            morph.morph(self.root, page.html())
            self.frame = page.screen.frame
        elif page is self.ready:
            morph.morphPrepared()
        else:
            for key, markup in self._changed(page).items():
                morph.morphPart(self.root, key, markup)
        self.drawn = _texts(page)
        self.ready = None

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
        name = _data(tip, "k") if tip else NOTHING
        if tip and name != self.tip:
            motion.refuse(self.root, _data(tip, "tip"))
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

    # ---- what the events mean ---------------------------------------------------------------------------

    def asked(self, thing: str, rests: bool) -> None:
        """A thing is asked about, or left; a finger may belong to somebody who hears the page."""
        if not rests or self.may.explain():
            self.send(Command("tell" if things.touched() else "explain", thing))

    def set(self, kind: str, text: str) -> None:
        """An action with numbers is set so far (aim), or done (act)."""
        self.send(Act(text) if kind == "act" else Command("aim", text))

    def came_to(self, element: Any, by_finger: bool) -> None:
        """The pointer or the focus is on something that may be clicked next."""
        self.near, self.by_finger = element, by_finger
        self.rest(by_finger)

    def expected(self) -> Act | None:
        """What a click there means, if it would not be refused."""
        target = self.near.closest(CAN_BE_CHOSEN) if self.near and self.near.isConnected else None
        return _act(target, self.by_finger) if target else None

    def point(self, text: str, by_focus: bool) -> None:
        """The pointer or the focus is on something with a preview, or on nothing such."""
        if text == self.pointed or (not text and by_focus != self.by_focus):
            return
        self.pointed, self.by_focus = text, by_focus
        self.send(Preview(text))


def click(dom: Dom, event: Any) -> None:
    """A move, or something else to do."""
    motion.finish()
    if event.target.closest(TO_SET):
        dom.send(Command("set-thing", "|".join(_things(event.target))))
        return
    target = event.target.closest("[data-act], [data-cmd]")
    if not target:
        return
    _remember_topic(dom, target)
    if target.getAttribute("popovertargetaction") == "hide":
        target.closest("[popover]").hidePopover()  # the button may be gone before the browser gets to it
    if act := _act(target, _by_finger(event)):
        dom.send(act)
    else:
        name, _, arg = _data(target, "cmd").partition(":")
        dom.again = name == "rules"
        dom.send(Command(name, dom.topic if (name, arg) == ("rules", "") else arg))


def _things(element: Any) -> Iterator[str]:
    """The things that an element belongs to, the nearest first."""
    found = element.closest("[data-thing]")
    while found:
        yield _data(found, "thing")
        found = found.parentElement.closest("[data-thing]")


def menu(dom: Dom, event: Any) -> None:
    """A right click drops an open choice, else asks what a thing is; a finger held down only asks."""
    if dom.may.cancel() and not things.touched():
        event.preventDefault()
        dom.send(Command("cancel"))
    elif things.pressed(event):
        event.preventDefault()


def entered(dom: Dom, event: Any) -> None:
    """An input changed."""
    name = _data(event.target, "field")
    if name:
        checked = event.target.type == "checkbox"
        value = ("yes" if event.target.checked else "no") if checked else event.target.value
        dom.send(Field(name, value))
        morph.settle(event.target)


def pointer_over(dom: Dom, event: Any) -> None:
    """A mouse shows previews by being there; a finger does not."""
    dom.came_to(event.target, _by_finger(event))
    if event.pointerType == "mouse":
        dom.point(_preview(event.target), by_focus=False)


def focus_in(dom: Dom, event: Any) -> None:
    """The keyboard shows previews by its focus."""
    _remember_topic(dom, event.target)
    if event.target.matches(":focus-visible"):
        dom.came_to(event.target, by_finger=False)
        dom.point(_preview(event.target), by_focus=True)


def _act(element: Any, by_finger: bool) -> Act | None:
    """The move a thing stands for, if it stands for one."""
    text = _data(element, "act")
    previews = bool(_data(element, "preview")) and not element.hasAttribute("data-direct")
    return Act(text, by_finger, previews) if text else None


def _by_finger(event: Any) -> bool:
    """Whether a finger did it. Before Firefox 129 and Safari 18.2 clicks do not tell; what went down does."""
    kind = getattr(event, "pointerType", None)
    return bool(things.touched()) if kind is None else str(kind) == "touch"


def _texts(page: Page) -> dict[str, str]:
    return {key: str(markup) for key, markup in page.parts().items()}


def _preview(element: Any) -> str:
    found = element.closest("[data-preview]")
    return _data(found, "preview") if found else NOTHING


def _remember_topic(dom: Dom, element: Any) -> None:
    found = element.closest("[data-topic]")
    if found:
        dom.topic = _data(found, "topic")


def _data(element: Any, name: str) -> str:
    """A data attribute, empty if there is none."""
    value = element.getAttribute(f"data-{name}")
    return value if isinstance(value, str) else NOTHING  # JavaScript's null is not None


def given_up(dom: Dom, event: Any) -> None:
    """The browser closes a dialog, as by a phone's way back: the application decides, as on Escape."""
    if event.target.localName == "dialog":
        event.preventDefault()
        dom.send(Key("Escape", dom.topic, NOTHING))


LISTENERS: dict[str, Callable[[Dom, Any], None]] = {
    "click": click,
    "contextmenu": menu,
    "input": entered,
    "pointerover": pointer_over,
    "focusin": focus_in,
    "cancel": given_up,
    "close": given_up,
}


def mark_playable() -> None:
    """The board answers clicks from now on."""
    window.performance.mark("playable")

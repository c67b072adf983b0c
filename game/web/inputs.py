"""What is done on the page by click, pointer, focus and input, as messages; keys have a file of their own."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from pyodide.ffi import create_proxy
from pyscript.js_modules import games, morph, motion, things

from game.shell.messages import Act, Command, Field, Key, Message, Preview
from game.web.dom import NOTHING, Dom, data_of

CAN_BE_CHOSEN = '[data-act]:not([aria-disabled="true"])'
TO_SET = ".set-up [data-thing]"  # of a position that is set up by hand


class May(NamedTuple):
    """What a pointer may do now: drop an open choice by its right button, ask about a thing by resting."""

    cancel: Callable[[], bool]
    explain: Callable[[], bool]


class Inputs:
    """One listener per kind of event, on the root: what was hit says what it means by its data attributes."""

    def __init__(
        self, dom: Dom, send: Callable[[Message], None], may: May, rest: Callable[[bool], None]
    ) -> None:
        self.dom, self.send, self.may, self.rest = dom, send, may, rest
        self.near: Any = None  # what the pointer or the focus came to last
        self.by_finger = False
        self.pointed = NOTHING
        self.by_focus = False
        self.topic = NOTHING
        for kind, handler in LISTENERS.items():
            answer = create_proxy(lambda event, h=handler: h(self, event))
            dom.root.addEventListener(kind, answer, capture=handler is given_up)  # those do not bubble
        things.listen(dom.root, create_proxy(self.asked))
        games.listen(dom.root, create_proxy(self.set))

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


def click(inputs: Inputs, event: Any) -> None:
    """A move, or something else to do."""
    motion.finish()
    if event.target.closest(TO_SET):
        inputs.send(Command("set-thing", "|".join(_things(event.target))))
        return
    target = event.target.closest("[data-act], [data-cmd]")
    if not target:
        return
    _remember_topic(inputs, target)
    if target.getAttribute("popovertargetaction") == "hide":
        target.closest("[popover]").hidePopover()  # the button may be gone before the browser gets to it
    if act := _act(target, _by_finger(event)):
        inputs.send(act)
    else:
        name, _, arg = data_of(target, "cmd").partition(":")
        inputs.dom.again = name == "rules"
        inputs.send(Command(name, inputs.topic if (name, arg) == ("rules", "") else arg))


def _things(element: Any) -> Iterator[str]:
    """The things that an element belongs to, the nearest first."""
    found = element.closest("[data-thing]")
    while found:
        yield data_of(found, "thing")
        found = found.parentElement.closest("[data-thing]")


def menu(inputs: Inputs, event: Any) -> None:
    """A right click drops an open choice, else asks what a thing is; a finger held down only asks."""
    if inputs.may.cancel() and not things.touched():
        event.preventDefault()
        inputs.send(Command("cancel"))
    elif things.pressed(event):
        event.preventDefault()


def entered(inputs: Inputs, event: Any) -> None:
    """An input changed."""
    name = data_of(event.target, "field")
    if name:
        checked = event.target.type == "checkbox"
        value = ("yes" if event.target.checked else "no") if checked else event.target.value
        inputs.send(Field(name, value))
        morph.settle(event.target)


def pointer_over(inputs: Inputs, event: Any) -> None:
    """A mouse shows previews by being there; a finger does not."""
    inputs.came_to(event.target, _by_finger(event))
    if event.pointerType == "mouse":
        inputs.point(_preview(event.target), by_focus=False)


def focus_in(inputs: Inputs, event: Any) -> None:
    """The keyboard shows previews by its focus."""
    _remember_topic(inputs, event.target)
    if event.target.matches(":focus-visible"):
        inputs.came_to(event.target, by_finger=False)
        inputs.point(_preview(event.target), by_focus=True)


def _act(element: Any, by_finger: bool) -> Act | None:
    """The move a thing stands for, if it stands for one."""
    text = data_of(element, "act")
    previews = bool(data_of(element, "preview")) and not element.hasAttribute("data-direct")
    return Act(text, by_finger, previews) if text else None


def _by_finger(event: Any) -> bool:
    """Whether a finger did it. Before Firefox 129 and Safari 18.2 clicks do not tell; what went down does."""
    kind = getattr(event, "pointerType", None)
    return bool(things.touched()) if kind is None else str(kind) == "touch"


def _preview(element: Any) -> str:
    found = element.closest("[data-preview]")
    return data_of(found, "preview") if found else NOTHING


def _remember_topic(inputs: Inputs, element: Any) -> None:
    found = element.closest("[data-topic]")
    if found:
        inputs.topic = data_of(found, "topic")


def given_up(inputs: Inputs, event: Any) -> None:
    """The browser closes a dialog, as by a phone's way back: the application decides, as on Escape."""
    if event.target.localName == "dialog":
        event.preventDefault()
        inputs.send(Key("Escape", inputs.topic, NOTHING))


LISTENERS: dict[str, Callable[[Inputs, Any], None]] = {
    "click": click,
    "contextmenu": menu,
    "input": entered,
    "pointerover": pointer_over,
    "focusin": focus_in,
    "cancel": given_up,
    "close": given_up,
}

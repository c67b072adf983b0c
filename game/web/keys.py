"""The keyboard: what a key means where it is pressed."""

from typing import Any

from js import CSS, document
from pyodide.ffi import create_proxy
from pyscript.js_modules import focus, motion, things

from game.shell.messages import Key
from game.web.inputs import Inputs

DIGITS = "123456789"
OPEN_POPOVER = "[popover]:popover-open"
SUBMIT = ".primary[data-cmd]"  # what Enter in a line of text presses


def listen(inputs: Inputs) -> None:
    """One listener for the whole page; whatever uses a key up keeps it from the browser."""

    def key_down(event: Any) -> None:
        if not getattr(event, "key", None):  # a browser that fills a form in says it was a key
            return
        free = not (event.ctrlKey or event.altKey or event.metaKey or event.isComposing)
        if free and (focus.arrow(event.target, event.key) or _means_something(inputs, event)):
            event.preventDefault()

    document.addEventListener("keydown", create_proxy(key_down))


def _means_something(inputs: Inputs, event: Any) -> bool:
    key = event.key
    if key == "Escape" and _popover_open():
        return False  # the browser closes it
    if focus.writing() and key != "Escape":
        return key == "Enter" and _submit(event.target)
    if not inputs.dom.layers.childElementCount and (button := _button(key)):
        if not event.repeat:  # a key held down is one choice
            button.click()
        return True
    if key == " " and document.activeElement != document.body:
        return False
    if key == "Escape" or len(key) == 1:
        motion.finish()
        inputs.send(Key(key, inputs.topic, _thing(key)))
    return bool(key in (" ", "Escape"))  # the browser would close a dialog


def _popover_open() -> bool:
    """Whether something that the browser itself opens lies on the page; without popovers nothing does."""
    return hasattr(document.body, "popover") and bool(document.querySelector(OPEN_POPOVER))


def _thing(key: str) -> str:
    """What the key asks about: `i` goes on from thing to thing, with Shift back."""
    if key in "iI":
        return str(things.following(key == "I"))
    return str(things.subject()) if key in "zZ" else ""


def _submit(field: Any) -> bool:
    box = field.closest("dialog")
    button = box.querySelector(SUBMIT) if box and field.localName == "input" else None
    if button:
        button.click()
    return button is not None


def _button(key: str) -> Any:
    """What the key presses on the screen: what bears it, else a digit the n-th button of the prompt."""
    screen = document.getElementById("screen")
    if key not in DIGITS:
        return screen.querySelector(f'[data-press="{CSS.escape(key.lower())}"]')
    bearer = screen.querySelector(f'[data-digit="{key}"]')
    return bearer or screen.querySelectorAll('[data-group="prompt"] button').item(int(key) - 1)

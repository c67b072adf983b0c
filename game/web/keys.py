"""The keyboard: what a key means where it is pressed."""

from typing import Any

from js import CSS, document
from pyodide.ffi import create_proxy
from pyscript.js_modules import focus, motion, things

from game.shell.messages import Key
from game.web.dom import Dom

DIGITS = "123456789"
OPEN_POPOVER = "[popover]:popover-open"
INERT = "[inert]"
SUBMIT = ".primary[data-cmd]"  # what Enter in a line of text presses


def listen(dom: Dom) -> None:
    """One listener for the whole page; whatever uses a key up keeps it from the browser."""

    def key_down(event: Any) -> None:
        if not getattr(event, "key", None):  # a browser that fills a form in says it was a key
            return
        free = not (event.ctrlKey or event.altKey or event.metaKey or event.isComposing)
        if free and (_moves_focus(dom, event) or _means_something(dom, event)):
            event.preventDefault()

    document.addEventListener("keydown", create_proxy(key_down))


def _moves_focus(dom: Dom, event: Any) -> bool:
    """Tab goes round in a layer, arrows go about in a group."""
    if event.key == "Tab":
        return bool(focus.trap(dom.layers, event.shiftKey))
    return bool(focus.arrow(event.target, event.key))


def _means_something(dom: Dom, event: Any) -> bool:
    key = event.key
    if key == "Escape" and _popover_open():
        return False  # the browser closes it
    if focus.writing() and key != "Escape":
        return key == "Enter" and _submit(event.target)
    if key in DIGITS:
        return _press(int(key))
    if bearer := document.getElementById("screen").querySelector(f'[data-press="{CSS.escape(key.lower())}"]'):
        bearer.click()
        return True
    if key == " " and document.activeElement != document.body:
        return False
    if key == "Escape" or len(key) == 1:
        motion.finish()
        dom.send(Key(key, dom.topic, _thing(key)))
    return bool(key == " ")


def _popover_open() -> bool:
    """Whether something that the browser itself opens lies on the page; without popovers nothing does."""
    return hasattr(document.body, "popover") and bool(document.querySelector(OPEN_POPOVER))


def _thing(key: str) -> str:
    """What the key asks about: `i` goes on from thing to thing, with Shift back."""
    if key in "iI":
        return str(things.following(key == "I"))
    return str(things.subject()) if key in "zZ" else ""


def _submit(field: Any) -> bool:
    box = field.closest('[role="dialog"]')
    button = box.querySelector(SUBMIT) if box and field.localName == "input" else None
    if button:
        button.click()
    return button is not None


def _press(number: int) -> bool:
    """What bears that digit, else the n-th button of the prompt."""
    screen = document.getElementById("screen")
    bearer = screen.querySelector(f'[data-digit="{number}"]')
    inert = screen.matches(INERT)
    if bearer and not inert:
        bearer.click()
        return True
    buttons = screen.querySelectorAll('[data-group="prompt"] button')
    if inert or number > buttons.length:
        return False
    buttons[number - 1].click()
    return True

"""What handlers return, and the small things many of them do: toasts and notices."""

from dataclasses import replace

from game.shell.effects import Announce, Effect, Wait
from game.shell.messages import ToastOver
from game.shell.model import Model, Notice, Toast

Result = tuple[Model, tuple[Effect, ...]]

TOAST_MS = 4000
TOAST_TO_UNDO_MS = 10_000


def done(model: Model, *effects: Effect) -> Result:
    """The model and its effects."""
    return model, effects


def toast(model: Model, kind: str, text: str, rule: str = "", at: str = "", command: str = "") -> Result:
    """A short message, seen and heard. Problems stay until closed, the others for a while."""
    n = model.toasts + 1
    shown = replace(model, toast=Toast(kind, text, rule, at, command, n), toasts=n)
    if kind == "problem":
        return done(shown, Announce(text, urgent=True))
    return done(shown, Announce(text), Wait(TOAST_TO_UNDO_MS if command else TOAST_MS, ToastOver(n)))


def close_toast(model: Model, arg: str) -> Result:
    """The toast goes."""
    return done(replace(model, toast=None))


def close_notice(model: Model, arg: str) -> Result:
    """The standing message of this name goes."""
    return done(without_notice(model, arg))


def refuse(model: Model, text: str, rule: str = "", at: str = "") -> Result:
    """A refusal: why something is not possible, at the place it was tried."""
    return toast(model, "refused", text, rule, at)


def with_notice(model: Model, name: str, arg: str = "") -> Model:
    """The model with a standing message, once."""
    notice = Notice(name, arg)
    return model if notice in model.notices else replace(model, notices=(*model.notices, notice))


def without_notice(model: Model, *names: str) -> Model:
    """The model without these standing messages."""
    return replace(model, notices=tuple(notice for notice in model.notices if notice.name not in names))

"""The lists that docstrings give are whole: all commands, all layers."""

import re

from game.shell import messages
from game.shell.model import Layer
from game.shell.screens.layers import LAYERS
from game.shell.update import COMMANDS

ASIDE = re.compile(r"\([^)]*\)|\[[^]]*\]|:[^\s·,]*")  # explanations and arguments
BETWEEN = re.compile(r"[·,\n]")


def listed(text: str | None, after: str, before: str) -> list[str]:
    """What stands there by name, in order, each once."""
    _, _, rest = (text or "").partition(after)
    names = BETWEEN.split(ASIDE.sub("", rest.partition(before)[0]))
    return sorted({name.split()[0] for name in names if name.strip()})


def test_every_command_is_told() -> None:
    assert listed(messages.__doc__, "all there are:", "`data-field`, in") == sorted(COMMANDS)


def test_every_layer_is_told() -> None:
    assert listed(Layer.__doc__, "what it is about.", "\0") == sorted(LAYERS)

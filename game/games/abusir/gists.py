"""What a pull, an alignment or a build comes to, so that nobody has to find the very same numbers or cells.

A pull comes to the stages and sites that it leads to, the blocks it loses, the sleds it pushes and what ends
it; one that leads nowhere is like no other. A build comes to its block and to what is told of it besides,
points above all, wherever on the pyramid the block lies.
"""

from collections.abc import Sequence

from game.core.state import Event
from game.core.vocabulary import Action

ARRIVALS = frozenset({"at_stage", "at_site"})
VERBS = frozenset({"pull", "align", "build"})


def gist(action: Action, told: Sequence[Event]) -> str:
    """By what such an action tells beside itself."""
    if action.verb == "align":
        return action.verb
    if action.verb == "pull" and not any(event.kind in ARRIVALS for event in told):
        return action.text
    block = action.text.split()[1:3] if action.verb == "build" else []  # its colour and its shape
    besides = (_said(event) for event in told if event.kind != action.verb)
    return " ".join((action.verb, *block, *besides))


def _said(event: Event) -> str:
    details = (f"{key}={value}" for key, value in event.params.items())
    return ",".join((event.kind, str(event.player), *details, str(event.points)))

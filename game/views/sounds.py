"""Which sound what happens makes: by game a table in `game/views/ID/sounds.py`, by the kind of event."""

from collections.abc import Iterable, Mapping

from game.core.state import Event

STONE, BOAT, CARD, DICE, CHISEL, DRAG = "stone", "boat", "card", "dice", "chisel", "drag"
POINTS, REFUSED, END = "points", "refused", "end"
NAMES = (STONE, BOAT, CARD, DICE, CHISEL, DRAG, POINTS, REFUSED, END)
LANDING = frozenset({STONE, POINTS, END})  # heard when what moves has arrived, the others when it sets out

Sounds = Mapping[str, str]  # by kind of event
# What is the same in all games.
DEFAULT: Sounds = {"place": STONE, "take": STONE, "play": CARD, "discard": CARD}


def heard(own: Sounds, told: Iterable[Event]) -> list[str]:
    """The sounds of a decision, each once, in the order in which they are told; points come last."""
    events, table = list(told), {**DEFAULT, **own}
    deeds = [table[event.kind] for event in events if event.kind in table]
    gains = [POINTS] if any(event.points > 0 for event in events) else []
    return list(dict.fromkeys([*deeds, *gains]))

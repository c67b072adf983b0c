"""Where one is on the page, a step each: the table, then what lies on top. The browser's history keeps it."""

from game.shell.model import Model

TABLE = "table"
PASSING = frozenset({"hand-over", "ask-undo", "ask-clear"})  # layers that are questions of the moment
Places = tuple[str, ...]


def places(model: Model) -> Places:
    """The way from the lobby to what is on the screen: `table ab12`, `points tomb-0`."""
    if model.failure:
        return ()
    table = (f"{TABLE} {model.play.id}",) if model.play else ()
    above = (f"{layer.name} {layer.arg}".rstrip() for layer in model.layers if layer.name not in PASSING)
    return (*table, *above)


def in_common(one: Places, other: Places) -> int:
    """How many steps both ways begin with."""
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return count

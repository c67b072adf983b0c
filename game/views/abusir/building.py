"""A block chosen to be built: how it is turned, and where it fits so."""

from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES, PLACES_OF, Cell, Place, rotations
from game.views.abusir.look import Look, cells

Turned = tuple[Cell, ...]


def chosen(look: Look) -> tuple[str, str]:
    """The colour and the shape of the block; empty without one."""
    words = look.view.start.split()
    return (words[1], words[2]) if len(words) > 2 and words[0] == "build" else ("", "")


def turn(look: Look) -> int:
    """How often it has been turned; at first so often that it fits somewhere."""
    verb, _, count = look.view.aim.partition(" ")
    if verb == "turn" and count.isdecimal():
        return int(count)
    ways, fitting = _ways(look), {_as_turned(place) for place in _all_places(look)}
    return next((n for n, way in enumerate(ways) if way in fitting), 0)


def places(look: Look) -> list[Place]:
    """Where it fits as it is turned."""
    if not chosen(look)[1]:
        return []
    ways = _ways(look)
    wanted = ways[turn(look) % len(ways)]
    return [place for place in _all_places(look) if _as_turned(place) == wanted]


def _ways(look: Look) -> list[Turned]:
    return rotations(box.SHAPES.index(chosen(look)[1]))


def _all_places(look: Look) -> list[Place]:
    """Where it fits, however it is turned."""
    colour, shape = chosen(look)
    legal = {action.args[1] for action in look.ways("build") if action.details["colour"] == colour}
    return [PLACES[at] for at in PLACES_OF[box.SHAPES.index(shape)] if at in legal]


def _as_turned(place: Place) -> Turned:
    """How a block lies at a place, from its corner."""
    covered = cells(place)
    left, top = min(x for x, _ in covered), min(y for _, y in covered)
    return tuple(sorted((x - left, y - top) for x, y in covered))

"""The third action (A8): building at the site where the sled is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache

from game.core.state import NOBODY, Event, Pending
from game.core.steps import Refusal, Step
from game.core.vocabulary import Action
from game.games.abusir import actions as act
from game.games.abusir import scoring
from game.games.abusir import tables as box
from game.games.abusir.placements import ALL, LEVELS, PLACES, PLACES_OF, Place, fits, rests
from game.games.abusir.state import (
    NONE,
    AbusirState,
    brick,
    complete,
    contributions,
    filled,
    has_built,
    markers,
    present,
    site_of,
)

PLACES_EACH = 3  # of a kind of block, that a search looks at


def rights(s: AbusirState, player: int) -> int:
    """A8.1: how many blocks the player may build in one action."""
    site = site_of(s, player)
    return 0 if site == NONE else box.PER_WORKER * present(s, player, site)


def may_contribute(s: AbusirState, player: int, site: int) -> bool:
    """A8.7: a marker on the site's track already, or one in reserve."""
    return has_built(s, player, site) or markers(s, player) > 0


@lru_cache(maxsize=16384)
def open_to(shape: int, cells: int) -> tuple[int, ...]:
    """A8: where a block of this shape can lie in a pyramid that fills these cells."""
    return tuple([place for place in PLACES_OF[shape] if fits(PLACES[place], cells)])


@lru_cache(maxsize=16384)
def snug(shape: int, cells: int) -> tuple[int, ...]:
    """The same, first those that leave the fewest holes."""
    return tuple(
        sorted(
            open_to(shape, cells),
            key=lambda at: (-PLACES[at].level, -(PLACES[at].beside & cells).bit_count(), at),
        )
    )


def may_build(s: AbusirState, player: int, site: int) -> bool:
    """A8.1, A8.7: whether the player may build at their sled's site, if they have blocks that fit."""
    return (
        site != NONE
        and present(s, player, site) > 0
        and not complete(s, site)
        and may_contribute(s, player, site)
    )


def buildable(s: AbusirState, player: int) -> Iterator[tuple[int, int]]:
    """A8: the blocks on the own sled and where they can lie: kinds and places."""
    site = site_of(s, player)
    if may_build(s, player, site):
        cells = filled(s, site)
        for kind in sorted(dict.fromkeys(s.sleds[player])):
            for place in open_to(box.shape_of(kind), cells):
                yield kind, place


def builds(s: AbusirState, player: int) -> list[Action]:
    """A8: what may be built now."""
    return [act.BUILD[box.colour_of(kind)][place] for kind, place in buildable(s, player)]


def samples(s: AbusirState, player: int, each: int) -> list[Action]:
    """What a search looks at: of each kind of block so many places that leave few holes."""
    site = site_of(s, player)
    if not may_build(s, player, site):
        return []
    cells = filled(s, site)
    return [
        act.BUILD[box.colour_of(kind)][place]
        for kind in sorted(dict.fromkeys(s.sleds[player]))
        for place in sorted(snug(box.shape_of(kind), cells)[:each])
    ]


def build(s: AbusirState, p: Pending, action: Action) -> None:
    """A8: the block lies there; `a`: how many more may follow. A complete pyramid is scored at once."""
    colour, place = action.args
    player, site = p.player, site_of(s, p.player)
    first = not has_built(s, player, site)
    s.sleds[player].remove(box.kind_of(colour, PLACES[place].shape))
    s.built[site].append(brick(player, colour, place))
    s.busy = 1
    if s.tell:
        track = contributions(s, site)[player]
        where: dict[str, int | str] = {"site": box.SITES[site], "field": track, "first": int(first)}
        s.tell(Event(action.verb, player, {**action.details, **where}))
    if complete(s, site):
        _completed(s, player, site)
    elif p.a > 1:
        s.pending.append(Pending("build_on", player, p.a - 1))
    if stuck(s):
        if s.tell:
            s.tell(Event("stuck", NOBODY, rule="A11.1"))
        s.pending.clear()


def _completed(s: AbusirState, player: int, site: int) -> None:
    """A8.8, A10: the pyramid is scored; five of them end the game with this round (A11.3)."""
    if not s.tell:
        return
    s.tell(Event("complete", player, {"site": box.SITES[site]}))
    for event in scoring.told_complete(s, site):
        s.tell(event)
    if finished(s) == box.ENOUGH_PYRAMIDS:
        s.tell(Event("last_round", NOBODY, {"count": box.ENOUGH_PYRAMIDS}))


def finished(s: AbusirState) -> int:
    """A11.3: how many pyramids are complete."""
    return sum(complete(s, site) for site in range(len(box.SITES)))


def stuck(s: AbusirState) -> bool:
    """A11.1: blocks exist, but nobody can ever place one."""
    return not any(_open(s, site) for site in range(len(box.SITES)))


def _open(s: AbusirState, site: int) -> bool:
    """A11.1: whether somebody could still place a block on a site."""
    cells = filled(s, site)
    return (
        cells != ALL
        and any(may_contribute(s, player, site) for player in range(len(s.workers)))
        and any(open_to(shape, cells) and _exists(s, shape) for shape in range(len(box.SHAPES)))
    )


def _exists(s: AbusirState, shape: int) -> bool:
    """Whether a block of this shape is in the stock, on a boat or on a sled."""
    loads = (*s.boats, *s.sleds)
    return any(s.stock[kind] or any(kind in load for load in loads) for kind in box.KINDS_OF[shape])


def build_on(s: AbusirState, p: Pending) -> None:
    """A8.1: another block may follow if one can be built."""
    if any(True for _ in buildable(s, p.player)):
        s.pending.append(Pending("build", p.player, p.a))


class Build(Step[AbusirState]):
    """A8: the next block of this action. `a`: how many may still be built."""

    def actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Every block of the sled in every place it fits; `done`."""
        return [*builds(s, p.player), act.DONE]

    def candidates(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Of each kind of block a few places; `done`."""
        return [*samples(s, p.player, PLACES_EACH), act.DONE]

    def playout_actions(self, s: AbusirState, p: Pending) -> Sequence[Action]:
        """Build as long as there is something to build."""
        return samples(s, p.player, 1) or [act.DONE]

    def resolve(self, s: AbusirState, p: Pending, action: Action) -> None:
        if action.verb == "build":
            build(s, p, action)
        elif s.tell:
            s.tell(Event(action.verb, p.player))

    def refuse(self, s: AbusirState, p: Pending, action: Action) -> Refusal:
        return no_build(s, p, action) if action.verb == "build" else Refusal("asked_build", "A8.1")


def no_build(s: AbusirState, p: Pending, action: Action) -> Refusal:
    """A8: why that block cannot lie there."""
    colour, number = action.args
    place, site = PLACES[number], site_of(s, p.player)
    if site == NONE:
        return Refusal("not_at_site", "A8.1")
    at = {"site": box.SITES[site]}
    if complete(s, site):
        return Refusal("already_complete", "A8.1", at)
    if box.kind_of(colour, place.shape) not in s.sleds[p.player]:
        details = {"colour": box.COLOURS[colour], "shape": box.SHAPES[place.shape]}
        return Refusal("not_on_sled", "A8.1", details)
    if not present(s, p.player, site):
        return Refusal("no_worker", "A8.1", at)
    if not may_contribute(s, p.player, site):
        return Refusal("no_marker", "A8.7", {"most": box.MARKERS})
    return _no_place(place, filled(s, site))


def _no_place(place: Place, cells: int) -> Refusal:
    """A8.3 to A8.5: what is wrong with a place."""
    if place.cells & cells:
        return Refusal("cell_filled", "A8.3")
    if not rests(place, cells):
        return Refusal("rests_on_gap", "A8.4")
    return Refusal("only_corner" if corners(place) & cells else "touches_nothing", "A8.5")


def corners(place: Place) -> int:
    """A8.5: the cells of the ground that a place touches by a corner alone."""
    around, size = 0, box.SIZES[0]
    for cell in range(size * size):
        if place.cells >> cell & 1:
            row, column = divmod(cell, size)
            for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                if 0 <= row + y < size and 0 <= column + x < size:
                    around |= 1 << (row + y) * size + column + x
    return around & LEVELS[0] & ~place.cells & ~place.beside


STEPS: Mapping[str, Step[AbusirState]] = {"build": Build()}
EFFECTS: Mapping[str, Callable[[AbusirState, Pending], None]] = {"build_on": build_on}

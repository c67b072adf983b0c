"""Positions of Abusir as text: what FEN is to chess. Seats, like turns, count from 1.

    57 decisions, turn 9, player 2 began, idle 0, busy 1, short 0
    haul 5 1, go_on 1 0, turn_end
    pool -
    stock 7 white I1, 6 white I2, 4 white I3, 3 white L3, 7 black I1, ...
    B1 of 2: 2 white I1, 1 red L3
    ...
    S1: 1 white I2 a1 b1; 3 red I1 c1
    ...
    stages 1 - - 2 - -
    player 1: pyramid 1, workers C C S1
    sled 1: white I1, red L3 at 12.5 -3.25 0.0 -1.0 shaken 0.25 0.0

The second line has what is asked now and what comes after it in the turn; `set-up 17` are the matters left of
setting up. Poses are told to the bit, from the middle of the board. `-` stands for nothing.
"""

from collections.abc import Iterable, Iterator, Sequence

from game.core.game import Pending
from game.games.abusir import tables as box
from game.games.abusir.places import PLACES
from game.games.abusir.sled import written
from game.games.abusir.state import NONE, AbusirState, brick_of

NOTHING, OVER, SETTING_UP = "-", "over", "set-up"


def write(s: AbusirState) -> str:
    """The position in which somebody is asked, or the end."""
    return "\n".join(lines_of(s))


def lines_of(s: AbusirState) -> Iterator[str]:
    """Its lines."""
    yield (
        f"{s.ply} decisions, turn {s.turn + 1}, player {s.starter + 1} began"
        f", idle {s.idle}, busy {s.busy}, short {s.short}"
    )
    yield _asked(s)
    yield f"pool {_counted(s.pool)}"
    yield f"stock {_counted(s.stock)}"
    for berth, (owner, load) in enumerate(zip(s.owners, s.boats, strict=True)):
        whose = NOTHING if owner == NONE else box.OWNERS[owner]
        yield f"{box.BERTHS[berth]} of {whose}: {_listed((box.KINDS[kind] for kind in load), ', ')}"
    for site, bricks in enumerate(s.built):
        yield f"{box.SITES[site]}: {_listed(map(_brick, bricks), '; ')}"
    yield f"stages {' '.join(NOTHING if held == NONE else box.SEATS[held] for held in s.stages)}"
    for player, nodes in enumerate(s.workers):
        workers = " ".join(box.NODES[node] for node in nodes)
        yield f"player {player + 1}: pyramid {s.pyramids[player]}, workers {workers}"
        carried = _listed((box.KINDS[kind] for kind in s.sleds[player]), ", ")
        pose = _listed(written.texts(s.poses[player]), " ")
        shaken = _listed(written.texts(s.shaking[player]), " ")
        yield f"sled {player + 1}: {carried} at {pose} shaken {shaken}"


def _asked(s: AbusirState) -> str:
    if not s.pending:
        return OVER
    if s.pending[0].step == "turn":
        return f"{SETTING_UP} {len(s.pending)}"
    return ", ".join(map(_matter, reversed(s.pending)))


NUMBERS = {
    "extra": 0,
    "turn_end": 0,
    "walk": 1,
    "build": 1,
    "refill": 1,
    "fill": 1,
    "shift": 1,
}  # the others 2


def _matter(p: Pending) -> str:
    return " ".join([p.step, *map(str, (p.a, p.b)[: NUMBERS.get(p.step, 2)])])


def _brick(number: int) -> str:
    built = brick_of(number)
    return f"{built.player + 1} {box.COLOURS[built.colour]} {PLACES[built.place].text}"


def _counted(counts: Sequence[int]) -> str:
    return _listed((f"{count} {box.KINDS[kind]}" for kind, count in enumerate(counts) if count), ", ")


def _listed(words: Iterable[str], between: str) -> str:
    return between.join(words) or NOTHING

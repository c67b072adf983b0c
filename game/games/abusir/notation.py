"""Positions of Abusir as text: what FEN is to chess. Seats, like turns, count from 1.

    57 decisions, turn 9, player 2 began, idle 0, busy 1, short 0
    haul 21 1, go_on 1 0, turn_end
    pool -
    stock 7 white I1, 6 white I2, 4 white I3, 3 white L3, 7 black I1, ...
    B1 of 2: 2 white I1, 1 red L3
    ...
    S1: 1 white I2 a1 b1; 3 red I1 c1
    ...
    stages 1 - - 2+3 - -
    player 1: pyramid 1, workers C C S1
    sled 1: white I1, red L3 at 12.5 -3.25 0.0 -1.0 shaken 0.25 0.0

The second line has what is asked now and what comes after it in the turn; `set-up 17` are the matters left of
setting up. Of two sleds at a stage, `2+3`, the first one counts as being there. Poses are told to the bit,
from the middle of the board. `-` stands for nothing.
"""

import re
from collections.abc import Sequence

from game.core import notation as text
from game.core.notation import Kind, Line, Row, bad, index, whole
from game.core.state import Pending
from game.games.abusir import setup
from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES
from game.games.abusir.sled import written
from game.games.abusir.sled.constants import Numbers
from game.games.abusir.state import AbusirState, brick, brick_of

OVER, SETTING_UP = "over", "set-up"
BEFORE = "+"  # between sleds at the same stage, as they came
TEXTS = tuple(place.text for place in PLACES)


# ---- what stands in the rows ------------------------------------------------------------------------


def _counted(counts: Sequence[int]) -> str:
    return text.joined((f"{count} {box.KINDS[kind]}" for kind, count in enumerate(counts) if count), ", ")


def _read_counts(line: str) -> list[int]:
    counts = [0] * len(box.KINDS)
    for each in text.parted(line, ", "):
        count, _, kind = each.partition(" ")
        counts[index(kind, box.KINDS)] += whole(count)
    return counts


def _brick(number: int) -> str:
    built = brick_of(number)
    return f"{built.player + 1} {box.COLOURS[built.colour]} {TEXTS[built.place]}"


def _read_brick(line: str) -> int:
    seat, colour, place = (*line.split(" ", 2), "", "")[:3]
    return brick(index(seat, box.SEATS), index(colour, box.COLOURS), index(place, TEXTS))


def _floats(numbers: Numbers) -> str:
    return text.joined(written.texts(numbers))


def _read_floats(line: str) -> Numbers:
    numbers = written.numbers(text.parted(line))
    if numbers is None:
        raise bad(line)
    return numbers


def _order(seats: Sequence[int]) -> str:
    return text.joined((box.SEATS[seat] for seat in seats), BEFORE)


def _read_order(line: str) -> tuple[int, ...]:
    return tuple(index(seat, box.SEATS) for seat in text.parted(line, BEFORE))


BIT, TURNS = text.number(1), text.number(99)
COUNTS, FLOATS = Kind(_counted, _read_counts), Kind(_floats, _read_floats)
BLOCKS = text.several(text.word(box.KINDS), ", ")
HEAD = Line(
    "{ply} decisions, turn {turn}, player {starter} began, idle {idle}, busy {busy}, short {short}",
    ply=text.number(9999),
    turn=text.number(9999, 1),
    starter=text.word(box.SEATS),
    idle=TURNS,
    busy=BIT,
    short=BIT,
)
POOL, STOCK = Line("pool {pool}", pool=COUNTS), Line("stock {stock}", stock=COUNTS)
BERTH = Line(
    "{n} of {owners}: {boats}", n=text.word(box.BERTHS), owners=text.word_or_nothing(box.OWNERS), boats=BLOCKS
)
SITE = Line("{n}: {built}", n=text.word(box.SITES), built=text.several(Kind(_brick, _read_brick), "; "))
STAGES = Line("stages {stages}", stages=text.several(Kind(_order, _read_order), count=len(box.BERTHS)))
PLAYER = Line(
    "player {n}: pyramid {pyramids}, workers {workers}",
    n=text.word(box.SEATS),
    pyramids=BIT,
    workers=text.several(text.word(box.NODES), count=box.WORKERS),
)
SLED = Line(
    "sled {n}: {sleds} at {poses} shaken {shaking}",
    n=text.word(box.SEATS),
    sleds=BLOCKS,
    poses=FLOATS,
    shaking=FLOATS,
)

# ---- what is asked ----------------------------------------------------------------------------------

NUMBERS = {  # of how many a matter tells; the others of 2
    "extra": 0,
    "turn_end": 0,
    "walk": 1,
    "build": 1,
    "refill": 1,
    "fill": 1,
    "shift": 1,
}
NUMBERED = r"( [0-9]{1,2}){2}"
FILLED = f"[{''.join(str(berth) for berth, _ in box.REFILLS)}]"
FORM = re.compile(
    rf"{SETTING_UP} [0-9]{{1,3}}|(extra|act (1 0|2 0|1 1)"
    rf"|(haul{NUMBERED}|walk [0-9]|build [1-9][0-9]?"
    rf"|refill {FILLED}(, fill {FILLED}){{0,2}}(, shift 1)?, haul_on{NUMBERED})"
    r", go_on (0 0|1 0|0 1)), turn_end"
)


def asked(s: AbusirState) -> str:
    """What is asked now and after that, as its line says it."""
    if not s.pending:
        return OVER
    if s.pending[0].step == "turn":
        return f"{SETTING_UP} {len(s.pending)}"
    return ", ".join(map(_matter, reversed(s.pending)))


def _matter(p: Pending) -> str:
    return " ".join([p.step, *map(str, (p.a, p.b)[: NUMBERS.get(p.step, 2)])])


def ask(s: AbusirState, line: str) -> None:
    """The matters that are open."""
    if s.starter >= len(s.workers):
        raise bad(HEAD.row().write(s))
    if line == OVER:
        return
    if not FORM.fullmatch(line):
        raise bad(line)
    if line.startswith(SETTING_UP):
        s.pending = setup.plan(len(s.workers), s.starter)[: int(line.split()[1])]
        return
    player = (s.starter + s.turn) % len(s.workers)
    for matter in reversed(line.split(", ")):
        step, *numbers = matter.split()
        s.pending.append(Pending(step, player, *map(int, numbers)))


# ---- positions --------------------------------------------------------------------------------------


def rows(players: int) -> list[Row]:
    """The lines of a position; those of the players, two each, come last."""
    return [
        HEAD.row(),
        Row("", asked, ask),
        POOL.row(),
        STOCK.row(),
        *(BERTH.row(berth) for berth in range(len(box.BERTHS))),
        *(SITE.row(site) for site in range(len(box.SITES))),
        STAGES.row(),
        *(line.row(player) for player in range(players) for line in (PLAYER, SLED)),
    ]


def write(s: AbusirState) -> str:
    """The position in which somebody is asked, or the end."""
    return text.written(rows(len(s.workers)), s)

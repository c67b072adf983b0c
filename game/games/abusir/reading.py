"""Positions of Abusir from text, as `notation` writes them: nothing is read that cannot be reached."""

import re
from collections.abc import Callable, Iterator, Sequence

from game.core.errors import BadNotation
from game.core.game import CHANCE, Pending
from game.games.abusir import hauling, moving, setup
from game.games.abusir import tables as box
from game.games.abusir.building import builds, may_contribute
from game.games.abusir.notation import NOTHING, OVER, SETTING_UP, lines_of
from game.games.abusir.places import PLACES, fits
from game.games.abusir.sled import written
from game.games.abusir.sled.kept import Numbers
from game.games.abusir.state import NONE, AbusirState, brick, brick_of, contributed, filled
from game.games.abusir.turn import STEPS

BERTHS, SITES = len(box.BERTHS), len(box.SITES)
LINES = 4 + BERTHS + SITES + 1  # before those of the players, two each

HEAD = re.compile(
    r"([0-9]{1,4}) decisions, turn ([0-9]{1,4}), player ([1-5]) began"
    r", idle ([0-9]{1,2}), busy ([01]), short ([01])"
)
NUMBERED = r"( [0-9]{1,2}){2}"
FILLED = f"[{''.join(str(berth) for berth, _ in box.REFILLS)}]"
ASKED = re.compile(
    rf"{SETTING_UP} [0-9]{{1,3}}|(extra|act (1 0|2 0|1 1)"
    rf"|(haul{NUMBERED}|walk [0-9]|build [1-6]"
    rf"|refill {FILLED}(, fill {FILLED}){{0,2}}(, shift 1)?, haul_on{NUMBERED})"
    r", go_on (0 0|1 0|0 1)), turn_end"
)
BERTH = re.compile(r"(B[1-6]) of (-|[1-5]|neutral): (.+)")
SITE = re.compile(r"(S[1-7]): (.+)")
STAGES = re.compile(r"stages ([-1-5]( [-1-5]){5})")
PLAYER = re.compile(r"player ([1-5]): pyramid ([01]), workers (\w+ \w+ \w+)")
SLED = re.compile(r"sled ([1-5]): ([\w, -]+?) at ([-+.e0-9 ]+) shaken ([-+.e0-9 ]+)")


def read(players: int, text: str) -> AbusirState:
    """The position written so. Raises BadNotation naming the part that cannot be one."""
    lines = text.split("\n")
    if len(lines) != LINES + 2 * players:
        raise _bad(lines[-1])
    s = _laid_out(lines)
    for site, line in enumerate(lines[4 + BERTHS : LINES - 1]):
        _build(s, site, _groups(SITE, line)[1])
    if not (0 <= s.starter < players and s.turn >= 0):
        raise _bad(lines[0])
    s.pending = _pending(s, lines[1])
    _settle(s, lines)
    for line, told in zip(lines, lines_of(s), strict=True):
        if line != told:
            raise _bad(line)
    for fits_in, place in _checks(s):
        if not fits_in:
            raise _bad(lines[place])
    return s


def _laid_out(lines: Sequence[str]) -> AbusirState:
    """What each line says by itself."""
    ply, turn, starter, idle, busy, short = map(int, _groups(HEAD, lines[0])[:6])
    berths = [_groups(BERTH, line) for line in lines[4 : 4 + BERTHS]]
    people = [_groups(PLAYER, line) for line in lines[LINES::2]]
    sleds = [_groups(SLED, line) for line in lines[LINES + 1 :: 2]]
    held = _groups(STAGES, lines[LINES - 1])[0].split()
    return AbusirState(
        pending=[],
        ply=ply,
        starter=starter - 1,
        turn=turn - 1,
        idle=idle,
        busy=busy,
        short=short,
        pyramids=[int(pyramid) for _, pyramid, _ in people],
        pool=_counts(lines[2].removeprefix("pool ")),
        stock=_counts(lines[3].removeprefix("stock ")),
        owners=[NONE if whose == NOTHING else box.OWNERS.index(whose) for _, whose, _ in berths],
        boats=[_load(load) for _, _, load in berths],
        sleds=[_load(load) for _, load, _, _ in sleds],
        poses=[_floats(pose) for _, _, pose, _ in sleds],
        shaking=[_floats(shaken) for _, _, _, shaken in sleds],
        where=[],
        stages=[NONE if seat == NOTHING else int(seat) - 1 for seat in held],
        workers=[[_number(node, box.NODES) for node in nodes.split()] for _, _, nodes in people],
        built=[[] for _ in box.SITES],
    )


def _bad(part: str) -> BadNotation:
    return BadNotation("position", "bad_position", part=part)


def _groups(pattern: re.Pattern[str], line: str) -> Sequence[str]:
    found = pattern.fullmatch(line)
    if not found:
        raise _bad(line)
    return found.groups()


def _number(word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise _bad(word)
    return words.index(word)


def _load(text: str) -> list[int]:
    return [] if text == NOTHING else [_number(word, box.KINDS) for word in text.split(", ")]


def _counts(text: str) -> list[int]:
    counts = [0] * len(box.KINDS)
    for each in [] if text == NOTHING else text.split(", "):
        count, _, kind = each.partition(" ")
        if not re.fullmatch("[0-9]{1,2}", count):
            raise _bad(each)
        counts[_number(kind, box.KINDS)] += int(count)
    return counts


def _floats(text: str) -> Numbers:
    numbers = [] if text == NOTHING else written.numbers(text.split(" "))
    if numbers is None:
        raise _bad(text)
    return numbers


TEXTS = tuple(place.text for place in PLACES)


def _build(s: AbusirState, site: int, text: str) -> None:
    """A8.3 to A8.7: the blocks of a site, one on the other."""
    for each in [] if text == NOTHING else text.split("; "):
        seat, colour, place = (*each.split(" ", 2), "", "")[:3]
        player, number = _number(seat, box.SEATS[: len(s.workers)]), _number(place, TEXTS)
        if not fits(PLACES[number], filled(s, site)) or not may_contribute(s, player, site):
            raise _bad(each)
        s.built[site].append(brick(player, _number(colour, box.COLOURS), number))


def _pending(s: AbusirState, line: str) -> list[Pending]:
    """The matters that are open."""
    if line == OVER:
        return []
    _groups(ASKED, line)
    if line.startswith(SETTING_UP):
        return setup.plan(len(s.workers), s.starter)[: int(line.split()[1])]
    player = (s.starter + s.turn) % len(s.workers)
    found = []
    for matter in reversed(line.split(", ")):
        step, *numbers = matter.split()
        found.append(Pending(step, player, *map(int, numbers)))
    return found


def _settle(s: AbusirState, lines: Sequence[str]) -> None:
    """A5.4, A6.8: where the sleds are follows from their poses."""
    for player, pose in enumerate(s.poses):
        if pose and not written.is_pose(pose):
            raise _bad(lines[LINES + 2 * player + 1])
    if all(s.poses) and not written.possible(moving.world_of(s)):
        raise _bad(lines[LINES + 1])
    s.where = [moving.place(pose) for pose in s.poses]
    there = [[player for player, at in enumerate(s.where) if at == stage] for stage in range(BERTHS)]
    if any(held not in (at or [NONE]) for held, at in zip(s.stages, there, strict=True)):
        raise _bad(lines[LINES - 1])


def _checks(s: AbusirState) -> Iterator[tuple[bool, int]]:
    """What holds in every position that can be reached, and the line that tells otherwise."""
    players = range(len(s.workers))
    setting_up = bool(s.pending) and s.pending[0].step == "turn"
    yield all(len(load) <= box.HOLD for load in s.boats), 4
    yield _conserved(s), 3
    yield all(contributed(s, player) <= box.MARKERS for player in players), 4 + BERTHS
    yield all(s.poses) or setting_up, LINES + 1
    for player in players:
        line = LINES + 2 * player
        yield len(s.sleds[player]) <= box.DECK, line + 1
        yield len(s.shaking[player]) in (0, len(s.sleds[player])), line + 1
    owners = sorted(owner for owner in s.owners if owner != NONE)
    yield owners == sorted(dict.fromkeys(owners)), 4
    yield setting_up or owners == list(range(BERTHS)), 4
    yield all(seat in s.owners for seat in players if s.poses[seat]), 4
    yield not setting_up or _as_set_up(s), 1
    yield not s.pending or _asks(s), 1


def _conserved(s: AbusirState) -> bool:
    """A1: every block is somewhere, once."""
    counts = [pool + stock for pool, stock in zip(s.pool, s.stock, strict=True)]
    for load in (*s.boats, *s.sleds):
        for kind in load:
            counts[kind] += 1
    for bricks in s.built:
        for number in bricks:
            built = brick_of(number)
            counts[box.kind_of(built.colour, PLACES[built.place].shape)] += 1
    return counts == [box.COUNTS[box.shape_of(kind)] for kind in range(len(box.KINDS))]


def _as_set_up(s: AbusirState) -> bool:
    """A3: whether as much lies on board, boats and sleds as has been put there."""
    done = setup.plan(len(s.workers), s.starter)[len(s.pending) :]
    stepped = [p.step for p in done]
    return (
        len(s.pending) > 1
        and s.pending[-1].player != CHANCE
        and not any(map(bool, s.built))
        and sum(map(len, s.boats)) == stepped.count("stow") + stepped.count("cargo")
        and all((Pending("berth", player) in done) == bool(pose) for player, pose in enumerate(s.poses))
        and all((Pending("take", player) in done) == bool(load) for player, load in enumerate(s.sleds))
        and all(node == box.CAMP for nodes in s.workers for node in nodes)
    )


ASKABLE: dict[str, Callable[[AbusirState, Pending], bool]] = {
    "haul": lambda s, p: hauling.may_pull(p) or bool(hauling.loadable(s, p)),
    "build": lambda s, p: bool(builds(s, p.player)),
    "extra": lambda s, p: bool(s.pyramids[p.player]),
    "walk": lambda s, p: 0 < p.a < (1 << box.WORKERS) - 1,
}


def _asks(s: AbusirState) -> bool:
    """Whether what is asked can be asked for."""
    p = s.pending[-1]
    possible = ASKABLE.get(p.step)
    return (possible is None or possible(s, p)) and bool(STEPS[p.step].actions(s, p))

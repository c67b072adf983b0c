"""A position of the Duel as text, laid out as on the table, and read again.

Above lie the boats of the columns, on the left those of the rows, outermost slot outside; squares show the
player whose figure stands there. `-` is a slot of an emptied boat, `~` one of a boat that has left.

    decision 10: player 1, turn
                      PL    G12   T4
                      TAKE  T1    COMBO
                      PL    G8    O
    O     O     TAKE  2     .     .
    PLACE T4    O     2     .     .
    O     T2    PL    1     .     1
    player 1: O
    player 2: G6 PLACE COMBO
    out of the game: G2 G5
    supply 33, reserve 3
    player 1 began, first with 5 obelisks: -
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from game.core.editor import Fault
from game.core.notation import NOTHING, bad, index, joined, parted
from game.core.state import NOBODY, Pending
from game.core.steps import Refusal
from game.games.duel import offers
from game.games.duel import tables as box
from game.games.duel.deeds import END_TURN
from game.games.duel.state import NO_TILE, DuelState, ends
from game.games.duel.tables import BOATS, SIZE, SLOTS, TILES

WIDTH = 6
EMPTIED, GONE, FREE = "-", "~", "."
FIGURES = ("1", "2")
ROWS, COLUMNS = range(SIZE), range(SIZE, 2 * SIZE)
HARBOUR = SLOTS + SIZE  # lines

HEAD = re.compile(r"decision ([0-9]{1,4}): (?:player ([12]), ([a-z_ ]+)|over)")
FOOT = (
    re.compile(r"player 1: (.+)"),
    re.compile(r"player 2: (.+)"),
    re.compile(r"out of the game: (.+)"),
    re.compile(r"supply ([0-9]{1,2}), reserve ([0-9])"),
    re.compile(rf"player ([12]) began, first with {box.OBELISK_B_GOAL} obelisks: ([12-])"),
)


# ---- writing ----------------------------------------------------------------------------------------


def write(s: DuelState) -> str:
    """The position, line by line."""
    lines = [f"decision {s.ply}: {asked(s)}"]
    lines += [
        " " * WIDTH * SLOTS + _cells(_lying(s, boat, slot) for boat in COLUMNS)
        for slot in reversed(range(SLOTS))
    ]
    for row in ROWS:
        tiles = [_lying(s, row, slot) for slot in reversed(range(SLOTS))]
        lines.append(_cells([*tiles, *(_standing(s, row * SIZE + column) for column in range(SIZE))]))
    lines += [f"player {player + 1}: {_words(s.display[player])}" for player in (0, 1)]
    lines.append(f"out of the game: {_words(s.box)}")
    lines.append(f"supply {s.supply}, reserve {s.reserve}")
    first = NOTHING if s.first == NOBODY else s.first + 1
    lines.append(f"player {s.starter + 1} began, first with {box.OBELISK_B_GOAL} obelisks: {first}")
    return "\n".join(line.rstrip() for line in lines)


def asked(s: DuelState) -> str:
    """Who is asked for what, and what is asked after that in the same turn."""
    if not s.pending:
        return "over"
    steps = [p.step for p in reversed(s.pending) if p.step != "end_turn"]
    return f"player {s.pending[-1].player + 1}, {' '.join(steps)}"


def _lying(s: DuelState, boat: int, slot: int) -> str:
    kind = s.tile(boat, slot)
    if kind != NO_TILE:
        return TILES[kind]
    return EMPTIED if s.in_play(boat) else GONE


def _standing(s: DuelState, square: int) -> str:
    owner = s.owner(square)
    return FREE if owner == NOBODY else FIGURES[owner]


def _cells(words: Iterable[str]) -> str:
    return "".join(word.ljust(WIDTH) for word in words)


def _words(counts: Sequence[int]) -> str:
    return joined(TILES[kind] for kind, count in enumerate(counts) for _ in range(count))


# ---- reading ----------------------------------------------------------------------------------------

# What may be asked, and after that in the same turn: of which action tile it is a part, and when it can be.
ASKED: Mapping[str, tuple[str, Callable[[DuelState, int], bool]]] = {
    "turn": ("", lambda s, player: True),
    "take": ("TAKE", offers.can_take),
    "place place offer_third": ("PLACE", offers.can_place_two),
    "place offer_third": ("PLACE", offers.can_place),
    "place_third": ("PLACE", offers.can_place),
    "combo_place unload offer_second": ("COMBO", offers.can_combine),
    "unload offer_second": ("COMBO", offers.can_unload),
    "unload_second": ("COMBO", offers.can_unload),
    "swap unload": ("SWAP", offers.can_unload),
    "unload": ("SWAP", offers.can_unload),
}
# D6.2, D6.3: how many figures the same action tile has placed by then; no boat has been unloaded since.
PLACED = {"place offer_third": 1, "place_third": 2, "unload offer_second": 1}


def read(text: str) -> DuelState:
    """The position written so. Raises BadNotation naming the part that cannot be one."""
    s = parsed(text)
    for part, _ in faults(s):
        raise bad(part)
    return s


def parsed(text: str) -> DuelState:
    """The position written so, though no game may lead there."""
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) != HARBOUR + len(FOOT) + 1:
        raise bad(lines[-1] if lines else text)
    head, harbour, foot = lines[0], lines[1 : HARBOUR + 1], lines[HARBOUR + 1 :]
    ply, *_ = _groups(HEAD, head)
    (one,), (other,), (out,), piles, (began, first) = map(_groups, FOOT, foot)
    s = DuelState(
        pending=pending(head.partition(": ")[2]),
        ply=int(ply),
        starter=int(began) - 1,
        standing=[0, 0],
        figures=[box.FIGURES, box.FIGURES],
        slots=[NO_TILE] * box.ON_BOATS,
        afloat=0,
        emptied=0,
        supply=int(piles[0]),
        reserve=int(piles[1]),
        unseen=[],
        display=[_counts(one), _counts(other)],
        box=_counts(out),
        first=NOBODY if first == NOTHING else int(first) - 1,
    )
    _set_up(s, [line.split() for line in harbour], harbour)
    _hide(s, foot[3])
    return s


def _groups(pattern: re.Pattern[str], line: str) -> Sequence[str]:
    found = pattern.fullmatch(line)
    if not found:
        raise bad(line)
    return found.groups()


def _counts(text: str) -> list[int]:
    """Tiles by kind."""
    kinds = [index(word, TILES) for word in parted(text)]
    return [kinds.count(kind) for kind in range(len(TILES))]


def pending(text: str) -> list[Pending]:
    """What is open when this is asked: `player 1, unload offer_second`, or nothing when it is over."""
    whose, _, what = text.partition(", ")
    if not what:
        return []
    if what not in ASKED:
        raise bad(what)
    player = index(whose.removeprefix("player "), FIGURES)
    steps = [Pending(step, player) for step in reversed(what.split())]
    return steps if what == "turn" else [END_TURN[player], *steps]


def _set_up(s: DuelState, words: Sequence[list[str]], lines: Sequence[str]) -> None:
    """Tiles onto the boats, figures onto the squares."""
    for number, (cells, line) in enumerate(zip(words, lines, strict=True)):
        if len(cells) != (SIZE if number < SLOTS else SLOTS + SIZE):
            raise bad(line)
    columns, rows = words[:SLOTS], words[SLOTS:]
    loads = [row[:SLOTS] for row in rows] + [list(column) for column in zip(*columns, strict=True)]
    for boat, load in enumerate(loads):
        _load(s, boat, load)
    for square, word in enumerate(word for row in rows for word in row[SLOTS:]):
        if word not in (FREE, *FIGURES):
            raise bad(word)
        if word != FREE:
            s.standing[FIGURES.index(word)] |= 1 << square
            s.figures[FIGURES.index(word)] -= 1


def _load(s: DuelState, boat: int, load: Sequence[str]) -> None:
    """The tiles of a boat, the outermost first; or it is empty, or has left."""
    if all(word == GONE for word in load):
        return
    s.afloat |= 1 << boat
    if all(word == EMPTIED for word in load):
        s.emptied |= 1 << boat
        return
    for slot, word in enumerate(reversed(load)):
        if word not in TILES:
            raise bad(f"{BOATS[boat]}: {' '.join(load)}")
        s.slots[boat * SLOTS + slot] = TILES.index(word)


def _hide(s: DuelState, piles: str) -> None:
    """D1.1: whatever lies nowhere else is in supply and reserve."""
    for kind, copies in enumerate(box.COPIES.values()):
        left = copies - s.slots.count(kind) - s.display[0][kind] - s.display[1][kind] - s.box[kind]
        if left < 0:
            raise bad(TILES[kind])
        s.unseen.append(left)
    if sum(s.unseen) != s.supply + s.reserve:
        raise bad(piles)


def faults(s: DuelState) -> Iterable[Fault]:
    """Why no game leads to a position; nothing where one does."""
    lines = write(s).splitlines()
    head, foot = lines[0], lines[HARBOUR + 1 :]
    for fits, part, reason, rule in _checks(s, head, foot):
        if not fits:
            yield Fault(part, Refusal(reason, rule))


def _checks(s: DuelState, head: str, foot: Sequence[str]) -> Iterable[tuple[bool, str, str, str]]:
    """What holds in every position that can be reached, the line that tells otherwise, why, and the rule."""
    _, _, what = asked(s).partition(", ")
    tile = ASKED[what][0] if what else ""
    emptied, boats = s.emptied.bit_count(), s.afloat.bit_count()
    takes = s.box[TILES.index("TAKE")] - (what == "take")  # of them at most have been carried out (D6.1)
    fives = [player for player in (0, 1) if s.display[player][box.OBELISK] >= box.OBELISK_B_GOAL]
    most = 1 + (s.box[TILES.index("COMBO")] > 0)  # boats that one turn can have emptied (D6.3)
    for player in (0, 1):
        yield s.figures[player] >= 0, f"figures of player {player + 1}", "too_many_figures", "D1.2"
    yield not tile or s.box[TILES.index(tile)] > 0, head, "tile_not_spent", "D4.3"
    yield s.supply <= box.SUPPLY and s.supply % SLOTS == 0, foot[3], "supply_by_threes", "D-R3"
    yield box.RESERVE - takes <= s.reserve <= box.RESERVE, foot[3], "reserve_by_takes", "D6.1"
    yield not s.supply or boats == len(BOATS), foot[3], "boats_stay", "D7.2"
    yield boats > 1 and ends(s) == (not what), head, "ends_with_one_boat", "D8"
    in_turn = emptied == (what == "unload_second") if what else 0 < emptied <= most
    yield in_turn, head, "emptied_in_turn", "D7.1"
    yield s.first in (fives or [NOBODY]), foot[4], "first_with_five", "D9.5"
    yield not what or _asks(s, s.pending[-1].player, what), head, "cannot_be_asked", "D4.3"


def _asks(s: DuelState, player: int, what: str) -> bool:
    """Whether a player can be asked for this: it is possible, and what comes before it has been done."""
    _, possible = ASKED[what]
    return possible(s, player) and s.standing[player].bit_count() >= PLACED.get(what, 0)

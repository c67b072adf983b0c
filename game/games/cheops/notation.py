"""Positions of Cheops' Master Builders as text: what FEN is to chess. Seats, like turns, count from 1.

    18 decisions, turn 3 of player 2, idle 1
    player 3 pays blue, then a second stone
    middle br, lying bry, blocked g
    met P1 2, A2 3
    1 sheet A, jokers 3, struck Q2 Q5, bonuses P1, ticked P11 P12 P13 P14 P15 P16 AL1
    2 sheet ...

Turn and player are those of the roll. Dice are letters by colour: those that may be used now, those that
come back for the next player, those of the active player. A bonus is met in a turn. `-` stands for nothing.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.core.errors import BadNotation
from game.core.game import Pending
from game.games.cheops import tables as box
from game.games.cheops.fields import members
from game.games.cheops.possible import impossible
from game.games.cheops.state import CheopsState, unpaid_of
from game.games.cheops.steps import Turns

OVER = "over"
ASKS = {"act": "acts", "second": "ticks a second stone", "pay": "pays"}
SECOND = ", then a second stone"
NOTHING = "-"
LINES = 4  # before those of the sheets

HEAD = re.compile(
    r"(?P<ply>\d{1,4}) decisions, turn (?P<turn>\d{1,2}) of player (?P<active>\d), idle (?P<idle>\d{1,2})"
)
ASKED = re.compile(
    rf"player (?P<player>\d) ({ASKS['act']}|(?P<second>{ASKS['second']})"
    rf"|{ASKS['pay']} (?P<colour>[a-z]+)( (?P<other>[a-z]+))?(?P<then>{SECOND})?)"
)
DICE = re.compile(r"middle (?P<middle>\S+), lying (?P<lying>\S+), blocked (?P<blocked>\S+)")
MET = re.compile(r"met (?P<met>-|\w+ \d{1,2}(, \w+ \d{1,2})*)")
SHEET = re.compile(
    r"(?P<player>\d) sheet (?P<sheet>\S+), jokers (?P<jokers>\d), struck (?P<struck>[^,]+)"
    r", bonuses (?P<bonuses>[^,]+), ticked (?P<ticked>.+)"
)


# ---- writing ----------------------------------------------------------------------------------------


def write(s: CheopsState) -> str:
    """The position in which somebody is asked, or the end."""
    return "\n".join(_lines(s))


def _lines(s: CheopsState) -> Iterator[str]:
    yield f"{s.ply} decisions, turn {s.turn} of player {s.active + 1}, idle {s.idle}"
    yield _asked(s)
    yield f"middle {_dice(s.middle)}, lying {_dice(s.lying)}, blocked {_dice(s.blocked)}"
    yield f"met {_listed((f'{box.BONUSES[bonus]} {turn}' for bonus, turn in enumerate(s.met) if turn), ', ')}"
    for player, sheet in enumerate(s.sheets):
        yield (
            f"{player + 1} sheet {box.SHEET_LETTERS[sheet]}, jokers {s.jokers[player]}"
            f", struck {_set(s.struck[player], box.QUARRY_FIELDS)}"
            f", bonuses {_set(s.bonuses[player], box.BONUSES)}"
            f", ticked {_set(s.ticked[player], box.FIELDS)}"
        )


def _asked(s: CheopsState) -> str:
    """Who is asked what; a payment is followed by a second stone if it is for the first one."""
    if not s.pending:
        return OVER
    p = s.pending[-1]
    said = " ".join(
        [f"player {p.player + 1}", ASKS[p.step], *(box.COLOURS[colour] for colour in unpaid_of(p))]
    )
    return said + (SECOND if s.pending[-2].step == "offer_second" else "")


def _dice(dice: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(box.LETTERS, dice, strict=True)) or NOTHING


def _set(numbers: int, names: Sequence[str]) -> str:
    return _listed((names[number] for number in members(numbers)), " ")


def _listed(words: Iterable[str], between: str) -> str:
    return between.join(words) or NOTHING


# ---- reading ----------------------------------------------------------------------------------------


def read(turns: Turns, options: Mapping[str, str], text: str) -> CheopsState:
    """The position written so, if a game with these options can come to it."""
    lines = text.split("\n")
    if len(lines) != LINES + turns.players:
        raise _bad(lines[-1])
    head, dice = _match(HEAD, lines[0]), _match(DICE, lines[2])
    sheets = [_match(SHEET, line) for line in lines[LINES:]]
    s = CheopsState(
        pending=[],
        ply=int(head["ply"]),
        turn=int(head["turn"]),
        active=int(head["active"]) - 1,
        middle=_read_dice(dice["middle"]),
        lying=_read_dice(dice["lying"]),
        blocked=_read_dice(dice["blocked"]),
        sheets=[_number(sheet["sheet"], box.SHEET_LETTERS) for sheet in sheets],
        ticked=[_read_set(sheet["ticked"], box.FIELDS) for sheet in sheets],
        struck=[_read_set(sheet["struck"], box.QUARRY_FIELDS) for sheet in sheets],
        jokers=[int(sheet["jokers"]) for sheet in sheets],
        bonuses=[_read_set(sheet["bonuses"], box.BONUSES) for sheet in sheets],
        met=_read_met(_match(MET, lines[3])["met"]),
        idle=int(head["idle"]),
    )
    if not 0 <= s.active < turns.players:
        raise _bad(lines[0])
    s.pending = [] if lines[1] == OVER else _read_asked(turns, s.active, lines[1])
    for line, written in zip(lines, _lines(s), strict=True):
        if line != written:
            raise _bad(line)
    for place in impossible(s, turns, options):
        raise _bad(lines[place])
    return s


def _bad(part: str) -> BadNotation:
    return BadNotation("position", "bad_position", part=part)


def _match(pattern: re.Pattern[str], line: str) -> re.Match[str]:
    found = pattern.fullmatch(line)
    if not found:
        raise _bad(line)
    return found


def _number(word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise _bad(word)
    return words.index(word)


def _read_dice(letters: str) -> list[int]:
    return [letters.count(letter) for letter in box.LETTERS]


def _read_set(text: str, names: Sequence[str]) -> int:
    numbers = 0
    for name in text.split(" ") if text != NOTHING else ():
        numbers |= 1 << _number(name, names)
    return numbers


def _read_met(text: str) -> list[int]:
    met = [0] * len(box.BONUSES)
    for each in text.split(", ") if text != NOTHING else ():
        bonus, _, turn = each.partition(" ")
        met[_number(bonus, box.BONUSES)] = int(turn)
    return met


def _read_asked(turns: Turns, active: int, line: str) -> list[Pending]:
    """The matters that are open: what is asked now, on top of what is left of the turn."""
    found = _match(ASKED, line)
    player, plan = int(found["player"]) - 1, turns.plans[active]
    if Pending("act", player) not in plan:
        raise _bad(line)
    rest = plan[: plan.index(Pending("act", player))]
    if found["colour"]:
        paid = [_number(word, box.COLOURS) + 1 for word in (found["colour"], found["other"]) if word]
        then = [Pending("offer_second", player)] if found["then"] else []
        return [*rest, *then, Pending("pay", player, *paid)]
    return [*rest, Pending("second" if found["second"] else "act", player)]

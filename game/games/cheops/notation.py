"""Positions of Cheops' Master Builders as text: what FEN is to chess. Seats, like turns, count from 1.

    19 decisions, turn 4 of player 1, idle 0
    player 2 pays purple, then a second stone
    middle g, lying g, blocked by
    met P1 3
    1 sheet B, jokers 2, struck -, bonuses P1, ticked P11 P12 P13 P14 P15 P16 R11 R12
    2 sheet D, jokers 1, struck Q2 Q4, bonuses -, ticked P11 R11 R12 R23 R24

Turn and player are those of the roll. Dice are letters by colour: those that may be used now, those that
come back for the next player, those of the active player. A bonus is met in a turn. `-` stands for nothing.
"""

from collections.abc import Mapping, Sequence

from game.core import notation as text
from game.core.notation import NOTHING, Kind, Line, Row, bad, index
from game.core.state import Pending
from game.games.cheops import tables as box
from game.games.cheops.possible import impossible
from game.games.cheops.state import CheopsState, unpaid_of
from game.games.cheops.steps import Turns

OVER = "over"
ASKS = {"act": "acts", "second": "ticks a second stone", "pay": "pays"}
SECOND = ", then a second stone"
SEAT = text.number(len(box.SHEET_LETTERS), 1)
TURNS = text.number(99)


# ---- what stands in the rows ------------------------------------------------------------------------


def _dice(dice: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(box.LETTERS, dice, strict=True)) or NOTHING


def _read_dice(letters: str) -> list[int]:
    return [letters.count(letter) for letter in box.LETTERS]


def _met(turns: Sequence[int]) -> str:
    return text.joined((f"{box.BONUSES[bonus]} {turn}" for bonus, turn in enumerate(turns) if turn), ", ")


def _read_met(line: str) -> list[int]:
    met = [0] * len(box.BONUSES)
    for each in text.parted(line, ", "):
        bonus, _, turn = each.partition(" ")
        met[index(bonus, box.BONUSES)] = TURNS.read(turn)
    return met


DICE = Kind(_dice, _read_dice)
HEAD = Line(
    "{ply} decisions, turn {turn} of player {active}, idle {idle}",
    ply=text.number(9999),
    turn=TURNS,
    active=SEAT,
    idle=TURNS,
)
TABLE = Line("middle {middle}, lying {lying}, blocked {blocked}", middle=DICE, lying=DICE, blocked=DICE)
MET = Line("met {met}", met=Kind(_met, _read_met))
SHEET = Line(
    "{n} sheet {sheets}, jokers {jokers}, struck {struck}, bonuses {bonuses}, ticked {ticked}",
    n=SEAT,
    sheets=text.word(box.SHEET_LETTERS),
    jokers=text.number(9),
    struck=text.members(box.QUARRY_FIELDS),
    bonuses=text.members(box.BONUSES),
    ticked=text.members(box.FIELDS),
)


# ---- what is asked ----------------------------------------------------------------------------------


class Asked:
    """Who is asked what; a payment is followed by a second stone if it is for the first one."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns

    def write(self, s: CheopsState) -> str:
        if not s.pending:
            return OVER
        p = s.pending[-1]
        colours = [box.COLOURS[colour] for colour in unpaid_of(p)]
        said = " ".join(["player", SEAT.write(p.player), ASKS[p.step], *colours])
        return said + (SECOND if s.pending[-2].step == "offer_second" else "")

    def read(self, s: CheopsState, line: str) -> None:
        """What is asked now, on top of what is left of the turn."""
        if s.active >= self.turns.players:
            raise bad(HEAD.row().write(s))
        if line == OVER:
            return
        whose, _, asked = line.removeprefix("player ").partition(" ")
        player, plan = SEAT.read(whose), self.turns.plans[s.active]
        if Pending("act", player) not in plan:
            raise bad(line)
        rest = plan[: plan.index(Pending("act", player))]
        verb, *colours = asked.removesuffix(SECOND).split(" ")
        if verb == ASKS["pay"] and 1 <= len(colours) <= 2:
            paid = [index(word, box.COLOURS) + 1 for word in colours]
            then = [Pending("offer_second", player)] if asked.endswith(SECOND) else []
            s.pending = [*rest, *then, Pending("pay", player, *paid)]
        else:
            step = next((step for step, words in ASKS.items() if words == asked and step != "pay"), "")
            if not step:
                raise bad(line)
            s.pending = [*rest, Pending(step, player)]


# ---- positions --------------------------------------------------------------------------------------


def rows(turns: Turns) -> list[Row]:
    """The lines of a position; the first ones are told of as `impossible` counts them."""
    asked = Asked(turns)
    sheets = (SHEET.row(player) for player in range(turns.players))
    return [HEAD.row(), Row("player", asked.write, asked.read), TABLE.row(), MET.row(), *sheets]


def write(turns: Turns, s: CheopsState) -> str:
    """The position in which somebody is asked, or the end."""
    return text.written(rows(turns), s)


def read(turns: Turns, options: Mapping[str, str], s: CheopsState, position: str) -> CheopsState:
    """Fill an empty position, if a game with these options can come to it."""
    parsed(turns, s, position)
    for place in impossible(s, turns, options):
        raise bad(position.split("\n")[place])
    return s


def parsed(turns: Turns, s: CheopsState, position: str) -> CheopsState:
    """Fill an empty position, though no game may lead there."""
    lines, table = position.split("\n"), rows(turns)
    s.pending = []
    text.fill(table, s, lines)
    text.agree(table, s, lines)
    return s

"""A position of Cheops set up by hand: the turn, dice, what each sheet has; bonuses follow from the ticks."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from game.core.edition import whole_numbers
from game.core.editor import Editor, Fault, Setting
from game.core.game import Game
from game.core.steps import Refusal
from game.games.cheops import actions as act
from game.games.cheops import notation, possible
from game.games.cheops import tables as box
from game.games.cheops.game import Cheops
from game.games.cheops.notation import OVER
from game.games.cheops.state import CheopsState

OPEN, DONE = "-", "x"
NO, YES = "no", "yes"
MOST_BLOCKED = 2  # dice that the active player can take
# By the line of the text that does not fit the others: why, and the rule; of a sheet as of the last one.
WHY = (
    ("turn_not_so", "C4.4"),
    ("nothing_to_decide", "C7"),
    ("dice_of_the_box", "C4"),
    ("bonus_not_so", "C6"),
    ("sheet_not_so", "C5"),
)
# By field: those that carry it, and those that it carries; in the relief none do.
NEEDS = [*act.NEEDS, *[0] * (len(box.FIELDS) - len(act.NEEDS))]
CARRIES = [
    sum(1 << above for above, needs in enumerate(NEEDS) if needs >> field & 1)
    for field in range(len(box.FIELDS))
]


class CheopsEditor(Editor[CheopsState]):
    """C2 to C7."""

    belongs: Mapping[str, str] = {"die": "dice", "joker": "player {0}", "end": "player {0}"}

    def __init__(self, game: Game[CheopsState]) -> None:
        super().__init__(game)
        self.cheops = cast("Cheops", game)
        self.turns = self.cheops.turns

    def sketch(self, text: str) -> CheopsState:
        """As it is written."""
        return notation.parsed(self.turns, self.cheops.initial_state(), text)

    def faults(self, s: CheopsState) -> Iterable[Fault]:
        """What no game leads to, line by line."""
        lines = self.game.write(s).split("\n")
        for line in possible.impossible(s, self.turns, self.game.options):
            reason, rule = WHY[min(line, possible.SHEETS)]
            yield Fault(lines[line], Refusal(reason, rule, {"player": line - possible.SHEETS + 1}))

    def settings(self, s: CheopsState) -> Iterator[Setting]:
        """The turn, the dice, then sheet by sheet."""
        yield from self._turn(s)
        yield from self._dice(s)
        for player in range(self.game.players):
            yield from self._sheet(s, player)

    def clear(self, s: CheopsState) -> None:
        """C3: sheets without a mark, all jokers, no die taken."""
        each = self.game.players
        s.ticked, s.struck, s.bonuses = [0] * each, [0] * each, [0] * each
        s.jokers, s.met = [box.JOKERS[each]] * each, [0] * len(box.BONUSES)
        s.blocked, s.idle = [0] * len(box.COLOURS), 0
        self._meet(s)

    def end(self, s: CheopsState) -> None:
        """C7."""
        s.pending = []
        self._settle(s)

    # ---- the turn ---------------------------------------------------------------------------------

    def _turn(self, s: CheopsState) -> Iterator[Setting]:
        asked = notation.Asked(self.turns)

        def ask(line: str) -> None:
            s.pending = []
            asked.read(s, line)
            self._settle(s)

        def count(turn: str) -> None:
            s.turn = int(turn)
            s.met = [min(met, s.turn) for met in s.met]
            self._settle(s)

        def roll(seat: str) -> None:
            line = asked.write(s)
            s.active = int(seat) - 1
            ask(line)

        def idle(turns: str) -> None:
            s.idle = int(turns)

        now, seats = asked.write(s), whole_numbers(self.game.players, 1)
        acts = (*(f"player {seat} acts" for seat in seats), OVER, now)
        yield Setting("turn", "asked", now, tuple(dict.fromkeys(acts)), ask)
        yield Setting("turn", "turn", str(s.turn), whole_numbers(box.MOST_TURNS, 1), count)
        yield Setting("turn", "active", str(s.active + 1), seats, roll)
        most = max(s.idle, min(s.turn, box.IDLE_ROUNDS * self.game.players))
        yield Setting("turn", "idle", str(s.idle), whole_numbers(most), idle)

    def _settle(self, s: CheopsState) -> None:
        """C4: between actions all dice lie in the middle, and so many decisions have been made."""
        at_rest = not s.pending or s.pending[-1].step == "act"
        if at_rest:
            s.middle = s.lying[:]
        begun = sum(possible.begun(s, player) for player in range(self.game.players))
        s.ply = max(begun, min(s.ply, possible.MOST_PER_ACTION * begun - (not at_rest)))
        first = bool(s.pending) and at_rest and s.pending[-1].player == s.active
        s.idle = max(s.idle, int(first)) if at_rest else 0

    # ---- dice -------------------------------------------------------------------------------------

    def _dice(self, s: CheopsState) -> Iterator[Setting]:
        """By colour: those in the middle, and those the active player took."""
        if s.pending and s.pending[-1].step != "act":
            return
        missing = max(0, box.DICE[self.game.players] - sum(s.lying) - sum(s.blocked))
        for colour, letter in enumerate(box.LETTERS):

            def lay(count: str, colour: int = colour) -> None:
                s.lying[colour] = s.middle[colour] = int(count)

            def block(count: str, colour: int = colour) -> None:
                s.blocked[colour] = int(count)

            lies, out = s.lying[colour], s.blocked[colour]
            yield Setting("dice", f"die {letter}", str(lies), whole_numbers(lies + missing), lay)
            left = max(out, min(out + missing, out + MOST_BLOCKED - sum(s.blocked)))
            yield Setting("dice", f"blocked {letter}", str(out), whole_numbers(left), block)

    # ---- sheets -----------------------------------------------------------------------------------

    def _sheet(self, s: CheopsState, player: int) -> Iterator[Setting]:
        thing, seat = f"player {player}", s.sheets[player]

        def deal(letter: str) -> None:
            other = box.SHEET_LETTERS.index(letter)
            if other in s.sheets:
                s.sheets[s.sheets.index(other)] = seat
            s.sheets[player] = other
            self._meet(s)

        def hold(count: str) -> None:
            s.jokers[player] = int(count)

        drawn = self.game.options["sheets"] == "random"
        letters = box.SHEET_LETTERS if drawn else box.SHEET_LETTERS[seat : seat + 1]
        yield Setting(thing, "sheet", box.SHEET_LETTERS[seat], letters, deal)
        jokers = whole_numbers(max(s.jokers[player], box.JOKERS[self.game.players]))
        yield Setting(thing, "jokers", str(s.jokers[player]), jokers, hold, counts=True)
        for field in range(len(box.FIELDS)):
            yield self._field(s, player, field)
        for place, name in enumerate(box.QUARRY_FIELDS):
            yield self._stone(s, player, place, name)
        for bonus, name in enumerate(box.BONUSES):
            yield self._bonus(s, player, bonus, name)

    def _field(self, s: CheopsState, player: int, field: int) -> Setting:
        """C5: what is carried can be ticked, what carries nothing can be unticked."""
        ticked, bit = s.ticked[player], 1 << field
        free = not CARRIES[field] & ticked if ticked & bit else not NEEDS[field] & ~ticked

        def tick(mark: str) -> None:
            s.ticked[player] = s.ticked[player] & ~bit | (mark == DONE) << field
            self._meet(s)

        now = DONE if ticked & bit else OPEN
        thing = f"field {player} {box.FIELDS[field]}"
        return Setting(thing, "ticked", now, (OPEN, DONE) if free else (now,), tick, counts=True)

    def _stone(self, s: CheopsState, player: int, place: int, name: str) -> Setting:
        def strike(mark: str) -> None:
            s.struck[player] = s.struck[player] & ~(1 << place) | (mark == DONE) << place

        now = DONE if s.struck[player] >> place & 1 else OPEN
        return Setting(f"stone {player} {name}", "struck", now, (OPEN, DONE), strike, counts=True)

    def _bonus(self, s: CheopsState, player: int, bonus: int, name: str) -> Setting:
        """C6: whoever has completed it may have been the first."""
        mask = box.BONUS_MASKS[bonus]
        complete = s.ticked[player] & mask == mask

        def gain(has: str) -> None:
            s.bonuses[player] = s.bonuses[player] & ~(1 << bonus) | (has == YES) << bonus
            self._meet(s)

        now = YES if s.bonuses[player] >> bonus & 1 else NO
        choices = (NO, YES) if complete else (now,)
        return Setting(f"bonus {player} {name}", "gained", now, choices, gain, counts=True)

    def _meet(self, s: CheopsState) -> None:
        """C6: a bonus is lost without its ticks, and met by whoever alone has completed it."""
        for bonus, mask in enumerate(box.BONUS_MASKS):
            complete = [player for player, ticked in enumerate(s.ticked) if ticked & mask == mask]
            for player in range(self.game.players):
                if player not in complete:
                    s.bonuses[player] &= ~(1 << bonus)
            has = [player for player in complete if s.bonuses[player] >> bonus & 1]
            if complete and not has:
                s.bonuses[complete[0]] |= 1 << bonus
            if not complete:
                s.met[bonus] = 0
            elif not s.met[bonus]:
                s.met[bonus] = max(1, s.turn - (len(complete) > 1))


EDITOR = CheopsEditor

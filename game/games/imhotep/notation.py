"""Positions of Imhotep as text: a line a thing, in words, each read strictly and checked against the others.

Players are `W`, `K`, `B`, `G`, as in the rules' examples, and `.` is nobody. The parts of the game write and
read their own lines; here are the players' and the open matters, the one asked now last. For two players:

    round     1 decision 9 passes 0 sailor W
    ahead     4331 4322 4321 4221 3322 3321
    boats     W.K. ... ..@temple .             spots from the bow; @ has sailed
    market    SAIL STATUE - LEVER 0            by field, then how many lie covered
    sleds     2 3
    scored    pyramid 2 0, temple 1 1
    matters   turn W
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from game.core.state import NOBODY, Pending
from game.core.steps import Chance, Step
from game.games.imhotep import tables as box
from game.games.imhotep.lines import LETTERS, NO_ONE, NONE, bad, index, letter, numbers
from game.games.imhotep.parts import Board, Effect, Part
from game.games.imhotep.state import ROUND_ENDS, ImhotepState, matter

PLAYERS = ("sleds", "quarry", "scored", "matters")
GOING_ON = ("turn_end", "put_away")  # below what people are asked besides their turns
LOWEST = ("starter", "turn", "next_round", *GOING_ON)  # the matter below all others, and only there
STONE_CAME = ("unload", "spent", "turn_end")  # by a boat, by a card, by a private boat
UNLOADING = ("unload", "unloaded", "order")  # matters of a boat that has sailed and is not empty yet


class Notation:
    """How positions of one game are written and read."""

    def __init__(
        self,
        board: Board,
        parts: Sequence[Part],
        steps: Mapping[str, Step[ImhotepState]],
        effects: Mapping[str, Effect],
        scoring: Sequence[str],
    ) -> None:
        self.scoring = scoring  # the categories in which something can have been scored
        self.board, self.parts, self.steps = board, parts, steps
        self.in_hand = {step for part in parts for step in part.in_hand}
        self.from_sled = {step for part in parts for step in part.from_sled}
        self.lies_on: dict[str, tuple[str, ...]] = {}
        for part in parts:
            for step, below in part.lies_on.items():
                self.lies_on[step] = (*self.lies_on.get(step, ()), *below)
        details = {step: each for part in parts for step, each in part.details.items()}
        self.details = {step: details.get(step, {}) for step in (*steps, *effects)}

    # ---- writing ----------------------------------------------------------------------------------

    def write(self, s: ImhotepState) -> str:
        return "\n".join(f"{name:9} {line}".rstrip() for name, line in self._lines(s).items())

    def _lines(self, s: ImhotepState) -> dict[str, str]:
        lines = {name: line for part in self.parts for name, line in part.write(s).items()}
        own = (_written(s.sled), _written(s.quarry), self._scored(s), self.asked(s))
        return {**lines, **dict(zip(PLAYERS, own, strict=True))}

    def _scored(self, s: ImhotepState) -> str:
        """The categories that have brought something, with their points by player."""
        columns = zip(self.board.categories, zip(*s.scored, strict=True), strict=True)
        return ", ".join(f"{key} {_written(points)}" for key, points in columns if any(points)) or NONE

    def asked(self, s: ImhotepState) -> str:
        """The open matters, the one asked now last."""
        return ", ".join(" ".join(self._words(p)) for p in s.pending) or NONE

    def _words(self, p: Pending) -> Iterator[str]:
        yield from (p.step, letter(p.player))
        for (name, words), value in zip(self.details[p.step].items(), (p.a, p.b), strict=False):
            yield from (name, words[value])

    # ---- reading ----------------------------------------------------------------------------------

    def read(self, s: ImhotepState, text: str) -> ImhotepState:
        """Fill an empty position. Raises BadNotation naming what cannot be."""
        self.parsed(s, text)
        lines = {name: " ".join(line.split()) for name, line in self._lines(s).items()}
        for part in self.parts:
            part.check(s, lines)
        self._check(s, lines)
        return s

    def parsed(self, s: ImhotepState, text: str) -> ImhotepState:
        """Fill an empty position, though no game may lead there."""
        found = [line.partition(" ") for line in text.splitlines()]
        lines = {name: " ".join(rest.split()) for name, _, rest in found}
        known = self._lines(s)
        for name in (*known, *lines, *(name for name, _, _ in found)):
            if name not in known or [each for each, _, _ in found].count(name) != 1:
                raise bad(name, lines)
        self._read_players(s, lines)
        for part in self.parts:
            part.read(s, lines)
        for part in self.parts:
            part.follow(s)
        wrong = [name for name, line in self._lines(s).items() if " ".join(line.split()) != lines[name]]
        if wrong:
            raise bad(wrong[0], lines)
        return s

    def _read_players(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        players = self.board.players
        s.sled, s.quarry = numbers("sleds", lines, players), numbers("quarry", lines, players)
        for words in () if lines["scored"] == NONE else lines["scored"].split(", "):
            key, _, points = words.partition(" ")
            index("scored", lines, key, self.scoring)
            row = self.board.categories.index(key)
            for player, count in enumerate(_points(lines, points, players)):
                s.scored[player][row] = count
        s.pending = self.matters(lines)

    def follow(self, s: ImhotepState) -> None:
        """After something was set by hand: what follows from it, and what lies nowhere else is at home."""
        for part in self.parts:
            part.follow(s)
        for part in self.parts:
            part.put_home(s)
        for player in range(self.board.players):
            s.quarry[player] += self.board.supply - self.stones(s, player)

    def matters(self, lines: Mapping[str, str]) -> list[Pending]:
        """What is open, as `asked` says it."""
        if lines["matters"] == NONE:
            return []
        return [self._matter(lines, words.split()) for words in lines["matters"].split(", ")]

    def _matter(self, lines: Mapping[str, str], words: Sequence[str]) -> Pending:
        step, player, *rest = (*words, "", "")[: max(len(words), 2)]
        details = self.details.get(step)
        if details is None or rest[::2] != list(details):
            raise bad("matters", lines)
        named = zip(details.values(), rest[1::2], strict=False)
        values = [index("matters", lines, word, domain) for domain, word in named]
        owner = index("matters", lines, player, NO_ONE + LETTERS[: self.board.players]) + NOBODY
        if len(values) != len(details) or max(values[1:], default=0) < 0:
            raise bad("matters", lines)
        return matter(step, owner, *values)

    # ---- whether it can be ------------------------------------------------------------------------

    def _check(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        if "track " in lines["scored"]:  # only where a table is counted, not in a game
            raise bad("scored", lines)
        due = [p.player for p in s.pending if p.step in self.from_sled]
        for player in range(self.board.players):
            if s.sled[player] > self.board.capacity(s, player):
                raise bad("sleds", lines)
            if due.count(player) > s.sled[player]:
                raise bad("matters", lines)
            if self.stones(s, player) != self.board.supply:
                raise bad("quarry", lines)
        unloading = {p.a for p in s.pending if p.step in UNLOADING}
        for boat in range(box.BOATS):
            if s.sailed(boat) != (boat in unloading) and (boat in unloading or s.loads[boat]):
                raise bad("boats", lines)
        if not (self._can_go_on(s) and self._can_end(s)):
            raise bad("matters", lines)

    def stones(self, s: ImhotepState, player: int) -> int:
        """A player's stones wherever they are (I2.1)."""
        fields = [*s.spots, *(owner for part in self.parts for owner in part.holds(s))]
        in_hand = sum(p.step in self.in_hand and p.player == player for p in s.pending)
        lying = sum(laid[player] for laid in s.laid)
        return s.sled[player] + s.quarry[player] + fields.count(player) + in_hand + lying

    def _can_go_on(self, s: ImhotepState) -> bool:
        """Whether something is asked that has an answer; at a turn, whether the round goes on."""
        if not s.pending:
            return s.round == box.ROUNDS
        p = s.pending[-1]
        step = self.steps.get(p.step)
        if step is None or isinstance(step, Chance) != (p.player == NOBODY) or not self._stacked(s.pending):
            return False
        if isinstance(step, Chance):
            return sum(step.weights(s, p)) > 0
        turn = s.passes < self.board.players and NOBODY in s.berths and len(s.pending) == 1
        return bool(step.actions(s, p)) and (turn or p.step != "turn")

    def _can_end(self, s: ImhotepState) -> bool:
        """I4, I-R2: a round that has ended leaves no boat in the harbour, or nobody could go on."""
        sailed = NOBODY not in s.berths or s.passes >= self.board.players
        return not s.ended or (sailed and not any(s.loads))

    def _stacked(self, pending: Sequence[Pending]) -> bool:
        """I4: whether below all that is open lies a turn or a round, and below each matter what led to it."""
        lowest, after = pending[0].step, pending[0].step in ROUND_ENDS
        starts = len(pending) == 1 or pending[-1].player == NOBODY
        return lowest in (LOWEST if starts else GOING_ON) and all(
            self._follows(p, below, after) for below, p in pairwise(pending)
        )

    def _follows(self, p: Pending, below: Pending, after: bool) -> bool:
        """Whether a matter can lie on another: whoever is asked did that, unless the round is over."""
        if p.step in LOWEST:
            return False
        if not (after or p.player == NOBODY or below.player in (NOBODY, p.player)):
            return False
        asks = p.step in self.steps and p.player != NOBODY
        led_to = self.lies_on.get(p.step, STONE_CAME if asks else ())
        return not led_to or below.step in led_to


def _points(lines: Mapping[str, str], text: str, players: int) -> list[int]:
    """Points by player; some are below zero."""
    words = text.split()
    plain = " ".join(word.removeprefix("-") or word for word in words)
    counts = numbers("scored", {**lines, "scored": plain}, players)
    return [-count if word.startswith("-") else count for word, count in zip(words, counts, strict=True)]


def _written(values: Sequence[int]) -> str:
    return " ".join(map(str, values))

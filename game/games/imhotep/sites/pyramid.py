"""The pyramid: one great one on side A (I6.2), three small ones on side B (I7.2)."""

from game.core.game import Pending, Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.actions import Actions
from game.games.imhotep.boats import put
from game.games.imhotep.parts import Ask, Board, Site
from game.games.imhotep.state import NOBODY, ImhotepState, matter

WHICH = 8  # a stone is noted as its owner plus eight times its small pyramid


class PyramidA(Site):
    """I6.2: the next free cell in a fixed order, scored at once."""

    site = box.PYRAMID
    rule = "I6.2"

    def arrive(self, s: ImhotepState, owner: int) -> None:
        """The stone fills the next cell, or lies beside."""
        cell = len(s.pyramid)
        points = box.PYRAMID_A[cell] if cell < len(box.PYRAMID_A) else box.BESIDE
        s.pyramid.append(owner)
        self.board.lay(s, self.site, owner)
        self.board.book(s, owner, points, self.site)


class PyramidB(Site):
    """I7.2: the owner picks one of three small pyramids; some cells bring a bonus."""

    site = box.PYRAMID
    rule = "I7.2"

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.steps = {
            "build": Ask(self.open_pyramids, self.answer_build, {"build": self.no_build}),
            "bonus_card": Ask(accept_or_decline, self.answer_card),
            "bonus_stones": Ask(accept_or_decline, self.answer_stones),
            "bonus_load": Ask(self.loads, self.answer_load, {"place": board.boats.no_place}),
        }

    def height(self, s: ImhotepState, which: int) -> int:
        """The stones of a small pyramid."""
        return sum(stone // WHICH == which for stone in s.pyramid)

    def open(self, s: ImhotepState) -> list[int]:
        """The small pyramids that are not complete."""
        return [which for which in range(box.BESIDE_B) if self.height(s, which) < box.CELLS_B]

    def arrive(self, s: ImhotepState, owner: int) -> None:
        """The owner chooses where; without a choice the stone goes where it must."""
        choices = self.open(s)
        if len(choices) > 1:
            s.pending.append(matter("build", owner))
        else:
            self.build(s, owner, choices[0] if choices else box.BESIDE_B)

    def build(self, s: ImhotepState, owner: int, which: int) -> None:
        """The stone fills the next cell of that pyramid, or lies beside, and scores."""
        points, bonus = (
            (box.BESIDE, "") if which == box.BESIDE_B else box.PYRAMIDS_B[which][self.height(s, which)]
        )
        s.pyramid.append(owner + WHICH * which)
        self.board.lay(s, self.site, owner)
        self.board.book(s, owner, points, self.site)
        if bonus and self.usable(s, owner, bonus):
            s.pending.append(matter(f"bonus_{bonus}", owner))

    def usable(self, s: ImhotepState, owner: int, bonus: str) -> bool:
        """I-R7: a bonus is used at once or lost; one without effect is not asked."""
        if bonus == "card":
            return self.board.deck.can_draw(s)
        if bonus == "stones":
            return self.board.space(s, owner) > 0 and s.quarry[owner] > 0
        return s.sled[owner] > 0 and s.empty != 0

    def open_pyramids(self, s: ImhotepState, p: Pending) -> Actions:
        """Any that is not complete."""
        return tuple(act.BUILD[which] for which in self.open(s))

    def answer_build(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """There."""
        self.build(s, p.player, action.args[0])

    def answer_card(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The top card of the deck."""
        if action is act.ACCEPT:
            s.pending.append(matter("draw_card", p.player))

    def answer_stones(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """Stones from the quarry."""
        if action is act.ACCEPT:
            self.board.take(s, p.player, box.BONUS_STONES)

    def loads(self, s: ImhotepState, p: Pending) -> Actions:
        """A stone onto a boat, or not."""
        return (*act.places(s.empty), act.DECLINE)

    def answer_load(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The stone is placed."""
        if action is not act.DECLINE:
            put(s, p.player, action)

    def no_build(self, s: ImhotepState, p: Pending, action: Action) -> Refusal:
        """That one is complete."""
        return Refusal("pyramid_complete", "I7.2", {"pyramid": box.PYRAMIDS[action.args[0]]})


def accept_or_decline(s: ImhotepState, p: Pending) -> Actions:
    """A bonus may be left."""
    return (act.ACCEPT, act.DECLINE)


def cells(s: ImhotepState) -> list[tuple[int, int]]:
    """The stones in order as (small pyramid, owner); on side A the pyramid is 0."""
    return [divmod(stone, WHICH) for stone in s.pyramid]


SIDES = {"A": PyramidA, "B": PyramidB}
assert NOBODY < 0

"""The temple: stones in layers; those visible from above score at the end of each round (I6.3, I7.3)."""

from game.core.game import Pending
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.actions import Actions
from game.games.imhotep.parts import Ask, Board, Site
from game.games.imhotep.state import ImhotepState, matter

WIDTH_FOR_TWO, WIDTH = 4, 5


class TempleA(Site):
    """I6.3: a point for each visible stone."""

    site = box.TEMPLE
    rule = "I6.3"

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.width = WIDTH_FOR_TWO if board.players == 2 else WIDTH

    def arrive(self, s: ImhotepState, owner: int) -> None:
        """The stone lies on the next field, on top of what is there."""
        s.temple.append(owner)
        self.board.lay(s, self.site, owner)

    def visible(self, s: ImhotepState) -> list[tuple[int, int]]:
        """The top stones as (field, owner), from left to right."""
        count = len(s.temple)
        tops = range(max(0, count - self.width), count)
        return sorted((index % self.width, s.temple[index]) for index in tops)

    def score_round(self, s: ImhotepState) -> None:
        """I6.3."""
        for _, owner in self.visible(s):
            self.board.book(s, owner, box.TEMPLE_POINT, self.site)


class TempleB(TempleA):
    """I7.3: each visible stone brings its field's bonus, from left to right."""

    rule = "I7.3"

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.steps = {"temple_choice": Ask(point_or_stones, self.answer_choice)}
        self.effects = {"temple_field": self.field}
        self.bonuses = {"choice": self.choice, "points": self.points, "card": self.card}

    def score_round(self, s: ImhotepState) -> None:
        """I7.3: field by field; the first lies on top of the stack."""
        s.pending.extend(matter("temple_field", owner, field) for field, owner in reversed(self.visible(s)))

    def field(self, s: ImhotepState, p: Pending) -> None:
        """One field's bonus."""
        self.bonuses[box.TEMPLE_B[p.a]](s, p)

    def choice(self, s: ImhotepState, p: Pending) -> None:
        """A point or stones; only the point if no stone can be taken (I-R8)."""
        if self.board.space(s, p.player) and s.quarry[p.player]:
            s.pending.append(matter("temple_choice", p.player, p.a))
        else:
            self.board.book(s, p.player, box.TEMPLE_POINT, self.site)

    def points(self, s: ImhotepState, p: Pending) -> None:
        """Two points."""
        self.board.book(s, p.player, box.TEMPLE_B_POINTS, self.site)

    def card(self, s: ImhotepState, p: Pending) -> None:
        """The top card of the deck."""
        s.pending.append(matter("draw_card", p.player))

    def answer_choice(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """What was chosen."""
        if action is act.POINT:
            self.board.book(s, p.player, box.TEMPLE_POINT, self.site)
        else:
            self.board.take(s, p.player, box.TEMPLE_B_STONES)


def point_or_stones(s: ImhotepState, p: Pending) -> Actions:
    """I7.3."""
    return (act.POINT, act.STONES)


SIDES = {"A": TempleA, "B": TempleB}

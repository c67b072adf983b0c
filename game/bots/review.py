"""A finished game looked through, as data: what each decision gave away, and what chance did.

Numbers are whole: values in thousandths of a sure win, leads in tenths of a point. A value is a chance of
winning and points together, as a bot's own `value` is; what is told of it is the chance alone (`chances`).
"""

from typing import Any, NamedTuple

from game.bots.chances import chance, given_away
from game.bots.reasons import Reason, read_reason
from game.core.match import Match

SLIP = 30  # thousandths; what gives away less is as good
LITTLE = 20  # what gives away more than that beyond its error can be learned from where nothing costs more
FELT = 70  # what gives away less, a player does not feel: it is no turning point
USUAL_STAKE = 20  # thousandths of a win; usually at stake, for decisions judged when that was not kept


class Judged(NamedTuple):
    """A decision: what was expected before it, the best move and the one played with their values and leads.

    `spread` is the standard error of the loss. `good` are the moves that lose no more than it, `reasons` why
    the best one is better: both only at turning points and where a closer look was asked for. `swing`, with
    its own `swing_spread`, is what chance brought this player since the decision before; None: it did
    nothing. `blind` is the value of all choices on average; None: nobody looked.
    """

    ply: int
    player: int
    outlook: int
    lead: int
    best: str
    best_value: int
    best_lead: int
    played: str
    value: int
    played_lead: int
    spread: int
    good: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    swing: int | None = None
    swing_spread: int = 0
    blind: int | None = None

    @property
    def stake(self) -> int:
        """How much a blind choice would have given away on average; where that is unknown, a constant."""
        return USUAL_STAKE if self.blind is None else max(0, self.best_value - self.blind)

    @property
    def loss(self) -> int:
        """What was given away, in thousandths of a win."""
        return max(0, self.best_value - self.value)

    def chance(self, match: Match) -> int:
        """The outlook as a chance of winning."""
        return chance(match, self.ply, self.outlook)

    def chance_lost(self, match: Match) -> int:
        """What was given away of it."""
        return given_away(match, self.ply, self.best_value, self.value)

    def chance_brought(self, match: Match) -> int:
        """How chance has changed it since the decision before."""
        return self.chance(match) - chance(match, self.ply, self.outlook - (self.swing or 0))

    @property
    def points_lost(self) -> int:
        """The same in tenths of a point."""
        return max(0, self.best_lead - self.played_lead)

    @property
    def turning(self) -> bool:
        """Whether it gave away what a player feels, and too much to be noise."""
        return self.loss >= FELT and self.loss > 2 * self.spread

    @property
    def by_chance(self) -> bool:
        """Whether chance before it did as much."""
        return self.swing is not None and abs(self.swing) >= SLIP and abs(self.swing) > 2 * self.swing_spread


class Review(NamedTuple):
    """What has been judged so far of a match of so many decisions, in order, and by whom."""

    level: str
    plies: int
    judged: tuple[Judged, ...] = ()
    whole: bool = False  # whether nothing is left to be judged

    def with_one(self, judged: Judged) -> "Review":
        """One decision further, or one of them looked at more closely."""
        if any(each.ply == judged.ply for each in self.judged):
            again = (judged if each.ply == judged.ply else each for each in self.judged)
            return self._replace(judged=tuple(again))
        return self._replace(judged=(*self.judged, judged))

    @property
    def turning_points(self) -> list[Judged]:
        """The decisions that gave away something."""
        return [each for each in self.judged if each.turning]

    def costliest(self, player: int) -> Judged | None:
        """What cost somebody most who has no turning point, if it is more than little and than noise."""
        own = [each for each in self.judged if each.player == player]
        most = max(own, key=lambda each: each.loss - each.spread, default=None)
        if most is None or any(each.turning for each in own):
            return None
        return most if most.loss - most.spread >= LITTLE else None

    @property
    def swings(self) -> list[Judged]:
        """The decisions before which chance did something.

        Whoever sees what was drawn can also choose better, which is no luck: swings count from their average.
        """
        found = [(each, each.swing) for each in self.judged if each.swing is not None]
        usual = sum(swing for _, swing in found) // max(1, len(found))
        return [each._replace(swing=swing - usual) for each, swing in found]

    @property
    def draws(self) -> list[Judged]:
        """Those before which it did much."""
        return [each for each in self.swings if each.by_chance]


class Account(NamedTuple):
    """A player's part of a review.

    `accuracy` is 100 if every move was as good as the best, and 0 if as much was given away as by choosing
    blindly: decisions count by what was at stake in them.
    """

    player: int
    decisions: int
    accuracy: int
    lost: int  # thousandths of the chances of winning, of all decisions together
    points_lost: int  # the same in tenths of a point
    turning: int
    luck: int  # what chance brought, all together; of two players the one loses what the other gains


def account(match: Match, review: Review, player: int) -> Account:
    """How well a player decided, and how lucky they were."""
    own = [each for each in review.judged if each.player == player]
    felt = [each for each in own if each.loss > each.spread]
    lost, stakes = sum(each.loss for each in felt), sum(each.stake for each in own)
    chances = sum(each.chance_lost(match) for each in felt)
    points = sum(each.points_lost for each in felt)
    accuracy = max(0, (2 * 100 * (stakes - lost) + stakes) // (2 * stakes)) if stakes else 100
    turning = sum(each.turning for each in own)
    return Account(player, len(own), accuracy, chances, points, turning, _luck(match, review, player))


def _luck(match: Match, review: Review, player: int) -> int:
    two = {each.player for each in review.judged} == {0, 1}
    swings = [
        (each.player == player, each.chance_brought(match))
        for each in review.swings
        if abs(each.swing or 0) > each.swing_spread
    ]
    return sum(swing if own else -swing for own, swing in swings if own or two)


# ---- as data ------------------------------------------------------------------------------------------


def judged_data(judged: Judged) -> list[Any]:
    """A judged decision as JSON keeps it."""
    return [*judged._replace(reasons=())[:12], [list(reason) for reason in judged.reasons], *judged[13:]]


def read_judged(row: Any) -> Judged:
    """It back again. Raises ValueError or TypeError for what is none."""
    *plain, good, reasons, swing, swing_spread, blind = (
        row if len(row) == len(Judged._fields) else [*row, None]
    )
    kinds = (int, int, int, int, str, int, int, str, int, int, int)
    for kind, value in zip(kinds, plain, strict=True):
        if type(value) is not kind:
            raise TypeError(value)
    if not all(each is None or type(each) is int for each in (swing, blind)) or type(swing_spread) is not int:
        raise TypeError(row)
    told = tuple(map(str, good)), tuple(map(read_reason, reasons))
    return Judged._make([*plain, *told, swing, swing_spread, blind])

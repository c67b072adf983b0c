"""The temple: stones in layers; those visible from above score at the end of each round.

Sides A (I6.3), B (I7.3), C (I12.5) and D (I12.6).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar

from game.core.edition import WORTH, Values, whole_numbers
from game.core.editor import Setting
from game.core.state import Event, Pending
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.features.kind import (
    AHEAD,
    KEPT,
    Aspect,
    Column,
    Columns,
    named,
    ranking,
    rounds_left,
)
from game.games.imhotep.lines import bad, letter, numbers
from game.games.imhotep.parts import Actions, Ask, Asked, Below, Board, Details, Site
from game.games.imhotep.ranks import shared_ranks
from game.games.imhotep.state import NOBODY, ImhotepState, matter, put_at

POINT, STONES, _ = act.VOCABULARY.all_of("choose")


class TempleA(Site):
    """I6.3: a point for each visible stone."""

    site = box.TEMPLE
    rule = "I6.3"
    categories = ("temple",)
    varies: ClassVar[Sequence[Values]] = (Values("TEMPLE_POINT", "I6.3", WORTH),)

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self.width = box.TEMPLE_FIELDS[board.players]

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The stone lies on the next field, on top of what is there."""
        s.temple.append(owner)
        s.laid[self.site][owner] += 1
        if s.tell:
            layer, field = divmod(len(s.temple) - 1, self.width)
            s.tell(self.came(s, owner, spot, {"field": field + 1, "layer": layer + 1}))

    def visible(self, s: ImhotepState) -> list[tuple[int, int]]:
        """The top stones as (field, owner), from left to right."""
        next_field = len(s.temple) % self.width
        tops = s.temple[-self.width :]
        if len(s.temple) > self.width:  # the next field has the oldest of them
            tops = tops[self.width - next_field :] + tops[: self.width - next_field]
        return list(enumerate(tops))

    def score(self, s: ImhotepState, owner: int, field: int, points: int) -> None:
        """The stone on top of a field brings its owner points."""
        s.scored[owner][self.row] += points
        if s.tell:
            s.tell(self.seen(owner, field, points))

    def seen(self, owner: int, field: int, points: int) -> Event:
        """That the stone on top of a field brought points."""
        return Event("visible", owner, {"field": field + 1}, points, self.name, self.rule)

    def score_round(self, s: ImhotepState) -> None:
        """I6.3."""
        for owner in s.temple[-self.width :]:
            s.scored[owner][self.row] += box.TEMPLE_POINT
        if s.tell:
            for field, owner in self.visible(s):
                s.tell(self.seen(owner, field, box.TEMPLE_POINT))

    def aspects(self) -> Iterable[Aspect]:
        return (visible_stones(self.board, "temple_a"),)


class TempleB(TempleA):
    """I7.3: each visible stone brings its field's bonus, from left to right."""

    rule = "I7.3"
    verbs = ("choose",)
    lies_on: ClassVar[Below] = {"temple_choice": ("put_away", "temple_field")}
    varies = (
        Values("TEMPLE_B", "I7.3", ("choice", "points", "card")),
        Values("TEMPLE_B_POINTS", "I7.3", WORTH),
        Values("TEMPLE_B_STONES", "I7.3", whole_numbers(5, 1)),
    )

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        asked = Asked("asked_temple", "I7.3")
        self.steps = {"temple_choice": Ask(board, asked, point_or_stones, self.answer_choice)}
        self.effects = {"temple_field": self.field}
        self.bonuses = {"choice": self.choice, "points": self.points, "card": self.card}
        fields = {"field": tuple(map(str, range(1, self.width + 1)))}
        self.details = {"temple_choice": fields, "temple_field": fields}

    def score_round(self, s: ImhotepState) -> None:
        """I7.3: field by field; the first lies on top of the stack."""
        s.pending.extend(matter("temple_field", owner, field) for field, owner in reversed(self.visible(s)))

    def field(self, s: ImhotepState, p: Pending) -> None:
        """One field's bonus."""
        self.bonuses[box.TEMPLE_B[p.a]](s, p)

    def choice(self, s: ImhotepState, p: Pending) -> None:
        """A point or stones; only the point if no stone can be taken (I-R8)."""
        if self.board.to_take(s, p.player, box.TEMPLE_B_STONES):
            s.pending.append(matter("temple_choice", p.player, p.a))
        else:
            self.score(s, p.player, p.a, box.TEMPLE_POINT)

    def points(self, s: ImhotepState, p: Pending) -> None:
        """Two points."""
        self.score(s, p.player, p.a, box.TEMPLE_B_POINTS)

    def card(self, s: ImhotepState, p: Pending) -> None:
        """The top card of the deck."""
        s.pending.append(matter("draw_card", p.player))

    def answer_choice(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """What was chosen."""
        if action is POINT:
            self.score(s, p.player, p.a, box.TEMPLE_POINT)
        else:
            self.board.give(s, p.player, box.TEMPLE_B_STONES)

    def aspects(self) -> Iterable[Aspect]:
        return (visible_stones(self.board, "temple_b", box.TEMPLE_B),)


class TempleC(TempleA):
    """I12.5: the players are ranked by their visible stones."""

    rule = "I12.5"
    varies = (Values("TEMPLE_C", "I12.5", WORTH, house=True),)

    def score_round(self, s: ImhotepState) -> None:
        """I12.5."""
        owners = [owner for _, owner in self.visible(s)]
        counts = [owners.count(player) for player in range(self.board.players)]
        for player, (place, shared, points) in shared_ranks(counts, box.TEMPLE_C).items():
            s.scored[player][self.row] += points
            if points and s.tell:
                told: Details = {"count": counts[player], "place": place + 1, "shared": int(shared)}
                s.tell(Event("seen_most", player, told, points, self.name, self.rule))

    def aspects(self) -> Iterable[Aspect]:
        return visible_stones(self.board, "temple_c"), most_visible(self.board)


class TempleD(TempleA):
    """I12.6: each visible stone moves its owner's chariot; at the end the chariots are ranked."""

    rule = "I12.6"
    has = ("chariots",)
    varies = (
        Values("CHARIOT_STEPS", "I12.6", whole_numbers(12, 1), house=True),
        Values("CHARIOT_POINTS", "I12.6", WORTH, house=True),
    )

    def prepare(self, s: ImhotepState) -> None:
        """The chariots at the start of the track."""
        s.own["chariots"] = [0] * self.board.players

    def score_round(self, s: ImhotepState) -> None:
        """I12.6: a step for each, from left to right."""
        s.own["chariots"] = chariots = [*s.own["chariots"]]
        for field, owner in self.visible(s):
            chariots[owner] += 1
            steps = chariots[owner]
            points = 0 if steps % box.CHARIOT_STEPS else box.CHARIOT_POINTS
            s.scored[owner][self.row] += points
            if s.tell:
                scores = (points, self.name, self.rule) if points else ()
                s.tell(Event("chariot", owner, {"field": field + 1, "steps": steps}, *scores))

    def closing(self, s: ImhotepState) -> Iterable[Event]:
        """I12.6: by their steps."""
        prizes = box.CHARIOTS[self.board.players]
        for player, (place, shared, points) in shared_ranks(s.own["chariots"], prizes).items():
            if points:
                told = {"steps": s.own["chariots"][player], "place": place + 1, "shared": int(shared)}
                yield Event("race", player, told, points, self.name, self.rule)

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """Also how far the chariots have come."""
        yield from super().settings(s)
        for player, steps in enumerate(s.own["chariots"]):
            others = sum(s.own["chariots"]) - steps

            def drive(count: str, player: int = player) -> None:
                s.own["chariots"] = put_at(s.own["chariots"], player, int(count))

            most = max(steps, self.most(s) - others)
            name, choices = f"chariot {letter(player)}", whole_numbers(most)
            yield Setting("site temple", name, str(steps), choices, drive, counts=True)

    def clear(self, s: ImhotepState) -> None:
        super().clear(s)
        self.prepare(s)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also the steps of the chariots by player."""
        return {**super().write(s), "chariots": " ".join(map(str, s.own["chariots"]))}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.own["chariots"] = numbers("chariots", lines, self.board.players)
        if sum(s.own["chariots"]) > box.ROUNDS * self.width:  # set by hand, too, whatever round it is
            raise bad("chariots", lines)

    def check(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        """I12.6: no further than the visible stones of the rounds that have ended."""
        if sum(s.own["chariots"]) > self.most(s):
            raise bad("chariots", lines)

    def most(self, s: ImhotepState) -> int:
        """I12.6: the steps of all chariots, if every field was visible whenever a round ended."""
        return self.width * max(0, s.round - (not s.ended))

    def aspects(self) -> Iterable[Aspect]:
        return visible_stones(self.board, "temple_d"), racing(self.board)


def point_or_stones(s: ImhotepState, p: Pending) -> Actions:
    """I7.3."""
    return (POINT, STONES)


# ---- for a learned value ------------------------------------------------------------------------------


@lru_cache(KEPT)
def from_above(count: int, tops: tuple[int, ...], sorts: tuple[int, ...], players: int) -> Columns:
    """How many visible stones each player has on fields of each sort, and for how many more they stay so.

    `tops` are those stones, the next one to be covered first; of how many in all tells on which fields.
    """
    width = len(sorts)
    seen = [[0] * players for _ in range(max(sorts) + 1)]
    stay = [0] * players
    first = count - len(tops)
    for index, owner in enumerate(tops, first):
        seen[sorts[index % width]][owner] += 1
        stay[owner] += index + width - count
    return *seen, stay


def visible_stones(
    board: Board, side: str, bonuses: tuple[str, ...] = ("",) * max(box.TEMPLE_FIELDS.values())
) -> Aspect:
    """I6.3: the visible stones, by their fields' bonuses, while one round or more are to end."""
    names = tuple(dict.fromkeys(bonuses))
    width = box.TEMPLE_FIELDS[board.players]
    sorts = tuple(names.index(bonus) for bonus in bonuses[:width])
    seen = tuple(f"visible{name and '_'}{name}" for name in names[: max(sorts) + 1])
    none = [[0] * board.players] * (2 * len(seen) + 1)

    def count(s: ImhotepState) -> Iterable[Column]:
        left = rounds_left(s)
        if not left:
            return none
        stones = s.temple
        *now, stay = from_above(len(stones), tuple(stones[-width:]), sorts, board.players)
        return *now, *(now if left > 1 else none[: len(now)]), stay

    return Aspect(named(side, *seen, *(f"{name}_again" for name in seen), "stay"), count)


def racing(board: Board) -> Aspect:
    """I12.6: how the race stands, and the steps on the way to the next points."""
    prizes = box.CHARIOTS[board.players]

    def count(s: ImhotepState) -> Iterable[Column]:
        steps = tuple(s.own["chariots"])
        return *ranking(steps, prizes), steps, [each % box.CHARIOT_STEPS for each in steps]

    return Aspect(named("temple_d", "race", *AHEAD, "steps", "begun"), count)


@lru_cache(KEPT)
def most_seen(tops: tuple[int, ...], players: int) -> Columns:
    """I12.5: how the visible stones stand."""
    return ranking(tuple(map(tops.count, range(players))), box.TEMPLE_C)


def most_visible(board: Board) -> Aspect:
    """I12.5: how the visible stones stand, while rounds are to end."""
    width = box.TEMPLE_FIELDS[board.players]
    none = [[0] * board.players] * (1 + len(AHEAD))

    def count(s: ImhotepState) -> Iterable[Column]:
        return most_seen(tuple(s.temple[-width:]), board.players) if rounds_left(s) else none

    return Aspect(named("temple_c", "rank", *AHEAD), count)


SIDES = {"A": TempleA, "B": TempleB, "C": TempleC, "D": TempleD}

"""The pyramid: one great one on side A (I6.2), three small ones on side B (I7.2); C and D are in `great`."""

from collections.abc import Iterable, Mapping

from game.core.edition import WORTH, Values, whole_numbers
from game.core.editor import Setting
from game.core.state import Pending
from game.core.steps import Refusal
from game.core.vocabulary import Action
from game.games.imhotep import actions as act
from game.games.imhotep import tables as box
from game.games.imhotep.boats import no_place, put
from game.games.imhotep.lines import bad, index
from game.games.imhotep.parts import Actions, Ask, Asked, Board, Details, Site
from game.games.imhotep.sites.great import PyramidC, PyramidD
from game.games.imhotep.state import NOBODY, ImhotepState, matter

BUILD = act.VOCABULARY.all_of("build")
ACCEPT = act.VOCABULARY.of("accept")
DECLINE = act.VOCABULARY.of("decline")

SMALL = (*box.PYRAMIDS, "beside")


class PyramidA(Site):
    """I6.2: the next free cell in a fixed order, scored at once."""

    site = box.PYRAMID
    rule = "I6.2"
    categories = ("pyramid",)
    varies = (
        Values("PYRAMID_A", "I6.2", WORTH),
        Values("BESIDE", "I6.2", WORTH),
    )

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The stone fills the next cell, or lies beside."""
        cell = len(s.pyramid)
        points = box.PYRAMID_A[cell] if cell < len(box.PYRAMID_A) else box.BESIDE
        s.pyramid.append(owner)
        s.laid[self.site][owner] += 1
        s.scored[owner][self.row] += points
        if s.tell:
            s.tell(self.came(s, owner, spot, {}, points))


class PyramidB(Site):
    """I7.2: the owner picks one of three small pyramids; some cells bring a bonus."""

    site = box.PYRAMID
    rule = "I7.2"
    has = ("small",)
    categories = ("pyramid",)
    verbs = ("build", "accept", "decline")
    in_hand = ("build",)
    from_sled = ("bonus_load",)
    varies = (
        Values("PYRAMIDS_B", "I7.2", (*WORTH, "-", "card", "stones", "load"), house=True),
        Values("BONUS_STONES", "I7.2", whole_numbers(5, 1)),
    )

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        choose, bonus = Asked("asked_build", "I7.2"), Asked("asked_bonus", "I7.2")
        load = Asked("asked_load", "I7.2")
        self.steps = {
            "build": Ask(board, choose, self.open_pyramids, self.answer_build, {"build": no_build}),
            "bonus_card": Ask(board, bonus, accept_or_decline, self.answer_card),
            "bonus_stones": Ask(board, bonus, accept_or_decline, self.answer_stones),
            "bonus_load": Ask(board, load, loads, answer_load, {"place": no_place}),
        }

    def open(self, s: ImhotepState) -> list[int]:
        """The small pyramids that are not complete."""
        built = s.own["small"]
        return [which for which in range(box.BESIDE_B) if built.count(which) < box.CELLS_B]

    def arrive(self, s: ImhotepState, owner: int, spot: int = NOBODY) -> None:
        """The owner chooses where; without a choice the stone goes where it must."""
        choices = self.open(s)
        if len(choices) > 1:
            s.pending.append(matter("build", owner))
        else:
            self.build(s, owner, choices[0] if choices else box.BESIDE_B, spot)

    def build(self, s: ImhotepState, owner: int, which: int, spot: int = NOBODY) -> None:
        """The stone fills the next cell of that pyramid, or lies beside, and scores."""
        cell = s.own["small"].count(which)
        points, bonus = (box.BESIDE, "") if which == box.BESIDE_B else box.PYRAMIDS_B[which][cell]
        s.pyramid.append(owner)
        s.own["small"] = [*s.own["small"], which]
        s.laid[self.site][owner] += 1
        s.scored[owner][self.row] += points
        if s.tell:
            beside = which == box.BESIDE_B
            place: Details = {} if beside else {"pyramid": box.PYRAMIDS[which], "cell": cell + 1}
            s.tell(self.came(s, owner, spot, place, points))
        if bonus and self.usable(s, owner, bonus):
            s.pending.append(matter(f"bonus_{bonus}", owner))

    def usable(self, s: ImhotepState, owner: int, bonus: str) -> bool:
        """I-R7: a bonus is used at once or lost; one without effect is not asked."""
        if bonus == "card":
            return s.can_draw
        if bonus == "stones":
            return self.board.to_take(s, owner, box.BONUS_STONES) > 0
        return s.sled[owner] > 0 and s.empty != 0

    def open_pyramids(self, s: ImhotepState, p: Pending) -> Actions:
        """Any that is not complete."""
        return tuple(BUILD[which] for which in self.open(s))

    def add(self, s: ImhotepState, owner: int) -> None:
        super().add(s, owner)
        s.own["small"] = [*s.own["small"], next(iter(self.open(s)), box.BESIDE_B)]

    def drop(self, s: ImhotepState) -> None:
        super().drop(s)
        s.own["small"] = s.own["small"][:-1]

    def settings(self, s: ImhotepState) -> Iterable[Setting]:
        """Also on which of the three the last stone lies."""
        yield from super().settings(s)
        if s.pyramid and (choices := [*self.open(s)]):
            on = s.own["small"][-1]

            def build(name: str) -> None:
                s.own["small"] = [*s.own["small"][:-1], SMALL.index(name)]

            names = [SMALL[which] for which in range(len(SMALL)) if which in (*choices, on)]
            yield Setting("site pyramid", "small", SMALL[on], names, build)

    def write(self, s: ImhotepState) -> Mapping[str, str]:
        """Also on which of them each stone lies."""
        return {**super().write(s), "small": " ".join(SMALL[which] for which in s.own["small"])}

    def read(self, s: ImhotepState, lines: Mapping[str, str]) -> None:
        super().read(s, lines)
        s.own["small"] = [index("small", lines, word, SMALL) for word in lines["small"].split()]
        heights = [s.own["small"].count(which) for which in range(box.BESIDE_B)]
        if len(s.own["small"]) != len(s.pyramid) or max(heights) > box.CELLS_B:
            raise bad("small", lines)

    def answer_build(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The stone that waited goes there."""
        self.build(s, p.player, action.args[0])

    def answer_card(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """The top card of the deck."""
        if action is ACCEPT:
            s.pending.append(matter("draw_card", p.player))

    def answer_stones(self, s: ImhotepState, p: Pending, action: Action) -> None:
        """Stones from the quarry."""
        if action is ACCEPT:
            self.board.give(s, p.player, box.BONUS_STONES)


def accept_or_decline(s: ImhotepState, p: Pending) -> Actions:
    """A bonus may be left."""
    return (ACCEPT, DECLINE)


def loads(s: ImhotepState, p: Pending) -> Actions:
    """A stone onto a boat, or not."""
    return (*act.places(s.empty), DECLINE)


def answer_load(s: ImhotepState, p: Pending, action: Action) -> None:
    """The stone is placed."""
    if action is not DECLINE:
        put(s, p.player, action)


def no_build(s: ImhotepState, p: Pending, action: Action) -> Refusal:
    """That one is complete."""
    return Refusal("pyramid_complete", "I7.2", {"pyramid": box.PYRAMIDS[action.args[0]]})


SIDES = {"A": PyramidA, "B": PyramidB, "C": PyramidC, "D": PyramidD}

"""What the parts of the yard's screen ask, and what came of a step in words."""

from functools import cached_property

from game.games.abusir import yard
from game.games.abusir.sled.practice import SLED
from game.games.abusir.sled.world import JAMMED, STOPPED, Met, World
from game.text.abusir import yard as words
from game.text.catalogue import Texts
from game.views.abusir import aiming, aligning, spoken
from game.views.abusir.look import load
from game.views.abusir.pieces import Sled
from game.views.abusir.plan import from_middle
from game.views.abusir.world import Aim, aim_of, wobbles
from game.views.table import Practised


class Yard:
    """What all parts of the screen ask; what sets the rope asks the same of a game's table."""

    def __init__(self, seen: Practised) -> None:
        self.seen, self.t = seen, seen.t
        self.task = yard.BY_ID[seen.task]
        self.now = yard.stand(seen.task, seen.steps)
        self.mover = yard.OWN
        self.path = seen.path

    @property
    def world(self) -> World:
        """The yard as the sled model sees it."""
        return self.now.world

    @cached_property
    def aim(self) -> Aim | None:
        """The rope as it is set: as the nose points, unless somebody set it; None if it cannot be pulled."""
        if self.chosen is not None or self.solved or self.refuses("pull low 1 0 1"):
            return None
        return aim_of(self.seen.aim) or aim_of(aiming.first(self))

    @cached_property
    def solved(self) -> bool:
        """Whether the task is done."""
        return yard.solved(self.seen.task, self.seen.steps)

    @property
    def chosen(self) -> int | None:
        """The thing that is being moved."""
        text = self.seen.chosen
        there = text.isdecimal() and int(text) < len(self.now.things) and self.free
        return int(text) if there else None

    @property
    def free(self) -> bool:
        """Whether things can be moved."""
        return self.seen.task == yard.FREE

    def refuses(self, step: str) -> str:
        """Why a step cannot be done."""
        return yard.refusal(self.seen.task, self.seen.steps, step)

    def sled(self, player: int) -> Sled:
        """A sled, to be drawn."""
        one = self.world.sleds[player]
        x, y, c, s = one.pose
        return Sled(player + 1, *from_middle(x, y), c, s, load(self.now.loads[player]), wobbles(one.shaking))

    def name_of_met(self, it: Met) -> str:
        """Whose blocks a rope touches."""
        return self.t("the wall") if it.what == "pyramid" else self.t("the blocks on the other sled")

    def place(self, number: int) -> tuple[int, int, int]:
        """Where a thing stands, in tenths of a centimetre, and its heading."""
        thing = self.now.things[number]
        if thing.kind != SLED:
            return thing.x, thing.y, 0
        x, y, c, s = self.world.sleds[yard.sled_of(self.now, number)].pose
        return int(x * 10 + 420.5), int(y * 10 + 300.5), aligning.nearest(c, s)

    def name(self, number: int) -> str:
        """What a thing is called."""
        if number == yard.OWN:
            return self.t("Your sled")
        return self.t(words.THINGS[self.now.things[number].kind])


def moved(t: Texts, now: yard.Stand, step: str) -> str:
    """Where a thing stands now."""
    number, x, y = map(int, step.split(" ")[1:4])
    return t(
        "{thing}: {right} cm from the left, {down} cm from the top.",
        thing=t(words.THINGS[now.things[number].kind]),
        right=spoken.centimetres(t, x),
        down=spoken.centimetres(t, y),
    )


def ended(t: Texts, now: yard.Stand) -> str:
    """How the last pull ended."""
    assert now.pulled is not None
    code = now.pulled.end
    stuck = code == STOPPED and now.pulled.leg_end == JAMMED
    return words.end(t, "jam" if stuck else code, len(now.pulled.fallen))

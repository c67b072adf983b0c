"""What the parts of the yard's screen ask; what sets the rope asks the same as of Abusir's table."""

from functools import cached_property

from game.games.abusir.actions import leg_of
from game.games.abusir.sled.practice import SLED
from game.games.abusir.sled.world import Leg, Met, Pulled, World
from game.games.yard.state import YardState, solved, world_of
from game.games.yard.tables import BY_ID, FREE, OWN, Task
from game.text.yard import THINGS
from game.views import look
from game.views.abusir import aiming, aligning
from game.views.abusir.look import load
from game.views.abusir.pieces import Sled
from game.views.abusir.plan import from_middle
from game.views.abusir.world import Aim, aim_of, pulled, wobbles

ROPE = "rope"  # looked at instead of a thing


class Look(look.Look[YardState]):
    """A table with what follows from it, worked out once for all its parts."""

    @property
    def task(self) -> Task:
        """What is to be done."""
        return BY_ID[self.view.game.options["task"]]

    @property
    def path(self) -> int:
        """How much of a pull is shown before it is made."""
        return self.view.path

    @cached_property
    def world(self) -> World:
        """The yard as the sled model sees it."""
        return world_of(self.task, self.state)

    @property
    def mover(self) -> int:
        """Whose sled the rope is tied to."""
        return OWN

    @cached_property
    def aim(self) -> Aim | None:
        """The rope as it is set: as before or where the nose points, unless somebody set it."""
        if not self.view.offered or self.chosen is not None:
            return None
        leg = self.leg
        last = Aim("high" if leg.high else "low", leg.k) if leg else None
        return aim_of(self.view.aim) or last or aim_of(aiming.first(self))

    @property
    def solved(self) -> bool:
        """Whether the task is done."""
        return solved(self.task, self.state)

    @property
    def chosen(self) -> int | None:
        """The thing that is being moved: as looked at, else the one moved last."""
        name, _, number = self.view.inspected.partition(" ")
        deed = self.view.deed
        if not name and deed and deed.verb == "move":
            return deed.args[0] - 1 if self.free else None
        there = name == "thing" and number.isdecimal() and int(number) < len(self.task.things)
        return int(number) if there and self.free else None

    @property
    def free(self) -> bool:
        """Whether things can be moved now."""
        return self.task.id == FREE and bool(self.view.offered)

    # ---- the last pull ------------------------------------------------------------------------------

    @property
    def leg(self) -> Leg | None:
        """What was pulled last, if nothing was done since."""
        deed = self.view.deed
        return leg_of(deed) if deed and deed.verb == "pull" and self.view.before else None

    @cached_property
    def result(self) -> Pulled | None:
        """What came of it."""
        if self.leg is None:
            return None
        before = self.view.before.clone()
        if self.task.id == FREE:
            before.shaking = [[] for _ in before.shaking]
        return pulled(world_of(self.task, before), OWN, self.leg)

    # ---- where everything is ------------------------------------------------------------------------

    def sled(self, player: int) -> Sled:
        """A sled, to be drawn."""
        x, y, c, s = self.state.poses[player]
        wobbling = wobbles(self.state.shaking[player])
        return Sled(player + 1, *from_middle(x, y), c, s, load(self.state.loads[player]), wobbling)

    def name_of_met(self, it: Met) -> str:
        """Whose blocks a rope touches."""
        return self.t("the wall") if it.what == "pyramid" else self.t("the blocks on the other sled")

    def place(self, number: int) -> tuple[int, int, int]:
        """Where a thing stands, in tenths of a centimetre, and its heading."""
        if self.task.things[number].kind != SLED:
            x, y = self.state.places[number]
            return x, y, 0
        right, down, c, s = self.world.sleds[self.task.sleds.index(number)].pose
        return int(right * 10 + 420.5), int(down * 10 + 300.5), aligning.nearest(c, s)

    def name(self, number: int) -> str:
        """What a thing is called."""
        if number == OWN:
            return self.t("Your sled")
        return self.t(THINGS[self.task.things[number].kind])

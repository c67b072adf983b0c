"""What all parts of Abusir's table ask: where everything is, what is chosen, what is being set."""

from collections.abc import Iterable
from functools import cache, cached_property

from game.core.details import word
from game.core.state import Event
from game.core.vocabulary import Action
from game.games.abusir import moving
from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES, Place
from game.games.abusir.sled.world import Met, World
from game.games.abusir.state import NONE, AbusirState, brick_of, site_of
from game.text import abusir as words
from game.views import look
from game.views.abusir.blocks import Cell, Laid
from game.views.abusir.pieces import Load, Sled
from game.views.abusir.plan import from_middle
from game.views.abusir.world import Aim, aim_of, wobbles

PATHS = {"none": 0, "near": 1, "whole": 2}
LETTERS = "wkr"  # of the colours, as materials are called in all games


class Look(look.Look[AbusirState]):
    """A table with what follows from it, worked out once for all its parts."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.view.seats)

    def ways(self, verb: str) -> list[Action]:
        """The listed legal actions of a verb."""
        return [action for action in self.view.offered.values() if action.verb == verb]

    def allows(self, text: str) -> bool:
        """Whether an action, perhaps one with numbers, can be done now by whoever looks."""
        game, state = self.view.game, self.state
        return bool(self.view.offered) and game.refusal(state, game.info.vocabulary.read(text)) is None

    @cached_property
    def pulls(self) -> bool:
        """Whether the rope can be pulled now; any pull is as legal as another."""
        return self.allows("pull low 1 0 1")

    @cached_property
    def aligns(self) -> bool:
        """Whether the sled can be aligned now, in whatever direction."""
        return any(self.allows(f"align {heading} 0 0") for heading in range(box.HEADINGS))

    @property
    def path(self) -> int:
        """HOUSE: how much of a pull is shown before it is made: 0 nothing, 1 the first of it, 2 all of it."""
        return PATHS[self.view.game.options["ghost"]]

    @cached_property
    def world(self) -> World:
        """The position as the sled model sees it."""
        return moving.world_of(self.state)

    @property
    def aim(self) -> Aim | None:
        """The rope as it is set; None if none is, or whoever looks cannot pull it."""
        return aim_of(self.view.aim) if self.view.offered else None

    def name_of_met(self, it: Met) -> str:
        """Whose blocks a rope touches."""
        t = self.t
        if it.what == "pyramid":
            return t("the blocks of {site}", site=words.site(t, box.SITES[it.number]))
        if it.what == "sled":
            return t("the blocks on {name}’s sled", name=self.name(it.number))
        return t("the blocks on the boat at berth {n}", n=it.number + 1)

    # ---- where everything is ------------------------------------------------------------------------

    def sled(self, player: int) -> Sled:
        """A player's sled, to be drawn."""
        x, y, c, s = self.state.poses[player]
        wobbling = wobbles(self.state.shaking[player])
        return Sled(player + 1, *from_middle(x, y), c, s, load(self.state.sleds[player]), wobbling)

    def laid(self, site: int) -> tuple[Laid, ...]:
        """The blocks of a pyramid."""
        return tuple(laid(PLACES[it.place], it.colour) for it in map(brick_of, self.state.built[site]))

    def on_node(self, node: int) -> list[int]:
        """By worker standing on the camp or a site: whose it is."""
        return [player for player, nodes in enumerate(self.state.workers) for at in nodes if at == node]

    @cached_property
    def site(self) -> int:
        """The site shown large: looked at closer, built at, where a sled is, or built at last; or NONE."""
        kind, _, number = self.view.inspected.partition(" ")
        if kind == "site" and number.isdecimal() and int(number) < len(box.SITES):
            return int(number)
        mover = self.mover if self.mover >= 0 else self.viewer
        reached = (site_of(self.state, each) for each in (mover, self.viewer))
        built = (n for n in range(len(box.SITES)) if self.marks_on(f"site-{n}"))
        return next((site for site in (*reached, *built) if site != NONE), NONE)

    # ---- what just was ------------------------------------------------------------------------------

    def traces(self, event: Event) -> Iterable[str]:
        """Sleds that were pulled, sites that were built at."""
        if "site" in event.params:
            yield f"site-{box.SITES.index(word(event.params, 'site'))}"
        if event.kind in ("pull", "load") and event.player >= 0:
            yield f"sled-{event.player}"


def load(kinds: Iterable[int]) -> Load:
    """Blocks as colour's letter and shape."""
    return tuple((LETTERS[box.colour_of(kind)], box.SHAPES[box.shape_of(kind)]) for kind in kinds)


@cache
def cells(place: Place) -> tuple[Cell, ...]:
    """The cells a place covers, by column and row of its level."""
    first, size = box.LEVEL_STARTS[place.level], box.SIZES[place.level]
    return tuple(
        ((cell - first) % size, (cell - first) // size) for cell in range(box.FULL) if place.cells >> cell & 1
    )


def laid(place: Place, colour: int, cls: str = "") -> Laid:
    """A block at a place."""
    return Laid(LETTERS[colour], cells(place), place.level, cls)

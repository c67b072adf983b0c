"""The yard drawn: the sleds and the rope as at Abusir's table, things to move about, the mat."""

from collections.abc import Iterator

from game.games.abusir.sled import practice
from game.games.abusir.sled.practice import BLOCKS, SLED
from game.games.yard.state import things
from game.games.yard.tables import OWN
from game.views.abusir import aiming
from game.views.abusir.blocks import Laid
from game.views.abusir.board import scales
from game.views.abusir.ground import open_land
from game.views.abusir.look import load
from game.views.abusir.obstacles import BY_KIND, standing
from game.views.abusir.pieces import pyramid, sled
from game.views.abusir.plan import BOX, CM, measures, unit
from game.views.art.draw import num
from game.views.art.signs import rope
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.yard.look import ROPE, Look

UNIT = CM / 10  # of the drawing, to a tenth of a centimetre
TARGET = 76  # side of what is clicked to move a thing
WALL = (Laid("k", ((0, 0), (0, 1), (0, 2))), Laid("w", ((0, 3),)))


def board(look: Look) -> Markup:
    """The yard with everything in it, as large as the page asks for."""
    over = (aiming.drawn(look), *(_handle(look, n) for n in range(len(look.task.things)) if look.free))
    drawn = join((open_land(), _mat(look), *_things(look), _played(look), *over))
    attributes: Attributes = {
        "class": "map",
        **_pull(look),
        **aiming.data(look),
        "viewBox": " ".join(map(str, BOX)),
        "data-plan": measures(),
        "role": "group",
        "aria-label": look.t("Practice yard"),
        "data-group": "board" if look.free else None,
    }
    shown = el(
        "div",
        {"class": classes("map-box", f"x{look.view.scale}"), "data-k": "map"},
        el("svg", attributes, drawn),
    )
    return el("div", {"class": "map-frame"}, shown, scales(look.t, look.view.scale))


def _mat(look: Look) -> Markup | None:
    """Where a sled has to come to."""
    if look.task.goal is None:
        return None
    x, y, wide, high = (side * UNIT for side in look.task.goal)
    box_ = f'x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}"'
    inner = (
        f'<rect class="mat-edge" x="{num(x + 5)}" y="{num(y + 5)}"'
        f' width="{num(wide - 10)}" height="{num(high - 10)}"/>'
    )
    return Markup(f'<g class="mat{" on" if look.solved else ""}"><rect {box_} rx="3"/>{inner}</g>')


def _things(look: Look) -> Iterator[Markup]:
    """What stands fast, then the sleds."""
    fast = iter(things(look.task, look.state))
    for n, kind in enumerate(thing.kind for thing in look.task.things):
        if kind == SLED:
            continue
        thing = next(fast)
        if kind == BLOCKS:
            yield el("g", {"data-k": f"thing-{n}"}, Markup(pyramid(*unit(practice.base(thing)), WALL)))
        else:
            yield el("g", {"data-k": f"thing-{n}"}, Markup(standing(BY_KIND[kind], practice.shape(thing))))
    for n in range(len(look.world.sleds)):
        yield sled(look.sled(n), "sled", f"sled-{n}", " data-centre" if n == look.mover else "")


def _handle(look: Look, n: int) -> Markup:
    """A thing to be dragged, or chosen and moved."""
    x, y, heading = look.place(n)
    left, top, side = x * UNIT - TARGET / 2, y * UNIT - TARGET / 2, num(TARGET)
    sleds, chosen = look.task.sleds, look.chosen == n
    attributes: Attributes = {
        "type": "button",
        "class": classes("target", chosen and "selected"),
        "data-cmd": f"inspect:{ROPE}" if chosen else f"inspect:thing {n}",
        "data-k": f"choose-{n}",
        "data-drag": f"move {n + 1} {{x}} {{y}} {heading}",
        "data-moves": f"sled-{sleds.index(n)}" if n in sleds else f"thing-{n}",
        "data-at": f"{x} {y}",
        "tabindex": 0 if n == 0 else -1,
        "aria-pressed": "true" if chosen else "false",
        "aria-label": look.t("{thing}: move", thing=look.name(n)),
    }
    place: Attributes = {"x": num(left), "y": num(top), "width": side, "height": side}
    ring = rope(left + 4, top + 4, TARGET - 8, TARGET - 8, 10) if chosen else None
    return join((ring, el("foreignObject", place, el("button", attributes))))


def _pull(look: Look) -> Attributes:
    """The last action, if it was a pull: to be seen once."""
    if look.result is None:
        return {}
    return {"data-pull": f"{look.task.id} {look.state.ply}", **aiming.trace(look.result)}


def _played(look: Look) -> Markup | None:
    """What is seen only while the last pull is shown."""
    if look.leg is None:
        return None
    was, own = load(look.view.before.loads[OWN]), look.sled(OWN)
    return aiming.played(look.leg, own._replace(load=was) if was != own.load else None)

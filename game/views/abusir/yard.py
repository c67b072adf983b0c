"""The practice yard drawn: the sled and its rope as at the table, things to move about, tasks."""

from collections.abc import Iterator

from game.games.abusir import yard
from game.games.abusir.sled import practice
from game.games.abusir.sled.practice import BLOCKS, SLED
from game.text.catalogue import Texts
from game.views.abusir import aiming, yard_side
from game.views.abusir.blocks import Laid
from game.views.abusir.board import scales
from game.views.abusir.ground import open_land
from game.views.abusir.look import load
from game.views.abusir.obstacles import BY_KIND, standing
from game.views.abusir.pieces import pyramid, sled
from game.views.abusir.plan import BOX, CM, measures, unit
from game.views.abusir.yard_look import Yard, ended, moved
from game.views.art.draw import num
from game.views.art.signs import rope
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.people import Person
from game.views.panels.prompt import prompt
from game.views.table import Parts, Practised

UNIT = CM / 10  # of the drawing, to a tenth of a centimetre
TARGET = 76  # side of what is clicked to move a thing
WALL = (Laid("k", ((0, 0), (0, 1), (0, 2))), Laid("w", ((0, 3),)))


def drawn(seen: Practised) -> Parts:
    """The parts of the screen."""
    look = Yard(seen)
    table = el("div", {"class": "abusir-table yard"}, board(look), yard_side.panels(look))
    return Parts(yard_side.status(look), table, prompt(Person(1, look.t("You")), yard_side.ask(look)))


def heard(t: Texts, task: str, steps: tuple[str, ...]) -> str:
    """What came of the last step, in words."""
    now = yard.stand(task, steps)
    if now.pulled is None:
        return moved(t, now, steps[-1]) if steps else ""
    said = ended(t, now)
    return f"{said} {t('Task done.')}" if yard.solved(task, steps) else said


def board(look: Yard) -> Markup:
    """The yard with everything in it, as large as the page asks for."""
    over = (aiming.drawn(look), *(_handle(look, n) for n in range(len(look.now.things)) if look.free))
    drawn = join((open_land(), _mat(look), *_things(look), _played(look), *over))
    attributes: Attributes = {
        "class": "map",
        **_pull(look),
        **aiming.data(look),
        "viewBox": " ".join(map(str, BOX)),
        "data-plan": measures(),
        "role": "group",
        "aria-label": look.t("Yard"),
        "data-group": "board" if look.free else None,
    }
    shown = el(
        "div",
        {"class": classes("map-box", f"x{look.seen.scale}"), "data-k": "map"},
        el("svg", attributes, drawn),
    )
    return el("div", {"class": "map-frame"}, shown, scales(look.t, look.seen.scale))


def _mat(look: Yard) -> Markup | None:
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


def _things(look: Yard) -> Iterator[Markup]:
    """What stands fast, then the sleds."""
    for n, thing in enumerate(look.now.things):
        if thing.kind == BLOCKS:
            yield el("g", {"data-k": f"thing-{n}"}, Markup(pyramid(*unit(practice.base(thing)), WALL)))
        elif thing.kind != SLED:
            drawn = standing(BY_KIND[thing.kind], practice.shape(thing))
            yield el("g", {"data-k": f"thing-{n}"}, Markup(drawn))
    for n in range(len(look.world.sleds)):
        yield sled(look.sled(n), "sled", f"sled-{n}", " data-centre" if n == look.mover else "")


def _handle(look: Yard, n: int) -> Markup:
    """A thing to be dragged, or chosen and moved."""
    x, y, heading = look.place(n)
    left, top, side = x * UNIT - TARGET / 2, y * UNIT - TARGET / 2, num(TARGET)
    kind = look.now.things[n].kind
    moves = f"sled-{yard.sled_of(look.now, n)}" if kind == SLED else f"thing-{n}"
    attributes: Attributes = {
        "type": "button",
        "class": classes("target", look.chosen == n and "selected"),
        "data-cmd": f"choose:{n}",
        "data-k": f"choose-{n}",
        "data-drag": f"move {n} {{x}} {{y}} {heading}",
        "data-moves": moves,
        "data-at": f"{x} {y}",
        "tabindex": 0 if n == 0 else -1,
        "aria-pressed": "true" if look.chosen == n else "false",
        "aria-label": look.t("{thing}: move", thing=look.name(n)),
    }
    place: Attributes = {"x": num(left), "y": num(top), "width": side, "height": side}
    ring = rope(left + 4, top + 4, TARGET - 8, TARGET - 8, 10) if look.chosen == n else None
    return join((ring, el("foreignObject", place, el("button", attributes))))


def _pull(look: Yard) -> Attributes:
    """The last step, if it was a pull: to be seen once."""
    result = look.now.pulled
    if result is None:
        return {}
    return {"data-pull": f"{look.seen.task} {len(look.seen.steps)}", **aiming.trace(result)}


def _played(look: Yard) -> Markup | None:
    """What is seen only while the last pull is shown."""
    if look.now.pulled is None:
        return None
    steps = look.seen.steps
    was = load(yard.stand(look.seen.task, steps[:-1]).loads[yard.OWN])
    own = look.sled(yard.OWN)
    return aiming.played(yard.leg_of(steps[-1]), own._replace(load=was) if was != own.load else None)

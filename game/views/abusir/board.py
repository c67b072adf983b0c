"""The board with everything on it, and what can be clicked there."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.games.abusir import board as places
from game.games.abusir import moving
from game.games.abusir import tables as box
from game.games.abusir.actions import leg_of
from game.games.abusir.sled.world import Leg, Pulled
from game.games.abusir.state import NONE
from game.text.catalogue import Texts
from game.views.abusir import aiming, aligning, spoken
from game.views.abusir.ground import ground, node
from game.views.abusir.look import Look, load
from game.views.abusir.pieces import berth, boat, pyramid, sled, tracks, worker
from game.views.abusir.plan import BOX, CUBE, Point, measures, path, unit
from game.views.abusir.world import pulled, runners
from game.views.art.draw import num, text
from game.views.art.signs import last_ring, rope_around
from game.views.look import CHOSEN
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.controls import icon_button

LEFT, TOP, WIDE, HIGH = places.CAMP
OUTLINES: dict[str, Sequence[Sequence[Sequence[int]]]] = {
    "berth": [berth.stage for berth in places.BERTHS],
    "site": [site.parcel for site in places.SITES],
    "camp": [[(LEFT, TOP), (LEFT + WIDE, TOP), (LEFT + WIDE, TOP + HIGH), (LEFT, TOP + HIGH)]],
}
PARCEL = 122  # about the side of a parcel, in units
LARGEST = 3  # how many times a small board can be enlarged
SPREAD, ROW = 13, 8  # between two workers on a node; how many stand side by side


def board(look: Look) -> Markup:
    """The whole board, as large as the page asks for."""
    targets = list(_targets(look))
    rings = Markup("".join(_ring(it) for it in targets if it.can))
    trodden = Markup(tracks(_tracks(look)))
    lying = (trodden, *_boats(look), *_pyramids(look), rings, *_workers(look), *_sleds(look))
    over = (
        _played_rope(look),
        *aligning.aligned(look),
        aiming.drawn(look, wait=False),
        *aiming.hinted(look),
        *(_button(look, it, first=n == 0) for n, it in enumerate(targets)),
    )
    drawn = join((ground(), *lying, *over))
    attributes: Attributes = {
        "class": "map",
        **_pulled(look),
        **aiming.data(look),
        "viewBox": " ".join(map(str, BOX)),
        "data-plan": measures(),
        "role": "group",
        "aria-label": look.t("Board"),
        "data-group": "board" if "<button" in drawn else None,
    }
    cls = classes("map-box", f"x{look.view.scale}")
    shown = el("div", {"class": cls, "data-k": "map"}, el("svg", attributes, drawn))
    return el("div", {"class": "map-frame"}, shown, scales(look.t, look.view.scale))


def scales(t: Texts, scale: int) -> Markup:
    """Larger and smaller, where the board is small."""
    larger = icon_button(t("Larger"), f"scale:{scale + 1}", "plus") if scale < LARGEST else None
    smaller = icon_button(t("Smaller"), f"scale:{scale - 1}", "minus") if scale > 1 else None
    return el("div", {"class": "scales"}, larger, smaller)


# ---- what lies there --------------------------------------------------------------------------------


def _boats(look: Look) -> Iterable[Markup]:
    for n, owner in enumerate(look.state.owners):
        if owner != NONE:
            seat = owner + 1 if owner != box.NEUTRAL else 0
            drawn = boat(seat, *berth(n), load(look.state.boats[n]))
            yield el("g", {"data-thing": f"berth {n}", "data-k": f"vessel-{owner}"}, drawn)


def _pyramids(look: Look) -> Iterable[Markup]:
    for n, site in enumerate(places.SITES):
        x, y = unit(site.base)
        name = text(spoken.site_name(look.t, n), x + 2 * CUBE, y + 4 * CUBE + 16, 14, "site-name")
        marked = last_ring(x - 8, y - 8, 4 * CUBE + 16, 4 * CUBE + 30) if look.marks_on(f"site-{n}") else ""
        yield Markup(f'<g data-thing="site {n}">{name}{pyramid(x, y, look.laid(n))}{marked}</g>')


def _workers(look: Look) -> Iterable[Markup]:
    """Side by side: in the camp below the tents, on a site along the lower edge of the parcel."""
    for n in range(len(box.NODES)):
        there = look.on_node(n)
        if not there:
            continue
        x, y = node(n)
        left = x - SPREAD * (min(len(there), ROW) - 1) / 2 if n == box.CAMP else x - 52
        bottom = y + 34 if n == box.CAMP else y - 34
        places = list(enumerate(there))
        for place, player in sorted(places, key=lambda each: -(each[0] // ROW)):
            yield worker(player + 1, left + place % ROW * SPREAD, bottom - place // ROW * 15, k=0.85)


def _sleds(look: Look) -> Iterable[Markup]:
    for player, pose in enumerate(look.state.poses):
        if pose:
            key = f"sled-{player}"
            centre = " data-centre" if player == look.mover else ""
            yield sled(look.sled(player), "sled just-moved" if look.marks_on(key) else "sled", key, centre)


# ---- what can be clicked ----------------------------------------------------------------------------


class Target(NamedTuple):
    """A place of the board to click: what that says, its label, its name, where it is, if it is legal."""

    act: str
    label: str
    thing: str
    x: float
    y: float
    wide: float
    high: float
    can: bool = True


def _targets(look: Look) -> Iterable[Target]:
    """Berths to lie at; camp and sites, to walk to or to be asked about. None while something is set."""
    if look.view.aim:
        return
    for n, name in enumerate(box.BERTHS):
        if look.can(f"berth {name}"):
            x, y, *_ = berth(n)
            yield Target(f"berth {name}", spoken.berth(look, n), f"berth {n}", x - 61, y - 84, 122, 122)
    half = PARCEL / 2
    for n, name in enumerate(box.NODES):
        act, thing = _walk(look, name), f"site {n - 1}" if n else "camp"
        x, y = node(n)
        label = spoken.walk(look, n) if act else spoken.node(look, n)
        place = (x - half, y - half, 2 * half, 2 * half)
        yield Target(act or f"walk 1 {name}", label, thing, *place, can=bool(act))


def _walk(look: Look, name: str) -> str:
    """What a click on a node says: the worker chosen goes there, or one of all that can; empty if nobody can.

    Of those that stand on the same node it is the first.
    """
    if look.view.start.split(" ")[0] not in ("", "walk"):
        return ""
    walks = [action for action in look.ways("walk") if action.details["node"] == name]
    workers = [box.WORKER_NAMES[action.args[0]] for action in walks]
    chosen = look.view.start.split()
    if len(chosen) == 2 and chosen[0] == "walk":
        workers = [worker for worker in workers if worker == chosen[1]]
    starts = {look.state.workers[look.mover][int(worker) - 1]: worker for worker in reversed(workers)}
    return f"walk {'|'.join(sorted(starts.values()))} {name}" if starts else ""


def _ring(it: Target) -> Markup:
    """Along the outline of the thing: the landing stage, the parcel, the camp."""
    kind, _, n = it.thing.partition(" ")
    return rope_around(path(OUTLINES[kind][int(n or 0)]))


def _button(look: Look, it: Target, *, first: bool) -> Markup:
    attributes: Attributes = {
        "type": "button",
        "class": classes("target", it.can and look.sign(it.act) == CHOSEN and "selected"),
        "data-act": it.act,
        "data-k": f"target-{it.act.split()[-1]}",
        "data-thing": it.thing,
        "aria-label": it.label,
        "aria-disabled": None if it.can else "true",
        "tabindex": 0 if first else -1,
    }
    at = {"x": num(it.x), "y": num(it.y), "width": num(it.wide), "height": num(it.high)}
    return el("foreignObject", at, el("button", attributes))


# ---- the last pull ----------------------------------------------------------------------------------


def _played_rope(look: Look) -> Markup | None:
    """What is seen only while the last pull is shown."""
    leg, before = _leg(look), look.view.before
    if leg is None or look.view.aim:
        return None
    player = look.view.game.current_player(before)
    was = look.sled(player)._replace(load=load(before.sleds[player]))
    return aiming.played(leg, was if was.load != look.sled(player).load else None)


def _pulled(look: Look) -> Attributes:
    """The last action, if it was a pull: how everything moved, to be seen once."""
    result = _result(look)
    return {"data-pull": look.state.ply, **aiming.trace(result)} if result else {}


def _tracks(look: Look) -> list[list[Point]]:
    """What the last pull left in the sand."""
    result = _result(look)
    return runners(result) if result else []


def _result(look: Look) -> Pulled | None:
    """What came of the last action, if it was a pull."""
    leg, before = _leg(look), look.view.before
    if leg is None:
        return None
    return pulled(moving.world_of(before), look.view.game.current_player(before), leg)


def _leg(look: Look) -> Leg | None:
    """What was pulled last."""
    deed = look.view.deed
    if deed is None or deed.verb != "pull" or look.view.before is None:
        return None
    return leg_of(deed)

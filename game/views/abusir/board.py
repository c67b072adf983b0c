"""The board with everything on it, and what can be clicked there."""

from collections.abc import Iterable

from game.games.abusir import board as places
from game.games.abusir import tables as box
from game.games.abusir.state import NONE
from game.views.abusir import spoken
from game.views.abusir.ground import ground, node
from game.views.abusir.look import Look, load
from game.views.abusir.pieces import berth, boat, pyramid, sled, worker
from game.views.abusir.plan import BOX, CUBE, unit
from game.views.art.draw import num
from game.views.art.signs import last_ring, rope
from game.views.look import CHOSEN
from game.views.markup import Attributes, Markup, classes, el, join

PARCEL = 122  # about the side of a parcel, in units
SPREAD = 15  # between two workers on a node


def board(look: Look) -> Markup:
    """The whole board, as large as the page asks for."""
    drawn = join((ground(), *_boats(look), *_pyramids(look), *_workers(look), *_sleds(look), *_targets(look)))
    attributes: Attributes = {
        "class": "map",
        "viewBox": " ".join(map(str, BOX)),
        "role": "group",
        "aria-label": look.t("Board"),
        "data-group": "board" if "<button" in drawn else None,
    }
    cls = classes("map-box", f"x{look.view.scale}")
    return el("div", {"class": cls, "data-k": "map"}, el("svg", attributes, drawn))


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
        marked = last_ring(x - 8, y - 8, 4 * CUBE + 16, 4 * CUBE + 16) if look.marks_on(f"site-{n}") else ""
        yield Markup(f'<g data-thing="site {n}">{pyramid(x, y, look.laid(n))}{marked}</g>')


def _workers(look: Look) -> Iterable[Markup]:
    """Side by side: in the camp below the tents, on a site along the lower edge of the parcel."""
    for n in range(len(box.NODES)):
        there = look.on_node(n)
        if not there:
            continue
        x, y = node(n)
        left = x - SPREAD * (len(there) - 1) / 2 if n == box.CAMP else x - 52
        bottom = y + 34 if n == box.CAMP else y - 34
        for place, player in enumerate(there):
            yield worker(player + 1, left + place * SPREAD % 105, bottom, k=0.9)


def _sleds(look: Look) -> Iterable[Markup]:
    for player, pose in enumerate(look.state.poses):
        if pose:
            key = f"sled-{player}"
            yield sled(look.sled(player), classes("sled", look.marks_on(key) and "just-moved") or "", key)


# ---- what can be clicked ----------------------------------------------------------------------------


def _targets(look: Look) -> Iterable[Markup]:
    """Berths to lie at, nodes to walk to."""
    for n in range(len(box.BERTHS)):
        act = f"berth {box.BERTHS[n]}"
        if look.can(act):
            x, y, *_ = berth(n)
            yield target(look, act, spoken.berth(look, n), (x - 56, y - 28, 112, 56))
    if look.can("walk"):
        for n, name in enumerate(box.NODES):
            act = _walk(look, name)
            if act:
                x, y = node(n)
                half = PARCEL / 2 - 4
                yield target(look, act, spoken.walk(look, n), (x - half, y - half, 2 * half, 2 * half))


def _walk(look: Look, name: str) -> str:
    """What a click on a node says: that worker, or one of all that can go there."""
    workers = [action.details["worker"] for action in look.ways("walk") if action.details["node"] == name]
    chosen = look.view.start.split()
    if len(chosen) == 2 and chosen[0] == "walk" and "|" not in chosen[1]:
        workers = [worker for worker in workers if worker == chosen[1]]
    return f"walk {'|'.join(workers)} {name}" if workers else ""


def target(look: Look, act: str, label: str, at: tuple[float, float, float, float], **more: str) -> Markup:
    """A button on the board, roped."""
    x, y, w, h = at
    attributes: Attributes = {
        "type": "button",
        "class": classes("target", "legal", look.sign(act) == CHOSEN and "sel"),
        "data-act": act,
        "data-k": f"target-{act.replace(' ', '-')}",
        "aria-label": label,
        "tabindex": -1,
        **more,
    }
    place = {"x": num(x), "y": num(y), "width": num(w), "height": num(h)}
    ring = rope(x + 2, y + 2, w - 4, h - 4, 10)
    return join((ring, el("foreignObject", place, el("button", attributes))))

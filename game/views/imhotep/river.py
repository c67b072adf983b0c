"""The river: four berths with the boats of the round, their stones and spots."""

from functools import cache

from game.games.imhotep.actions import VOCABULARY
from game.games.imhotep.state import NOBODY
from game.games.imhotep.tables import BOATS, MINIMUM, SITES, SPOTS
from game.text import imhotep as words
from game.views.art.boats import HEIGHT, SPOT, boat_size, empty_spot, hull, notches, sail, spot_at
from game.views.art.draw import svg
from game.views.art.icons import icon
from game.views.art.signs import knot_icon, loop, loop_icon, order_badge, rope
from game.views.art.stones import Lying, lying
from game.views.art.traces import ringed
from game.views.imhotep import spoken
from game.views.imhotep.keys import boat_key, sled_key, stone_key
from game.views.imhotep.look import CHOSEN, LOOP, ROPE, Look
from game.views.markup import Attributes, Markup, classes, el


def berths(look: Look) -> Markup:
    """All four berths."""
    stop = _stop(look)
    moored = [_berth(look, boat, boat == stop) for boat in range(BOATS)]
    attributes = {
        "class": "berths",
        "data-group": "boats",
        "data-below": "sites",
        "role": "group",
        "aria-label": look.t("Boats"),
    }
    return el("div", attributes, *moored)


def _stop(look: Look) -> int:
    """The boat the Tab key reaches: the chosen or first possible one, else the first there is."""
    waiting = [boat for boat in range(BOATS) if not look.state.sailed(boat)]
    possible = [boat for boat in waiting if look.sign(look.hull_act(boat))]
    return next(iter([*([look.chosen] if look.chosen in waiting else []), *possible, *waiting]), NOBODY)


def _berth(look: Look, boat: int, stop: bool) -> Markup:
    site = look.state.berths[boat]
    if site != NOBODY:
        where = words.at_site(look.t, SITES[site])
        content = el("span", {"class": "gone"}, icon(SITES[site], 20), el("span", None, where))
    else:
        content = moored(look, boat, stop=stop)
    return el("div", {"class": "moor"}, content)


def moored(look: Look, boat: int, *, stop: bool) -> Markup:
    """A boat that has not sailed, with its spots."""
    sign = CHOSEN if boat == look.chosen else look.sign(look.hull_act(boat))
    attributes: Attributes = {
        "class": classes("vessel piece", f"spots-{look.state.caps[boat]}", sign == CHOSEN and "selected"),
        "data-k": boat_key(boat),
        "data-late": bool(look.happened("round")),  # the boats of the last one are unloaded before
    }
    hung = knot_icon() if sign == CHOSEN else loop_icon(11) if sign == LOOP else None
    return el("div", attributes, _hull(look, boat, sign, stop), spots(look, boat), _tap(look, boat), hung)


def _hull(look: Look, boat: int, sign: str, stop: bool) -> Markup:
    act = look.hull_act(boat)
    attributes: Attributes = {
        "type": "button",
        "class": classes("hull-button", sign in (ROPE, CHOSEN) and "roped"),
        "data-act": act,
        "data-k": f"hull-{boat + 1}",
        "data-row": 0,
        "data-col": boat * 10,
        "data-topic": "boat",
        "data-thing": f"boat {boat + 1}",
        "tabindex": 0 if stop else -1,
        "aria-disabled": None if look.sign(act) else "true",
        "aria-pressed": "true" if sign == CHOSEN else None,
        "aria-label": spoken.boat(look, boat),
    }
    return el("button", attributes, vessel(look, boat))


def _tap(look: Look, boat: int) -> Markup | None:
    """Where spots are too small to be hit: a boat that cannot sail yet comes near to be loaded."""
    load = VOCABULARY.beginning("place", boat)
    if look.hull_act(boat) == load or boat in look.sailing or not look.places(boat):
        return None
    attributes: Attributes = {
        "type": "button",
        "class": "tap",
        "data-act": load,
        "data-k": f"tap-{boat + 1}",
        "data-row": 2,
        "data-col": boat * 10,
        "data-topic": "boat",
        "tabindex": -1,
        "aria-label": look.t("Place a stone: {boat}", boat=spoken.boat(look, boat)),
    }
    return el("button", attributes)


# ---- the boat as a picture ----------------------------------------------------------------------------


def vessel(look: Look, boat: int, *, keyed: bool = True) -> Markup:
    """A boat with what lies on it; those that have sailed are empty but for stones still to be unloaded."""
    s = look.state
    count = s.caps[boat]
    minimum, sailed = MINIMUM[count], s.sailed(boat)
    parts = [hull(count), sail(ready=not sailed and s.loads[boat] >= minimum)]
    if not sailed:
        parts.append(notches(count, minimum, s.loads[boat]))
    ordered = boat == look.chosen and not sailed
    nth = 0
    for spot in range(count):
        owner = s.spots[boat * SPOTS + spot]
        x, y = spot_at(count, spot)
        if owner != NOBODY:
            nth += 1
            parts.append(_stone(look, boat, spot, keyed))
            parts += [order_badge(x + SPOT / 2, y - 13, nth)] if ordered else []
        elif not sailed:
            parts.append(empty_spot(x, y))
    width, _ = boat_size(count)
    return svg(f"0 0 {width} {HEIGHT}", *parts, cls="boat-svg")


def _stone(look: Look, boat: int, spot: int, keyed: bool) -> str:
    owner = look.state.spots[boat * SPOTS + spot]
    x, y = spot_at(look.state.caps[boat], spot)
    new = look.decided("place") == (boat, spot)
    came = sled_key(owner, look.state.sled[owner]) if new and keyed else ""
    stone = lying(Lying(owner + 1, stone_key(boat, spot) if keyed else "", came), x, y, SPOT)
    marks = look.marks_on(stone_key(boat, spot))
    ring = ringed(marks, x - 2.5, y - 2.5, SPOT + 5, SPOT + 5).replace('"last"', '"last wet"')
    return stone + ring if marks else stone


# ---- spots --------------------------------------------------------------------------------------------


def spots(look: Look, boat: int, *, near: bool = False) -> Markup:
    """The empty spots as buttons over the picture, from the stern to the bow; `near`: in the boat lens."""
    count = look.state.caps[boat]
    free = [look.state.spots[boat * SPOTS + spot] == NOBODY for spot in range(count)]
    places = [
        _spot(look, boat, spot, near) if free[spot] else el("span") for spot in range(count - 1, -1, -1)
    ]
    return el("span", {"class": "spots"}, *places)


def _spot(look: Look, boat: int, spot: int, near: bool) -> Markup:
    act = VOCABULARY.of("place", boat, spot).text
    sign = look.sign(act)
    shown = ROPE if near and sign else sign
    attributes: Attributes = {
        "type": "button",
        "class": "spot-button",
        "data-act": act,
        "data-k": f"{'near' if near else 'spot'}-{boat + 1}-{spot + 1}",
        "data-row": None if near else 1,
        "data-col": None if near else boat * 10 + SPOTS - spot,
        "data-topic": "boat",
        "tabindex": -1,
        "aria-disabled": None if sign else "true",
        "aria-label": spoken.spot(look, boat, spot),
    }
    return el("button", attributes, _spot_sign(shown))


@cache
def _spot_sign(sign: str) -> Markup | None:
    around = rope(1, 1, 38, 38, 4)
    signs = {ROPE: around, CHOSEN: around, LOOP: loop(20, 20, 9)}
    return svg("0 0 40 40", signs[sign], cls="overlay-drawing") if sign else None


# ---- the lens -----------------------------------------------------------------------------------------


def lens(look: Look) -> Markup | None:
    """The chosen boat large enough to hit its spots with a finger; narrow pages show it in the prompt."""
    boat = look.begun
    if boat is None or not look.places(boat):
        return None
    near = el(
        "span",
        {"class": f"vessel spots-{look.state.caps[boat]}"},
        vessel(look, boat, keyed=False),
        spots(look, boat, near=True),
    )
    return el("div", {"class": "lens"}, near)

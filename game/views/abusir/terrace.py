"""A pyramid taken apart: its three levels side by side, so that hidden cubes can be seen; where a block fits."""

from collections.abc import Iterable, Iterator

from game.games.abusir import tables as box
from game.games.abusir.places import PLACES, PLACES_OF, Place, rotations
from game.games.abusir.state import NONE, contributions, filled
from game.views.abusir import spoken
from game.views.abusir.blocks import block
from game.views.abusir.ground import plan
from game.views.abusir.look import Look, cells, laid
from game.views.abusir.plan import CUBE
from game.views.art.draw import num, text
from game.views.art.stones import stone_icon
from game.views.markup import Attributes, Markup, classes, el, join
from game.views.panels.controls import icon_button

LEFTS = (0, 4 * CUBE + 14, 6 * CUBE + 28)  # of the levels
TOP = 4  # above the levels
WIDE, HIGH = 7 * CUBE + 28, 4 * CUBE + TOP


def terraces(look: Look, site: int) -> Markup:
    """The panel of a site: its name, how much of it stands, its levels, who contributed what."""
    t = look.t
    head = el(
        "header",
        {"class": "panel-head"},
        el("b", {"class": "seat-name"}, box.SITE_NAMES[site]),
        el("span", {"class": "role"}, t("{n} of {all} cubes", n=filled(look.state, site).bit_count(), all=box.FULL)),
        icon_button(t("Close"), "inspect:", "close") if look.view.inspected == f"site {site}" else None,
    )
    return el(
        "section", {"class": "panel site-panel", "data-k": f"panel-site-{site}", "data-thing": f"site {site}"},
        head, picture(look, site, _offers(look, site)), _tracks(look, site),
    )


def picture(look: Look, site: int, targets: Iterable[Markup] = ()) -> Markup:
    """The levels side by side, with what can be clicked on them."""
    drawn = join((Markup("".join(_levels(look, site))), *targets))
    attributes: Attributes = {
        "class": "terraces",
        "viewBox": f"-3 -1 {WIDE + 9} {HIGH + 13}",
        "role": "group",
        "aria-label": spoken.levels(look, site),
        "data-group": "site" if "<button" in drawn else None,
    }
    return el("svg", attributes, drawn)


def _levels(look: Look, site: int) -> Iterator[str]:
    for level, size in enumerate(box.SIZES):
        yield plan(LEFTS[level], TOP, size)
        yield text(look.t("Level {n}", n=level + 1), LEFTS[level] + size * CUBE / 2, TOP + size * CUBE + 9, 7, "level-name")
    hidden = f"M{LEFTS[0] + CUBE} {TOP + CUBE}h{2 * CUBE}v{2 * CUBE}h-{2 * CUBE}Z"
    for it in look.laid(site):
        yield block(it, LEFTS[it.level], TOP)
    yield f'<path class="hidden-cells" d="{hidden}"/>'
    if look.open is not None and look.open.verb == "build" and look.mover != NONE:
        place = PLACES[look.open.args[1]]
        yield block(laid(place, look.open.args[0], "ghost"), LEFTS[place.level], TOP)


def _tracks(look: Look, site: int) -> Markup:
    """Contributions to this site by player, as on its track."""
    counts = contributions(look.state, site)
    fields = [
        el("span", {"class": classes("track", f"p{n + 1}")}, stone_icon(n + 1, 18), el("b", None, count))
        for n, count in enumerate(counts)
        if count
    ]
    return el("div", {"class": "tracks"}, *fields)


# ---- where a block fits -----------------------------------------------------------------------------


def turned(look: Look) -> list[Place]:
    """The places at which the chosen block fits as it is turned."""
    colour, shape = look.chosen
    if not shape:
        return []
    number = box.SHAPES.index(shape)
    ways = rotations(number)
    wanted = ways[look.turn % len(ways)]
    legal = {action.args[1] for action in look.ways("build") if action.details["colour"] == colour}
    return [PLACES[at] for at in PLACES_OF[number] if at in legal and as_turned(PLACES[at]) == wanted]


def as_turned(place: Place) -> tuple[tuple[int, int], ...]:
    """How a block lies at a place, from its corner."""
    covered = cells(place)
    left, top = min(x for x, _ in covered), min(y for _, y in covered)
    return tuple(sorted((x - left, y - top) for x, y in covered))


def _offers(look: Look, site: int) -> Iterator[Markup]:
    """A button on the first cell of every place; its preview shows the whole block."""
    colour, _ = look.chosen
    for place in turned(look):
        act = f"build {colour} {place.text}"
        x, y = cells(place)[0]
        attributes: Attributes = {
            "type": "button",
            "class": "cell-target",
            "data-act": act,
            "data-preview": act,
            "data-k": f"at-{place.text.replace(' ', '-')}",
            "data-row": y,
            "data-col": x + LEFTS[place.level] // CUBE,
            "aria-label": spoken.place_for(look, place),
            "tabindex": -1,
        }
        at = {
            "x": num(LEFTS[place.level] + x * CUBE),
            "y": num(TOP + y * CUBE),
            "width": str(CUBE),
            "height": str(CUBE),
        }
        yield el("foreignObject", at, el("button", attributes))

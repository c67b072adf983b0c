"""A pyramid taken apart: its levels side by side, so that hidden cubes can be seen; where a block fits."""

from collections.abc import Iterable, Iterator

from game.games.abusir import tables as box
from game.games.abusir.placements import PLACES, VISIBLE
from game.games.abusir.scoring import shares
from game.games.abusir.state import NONE, AbusirState, brick_of, complete, contributions, filled
from game.text import common
from game.text.abusir import things
from game.views.abusir import building, spoken
from game.views.abusir.blocks import block
from game.views.abusir.ground import plan
from game.views.abusir.look import Look, cells, laid
from game.views.abusir.plan import CUBE
from game.views.art.draw import num, text
from game.views.art.stones import stone_icon
from game.views.markup import Attributes, Markup, el, join
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
        el("b", {"class": "seat-name"}, spoken.site_name(t, site)),
        el(
            "span",
            {"class": "role"},
            t("{n} of {all} cubes", n=filled(look.state, site).bit_count(), all=box.FULL),
        ),
        icon_button(t("Close"), "inspect:", "close") if look.view.inspected == f"site {site}" else None,
    )
    return el(
        "section",
        {"class": "panel site-panel", "data-k": f"panel-site-{site}", "data-thing": f"site {site}"},
        head,
        picture(look, site, _offers(look, site)),
        _tracks(look, site),
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
        yield text(
            look.t("Level {n}", n=level + 1),
            LEFTS[level] + size * CUBE / 2,
            TOP + size * CUBE + 9,
            7,
            "level-name",
        )
    hidden = f"M{LEFTS[0] + CUBE} {TOP + CUBE}h{2 * CUBE}v{2 * CUBE}h-{2 * CUBE}Z"
    for it in look.laid(site):
        yield block(it, LEFTS[it.level], TOP)
    yield f'<path class="hidden-cells" d="{hidden}"/>'
    if look.open is not None and look.open.verb == "build" and look.mover != NONE:
        place = PLACES[look.open.args[1]]
        yield block(laid(place, look.open.args[0], "ghost"), LEFTS[place.level], TOP)


def _tracks(look: Look, site: int) -> Markup:
    """Contributions to this site by player, as on its track."""
    now, then = (contributions(s, site) for s in (look.state, _after(look)))
    worth = [shares(counts, _worth(look, site)) for counts in (now, then)]
    fields = [
        _track(look, n, (now[n], then[n]), (worth[0][n], worth[1][n])) for n in range(len(now)) if then[n]
    ]
    colours = {brick_of(number).colour for number in _after(look).built[site] if _seen(number)}
    one = len(colours) == 1 and spoken.one_colour(look, next(iter(colours)))
    return el("div", {"class": "tracks"}, *fields, el("small", None, one) if one else None)


def _after(look: Look) -> AbusirState:
    """The position after the block in the foreground, else as it is."""
    building = look.open is not None and look.open.verb == "build" and look.trial is not None
    return look.trial.state if building and look.trial else look.state


def _seen(number: int) -> bool:
    """Whether a block shows."""
    return bool(PLACES[brick_of(number).place].cells & VISIBLE)


def _worth(look: Look, site: int) -> tuple[int, ...]:
    return box.RANKS_COMPLETE if complete(look.state, site) else box.RANKS_INCOMPLETE


def _track(look: Look, player: int, counts: tuple[int, int], points: tuple[int, int]) -> Markup:
    """How many blocks a player has there, and what that rank is worth now."""
    (now, then), (was, will) = counts, points
    more = el("em", {"class": "more"}, common.signed(then - now)) if then != now else None
    label = spoken.track(look, player, then, will)
    change = (
        el("em", {"class": "more" if will > was else "less"}, common.signed(will - was))
        if will != was
        else None
    )
    rank = el("small", None, common.points(look.t, will), change)
    attributes = {"class": f"track p{player + 1}", "role": "img", "aria-label": label, "title": label}
    blocks = el("b", None, things.blocks(look.t, then))
    return el("span", attributes, stone_icon(player + 1, 18), blocks, more, rank)


# ---- where a block fits -----------------------------------------------------------------------------


def _offers(look: Look, site: int) -> Iterator[Markup]:
    """A button on the first cell of every place; its preview shows the whole block."""
    colour, _ = building.chosen(look)
    for n, place in enumerate(building.places(look)):
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
            "tabindex": 0 if n == 0 else -1,
        }
        at = {
            "x": num(LEFTS[place.level] + x * CUBE),
            "y": num(TOP + y * CUBE),
            "width": str(CUBE),
            "height": str(CUBE),
        }
        yield el("foreignObject", at, el("button", attributes))

"""The five sites: a dock at the river, and a board that is one large thing to sail to."""

from functools import cache

from game.games.imhotep import tables as box
from game.text import imhotep as words
from game.text.imhotep.sites import SITES
from game.views.art.draw import INK
from game.views.art.icons import icon
from game.views.art.signs import loop_icon
from game.views.art.stones import stone_icon
from game.views.art.traces import numbers
from game.views.imhotep import counts, places, spoken
from game.views.imhotep.inplay import modules, side
from game.views.imhotep.keys import boat_key, site_key
from game.views.imhotep.look import CHOSEN, LOOP, ROPE, Look
from game.views.imhotep.river import vessel
from game.views.markup import Attributes, Markup, classes, el

SKY = Markup(
    '<svg class="skyfill" aria-hidden="true"><rect width="100%" height="100%" fill="url(#p-stars)"/></svg>'
)


def sites(look: Look) -> Markup:
    """All sites side by side, in the order of the box."""
    stop = _stop(look)
    drawn = [_site(look, site, stop) for site in range(len(box.SITES))]
    return el("div", {"class": "sites", "data-group": "sites", "data-above": "boats"}, *drawn)


def _stop(look: Look) -> str:
    """The key of what the Tab key reaches first: what can be done here, else the first site."""
    sailable = [hit_key(site) for site in range(len(box.SITES)) if look.site_act(site) in look.view.offered]
    asked = (first_asked(look, site) for site in range(len(box.SITES)))
    return next(filter(None, (*sailable, *asked)), hit_key(0))


def hit_key(site: int) -> str:
    """A site as a whole."""
    return f"hit-{box.SITES[site]}"


def _site(look: Look, site: int, stop: str) -> Markup:
    name = box.SITES[site]
    attributes = {
        "class": f"site site-{name}",
        "data-k": site_key(name),
        "data-topic": name,
        "data-thing": f"site {name}",
        "aria-label": words.site(look.t, name),
    }
    return el("section", attributes, _dock(look, site), _board(look, site, stop))


# ---- dock ---------------------------------------------------------------------------------------------


def _dock(look: Look, site: int) -> Markup:
    s = look.state
    lie = [_docked(look, boat) for boat, where in enumerate(s.berths) if where == site]
    more = [thing for module in modules(look) if module.docked for thing in module.docked(look, site)]
    free = None if lie else el("span", {"class": "free"}, look.t("free"))
    return el("div", {"class": "dock only-wide"}, _jetty(), free, *lie, *more)


def _docked(look: Look, boat: int) -> Markup:
    marks = look.marks_on(boat_key(boat))
    cls = classes("vessel piece", f"spots-{look.state.caps[boat]}", bool(marks) and "last-boat")
    attributes: Attributes = {"class": cls, "data-k": boat_key(boat), "data-carries": True}
    return el("span", attributes, vessel(look, boat), numbers(marks))


@cache
def _jetty() -> Markup:
    return Markup(
        '<svg class="jetty" viewBox="0 0 124 26" aria-hidden="true">'
        f'<g {INK} fill="var(--wood)"><path d="M14 6h7v20h-7ZM103 6h7v20h-7ZM58 6h7v20h-7Z"/>'
        '<path d="M4 8H120V16H4Z"/></g></svg>'
    )


# ---- board --------------------------------------------------------------------------------------------


def _board(look: Look, site: int, stop: str) -> Markup:
    act = look.site_act(site)
    whole = act in look.view.offered
    sign = look.sign(act) if whole else ""
    attributes: Attributes = {
        "class": classes(
            "board",
            look.closed(site) and "taken",
            sign in (ROPE, CHOSEN) and "roped",
            sign == CHOSEN and "selected",
            site_key(box.SITES[site]) in look.marks and "recent",
        ),
        # on the board, not on its button: a finger has no hover, so its first tap sails
        "data-preview": act if whole else None,
    }
    hit = _hit(look, site, act, stop)
    loop = loop_icon(11) if sign == LOOP else None
    fields = [module.at_site(look, site) for module in modules(look) if module.at_site]
    return el("div", attributes, hit, _header(look, site), *fields, canvas(look, site, stop), loop)


def _hit(look: Look, site: int, act: str, stop: str) -> Markup:
    possible = bool(look.sign(act))
    attributes: Attributes = {
        "type": "button",
        "class": "hit",
        "data-act": act,
        "data-k": hit_key(site),
        "data-row": 1,
        "data-col": site * 10,
        "data-digit": site + 1 if look.choosing_site else None,
        "tabindex": 0 if hit_key(site) == stop else -1,
        "aria-disabled": None if possible else "true",
        "aria-label": spoken.hit(look, site, act, possible),
    }
    return el("button", attributes)


def _header(look: Look, site: int) -> Markup:
    name = box.SITES[site]
    visitors = [
        el(
            "i",
            {"class": "visitor", "title": look.name(player)},
            icon("boat", 16),
            stone_icon(player + 1, 14),
        )
        for module in modules(look)
        if module.visitors
        for player in module.visitors(look, site)
    ]
    return el("header", None, icon(name, 26), heading(look, site), *visitors, counts.button(look, site))


def heading(look: Look, site: int) -> Markup:
    """The name of a site, its side, and when it scores."""
    name = box.SITES[site]
    letter = look.game.options[name]
    own = SITES[name].sides[letter].house
    sign = el("span", {"class": classes("side", own and "house")}, letter, icon("pen", 13) if own else None)
    when = el("small", {"class": "only-wide"}, side(look, site).when(look))
    return el("h2", None, words.site(look.t, name), sign, when)


def canvas(look: Look, site: int, stop: str) -> Markup:
    """The structure of a site, or its cards."""
    its = side(look, site)
    if its.cards:
        return el("div", {"class": "canvas"}, its.cards(look, stop))
    picture = drawing(look, site)
    if its.over:
        picture = its.over(look, picture, stop)
    board = its.places.get(look.step)
    return el("div", {"class": "canvas"}, SKY, picture, places.over(look, board, stop) if board else None)


def drawing(look: Look, site: int) -> Markup:
    """The picture of a monument."""
    picture = side(look, site).picture
    assert picture is not None
    return picture(look)


def first_asked(look: Look, site: int) -> str:
    """The key of the first thing on a board that can be chosen; empty if there is none."""
    its = side(look, site)
    board = its.places.get(look.step)
    return its.first(look) if its.first else places.first_asked(look, board) if board else ""

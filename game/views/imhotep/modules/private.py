"""Private boats on the table: in the panels, in the menu, and where they go."""

from collections.abc import Iterable
from functools import cache

from game.core.details import word
from game.core.state import Event
from game.games.imhotep import tables as box
from game.text.catalogue import N_
from game.views.art.boats import HEIGHT, boat_size, hull
from game.views.art.draw import svg
from game.views.art.signs import loop_icon
from game.views.art.stones import mark
from game.views.art.traces import numbers
from game.views.explain import Info, has, rule_text
from game.views.imhotep.keys import site_key
from game.views.imhotep.look import CHOSEN, LOOP, ROPE, Look
from game.views.imhotep.slices import Module
from game.views.markup import Attributes, Markup, classes, el
from game.views.panels.prompt import Ask, menu_row, way_out


@cache
def private_picture(player: int) -> Markup:
    """A boat for one stone, with its owner's mark on the sail."""
    sail = (
        f'<path class="mast" d="M48 72V4"/><path d="M48 7H16C8 18 8 36 14 50H48Z" fill="var(--p{player + 1})"'
        f' stroke="var(--edge)" stroke-width="1.8" stroke-linejoin="round"/>{mark(player + 1, 29, 28, 0.9)}'
    )
    width, _ = boat_size(1)
    return svg(f"0 0 {width} {HEIGHT}", hull(1), sail, cls="private-svg")


def private(look: Look, player: int, own: bool) -> Markup | None:
    """A player's private boat while it has not been used."""
    if not look.state.own["private"][player]:
        return None
    picture, label = private_picture(player), look.t("Private boat: one stone straight to a site")
    key = private_key(player)
    said: Attributes = {"data-thing": f"private {player}", "aria-label": label}
    if not own:
        return el("span", {"class": "private piece", "role": "img", **said, "data-k": key}, picture)
    sign = look.sign("private")
    attributes: Attributes = {
        "type": "button",
        "class": classes("private piece", sign in (ROPE, CHOSEN) and "roped"),
        "data-act": "private",
        "data-k": key,
        "data-topic": "private",
        "tabindex": -1,
        "aria-disabled": None if sign else "true",
        **said,
    }
    return el("button", attributes, picture, loop_icon() if sign == LOOP else None)


def rows(look: Look) -> list[Markup]:
    """In the menu."""
    return [menu_row("private", look.t("Private boat: one stone straight to a site"), "boat")]


def asked(look: Look) -> Ask:
    """Where the boat is to sail."""
    t = look.t
    told = t("One stone from your sled goes with it.")
    return Ask(t("Where does your private boat go?"), told, [way_out(t)])


# ---- at the sites -----------------------------------------------------------------------------------


def private_key(player: int) -> str:
    """A private boat, wherever it lies."""
    return f"private-{player}"


def visitors(look: Look, site: int) -> list[int]:
    """Whose private boats came to a site this round."""
    return [player for player, where in enumerate(look.state.own["private_berths"]) if where == site]


def docked(look: Look, site: int) -> list[Markup]:
    """Those boats at its dock."""
    return [
        el(
            "span",
            {"class": "docked-private piece", "data-k": private_key(player)},
            private_picture(player),
            numbers(look.marks_on(private_key(player))),
        )
        for player in visitors(look, site)
    ]


def explained(look: Look, player: str) -> Info:
    """I10.2: a private boat that has not been used."""
    owner = int(player)
    if not look.state.own["private"][owner]:
        raise LookupError(player)
    unused = has(look.view, owner, box.UNUSED_PRIVATE, look.t("unused at the end"))
    name = look.t("Private boat of {name}", name=look.name(owner))
    return Info(name, rule_text(look.view, "I10.2"), "I10.2", [unused], private_picture(owner))


def _trace(event: Event) -> Iterable[str]:
    return (private_key(event.player), site_key(word(event.params, "site")))


MODULE = Module(
    docked=docked,
    visitors=visitors,
    in_panel=private,
    menu={"private": rows},
    begun={"private": asked},
    brings={"private": N_("Private boat {to_site}")},
    explainers={"private": explained},
    traces={"private": _trace},
    gone=("private-",),
)

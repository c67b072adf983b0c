"""The dice: what lies in the middle, what is being used, what the active player has blocked."""

from game.games.cheops import tables as box
from game.text.catalogue import N_
from game.text.joined import said_of
from game.views.art.stones import stone_icon
from game.views.cheops import pieces, spoken
from game.views.cheops.art_dice import die_icon
from game.views.cheops.look import EITHER, JOKER, TURN, Look, params
from game.views.look import ROPE
from game.views.markup import Attributes, Markup, classes, el

BLOCKED = "blocked"
LEGEND_COLOUR = box.COLOURS.index("green")


def tray(look: Look) -> Markup:
    """All dice of the turn."""
    t = look.t
    middle = [colour for colour in range(len(box.COLOURS)) for _ in range(look.state.lying[colour])]
    return el(
        "section",
        {"class": "panel tray", "aria-label": _summary(look, middle), "data-topic": "dice"},
        el("h2", None, t("In the middle")),
        el("div", {"class": "dice", "data-group": "dice"}, *_lying(look)),
        _blocked(look),
        el("p", {"class": "about only-wide"}, _about(look)),
        _legend(look),
    )


def _summary(look: Look, middle: list[int]) -> str:
    t = look.t
    if not look.state.pending:
        return t("In the middle")
    return t("In the middle: {dice}", dice=spoken.dice(look, middle) or t("no dice"))


def _lying(look: Look) -> list[Markup]:
    """Each die with the number of the stone it pays for, if it does; pointing at it shows what it opens."""
    orders = _orders(look)
    dice = [(colour, i) for colour in range(len(box.COLOURS)) for i in range(look.state.lying[colour])]
    return [
        _opener(look, colour, i, order=orders[colour][i] if i < len(orders[colour]) else 0, stop=nth == 0)
        for nth, (colour, i) in enumerate(dice)
    ]


def _opener(look: Look, colour: int, nth: int, *, order: int, stop: bool) -> Markup:
    thing = f"die {box.LETTERS[colour]}"
    on = look.view.inspected == thing
    attributes: Attributes = {
        **_seen(look, colour, look.state.blocked[colour] + nth, order=order, cls="opener-die"),
        "data-cmd": f"inspect:{'' if on else thing}",
        "data-preview": thing,
        "aria-pressed": "true" if on else "false",
        "aria-label": spoken.die(look, colour),
        "tabindex": 0 if stop else -1,
    }
    picture = die_icon(box.LETTERS[colour], ringed=bool(order) or look.die == colour, order=order)
    return el("button", attributes, picture)


def _orders(look: Look) -> list[list[int]]:
    """By colour: the numbers of the stones dice pay for, chosen ones and those in the foreground."""
    orders: list[list[int]] = [[] for _ in box.COLOURS]
    if look.mover < 0:
        return orders
    of_sheet = box.COLOUR_OF[look.state.sheets[look.mover]]
    paying = [box.COLOURS.index(name) for name in params([*look.doing, *look.will], "die", "colour")]
    for order, field in enumerate([*look.chosen, *look.soon], 1):
        colour = of_sheet[box.NUMBER[field]]
        if colour in paying:
            paying.remove(colour)
            orders[colour].append(order)
    return orders


def _seen(look: Look, colour: int, nth: int, *, order: int = 0, cls: str = "") -> Attributes:
    """How a die looks, and its steady name."""
    rolled = cls != BLOCKED and bool(look.happened(TURN))
    return {
        "class": classes("die", rolled and "rolled", order > 0 and "pays", cls),
        "data-k": f"die-{look.state.turn}-{box.LETTERS[colour]}-{nth}",
        "data-thing": f"die {box.LETTERS[colour]}",
    }


def _blocked(look: Look) -> Markup | None:
    """What the active player took stays out of the middle this turn."""
    dice = [
        el("span", _seen(look, colour, i, cls=BLOCKED), die_icon(box.LETTERS[colour]))
        for colour in range(len(box.COLOURS))
        for i in range(look.state.blocked[colour])
    ]
    if not dice:
        return None
    active = look.name(look.state.active)
    label = look.t("Taken by {name}", name=active)
    who = el("span", {"class": "blocker"}, stone_icon(look.state.active + 1, 22), el("span", None, label))
    colours = [colour for colour in range(len(box.COLOURS)) for _ in range(look.state.blocked[colour])]
    said = said_of(look.t, label, spoken.dice(look, colours))
    return el("div", {"class": "blocked-dice", "role": "img", "aria-label": said}, who, *dice)


def _about(look: Look) -> str:
    t = look.t
    if not look.state.pending:
        return t("The dice are at rest.")
    if look.mover == look.state.active:
        about = N_("{name} rolled and chooses first. Dice used now are out for the others this turn.")
        return t(about, name=look.name(look.state.active))
    return t("Whoever uses dice now puts them back for the next player.")


def _legend(look: Look) -> Markup | None:
    """What the signs on the fields say about paying."""
    if not look.state.pending:
        return None
    t = look.t
    told = ((ROPE, t("a die pays")), (EITHER, t("quarry stone")), (JOKER, t("joker")))
    rows = (el("li", None, pieces.field(LEGEND_COLOUR, "open", sign, 0, ()), said) for sign, said in told)
    return el("ul", {"class": "legend only-wide"}, *rows)

"""The dice: what lies in the middle, what is being used, what the active player has blocked."""

from game.games.cheops import tables as box
from game.views.art.stones import stone_icon
from game.views.cheops import spoken
from game.views.cheops.art_dice import die_icon
from game.views.cheops.look import TURN, Look, params
from game.views.markup import Markup, classes, el


def tray(look: Look) -> Markup:
    """All dice of the turn."""
    t = look.t
    middle = [colour for colour in range(len(box.COLOURS)) for _ in range(look.state.lying[colour])]
    return el(
        "section",
        {"class": "tray", "aria-label": _summary(look, middle), "data-topic": "dice"},
        el("h2", None, t("In the middle")),
        el("div", {"class": "dice"}, *_lying(look)),
        _blocked(look),
        el("p", {"class": "about only-wide"}, _about(look)),
    )


def _summary(look: Look, middle: list[int]) -> str:
    t = look.t
    if not look.state.pending:
        return t("In the middle")
    return t("In the middle: {dice}", dice=spoken.dice(look, middle) or t("no dice"))


def _lying(look: Look) -> list[Markup]:
    """Each die with the number of the stone it pays for, if it does."""
    orders = _orders(look)
    return [
        _die(
            look,
            colour,
            look.state.blocked[colour] + i,
            order=orders[colour][i] if i < len(orders[colour]) else 0,
        )
        for colour in range(len(box.COLOURS))
        for i in range(look.state.lying[colour])
    ]


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


def _die(look: Look, colour: int, nth: int, *, order: int = 0, cls: str = "") -> Markup:
    letter = box.LETTERS[colour]
    rolled = bool(look.happened(TURN))
    attributes = {
        "class": classes("die", rolled and not cls and "rolled", order > 0 and "pays", cls),
        "data-k": f"die-{look.state.turn}-{letter}-{nth}",
        "data-thing": f"die {letter}",
    }
    return el("span", attributes, die_icon(letter, ringed=bool(order), order=order))


def _blocked(look: Look) -> Markup | None:
    """What the active player took stays out of the middle this turn."""
    dice = [
        _die(look, colour, i, cls="blocked")
        for colour in range(len(box.COLOURS))
        for i in range(look.state.blocked[colour])
    ]
    if not dice:
        return None
    active = look.name(look.state.active)
    label = look.t("Blocked by {name}", name=active)
    who = el("span", {"class": "blocker"}, stone_icon(look.state.active + 1, 22), el("span", None, label))
    colours = [colour for colour in range(len(box.COLOURS)) for _ in range(look.state.blocked[colour])]
    said = look.t("{label}: {dice}", label=label, dice=spoken.dice(look, colours))
    return el("div", {"class": "blocked-dice", "role": "img", "aria-label": said}, who, *dice)


def _about(look: Look) -> str:
    t = look.t
    if not look.state.pending:
        return t("The dice are at rest.")
    if look.mover == look.state.active:
        name = look.name(look.state.active)
        return t("{name} is active: dice taken now are blocked for the others this turn.", name=name)
    return t("Dice taken now come back for the next player.")

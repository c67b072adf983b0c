"""Who is who: the badge, the cartouche and the row of a player."""

from collections.abc import Sequence
from typing import NamedTuple

from game.views.art.figures import figure_icon
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.markup import Markup, el


class Person(NamedTuple):
    """A player as shown: the number of the seat, the name, whether a figure stands for the player."""

    seat: int
    name: str
    figure: bool = False
    bot: str | None = None  # how strong, in words; None for people


def badge(person: Person, size: int = 24) -> Markup:
    """The sign of a player: the figure in games that have one, else the stone."""
    return figure_icon(person.seat, size * 1.25) if person.figure else stone_icon(person.seat, size)


def cartouche(person: Person, cls: str = "who") -> Markup:
    """A player's name in the ring of a royal name, in the colour of the seat."""
    name = el("span", {"class": "seat-name"}, person.name)
    return el("span", {"class": f"{cls} p{person.seat}"}, badge(person, 28), name)


def line(people: Sequence[Person]) -> Markup:
    """All players in one line."""
    return el("ul", {"class": "seats"}, *(_member(person) for person in people))


def _member(person: Person) -> Markup:
    return el("li", {"class": f"p{person.seat}"}, badge(person, 26), el("b", None, person.name), role(person))


def role(person: Person) -> Markup | None:
    """The bot's sign and strength; nothing for people."""
    if person.bot is None:
        return None
    return el("span", {"class": "role"}, icon("bot", 16), person.bot)

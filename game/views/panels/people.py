"""Who is who: the badge, the cartouche and the row of a player."""

from collections.abc import Sequence
from typing import NamedTuple

from game.text.catalogue import Texts
from game.views.art.figures import figure_icon
from game.views.art.icons import icon
from game.views.art.stones import stone_icon
from game.views.markup import Markup, el, join

APART = el("span", {"class": "spoken"}, ",")  # heard between facts that only their places keep apart
SIGNS = {  # what a character loves, in place of the sign that bots have
    "raiser": "obelisks",
    "mason": "pyramid",
    "schemer": "actions",
    "priest": "temple",
    "decorator": "deco",
    "collector": "market",
    "scribe": "pen",
    "dyer": "take",
    "vaulter": "arch",
    "carver": "relief",
    "saver": "quarry",
    "hunter": "bonus",
    "walker": "figures",
    "hauler": "stones",
    "painter": "red_block",
    "basker": "actions",
}


class Person(NamedTuple):
    """A player as shown: the number of the seat, the name, whether a figure stands for the player."""

    seat: int
    name: str
    figure: bool = False
    bot: str | None = None  # how hard to beat, in words; None for people
    character: str = ""  # of a bot, by which its sign is chosen


def badge(person: Person, size: int = 24) -> Markup:
    """The sign of a player: the figure in games that have one, else the stone."""
    return figure_icon(person.seat, size * 1.25) if person.figure else stone_icon(person.seat, size)


def cartouche(person: Person, cls: str = "who") -> Markup:
    """A player's name in the ring of a royal name, in the colour of the seat."""
    name = el("span", {"class": "seat-name"}, person.name)
    return el("span", {"class": f"{cls} p{person.seat}"}, badge(person, 28), name)


def line(t: Texts, people: Sequence[Person]) -> Markup:
    """All players in one line."""
    return el("ul", {"class": "seats"}, *(_member(t, person) for person in people))


def _member(t: Texts, person: Person) -> Markup:
    bot = None if person.bot is None else bot_role(t, person.bot, character=person.character)
    return el("li", {"class": f"p{person.seat}"}, badge(person, 26), el("b", None, person.name), bot)


def character_sign(character: str) -> str:
    """The sign of a character; of a bot without one that of all bots."""
    return SIGNS.get(character, "bot")


def bot_role(t: Texts, strength: str, cls: str = "role", *, character: str = "") -> Markup:
    """The sign of a bot, a word for those who do not see it, and how hard it is to beat, if that is known."""
    sign = join([icon(character_sign(character), 16), el("span", {"class": "spoken"}, f"{t('Bot')},")])
    return el("span", {"class": cls}, sign, *((el("span", None, strength), APART) if strength else ()))

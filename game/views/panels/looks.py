"""How the shared panels dress for each game: who stands for the players, and icons for its words."""

from collections.abc import Mapping
from typing import NamedTuple

from game.text.words import Section


class Look(NamedTuple):
    """Whether figures stand for the players, and icons by category, option and topic of the rules."""

    figures: bool = False
    signs: Mapping[str, str] = {}

    def sign(self, *keys: str) -> str:
        """The icon of the first of these keys that has one."""
        return next((self.signs[key] for key in keys if key in self.signs), "rules")

    def chapter(self, section: Section) -> str:
        """The icon of a section of the rules."""
        return self.sign(section.id, *section.topics)


LOOKS: Mapping[str, Look] = {
    "imhotep": Look(
        signs={
            "market": "market",
            "pyramid": "pyramid",
            "temple": "temple",
            "burial": "burial",
            "obelisks": "obelisks",
            "decorations": "day",
            "statues": "figures",
            "blue": "card",
            "private": "boat",
            "bets": "stones",
            "favour": "hint",
            "wrath": "warn",
            "booking": "points",
            "start": "human",
            "box": "quarry",
            "setup": "dice",
            "round": "again",
            "turn": "place",
            "boat": "boat",
            "card": "card",
            "modules": "plus",
            "end": "last",
        },
    ),
    "duel": Look(
        figures=True,
        signs={
            "obelisk": "obelisks",
            "temple": "temple",
            "pyramids": "pyramid",
            "tomb": "burial",
            "actions": "actions",
            "figures": "figures",
            "start": "human",
            "box": "quarry",
            "harbour": "anchor",
            "setup": "dice",
            "turn": "place",
            "boat": "unload",
            "reserve": "card",
            "supply": "take",
            "end": "last",
            "points": "points",
        },
    ),
    "pyramids": Look(
        signs={
            "pyramid_blue": "dot",
            "pyramid_white": "ring",
            "pyramid_red": "square",
            "pyramid_green": "bars",
            "pyramid_yellow": "triangle",
            **dict.fromkeys(("pyramid_extra", "pyramid_bonus", "pyramid", "connections"), "pyramid"),
            "obelisk": "obelisks",
            "tomb": "burial",
            "glyphs": "statue",
            "tiles": "figures",
            "quarry": "quarry",
            "hand": "card",
            "start": "human",
            "box": "stones",
            "deck": "card",
            "setup": "dice",
            "turn": "place",
            "round": "again",
            "end": "last",
            "points": "points",
        },
    ),
    "cheops": Look(
        signs={
            "pyramid": "pyramid",
            "arch": "arch",
            "relief": "relief",
            "bonuses": "bonus",
            "quarry": "quarry",
            "jokers": "joker",
            "dice": "dice",
            "start": "human",
            "setup": "card",
            "turn": "place",
            "sheet": "log",
            "end": "last",
            "points": "points",
        },
    ),
}


def look(game: str) -> Look:
    """The look of a game; plain for one that has none of its own."""
    return LOOKS.get(game, Look())

"""Who sits at a table: somebody here, somebody elsewhere, or a bot."""

import re
from dataclasses import dataclass

PERSON = ""  # the bot of a seat that a person plays
FAR = "far"  # and of one that a person plays elsewhere, by links
PEOPLE = (PERSON, FAR)
TABLE = re.compile("[a-z0-9]{1,16}")  # what people far apart call their game


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: the name as typed (empty: the default name), the bot as seats spell it, or PEOPLE."""

    name: str = ""
    bot: str = PERSON

    @property
    def human(self) -> bool:
        """Whether a person decides here."""
        return self.bot == PERSON

    @property
    def far(self) -> bool:
        """Whether a person decides elsewhere, and a link brings the decision."""
        return self.bot == FAR

    @property
    def thinks(self) -> bool:
        """Whether a bot decides."""
        return self.bot not in PEOPLE

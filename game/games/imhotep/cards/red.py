"""The red market cards: they work as soon as they are gained (I8)."""

from game.games.imhotep import tables as box
from game.games.imhotep.cards.kind import Red

RED = (
    Red("ENTRANCE", 2, box.PYRAMID),
    Red("SARCOPHAGUS", 2, box.BURIAL),
    Red("PATH", 2, box.OBELISKS),
)

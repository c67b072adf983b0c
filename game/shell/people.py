"""The players of a game as shown: their names and figures, how strong bots are, their characters."""

from collections.abc import Sequence

from game.bots.ladder import highest
from game.bots.levels import nearest, of_character, there
from game.shell.seat import Seat
from game.shell.words import names
from game.text import common
from game.text.catalogue import Texts
from game.views.face import face
from game.views.panels.people import Person


def strength(t: Texts, game: str, players: int, bot: str) -> str:
    """How hard a bot is to beat in a game for so many players."""
    level = nearest(there(bot, game, players)).text
    return common.strength(t, level, highest(game, players))


def person(t: Texts, game: str, seats: Sequence[Seat], player: int) -> Person:
    """A player as shown."""
    seat = seats[player]
    shown = Person(player + 1, names(t, seats)[player], face(game).figures)
    if not seat.thinks:
        return shown
    return shown._replace(bot=strength(t, game, len(seats), seat.bot), character=of_character(seat.bot))


def people(t: Texts, game: str, seats: Sequence[Seat]) -> list[Person]:
    """All players as shown."""
    return [person(t, game, seats, player) for player in range(len(seats))]

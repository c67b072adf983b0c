"""The games, a row each, in menu order: all that is known of one without loading it.

Every other room finds its part of a game by its id: `game/games/ID/`, `game/text/ID/`, `game/views/ID/`,
`game/cli/pictures/ID.py`, `static/css/ID/`. Only the opened game is loaded.
"""

from importlib import import_module
from typing import Any, NamedTuple

from game.core.errors import UnknownGame
from game.core.game import Game


class Listing(NamedTuple):
    """A line of the menu. Title and `about` are English sentences, to be translated where they are said.

    `shown`: whether the lobby offers it.
    """

    id: str
    title: str
    about: str
    seats: tuple[int, int]
    minutes: int
    shown: bool = True


LISTINGS = {
    listing.id: listing
    for listing in (
        Listing("imhotep", "Imhotep", "Load boats, outguess where they land.", (2, 4), 40),
        Listing("duel", "Imhotep: The Duel", "Nine squares, six boats, two crowns.", (2, 2), 25),
        Listing("pyramids", "Pyramids", "Draft cards, join colours, build high.", (2, 5), 30),
        Listing("cheops", "Cheops’ Master Builders", "Roll stones, cross off the monument.", (2, 5), 20),
        Listing("template", "Heap", "Take stones; the last one counts extra.", (2, 4), 1, shown=False),
    )
}


def game_class(game_id: str) -> type[Game[Any]]:
    """The class of a game, loaded on first use. Raises UnknownGame."""
    if game_id not in LISTINGS:
        raise UnknownGame("game", "unknown_game", value=game_id, known=", ".join(LISTINGS))
    loaded: type[Game[Any]] = import_module(f"game.games.{game_id}.game").GAME
    return loaded

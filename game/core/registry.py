"""Game id to Game class, in menu order. Games are named, not imported: only the opened one is loaded."""

from importlib import import_module
from typing import Any, NamedTuple

from game.core.errors import UnknownGame
from game.core.game import Game


class Listing(NamedTuple):
    """A line of the menu, known without loading the game. `shown`: whether the lobby offers it."""

    id: str
    module: str
    seats: tuple[int, int]
    minutes: int
    shown: bool = True


LISTINGS = {
    listing.id: listing
    for listing in (
        Listing("imhotep", "game.games.imhotep.game", (2, 4), 40),
        Listing("duel", "game.games.duel.game", (2, 2), 25),
        Listing("pyramids", "game.games.pyramids.game", (2, 5), 30),
        Listing("cheops", "game.games.cheops.game", (2, 5), 20),
        Listing("template", "game.games.template.game", (2, 4), 1, shown=False),
    )
}


def game_class(game_id: str) -> type[Game[Any]]:
    """The class of a game, loaded on first use. Raises UnknownGame."""
    if game_id not in LISTINGS:
        raise UnknownGame("game", "unknown_game", value=game_id, known=", ".join(LISTINGS))
    loaded: type[Game[Any]] = import_module(LISTINGS[game_id].module).GAME
    return loaded

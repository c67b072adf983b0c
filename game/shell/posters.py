"""Pages as they first appear: the lobby, and the start of each game, drawn before anything is played."""

from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS
from game.shell.model import Model, Settings
from game.shell.page import page
from game.shell.play import Play
from game.shell.seat import Seat

LOBBY = "lobby"
SEED = "first"


def names() -> tuple[str, ...]:
    """The lobby and every game it offers."""
    return (LOBBY, *(listing.id for listing in LISTINGS.values() if listing.shown))


def poster(name: str, language: str) -> str:
    """The lobby, or the start of the game of this name, as it stands in the page."""
    settings = Settings(language=language)
    if name == LOBBY:
        return page(Model(settings)).html()
    seats = LISTINGS[name].seats[0]
    match = Match(new_record(name, seats, {}, SEED))
    return page(Model(settings, Play("", match, (Seat(),) * seats))).html()

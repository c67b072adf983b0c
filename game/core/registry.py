"""The games, a row each, in menu order: all that is known of one without loading it.

Every other room finds its part of a game by its id: `game/games/ID/`, `game/text/ID/`, `game/views/ID/`,
`game/cli/pictures/ID.py`, `static/css/ID/`. Only the opened game is loaded.
"""

from typing import Any, NamedTuple, cast

from game.core.edition import parted
from game.core.editor import Editor
from game.core.errors import UnknownGame
from game.core.game import Game
from game.core.loading import is_there, load
from game.core.mark import N_


class Listing(NamedTuple):
    """A line of the menu.

    `shown`: whether the lobby offers it. `daily`: the options, of choices A and B, that each deal of the day
    draws, for good; None: there are no such deals. `practises`: the game that one seat practises here, and
    the section of its rules that tells of it; only then may rules, words and drawings build on another game.
    """

    id: str
    title: str
    about: str
    seats: tuple[int, int]
    minutes: int
    short: str = ""  # its title where there is little room, if that is another
    shown: bool = True
    daily: tuple[str, ...] | None = None
    practises: tuple[str, str] = ("", "")

    @property
    def alone(self) -> bool:
        """Whether nobody else plays: no bots, no seats far away, no results to compare."""
        return self.seats[1] == 1


LISTINGS = {
    listing.id: listing
    for listing in (
        Listing(
            "imhotep",
            N_("Imhotep"),
            N_("Load boats, sail them before others do."),
            seats=(2, 4),
            minutes=40,
            daily=("market", "pyramid", "temple", "burial", "obelisks"),
        ),
        Listing(
            "duel",
            N_("Imhotep: The Duel"),
            N_("Nine squares, six boats, two crowns."),
            seats=(2, 2),
            minutes=25,
            short=N_("The Duel"),
            daily=("obelisk", "temple", "pyramids", "tomb"),
        ),
        Listing(
            "pyramids",
            N_("Pyramids"),
            N_("Draft cards, join colours, build high."),
            seats=(2, 5),
            minutes=30,
            daily=(),
        ),
        Listing(
            "cheops",
            N_("Cheops’ Master Builders"),
            N_("Roll dice, tick stones, race for bonuses."),
            seats=(2, 5),
            minutes=20,
            short=N_("Cheops"),
            daily=(),
        ),
        Listing(
            "abusir",
            N_("Abusir"),
            N_("Pull sleds by rope, raise seven pyramids."),
            seats=(3, 5),
            minutes=90,
        ),
        Listing(
            "yard",
            N_("Practice yard"),
            N_("The sled and its rope, without a game."),
            seats=(1, 1),
            minutes=5,
            shown=False,
            practises=("abusir", "A6"),
        ),
        Listing(
            "template",
            N_("Heap"),
            N_("Take stones; the last one counts extra."),
            seats=(2, 4),
            minutes=1,
            shown=False,
        ),
    )
}


def practised_by(game_id: str) -> str:
    """The game by which another one is practised; empty if there is none."""
    return next((row.id for row in LISTINGS.values() if game_id and row.practises[0] == game_id), "")


def check_game(game_id: str) -> None:
    """Whether this, from outside, is the id of a game and nothing more. Raises UnknownGame."""
    if game_id not in LISTINGS:
        shown = (row.id for row in LISTINGS.values() if row.shown)
        raise UnknownGame("game", "unknown_game", value=game_id, known=", ".join(shown))


def game_class(box: str) -> type[Game[Any]]:
    """The class of a game by its id, or in a box of its own; loaded on first use. Raises UnknownGame."""
    game_id, edition = parted(box)
    check_game(game_id)
    loaded: type[Game[Any]] = load("game.games.{}.game", box).GAME
    loaded.edition = edition
    return loaded


def editor_of(game: Game[Any]) -> Editor[Any] | None:
    """What sets up positions of a game thing by thing; None where only their text can be written."""
    room = "game.games.{}.editor"
    return cast("Editor[Any]", load(room, game.box).EDITOR(game)) if is_there(room, game.box) else None

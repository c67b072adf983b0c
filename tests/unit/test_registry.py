"""Game id to class: what the menu knows is what the game says, and only the opened game is loaded."""

import subprocess
import sys

import pytest

from game.core.errors import UnknownGame
from game.core.registry import LISTINGS, game_class


@pytest.mark.parametrize("game_id", LISTINGS)
def test_a_listing_agrees_with_its_game(game_id: str) -> None:
    info = game_class(game_id).info
    assert LISTINGS[game_id].id == game_id == info.id
    assert LISTINGS[game_id].seats == info.seats
    assert info.version >= 1


def test_the_games_are_shown_and_the_template_is_not() -> None:
    assert [listing.id for listing in LISTINGS.values() if listing.shown] == [
        "imhotep",
        "duel",
        "pyramids",
        "cheops",
        "abusir",
    ]
    assert "template" in LISTINGS


@pytest.mark.parametrize("game_id", ["", "Duel", "chess", "duel ", "../duel"])
def test_an_unknown_game_is_refused_with_those_known(game_id: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        game_class(game_id)
    assert (caught.value.field, caught.value.reason) == ("game", "unknown_game")
    shown = ", ".join(row.id for row in LISTINGS.values() if row.shown)
    assert caught.value.params == {"value": game_id, "known": shown}


def test_only_the_opened_game_is_loaded() -> None:
    program = (
        "import sys; from game.core import link, match, registry\n"
        "assert not any(name.startswith('game.games') for name in sys.modules)\n"
        "registry.game_class('template')\n"
        "assert not any(name.startswith('game.games.duel') for name in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)

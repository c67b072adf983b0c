"""What a command of the laboratory is, and what several ask for."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from game.core.registry import LISTINGS, game_class
from game.lab.running import Runner

ALL = "all"
SHOWN = tuple(game for game, listing in LISTINGS.items() if listing.shown and not listing.alone)


class Command(NamedTuple):
    """`arguments` adds its own; `games` are those of which it takes one, and then how its tasks are run.

    `run` says the exit code: 1 if it found what should not be, else 0 or nothing.
    """

    name: str
    about: str
    run: Callable[[Namespace, Runner], int | None]
    arguments: Callable[[ArgumentParser], None]
    games: Sequence[str] = tuple(sorted(SHOWN))


def of_a_game(parser: ArgumentParser, games: Sequence[str]) -> None:
    """The arguments of all commands that take a game."""
    parser.add_argument("game", choices=games)
    parser.add_argument("--workers", type=some, default=1, help="processes")
    parser.add_argument("--dask", metavar="ADDRESS", help="of a scheduler, instead of processes")
    parser.add_argument("--journal", type=Path, help="keeps what is finished, to go on after a break")


def seats(arguments: Namespace) -> int:
    """For how many: as is said, else as few as can be."""
    players: int = arguments.players or game_class(arguments.game).info.seats[0]
    return players


def all_seats(game: str) -> range:
    """All numbers of players there are."""
    low, high = game_class(game).info.seats
    return range(low, high + 1)


# ---- types of arguments -----------------------------------------------------------------------------


def listed(text: str) -> list[str]:
    """Words with commas between them."""
    return text.split(",")


def some(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text} is not at least 1")
    return int(text)


def shown(text: str) -> str:
    """A game of the lobby for more than one."""
    if text not in SHOWN:
        raise ArgumentTypeError(f"there is no {text}; there are {', '.join(SHOWN)}")
    return text


def option(text: str) -> tuple[str, str]:
    """KEY=VALUE."""
    key, _, value = text.partition("=")
    return key, value

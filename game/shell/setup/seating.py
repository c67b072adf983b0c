"""Who sits at a table: the seats used last, and which bots sit down."""

from dataclasses import replace

from game.bots.characters import characters
from game.bots.levels import FIRST, ladder_of, nowadays, of_character, read_level, there, with_character
from game.core.registry import LISTINGS
from game.shell.dialogs import Draft
from game.shell.kept.seats import read_seats
from game.shell.reading import read_json
from game.shell.seat import Seat

SEATS_KEY = "seats"


def read_last_seats(text: str) -> tuple[Seat, ...]:
    """The seats as last used, one person against a bot if none were."""
    try:
        return read_seats(read_json(text)) or Draft().seats
    except ValueError:
        return Draft().seats


def seats_for(game: str, seats: tuple[Seat, ...], players: int = 0) -> tuple[Seat, ...]:
    """The seats as they were used last, with bots added or the last ones left out to fit.

    For as many as the game takes, if it is not said. Bots that are not offered any more make way.
    """
    if LISTINGS[game].alone:
        return (Seat(),)
    low, high = LISTINGS[game].seats
    count = players or min(max(len(seats), low), high)
    seats = tuple(replace(seat, bot=nowadays(seat.bot)) if seat.thinks else seat for seat in seats)
    return (seats + (another_bot(seats),) * count)[:count]


def another_bot(seats: tuple[Seat, ...]) -> Seat:
    """Who sits down where nobody is chosen: a bot like the last one there, else one for a first game."""
    bots = [seat.bot for seat in seats if seat.thinks]
    return Seat(bot=read_level(bots[-1]).plain.text if bots else FIRST.text)


def with_its_characters(game: str, seat: Seat) -> Seat:
    """The seat, its bot without a character that the game does not have."""
    known = not seat.thinks or of_character(seat.bot) in characters(game)
    return seat if known else replace(seat, bot=with_character(seat.bot, ""))


def named_there(game: str, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with bots above the highest level of the game called what they play as."""
    count = len(seats)
    return tuple(replace(seat, bot=there(seat.bot, game, count)) if seat.thinks else seat for seat in seats)


def levelled(game: str, seats: tuple[Seat, ...], by: int) -> tuple[Seat, ...]:
    """The seats with bots so many levels stronger, as far as there are such."""
    texts = [level.text for level in ladder_of(game, len(seats))]
    return tuple(_levelled(seat, texts, by) for seat in named_there(game, seats))


def _levelled(seat: Seat, texts: list[str], by: int) -> Seat:
    level = read_level(seat.bot) if seat.thinks else None
    if level is None or level.plain.text not in texts:
        return seat
    text = texts[min(max(0, texts.index(level.plain.text) + by), len(texts) - 1)]
    return replace(seat, bot=with_character(text, level.character))

"""Challenges as they are seen: the lists, one at the table, what it asks for, how it ended."""

from collections.abc import Iterator
from dataclasses import replace

from game.core.challenge import challenges_of
from game.core.match import Match
from game.shell.learning.challenges import games
from game.shell.messages import Command
from game.shell.model import Model
from game.shell.play import Play
from game.shell.seat import Seat
from game.shell.update import update


def scenes(model: Model, name: str = "") -> Iterator[tuple[str, Model]]:
    """Of each game its list, its first challenge as it is played, and the end of its last one."""
    for game in games():
        first, *_, last = challenges_of(game)
        some = replace(model, practised=(f"challenge {first.id} 2",), layers=(), saves=())
        yield f"challenges, {game}", update(some, Command("challenges", game))[0]
        person = Seat(name)
        for each, plies in ((first, 12), (last, None)):
            whole = Match(each.proof)
            seats = (person, *(Seat(bot=bot) for bot in each.bots))
            play = Play("7", whole if plies is None else whole.until(plies), seats)
            table = some.at_table(play)
            yield f"challenge, {each.id}", table
            if plies:
                yield f"challenge, {each.id}, aims", update(table, Command("aims"))[0]

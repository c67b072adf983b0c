"""Models of what only commands lead to: a game taken up, refused, brought along, shown elsewhere."""

from collections.abc import Iterator

from game.shell.messages import Brought
from game.shell.model import Model
from tests.shell.desk import SWAP, Desk, at, new_game


def reached() -> Iterator[tuple[str, Model]]:
    """Every one by name."""
    desk = new_game(level=1).act("place 1 1")
    yield "a bot thinks", desk.model
    yield "a bot has played", desk.answer().model
    yield "an embed", desk.do("embed:frame-replay").model
    desk.do("close")
    yield "a code", desk.do("code:replay").model
    desk.do("close")
    yield "in the middle of a choice", at(SWAP).act("play SWAP", "swap R2 1").model
    yield "a link that ends early", Desk(fragment="#duel-1").model
    yield "a save that is none", Desk({"game.bad": "{", "open": "bad"}).model
    yield "no backup", desk.do("lobby", "saves").send(Brought("backup.txt", "no backup")).model
    for refused in ("full", "conflict"):
        desk = new_game()
        desk.refuses = refused
        yield f"storage: {refused}", desk.act("place 1 1").model

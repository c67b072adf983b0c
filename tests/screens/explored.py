"""Explored games as they are seen, what a bot finds made up: looking, found, a reason, the tree, the end."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from game.bots.exploring import Compared, Found, Way, found_data
from game.core.match import Match
from game.core.puzzle import puzzles_of
from game.shell import requests
from game.shell.learning import exploring
from game.shell.messages import Act, Answered, Command, Message, Progress
from game.shell.model import Layer, Model
from game.shell.play import Play
from game.shell.seat import Seat
from game.shell.update import update
from tests.screens.judged import reasons

MIDDLE = 3 / 5  # of the game
FULL = 1000


def after(model: Model, *messages: Message) -> Model:
    """The model after these messages."""
    for message in messages:
        model, _ = update(model, message)
    return model


def findings(match: Match, iterations: int, *, whole: bool = False) -> Mapping[str, Any]:
    """What a bot might have found."""
    players = match.game.players
    own = FULL // players + 40
    ways = [Way(action.text, own - 40 * n, 22 - 18 * n) for n, action in enumerate(match.legal[:3])]
    others = (FULL - own) // (players - 1)
    outlook = tuple(own if seat == match.player else others for seat in range(players))
    return found_data(Found(iterations, outlook, tuple(ways), whole))


def told(model: Model, iterations: int) -> Model:
    """A bot has come so far with the position."""
    assert model.play is not None
    request = requests.of(model, exploring.LOOK)
    assert request is not None
    return after(model, Progress(request.id, iterations, findings(model.play.match, iterations)))


def scenes(model: Model, whole: Match, seats: tuple[Seat, ...]) -> Iterator[tuple[str, Model]]:
    """A finished game, from a position in the middle of it; a puzzle."""
    ply = next(n for n in range(int(MIDDLE * whole.plies), whole.plies) if len(whole.until(n).legal) > 3)
    shown = replace(model, play=Play("1", whole, seats, at=ply), layers=())
    yield "explore, past", shown
    begun = after(shown, Command("explore"))
    yield "explore, begun", begun
    looked = told(begun, 1840)
    yield "explore, found", looked
    yield "explore, folded", after(looked, Command("explore-fold"))
    assert looked.play is not None
    match = looked.play.match
    played = whole.action(ply).text
    others = [action.text for action in match.legal if action.text not in (played, match.legal[0].text)]
    tried = told(after(looked, Act(others[0])), 720)
    yield "explore, tried", tried
    asked = after(tried, Command("explore-why"))
    yield "explore, asked", asked
    request = requests.of(asked, exploring.COMPARE)
    assert request is not None
    compared = Compared(80, 34, reasons(match, match.player))
    why = after(asked, Answered(request.id, {"compared": compared}))
    yield "explore, why", why
    yield "explore, tree", replace(_grown(why, others[1:]), layers=(Layer("log"),))
    yield "explore, the end", after(begun, Command("goto", str(whole.plies)))
    yield from _puzzle(model, whole.setup.game)


def _grown(model: Model, others: list[str]) -> Model:
    """Some more moves tried, some of them in what was tried."""
    for _ in range(3):
        model = after(model, Act(_legal(model)[0]))
    back = Command("undo")
    model = after(model, back)
    model = after(model, Act(_legal(model)[-1]), back, back)
    return after(model, back, back, Act(others[0])) if others else model


def _legal(model: Model) -> list[str]:
    assert model.play is not None
    return [action.text for action in model.play.match.legal]


def _puzzle(model: Model, game: str) -> Iterator[tuple[str, Model]]:
    rows = puzzles_of(game)
    if rows:
        solved = after(replace(model, layers=()), Command("puzzle", rows[0].id), Command("quest-show"))
        yield "explore, puzzle solved", solved
        yield "explore, puzzle", told(after(solved, Command("explore")), 300)

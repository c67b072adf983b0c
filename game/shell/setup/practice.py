"""Practice: a game for one seat begins at one of its tasks. What was done, puzzles too, is noted for good."""

import json
from dataclasses import replace

from game.core.match import Match
from game.core.record import new_record
from game.core.registry import LISTINGS, game_class, practised_by
from game.shell.effects import Announce, Focus, SetFragment, Store
from game.shell.model import Model
from game.shell.play import Play
from game.shell.reading import read_list, read_object
from game.shell.results import Result, done
from game.shell.seat import Seat
from game.shell.words import texts_of
from game.text.games import words

PRACTISED_KEY = "practice"  # what was done, as storage keeps it
SIGN = "practice-"  # how an address of a task began before there were links to one
TASK, FREE = "task", "free"


def begin(model: Model, arg: str) -> Result:
    """At a task: `yard between`; without one, at the first one not done yet."""
    game, _, task = arg.partition(" ")
    if game not in LISTINGS or not LISTINGS[game].alone:
        return done(model)
    (tasks,) = (option.choices for option in game_class(game).info.options if option.key == TASK)
    left = [name for name in tasks if name not in achieved(model, game)]
    chosen = task if task in tasks else next(iter(left), tasks[0])
    return opened(model, Match(new_record(game, 1, {TASK: chosen}, game)))


def opened(model: Model, match: Match) -> Result:
    """There is one such game at a time, and its save has its name."""
    game, old = match.setup.game, model.play
    play = Play(game, match, (Seat(),))
    if old and old.id == game:
        play = Play(game, match, (Seat(),), scale=old.scale, path=old.path)
    begun, told, task = model.at_table(play), words(game), match.game.options[TASK]
    t = texts_of(begun)
    heard = f"{told.choice(t, TASK, task)}. {told.choice_about(t, TASK, task)}"
    return done(begun, SetFragment(""), Announce(heard), Focus("legal"))


def of_address(model: Model, address: str) -> Result:
    """An old address opens its task: `practice-abusir-between`. Raises Problem for one that names none."""
    game, _, task = address.removeprefix(SIGN).partition("-")
    return opened(model, Match(new_record(practised_by(game), 1, {TASK: task or FREE}, "practice")))


# ---- what was done --------------------------------------------------------------------------------------


def note_done(before: Model, after: Model) -> Result:
    """A task that has just been done is remembered."""
    play = after.play
    if play is None or not play.id or not play.alone or not play.match.over:
        return done(after)
    match = play.match
    if not any(match.game.scores(match.state)):
        return done(after)
    return noted(after, f"{_of(match.setup.game)} {match.game.options[TASK]}")


def noted(model: Model, name: str) -> Result:
    """Something done is remembered, once."""
    if name in model.practised:
        return done(model)
    model = replace(model, practised=(*model.practised, name))
    return done(model, Store(PRACTISED_KEY, practised_text(model.practised)))


def achieved(model: Model, game: str) -> tuple[str, ...]:
    """The tasks of a game that have been done."""
    of = f"{_of(game)} "
    return tuple(name.removeprefix(of) for name in model.practised if name.startswith(of))


def _of(game: str) -> str:
    """Under which name its tasks are noted: that of the game that is practised."""
    return LISTINGS[game].practises[0]


def practised_text(practised: tuple[str, ...]) -> str:
    """What was done, as storage keeps it."""
    return json.dumps({"done": list(practised)})


def read_practised(text: str) -> tuple[str, ...]:
    """What was done, as stored; what is no text is left out."""
    rows = read_list(read_object(text).get("done"))
    return tuple(dict.fromkeys(row for row in rows if isinstance(row, str)))


COMMANDS = {"practise": begin}

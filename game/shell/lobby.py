"""New games: the dialog, starting, playing again."""

import json
from dataclasses import replace

from game.bots.levels import LEVELS
from game.core.errors import Problem
from game.core.match import Match
from game.core.record import LONGEST_SEED, new_record, plain_seed
from game.core.registry import LISTINGS, game_class
from game.shell import messages as msg
from game.shell.effects import Focus, Store
from game.shell.model import HUMAN, Draft, Layer, LinkInput, Model, Play, Seat
from game.shell.results import Result, done
from game.shell.saves import LONGEST_NAME, read_seats, seats_data

SEATS_KEY = "seats"
SEED_LENGTH = 8
USUAL_LEVEL = 3
START = "start"  # the option of who begins: by chance first, then the seats in order


# ---- the dialog -------------------------------------------------------------------------------------


def new(model: Model, arg: str) -> Result:
    """The dialog for a new game, filled in as last time."""
    if arg not in LISTINGS:
        return done(model)
    draft = Draft(game=arg, seats=seats_for(model.draft.seats, arg))
    return done(replace(model, draft=draft, layers=(*model.layers, Layer("new"))))


def seats_for(seats: tuple[Seat, ...], game_id: str) -> tuple[Seat, ...]:
    """As many seats as the game takes at least, as they were used last."""
    low, high = LISTINGS[game_id].seats
    count = min(max(len(seats), low), high)
    return (seats + (Seat(level=USUAL_LEVEL),) * count)[:count]


def field(model: Model, message: msg.Field) -> Result:
    """An input of a dialog changed."""
    if message.name == "link":
        return done(replace(model, link=LinkInput(message.value)))
    draft = replace(model.draft, problem=None)
    kind, _, rest = message.name.partition("-")
    if kind == "seat":
        draft = _with_seat(draft, rest, message.value)
    elif kind == "option":
        draft = _with_option(draft, rest, message.value)
    elif kind == "seed":
        draft = replace(draft, seed=plain_seed(message.value)[:LONGEST_SEED])
    return done(replace(model, draft=draft))


def _with_option(draft: Draft, key: str, value: str) -> Draft:
    known = {option.key: option.choices for option in game_class(draft.game).info.options}
    if value not in known.get(key, ()):
        return draft
    return replace(draft, options=tuple({**dict(draft.options), key: value}.items()))


def _with_seat(draft: Draft, which: str, value: str) -> Draft:
    """`which` is the seat's number, counted from 0, and what is changed of it: `0-name`."""
    number, _, what = which.partition("-")
    if not number.isdecimal() or int(number) >= len(draft.seats):
        return draft
    seats = list(draft.seats)
    seats[int(number)] = _changed(seats[int(number)], what, value)
    return replace(draft, seats=tuple(seats))


def _changed(seat: Seat, what: str, value: str) -> Seat:
    match what:
        case "name":
            return replace(seat, name=" ".join(value.split())[:LONGEST_NAME])
        case "kind":
            return replace(seat, level=HUMAN if value == "human" else seat.level or USUAL_LEVEL)
        case "level" if value.isdecimal() and 1 <= int(value) <= len(LEVELS):
            return replace(seat, level=int(value))
    return seat


def random_seed(model: Model, arg: str) -> Result:
    """A seed by chance."""
    return done(replace(model, draft=replace(model.draft, seed=_seed(model), problem=None)))


def swap_seats(model: Model, arg: str) -> Result:
    """The seats change places."""
    return done(replace(model, draft=replace(model.draft, seats=model.draft.seats[::-1])))


def _seed(model: Model) -> str:
    return model.moment.word[-SEED_LENGTH:]


# ---- starting ---------------------------------------------------------------------------------------


def start(model: Model, arg: str) -> Result:
    """The game of the dialog begins; the open one is kept."""
    draft = model.draft
    try:
        record = new_record(draft.game, len(draft.seats), dict(draft.options), draft.seed or _seed(model))
    except Problem as problem:
        return done(replace(model, draft=replace(draft, problem=problem)))
    play = Play(new_id(model), Match(record), draft.seats)
    model = replace(model, draft=replace(draft, linked=False))
    return _begun(model, play)


def new_id(model: Model) -> str:
    """A name for a saved game that no other has."""
    taken = {saved.id for saved in model.saves}
    words = (model.moment.word[:length] for length in range(6, len(model.moment.word) + 1))
    return next(word for word in words if word not in taken)


def again(model: Model, arg: str) -> Result:
    """The same game with the same seats; the next seat begins."""
    old = model.play
    if old is None:
        return done(model)
    setup = old.match.setup
    options = {**dict(setup.options), **_next_to_begin(old)}
    record = new_record(setup.game, setup.players, options, _seed(model))
    return _begun(model, Play(new_id(model), Match(record), old.seats))


def _next_to_begin(old: Play) -> dict[str, str]:
    info = game_class(old.match.setup.game).info
    choices = next((option.choices for option in info.options if option.key == START), ())
    return {START: choices[1 + (old.match.mover(0) + 1) % len(old.seats)]} if choices else {}


def _begun(model: Model, play: Play) -> Result:
    model = replace(model, screen="table", play=play, layers=(), toast=None)
    seats = json.dumps(seats_data(play.seats), ensure_ascii=False)
    return done(model, Store(SEATS_KEY, seats), Focus("legal"))


def read_last_seats(text: str) -> tuple[Seat, ...]:
    """The seats as last used, one person against a bot if none were."""
    try:
        seats = read_seats(json.loads(text))
    except (ValueError, RecursionError):
        seats = ()
    return seats or Draft().seats


COMMANDS = {
    "new": new,
    "start": start,
    "again": again,
    "random-seed": random_seed,
    "swap-seats": swap_seats,
}

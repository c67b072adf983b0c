"""New games: the dialog, starting, playing again."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.bots.characters import characters
from game.bots.levels import (
    LEVELS,
    ladder_of,
    nowadays,
    of_character,
    read_level,
    there,
    usual,
    with_character,
)
from game.core.chance import draw
from game.core.errors import Problem
from game.core.match import Match
from game.core.options import Option
from game.core.record import LONGEST_SEED, Record, new_record, plain_seed
from game.core.registry import LISTINGS, game_class
from game.shell import answering, series
from game.shell.dialogs import Draft
from game.shell.effects import Focus, Store
from game.shell.kept.saves import LONGEST_NAME, read_seats, seats_data
from game.shell.model import Model
from game.shell.play import FAR, PERSON, Play, Seat
from game.shell.reading import read_json
from game.shell.results import Result, done
from game.shell.setup import practice, strength
from game.text.games import words

SEATS_KEY = "seats"
BY = {"up": 1, "down": -1}  # what a next game changes about the levels
SEED_LENGTH = 8
HUMAN, ELSEWHERE = "0", FAR  # a person here or elsewhere, where the bots are counted from 1
START = "start"  # the option of who begins: by chance first, then the seats in order


# ---- the dialog -------------------------------------------------------------------------------------


def new(model: Model, arg: str) -> Result:
    """The dialog for a new game, filled in as last time; for none, as it was left."""
    if not arg:
        return done(model.over("new"))
    if arg not in LISTINGS:
        return done(model)
    if LISTINGS[arg].alone:
        return practice.begin(model, arg)
    seats = seats_for(arg, model.seats)
    draft = Draft(game=arg, seats=tuple(_with_its_characters(arg, seat) for seat in seats))
    return done(replace(model, draft=draft).over("new"))


def _with_its_characters(game: str, seat: Seat) -> Seat:
    """The seat, its bot without a character that the game does not have."""
    known = not seat.thinks or of_character(seat.bot) in characters(game)
    return seat if known else replace(seat, bot=with_character(seat.bot, ""))


def seats_for(game: str, seats: tuple[Seat, ...], players: int = 0) -> tuple[Seat, ...]:
    """The seats as they were used last, with bots added or the last ones left out to fit.

    For as many as the game takes, if it is not said. Bots that are not offered any more make way.
    """
    low, high = LISTINGS[game].seats
    if high == 1:
        return (Seat(),)
    count = players or min(max(len(seats), low), high)
    seats = tuple(replace(seat, bot=nowadays(seat.bot)) if seat.thinks else seat for seat in seats)
    return (seats + (usual_bot(game, count),) * count)[:count]


def usual_bot(game: str, players: int) -> Seat:
    """Who sits down at a table for so many where nobody is chosen."""
    return Seat(bot=usual(game, players).text)


def _seat(model: Model, which: str, value: str) -> Result:
    return _filled_in(model, _with_seat(model.draft, which, value))


def _option(model: Model, key: str, value: str) -> Result:
    return _filled_in(model, _with_option(model.draft, key, value))


def _seed(model: Model, _: str, value: str) -> Result:
    return _filled_in(model, replace(model.draft, seed=plain_seed(value)[:LONGEST_SEED]))


def _filled_in(model: Model, draft: Draft) -> Result:
    return done(replace(model, draft=replace(draft, problem=None)))


def offered(option: Option, players: int) -> tuple[str, ...]:
    """The choices of an option for so many players: nobody starts on a seat that is not there."""
    return option.choices[: 1 + players] if option.key == START else option.choices


def _with_option(draft: Draft, key: str, value: str) -> Draft:
    known = {option.key: offered(option, len(draft.seats)) for option in _options(draft)}
    return _chosen(draft, {key: value}) if value in known.get(key, ()) else draft


def _options(draft: Draft) -> tuple[Option, ...]:
    return game_class(draft.game).info.options


def _chosen(draft: Draft, options: Mapping[str, str]) -> Draft:
    return replace(draft, options=tuple({**dict(draft.options), **options}.items()))


def _with_seat(draft: Draft, which: str, value: str) -> Draft:
    """`which` is the seat's number, counted from 0, and what is changed of it: `0-name`."""
    number, _, what = which.partition("-")
    if not number.isdecimal() or int(number) >= len(draft.seats):
        return draft
    seats = list(draft.seats)
    seat = seats[int(number)]
    if what == "character" and not (seat.thinks and (value in characters(draft.game) or not value)):
        return draft
    seats[int(number)] = _changed(seat, what, value)
    return replace(draft, seats=tuple(seats))


def _changed(seat: Seat, what: str, value: str) -> Seat:
    match what:
        case "name":
            return replace(seat, name=" ".join(value.split())[:LONGEST_NAME])
        case "level" if value == HUMAN:
            return replace(seat, bot=PERSON)
        case "level" if value == ELSEWHERE:
            return replace(seat, bot=FAR)
        case "level" if value.isdecimal() and 1 <= int(value) <= len(LEVELS):
            held = of_character(seat.bot) if seat.thinks else ""
            return replace(seat, bot=with_character(LEVELS[int(value) - 1].text, held))
        case "character":
            return replace(seat, bot=with_character(seat.bot, value))
    return seat


def preset(model: Model, arg: str) -> Result:
    """Options under one name; those it leaves open are drawn."""
    draft = model.draft
    found = next((preset for preset in words(draft.game).presets if preset.id == arg), None)
    if found is None or draft.linked:
        return done(model)
    drawn = {option.key: _drawn(model, option) for option in _options(draft) if option.key in found.drawn}
    return done(replace(model, draft=_chosen(draft, {**found.options, **drawn})))


def _drawn(model: Model, option: Option) -> str:
    return option.choices[draw(model.moment.word, option.key, 0, len(option.choices))]


def random_seed(model: Model, arg: str) -> Result:
    """A seed by chance."""
    return done(replace(model, draft=replace(model.draft, seed=some_seed(model), problem=None)))


def swap_seats(model: Model, arg: str) -> Result:
    """The seats change places."""
    return done(replace(model, draft=replace(model.draft, seats=model.draft.seats[::-1])))


def add_seat(model: Model, arg: str) -> Result:
    """One more plays, at first a bot; at one's own table a person."""
    draft = model.draft
    if draft.linked or len(draft.seats) >= LISTINGS[draft.game].seats[1]:
        return done(model)
    one = Seat() if draft.own else usual_bot(draft.game, len(draft.seats) + 1)
    return done(replace(model, draft=replace(draft, seats=(*draft.seats, one))))


def remove_seat(model: Model, arg: str) -> Result:
    """The seat of this number, counted from 0, is given up; what was chosen for it falls back."""
    draft = model.draft
    if draft.linked or len(draft.seats) <= LISTINGS[draft.game].seats[0]:
        return done(model)
    seats = tuple(seat for index, seat in enumerate(draft.seats) if str(index) != arg)
    known = {option.key: offered(option, len(seats)) for option in _options(draft)}
    kept = tuple((key, value) for key, value in draft.options if value in known[key])
    return done(replace(model, draft=replace(draft, seats=seats, options=kept)), Focus("do-add-seat"))


def some_seed(model: Model) -> str:
    """A seed by chance."""
    return model.moment.word[-SEED_LENGTH:]


# ---- starting ---------------------------------------------------------------------------------------


def start(model: Model, arg: str) -> Result:
    """The game of the dialog begins; the open one is kept."""
    draft = model.draft
    try:
        record = record_of(draft, draft.seed or some_seed(model))
    except Problem as problem:
        return done(replace(model, draft=replace(draft, problem=problem)))
    seats = named_there(draft.game, draft.seats)
    play = seated(model, Match(record.with_actions(draft.actions)), seats, draft.table)
    play = answering.with_more(replace(play, series=draft.series, origin=draft.origin), draft.answers)
    model = replace(model, draft=replace(draft, linked=False, **NO_LONGER))
    return _begun(model, play)


NO_LONGER: Mapping[str, Any] = {
    "position": "",
    "origin": "",
    "edition": (),
    "box": "",
    "table": "",
    "actions": (),
    "answers": (),
    "series": (),
}


def record_of(draft: Draft, seed: str) -> Record:
    """The deal of the dialog. Raises BadOption."""
    record = new_record(draft.game, len(draft.seats), dict(draft.options), seed, draft.edition)
    return replace(record, position=draft.position)


def seated(model: Model, match: Match, seats: tuple[Seat, ...], table: str = "") -> Play:
    """A game of these seats. Those far apart call it by one name."""
    save_id = new_id(model)
    return Play(save_id, match, seats, table=table or (save_id if any(seat.far for seat in seats) else ""))


def new_id(model: Model) -> str:
    """A name for a saved game that no other has."""
    taken = {saved.id for saved in model.saves}
    words = (model.moment.word[:length] for length in range(6, len(model.moment.word) + 1))
    return next(word for word in words if word not in taken)


def again(model: Model, arg: str) -> Result:
    """The same game with the same seats; the next seat begins.

    `deal`: it is the same deal. `up`, `down`: against bots of the next level. Between people it is a series.
    """
    old = model.play
    if old is None:
        return done(model)
    if old.alone:
        return practice.opened(model, old.match.until(0))
    setup = old.match.setup
    options = {**dict(setup.options), **_next_to_begin(old)}
    record = new_record(setup.game, setup.players, options, some_seed(model), setup.edition)
    record = setup.with_actions(()) if arg == "deal" else record
    play = seated(model, Match(record), levelled(setup.game, old.seats, BY.get(arg, 0)))
    return _begun(model, replace(play, series=series.with_this(old)))


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


def named_there(game: str, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with bots above the highest level of the game called what they play as."""
    count = len(seats)
    return tuple(replace(seat, bot=there(seat.bot, game, count)) if seat.thinks else seat for seat in seats)


def _next_to_begin(old: Play) -> dict[str, str]:
    info = game_class(old.match.setup.game).info
    choices = next((option.choices for option in info.options if option.key == START), ())
    return {START: choices[1 + (old.match.mover(0) + 1) % len(old.seats)]} if choices else {}


def _begun(model: Model, play: Play) -> Result:
    seats = json.dumps(seats_data(play.seats), ensure_ascii=False)
    begun = replace(model, last_seats=play.seats).at_table(play)
    return done(begun, Store(SEATS_KEY, seats), Focus("legal"))


def play_now(model: Model, arg: str) -> Result:
    """A game as usual begins at once: one person against a bot; the seats used last stay as they were."""
    if arg not in LISTINGS:
        return done(model)
    if LISTINGS[arg].alone:
        return practice.begin(model, arg)
    count = strength.table(arg)
    seats = (model.person, *(Seat(bot=strength.suggested(model, arg).text),) * (count - 1))
    record = new_record(arg, count, {}, some_seed(model))
    return done(model.at_table(Play(new_id(model), Match(record), seats)), Focus("legal"))


def read_last_seats(text: str) -> tuple[Seat, ...]:
    """The seats as last used, one person against a bot if none were."""
    try:
        return read_seats(read_json(text)) or Draft().seats
    except ValueError:
        return Draft().seats


COMMANDS = {
    "new": new,
    "play-now": play_now,
    "preset": preset,
    "add-seat": add_seat,
    "remove-seat": remove_seat,
    "start": start,
    "again": again,
    "random-seed": random_seed,
    "swap-seats": swap_seats,
}
FIELDS = {"seat": _seat, "option": _option, "seed": _seed}

"""The dialog for a new game: what it begins with, and what is changed in it."""

from collections.abc import Mapping
from dataclasses import replace

from game.bots.characters import characters
from game.bots.levels import LEVELS, of_character, with_character
from game.core.chance import draw
from game.core.options import Option
from game.core.record import LONGEST_SEED, plain_seed
from game.core.registry import LISTINGS, game_class
from game.shell.dialogs import Draft
from game.shell.effects import Focus
from game.shell.kept.seats import LONGEST_NAME
from game.shell.model import Model
from game.shell.results import Result, done
from game.shell.seat import FAR, PERSON, Seat
from game.shell.setup import practice
from game.shell.setup.seating import another_bot, seats_for, with_its_characters
from game.shell.setup.starting import START, some_seed
from game.text.games import words

HUMAN, ELSEWHERE = "0", FAR  # a person here or elsewhere, where the bots are counted from 1


def new(model: Model, arg: str) -> Result:
    """The dialog for a new game, filled in as last time; for none, as it was left."""
    if not arg:
        return done(model.over("new"))
    if arg not in LISTINGS:
        return done(model)
    if LISTINGS[arg].alone:
        return practice.begin(model, arg)
    seats = seats_for(arg, model.seats)
    draft = Draft(game=arg, seats=tuple(with_its_characters(arg, seat) for seat in seats))
    return done(replace(model, draft=draft).over("new"))


def _seat(model: Model, which: str, value: str) -> Result:
    return _filled_in(model, _with_seat(model.draft, which, value))


def _option(model: Model, key: str, value: str) -> Result:
    return _filled_in(model, _with_option(model.draft, key, value))


def _seed(model: Model, _: str, value: str) -> Result:
    return _filled_in(model, replace(model.draft, seed=plain_seed(value)[:LONGEST_SEED]))


def _filled_in(model: Model, draft: Draft) -> Result:
    return done(replace(model, draft=replace(draft, problem=None)))


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
    one = Seat() if draft.own else another_bot(draft.seats)
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


def offered(option: Option, players: int) -> tuple[str, ...]:
    """The choices of an option for so many players: nobody starts on a seat that is not there."""
    return option.choices[: 1 + players] if option.key == START else option.choices


def _options(draft: Draft) -> tuple[Option, ...]:
    return game_class(draft.game).info.options


def _chosen(draft: Draft, options: Mapping[str, str]) -> Draft:
    return replace(draft, options=tuple({**dict(draft.options), **options}.items()))


def _with_option(draft: Draft, key: str, value: str) -> Draft:
    known = {option.key: offered(option, len(draft.seats)) for option in _options(draft)}
    return _chosen(draft, {key: value}) if value in known.get(key, ()) else draft


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


COMMANDS = {
    "new": new,
    "preset": preset,
    "add-seat": add_seat,
    "remove-seat": remove_seat,
    "random-seed": random_seed,
    "swap-seats": swap_seats,
}
FIELDS = {"seat": _seat, "option": _option, "seed": _seed}

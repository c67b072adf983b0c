"""What the engine's tests share: every way to set a game up, and matches played at random from a number."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import prod
from typing import Any, TypeVar

from game.core.edition import Edition, Value
from game.core.errors import BadOption, Problem
from game.core.game import Game
from game.core.loading import edition_of, values
from game.core.match import Match
from game.core.options import Option
from game.core.record import Record, new_record
from game.core.registry import LISTINGS, game_class
from game.core.state import Pending
from game.core.vocabulary import Action

FEW = 64  # combinations of choices that are all tried
PAIRS, APART = 9, 5  # combinations that bring every two choices together, each so many behind the one before
MIXED = 4
ALONE = 3  # choices alone are tried in turn with so many numbers of players
WITH_OTHERS = [game for game, listing in LISTINGS.items() if not listing.alone]  # what bots play
SHOWN_ONLY = {"ghost"}  # options the rules never read: a choice of theirs with each number of players

T = TypeVar("T")
Below = Callable[[int], int]


def setups() -> Iterator[Record]:
    """A deal of every game with every number of players and every choice of every option.

    Every combination of choices where there are few, with every other number of players, or every pair of
    choices where only one number can play; else each choice alone, all at once, and some mixed.
    """
    for game_id in LISTINGS:
        info = game_class(game_id).info
        keys = [option.key for option in info.options]
        low, high = info.seats
        for players in range(low, high + 1):
            for choices in selections(info.options, players, seats=high + 1 - low):
                options = dict(zip(keys, choices, strict=True))
                yield new_record(game_id, players, options, f"{game_id}{players}")


BOXES = 4  # of every game that declares what may differ
FEW_VALUES = 3


def boxed() -> Iterator[Record]:
    """Deals with other values in the box: a few of them, or all."""
    for game_id in LISTINGS:
        known = values(game_id)
        for number in range(BOXES if known else 0):
            source = random.Random(f"{game_id} {number}")
            some = known if number % 2 else dict(source.sample(sorted(known.items()), FEW_VALUES))
            info = game_class(game_id).info
            options = {option.key: source.choice(option.choices[:3]) for option in info.options}
            options |= {"start": "random"} if "start" in options and info.seats[0] != info.seats[1] else {}
            edition = _edition(game_id, some, source)
            yield new_record(game_id, source.randint(*info.seats), options, f"box{number}", edition)


def _edition(game_id: str, known: Mapping[str, Value], source: random.Random) -> Edition:
    """Values at random, as long as there is such a box."""
    while True:
        try:
            return edition_of(
                game_id, [(name, source.choice(value.choices)) for name, value in known.items()]
            )
        except BadOption:
            known = dict(source.sample(sorted(known.items()), FEW_VALUES))


def selections(options: Sequence[Option], players: int, seats: int) -> Iterator[tuple[str, ...]]:
    """Choices by option, each combination once; of all combinations some, evenly apart."""
    combinations = prod(len(option.choices) for option in options)
    apart = 2 if seats > 1 else APART if combinations > PAIRS * APART else 1
    if combinations <= FEW:
        every = [
            *product(
                *(
                    [option.choices[players % len(option.choices)]]
                    if option.key in SHOWN_ONLY
                    else option.choices
                    for option in options
                )
            )
        ]
        yield from every[players % min(apart, len(every)) :: apart]
        return
    first = [option.choices[0] for option in options]
    last = [option.choices[-1] for option in options]
    alone = [
        [*first[:at], choice, *first[at + 1 :]]
        for at, option in enumerate(options)
        for choice in option.choices[1:]
    ]
    source = random.Random(players)
    mixed = [[source.choice(option.choices) for option in options] for _ in range(MIXED)]
    yield from dict.fromkeys(map(tuple, [first, last, *alone[players % ALONE :: ALONE], *mixed]))


def setup_name(record: Record) -> str:
    """A short name for the test report: `duel-2-ABAA-random`."""
    box = [record.seed] if record.edition else []
    return "-".join([record.game, str(record.players), *(value for _, value in record.options), *box])


def below(number: int) -> Below:
    """Chance for search, repeatable by its number."""
    source = random.Random(number)
    return lambda limit: int(source.random() * limit)


# Verbs a way of playing prefers: evenly random play seldom fills the harbour, plays tile upon tile, or runs
# through the market's deck.
STYLES: tuple[frozenset[str], ...] = (
    frozenset(),
    frozenset({"play", "unload", "take", "swap"}),
    frozenset({"place", "play", "stop"}),
    frozenset({"accept", "private", "favour", "sail", "place"}),
)


def choose(source: random.Random, legal: Sequence[Action], style: int = 0) -> str:
    """A random decision; three times of four of the verbs the style prefers."""
    preferred = [action for action in legal if action.verb in STYLES[style]]
    return source.choice(preferred if preferred and source.random() < 0.75 else legal).text


def random_match(record: Record, number: int, plies: int | None = None, style: int = 0) -> Match:
    """The record played on with random decisions, to the end or for so many."""
    match, source = Match(record), random.Random(number)
    while not match.over and (plies is None or match.plies < plies):
        match = match.play(choose(source, [*match.legal, *numbered(source, match)], style))
    return match


def numbered(source: random.Random, match: Match) -> list[Action]:
    """Of every head whose actions are legal now one, with any numbers."""
    vocabulary = match.game.info.vocabulary
    heads = [head for head in vocabulary.coded if vocabulary.verbs[head.verb].numbers]
    drawn = [vocabulary.ranked(head, source.randrange(vocabulary.verbs[head.verb].size)) for head in heads]
    return [action for action in drawn if match.game.refusal(match.state, action) is None]


def random_duel_deal(number: int) -> Record:
    """A deal of the Duel with options at random."""
    source = random.Random(number)
    options = {option.key: source.choice(option.choices) for option in game_class("duel").info.options}
    return new_record("duel", 2, options, f"random{number}")


def random_duel(number: int) -> Match:
    """A finished Duel: deal, options, way of playing and decisions all follow from the number."""
    return random_match(random_duel_deal(number), number, style=number % len(STYLES))


def random_imhotep_deal(number: int) -> Record:
    """A deal of Imhotep with options and number of players at random."""
    source = random.Random(number)
    options = {option.key: source.choice(option.choices) for option in game_class("imhotep").info.options}
    return new_record("imhotep", source.choice([2, 3, 4]), options, f"random{number}")


def random_imhotep(number: int) -> Match:
    """A finished game of Imhotep: everything follows from the number."""
    return random_match(random_imhotep_deal(number), number, style=number % len(STYLES))


def random_pyramids_deal(number: int) -> Record:
    """A deal of Pyramids with the start player and the number of players at random."""
    source = random.Random(number)
    options = {option.key: source.choice(option.choices) for option in game_class("pyramids").info.options}
    return new_record("pyramids", source.choice([2, 3, 4, 5]), options, f"random{number}")


def random_pyramids(number: int) -> Match:
    """A finished game of Pyramids: everything follows from the number."""
    return random_match(random_pyramids_deal(number), number)


def play(match: Match, *texts: str) -> Match:
    """The match after these decisions."""
    for text in texts:
        match = match.play(text)
    return match


def do(game: Game[Any], state: Any, *texts: str) -> Any:
    """The position after these decisions, each legal; chance takes the first outcome that is possible."""
    after = state.clone()
    for text in texts:
        action = game.info.vocabulary.read(text)
        assert game.refusal(after, action) is None, f"{text}: {game.refusal(after, action)}"
        game.apply(after, action)
        game.settle(after, lambda _: 0)
    return after


def legal_texts(game: Game[Any], state: Any) -> list[str]:
    """The legal actions as texts."""
    return [action.text for action in game.legal_actions(state)]


def read_or_problem(read: Callable[[str], T], text: str) -> T | Problem:
    """What was read, or the problem told; anything else that is raised goes through."""
    try:
        return read(text)
    except Problem as caught:
        problem = caught
    assert problem.field
    assert problem.reason.isidentifier()
    return problem


def one_seat_further(s: Any, seated: Sequence[str], marker: str) -> Any:
    """A position with everybody one seat further: what they have, whose turn it is, the marker."""
    players, now = len(getattr(s, seated[0])), s.clone()
    pending = [
        Pending(p.step, p.player if p.player < 0 else (p.player + 1) % players, p.a, p.b) for p in s.pending
    ]
    seats = {name: [getattr(now, name)[-1], *getattr(now, name)[:-1]] for name in seated}
    return replace(now, pending=pending, **{marker: (getattr(s, marker) + 1) % players}, **seats)

"""Fairness proven: what a seat cannot see changes nothing, and no bot touches it.

At positions where something is hidden from a seat, it is dealt anew until so many deals differ from the
truth: each must look the same to the seat, and where that decides, a search must come to the same visits.
Then every bot is shown an observation whose hidden things can only be asked whether they are hidden.
"""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import count
from typing import Any, NamedTuple

from game.bots.bot import Budget, Question, below, bot_seed, numbers
from game.bots.levels import BOTS
from game.bots.thinking import conclude
from game.bots.tree import Tree
from game.core.game import Game
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import game_class
from game.lab.deals import mixed, source
from game.lab.running import Codec, Runner

REDEALS = 200
TRIES = 5 * REDEALS  # deals among which so many have to differ from the truth
ITERATIONS = 16
OF_A_GAME = 4  # positions
GLANCES = 8  # deals by which it is seen at once whether any can differ

Visits = list[tuple[str, int, float]]


class Sealed:
    """Something hidden: it can be told that it is, and nothing else be done with it."""

    __slots__ = ("marker",)

    def __init__(self, marker: int) -> None:
        self.marker = marker

    def __eq__(self, other: object) -> bool:
        return other is self or (type(other) is int and other == self.marker)

    def __hash__(self) -> int:
        raise TypeError(self.marker)


class Case(NamedTuple):
    """A game by its number."""

    game: str
    number: int


class Proof(NamedTuple):
    """A position: deals unlike the truth, those that looked or went otherwise, bots that touched it."""

    redeals: int
    otherwise: int
    asked: bool  # whether bots are asked there: the seat decides
    touched: int


PROOFS: Codec[list[Proof]] = Codec(list, lambda rows: [Proof(*row) for row in rows])


class Hiding(NamedTuple):
    """A position of a match after so many decisions in which something is hidden from a seat."""

    match: Match
    ply: int
    seat: int

    @property
    def question(self) -> Question | None:
        """What a bot is asked for the seat; nothing where another decides, who sees everything."""
        match, ply, seat = self
        if match.mover(ply) != seat:
            return None
        seen = match.game.observation(match.at(ply), seat)
        return Question(match.game, seen, seat, match.game.candidates(seen))


def prove(game: str, positions: int, runner: Runner) -> list[Proof]:
    """So many positions of as many games as that takes; none of a game in which nothing is hidden."""
    found: list[Proof] = []
    if game_class(game).observation is Game.observation:
        return found
    for batch in count():
        size = -(-positions // OF_A_GAME)
        cases = [Case(game, batch * size + n) for n in range(size)]
        found += [proof for rows in runner.run(proofs, cases, PROOFS, game) for proof in rows]
        if len(found) >= positions:
            break
    return found[:positions]


def proofs(case: Case) -> list[Proof]:
    """A few positions of a game, spread over it."""
    every = list(hiding(case.game, case.number))
    step = max(1, len(every) // OF_A_GAME)
    looked_at = (proof(each) for each in every[case.number % step :: step][:OF_A_GAME])
    return [each for each in looked_at if each.redeals == REDEALS]


def hiding(game: str, number: int) -> Iterator[Hiding]:
    """Every position of a random game in which a seat cannot know something.

    The seat is the one that decides, if that does not see everything, else every other.
    """
    random = source("fairness", game, number)
    low, high = game_class(game).info.seats
    players = low + number % (high - low + 1)
    options = mixed(game, players, below(random)).options
    match = Match(new_record(game, players, options, f"fairness{number}"))
    while not match.over:
        match = match.play(match.legal[int(random() * len(match.legal))].text)
    for ply in range(match.plies):
        mover, state = match.mover(ply), match.at(ply)
        seats = [mover] if match.game.observation(state, mover) != state else range(players)
        for seat in seats:
            asked = seat != mover or match.game.chooses(state)
            if asked and _unknown(match.game, state, seat):
                yield Hiding(match, ply, seat)


def _unknown(game: Game[Any], state: Any, seat: int) -> bool:
    """Whether things may lie otherwise, for all that the seat sees."""
    seen = game.observation(state, seat)
    if seen == state:
        return False
    return any(game.determinize(seen, below(numbers(number))) != state for number in range(GLANCES))


def proof(position: Hiding) -> Proof:
    """What comes of it."""
    match, ply, seat = position
    game, truth, question = match.game, match.at(ply), position.question
    seen, seed = game.observation(truth, seat), bot_seed(match.setup.seed, seat, ply, Tree.id)
    usual, differing, otherwise = visits(question, seen, seed), 0, 0
    for number in range(TRIES):
        redealt = game.determinize(seen, below(numbers(number)))
        if redealt == truth:
            continue
        differing += 1
        again = game.observation(redealt, seat)
        otherwise += again != seen or visits(question, again, seed) != usual
        if differing == REDEALS:
            break
    touched = touching(question, seen, truth, seed) if question else 0
    return Proof(differing, otherwise, bool(question), touched)


def visits(question: Question | None, seen: Any, seed: int, bot: str = Tree.id) -> Visits:
    """What a bot makes of a question about what is seen; nothing if none is asked."""
    if question is None:
        return []
    thought = conclude(BOTS[bot].weigh(question._replace(seen=seen), seed, Budget(ITERATIONS)))
    return [(line.action, line.visits, line.value) for line in thought.lines]


def touching(question: Question, seen: Any, truth: Any, seed: int) -> int:
    """How many bots use what is hidden, or think otherwise if that cannot be used."""
    closed, touched = sealed(seen, truth), 0
    for bot in BOTS:
        try:
            touched += visits(question, closed, seed, bot) != visits(question, seen, seed, bot)
        except (TypeError, AttributeError):
            touched += 1
    return touched


def sealed(seen: Any, truth: Any) -> Any:
    """An observation in which nothing can be done with what it hides: where it has a marker for a thing."""
    closed = seen.clone()
    for each in fields(seen):
        if isinstance(getattr(seen, each.name), list):
            setattr(closed, each.name, _closed(getattr(seen, each.name), getattr(truth, each.name)))
    return closed


def _closed(seen: Any, truth: Any) -> Any:
    if isinstance(seen, list) and isinstance(truth, list):
        return [_closed(*pair) for pair in zip(seen, truth, strict=True)]
    hidden = type(seen) is int and type(truth) is int and seen < 0 <= truth
    return Sealed(seen) if hidden else seen


def as_text(game: str, found: Sequence[Proof]) -> str:
    """What was found, in a line."""
    told = (
        f"{len(found)} positions, bots asked at {sum(each.asked for each in found)}",
        f"{sum(each.redeals for each in found)} deals unlike the truth",
        f"{sum(each.otherwise for each in found)} seen or searched otherwise",
        f"{sum(each.touched for each in found)} times a bot touched what is hidden",
    )
    return f"{game}: {', '.join(told)}"

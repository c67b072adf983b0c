"""Bots against each other: the same deals from every seat, from fixed seeds, options fixed or mixed."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from types import MappingProxyType
from typing import NamedTuple

from game.bots.bot import below, bot_seed
from game.bots.characters import characters
from game.bots.levels import LADDER, read_level
from game.bots.thinking import conclude
from game.bots.value import Weights, learned
from game.core.edition import Edition
from game.core.match import Match
from game.core.record import Record, new_record
from game.core.registry import game_class
from game.lab.deals import mixed, some_edition, source
from game.lab.players import Seated, digest, seated
from game.lab.running import Codec, Runner


class Contest(NamedTuple):
    """Which game, for how many, with which options; what is not fixed is mixed, deal by deal.

    `edition`: what differs in its box; or so many `editions` at random, one deal after the other.
    """

    game: str
    players: int
    options: tuple[tuple[str, str], ...] = ()
    seed: str = "arena"
    edition: Edition = ()
    editions: int = 0


def dealt(contest: Contest, deal: int) -> Record:
    """The deal of this number."""
    game, count = contest.game, contest.players
    random = source(contest.seed, game, count, deal)
    options = mixed(game, count, below(random), dict(contest.options)).options
    edition = some_edition(game, deal % contest.editions) if contest.editions else contest.edition
    return new_record(game, count, options, f"{contest.seed}{deal}", edition)


class Bout(NamedTuple):
    """One deal, played once from each seat: all line-ups that come of moving everybody on.

    `weights` go with the line-up, None for what the game's file holds; `digest` is of that file, of
    characters and of bots from outside.
    """

    contest: Contest
    deal: int
    lineup: tuple[str, ...]
    weights: tuple[Weights | None, ...]
    digest: str


class Game(NamedTuple):
    """How a game went: places and points by line-up, and who of the line-up sat in the first seat."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    first: int

    def won(self, one: int) -> float:
        """1 for a win, shared with others who won."""
        return 1 / self.places.count(1) if self.places[one] == 1 else 0.0

    def halves(self, one: int) -> int:
        """Two for each other that it came before, one for each that it shares its place with."""
        own = self.places[one]
        return sum(2 * (own < place) + (own == place) for place in self.places) - 1  # less its own

    def lead(self, one: int) -> int:
        """Points before the best other."""
        return self.points[one] - max(own for other, own in enumerate(self.points) if other != one)


Deal = tuple[Game, ...]  # the games of a bout


def fought(bout: Bout) -> Deal:
    """Play a bout."""
    count, record = bout.contest.players, dealt(bout.contest, bout.deal)
    game, line = bout.contest.game, zip(bout.lineup, bout.weights, strict=True)
    bots = [seated(text, weights, game) for text, weights in line]
    games = []
    for first in range(count):
        match = finished(Match(record), [bots[(first + seat) % count] for seat in range(count)])
        places, points = match.game.ranking(match.state), match.game.scores(match.state)
        seats = [(one - first) % count for one in range(count)]
        games.append(Game(tuple(places[at] for at in seats), tuple(points[at] for at in seats), first))
    return tuple(games)


def finished(match: Match, seats: Sequence[Seated]) -> Match:
    """The match played to its end."""
    while not match.over:
        game, player = match.game, match.player
        bot, budget = seats[player]
        seed = bot_seed(match.setup.seed, player, match.plies, bot.id)
        thinking = bot.think(game, game.observation(match.state, player), player, seed, budget)
        match = match.play(conclude(thinking).choice)
    return match


DEAL = Codec[Deal](
    lambda deal: [list(game) for game in deal],
    lambda kept: tuple(Game(tuple(places), tuple(points), first) for places, points, first in kept),
)


def pairs(bots: Sequence[str], which: str) -> list[tuple[str, str]]:
    """Who meets whom: `all`, each the `next` one, or the `first` one everybody else."""
    if which == "all":
        return list(combinations(bots, 2))
    return list(pairwise(bots)) if which == "next" else [(bots[0], other) for other in bots[1:]]


def lineup(one: str, other: str, players: int) -> tuple[str, ...]:
    """One against so many others of a kind as the game takes."""
    return (one, *[other] * (players - 1))


def bouts(
    contest: Contest, line: Sequence[str], games: int, given: Mapping[str, Weights] = MappingProxyType({})
) -> list[Bout]:
    """Enough deals for so many games; bots that are `given` weights go by those."""
    known = learned(game_class(contest.game)(contest.players, dict(contest.options)))
    weights = tuple(given.get(text) for text in line)
    spelled = tuple(in_full(text, contest) for text in line)
    deals = range(-(-games // contest.players))
    outside = filter(None, map(digest, spelled))
    told = ":".join([known.digest if known else "", *_styles(spelled, contest.game), *outside])
    return [Bout(contest, deal, spelled, weights, told) for deal in deals]


def _styles(line: Sequence[str], game: str) -> list[str]:
    """What tells the characters of a line-up from any others."""
    named = (text.rpartition(":")[2] for text in line)
    return [characters(game)[name].digest for name in named if name in characters(game)]


def in_full(text: str, contest: Contest) -> str:
    """A bot without its file of weights; a level of the page as the tree it is in this game."""
    bot = text.partition("@")[0]
    if bot.partition(":")[0] != LADDER:
        return bot
    return read_level(bot).within(contest.game, contest.players).text


def meet(runner: Runner, tasks: Sequence[Bout]) -> Iterator[Deal]:
    """How the bouts go, in their order."""
    contest, line = tasks[0].contest, tasks[0].lineup
    about = " : ".join(dict.fromkeys(line))
    return runner.run(fought, tasks, DEAL, f"{contest.game} for {contest.players}, {about}")

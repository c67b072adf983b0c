"""The protocol of the leaderboard: fixed deals from every seat, ratings on the scale of the page's levels.

Deals have the options that the environments have unless others are said, and seeds that no `reset(seed=…)`
deals. A level meets the one below. Any other entry climbs: it meets level after level in a few deals until
one is not beaten; that one and the one below are its anchors, and by all deals against these it is rated.
Elo is Bradley and Terry's with level 1 at 0, its interval a bootstrap over deals, the levels' own included.
With three or more players one entry meets so many anchors of a kind, and each of them counts as an opponent
of its own: coming before it wins, a shared place is half.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import NamedTuple

from game.bots.levels import LADDER, ladder_of
from game.core.errors import BadOption
from game.core.registry import game_class
from game.lab.envs import VERSION
from game.lab.matches.arena import Bout, Contest, bouts, in_full, lineup, meet
from game.lab.matches.ratings import ladder
from game.lab.outsider import Unfit
from game.lab.players import seated
from game.lab.running import Runner

SEED = "leaderboard"
DEALS = 200
PLACED = 20  # deals against each level on the way up
FEWEST = 20  # deals; of fewer no interval is told


def contest(game: str, players: int) -> Contest:
    """What everybody plays."""
    options = game_class(game)(players, {}).options
    return Contest(game, players, tuple(options.items()), SEED)


def levels(contest: Contest) -> list[str]:
    """The levels there are, from the lowest."""
    return [level.text for level in ladder_of(contest.game, contest.players)]


def fault(entry: str, contest: Contest) -> str:
    """Why it cannot be an entry; nothing if it can."""
    known = levels(contest)
    kinds = f"{known[0]} to {known[-1]}, tree:80, flat:1000, openspiel:100, policy:FILE, agent:MODULE:NAME"
    if entry in known:
        return ""
    if "@" in entry:
        return f"there are {kinds}; none by other weights"
    try:
        seated(in_full(entry, contest), game=contest.game)
    except BadOption:
        return f"there are {kinds}"
    except (OSError, Unfit) as error:
        return str(error)
    bot, _, more = entry.partition(":")
    return f"there are {kinds}" if bot == LADDER and more.isdecimal() else ""


class Match(NamedTuple):
    """What one entry had of each deal against another, in halves of the opponents it met on all seats.

    `digest` is of all that the results follow from besides: rules, environment, weights, what an entry from
    outside plays by.
    """

    one: str
    other: str
    digest: str
    halves: tuple[int, ...]


class Rated(NamedTuple):
    """An entry's Elo with its 95 % interval, by how many deals against each of which anchors.

    There is no interval of too few deals. Level 1 meets nobody: it is what all others are held against.
    """

    entry: str
    against: tuple[str, ...]
    deals: int
    elo: float
    interval: tuple[float, float] | None


class Protocol:
    """Measures entries of a game, going on from the matches that are known."""

    def __init__(self, runner: Runner, contest: Contest, known: Iterable[Match] = ()) -> None:
        self.runner, self.contest = runner, contest
        self.levels = levels(contest)
        self.matches = {(match.one, match.other): match for match in known}

    def rated(self, entry: str, deals: int = DEALS) -> Rated:
        """Play what is missing of an entry's matches, and rate it."""
        anchors = self.anchors(entry, deals)
        for anchor in anchors:
            self.match(entry, anchor, deals)
        for step in self._steps(anchors):  # stays as it is with enough deals for an interval
            self.match(*step, 0 if len(self._known(self._bout(*step)).halves) >= FEWEST else deals)
        return self.rating(entry, anchors)

    def rating(self, entry: str, anchors: Sequence[str]) -> Rated:
        """What the matches there are make of an entry, played by whatever rules."""
        if not anchors:
            return Rated(entry, (), 0, 0.0, (0.0, 0.0))
        own = {(entry, anchor): self._shares(entry, anchor) for anchor in anchors}
        scale = {step: self._shares(*step) for step in self._steps(anchors)}
        below = self.levels[: self.levels.index(anchors[-1]) + 1]
        found = ladder({**scale, **own}, [*below, entry])[entry]
        enough = min(map(len, [*own.values(), *scale.values()])) >= FEWEST
        count = min(map(len, own.values()))
        return Rated(entry, tuple(anchors), count, found.share, found[1:] if enough else None)

    def _steps(self, anchors: Sequence[str]) -> list[tuple[str, str]]:
        """The matches between levels from the first up to the highest anchor."""
        below = self.levels[: self.levels.index(anchors[-1]) + 1] if anchors else []
        return [(upper, lower) for lower, upper in pairwise(below)]

    def anchors(self, entry: str, deals: int = DEALS) -> list[str]:
        """Whom an entry is rated against: a level the one below, any other the levels around its strength."""
        if entry in self.levels:
            at = self.levels.index(entry)
            return self.levels[max(0, at - 1) : at]
        few, at = min(PLACED, deals), 0
        while at < len(self.levels) - 1 and self._beats(entry, self.levels[at], few):
            at += 1
        return self.levels[max(0, at - 1) : max(2, at + 1)]

    def _beats(self, entry: str, level: str, deals: int) -> bool:
        self.match(entry, level, deals)
        return sum(self._shares(entry, level)[:deals]) > deals / 2

    def match(self, one: str, other: str, deals: int) -> Match:
        """The match of two entries over at least so many deals; those that are known are not played again."""
        first = self._bout(one, other)
        match = self._known(first)
        missing = [first._replace(deal=deal) for deal in range(len(match.halves), deals)]
        if missing:
            played = tuple(sum(game.halves(0) for game in deal) for deal in meet(self.runner, missing))
            match = match._replace(halves=match.halves + played)
        self.matches[match.one, match.other] = match
        return match

    def _shares(self, one: str, other: str) -> list[float]:
        """What the one had of each deal."""
        whole = 2 * self.contest.players * (self.contest.players - 1)
        match = self.matches[in_full(one, self.contest), in_full(other, self.contest)]
        return [got / whole for got in match.halves]

    def _bout(self, one: str, other: str) -> Bout:
        """The first bout of a match."""
        (bout,) = bouts(self.contest, lineup(one, other, self.contest.players), 1)
        return bout

    def _known(self, bout: Bout) -> Match:
        """What is known of a match, if it was played by the same rules, weights and sources."""
        rules = game_class(self.contest.game).info.version
        what = f"{rules} {VERSION} {bout.contest} {bout.digest}"
        one, other, digest = *bout.lineup[:2], sha256(what.encode()).hexdigest()[:12]
        known = self.matches.get((one, other))
        return known if known and known.digest == digest else Match(one, other, digest, ())

"""Random games of all options, every position of them held against what has to be true of each: at scale.

The tests play some of these games as well. Here they are played by the hundred thousand, on a pool or a
cluster; what came of them is told as a digest, so that two machines can compare.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from game.bots.bot import below
from game.core.link import open_link, replay_link
from game.core.match import Match
from game.core.record import Record, new_record, to_text
from game.core.registry import game_class
from game.core.steps import Below
from game.core.vocabulary import Action
from game.lab.deals import mixed, source
from game.lab.running import Codec, Runner

THOUSAND = 1_000
AT_ONCE = 50  # games of one task
ASKED = 6  # actions of the vocabulary that a position is asked about
NUMBERED = 5  # one decision in so many is one with any numbers, if such a one is legal


class Batch(NamedTuple):
    """Games number `first` to `first + games - 1` of a game."""

    game: str
    first: int
    games: int


class Soaked(NamedTuple):
    """How many decisions they had, a digest of records and ends; the rule broken first, and where."""

    plies: int
    digest: str
    broken: str = ""
    record: str = ""


SOAKED: Codec[Soaked] = Codec(list, lambda row: Soaked(*row))


class Thousand(NamedTuple):
    """What came of a thousand games, or of the last ones."""

    games: int
    plies: int
    digest: str
    broken: tuple[Soaked, ...]


def soak(games: Sequence[str], count: int, runner: Runner) -> Iterator[Thousand]:
    """Play so many games, of each of these in turn, and tell of a thousand at a time."""
    for first in range(0, count, THOUSAND):
        game = games[first // THOUSAND % len(games)]
        last = min(count, first + THOUSAND)
        batches = [Batch(game, n, min(AT_ONCE, last - n)) for n in range(first, last, AT_ONCE)]
        found = [*runner.run(soaked, batches, SOAKED, f"{game} from {first}")]
        digest = sha256("".join(each.digest for each in found).encode()).hexdigest()[:16]
        broken = tuple(each for each in found if each.broken)
        yield Thousand(last - first, sum(each.plies for each in found), digest, broken)


def soaked(batch: Batch) -> Soaked:
    """Play the games of a task, up to the first that breaks a rule."""
    plies, digest = 0, sha256()
    for number in range(batch.first, batch.first + batch.games):
        match, broken = played(Match(dealt(batch.game, number)), number)
        plies += match.plies
        digest.update(f"{to_text(match.record)}{match.game.write(match.state)}".encode())
        if broken:
            return Soaked(plies, digest.hexdigest()[:16], broken, to_text(match.record))
    return Soaked(plies, digest.hexdigest()[:16])


def dealt(game: str, number: int) -> Record:
    """The deal of this number: seats and options by chance, all of them in time."""
    chosen, (low, high) = drawn(game, number, "deal"), game_class(game).info.seats
    players = low + chosen(high - low + 1)
    return new_record(game, players, mixed(game, players, chosen).options, f"soak{number}")


def drawn(game: str, number: int, what: str) -> Below:
    """Whole numbers below a limit for a game by its number."""
    return below(source("soak", game, number, what))


def played(match: Match, number: int) -> tuple[Match, str]:
    """A random game to its end, or to the first position that breaks a rule, and which one that is."""
    chosen = drawn(match.setup.game, number, "decisions")
    while not match.over:
        if broken := _broken(POSITIONS, match, chosen):
            return match, broken
        match = match.play(decided(match, chosen).text)
    return match, _broken(POSITIONS, match, chosen) or _broken(ENDS, match, chosen)


def decided(match: Match, chosen: Below) -> Action:
    """Any listed action; now and then one with numbers, such as a pull of the sled, if it is legal."""
    vocabulary = match.game.info.vocabulary
    heads = [head for head in vocabulary.coded if vocabulary.verbs[head.verb].numbers]
    if heads and chosen(NUMBERED) == 0:
        head = heads[chosen(len(heads))]
        action = vocabulary.ranked(head, chosen(vocabulary.verbs[head.verb].size))
        if match.game.refusal(match.state, action) is None:
            return action
    return match.legal[chosen(len(match.legal))]


# ---- what has to be true ------------------------------------------------------------------------------

Rule = Callable[[Match, Below], bool]


def _broken(rules: Mapping[str, Rule], match: Match, chosen: Below) -> str:
    """The first of these rules that does not hold."""
    return next((name for name, holds in rules.items() if not holds(match, chosen)), "")


def _is_read_as_written(match: Match, chosen: Below) -> bool:
    text = match.game.write(match.state)
    return match.game.read(text) == match.state and match.game.write(match.game.read(text)) == text


def _refuses_exactly_what_is_illegal(match: Match, chosen: Below) -> bool:
    game, legal, every = match.game, set(match.legal), match.game.info.vocabulary.actions
    asked = {*legal, *(every[chosen(len(every))] for _ in range(ASKED))}
    kept = match.state.clone()
    return {one for one in asked if game.refusal(match.state, one) is None} == legal and kept == match.state


def _looks_the_same_dealt_anew(match: Match, chosen: Below) -> bool:
    game, player = match.game, max(match.player, 0)
    seen = game.observation(match.state, player)
    return bool(game.observation(game.determinize(seen, chosen), player) == seen)


def _adds_up(match: Match, chosen: Below) -> bool:
    sums = [0] * match.game.players
    for entry in match.ledger():
        sums[entry.player] += entry.points
    return sums == match.game.scores(match.state)


def _is_played_again(match: Match, chosen: Below) -> bool:
    """The record leads to the same positions, and taking back leads where the game came from."""
    again, back = Match(match.record), chosen(match.plies + 1)
    same = all(again.at(ply) == match.at(ply) for ply in range(match.plies + 1))
    return same and match.until(back).state == match.at(back) == Match(match.until(back).record).state


def _is_linked(match: Match, chosen: Below) -> bool:
    return open_link(replay_link(match.record)).record == match.record


def _has_a_winner(match: Match, chosen: Below) -> bool:
    return min(match.game.ranking(match.state)) == 1


POSITIONS: Mapping[str, Rule] = {
    "a position is read as it is written": _is_read_as_written,
    "exactly what is illegal is refused, and asking changes nothing": _refuses_exactly_what_is_illegal,
    "dealt anew, a seat sees the same": _looks_the_same_dealt_anew,
    "the ledger adds up to the score": _adds_up,
}
ENDS: Mapping[str, Rule] = {
    "a record is played again as it was, and taken back": _is_played_again,
    "a link leads to its game": _is_linked,
    "somebody has won": _has_a_winner,
}

"""What characters are: how strong beside the plain bot, and whether their style is seen.

Each deal is played by plain bots alone, and with the character once on every seat against plain ones. Both
times it is counted how much of what shows the style its seat has.
"""

from collections.abc import Sequence
from math import log10
from typing import Any, NamedTuple

from game.bots.characters import Character, begins, characters
from game.core.match import Match
from game.lab.matches.arena import Contest, dealt, finished, in_full
from game.lab.matches.ratings import PER_TENFOLD, Share, mean
from game.lab.matches.report import percent, rounded
from game.lab.players import seated
from game.lab.running import Codec, Runner

ROW, DOES = "row", "does"


class Trial(NamedTuple):
    """A deal for plain bots and for a character, told from earlier ones of its name by its digest."""

    contest: Contest
    deal: int
    bot: str
    style: str
    digest: str


class Seen(NamedTuple):
    """A character on a seat: its share of the win, what shows its style, the same of a plain bot there."""

    won: float
    own: int
    plain: int


Trials = tuple[Seen, ...]  # by seat


class Style(NamedTuple):
    """What was found of a character: games, share of wins, Elo beside the plain bot, what shows its style."""

    games: int
    won: Share
    elo: Share
    own: float
    plain: float
    more: Share


def tried(trial: Trial) -> Trials:
    """Play a deal."""
    contest, record = trial.contest, dealt(trial.contest, trial.deal)
    seats, text = range(contest.players), in_full(trial.bot, contest)
    plain = seated(text)
    alone = finished(Match(record), [plain] * contest.players)
    one, style = seated(f"{text}:{trial.style}", game=contest.game), characters(contest.game)[trial.style]
    found = []
    for seat in seats:
        match = finished(Match(record), [one if each == seat else plain for each in seats])
        winners = match.outcome.winners
        won = 1 / len(winners) if seat in winners else 0.0
        found.append(Seen(won, shown(match, style, seat), shown(alone, style, seat)))
    return tuple(found)


def shown(match: Match, style: Character, seat: int) -> int:
    """How much of what shows a style a seat has had in a game."""
    kind, *what = style.shows
    if kind == ROW:
        rows = (entry for entry in match.ledger() if entry.player == seat and entry.category in what)
        return sum(entry.points for entry in rows)
    plies = range(match.plies)
    own = (match.action(ply) for ply in plies if match.mover(ply) == seat)
    return sum(any(begins(action, start) for start in what) for action in own)


TRIALS = Codec[Trials](
    lambda found: [list(seen) for seen in found], lambda kept: tuple(Seen(*seen) for seen in kept)
)


def styles(
    runner: Runner, contest: Contest, bot: str, deals: int, only: Sequence[str] = ()
) -> dict[str, Style]:
    """What is found of each character of a game in so many deals."""
    found = {}
    for name, character in characters(contest.game).items():
        if not only or name in only:
            trials = [Trial(contest, deal, bot, name, character.digest) for deal in range(deals)]
            about = f"{contest.game} for {contest.players}, {name}"
            found[name] = style([*runner.run(tried, trials, TRIALS, about)], contest.players)
    return found


def style(deals: Sequence[Sequence[Seen]], players: int) -> Style:
    """The figures of a character, each deal counted as one: its games are not independent."""
    won = mean([sum(seen.won for seen in deal) / players for deal in deals])
    more = mean([sum(seen.own - seen.plain for seen in deal) / players for deal in deals])
    games = [seen for deal in deals for seen in deal]
    elo = Share(*(_elo(share, players) for share in won))
    own, plain = (sum(getattr(seen, whose) for seen in games) / len(games) for whose in ("own", "plain"))
    return Style(len(games), won, elo, own, plain, more)


def _elo(share: float, players: int) -> float:
    """By how much one is ahead of each other who has this share; so many hold 1 together."""
    share = min(max(share, 0.001), 0.999)
    return PER_TENFOLD * log10(share * (players - 1) / (1 - share))


def as_text(found: dict[str, Style]) -> str:
    """A table for reading."""
    heads = f"{'won (95 %)':>20}{'Elo (95 %)':>22}{'shows':>8}{'plain':>8}{'more (95 %)':>24}"
    lines = [
        f"{name:12}{each.games:6}{percent(each.won):>20}{_span(each.elo, 0):>22}"
        f"{each.own:8.2f}{each.plain:8.2f}{_span(each.more, 2):>24}"
        for name, each in found.items()
    ]
    return "\n".join([f"{'':12}{'games':>6}{heads}", *lines])


def _span(share: Share, digits: int) -> str:
    middle, low, high = (f"{value:+.{digits}f}" for value in share)
    return f"{middle} ({low} to {high})"


def as_data(contest: Contest, bot: str, found: dict[str, Style]) -> dict[str, Any]:
    """The same as `docs/measured.json` keeps it."""
    rows = [
        {
            "character": name,
            "games": each.games,
            "elo": [round(value) for value in each.elo],
            "own": round(each.own, 2),
            "plain": round(each.plain, 2),
            "more": rounded(each.more, 2),
        }
        for name, each in found.items()
    ]
    return {"game": contest.game, "players": contest.players, "bot": bot, "rows": rows}

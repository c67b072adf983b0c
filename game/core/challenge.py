"""Challenges: fixed deals with an aim in three steps, and a game in which the last one is reached.

They lie beside their game, in `game/games/ID/challenges.json`. Whoever is challenged has the first seat. What
has to be reached is measured on the match alone, by a few kinds of figures that all games share.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from game.core.link import read_link
from game.core.match import Match
from game.core.record import Record
from game.core.state import Event

GAMES = Path(__file__).parent.parent.joinpath("games")
SEED = "challenge"  # how the seed of every such deal begins
STARS = 3
PLAYER = 0
GRADED_FROM = (50, 20)  # of a hundred games with two stars: easy, medium
EITHER = "|"  # between kinds of decisions that are counted together


class Aim(NamedTuple):
    """A figure, and what it has to be for one, two and three stars; where that is the same, it is told once.

    `of`: rows of the sheet, or how decisions begin. Just one of `least` and `most` is given.
    """

    kind: str
    of: str = ""
    least: tuple[int, ...] = ()
    most: tuple[int, ...] = ()

    @property
    def levels(self) -> tuple[int, ...]:
        """What is asked for, as it is told."""
        return self.least or self.most

    def level(self, stars: int) -> int:
        """What is asked for so many stars."""
        return self.levels[min(stars, len(self.levels)) - 1]

    def met(self, figure: int, stars: int) -> bool:
        """Whether the figure is enough for so many stars."""
        return figure >= self.level(stars) if self.least else figure <= self.level(stars)


class Reached(NamedTuple):
    """How a bot did that followed the aims: which, how many games, in how many one, two and three stars."""

    bot: str
    games: int
    stars: tuple[int, ...]


class Challenge(NamedTuple):
    """A deal and what to reach in it, against these bots, as seats spell them.

    `link` is a whole game with this deal: it reaches all stars. `by` tells which bots played the other seats
    in it, as levels may be measured anew; `reached` what was measured, of a middle and of a high level.
    """

    id: str
    link: str
    bots: tuple[str, ...]
    aims: tuple[Aim, ...]
    by: tuple[str, ...] = ()
    reached: tuple[Reached, ...] = ()

    @property
    def grade(self) -> int:
        """From 1, easy, to 3 by how often the middle level reached two stars; 0 if nobody measured."""
        if not self.reached:
            return 0
        middle = self.reached[0]
        percent = 100 * middle.stars[1] // middle.games
        return 1 + sum(percent < least for least in GRADED_FROM)

    @property
    def game(self) -> str:
        """Whose challenge it is."""
        return self.link.partition("-")[0]

    @property
    def proof(self) -> Record:
        """The game in which all stars are reached."""
        return read_link(self.link)

    @property
    def deal(self) -> Record:
        """What is begun with."""
        return self.proof.with_actions(())


# ---- the figures ----------------------------------------------------------------------------------------


class Standing(NamedTuple):
    """How things stand for a player: what figures are made of."""

    player: int
    scores: Sequence[int]
    won: bool
    rows: Mapping[str, int]
    deeds: Sequence[str]
    cards: Mapping[str, int] = {}  # by row of the sheet: the most that one card brought

    @property
    def others(self) -> int:
        """The most that anybody else has."""
        return max(score for player, score in enumerate(self.scores) if player != self.player)


Figure = Callable[[Standing, str], int]


def _each(standing: Standing, of: str) -> list[int]:
    return [standing.rows.get(row, 0) for row in of.split()]


def _deeds(standing: Standing, of: str) -> int:
    beginnings = [beginning.split() for beginning in of.split(EITHER)]
    begun = (any(deed.split()[: len(words)] == words for words in beginnings) for deed in standing.deeds)
    return sum(begun)


FIGURES: Mapping[str, Figure] = {
    "win": lambda standing, of: int(standing.won),
    "points": lambda standing, of: standing.scores[standing.player],
    "lead": lambda standing, of: standing.scores[standing.player] - standing.others,
    "others": lambda standing, of: standing.others,
    "rows": lambda standing, of: sum(_each(standing, of)),  # together
    "each": lambda standing, of: min(_each(standing, of)),  # the least of them
    "best": lambda standing, of: max(_each(standing, of)),
    "card": lambda standing, of: standing.cards.get(of, 0),
    "deeds": _deeds,
    "decisions": lambda standing, of: len(standing.deeds),
}


def standing(match: Match, seen: Any = None, player: int = PLAYER) -> Standing:
    """How it stands, as far as it is seen (None: all)."""
    state = match.state if seen is None else seen
    own = [entry for entry in match.ledger(seen) if entry.player == player]
    deeds = [action.text for ply, action in enumerate(match.actions) if match.mover(ply) == player]
    won = player in match.game.outcome(state).winners
    return Standing(player, match.game.scores(state), won, rows_of(own), deeds, cards_of(own))


def rows_of(entries: Iterable[Event]) -> dict[str, int]:
    """Entries of a player by row of the sheet, together."""
    rows: dict[str, int] = {}
    for entry in entries:
        rows[entry.category] = rows.get(entry.category, 0) + entry.points
    return rows


def cards_of(entries: Iterable[Event]) -> dict[str, int]:
    """By row the most that one card brought; cards that are alike count in one entry."""
    most: dict[str, int] = {}
    for entry in entries:
        if "card" in entry.params and entry.points:
            each = entry.points // int(entry.params.get("count", 1))
            most[entry.category] = max(most.get(entry.category, 0), each)
    return most


def figure(aim: Aim, now: Standing) -> int:
    """What an aim measures."""
    return FIGURES[aim.kind](now, aim.of)


def unmet(aims: Iterable[Aim], now: Standing, stars: int) -> list[Aim]:
    """What is missing for so many stars."""
    return [aim for aim in aims if not aim.met(figure(aim, now), stars)]


def stars(aims: Sequence[Aim], now: Standing) -> int:
    """How many are reached: the most for which nothing is missing."""
    return next((count for count in range(STARS, 0, -1) if not unmet(aims, now, count)), 0)


# ---- the files ------------------------------------------------------------------------------------------


def path_of(game: str) -> Path:
    """Where the challenges of a game lie."""
    return GAMES.joinpath(game, "challenges.json")


@cache
def challenges_of(game: str) -> tuple[Challenge, ...]:
    """All challenges of a game in their order; none if it has none."""
    path = path_of(game)
    if not path.exists():
        return ()
    return tuple(map(_read, json.loads(path.read_text("utf-8"))["challenges"]))


def _read(row: Mapping[str, Any]) -> Challenge:
    aims = tuple(
        Aim(each["kind"], each.get("of", ""), tuple(each.get("least", ())), tuple(each.get("most", ())))
        for each in row["aims"]
    )
    reached = tuple(Reached(bot, games, tuple(counts)) for bot, games, counts in row.get("reached", ()))
    return Challenge(row["id"], row["link"], tuple(row["bots"]), aims, tuple(row.get("by", ())), reached)


def as_data(challenge: Challenge) -> dict[str, Any]:
    """A challenge as its file has it."""
    aims = [
        {key: value for key, value in aim._asdict().items() if value or key == "kind"}
        for aim in challenge.aims
    ]
    measured = {"reached": challenge.reached} if challenge.reached else {}
    rest = {key: value for key, value in challenge._asdict().items() if key != "reached"}
    return {**rest, "aims": aims, **measured}


def challenge_of(deal: Record, bots: Sequence[str]) -> Challenge | None:
    """The challenge whose deal this is, against these bots; None if it is of none."""
    if not deal.seed.startswith(SEED):
        return None
    alike = (each for each in challenges_of(deal.game) if each.bots == tuple(bots) and each.deal == deal)
    return next(alike, None)

"""How a game is balanced: who wins from which seat and by which source, how long it is, how often it is tied.

Bots of one kind play deal after deal, as the game is or with a value swept: an option (`pyramid=A,B`) or a
number of the box (`OBELISKS_A.2.0=8..12`). For each value the same deals are played.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from io import StringIO
from typing import NamedTuple

from game.core.match import Match
from game.core.registry import game_class
from game.lab.matches.arena import Contest, dealt, finished, in_full
from game.lab.matches.ratings import Share, mean, wilson
from game.lab.matches.report import chart
from game.lab.players import seated
from game.lab.running import Codec, Runner

AS_IT_IS = ""  # the value where nothing is swept


class Sitting(NamedTuple):
    """One game to be played: its number among the deals, who sits on every seat."""

    contest: Contest
    deal: int
    bot: str


class Played(NamedTuple):
    """How it went: by seat its place and its points by source; who began; decisions; a broken tie."""

    places: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...]
    first: int
    decisions: int
    tied: bool

    def won(self, seat: int) -> float:
        """1 for a win, shared with others who won."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def order(self, seat: int) -> int:
        """Which one in turn a seat was, from 0 for who began."""
        return (seat - self.first) % len(self.places)

    def most(self, seat: int) -> str:
        """The source of most of a seat's points; empty if it is not one alone."""
        best = max(self.sources[seat].values(), default=0)
        found = [key for key, points in self.sources[seat].items() if points == best]
        return found[0] if best > 0 and len(found) == 1 else ""


class Row(NamedTuple):
    """One figure: what of, from how many games, seats or players, and its interval of 95 %."""

    what: str
    key: str
    sample: int
    figure: Share


PLAYED = Codec[Played](
    lambda played: [played.places, [dict(each) for each in played.sources], *played[2:]],
    lambda kept: Played(tuple(kept[0]), tuple(kept[1]), *kept[2:]),
)


# ---- playing --------------------------------------------------------------------------------------------


def sit(sitting: Sitting) -> Played:
    """Play one."""
    match, bot = Match(dealt(sitting.contest, sitting.deal)), seated(sitting.bot, game=sitting.contest.game)
    return _told(finished(match, [bot] * sitting.contest.players))


def _told(match: Match) -> Played:
    sources = tuple(dict.fromkeys(match.game.categories, 0) for _ in range(match.game.players))
    for event in match.ledger():
        sources[event.player][event.category] += event.points
    places, first = tuple(match.game.ranking(match.state)), match.mover(0)
    return Played(places, sources, first, match.plies, match.outcome.tie_broken)


class Sweep(NamedTuple):
    """Which option or number takes which values, one after the other."""

    name: str = AS_IT_IS
    values: tuple[str, ...] = (AS_IT_IS,)


def read_sweep(text: str) -> Sweep:
    """A sweep as it is written: `pyramid=A,B` or `OBELISKS_A.2.0=8..12`. Raises ValueError."""
    name, _, written = text.partition("=")
    low, dots, high = written.partition("..")
    values = tuple(map(str, range(int(low), int(high) + 1))) if dots else tuple(written.split(","))
    if not values:
        raise ValueError(text)
    return Sweep(name, values)


class Question(NamedTuple):
    """What is to be found out: with which bot, from how many games, what is swept."""

    contest: Contest
    bot: str
    games: int
    sweep: Sweep = Sweep()


def balance(runner: Runner, asked: Question) -> dict[str, list[Row]]:
    """By value of the sweep, the figures of so many games."""
    tasks = [task for value in asked.sweep.values for task in _sittings(asked, value)]
    about = f"{asked.contest.game} for {asked.contest.players}, {asked.bot}"
    found = list(runner.run(sit, tasks, PLAYED, about))
    parts = [found[at : at + asked.games] for at in range(0, len(found), asked.games)]
    return {value: list(figures(part)) for value, part in zip(asked.sweep.values, parts, strict=True)}


def _sittings(asked: Question, value: str) -> Iterator[Sitting]:
    contest, name = asked.contest, asked.sweep.name
    if name in {option.key for option in game_class(contest.game).info.options}:
        contest = contest._replace(options=(*contest.options, (name, value)))
    elif name:
        contest = contest._replace(edition=(*contest.edition, (name, value)))
    return (Sitting(contest, deal, in_full(asked.bot, contest)) for deal in range(asked.games))


# ---- figures --------------------------------------------------------------------------------------------


def figures(played: Sequence[Played]) -> Iterator[Row]:
    """All that is told of these games."""
    seats = [(game, seat) for game in played for seat in range(len(game.places))]
    for order in range(len(played[0].places)):
        yield _share("wins by seat", str(order + 1), [g.won(s) for g, s in seats if g.order(s) == order])
    keys = dict.fromkeys(key for game in played for key in game.sources[0])  # those that options leave
    for key in keys:
        yield _share("wins by most", key, [game.won(seat) for game, seat in seats if game.most(seat) == key])
    for key in keys:
        yield _mean("points", key, [row[key] for game in played for row in game.sources if key in row])
    for key in keys:
        yield _mean("winners’ lead in", key, [_ahead(game, key) for game in played if key in game.sources[0]])
    yield _mean("points", "total", [sum(game.sources[seat].values()) for game, seat in seats])
    yield _mean("decisions", "", [game.decisions for game in played])
    yield _share("ties broken", "", [float(game.tied) for game in played])
    yield _share("wins shared", "", [float(game.places.count(1) > 1) for game in played])


def _ahead(game: Played, key: str) -> float:
    """By how much winners have more of a source than the others, on average."""
    own = [row[key] for row, place in zip(game.sources, game.places, strict=True) if place == 1]
    others = [row[key] for row, place in zip(game.sources, game.places, strict=True) if place > 1]
    return sum(own) / len(own) - sum(others) / len(others) if others else 0.0


def _share(what: str, key: str, shares: Sequence[float]) -> Row:
    figure = wilson(sum(shares), len(shares)) if shares else Share(0.0, 0.0, 1.0)
    return Row(what, key, len(shares), figure)


def _mean(what: str, key: str, numbers: Sequence[float]) -> Row:
    return Row(what, key, len(numbers), mean(numbers))


# ---- as text, as a table for other programs, as a chart -------------------------------------------------

SHARES = ("wins by seat", "wins by most", "ties broken", "wins shared")


def shown(row: Row) -> str:
    """A figure with its interval; nothing where there was no case of it."""
    if not row.sample:
        return "–"
    times, places = (100, 0) if row.what in SHARES else (1, 1)
    value, low, high = (f"{times * number:.{places}f}" for number in row.figure)
    return f"{value} ({low} to {high})" + (" %" if row.what in SHARES else "")


def as_text(asked: Question, found: Mapping[str, Sequence[Row]]) -> str:
    """A column for each value."""
    contest, sweep = asked.contest, asked.sweep
    options = " ".join(f"{key}={value}" for key, value in contest.options) or "mixed"
    lines = [f"{contest.game} for {contest.players}, options {options}, seed {contest.seed}", ""]
    if sweep.name:
        lines.append(f"{sweep.name:32}" + "".join(f"{value:>24}" for value in found))
    for rows in zip(*found.values(), strict=True):
        name = f"{rows[0].what} {rows[0].key}".strip()
        lines.append(f"{name:32}" + "".join(f"{shown(row):>24}" for row in rows))
    return "\n".join(lines) + "\n"


def as_csv(asked: Question, found: Mapping[str, Sequence[Row]]) -> str:
    """A line for each figure."""
    contest, sweep = asked.contest, asked.sweep
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("game", "players", "swept", "value", "what", "of", "count", "figure", "low", "high"))
    for value, rows in found.items():
        for row in rows:
            numbers = (f"{number:.4f}" for number in row.figure)
            head = (contest.game, contest.players, sweep.name, value)
            writer.writerow((*head, row.what, row.key, row.sample, *numbers))
    return text.getvalue()


def as_chart(asked: Question, found: Mapping[str, Sequence[Row]]) -> str:
    """Who wins from which seat and by which source, in hundredths, with intervals."""
    contest = asked.contest
    title = f"{contest.game} for {contest.players}: wins of 100"
    return chart(title, dict(_bars(found)))


def _bars(found: Mapping[str, Sequence[Row]]) -> Iterable[tuple[str, Share]]:
    for value, rows in found.items():
        for row in rows:
            if row.what in SHARES[:2] and row.sample:
                name = f"{value} {row.what.removeprefix('wins by ')} {row.key}".strip()
                yield name, Share(*(100 * number for number in row.figure))


FORMS = {".csv": as_csv, ".svg": as_chart, ".txt": as_text}

"""Statistics: how finished games ended, a row each, kept beside the saved games and outliving them."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.bots.levels import NAMED, Level, nearest, of_character, read_level
from game.core.errors import Problem
from game.core.registry import LISTINGS
from game.shell.effects import Store
from game.shell.held import GameResult, SavedGame, Statistics
from game.shell.kept.saves import whole
from game.shell.model import Model
from game.shell.play import Play
from game.shell.reading import read_list, read_object
from game.shell.results import Result, done, toast
from game.shell.seat import PEOPLE
from game.shell.words import texts_of

RESULTS_KEY = "results"
MOST = 500  # rows kept, the latest
LONGEST_TEXT = 32  # of an id or a date in a row
MOST_POINTS = 9999
TABLETOP = "table"  # the mark of a row that was played with the box
BOXES: list[list[object]] = [[], [TABLETOP]]


# ---- rows -------------------------------------------------------------------------------------------


def ended(play: Play, date: str) -> GameResult:
    """How a finished game ended."""
    outcome, match = play.match.outcome, play.match
    points = tuple(match.game.scores(match.state))
    bots = tuple(seat.bot for seat in play.seats)
    winners, played_at = tuple(outcome.winners), play.tabletop or date
    return GameResult(play.id, match.setup.game, played_at, bots, points, winners, bool(play.tabletop))


def enter(before: Play | None, model: Model) -> Result:
    """The open game has just ended, or its end was taken back: its row comes or goes.

    Lessons have none, nor games that start from a position somebody set up; those played with the box do,
    and another one once they are corrected.
    """
    play = model.play
    by_hand = play is not None and play.match.setup.position and not play.tabletop
    if play is None or play.alone or play.guide is not None or by_hand:
        return done(model)
    was_over = before is not None and before.id == play.id and before.match.over
    if play.match.over == was_over and not play.tabletop:
        return done(model)
    others = [row for row in model.results.rows if row.id != play.id]
    return _kept(model, [ended(play, model.moment.date), *others] if play.match.over else others)


def _kept(model: Model, rows: Iterable[GameResult], unread: int = 0) -> Result:
    """The model with these rows, latest first, and the wish to keep them."""
    latest = sorted(rows, key=lambda row: row.date, reverse=True)[:MOST]
    results = replace(model.results, rows=tuple(latest), unread=unread)
    kept = replace(model, results=results)
    if results.rows == model.results.rows:
        return done(kept)
    return done(kept, Store(RESULTS_KEY, results_text(results)))


# ---- as text ----------------------------------------------------------------------------------------


def results_text(results: Statistics) -> str:
    """The rows as storage keeps them."""
    rows = [_data(row) for row in results.rows]
    return json.dumps({"rows": rows, "cleared": results.cleared}, ensure_ascii=False)


def _data(row: GameResult) -> list[object]:
    held: list[object] = [row.id, row.game, row.date, row.bots, row.points, row.winners]
    return [*held, TABLETOP] if row.tabletop else held


def read_results(text: str) -> Statistics:
    """The rows as stored; what makes no sense is left out."""
    data = read_object(text)
    rows = {row.id: row for row in map(_row, read_list(data.get("rows"))[:MOST]) if row}
    cleared = [
        name for name in read_list(data.get("cleared"))[:MOST] if isinstance(name, str) and _short(name)
    ]
    return Statistics(tuple(rows.values()), tuple(cleared))


def renamed(results: Statistics, names: Mapping[str, str]) -> Statistics:
    """With these names for the games that have a new one."""
    rows = tuple(replace(row, id=names.get(row.id, row.id)) for row in results.rows)
    return replace(results, rows=rows, cleared=tuple(names.get(name, name) for name in results.cleared))


def merged(model: Model, others: Statistics) -> Result:
    """The rows of somebody else's that are of other games, and what was cleared there."""
    ours = model.results
    had = {row.id for row in ours.rows}
    cleared = tuple(dict.fromkeys([*ours.cleared, *others.cleared]))[:MOST]
    rows = [*ours.rows, *(row for row in others.rows if row.id not in had)]
    latest = tuple(sorted(rows, key=lambda row: row.date, reverse=True)[:MOST])
    if (latest, cleared) == (ours.rows, ours.cleared):
        return done(model)
    results = replace(ours, rows=latest, cleared=cleared)
    return done(replace(model, results=results), Store(RESULTS_KEY, results_text(results)))


def _short(text: str) -> bool:
    return len(text) <= LONGEST_TEXT


def _row(data: Any) -> GameResult | None:
    match data:
        case [str(save_id), str(game), str(date), [*bots], [*points], [*winners], *box] if box in BOXES:
            row = GameResult(save_id, game, date, tuple(bots), tuple(points), tuple(winners), bool(box))
            return row if _makes_sense(row) else None
    return None


def _makes_sense(row: GameResult) -> bool:
    if row.game not in LISTINGS or alone(row.game) or not (_short(row.id) and _short(row.date)):
        return False
    low, high = LISTINGS[row.game].seats
    return (
        low <= len(row.bots) <= high
        and all(map(_is_bot, row.bots))
        and len(row.points) == len(row.bots)
        and all(type(points) is int and abs(points) <= MOST_POINTS for points in row.points)
        and all(type(seat) is int and 0 <= seat < len(row.bots) for seat in row.winners)
        and 0 < len(row.winners) == len(dict.fromkeys(row.winners))
    )


def _is_bot(text: object) -> bool:
    if not isinstance(text, str):
        return False
    try:
        return text in PEOPLE or bool(read_level(text))
    except Problem:
        return False


def exported(model: Model) -> str:
    """The results as a file for other programs."""
    games = [
        {
            "game": row.game,
            "date": row.date,
            "played": "at a table" if row.tabletop else "here",
            "seats": [
                {
                    "bot": None if bot in PEOPLE else bot,
                    "points": row.points[seat],
                    "won": seat in row.winners,
                }
                for seat, bot in enumerate(row.bots)
            ],
        }
        for row in model.results.rows
    ]
    return json.dumps({"results": games}, indent=1, ensure_ascii=False)


# ---- figures ----------------------------------------------------------------------------------------


class Company(NamedTuple):
    """Who sat together: how many, how many of them persons, and the bots by name, weakest first."""

    players: int
    persons: int
    bots: tuple[tuple[str, int], ...]
    tabletop: bool = False  # with the box


class Figures(NamedTuple):
    """Games in one company: won by the one person (None where there is no such), best points, their sum."""

    company: Company
    games: int
    won: int | None
    best: int
    average: int  # in tenths


def figures(rows: Sequence[GameResult], game: str) -> list[Figures]:
    """The figures of a game by company: of one person, of several, of bots alone, at a table of wood."""
    by_company: dict[Company, list[GameResult]] = {}
    for row in rows:
        if row.game == game:
            by_company.setdefault(company(row), []).append(row)
    alone_first = sorted(by_company, key=lambda key: (key.tabletop, key.persons == 0, key.persons, key))
    return [_figures(key, by_company[key]) for key in alone_first]


def company(row: GameResult) -> Company:
    """Who sat together in a game, whatever the order of the seats."""
    levels = Counter(_named(bot) for bot in row.bots if bot not in PEOPLE)
    weakest_first = sorted(levels, key=lambda level: (NAMED.index(level.plain), level.character))
    bots = tuple((level.text, levels[level]) for level in weakest_first)
    return Company(len(row.bots), sum(bot in PEOPLE for bot in row.bots), bots, row.tabletop)


def _named(bot: str) -> Level:
    """The level with a name that a bot plays like, with the bot's character."""
    return nearest(bot)._replace(character=of_character(bot))


def _figures(company: Company, rows: Sequence[GameResult]) -> Figures:
    """Of persons where there are any, else of bots."""
    counted = [
        points
        for row in rows
        for points, bot in zip(row.points, row.bots, strict=True)
        if bot in PEOPLE or not company.persons
    ]
    won = sum(map(_by_a_person, rows)) if company.persons == 1 else None
    return Figures(company, len(rows), won, max(counted), _tenths(sum(counted), len(counted)))


def _by_a_person(row: GameResult) -> bool:
    return any(row.bots[seat] in PEOPLE for seat in row.winners)


def _tenths(total: int, count: int) -> int:
    """The average in tenths, halves rounded up."""
    return (20 * total + count) // (2 * count)


# ---- commands ---------------------------------------------------------------------------------------


def show(model: Model, arg: str) -> Result:
    """The statistics; finished games of before, and of other tabs, are entered from their saves first."""
    entered, effects = _from_saves(model)
    return done(entered.over("statistics"), *effects)


def _from_saves(model: Model) -> Result:
    """Saves that are over and have no row get theirs; how many cannot be read is told."""
    had = {row.id for row in model.results.rows} | {*model.results.cleared}
    new = [
        saved
        for saved in model.saves[:MOST]
        if saved.id not in had and not (saved.lesson or alone(saved.game))
        if saved.tabletop or not saved.set_up
    ]
    found = [_of_save(saved) for saved in new if saved.over or not saved.readable]
    read = [row for row in found if row]
    return _kept(model, [*model.results.rows, *read], len(found) - len(read))


def alone(game: str) -> bool:
    """Whether nobody else plays it: there is nothing to count."""
    return game in LISTINGS and LISTINGS[game].alone


def _of_save(saved: SavedGame) -> GameResult | None:
    """The row of a finished saved game; None if it cannot be read to its end."""
    play = whole(saved)
    if play is None or not play.match.over:
        return None
    row = ended(play, saved.date)
    return row if _makes_sense(row) else None


def ask_clear(model: Model, arg: str) -> Result:
    """Clearing the statistics is asked about."""
    if not model.results.rows:
        return done(model)
    return done(model.over("ask-clear"))


def clear(model: Model, arg: str) -> Result:
    """The statistics begin anew: the rows go, and the finished games that are still saved count no more."""
    over = tuple(saved.id for saved in model.saves if saved.over)[:MOST]
    results, t = Statistics(cleared=over), texts_of(model)
    cleared = replace(model.without("ask-clear"), results=results)
    told, effects = toast(cleared, "done", t("Your statistics have been cleared."))
    return told, (Store(RESULTS_KEY, results_text(results)), *effects)


COMMANDS = {"statistics": show, "clear-statistics": ask_clear, "clear-statistics-anyway": clear}

"""Saved games as text: what a game is beside its record, and reading it back whatever it has been through."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from game.bots import judging, review
from game.bots.levels import read_level
from game.core.errors import OtherVersion, Problem
from game.core.match import Match
from game.core.record import POSITION, Lines, from_text, lines_of, to_text
from game.core.vocabulary import Vocabulary
from game.shell.held import SavedGame
from game.shell.kept.seats import read_seats, seats_data
from game.shell.kept.sketches import counted
from game.shell.play import Annotation, Answer, Branch, Come, Guide, Play, Series
from game.shell.reading import read_list, read_object, read_words
from game.shell.seat import TABLE, Seat
from game.text.lesson import Moment, moments, taught

T = TypeVar("T")
Deal = tuple[tuple[str, ...], tuple[Seat, ...]]
LONGEST_DATE = 16
LONGEST_NOTE = 500  # characters
MOST_BRANCHES = 60
MOST = 1_000_000_000  # of anything that is counted


def saved_text(play: Play, date: str) -> str:
    """The open game as storage keeps it."""
    always = {
        "record": to_text(play.match.record),
        "seats": seats_data(play.seats),
        "redo": play.redo,
        "at": play.at,
        "start": play.start,
        "plies": play.match.plies,
        "over": play.match.over,
        "date": date,
        "revision": play.revision,
    }
    more = {
        "lesson": play.guide and _guide_data(play.guide),
        **(_far_data(play) if play.table else {}),
        "series": play.series,
        "origin": play.origin,
        "review": play.review and _review_data(play.review),
        "annotations": play.annotations,
        "branches": play.branches,
        "dropped": play.dropped,
        "tabletop": play.tabletop,
    }
    return json.dumps(always | {key: value for key, value in more.items() if value}, ensure_ascii=False)


def _far_data(play: Play) -> dict[str, object]:
    waits = not play.match.over and play.seats[play.match.player].human
    return {"table": play.table, "sent": play.sent, "waits": waits, "answers": play.answers}


def listed(save_id: str, raw: str) -> SavedGame:
    """What the list tells of a saved game; never fails."""
    data = read_object(raw)
    record = _get(data, "record", "")
    first = Lines((record.split("\n", 1)[0],))
    seats = read_seats(data.get("seats"))
    return SavedGame(
        id=save_id,
        game=first.game,
        rules=first.version,
        names=tuple(seat.name for seat in seats),
        bots=tuple(seat.bot for seat in seats),
        plies=_get(data, "plies", 0),
        over=_get(data, "over", False),
        lesson=isinstance(data.get("lesson"), dict),
        set_up=f"\n{POSITION}" in record,
        date=_get(data, "date", ""),
        revision=_get(data, "revision", 0),
        table=_table(data),
        waits=_get(data, "waits", False),
        tabletop=_get(data, "tabletop", "")[:LONGEST_DATE],
        reviewed=_get(_get(data, "review", {}), "whole", False),
        origin=_get(data, "origin", ""),
        raw=raw,
    )


def revision(raw: str) -> int:
    """How often a saved game has been written."""
    return _get(read_object(raw), "revision", 0)


def whole(saved: SavedGame | None) -> Play | None:
    """A saved game, if there is one and our rules can play all of it."""
    try:
        play = opened(saved) if saved else None
    except Problem:
        return None
    return play if play and play.problem is None else None


def opened(saved: SavedGame) -> Play:
    """The saved game, as far as it can be played. Raises Problem if not even its deal can be read."""
    data = read_object(saved.raw)
    record = _get(data, "record", "")
    match, problem = (counted(from_text(record)), None) if saved.tabletop else read_leniently(record)
    seats = (read_seats(data.get("seats")) + (Seat(),) * match.game.players)[: match.game.players]
    at = _get(data, "at", -1)
    play = Play(
        saved.id,
        match,
        seats,
        redo=read_words(data.get("redo")),
        at=at if 0 <= at < match.plies else None,
        start=_get(data, "start", ""),
        guide=_guide(data.get("lesson"), match),
        review=_review(data.get("review"), match),
        annotations=read_annotations(data.get("annotations")),
        branches=_branches(data.get("branches"), match) if match.over else (),
        dropped=_branches(data.get("dropped"), match) if match.over else (),
        table=saved.table,
        sent=read_words(data.get("sent")),
        answers=_answers(data.get("answers"), match),
        series=_series(data.get("series"), match.game.players),
        origin=saved.origin,
        tabletop=saved.tabletop,
        revision=saved.revision,
        written=saved.revision,
        problem=problem,
        raw=saved.raw if problem else "",
    )
    return play if play.legal else replace(play, start="")


def kept_lines(raw: str) -> Lines:
    """The lines of a save's record, which may be of other rules. Raises BadNotation if it is too long."""
    return lines_of(_get(read_object(raw), "record", ""))


def check(raw: str) -> None:
    """Raise Problem unless a save's deal can be read, be it under other rules than ours."""
    with suppress(OtherVersion):
        kept_lines(raw).record()


def deal(raw: str) -> Deal:
    """What makes a saved game the one it is: how it begins, and who plays it."""
    return kept_lines(raw).deal, read_seats(read_object(raw).get("seats"))


def kept_seed(raw: str) -> str:
    """The seed of a saved game; never fails."""
    try:
        return kept_lines(raw).seed
    except Problem:
        return ""


def read_leniently(text: str) -> tuple[Match, Problem | None]:
    """As much of a record's text as our rules can play, and what stands against the rest.

    Raises Problem if not even the deal can be read.
    """
    lines, other = lines_of(text), None
    try:
        record = lines.record()
    except OtherVersion as problem:
        other = problem
        record = lines.under_our_rules()
    match, illegal = Match.playable(record.with_actions(lines.decisions))
    return match, other or illegal


def _guide_data(guide: Guide) -> dict[str, object]:
    return {"come": guide.come, "at": guide.at, "open": guide.open, "left": guide.left}


def _guide(data: object, match: Match) -> Guide | None:
    """How far a guided game is, as far as that can be; None if it is none."""
    if not isinstance(data, dict):
        return None
    read = [_come(row, match) for row in read_list(data.get("come"))]
    come = sorted({each.id: each for each in read if each}.values(), key=lambda each: each.ply)
    at = min(max(_get(data, "at", 0), 0), max(len(come) - 1, 0))
    return Guide(tuple(come), at, _get(data, "open", True), _get(data, "left", False))


def _moments(match: Match) -> Mapping[str, Moment]:
    """All that may be said in the guided game with this deal."""
    return moments(taught(match.setup.game, match.setup.seed))


def _come(row: object, match: Match) -> Come | None:
    match row:
        case [int(ply), str(name)] if 0 <= ply <= match.plies and name in _moments(match):
            return Come(ply, name)
    return None


def _review_data(kept: "review.Review") -> dict[str, object]:
    whole = {"whole": True} if kept.whole else {}
    return {"level": kept.level, "judged": [review.judged_data(each) for each in kept.judged], **whole}


def _review(data: object, match: Match) -> "review.Review | None":
    """The review of a finished game, as far as it is of these decisions; None if it is none."""
    if not isinstance(data, dict) or not match.over:
        return None
    try:
        level = read_level(_get(data, "level", "")).text
        judged = tuple(review.read_judged(row) for row in read_list(data.get("judged")))
    except (Problem, ValueError, TypeError):
        return None
    told = [(each.ply, each.player, each.played) for each in judged]
    chosen = judging.decisions(match)[: len(judged)]
    played = [(ply, match.mover(ply), match.action(ply).text) for ply in chosen]
    whole = _get(data, "whole", False)
    return review.Review(level, match.plies, judged, whole) if told == played else None


def _branches(rows: object, match: Match) -> tuple[Branch, ...]:
    """Moves tried, as far as they can be read; whether they can be played is seen when they are shown."""
    read = (_branch(row, match.plies) for row in read_list(rows))
    return tuple(filter(None, read))[-MOST_BRANCHES:]


def _branch(row: object, plies: int) -> Branch | None:
    match row:
        case [int(ply), list(moves)] if 0 <= ply < plies and read_words(moves):
            return Branch(ply, read_words(moves))
    return None


def read_annotations(rows: object) -> tuple[Annotation, ...]:
    """Notes as far as they can be read, each place once."""
    read = map(_annotation, read_list(rows))
    return tuple(sorted({each[:2]: each for each in read if each}.values()))


def _annotation(row: object) -> Annotation | None:
    match row:
        case [int(ply), str(deed), str(text)] if 0 <= ply <= MOST and text.strip():
            return Annotation(ply, deed, text.strip()[:LONGEST_NOTE])
    return None


def _table(data: dict[str, Any]) -> str:
    name = _get(data, "table", "")
    return name if TABLE.fullmatch(name) else ""


def _answers(rows: object, match: Match) -> tuple[Answer, ...]:
    """Said in advance, as far as these decisions are known and the seats there."""
    players, vocabulary = match.game.players, match.game.info.vocabulary
    return tuple(filter(None, (_answer(row, players, vocabulary) for row in read_list(rows))))


def _answer(row: object, players: int, vocabulary: Vocabulary) -> Answer | None:
    match row:
        case [int(ply), list(seats), list(moves)] if _at_a_table(seats, players):
            with suppress(Problem):
                known = map(vocabulary.read, read_words(moves))
                return Answer(ply, tuple(seats), tuple(action.text for action in known))
    return None


def _series(rows: object, players: int) -> Series:
    """Who won the games before, as far as it can be read."""
    return tuple(tuple(row) for row in map(read_list, read_list(rows)) if row and _at_a_table(row, players))


def _at_a_table(seats: list[Any], players: int) -> bool:
    """Whether these are seats at a table of so many, each once."""
    there = all(type(seat) is int and 0 <= seat < players for seat in seats)
    return there and len(set(seats)) == len(seats)


def _get(data: dict[str, Any], key: str, otherwise: T) -> T:
    """A value of the same type as the one that holds if there is none."""
    value = data.get(key)
    sane = type(value) is not int or abs(value) <= MOST
    return value if type(value) is type(otherwise) and sane else otherwise

"""Two saves of one game become one: which of them goes on, and what of the other it takes along."""

import json
from typing import Any

from game.shell.kept.saves import deal, kept_lines, read_annotations
from game.shell.play import Branch
from game.shell.reading import read_list, read_object, read_words


def joined(ours: str, theirs: str) -> str:
    """The longer history of one game with the notes of both.

    Of two alike it is ours, with the first review and what was tried in both.
    """
    longer, shorter = goes_on(ours, theirs), goes_on(theirs, ours)
    if longer and shorter:
        return _with_annotations(_with_branches(_with_review(ours, theirs), theirs), theirs)
    if longer:
        return _with_annotations(theirs, ours)
    return _with_annotations(ours, theirs) if shorter else theirs


def goes_on(shorter: str, longer: str) -> bool:
    """Whether it is the same game, and all that happened in the one has happened in the other."""
    before, after = kept_lines(shorter).decisions, kept_lines(longer).decisions
    return deal(shorter) == deal(longer) and after[: len(before)] == before


def _with_review(raw: str, other: str) -> str:
    """A save with the review of another of the same game, if it has none of its own."""
    data, review_too = read_object(raw), read_object(other)
    if "review" in data or "review" not in review_too:
        return raw
    return json.dumps({**data, "review": review_too["review"]}, ensure_ascii=False)


def _with_annotations(raw: str, other: str) -> str:
    """A save with the notes of another of the same game where it has none of its own."""
    data = read_object(raw)
    ours, theirs = (read_annotations(each.get("annotations")) for each in (data, read_object(other)))
    places = {each[:2] for each in ours}
    more = [each for each in theirs if each[:2] not in places]
    if not more:
        return raw
    return json.dumps({**data, "annotations": sorted([*ours, *more])}, ensure_ascii=False)


def _with_branches(raw: str, other: str) -> str:
    """A save with the moves tried in another of the same game, besides its own and but for those deleted."""
    data, others = read_object(raw), read_object(other).get("branches")
    ours, gone = read_list(data.get("branches")), list(filter(_tried, read_list(data.get("dropped"))))
    rows = [*ours, *filter(None, (_without(row, gone) for row in read_list(others)))]
    both = [row for n, row in enumerate(rows) if row not in rows[:n]]
    return raw if both == ours else json.dumps({**data, "branches": both}, ensure_ascii=False)


def _tried(row: object) -> bool:
    return isinstance(row, list) and len(row) == len(Branch._fields) and bool(read_words(row[1]))


def _without(row: Any, gone: list[Any]) -> Any:
    """What is left of moves tried where some have been deleted, or None."""
    if not _tried(row):
        return row
    ply, moves = row
    cuts = [len(cut) for at, cut in gone if at == ply and moves[: len(cut)] == cut]
    left = moves[: min(cuts) - 1] if cuts else moves
    return [ply, left] if left else None

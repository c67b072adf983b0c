"""What a move would bring now, in the words of the ledger's rows; else what it is for."""

from typing import Any

from game.core.game import Trial
from game.core.vocabulary import Action
from game.text import common
from game.text.facade import Words
from game.views.table import Table


def brings(view: Table, words: Words, action: Action) -> str:
    """The mover's points by row and those of the others, as a trial of what is seen tells them."""
    t, mover = view.t, view.game.current_player(view.seen)
    trial = view.game.tried(view.seen, action)
    rows = _told(view, trial) if trial.state.pending else _more(view, trial)
    gains = _said(view, words, rows, mover)
    if gains:
        return t("Brings {gains}.", gains=common.all_of(t, gains))
    if action.verb in words.serves:
        return t(words.serves[action.verb])
    later = _said(view, words, _more(view, trial), mover)
    if later:
        return t("No points yet. If the game ended then: {gains}.", gains=common.all_of(t, later))
    return t("No points yet.")


def _told(view: Table, trial: Trial[Any]) -> list[dict[str, int]]:
    """The points told by the action, by player and row."""
    rows: list[dict[str, int]] = [{} for _ in view.seats]
    for event in trial.told:
        if event.points:
            mine = rows[event.player]
            mine[event.category] = mine.get(event.category, 0) + event.points
    return rows


def _more(view: Table, trial: Trial[Any]) -> list[dict[str, int]]:
    """What the sheet would hold more than now, if the game ended then, by player and row."""
    pairs = zip(view.sheet(), view.sheet(trial), strict=True)
    return [{row: then[row] - now[row] for row in now} for now, then in pairs]


def _said(view: Table, words: Words, rows: list[dict[str, int]], mover: int) -> list[str]:
    """`Temple +3`, row by row, then `Ochre +2`, player by player; what stays as it is goes without saying."""
    own = [(words.category(view.t, row), points) for row, points in rows[mover].items()]
    others = [(seat.name, sum(rows[n].values())) for n, seat in enumerate(view.seats) if n != mover]
    return [f"{name} {common.signed(points)}" for name, points in (*own, *others) if points]

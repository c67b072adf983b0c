"""What a command answers: the same as text and as one JSON object."""

from typing import Any, NamedTuple

from game.cli.telling import sight
from game.core.match import Match
from game.core.state import TERMINAL


class Answer(NamedTuple):
    """Text for people, data for programs."""

    text: str
    data: dict[str, Any]


def match_data(match: Match) -> dict[str, Any]:
    """A match as plain data, with the points that whoever decides sees; players are numbered from 0."""
    record, game, seen = match.record, match.game, sight(match)
    return {
        "game": record.game,
        "version": record.version,
        "players": record.players,
        "options": dict(record.options),
        "seed": record.seed,
        "actions": list(record.actions),
        "over": match.over,
        "to_act": None if match.player == TERMINAL else match.player,
        "legal": [action.text for action in match.legal],
        "scores": game.scores(seen),
        "ranking": game.ranking(seen),
        "ledger": [entry._asdict() for entry in match.ledger(seen)],
    }

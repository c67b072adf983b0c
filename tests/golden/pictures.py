"""A recorded game as text: every decision with choices, scores, what was told; the position now and then."""

from typing import Any

from game.core.match import Match
from game.core.state import Event

EVERY = 10  # decisions between two pictures


def account(match: Match) -> str:
    """The whole game: what was asked, chosen, told; pictures; the final ledger."""
    lines: list[str] = []
    for ply in range(match.plies):
        lines += [*_picture(match, ply), *_decision(match, ply)]
    lines += [match.game.write(match.state), ""]
    lines += [_line(event) for event in match.ledger()]
    lines += ["", f"scores {_words(match.game.scores(match.state))}"]
    lines += [f"ranking {_words(match.game.ranking(match.state))}"]
    return "\n".join(lines) + "\n"


def _picture(match: Match, ply: int) -> list[str]:
    return [match.game.write(match.at(ply)), ""] if ply % EVERY == 0 else []


def _decision(match: Match, ply: int) -> list[str]:
    state = match.at(ply)
    choices = len(match.game.legal_actions(state))
    head = (
        f"{ply}: player {match.mover(ply)} has {choices} choices, scores {_words(match.game.scores(state))}"
    )
    events = [_told(event) for event in match.events(ply)]
    told = f"   {match.action(ply).text}: {'; '.join(events)}"
    return [head, told, ""] if (ply + 1) % EVERY == 0 else [head, told]


def _told(event: Event) -> str:
    points = [f"{event.points:+}", event.category, event.rule] if event.points else []
    return _words([event.kind, event.player, *event.params.values(), *points])


def _line(event: Event) -> str:
    return _words([event.player, event.points, event.category, event.move, event.rule])


def _words(values: Any) -> str:
    return " ".join(str(value) for value in values)

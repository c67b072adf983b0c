"""A recorded game as text: every decision with choices, scores, events; the position now and then."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.match import Match
from tests.games.cheops import positions as cheops
from tests.games.duel import positions as duel
from tests.games.imhotep import positions as imhotep
from tests.games.pyramids import positions as pyramids

EVERY = 10  # decisions between two pictures


def heap(state: Any) -> str:
    """The template game's position."""
    return f"heap {state.heap}, taken {' '.join(str(stones) for _, stones in state.takes) or '-'}"


PICTURES: Mapping[str, Callable[[Any], str]] = {
    "imhotep": imhotep.picture,
    "duel": duel.picture,
    "pyramids": pyramids.picture,
    "cheops": cheops.picture,
    "template": heap,
}


def account(match: Match) -> str:
    """The whole game: what was asked, chosen, told; pictures; the final ledger."""
    lines: list[str] = []
    for ply in range(match.plies):
        lines += [*_picture(match, ply), *_decision(match, ply)]
    lines += [PICTURES[match.setup.game](match.state), ""]
    lines += [" ".join(str(value) for value in entry) for entry in match.ledger()]
    lines += ["", f"scores {_words(match.game.scores(match.state))}"]
    lines += [f"ranking {_words(match.game.ranking(match.state))}"]
    return "\n".join(lines) + "\n"


def _picture(match: Match, ply: int) -> list[str]:
    return [PICTURES[match.setup.game](match.at(ply)), ""] if ply % EVERY == 0 else []


def _decision(match: Match, ply: int) -> list[str]:
    state = match.at(ply)
    choices = len(match.game.legal_actions(state))
    head = (
        f"{ply}: player {match.mover(ply)} has {choices} choices, scores {_words(match.game.scores(state))}"
    )
    events = [_words([kind, player, *params.values()]) for kind, player, params in match.events(ply)]
    told = f"   {match.action(ply).text}: {'; '.join(events)}"
    return [head, told, ""] if (ply + 1) % EVERY == 0 else [head, told]


def _words(values: Any) -> str:
    return " ".join(str(value) for value in values)

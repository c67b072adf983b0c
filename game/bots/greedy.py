"""The greedy bot: whatever leaves it standing best if the game ended now."""

from typing import Any

from game.bots.bot import (
    NOTHING_YET,
    Bot,
    Budget,
    Line,
    Question,
    Thinking,
    Thought,
    below,
    lead,
    numbers,
    ranked,
)
from game.core.game import Game
from game.core.mark import N_


class Greedy(Bot):
    """Judges an action by the lead it brings, together with what the bot itself would greedily do next.

    It looks no further than to where somebody else or chance decides: what may be drawn is not guessed, and
    no answer is expected. Equal actions are chosen between by the seed.
    """

    id = "greedy"
    about = N_("Takes what brings the most points now and looks no further.")

    def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
        """Try every action once."""
        lines: list[Line] = []
        for action in question.actions:
            if lines:
                yield NOTHING_YET
            state = question.seen.clone()
            question.game.apply(state, action)
            points = self._outlook(question.game, state, question.player)
            lines.append(Line(action.text, 1, points, points, 0.0))
        lines = _shuffled(lines, seed)
        return Thought(len(lines), ranked(lines))

    def _outlook(self, game: Game[Any], state: Any, player: int) -> float:
        """The lead once the player has gone on, step by step the best way, as long as it is up to them."""
        best = lead(game.prospects(state), player)
        while game.current_player(state) == player:
            best, state = max(self._next(game, state, player), key=lambda after: after[0])
        return best / game.prospects_per_point

    def _next(self, game: Game[Any], state: Any, player: int) -> list[tuple[int, Any]]:
        """Lead and position after each action, roughly, in the order the game lists them."""
        after = []
        for action in game.playout_actions(state):
            child = state.clone()
            game.apply(child, action)
            after.append((lead(game.prospects(child), player), child))
        return after


def _shuffled(lines: list[Line], seed: int) -> list[Line]:
    draw = below(numbers(seed))
    for last in range(len(lines) - 1, 0, -1):
        other = draw(last + 1)
        lines[last], lines[other] = lines[other], lines[last]
    return lines

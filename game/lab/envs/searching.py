"""OpenSpiel's own searches as bots of the laboratory: over information sets where something is hidden.

They see what our bots see: their state is made of an observation, with everything hidden dealt anew.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from game.bots.bot import Budget, Line, Question, Thinking, Thought, below, numbers, ranked
from game.core.game import Game
from game.core.mark import N_
from game.lab.envs.openspiel import State, at
from game.lab.outsider import Outsider

EXPLORE = 2.0  # OpenSpiel's usual constant for stakes of one
WHOLE = 1 << 31


class OpenSpielSearch(Outsider):
    """ISMCTS where something is hidden, MCTS elsewhere, with random playouts to the end."""

    id = "openspiel"
    about = N_("OpenSpiel's search with {iterations} random games.")
    iterations = 100
    parameters = 1

    def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
        """All at once: a search of theirs cannot rest."""
        yield from ()
        game, seen, _, actions = question
        random = numbers(seed)
        state = at(game, game.determinize(seen, below(random)))
        visits = _visits(game, state, budget.iterations, int(random() * WHOLE))
        lines = [Line(action.text, visits.get(action.code, 0), 0.0, 0.0, 0.0) for action in actions]
        return Thought(budget.iterations, ranked([line._replace(value=line.visits) for line in lines]))


def _visits(game: Game[Any], state: State, simulations: int, seed: int) -> Mapping[int, int]:
    """How often a search tried what, by number."""
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    owner = state.get_game()
    if state.held.setup.hides:
        by_visits = ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT
        bot = ismcts.ISMCTSBot(
            owner, evaluator, EXPLORE, simulations, random_state=random, final_policy_type=by_visits
        )
        return {number: round(share * simulations) for number, share in bot.run_search(state)}
    search = mcts.MCTSBot(owner, EXPLORE, simulations, evaluator, solve=False, random_state=random)
    return {child.action: child.explore_count for child in search.mcts_search(state).children}

from typing import Any

from numpy.random import RandomState
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pyspiel import Bot, Game

class ISMCTSFinalPolicyType:
    NORMALIZED_VISITED_COUNT: ISMCTSFinalPolicyType
    MAX_VISIT_COUNT: ISMCTSFinalPolicyType

class ISMCTSBot(Bot):
    def __init__(
        self,
        game: Game,
        evaluator: RandomRolloutEvaluator,
        uct_c: float,
        max_simulations: int,
        *,
        random_state: RandomState,
        final_policy_type: ISMCTSFinalPolicyType = ...,
    ) -> None: ...
    def run_search(self, state: Any) -> list[tuple[int, float]]: ...

from typing import Any

from numpy.random import RandomState
from pyspiel import Bot, Game

class RandomRolloutEvaluator:
    def __init__(self, n_rollouts: int, random_state: RandomState) -> None: ...

class SearchNode:
    action: int
    explore_count: int
    children: list[SearchNode]

class MCTSBot(Bot):
    def __init__(
        self,
        game: Game,
        uct_c: float,
        max_simulations: int,
        evaluator: RandomRolloutEvaluator,
        *,
        solve: bool,
        random_state: RandomState,
    ) -> None: ...
    def mcts_search(self, state: Any) -> SearchNode: ...

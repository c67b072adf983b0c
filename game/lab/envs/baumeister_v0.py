"""`from game.lab.envs import baumeister_v0`, as PettingZoo's environments are imported."""

from game.lab.envs.pettingzoo import BaumeisterEnv as raw_env  # noqa: N813 - what PettingZoo calls it
from game.lab.envs.pettingzoo import env

__all__ = ["env", "raw_env"]

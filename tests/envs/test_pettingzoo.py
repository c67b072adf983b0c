"""PettingZoo's own tests of our environments; what rewards, masks, refusals and the picture say."""

import json
import os
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest

from game.core.errors import BadOption, IllegalAction
from game.core.match import Match
from game.core.registry import game_class
from game.lab.envs import GAMES, ROOM, baumeister_v0
from game.lab.envs.checks import check_pettingzoo, setups
from game.lab.envs.pettingzoo import BaumeisterEnv

EVERYTHING = os.environ.get("SOAK") == "100"
SETUPS = [*setups()] if EVERYTHING else [("duel", 2, "aaaa"), ("pyramids", 5, ""), ("imhotep", 3, "")]

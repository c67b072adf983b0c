"""How environments are copied and pickled."""

from copy import deepcopy
from typing import Any, Self

from gymnasium.utils import EzPickle


class Copied(EzPickle):
    """An environment that is made anew where it is unpickled; a deep copy goes on from where it stands."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copy = memo[id(self)] = object.__new__(type(self))
        copy.__dict__.update(deepcopy(self.__dict__, memo))
        return copy

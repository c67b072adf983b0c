"""The workers' paths (A2, A7): how far apart camp and sites are."""

from game.games.abusir import board
from game.games.abusir import tables as box

NODES = range(len(box.NODES))


def _from(start: int) -> tuple[int, ...]:
    """How many paths lead from a node to every other at least."""
    steps, reached = {start: 0}, [start]
    for node in reached:
        for one, other in board.PATHS:
            for near, far in ((one, other), (other, one)):
                if near == node and far not in steps:
                    steps[far] = steps[node] + 1
                    reached.append(far)
    return tuple(steps[node] for node in NODES)


PATHS = tuple(_from(node) for node in NODES)
WITHIN = tuple(  # by node: where a worker can walk in one action, the node itself left out
    tuple(node for node in NODES if 0 < PATHS[start][node] <= box.STEPS) for start in NODES
)

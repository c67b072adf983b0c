"""Pulls of Abusir's sled one at a time, native and in a browser, and a loop to tell any machine by."""

from time import process_time

from game.games.abusir.sled.pull import pull
from game.games.abusir.sled.world import Leg, World
from tests.games.abusir.sled.drawn import Numbers, drawn_leg, drawn_world

PULLS = 250
LOOP = 200_000


def moving() -> list[tuple[World, Leg]]:
    """Pulls of 20 to 100 cm that are not over before they begin."""
    found: list[tuple[World, Leg]] = []
    seed = 0
    while len(found) < PULLS:
        numbers = Numbers(seed)
        world, leg = drawn_world(numbers), drawn_leg(numbers)
        if pull(world, 0, leg).pulled > 0:
            found.append((world, leg))
        seed += 1
    return found


CASES = moving()


def pull_ms(number: int) -> float:
    """How long this one takes, without what others do meanwhile."""
    world, leg = CASES[number]
    start = process_time()
    pull(world, 0, leg)
    return (process_time() - start) * 1000


def loop_ms() -> float:
    """How long a loop of additions and multiplications takes, as a measure of the machine."""
    x = 1.0
    start = process_time()
    for _ in range(LOOP):
        x = x * 1.0000001 + 1e-9
    return (process_time() - start) * 1000

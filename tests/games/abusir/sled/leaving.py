"""How many ways lead away from where a pull has ended, for a sled that touches what ended it."""

from collections.abc import Iterator
from math import dist

from game.games.abusir.edge import AROUND
from game.games.abusir.sled.pull import pull, pulling
from game.games.abusir.sled.world import ENTERED_RIVER, HIT_PYRAMID, LEFT_BOARD, Leg, World
from tests.games.abusir.sled.drawn import Numbers, drawn_leg, drawn_world

TOUCHING = (ENTERED_RIVER, LEFT_BOARD, HIT_PYRAMID)
HOLDERS = tuple(range(0, AROUND, 60))  # every sixth centimetre of the outline
STRIDE = 7  # holders are tried in an order that goes round the board often
ENOUGH = -(-len(HOLDERS) // 10)
AWAY, FAR = 1.0, 400  # centimetres from where it stood; millimetres of rope


def ended(seeds: Iterator[int]) -> Iterator[tuple[int, str, World]]:
    """Random pulls of a first sled that ended at river, edge or pyramid, and how things stand then."""
    for seed in seeds:
        numbers = Numbers(seed)
        world = drawn_world(numbers)
        result = pull(world, 0, drawn_leg(numbers))
        if result.end in TOUCHING and result.sled == 0:
            rest = tuple(sled._replace(shaking=()) for sled in result.sleds)
            yield seed, result.end, world._replace(sleds=rest)


def ways_out(world: World, own: int = 0, enough: int = ENOUGH) -> int:
    """How many holders bring the sled a centimetre away, counted until it is enough."""
    found = 0
    for turn in range(len(HOLDERS)):
        found += leads_away(world, HOLDERS[turn * STRIDE % len(HOLDERS)], own)
        if found >= enough:
            break
    return found


def leads_away(world: World, holder: int, own: int = 0) -> bool:
    """Whether a pull towards this holder brings the sled a centimetre from where it stands."""
    x, y, _, _ = world.sleds[own].pose
    moments = pulling(world, own, Leg(holder, high=True, mm=FAR))
    return any(dist(moment.sleds[own].pose[:2], (x, y)) > AWAY for moment in moments)

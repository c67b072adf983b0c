"""Pulls that are searched for lead where they should (section 8 of the model)."""

from typing import TypeVar

import pytest

from game.games.abusir.sled import aiming, places
from game.games.abusir.sled.pull import pull
from game.games.abusir.sled.world import STOPPED, Leg, Pose, Pyramid, Sled, World

HALF = Pyramid(((1, 1, 1, 1), (1, 2, 1, 1), (1, 1, 0, 0), (0, 0, 0, 0)))
FIRST_SITE = len(places.STAGES)
EVERYWHERE = (*aiming.BESIDE, *aiming.ROUND)
T = TypeVar("T")


def found(search: aiming.Search[T]) -> T:
    """What a search comes to."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            result: T = end.value
            return result


def aimed(stage: int, site: int) -> World:
    """A sled with three blocks at a stage, turned to a site; pyramids half built, another sled about."""
    start = places.at_start(stage).pose
    heading = places.HEADINGS[aiming.heading_to(start, FIRST_SITE + site)]
    own = Sled(Pose(start.x, start.y, *heading), (1, 2, 3))
    return World((own, Sled(Pose(3.0, 12.0, -0.6, -0.8), (3, 2))), (HALF,) * len(places.PARCELS))


@pytest.mark.parametrize("stage", [0, 1, 5])
def test_most_sites_are_reached_with_all_blocks(stage: int) -> None:
    reached = 0
    for site in range(len(places.PARCELS)):
        world = aimed(stage, site)
        lost, leg, stops = found(aiming.direct(world, 0, FIRST_SITE + site, EVERYWHERE))
        legs = (leg,) if leg and not lost else found(aiming.detour(world, 0, FIRST_SITE + site, stops))
        reached += bool(legs)
        for each in legs:
            came = pull(world, 0, each)
            assert (came.end, len(came.sleds[0].load)) == (STOPPED, 3)
            world = world._replace(sleds=came.sleds)
        assert not legs or site in places.sites(world.sleds[0].pose)
    assert reached >= 5


def test_a_pull_that_loses_blocks_is_named_where_there_is_no_other() -> None:
    """With its back to a near site a sled turns half round, which no block of the second layer stands."""
    pose = Pose(*places.at_start(1).pose[:2], 0.0, 1.0)
    world = World((Sled(pose._replace(y=5.0), (1, 1, 1, 1, 1)),))
    lost, leg, _ = found(aiming.direct(world, 0, FIRST_SITE + 5, EVERYWHERE))
    assert isinstance(leg, Leg)
    assert len(pull(world, 0, leg).fallen) == lost > 0

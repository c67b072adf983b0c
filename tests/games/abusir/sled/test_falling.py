"""A6.5: whose block falls when several would."""

import pytest

from game.games.abusir.sled.world import PUSHED_SLED_LOST_BLOCK, Fallen
from tests.games.abusir.sled.setting import NOTHING, on_board, sled, through

TOO_MUCH = (9.0,)


@pytest.mark.parametrize("own", [0, 1])
def test_a6_5_own_blocks_fall_first_whatever_the_seats(own: int) -> None:
    """In the first step the blocks of both sleds stand no longer."""
    sleds = [sled(x, 44.0)._replace(shaking=TOO_MUCH) for x in (20.0, 40.0)]
    result = through(NOTHING, sleds, on_board(84.0, 0.0), 20.0, own)
    assert (result.end, result.sled) == (PUSHED_SLED_LOST_BLOCK, 1 - own)
    assert result.fallen == (Fallen(own, 0, 1),)

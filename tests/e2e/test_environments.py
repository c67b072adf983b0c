"""Pictures in pixels of an environment's table, drawn by a browser of its own."""

import numpy as np
import pytest

from game.lab.envs.pettingzoo import BaumeisterEnv


@pytest.mark.usefixtures("browser")
def test_an_environment_draws_its_table_in_pixels() -> None:
    env = BaumeisterEnv("duel", render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert (first.shape, first.dtype) == ((900, 1440, 3), np.uint8)
    assert len(np.unique(first.astype(int) @ (1 << 16, 1 << 8, 1))) > 50
    water = np.all(first == (0x20, 0x75, 0x7A), axis=-1)
    assert 0.05 < water.mean() < 0.5
    np.testing.assert_array_equal(env.render(), first)
    env.step(env.legal()[0])
    assert (env.render() != first).any()
    env.close()
    env.close()

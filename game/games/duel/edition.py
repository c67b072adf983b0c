"""What may differ in another box of the Duel: what the sites, tiles and figures bring."""

from collections.abc import Callable, Sequence
from functools import partial

from game.core.edition import Values, whole_numbers

POINTS = whole_numbers(60, -20)
COUNTS = whole_numbers(12, 1)


def _of(site: str, side: str) -> Callable[..., Values]:
    """A row of what a side of a site brings, on the panel of the first player."""
    return partial(Values, thing=f"site {site} 0", needs=(site, side))


OBELISK_A, OBELISK_B = _of("obelisk", "A"), _of("obelisk", "B")
TEMPLE, PYRAMIDS_A, PYRAMIDS_B = _of("temple", "B"), _of("pyramids", "A"), _of("pyramids", "B")
TOMB_A, TOMB_B = _of("tomb", "A"), _of("tomb", "B")
VALUES: Sequence[Values] = (
    OBELISK_A("OBELISK_A_TILE", "D9.1", choices=POINTS),
    OBELISK_A("OBELISK_A_MOST", "D9.1", choices=POINTS),
    OBELISK_B("OBELISK_B_GOAL", "D9.5", choices=COUNTS),
    OBELISK_B("OBELISK_B_FIRST", "D9.5", choices=POINTS),
    OBELISK_B("OBELISK_B_OTHER", "D9.5", choices=POINTS),
    OBELISK_B("OBELISK_B_HIGH", "D9.5", choices=COUNTS),
    OBELISK_B("OBELISK_B_HIGH_POINTS", "D9.5", choices=POINTS),
    TEMPLE("TEMPLE_B", "D9.6", choices=POINTS, counts=True),
    PYRAMIDS_A("PYRAMID_A", "D9.3", choices=POINTS, counts=True),
    PYRAMIDS_B("PYRAMID_B", "D9.7", choices=POINTS),
    TOMB_A("RUN_A", "D9.4", choices=POINTS, counts=True),
    TOMB_B("RUN_B", "D9.8", choices=POINTS),
    Values("ACTION_POINTS", "D9.9", POINTS, "site actions 0"),
    Values("FIGURE_POINTS", "D9.10", POINTS, "turn"),
)

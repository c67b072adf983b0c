"""Every way to set every game up, some with other boxes, and a random game of each with all its positions."""

import pytest

from game.core.match import Match
from game.core.record import Record
from tests.helpers import boxed, random_match, setup_name, setups


@pytest.fixture(scope="session", params=[*setups(), *boxed()], ids=setup_name)
def deal(request: pytest.FixtureRequest) -> Record:
    """A deal without decisions."""
    record: Record = request.param
    return record


@pytest.fixture(scope="session")
def match(deal: Record) -> Match:
    """A finished random game of this deal."""
    return random_match(deal, 1)

"""Fixtures of the tests in the browser: `table` is the page, opened, wide, in English, without pauses."""

import pytest

from tests.conftest import NewPage
from tests.e2e.table import Table

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def table(new_page: NewPage) -> Table:
    return Table(new_page(viewport=DESK)).visit()

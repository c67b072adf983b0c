"""Fixtures of the tests in the browser: `table` is the page, opened, wide, in English, without pauses.

Take `table` where that fits; `Table(new_page(...)).visit(...)` for another window, language, finger or
speed, and for whoever is sent a link (every call of `new_page` is somebody else);
`table.page.context.new_page()` for a second tab; `page` where the first visit itself is looked at. All they
share with other tests is compiled code and loaded files. An option of `new_page` that no other test has costs
a whole start: take DESK and PHONE as they are. Settings (`visit(theme="dark")`) and `page.emulate_media` are
free.
"""

import pytest

from tests.conftest import NewPage
from tests.e2e.table import Table

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def table(new_page: NewPage) -> Table:
    return Table(new_page(viewport=DESK)).visit()

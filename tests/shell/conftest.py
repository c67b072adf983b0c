"""No sentence is English by mistake: one that the catalogues do not have is an error in these tests."""

from collections.abc import Iterator

import pytest

from game.text import catalogue
from tests.text.strict import strict


@pytest.fixture(autouse=True)
def no_unmarked_sentence(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What nobody marked in the sources, or translated, is refused instead of shown in English."""
    catalogue._texts.cache_clear()
    monkeypatch.setattr(catalogue, "Texts", strict)
    yield
    catalogue._texts.cache_clear()

"""Days and times as they are told; what comes from a file may be anything."""

import pytest

from game.text import common
from game.text.catalogue import texts


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "1 Mar 2026, 14:05"), ("de", "1. März 2026, 14:05"), ("fr", "1 mars 2026, 14:05")],
)
def test_a_moment_is_told_as_a_day_is(language: str, told: str) -> None:
    t = texts(language)
    assert common.moment(t, "2026-03-01 14:05") == told
    assert told.startswith(common.date(t, "2026-03-01"))


@pytest.mark.parametrize("held", ["", "soon", "2026-03-01", "2026-13-01 14:05", "2026-00-01 14:05", "14:05"])
def test_what_is_none_is_told_as_it_is(held: str) -> None:
    assert common.moment(texts("en"), held) == held

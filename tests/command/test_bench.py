"""The benchmarks' command refuses what it would not measure or not keep."""

import re

import pytest

from tests.bench import table
from tests.bench.figure import Figure


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("no-such", "no benchmark is named no-such"),
        ("boot engine --other DIR", "--other does not know engine"),
        ("boot --lever NAME", "--lever needs --other"),
        ("boot --keep --lever NAME", "--lever needs --other"),
        ("clicks --other DIR --keep", "--other is kept by --lever NAME"),
    ],
)
def test_what_would_be_ignored_is_refused(line: str, reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        table.main(line.split())
    assert reason in capsys.readouterr().err


def test_two_figures_of_one_name_are_refused() -> None:
    one, other = Figure("one", 1, "ms"), Figure("other", 2, "")
    assert table.by_name([one, other]) == {"one": (1, "ms"), "other": (2, "")}
    with pytest.raises(ValueError, match=re.escape("two figures are named 'one'")):
        table.by_name([one, other, one])

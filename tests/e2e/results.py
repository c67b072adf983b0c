"""The result on the page beside the same game by the rules of this Python."""

from playwright.sync_api import expect

from game.core.match import Match
from tests.e2e.table import Table


def expect_result(table: Table, match: Match, points: str = "with {} points") -> None:
    """The page comes to the same points as the rules in this Python."""
    result = table.layer("result")
    expect(result.locator("table")).to_be_visible()
    scores = match.game.scores(match.state)
    expect(result.locator("#result-title")).to_contain_text(points.format(max(scores)))
    assert sorted(map(int, result.locator("tfoot td").all_inner_texts())) == sorted(scores)
    assert table.saved()["over"]

"""What a hint says beside the move: the points it brings by row, what it is for, nothing that is hidden."""

import re

import pytest

from game.core.match import Match
from game.text.catalogue import texts
from game.text.duel.sheet import CATEGORIES
from game.text.games import words
from game.views.panels.brings import brings
from game.views.table import Sitter, Table
from tests.reading import read
from tests.views import positions
from tests.views.samples import SAMPLES, Sample
from tests.views.tables import table_of

GAMES = ("duel", "imhotep", "pyramids", "cheops")
DUEL = words("duel")
GAIN = re.compile(r"(?:^|, | and )([^,]+?) ([+\N{MINUS SIGN}])(\d+)(?=,| and |$)")
BRINGS = re.compile(r"Brings (.+)\.")


def gains(said: str) -> dict[str, int]:
    """By row or name what a sentence says is gained."""
    told = BRINGS.fullmatch(said)
    found = GAIN.findall(told[1]) if told else []
    return {name: int(points) * (1 if sign == "+" else -1) for name, sign, points in found}


def seen_by_mover(match: Match, language: str = "en") -> Table:
    """The table as whoever decides sees it, others' hands and all that lies face down hidden."""
    names = [f"Seat {n}" for n in range(match.game.players)]
    seats = [Sitter(name, is_viewer=n == match.player) for n, name in enumerate(names)]
    observed = match.game.observation(match.state, match.player)
    return table_of(match, seats, texts(language, match.setup.game), seen=observed)


@pytest.fixture(params=[s for s in SAMPLES if str(s.game) in GAMES], ids=lambda sample: str(sample.game))
def sample(request: pytest.FixtureRequest) -> Sample:
    asked: Sample = request.param
    return asked


def test_every_move_says_what_it_brings_or_that_it_brings_nothing_yet(sample: Sample) -> None:
    for match in sample.some:
        if not match.over:
            view = seen_by_mover(match)
            for action in match.legal:
                said = brings(view, words(str(sample.game)), action)
                assert gains(said) or said.startswith("No points yet"), said


def test_the_points_said_are_those_the_move_brings() -> None:
    rows = {DUEL.category(texts("en", "duel"), row): row for row in CATEGORIES}
    checked = 0
    for match in positions.games(2):
        view = positions.seen(match)
        for action in match.legal:
            after = match.play(action.text)
            if after.over:
                continue
            told = after.booked[len(match.booked) :]
            mine = [event for event in told if event.player == match.player]
            brought = {row: sum(e.points for e in mine if e.category == row) for row in rows.values()}
            said = gains(brings(view, DUEL, action))
            others = sum(event.points for event in told if event.player != match.player)
            assert {rows[name]: points for name, points in said.items() if name in rows} == {
                row: points for row, points in brought.items() if points
            }
            assert sum(points for name, points in said.items() if name not in rows) == others
            checked += bool(said)
    assert checked


def test_a_move_without_points_says_what_it_is_for() -> None:
    match = positions.opening()
    view = positions.seen(match)
    assert brings(view, DUEL, match.legal[0]) == DUEL.serves["place"]


def test_the_prompt_says_it_before_how_much_better_the_move_is() -> None:
    match = positions.opening()
    why = "The next best move is about as good."
    tree = read(positions.drawn(match, hint=match.legal[0].text, hint_why=why))
    assert f"{DUEL.serves['place']} {why}" in tree.text


def test_what_lies_hidden_changes_nothing_that_is_said(sample: Sample) -> None:
    for match in [match for match in sample.some if not match.over][:6]:
        view = seen_by_mover(match)
        hidden = match.game.determinize(view.seen, lambda below: below - 1)
        again = match.game.observation(hidden, match.player)
        other = table_of(match, view.seats, view.t, seen=again)
        its = words(str(sample.game))
        assert [brings(view, its, action) for action in match.legal] == [
            brings(other, its, action) for action in match.legal
        ]

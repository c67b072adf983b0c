"""Random games at scale: nothing is broken, two runs agree, and what is broken is told with its game."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from game.core.match import Match
from game.core.record import from_text
from game.core.registry import LISTINGS
from game.lab import soak
from game.lab.commands import SHOWN
from game.lab.running import Runner

FEW = {"abusir": 1}  # its games are long


@pytest.mark.parametrize("game", SHOWN)
def test_nothing_is_broken(game: str) -> None:
    found = soak.soaked(soak.Batch(game, 0, FEW.get(game, 3)))
    assert (found.broken, found.record) == ("", "")
    assert found.plies > 0


def test_all_options_and_numbers_of_players_come_up() -> None:
    deals = [soak.dealt("imhotep", number) for number in range(60)]
    assert {deal.players for deal in deals} == {2, 3, 4}
    (market,) = {name for name, _ in deals[0].options} & {"market"}
    assert {dict(deal.options)[market] for deal in deals} == {"A", "B", "C", "D"}


def test_the_digest_is_that_of_the_games_wherever_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "THOUSAND", 6)
    monkeypatch.setattr(soak, "AT_ONCE", 2)
    here = [*soak.soak(("duel", "template"), 9, Runner())]
    with ThreadPoolExecutor(3) as pool:
        assert [*soak.soak(("duel", "template"), 9, Runner(pool))] == here
    assert [each.games for each in here] == [6, 3]
    assert here[0].digest != here[1].digest


@pytest.mark.parametrize("rules", ["POSITIONS", "ENDS"])
def test_what_is_broken_is_told_with_its_game(monkeypatch: pytest.MonkeyPatch, rules: str) -> None:
    told = "nobody passes decision nine" if rules == "POSITIONS" else "no game ends"
    where = 9 if rules == "POSITIONS" else 0
    held = {**getattr(soak, rules), told: lambda match, chosen: bool(where) and match.plies != where}
    monkeypatch.setattr(soak, rules, held)
    found = soak.soaked(soak.Batch("duel", 0, 3))
    match = Match(from_text(found.record))
    assert found.broken == told
    assert match.plies == where if where else match.over


def test_what_is_shown_is_soaked() -> None:
    assert {*SHOWN} <= {*LISTINGS}
    assert len(SHOWN) == 5

"""Random games at scale: nothing is broken, two runs agree, and what is broken is told with its game."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from game.core.match import Match
from game.core.record import from_text
from game.core.registry import LISTINGS
from game.lab.checking import soak
from game.lab.commands.command import SHOWN
from game.lab.running import Runner

# What `python3 -m game.lab soak GAME --games N` tells: so many games and decisions, and their digest.
TOLD = {
    "imhotep": (3, 343, "df8a58b8a76b2833"),
    "duel": (20, 1407, "cecd35933c92578d"),
    "pyramids": (3, 506, "95116f691e6eab16"),
    "cheops": (3, 455, "9efc83b1f6c8f0c8"),
    "abusir": (1, 191, "952754bcb1bf58d2"),  # its games are long
}


@pytest.mark.parametrize("game", SHOWN)
def test_nothing_is_broken_and_games_are_those_on_record(game: str) -> None:
    games, *_ = TOLD[game]
    assert [*soak.soak((game,), games, Runner())] == [soak.Thousand(*TOLD[game], ())]


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

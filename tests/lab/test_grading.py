"""Challenges are measured by bots that play as at the table where no aim speaks against it."""

import json

import pytest

from game.bots.levels import read_level
from game.bots.thinking import conclude
from game.core import challenge as core
from game.core.challenge import PLAYER, SEED, Aim, Challenge, Reached, challenges_of
from game.core.link import read_link, setup_link
from game.core.match import Match
from game.core.record import new_record
from game.lab.puzzling import grading
from game.lab.puzzling.grading import ENDLESS, measure, played_by, sitting
from game.lab.running import Runner

DEAL = setup_link(new_record("duel", 2, {}, f"{SEED}0"))
LEAD = Aim("lead", least=(1, 9, 99))


def some(*aims: Aim) -> Challenge:
    return Challenge("duel-0", DEAL, ("tree:2:300",), aims)


def test_without_an_aim_on_the_way_a_bot_plays_as_at_the_table() -> None:
    match = Match(read_link(played_by(sitting(some(LEAD), "tree:9", 0))))
    own = [ply for ply in range(match.plies) if match.mover(ply) == PLAYER and match.until(ply).chooses]
    bot = read_level("tree:9")
    assert [match.action(ply).text for ply in own] == [
        conclude(bot.think(match.until(ply))).choice for ply in own
    ]


def test_a_limit_is_kept_and_a_figure_grows_whatever_is_asked_for() -> None:
    never = Aim("deeds", "play", most=(4, 2, 0))
    asked = sitting(some(LEAD, never, Aim("rows", "tomb", least=(3, 5, 7))), "tree:8:100", 1)
    assert asked.aims == (never._replace(most=(0,)), Aim("rows", "tomb", least=(ENDLESS,)))
    match = Match(read_link(played_by(asked)))
    own = [match.action(ply) for ply in range(match.plies) if match.mover(ply) == PLAYER]
    assert not any(action.verb == "play" for action in own)
    assert played_by(asked) == played_by(asked)
    assert played_by(asked) != played_by(asked._replace(number=2))


def test_what_was_reached_is_counted_kept_and_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Challenge] = []
    monkeypatch.setattr(grading, "challenges_of", lambda game: (some(Aim("points", least=(1, 2, 999))),))
    monkeypatch.setattr(grading, "write", lambda game, rows: kept.extend(rows))
    (found,) = measure("duel", ["tree:4:300", "tree:6"], 3, Runner())
    assert found.reached == (Reached("tree:4:300", 3, (3, 3, 0)), Reached("tree:6", 3, (3, 3, 0)))
    assert kept == [found]
    assert core._read(json.loads(json.dumps(core.as_data(found)))) == found
    assert found.grade == 1


@pytest.mark.parametrize(("two", "grade"), [(12, 1), (6, 1), (5, 2), (3, 2), (2, 3), (0, 3)])
def test_the_grade_is_by_games_with_two_stars(two: int, grade: int) -> None:
    first = challenges_of("duel")[0]
    assert first._replace(reached=(Reached("tree:81:36", 12, (12, two, 0)),)).grade == grade
    assert first._replace(reached=()).grade == 0

"""What a position holds: the best of what can be done in it, whatever the slices; why not another."""

import json
from itertools import count

import pytest

from game.bots.asking import LONGEST_S, work
from game.bots.bot import lead
from game.bots.chances import FULL
from game.bots.exploring import MOST, TIMES, Found, compare, explore, read_compared, read_found
from game.bots.levels import Level
from game.core.match import Match
from game.core.record import new_record, to_text
from game.core.registry import game_class
from tests.bots.ends import last_choices
from tests.bots.seats import concluded
from tests.helpers import random_match

SMALL = Level("tree", 40)
GAMES = ("duel", "imhotep", "pyramids", "cheops", "abusir")


def looked(match: Match, slice_iterations: int = 16, level: Level = SMALL) -> Found:
    return concluded(explore(match, level, slice_iterations, LONGEST_S, lambda: 0.0))


def middle(game: str) -> Match:
    """A position in the middle of a game in which there is a choice."""
    match = random_match(new_record(game, game_class(game).info.seats[0], {}, "middle"), 5)
    ply = next(n for n in range(match.plies // 2, match.plies) if len(match.until(n).legal) > MOST)
    return match.until(ply)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_however_the_search_is_cut(game: str) -> None:
    match = middle(game)
    one, other = looked(match, 7), looked(match, 50)
    assert one == other
    assert (one.whole, one.iterations) == (True, TIMES * SMALL.iterations)
    assert len(one.outlook) == match.game.players
    assert [way.chance for way in one.ways] == sorted((way.chance for way in one.ways), reverse=True)
    assert one.outlook[match.player] == one.ways[0].chance


def test_what_one_of_two_may_expect_the_other_may_not() -> None:
    assert sum(looked(middle("duel")).outlook) == FULL


def test_the_best_last_move_comes_first_and_what_it_brings_is_exact() -> None:
    ways = last_choices("duel")
    best = ways[-1]
    before = best.until(best.plies - 1)
    found = looked(before)
    assert found.ways[0].action == best.actions[-1].text
    assert found.ways[0].lead == 10 * lead(best.game.scores(best.state), before.player)


def test_a_slow_machine_has_an_answer_in_time() -> None:
    seconds = count(0, LONGEST_S / 3)
    found = concluded(explore(middle("duel"), SMALL, 8, LONGEST_S, lambda: next(seconds)))
    assert found.whole
    assert 0 < found.iterations < TIMES * SMALL.iterations


def test_the_worst_last_move_is_compared_with_the_best_and_told_why() -> None:
    ways = last_choices("duel")
    worst, best = ways[0], ways[-1]
    before, texts = best.until(best.plies - 1), (best.actions[-1].text, worst.actions[-1].text)
    compared = concluded(compare(before, *texts, SMALL, 16))
    leads = [
        way.game.scores(way.state)[before.player] - way.game.scores(way.state)[1 - before.player]
        for way in (best, worst)
    ]
    assert compared.points_lost == 10 * (leads[0] - leads[1])
    assert leads[0] * leads[1] > 0  # the game is decided anyhow
    assert compared.loss < 10
    assert compared.why
    assert concluded(compare(before, *texts[::-1], SMALL, 16)).loss == 0


def test_both_jobs_travel_as_text_and_tell_what_they_find_on_the_way() -> None:
    match = middle("duel")
    asked = {"record": to_text(match.record), "bots": ["tree:20"], "ply": match.plies}
    steps = list(work({**asked, "job": "explore"}, 10, lambda: 0.0))
    found = [read_found(json.loads(json.dumps(step))) for step in steps]
    assert [each.iterations for each in found[:3]] == [10, 20, 30]
    assert all(each.ways and not each.whole for each in found)
    moves = [way.action for way in found[-1].ways[:2]]
    answer = concluded(work({**asked, "job": "compare", "moves": moves}, 10, lambda: 0.0))
    assert read_compared(json.loads(json.dumps(answer))).loss >= 0

"""Reviews: planted mistakes are found, good moves are none, chance is told apart from choice."""

from dataclasses import replace

import pytest

from game.bots.judging import decisions, judge, left, reviewed
from game.bots.levels import Level
from game.bots.reasons import NOW, REPLY, Reason, why
from game.bots.review import Judged, Review, account, judged_data, read_judged
from game.core.match import Match
from game.core.record import new_record
from game.core.registry import game_class
from game.games.duel.tables import BOATS, SLOTS, TILES
from game.games.pyramids.state import NONE
from game.games.pyramids.tables import ROUNDS
from game.lab.checking.fairness import hiding
from tests.bots.ends import last_choices, worth
from tests.bots.seats import concluded
from tests.helpers import WITH_OTHERS, random_match

QUICK = Level("flat", 60)
EXACT = 20  # iterations are enough where nothing is left to chance
SEEDS = 10
LONG = random_match(new_record("duel", 2, {}, "whole"), 3)


def judged(match: Match, ply: int, level: Level = QUICK) -> Judged:
    return concluded(judge(match, ply, level))


@pytest.mark.parametrize("game", ["duel", "pyramids"])
def test_a_planted_mistake_is_found_with_what_it_cost(game: str) -> None:
    ways = last_choices(game)
    worst, best = ways[0], ways[-1]
    player, ply = best.mover(best.plies - 1), best.plies - 1
    found = judged(worst, ply, Level("flat", EXACT))
    assert found.turning
    assert found.loss == round(1000 * worth(best, player)) - round(1000 * worth(worst, player))
    assert found.best in found.good
    assert found.played == worst.action(ply).text not in found.good
    good = judged(best, ply, Level("flat", EXACT))
    assert (good.loss, good.turning, good.good) == (0, False, ())


def test_what_is_looked_at_more_closely_is_judged_alike_with_what_is_good_and_why() -> None:
    match = random_match(new_record("duel", 2, {}, "closer"), 1)
    looks = ((ply, judged(match, ply)) for ply in decisions(match)[20:])
    ply, plain = next((ply, each) for ply, each in looks if each.loss and not each.turning)
    closer = concluded(judge(match, ply, QUICK, closer=True))
    assert (plain.good, plain.reasons) == ((), ())
    assert closer.best in closer.good
    assert closer._replace(good=(), reasons=()) == plain


def test_luck_is_judged_after_a_card_that_nobody_else_saw_was_kept() -> None:
    """I7.1: for all that the next player knows, the card that was kept need not have been there."""
    looked = next(each for each in hiding("imhotep", 114) if each.ply == 69)
    match = looked.match
    ply = next(ply for ply in decisions(match) if ply > looked.ply)
    assert match.action(looked.ply).verb == "keep"
    assert match.mover(ply) != match.mover(looked.ply)
    assert judged(match, ply, Level("tree", 10)).swing is not None


def test_what_speaks_for_the_better_move_is_what_it_brings() -> None:
    ways = last_choices("duel")
    worst, best = ways[0], ways[-1]
    before = best.until(best.plies - 1)
    told = concluded(why(before.game, before.state, best.actions[-1].text, worst.actions[-1].text))
    brought = [way.game.scores(way.state)[before.player] for way in (best, worst)]
    now = next(reason for reason in told if reason.kind == NOW)
    assert now.gain == brought[0] - brought[1]
    assert concluded(why(before.game, before.state, best.actions[-1].text, best.actions[-1].text)) == ()


def test_who_merely_builds_later_is_not_told_to_bring_nothing() -> None:
    """P4.3: beside the lowest god tile the other's turn ends with a tile; building comes afterwards."""
    match = random_match(new_record("pyramids", 2, {}, "later"), 1)
    free = [ply for ply in range(match.plies) if {*match.at(ply).tiles} == {NONE} and match.mover(ply) >= 0]
    choices = [ply for ply in free if match.at(ply).pending[-1].step == "tile"]
    assert len(choices) == ROUNDS
    for ply in choices[:: ROUNDS // 3]:
        lowest, *_, highest = [action.text for action in match.until(ply).legal]
        seen = match.game.observation(match.at(ply), match.mover(ply))
        told = concluded(why(match.game, seen, lowest, highest))
        assert REPLY not in [reason.kind for reason in told]


def test_before_the_end_a_majority_brings_nothing_at_once() -> None:
    """P7.5: others can still get ahead in the tomb."""
    match = random_match(new_record("pyramids", 2, {}, "tomb"), 4)
    builds = [ply for ply in range(match.plies) if match.action(ply).text.startswith("tomb")]
    assert len(builds) > 4
    for ply in builds[:4]:
        seen = match.game.observation(match.at(ply), match.mover(ply))
        told = concluded(why(match.game, seen, match.action(ply).text, match.until(ply).legal[-1].text))
        assert ("tomb", NOW) not in [(reason.category, reason.kind) for reason in told]


def test_the_same_decision_is_judged_the_same_in_slices_of_any_length() -> None:
    match = random_match(new_record("duel", 2, {}, "slices"), 4)
    results = [concluded(judge(match, 30, QUICK, slices)) for slices in (1, 16, 999)]
    assert results[0] == results[1] == results[2]


NEEDED = """decision 39: player 1, turn
                  SWAP  COMBO G12
                  O     PD    T1
                  G3    O     T4
PD    O     PD    .     2     .
T3    SWAP  SWAP  2     2     .
TAKE  G10   T1    .     2     1
player 1: O O T4 PL G5 G6 G8 G9 COMBO
player 2: O O O O O T3 T3 PD G4 PD
out of the game: O T2 T2 T4 PL PD TAKE TAKE PLACE PLACE COMBO
supply 9, reserve 3
player 1 began, first with 5 obelisks: 2
"""


def after(seed: str) -> Match:
    """A boat has come in this position, and the second player may choose."""
    setup = new_record("duel", 2, {"start": "first"}, seed)
    return Match(replace(setup, position=NEEDED)).play("unload R2")


def judged_best(match: Match) -> Judged:
    """The best choice, judged."""
    first = judged(match.play(match.legal[0].text), 1)
    return judged(match.play(first.best), 1)


@pytest.fixture(scope="module")
def draws() -> list[tuple[Judged, int]]:
    """One position, one decision, ten draws after it: each with the place of the seventh tomb tile."""
    matches = [after(f"roll{number}") for number in range(SEEDS)]
    boats = [[TILES[kind] for kind in m.state.slots[BOATS.index("R2") * SLOTS :][:SLOTS]] for m in matches]
    places = [boat.index("G7") if "G7" in boat else -1 for boat in boats]
    return list(zip(map(judged_best, matches), places, strict=True))


def test_a_draw_that_one_player_alone_needs_is_lucky_for_him(draws: list[tuple[Judged, int]]) -> None:
    """D10: it joins two and two of the first player to five. D5.2: three figures reach the first place, so
    there it is likely to be lost."""
    found = {
        name: [each.swing or 0 for each, place in draws if place in places]
        for name, places in {"none": (-1,), "lost": (0,), "needed": (1, 2)}.items()
    }
    assert max(found["needed"]) < -15 < min(found["none"])
    assert max(found["none"]) < 15 < min(found["lost"])
    (worst,) = [each for each, _ in draws if each.swing == min(found["needed"])]
    assert worst.by_chance
    late = worst._replace(ply=LONG.plies - 1)
    review = Review("flat:8", LONG.plies, (late, late._replace(player=0, swing=0)))
    assert account(LONG, review, 0).luck == -account(LONG, review, 1).luck > 0


def test_luck_is_none_on_average_and_no_choice(draws: list[tuple[Judged, int]]) -> None:
    swings = [each.swing or 0 for each, _ in draws]
    assert min(swings) < -25 < 25 < max(swings)
    assert abs(sum(swings)) / SEEDS < 10
    assert any(each.by_chance and not each.turning for each, _ in draws)


def test_a_review_judges_every_choice_in_order_and_goes_on_where_it_stopped() -> None:
    match = LONG.until(24)
    reviews = list(reviewed(match, Level("flat", 16)))
    whole = reviews[-1]
    assert [each.ply for each in whole.judged] == decisions(match)
    assert [len(review.judged) for review in reviews] == list(range(len(whole.judged) + 1))
    assert left(match, reviews[5]) == decisions(match)[5:]
    assert left(match, whole) == []
    accounts = [account(match, whole, player) for player in range(2)]
    assert sum(each.decisions for each in accounts) == len(whole.judged)
    assert sum(each.turning for each in accounts) == len(whole.turning_points)
    assert all(0 < each.accuracy <= 100 for each in accounts)


def test_accuracy_is_the_share_kept_of_what_a_blind_choice_gives_away() -> None:
    move = Judged(0, 0, 500, 0, "a", 500, 0, "a", 500, 0, 10, blind=400)
    worse = move._replace(value=450)
    forced = move._replace(blind=500)
    for moves, accuracy in (
        ([move], 100),
        ([move._replace(value=495)], 100),  # noise
        ([worse], 50),
        ([move, worse], 75),
        ([worse, *[forced] * 9], 50),
        ([move._replace(value=200), move], 0),
        ([forced], 100),
    ):
        assert account(LONG, Review("flat:1", 9, tuple(moves)), 0).accuracy == accuracy


def test_reviews_kept_before_that_was_known_count_every_decision_alike() -> None:
    kept = Judged(0, 0, 500, 0, "a", 500, 0, "a", 480, 0, 10, (), (Reason(NOW, 0, 2, 1, "tomb", ""),))
    row = [*judged_data(kept)[:12], [["now", 0, 2, 1, "tomb", ""]], None, 0]
    assert read_judged(row) == kept
    reviews = [Review("flat:1", 9, (kept, *[kept._replace(value=500)] * n)) for n in (0, 3)]
    assert [account(LONG, review, 0).accuracy for review in reviews] == [0, 75]


def test_luck_counts_from_what_draws_usually_bring() -> None:
    move = Judged(0, 0, 500, 0, "a", 500, 0, "a", 500, 0, 10)
    swings = (50, 10, 130, 10)
    moves = (move._replace(ply=ply, swing=s) for ply, s in enumerate(swings, start=LONG.plies - 4))
    review = Review("flat:1", LONG.plies, tuple(moves))
    assert [(LONG.plies - each.ply, each.swing) for each in review.draws] == [(3, -40), (2, 80), (1, -40)]
    brought = [each.chance_brought(LONG) for each in review.draws]
    assert account(LONG, review, 0).luck == sum(brought)
    assert abs(sum(brought)) < min(map(abs, brought))


@pytest.mark.parametrize(("loss", "spread", "turning"), [(69, 0, False), (70, 34, True), (70, 35, False)])
def test_a_turning_point_gives_away_enough_and_more_than_noise(
    loss: int, spread: int, *, turning: bool
) -> None:
    move = Judged(0, 0, 500, 0, "a", 500, 0, "b", 500 - loss, 0, spread)
    assert move.turning is turning


@pytest.mark.parametrize("game", WITH_OTHERS)
def test_decisions_of_every_game_can_be_judged_and_kept(game: str) -> None:
    match = random_match(new_record(game, game_class(game).info.seats[1], {}, "kept"), 5, 14)
    ply = [p for p in range(match.plies) if match.game.chooses(match.at(p))][-1]
    found = judged(match, ply, Level("flat", 8))
    assert read_judged(judged_data(found)) == found
    assert found.played == match.action(ply).text


@pytest.mark.parametrize(
    "row", [[], [1] * 15, ["", *[1] * 14], [1, 2, 3, 4, "a", 6, 7, "b", 9, 1, 1, 5, 6, 7, 8]]
)
def test_what_is_no_judged_decision_is_refused(row: list[object]) -> None:
    with pytest.raises((ValueError, TypeError)):
        read_judged(row)

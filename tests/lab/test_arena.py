"""The arena: what is played, and what its figures say."""

from concurrent.futures import ProcessPoolExecutor
from math import inf
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from game.bots.ladder import rung
from game.core.errors import BadOption
from game.lab.commands import main
from game.lab.matches.arena import Contest, Deal, Game, bouts, fought, lineup, meet, pairs
from game.lab.matches.ratings import (
    decided,
    elo,
    ladder,
    mean,
    openskill,
    sequential,
    shares_of,
    students,
    tally,
    wilson,
)
from game.lab.matches.report import Pairing, Report, as_chart, as_json, as_text
from game.lab.matches.timing import even
from game.lab.players import BY_PLAYOUTS, seated
from game.lab.running import Runner

HEAP = Contest("template", 2)
WON, LOST, SHARED = Game((1, 2), (9, 5), 0), Game((2, 1), (4, 8), 1), Game((1, 1), (7, 7), 0)
THREE = Contest("template", 3, (("bonus", "low"),))


def report(*results: tuple[str, str, Deal, int]) -> Report:
    return Report(HEAP, tuple(Pairing(one, other, (deal,) * count) for one, other, deal, count in results))


def test_a_bout_deals_alike_to_every_seat() -> None:
    (bout,) = bouts(HEAP, ("greedy", "greedy"), 2)
    one, other = fought(bout)
    assert (one.first, other.first) == (0, 1)
    assert one.points == other.points[::-1]
    assert one.places == other.places[::-1]


def test_a_bout_of_three_gives_one_every_seat() -> None:
    (bout,) = bouts(THREE, lineup("greedy", "random", 3), 3)
    assert bout.lineup == ("greedy", "random", "random")
    games = fought(bout)
    assert [game.first for game in games] == [0, 1, 2]
    assert all(min(game.places) == 1 for game in games)


def test_options_are_mixed_unless_they_are_fixed() -> None:
    def played(options: tuple[tuple[str, str], ...]) -> list[int]:
        """What all have together: 12 to 20 stones and the bonus."""
        contest = Contest("template", 2, options)
        return [sum(fought(bout)[0].points) for bout in bouts(contest, ("greedy",) * 2, 60)]

    low, high, both = played((("bonus", "low"),)), played((("bonus", "high"),)), played(())
    assert [more - less for less, more in zip(low, high, strict=True)] == [3] * 30
    assert low != both != high
    assert all(total in pair for total, *pair in zip(both, low, high, strict=True))
    with pytest.raises(BadOption):
        fought(bouts(Contest("template", 2, (("bonus", "huge"),)), ("greedy",) * 2, 2)[0])


def test_pairs() -> None:
    assert pairs("abc", "all") == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairs("abc", "next") == [("a", "b"), ("b", "c")]
    assert pairs("abc", "first") == [("a", "b"), ("a", "c")]


def test_a_search_without_a_value_can_be_spelled() -> None:
    assert seated("playout:43:60").bot is BY_PLAYOUTS
    assert (seated("playout:43:60").budget.iterations, seated("playout:43:60").budget.temperature) == (43, 60)
    with pytest.raises(BadOption):
        seated("playouts:43")


def test_the_pages_levels_play_too() -> None:
    (bout,) = bouts(HEAP, ("level:7", "flat:30"), 2)
    assert bout.lineup == (f"tree:{rung('template', 2, 7).iterations}", "flat:30")


# ---- figures ----------------------------------------------------------------------------------------


def test_a_tally_counts_wins_shared_ones_and_leads() -> None:
    result = tally([(WON, LOST), (WON, SHARED)])
    assert (result.games, result.won, result.drawn, result.share.share) == (4, 2, 1, 0.625)
    assert result.lead == (4 - 4 + 4 + 0) / 4
    assert tally([(WON, LOST), (WON, SHARED)], 1).share.share == 0.375


def test_an_interval_is_wilsons() -> None:
    assert [round(number, 3) for number in wilson(70, 100)] == [0.7, 0.604, 0.781]
    assert wilson(10, 10).high == 1
    assert 0.7 < wilson(10, 10).low < 0.75


def test_the_mean_has_an_interval_that_is_wide_of_few_and_open_of_one() -> None:
    assert mean([0.0, 0.02, 0.0, 0.02]) == pytest.approx((0.01, -0.0083, 0.0283), abs=1e-4)
    assert mean([5.0]) == (5.0, -inf, inf)


@pytest.mark.parametrize(("degrees", "t"), [(3, 3.182), (5, 2.571), (9, 2.262), (30, 2.042)])
def test_intervals_of_few_are_wide(degrees: int, t: float) -> None:
    assert students(degrees) == pytest.approx(t, rel=0.01)
    assert mean([4.0] * (degrees + 1)) == (4.0, 4.0, 4.0)


def test_elo_of_known_results() -> None:
    """Ten times as many wins are 400 Elo; what is between two others is found, too."""
    shares = [1.0] * 1000 + [0.0] * 100
    assert round(elo({("b", "a"): shares}, "ab")["b"]) in {399, 400}
    chained = elo({("b", "a"): shares, ("c", "b"): shares}, "abc")
    assert round(chained["c"] - chained["b"]) == round(chained["b"]) in {399, 400}


def test_whoever_won_or_lost_everything_has_an_interval_that_is_open() -> None:
    found = ladder({("a", "b"): [1.0] * 20, ("c", "a"): [1.0] * 20}, "abc")
    assert found["b"].low == -inf < found["b"].share < found["b"].high < -250
    assert 250 < found["c"].low < found["c"].share < found["c"].high == inf
    assert found["a"] == (0, 0, 0)


def test_what_hangs_on_a_step_that_was_never_lost_is_as_unsure_as_it() -> None:
    found = ladder({("b", "a"): [1.0] * 20, ("c", "b"): [0.5, 1.0, 0.0, 0.5] * 5}, "abc")
    assert found["b"].high == found["c"].high == inf
    assert 200 < found["c"].low < found["b"].low < found["b"].share - 250
    around = ladder({("b", "a"): [1.0] * 20, ("c", "b"): [1.0] * 20, ("c", "a"): [0.5] * 20}, "abc")
    assert around["b"].high < inf, "it lost to one who shared wins with the first"


def test_a_long_ladder_stands_as_high_as_its_steps_together() -> None:
    steps = {(str(n + 1), str(n)): [1.0] * won + [0.0] * 2 for n, won in enumerate((90, 20, 18, 400, 9, 60))}
    alone = [elo({pair: got}, pair[::-1])[pair[0]] for pair, got in steps.items()]
    assert round(elo(steps, "0123456")["6"], 3) == round(sum(alone), 3) > 2000


def test_the_ladders_intervals_hold_the_rating_and_are_repeatable() -> None:
    met = {("b", "a"): [1.0, 0.5, 1.0, 0.0, 1.0, 1.0, 0.5, 1.0] * 8}
    found = ladder(met, "ab")
    assert found == ladder(met, "ab")
    assert found["b"].low < found["b"].share < found["b"].high < found["b"].low + 250


def test_the_sequential_test_decides() -> None:
    even_, clear = [0.5, 1.0, 0.0, 0.5], [1.0, 0.5, 1.0, 0.5]
    assert sequential(clear * 10).verdict == "better"
    assert sequential(even_ * 500).verdict == "not better"
    assert sequential(even_ * 5).verdict == "open"


def test_openskill_puts_the_winner_first() -> None:
    won = (Game((1, 2, 2), (9, 4, 4), 0),) * 3
    rated = openskill([(("a", "b", "b"), won)] * 8)
    assert rated["a"].low > rated["b"].high


def test_a_report_tells_the_same_in_every_form() -> None:
    found = report(("a", "b", (WON, WON), 20), ("b", "c", (WON, LOST), 20))
    text, chart = as_text(found), as_chart(found)
    assert "a                 b                     40    40      0   100 % (91-100)    4.0  better" in text
    assert "b                 c                     40    20      0     50 % (35-65)    0.0" in text
    assert '"share": [\n    1.0,' in as_json(found)
    drawn = ET.fromstring(chart)
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 3


def test_of_three_players_a_report_also_tells_how_many_one_came_before() -> None:
    deal = tuple(
        Game(places, (9, 8, 7), first) for first, places in enumerate(((1, 2, 3), (2, 1, 3), (2, 1, 2)))
    )
    found = Report(THREE, (Pairing("a", "b", (deal,) * 20),))
    assert "ahead (95 %)" in as_text(found)
    assert "60 20 0 33 % (23-46) 58 % (46-70)" in " ".join(as_text(found).split())
    assert '"ahead": [\n    0.5833,' in as_json(found)
    assert "ahead" not in as_text(report(("a", "b", (WON,), 4)))


# ---- running ----------------------------------------------------------------------------------------


def test_a_contest_comes_to_the_same_in_a_pool_and_after_a_break(tmp_path: Path) -> None:
    tasks = bouts(HEAP, ("flat:30", "greedy"), 24)
    journal = tmp_path / "journal"
    here = list(meet(Runner(journal=journal), tasks))
    with ProcessPoolExecutor(2) as pool:
        assert list(meet(Runner(pool), tasks)) == here
    journal.write_text("\n".join(journal.read_text("utf-8").splitlines()[:7]) + "\n", "utf-8")
    assert list(meet(Runner(journal=journal), tasks)) == here
    assert len(journal.read_text("utf-8").splitlines()) == len(tasks)


def test_a_contest_may_stop_when_it_is_decided() -> None:
    tasks = bouts(HEAP, ("flat:60", "random"), 400)
    deals = decided(Runner(), tasks)
    assert len(deals) < len(tasks)
    assert deals == list(meet(Runner(), tasks[: len(deals)]))
    assert sequential(shares_of(deals)).verdict == "better"
    assert sequential(shares_of(deals[:-20]) or [0.5]).verdict == "open"


def test_even_budgets_follow_speed() -> None:
    tree, flat, four = even(HEAP, ["playout", "flat", "flat*4"], 0.05)
    assert tree.startswith("playout:")
    assert int(four.partition(":")[2]) > 2 * int(flat.partition(":")[2]) > 0


def test_the_command_plays_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stem = tmp_path / "ladder"
    given = ["arena", "duel", "--bots", "greedy,random", "--games", "10", "--option", "tomb=B"]
    assert main([*given, "--out", str(stem)]) == 0
    assert capsys.readouterr().out == stem.with_suffix(".txt").read_text("utf-8") + "\n"
    assert {path.suffix for path in tmp_path.iterdir()} == {".json", ".svg", ".txt"}

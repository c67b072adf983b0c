"""The protocol of the leaderboard: fixed deals, anchors, a file that goes on, agents from outside."""

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from game.bots.thinking import conclude
from game.core.record import new_record
from game.core.registry import game_class
from game.lab.commands import main
from game.lab.envs.dealing import Dealt
from game.lab.envs.tensors import Tensors
from game.lab.matches import leaderboard, protocol, ratings
from game.lab.matches.arena import Game, bouts, dealt, fought, lineup
from game.lab.matches.leaderboard import Board, Row, as_text, measure, read, write
from game.lab.matches.protocol import FEWEST, Protocol, contest
from game.lab.matches.ratings import elo
from game.lab.outsider import Unfit
from game.lab.players import seated
from game.lab.running import Runner
from tests.machine import ROOT

HEAP, DUEL = contest("template", 2), contest("duel", 2)
HERE = "agent:tests.lab.test_protocol"
ENTRIES = ("random", "level:2")
ASKED: list[Mapping[str, Any]] = []


def first(seen: Mapping[str, Any]) -> Any:
    """A scripted agent: the first id that is legal."""
    ASKED.append(seen)
    return seen["action_mask"].argmax()


def stubborn(seen: Mapping[str, Any]) -> int:
    """An agent that looks at nothing."""
    return -len(seen)


def knowing(results: Mapping[tuple[str, str], tuple[int, ...]]) -> Protocol:
    """A protocol that knows of these results for two: of a deal four, if both games were won."""
    blank = Protocol(Runner(), HEAP)
    known = [blank.match(one, other, 0)._replace(halves=got) for (one, other), got in results.items()]
    return Protocol(Runner(), HEAP, known)


THREE_FOURTHS = (4, 2) * 100
STEPS = {(f"level:{n}", f"level:{n - 1}"): THREE_FOURTHS for n in range(2, 8)}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No clock, and intervals of few samples."""
    monkeypatch.setattr(leaderboard, "pace", lambda *_: 0.0015)
    monkeypatch.setattr(ratings, "RESAMPLED", 40)


def test_deals_are_the_environments_own_by_seeds_that_no_number_deals() -> None:
    record = dealt(DUEL, 3)
    assert record == new_record("duel", 2, {}, record.seed)
    assert not record.seed.isdecimal()


def test_whoever_comes_before_another_has_won_against_that_one() -> None:
    won, lost, shared = Game((1, 2), (9, 5), 0), Game((2, 1), (4, 8), 1), Game((1, 1), (7, 7), 0)
    assert [game.halves(0) for game in (won, lost, shared)] == [2, 0, 1]
    both, neither = Game((1, 2, 3), (9, 8, 7), 0), Game((3, 1, 2), (1, 3, 2), 2)
    assert [game.halves(0) for game in (both, Game((2, 1, 2), (5, 6, 5), 1), neither)] == [4, 1, 0]


def test_two_entries_come_to_the_same_in_a_pool_and_after_a_break(tmp_path: Path) -> None:
    journal, files = tmp_path / "journal", [tmp_path / name for name in ("here", "pool", "again")]
    rows = measure(Runner(journal=journal), "template", 2, ENTRIES, 4, files[0])
    played = journal.read_text("utf-8").splitlines(keepends=True)
    with ProcessPoolExecutor(2) as pool:
        assert measure(Runner(pool), "template", 2, ENTRIES, 4, files[1]) == rows
    journal.write_text("".join(played[:-3]), "utf-8")
    assert measure(Runner(journal=journal), "template", 2, ENTRIES, 4, files[2]) == rows
    assert sorted(journal.read_text("utf-8").splitlines(keepends=True)) == sorted(played)
    assert len({file.read_bytes() for file in files}) == 1
    assert [(row.entry, row.deals, row.low, row.high, row.ms) for row in rows] == [
        ("random", 4, None, None, 1.5),
        ("level:2", 4, None, None, 1.5),
    ]
    assert "too few deals" in as_text(rows[0])


def test_what_the_file_knows_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "new" / "file"
    (row,) = measure(Runner(), "template", 2, ["random"], 2, file)
    monkeypatch.setattr(protocol, "meet", lambda *_: pytest.fail("played"))
    assert measure(Runner(), "template", 2, ["random"], 2, file) == [row]
    monkeypatch.setattr(protocol, "VERSION", 1_000)
    with pytest.raises(pytest.fail.Exception):
        measure(Runner(), "template", 2, ["random"], 2, file)


def test_more_deals_between_levels_move_all_that_stand_on_them(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for level in ("level:2", "level:3"):
        measure(Runner(), "template", 2, [level], 2, file)
    before = {row.entry: row for row in read(file)["template for 2"].rows}
    measure(Runner(), "template", 2, ["level:2"], 4, file)
    after = {row.entry: row for row in read(file)["template for 2"].rows}
    assert (after["level:2"].deals, after["level:3"].deals) == (4, 2)
    moved = [after[level].elo - before[level].elo for level in ("level:2", "level:3")]
    assert abs(moved[0]) > 1
    assert abs(moved[0] - moved[1]) <= 1


def test_a_row_whose_levels_are_others_now_stays_as_it_is(tmp_path: Path) -> None:
    """After a calibration; or where somebody else put it into the file while this was played."""
    file = tmp_path / "file"
    measure(Runner(), "template", 2, ["level:2", "level:3"], 2, file)
    held, known = read(file)["template for 2"], Protocol(Runner(), HEAP)
    stale = tuple(row._replace(in_full="tree:7", elo=9_000) for row in held.rows if row.entry == "level:3")
    (row,) = measure(Runner(), "template", 2, ["level:2"], 4, tmp_path / "other")
    known.rated("level:2", 4)
    assert Board(stale, ()).with_row(row, known).rows == (*stale, row)
    (other,) = (each for each in held.rows if each.entry == "level:3")
    assert set(Board(held.rows, ()).with_row(row, known).rows) == {row, other}
    both = held.with_row(row, known)
    assert {match.one for match in both.matches} == {match.one for match in held.matches}
    assert len(both.rows) == 2


def test_level_1_is_at_0_and_the_others_stand_above_it_step_by_step() -> None:
    known = knowing(STEPS)
    found = [known.rated(level) for level in known.levels]
    assert (found[0].elo, found[0].interval, found[0].against) == (0, (0, 0), ())
    step = found[1].elo
    assert 188 < step < 191
    assert [round(one.elo / step, 2) for one in found] == [0, 1, 2, 3, 4, 5, 6]
    assert [one.against for one in found[1:3]] == [("level:1",), ("level:2",)]
    assert found[6].deals == 200
    wide = [one.interval[1] - one.interval[0] for one in found if one.interval]
    assert len(wide) == 7
    assert 0 == wide[0] < wide[1] < wide[3] < wide[6]


@pytest.mark.parametrize(
    ("shares", "anchors"),
    [
        (((1, 2),), ("level:1", "level:2")),
        (((4, 4), (4, 3), (1, 2)), ("level:2", "level:3")),
        (((4, 4), (2, 2)), ("level:1", "level:2")),
        (((4, 4),) * 7, ("level:6", "level:7")),
    ],
)
def test_an_entry_climbs_to_its_anchors(
    shares: tuple[tuple[int, ...], ...], anchors: tuple[str, ...]
) -> None:
    met = {("greedy", f"level:{n}"): got * 10 for n, got in enumerate(shares, 1)}
    found = knowing({**STEPS, ("greedy", "level:2"): (1, 2) * 10, **met}).rated("greedy", 20)
    assert (found.against, found.deals) == (anchors, 20)


def test_of_too_few_deals_no_interval_is_told() -> None:
    results = {("level:2", "level:1"): THREE_FOURTHS[:FEWEST]}
    assert knowing(results).rated("level:2", FEWEST).interval
    results = {("level:2", "level:1"): THREE_FOURTHS[: FEWEST - 1]}
    assert knowing(results).rated("level:2", FEWEST - 1).interval is None


# ---- agents from outside ----------------------------------------------------------------------------


def test_a_scripted_agent_is_shown_what_the_environments_show() -> None:
    ASKED.clear()
    (bout,) = bouts(DUEL, lineup(f"{HERE}:first", "random", 2), 2)
    assert fought(bout) == fought(bout)
    table = Dealt(dealt(DUEL, 0))
    opening = Tensors(table.game, table.choices).of(table.state, table.player)
    assert any(np.array_equal(seen["observation"], opening) for seen in ASKED)
    assert {tuple(sorted(seen)) for seen in ASKED} == {("action_mask", "observation")}
    assert {seen["action_mask"].shape for seen in ASKED} == {(64,)}


def test_an_agent_plays_where_something_is_hidden() -> None:
    hiding = contest("pyramids", 2)
    (bout,) = bouts(hiding, lineup(f"{HERE}:first", "random", 2), 1)
    assert [sorted(game.places) for game in fought(bout)] == [[1, 2], [1, 2]]


def test_an_agent_says_numbers_step_by_step() -> None:
    game = game_class("abusir")(3, {})
    s = Dealt(new_record("abusir", 3, {}, "amun1")).state
    player = s.pending[-1].player
    bot, budget = seated(f"{HERE}:first")
    choice = conclude(bot.think(game, game.observation(s, player), player, 0, budget)).choice
    assert game.refusal(s, game.info.vocabulary.read(choice)) is None


def test_an_agent_that_says_what_is_not_legal_is_told() -> None:
    (bout,) = bouts(DUEL, lineup(f"{HERE}:stubborn", "random", 2), 2)
    with pytest.raises(Unfit, match=r"stubborn said -2, which is not legal; legal are \[\d"):
        fought(bout)


def test_an_agent_with_another_source_is_measured_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "somebodys_agent.py"
    source.write_text("def act(seen):\n    return 0\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    agent = "agent:somebodys_agent:act"
    before, met = Protocol(Runner(), DUEL).match(agent, "level:1", 0), bouts(DUEL, ("level:1", agent), 2)
    assert met == bouts(DUEL, ("level:1", agent), 2)
    source.write_text("def act(seen):\n    return 1\n", "utf-8")
    assert Protocol(Runner(), DUEL).match(agent, "level:1", 0).digest != before.digest
    assert met != bouts(DUEL, ("level:1", agent), 2)


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("levle:3", "level:1 to level:7"),
        ("level:9", "level:1 to level:7"),
        ("agent:mine", "MODULE:FUNCTION"),
        ("agent:nowhere.at_all:act", "No module named 'nowhere'"),
        (f"{HERE}:nothing", "has no attribute 'nothing'"),
        (f"{HERE}:ASKED", "cannot be called"),
    ],
)
def test_what_cannot_be_an_entry_is_told_at_once(entry: str, why: str) -> None:
    with pytest.raises(SystemExit, match="cannot be an entry") as error:
        main(["leaderboard", "duel", "--entries", f"random,{entry}"])
    assert f"{entry} cannot be an entry: " in str(error.value)
    assert why in str(error.value)


def test_a_level_that_a_game_does_not_have_is_none() -> None:
    assert "level:1 to level:3," in protocol.fault("level:4", contest("abusir", 3))


def test_the_command_tells_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.json"
    assert main(["leaderboard", "duel", "--entries", "level:1", "--file", str(file)]) == 0
    assert capsys.readouterr().out == "level:1: 0 Elo, 0 deals against each of: -\n"
    with pytest.raises(SystemExit):
        main(["leaderboard", "duel", "--deals", "0", "--file", str(file)])


# ---- the file of the docs ---------------------------------------------------------------------------


def test_the_file_is_read_as_it_is_written(tmp_path: Path) -> None:
    kept, copy = ROOT / leaderboard.FILE, tmp_path / "copy"
    write(copy, read(kept))
    assert copy.read_bytes() == kept.read_bytes()


def test_ratings_on_record_follow_from_the_matches_beside_them() -> None:
    for name, board in read(ROOT / leaderboard.FILE).items():
        for row in board.rows:
            assert row.elo == round(rated(board, int(name[-1]), row)), (name, row.entry)


def rated(board: Board, players: int, row: Row) -> float:
    """By the matches of the file alone."""
    if not row.against:
        return 0.0
    whole = 2 * players * (players - 1)
    met = {(match.one, match.other): [got / whole for got in match.halves] for match in board.matches}
    tree = {each.entry: each.in_full for each in board.rows if each.entry.startswith("level:")}
    scale = [tree[level] for level in sorted(tree) if level <= row.against[-1]]
    pairs = [*zip(scale[1:], scale, strict=False), *((row.in_full, tree[anchor]) for anchor in row.against)]
    return elo({pair: met[pair] for pair in pairs}, [*scale, row.in_full])[row.in_full]

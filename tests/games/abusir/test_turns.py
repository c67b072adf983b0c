"""Turns, pulls with what comes of them, boats, and how the game ends."""

from pathlib import Path
from typing import Any

import pytest

from game.core.match import Match
from game.core.record import from_text
from game.core.state import Pending
from game.games.abusir import hauling, moving
from game.games.abusir.sled.world import Leg, Pose, Sled
from game.games.abusir.state import FIRST_SITE, AbusirState, arrive
from tests.games.abusir.positions import (
    GAMES,
    after,
    asked,
    at_site,
    built,
    kinds,
    loads,
    placed,
    set_up,
    texts,
    told,
    why,
)

RECORDS = Path(__file__).parent / "records"
UP = "pull low 1 270 100"  # from a stage towards the upper edge


@pytest.mark.parametrize(("players", "starter"), [(3, 0), (4, 2), (5, 4)])
def test_setting_up_goes_counter_clockwise_and_the_start_player_comes_last(
    players: int, starter: int
) -> None:
    game = GAMES[players]
    state = game.initial_state()
    game.apply(state, game.info.vocabulary.of("@start", starter))
    asked_for: list[tuple[str, int]] = []
    while state.pending[-1].step != "act":
        p = state.pending[-1]
        if p.player >= 0 and (p.step, p.player) not in asked_for:
            asked_for.append((p.step, p.player))
        game.apply(state, game.legal_actions(state)[0])
    order = [(starter - 1 - place) % players for place in range(players)]
    assert asked_for == [(step, player) for step in ("berth", "stow", "take") for player in order]
    assert state.pending[-1].player == starter
    assert not any(state.pool)
    assert [len(load) for load in (*state.boats, *state.sleds)] == [5] * 6 + [1] * players
    assert sorted(state.owners) == [0, 1, 2, 3, 4, 5]


def test_the_action_pyramid_pays_for_a_third_action_and_comes_back() -> None:
    state = after(set_up(), "walk 1 S5", "done", "walk 1 S1", "done", "extra")
    assert (state.pyramids[0], state.pending[-1]) == (0, Pending("act", 0, 1, 1))
    state = after(state, "walk 2 S5", "done")
    assert state.pending[-1].player == 1
    state = after(state, "finish", "finish")
    assert (state.pyramids, state.turn) == ([0, 1, 1], 3)
    assert after(state, "walk 3 S5", "done", "finish").pyramids[0] == 1
    assert after(state, "walk 3 S5", "done", "walk 3 S1", "done").pyramids[0] == 0


def test_an_extra_action_forgone_does_not_bring_the_pyramid_back() -> None:
    state = after(set_up(), "walk 1 S5", "done", "walk 1 S1", "done", "extra", "finish")
    assert (state.pyramids[0], state.pending[-1].player) == (0, 1)


def test_load_and_pull_come_in_either_order_but_loading_once() -> None:
    state = loads(set_up(), 5, 5, 5, 5, 5, 5)
    loaded = after(state, "load white I1", "pull low 1 300 8")
    assert (loaded.pending[-1].step, loaded.where[0]) == ("haul", state.where[0])
    assert why(loaded, "load white I1").reason == "load_over"
    pulled = after(state, "pull low 1 300 8")
    assert texts(pulled, "load")
    then = after(pulled, "load white I1", "load white I1", "load white I1")
    assert then.pending[-1].step == "act"
    assert why(after(pulled, "load white I1"), "pull low 1 300 8").reason == "loaded_after_pull"


def test_a_second_leg_takes_over_the_shaking_and_the_next_action_none_of_it() -> None:
    state = after(set_up(), "pull low 1 0 100")
    assert len(state.shaking[0]) == 1
    assert state.shaking[0][0] > 0
    more = after(state, "pull low 1 839 50")
    assert (more.pending[-1].step, more.shaking) == ("act", [[], [], []])


def ending(monkeypatch: pytest.MonkeyPatch, end: str, fallen: tuple[int, ...] = ()) -> AbusirState:
    """A pull that ends so, and brings the second sled somewhere else."""

    def pull(s: AbusirState, player: int, leg: Leg) -> moving.LegResult:
        sleds = [
            Sled(Pose(*pose), shaking=(0.5,) * len(load)) for pose, load in zip(s.poses, s.sleds, strict=True)
        ]
        sleds[1] = sleds[1]._replace(pose=Pose(*moving.start(4)))
        return moving.LegResult(tuple(sleds), fallen, end)

    monkeypatch.setattr(moving, "pull", pull)
    state = set_up()
    state.sleds[0] = kinds("white I1, red L3, black I2")
    return state


@pytest.mark.parametrize(
    "end",
    [
        "hit_pyramid",
        "pushed_into_pyramid",
        "rope_moved_blocks",
        "pushed_sled_lost_block",
        "left_board",
        "entered_river",
    ],
)
def test_an_end_other_than_stopping_ends_the_action(monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    state = ending(monkeypatch, end)
    events = [event.kind for event in told(state, UP)]
    assert events[0] == "pull"
    assert events[-1] == end
    now = after(state, UP)
    assert (now.pending[-1], now.shaking) == (Pending("act", 0, 1), [[], [], []])
    assert (now.where[1], now.stages[4], now.stages[state.where[1]]) == (4, (1,), ())


def test_after_stopping_the_action_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    now = after(ending(monkeypatch, "stopped"), UP)
    assert (now.pending[-1].step, now.pending[-1].a & hauling.LEGS) == ("haul", 1)


def test_blocks_that_fall_go_to_the_stock(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ending(monkeypatch, "stopped", fallen=(2, 0))
    now = after(state, UP)
    assert now.sleds[0] == kinds("red L3")
    for kind in kinds("white I1, black I2"):
        assert now.stock[kind] == state.stock[kind] + 1
    assert [e.params["shape"] for e in told(state, UP) if e.kind == "fall"] == ["I2", "I1"]


def test_a_stage_is_held_by_the_sled_that_was_there_first() -> None:
    state = set_up()
    state = placed(state, 1, "B5")
    state.poses[0], state.where[0] = moving.aligned(state, 1, 30, -10, 0), 4
    hauling.settle(state)
    assert state.stages[4] == (1, 0)
    state.poses[1] = moving.start(5)
    hauling.settle(state)
    assert state.stages[4:] == [(0,), (1,)]


@pytest.mark.parametrize(
    ("name", "stage", "orders"),
    [
        # a pushed sled overlaps B4 before the one that pulls
        ("pushed_first", 3, [(), (0, 3)]),
        # another comes to two at B2, then the first of them leaves
        ("next_in_line", 1, [(0, 2), (0, 2, 1), (2, 1)]),
    ],
)
def test_of_several_sleds_at_a_stage_the_one_that_came_first_counts(
    name: str, stage: int, orders: list[tuple[int, ...]]
) -> None:
    match = Match(from_text((RECORDS / f"{name}.txt").read_text(encoding="utf-8")))
    states = [match.at(ply) for ply in range(match.plies + 1)]
    assert [*dict.fromkeys(state.stages[stage] for state in states)] == orders
    for state in states:
        assert match.game.read(match.game.write(state)) == state


def test_boats_shift_once_more_and_a_small_stock_ends_the_game_with_the_round() -> None:
    state = loads(set_up(), 0, 0, 0, 0, 1, 0)
    state.sleds[0] = []
    state.stages[4] = ()
    arrive(state, 0, 4)
    state.stock = [0] * 12
    state.stock[kinds("red I1")[0]] = 3
    events = [event.kind for event in told(state, "load white I1")]
    assert (events.count("shift"), events.count("short"), events.count("stow")) == (2, 6, 3)
    state = after(state, "load white I1")
    assert (state.short, [len(boat) for boat in state.boats]) == (1, [0, 3, 0, 0, 0, 0])
    state = after(state, "done", "finish", "finish")
    assert state.pending
    assert not after(state, "finish").pending


GROUND = ("1 white I3 a1 b1 c1", "1 red I3 d1 d2 d3", "1 white I3 b4 c4 d4", "2 white I3 a2 a3 a4")
REST = ("1 red I2 b2 c2", "2 red I2 b3 c3", "2 red I2 e1 f1", "1 red I2 e2 f2")


def nearly(*sites: str) -> AbusirState:
    """The first player can put the last block on the last of these; the others are complete."""
    state = set_up()
    for site in sites[:-1]:
        state = built(state, site, *GROUND, *REST, "2 red I1 g1")
    state = built(state, sites[-1], *GROUND, *REST)
    return at_site(state, 0, sites[-1], "white I1, white I2", workers=2)


def test_the_21st_cell_completes_and_scores_a_pyramid() -> None:
    state = nearly("S1")
    events = [(e.kind, e.player, e.points) for e in told(state, "build white I1 g1") if e.kind != "turn"]
    assert events == [
        *(("build", 0, 0), ("complete", 0, 0)),
        *(("rank", 0, 6), ("rank", 1, 4), ("last", 0, 1)),
    ]
    now = after(state, "build white I1 g1")
    assert (GAMES[3].scores(now), now.pending[-1]) == ([7, 4, 0], Pending("act", 0, 1))


def test_the_fifth_pyramid_ends_the_game_with_the_round() -> None:
    state = after(nearly("S1", "S2", "S3", "S4", "S5"), "build white I1 g1", "finish", "finish")
    assert state.pending
    assert not after(state, "finish").pending


def test_the_game_ends_at_once_when_nothing_fits_any_more() -> None:
    state = nearly("S1", "S2", "S3", "S4")
    for site in ("S5", "S6", "S7"):
        state = built(state, site, *GROUND, *REST)
    state.sleds = [kinds("white I1, white I2"), [], []]
    state.boats, state.stock = [kinds("white L3")] * 6, [0] * 12
    now = after(state, "build white I1 g1")
    assert not now.pending
    events = [event.kind for event in told(state, "build white I1 g1")]
    assert events[events.index("stuck") + 1] == "end"
    assert [event.rule for event in told(state, "build white I1 g1") if event.kind == "stuck"] == ["A11.1"]


def test_three_idle_rounds_end_the_game() -> None:
    state = after(set_up(), *["finish"] * 8)
    assert state.pending
    assert not after(state, "finish").pending
    busy = after(loads(set_up(), 5, 5, 5, 5, 5, 5), "load white I1", "done", "finish", *["finish"] * 10)
    assert busy.pending
    assert not after(busy, "finish").pending


def test_a_tie_is_broken_by_sites_then_by_blocks_on_the_sled() -> None:
    state = built(set_up(), "S1", "1 white I1 a1", "2 white I1 b1", "3 white I1 c1")
    built(state, "S2", "1 white I1 a1", "2 white I1 b1", "3 white I1 c1")
    assert GAMES[3].ranking(state) == [1, 1, 1]
    state.sleds[1] = kinds("red I1, red I1")
    assert GAMES[3].ranking(state) == [2, 1, 2]
    tied: Any = GAMES[3].outcome(state)
    assert (tied.winners, tied.points, tied.tie_broken) == ((1,), 4, True)


def test_what_a_search_looks_at_changes_nothing_and_lands_where_it_should() -> None:
    state = loads(set_up(), 5, 5, 5, 5, 5, 5)
    kept = state.clone()
    assert {action.verb for action in GAMES[3].candidates(state)} == {"load"}
    assert state == kept
    state.sleds[0] = kinds("red I1, red I2, red I3")
    pulls = [action for action in GAMES[3].candidates(state) if action.verb == "pull"]
    reached = [after(state, action.text) for action in pulls]
    assert len({came.where[0] for came in reached if came.where[0] >= FIRST_SITE}) == len(pulls) >= 2
    assert all(came.sleds[0] == state.sleds[0] for came in reached)


def test_where_a_pull_leads_playouts_leave_the_sled() -> None:
    state = loads(set_up(), 5, 5, 5, 5, 5, 5)
    state.sleds[0] = kinds("red I1, red I2, red I3")
    to_sites = [landing.args[0] for landing in GAMES[3].playout_actions(state) if landing.verb == "@land"]
    reached = [after(state, action.text) for action in GAMES[3].candidates(state) if action.verb == "pull"]
    came = [each for each in reached if each.where[0] in to_sites]
    assert len(came) >= 2
    for each in came:
        assert each.pending[-1].step == "haul"
        assert [action.text for action in GAMES[3].playout_actions(each)] == ["done"]


def test_a_position_promises_more_the_farther_the_blocks_have_come() -> None:
    state = loads(set_up(), 5, 5, 5, 5, 5, 5)
    promised = []
    brought = ("red I1", FIRST_SITE)
    for load, where, worker in (("", 0, 0), ("red I1", 0, 0), (*brought, 0), (*brought, 1)):
        state.sleds[0], state.where[0], state.workers[0][0] = kinds(load) if load else [], where, worker
        promised.append(GAMES[3].prospects(state)[0])
    promised.append(GAMES[3].prospects(built(state, "S1", "1 red I1 a1"))[0])
    assert promised == sorted(promised)
    assert len(set(promised)) == len(promised)
    state.pending.clear()
    assert GAMES[3].prospects(state) == [300, 0, 0]


def test_playouts_end_with_pyramids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "pull", None)
    state = asked(set_up(), "haul")
    game = GAMES[3]
    while state.pending:
        offered = game.playout_actions(state)
        game.apply(state, offered[state.ply % len(offered)])
    assert sum(game.scores(state)) > 0


def test_a11_5_everybody_is_warned_before_three_idle_rounds_end_the_game() -> None:
    """Two rounds in a row pass, then a third one; whoever loads in it keeps the game going."""
    said = [[event.kind for event in told(_idle(3, passed), "finish")] for passed in (2, 3, 5, 6, 8)]
    counts = [[kind for kind in kinds if kind.startswith("idle")] for kinds in said]
    assert counts == [[], [], ["idle"], [], ["idle_end"]]
    assert after(_idle(3, 5), "finish").pending
    assert after(_idle(3, 8), "finish").pending == []
    assert [event.rule for event in told(_idle(3, 8), "finish") if event.kind == "idle_end"] == ["A11.5"]


def test_a11_5_a_game_that_ends_otherwise_does_not_warn() -> None:
    state = _idle(3, 5)
    state.short = 1
    assert "idle" not in [event.kind for event in told(state, "finish")]


def _idle(players: int, passed: int) -> AbusirState:
    """So many turns without a loaded or built block, and the next one is about to end so, too."""
    state = after(set_up(players), *["finish"] * passed)
    assert state.idle == passed
    return state

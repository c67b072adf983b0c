"""Why something is not possible, with the rule: loading, walking, building."""

import pytest

from game.core.state import Pending
from game.core.steps import Refusal
from game.games.abusir import moving
from game.games.abusir.hauling import ALIGNED, LOAD_OVER, LOADED, PULL_OVER
from game.games.abusir.state import AbusirState
from tests.games.abusir.positions import GAMES, after, asked, at_site, built, kinds, loads, set_up, why


def reason(state: AbusirState, text: str) -> tuple[str, str]:
    told = why(state, text)
    return told.reason, told.rule


def at_stage() -> AbusirState:
    """The first player at the stage of the own boat, nothing on the sled."""
    state = loads(set_up(), 5, 5, 5, 5, 5, 5)
    state.sleds[0] = []
    return state


def test_setting_up() -> None:
    game = GAMES[3]
    state = game.initial_state()
    game.settle(state, lambda _: 0)
    taken = game.legal_actions(state)[0].text
    assert reason(state, "load white I1") == ("asked_berth", "A3.5")
    state = after(state, taken)
    assert reason(state, taken) == ("berth_taken", "A3.5")
    while state.pending[-1].step == "berth":
        state = after(state, game.legal_actions(state)[0].text)
    assert reason(state, "take white I1") == ("asked_stow", "A3.6")
    state = after(state, "stow red L3")
    assert why(state, "stow red L3") == Refusal("pool_has_none", "A3.6", {"colour": "red", "shape": "L3"})
    while state.pending[-1].step == "stow":
        state = after(state, game.legal_actions(state)[0].text)
    assert reason(state, "stow white I1") == ("asked_take", "A3.8")
    state.stock[0] = 0
    assert reason(state, "take white I1") == ("stock_has_none", "A3.8")


def test_loading() -> None:
    state = at_stage()
    assert reason(state, "load red L3") == ("boat_has_none", "A5.3")
    assert reason(asked(state.clone(), "haul", LOADED | LOAD_OVER, 1), "load white I1") == (
        "load_over",
        "A5.5",
    )
    assert reason(asked(state.clone(), "haul", LOADED, 3), "load white I1") == ("limit_reached", "A5.3")
    held = state.clone()
    held.stages[held.where[0]] = (1, 0)
    assert reason(held, "load white I1") == ("stage_held", "A5.4")
    full = state.clone()
    full.sleds[0] = [0] * 5
    assert reason(full, "load white I1") == ("sled_full", "A5.3")
    empty = state.clone()
    empty.boats[empty.where[0]] = []
    assert reason(empty, "load white I1") == ("boat_empty", "A5.3")
    assert reason(at_site(state.clone(), 0, "S1"), "load white I1") == ("not_at_stage", "A5.1")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("align 30 15 15", "shifted_too_far"),
        ("align 20 0 -5", "leaves_stage"),
        ("align 20 0 5", "on_sled"),
    ],
)
def test_aligning(text: str, expected: str) -> None:
    state = at_stage()
    state.poses[1] = moving.aligned(state, 0, 30, -15, 0)
    assert reason(state, text) == reason(asked(state, "haul"), text) == (expected, "A5.2")


def test_aligning_comes_once_and_before_loading() -> None:
    state = after(at_stage(), "align 20 0 5")
    assert state.pending[-1].a == ALIGNED
    assert {action.verb for action in GAMES[3].legal_actions(state)} == {"load"}
    assert reason(state, "done") == ("aligned_for_nothing", "A5.2")
    assert reason(state, "pull low 1 0 100") == ("aligned_for_nothing", "A5.2")
    assert reason(state, "align 20 0 5") == ("aligned_once", "A5.2")
    assert reason(after(at_stage(), "load white I1"), "align 20 0 0") == ("aligned_once", "A5.2")


def test_pulling_is_refused_only_when_it_is_over() -> None:
    state = asked(at_stage(), "haul", PULL_OVER | 2, 0)
    assert reason(state, "pull high 3 2879 1100") == ("pull_over", "A6.2")
    loaded = asked(at_stage(), "haul", LOADED | PULL_OVER | 1, 1)
    assert reason(loaded, "pull high 3 2879 1100") == ("loaded_after_pull", "A5")
    for text in ("pull low 1 0 1", "pull high 3 2879 1100"):
        assert GAMES[3].refusal(at_stage(), GAMES[3].info.vocabulary.read(text)) is None


def test_walking() -> None:
    state = after(set_up(), "walk 2 S5")
    assert reason(state, "walk 2 S1") == ("has_walked", "A7.2")
    assert reason(state, "walk 1 C") == ("stands_there", "A7.1")
    assert reason(state, "walk 3 S4") == ("too_far", "A7.1")
    assert reason(state, "finish") == ("asked_walk", "A7.1")


def test_building() -> None:
    state = at_site(set_up(), 0, "S2", "white I1, white I2, red L3", workers=1)
    state = built(state, "S2", "2 white I2 b2 c2")
    assert reason(state, "build white I3 a1 b1 c1") == ("not_on_sled", "A8.1")
    assert reason(state, "build white I1 b2") == ("cell_filled", "A8.3")
    assert reason(state, "build white I2 e1 e2") == ("rests_on_gap", "A8.4")
    assert reason(state, "build white I1 g1") == ("rests_on_gap", "A8.4")
    assert reason(state, "build white I1 a1") == ("only_corner", "A8.5")
    assert reason(state, "build white I1 d4") == ("touches_nothing", "A8.5")
    assert reason(at_site(state.clone(), 0, "S2", "white I1"), "build white I1 a2") == ("no_worker", "A8.1")
    away = state.clone()
    away.where[0] = -1
    assert reason(away, "build white I1 a2") == ("not_at_site", "A8.1")
    spent = built(state.clone(), "S1", "1 red I1 a1")
    for site in ("S3", "S4", "S5", "S6"):
        spent = built(spent, site, "1 red I1 a1")
    assert reason(spent, "build white I1 a2") == ("no_marker", "A8.7")
    assert reason(asked(state, "build", 1), "walk 1 S1") == ("asked_build", "A8.1")


def test_a_complete_pyramid_takes_no_more() -> None:
    state = at_site(set_up(), 0, "S2", "white I1", workers=1)
    ground = ("1 white I3 a1 b1 c1", "1 red I3 d1 d2 d3", "1 white I3 b4 c4 d4", "2 white I3 a2 a3 a4")
    rest = ("1 red I2 b2 c2", "2 red I2 b3 c3", "2 red I2 e1 f1", "1 red I2 e2 f2", "1 red I1 g1")
    assert reason(built(state, "S2", *ground, *rest), "build white I1 a1") == ("already_complete", "A8.1")


def test_a_turn() -> None:
    state = set_up()
    assert reason(state, "extra") == ("extra_comes_last", "A4.2")
    assert reason(state, "done") == ("nothing_begun", "A4.1")
    assert reason(state, "berth B1") == ("asked_act", "A4.1")
    state = after(state, "walk 1 S5", "done", "walk 1 S1", "done")
    assert state.pending[-1].step == "extra"
    assert reason(state, "walk 1 S2") == ("actions_used", "A4.2")
    third = after(state, "extra")
    assert reason(third, "extra") == ("no_pyramid", "A4.2")
    third.pyramids[0], third.pending[-1] = 0, Pending("act", 0, 2)
    assert reason(third, "extra") == ("no_pyramid", "A4.2")


def test_a_boat_is_filled_from_its_own_stock() -> None:
    state = asked(loads(set_up(), 0, 5, 0, 5, 5, 5), "refill", 2)
    assert reason(state, "stow red I1") == ("other_stock", "A9.3")
    state.stock[kinds("white L3")[0]] = 0
    assert reason(state, "stow white L3") == ("stock_has_none", "A9.3")
    assert reason(state, "done") == ("asked_refill", "A9.7")

"""The worked examples of the rules, A1 to A8."""

import pytest

from game.games.abusir import scoring
from game.games.abusir import tables as box
from game.games.abusir.building import builds
from game.games.abusir.network import PATHS
from game.games.abusir.placements import PLACES, fits
from game.games.abusir.state import arrive
from tests.games.abusir.positions import TEXTS, after, asked, at_site, built, loads, set_up, texts, why

WHITE_GROUND = ("1 white I3 a1 b1 c1", "2 white I3 d1 d2 d3", "3 white I3 b4 c4 d4", "1 white I3 a2 a3 a4")
TOP = ("1 white I2 e1 f1", "2 white I2 e2 f2", "1 white I1 g1")
MIDDLE = ("1 black I2 b2 c2", "1 black I2 b3 c3")


@pytest.mark.parametrize(
    ("counts", "worth", "expected"),
    [
        ([4, 4, 3], box.RANKS_COMPLETE, [5, 5, 2]),
        ([6, 2, 1], box.RANKS_COMPLETE, [6, 4, 2]),
        ([5, 3, 3], box.RANKS_COMPLETE, [6, 3, 3]),
        ([4, 4, 4], box.RANKS_COMPLETE, [4, 4, 4]),
        ([5, 5, 5, 1], box.RANKS_COMPLETE, [4, 4, 4, 0]),
        ([7, 0, 0], box.RANKS_COMPLETE, [6, 0, 0]),
        ([3, 2, 2, 2, 2], box.RANKS_COMPLETE, [6, 1, 1, 1, 1]),
        ([3, 3, 0], box.RANKS_INCOMPLETE, [2, 2, 0]),
        ([2, 2, 2], box.RANKS_INCOMPLETE, [2, 2, 2]),
    ],
)
def test_a1_a2_ties_share_the_ranks_they_fill(
    counts: list[int], worth: tuple[int, ...], expected: list[int]
) -> None:
    assert scoring.shares(counts, worth) == expected


def test_a1_the_last_block_counts_one_more_and_is_not_shared() -> None:
    ground = ("1 white I3 a1 b1 c1", "1 red I3 d1 d2 d3", "1 white I3 b4 c4 d4", "2 white I3 a2 a3 a4")
    state = built(
        set_up(), "S1", *ground, "2 red I2 b2 c2", "2 red I2 b3 c3", "2 red I2 e1 f1", "1 red I2 e2 f2"
    )
    built(state, "S1", "3 red I1 g1")
    assert scoring.of_complete(state, 0) == [5, 5, 3]
    assert [(e.player, e.points, e.rule) for e in scoring.told_complete(state, 0)] == [
        *((0, 5, "A10.2"), (1, 5, "A10.2"), (2, 2, "A10.1"), (2, 1, "A10.3")),
    ]


def test_a3_hidden_cubes_do_not_break_the_colour() -> None:
    state = built(set_up(), "S1", *WHITE_GROUND, *MIDDLE, *TOP)
    assert scoring.one_colour(state.built[0])
    assert scoring.scores(state) == [6 + 1 + 3, 4 + 3, 2 + 3]
    mixed = built(
        set_up(),
        "S1",
        *("1 black I2 a2 b2", "1 white I3 a1 b1 c1", "2 white I3 d1 d2 d3", "3 white I3 b4 c4 d4"),
        *("1 white I2 a3 a4", "1 white I1 c2", "1 white I2 b3 c3", *TOP),
    )
    assert not scoring.one_colour(mixed.built[0])
    assert scoring.scores(mixed) == [6 + 1, 4, 2]


def test_a4_no_block_lies_over_a_gap() -> None:
    ground = PLACES[TEXTS.index("I2 b2 c2")].cells
    assert fits(PLACES[TEXTS.index("I2 e1 f1")], ground)
    assert not any(fits(PLACES[at], ground) for at, text in enumerate(TEXTS) if text.startswith("L3 e"))


def test_a5_boats_shift_and_are_filled() -> None:
    state = loads(set_up(), 3, 0, 4, 5, 1, 2)
    state.owners = [1, 2, 3, 4, 0, 5]
    state.stages[4] = ()
    arrive(state, 0, 4)
    state.sleds[0] = []
    state = after(state, "load white I1")
    assert [len(boat) for boat in state.boats] == [2, 3, 0, 4, 5, 0]
    chosen = []
    while state.pending[-1].step == "refill":
        chosen.append(texts(state, "stow")[0])
        state = after(state, chosen[-1])
    assert [text.split()[1] for text in chosen] == ["white"] * 5 + ["red"] * 3
    assert [len(boat) for boat in state.boats] == [5, 3, 5, 4, 5, 0]
    assert state.owners == [5, 1, 2, 3, 4, 0]
    assert (state.pending[-1].step, state.short) == ("haul", 0)
    assert why(state, "load white I1").reason == "load_over"


def test_a6_how_much_may_be_loaded() -> None:
    state = loads(set_up(), 5, 5, 5, 5, 5, 5)
    own = state.owners.index(0)
    for carried, berth, most in ((3, own, 2), (0, own, 3), (0, state.owners.index(5), 2), (4, own, 1)):
        now = state.clone()
        now.sleds[0], now.stages[berth] = [0] * carried, ()
        arrive(now, 0, berth)
        loaded = 0
        while texts(now, "load"):
            now, loaded = after(now, texts(now, "load")[0]), loaded + 1
        assert loaded == most
        assert why(now, "load white I1").reason in ("sled_full", "limit_reached")


def test_a7_three_paths_take_two_actions() -> None:
    assert PATHS[0][box.NODES.index("S4")] == 3
    state = set_up()
    assert why(state, "walk 1 S4").params == {"node": "S4", "count": 3}
    state = after(state, "walk 1 S6", "done", "walk 1 S4", "done")
    assert state.workers[0] == [4, 0, 0]


def test_a8_two_blocks_a_worker_in_each_action() -> None:
    blocks = "white I1, white I1, white I1, white I1, red I1"
    state = at_site(set_up(), 0, "S1", blocks, workers=1)
    state = after(state, "build white I1 a1", "build white I1 b1")
    assert (state.pending[-1].step, len(state.sleds[0])) == ("act", 3)
    state = after(state, "build white I1 c1", "build red I1 d1")
    assert (len(state.sleds[0]), len(state.built[0])) == (1, 4)
    assert builds(asked(state, "build", 1), 0)

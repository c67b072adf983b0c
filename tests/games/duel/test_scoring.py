"""D9: every site and side, the points beside them, the winner, the ledger."""

import pytest

from game.core.match import Match
from game.core.state import Event
from game.games.duel.tables import SITE_OF, SITES, TILES
from tests.games.duel.positions import BLACK, WHITE, board, duel, ledger, points, sheet, told
from tests.helpers import do, random_duel


def times(tile: str, count: int) -> str:
    return " ".join([tile] * count)


# ---- side A -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [(0, 0, [0, 0]), (1, 0, [7, 0]), (0, 1, [0, 7]), (3, 3, [3, 3]), (4, 3, [10, 3]), (2, 10, [2, 16])],
)
def test_d9_1_obelisk_a_a_point_a_tile_and_six_for_strictly_more(
    white: int, black: int, expected: list[int]
) -> None:
    assert points("obelisk", "A", sheet(times("O", white), times("O", black))) == expected


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        ("", "", [0, 0]),
        ("T1", "T4", [1, 4]),
        ("T4 T2 T1", "T3 T3 T3", [7, 9]),
        ("T1 T1 T2 T3 T4", "", [11, 0]),
    ],
)
def test_d9_2_temple_a_a_point_a_symbol(white: str, black: str, expected: list[int]) -> None:
    assert points("temple", "A", sheet(white, black)) == expected


@pytest.mark.parametrize(("count", "expected"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_d9_3_pyramids_a_light_and_dark_separately(count: int, expected: int) -> None:
    assert points("pyramids", "A", sheet(times("PL", count), times("PD", count))) == [expected, expected]
    assert points("pyramids", "A", sheet(f"{times('PL', count)} PD")) == [expected + 1, 0]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ("", 0),
        ("5", 1),
        ("5 6", 4),
        ("6 5 7", 9),
        ("1 2 3 4", 16),
        ("3 4 5 6 7", 25),
        ("1 2 3 4 5 6 7 8 9 10 11 12", 25),
        ("1 12", 2),
        ("11 12 1 2", 8),
        ("1 3 5 7 9 11", 6),
        ("2 3 4 8", 10),
        ("1 2 4 5 6 12", 14),
    ],
)
def test_d9_4_tomb_a_each_run_by_its_length(numbers: str, expected: int) -> None:
    own = " ".join(f"G{number}" for number in numbers.split())
    assert points("tomb", "A", sheet(black=own)) == [0, expected]


# ---- side B -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("white", "black", "black_first", "expected"),
    [
        (0, 0, False, [0, 0]),
        (4, 4, False, [0, 0]),
        (5, 0, False, [12, 0]),
        (5, 5, False, [12, 6]),
        (5, 5, True, [6, 12]),
        (7, 5, True, [6, 12]),
        (9, 3, False, [12, 0]),
        (10, 2, False, [18, 0]),
        (0, 12, False, [0, 18]),
    ],
)
def test_d9_5_obelisk_b_first_and_other_to_five_and_ten(
    white: int, black: int, black_first: bool, expected: list[int]
) -> None:
    state = sheet(times("O", white), times("O", black), black_first=black_first)
    assert points("obelisk", "B", state) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ("", 0),
        ("3", 1),
        ("3 3 3", 3),
        ("1 4", 4),
        ("1 2 3", 9),
        ("1 2 3 4", 16),
        ("1 1 2 2", 8),
        ("1 1 2 4 4", 13),
        ("1 1 1 2 2 2 3 3 3 4 4 4", 48),
        ("1 2 2 2 3 3", 14),
    ],
)
def test_d9_6_temple_b_sets_of_different_values(values: str, expected: int) -> None:
    own = " ".join(f"T{value}" for value in values.split())
    assert points("temple", "B", sheet(own)) == [expected, 0]


@pytest.mark.parametrize(("count", "expected"), list(enumerate([-6, 0, 4, 10, 18, 30, 45])))
def test_d9_7_pyramids_b_only_the_smaller(count: int, expected: int) -> None:
    assert points("pyramids", "B", sheet(f"{times('PL', 6)} {times('PD', count)}")) == [expected, -6]
    assert points("pyramids", "B", sheet("", f"{times('PD', 6)} {times('PL', count)}")) == [-6, expected]
    assert points("pyramids", "B", sheet(f"{times('PD', count)} {times('PL', count)}")) == [expected, -6]


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [("", 0), ("7", 4), ("1 12", 8), ("2 3 4 8", 8), ("1 2 3 4 5 6 7 8 9 10 11 12", 4), ("1 3 5 7 9 11", 24)],
)
def test_d9_8_tomb_b_four_a_run(numbers: str, expected: int) -> None:
    own = " ".join(f"G{number}" for number in numbers.split())
    assert points("tomb", "B", sheet(own)) == [expected, 0]


# ---- always -----------------------------------------------------------------------------------------


def test_d9_9_an_unused_action_tile_is_a_point() -> None:
    game, state = duel(), board("... ... ...", white="TAKE TAKE SWAP", black="COMBO")
    assert game.scores(state) == [3, 1]
    assert [*game.closing(state)] == [
        Event("unused", WHITE, {"count": 3}, 3, "actions", "D9.9"),
        Event("unused", BLACK, {"count": 1}, 1, "actions", "D9.9"),
    ]


def test_d9_10_an_own_figure_on_any_square_is_a_point() -> None:
    game, state = duel(), board("WW. B.. ..W", gone="R1 R3")
    assert game.scores(state) == [3, 1]
    assert [*game.closing(state)] == [
        Event("standing", WHITE, {"count": 3}, 3, "figures", "D9.10"),
        Event("standing", BLACK, {"count": 1}, 1, "figures", "D9.10"),
    ]


def test_d9_totals_may_be_negative() -> None:
    game = duel(pyramids="B")
    assert game.scores(sheet()) == [-6, -6]
    assert ledger(game, sheet()) == [
        Event("start", player, {}, -6, "pyramids", "D9.7") for player in (WHITE, BLACK)
    ]


@pytest.mark.parametrize(
    ("white", "black", "places"), [("T4", "T3", [1, 2]), ("T3", "T4", [2, 1]), ("T4", "T4", [2, 1])]
)
def test_d9_11_the_higher_total_wins_and_on_a_tie_who_did_not_start(
    white: str, black: str, places: list[int]
) -> None:
    state = sheet(white, black)
    assert duel().ranking(state) == places
    state.starter = BLACK
    assert duel().ranking(state) == ([1, 2] if white == black else places)


# ---- the ledger -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(40))
def test_the_ledger_sums_to_the_scores_at_every_moment(number: int) -> None:
    match = random_duel(number)
    for ply in range(match.plies + 1):
        part = match.until(ply)
        sums = [sum(event.points for event in part.ledger() if event.player == player) for player in (0, 1)]
        assert sums == match.game.scores(part.state)


@pytest.mark.parametrize("number", range(20))
def test_points_of_sites_are_told_with_the_tile_that_brought_them(number: int) -> None:
    """Before the first decision only pyramids cost points; the rest is told with a gain, or at the end."""
    match = random_duel(number)
    for event in match.ledger():
        if event.move is None:
            assert event == Event("start", event.player, {}, -6, "pyramids", "D9.7")
        elif event.category in SITES:
            gains = [told for told in match.events(event.move) if told.kind in ("gain", "take")]
            if event.kind == "level":
                assert (event.points, event.rule) == (-6, "D9.1")
                assert {gain.params["tile"] for gain in gains if gain.player != event.player} >= {"O"}
            else:
                assert event in gains
                assert SITE_OF[TILES.index(str(event.params["tile"]))] == event.category
        else:
            assert (event.kind, event.category) in (("unused", "actions"), ("standing", "figures"))
            assert event.move == match.plies - 1


def test_the_bonus_of_obelisk_a_moves_with_the_majority() -> None:
    game = duel()
    state = board("W.B ... ...", white="O", loads={"R1": "T1 O O"})
    assert game.scores(state) == [1 + 6 + 1, 0 + 1]
    events = told(game, board("WB. ... ...", white="O", loads={"R1": "O T1 O"}, black="O"), "unload R1")
    assert [(event.kind, event.player, event.points, event.category) for event in events if event.points] == [
        ("gain", WHITE, 7, "obelisk"),
        ("gain", BLACK, 1, "temple"),
    ]
    events = told(game, board("B.. ... W.B", white="O", loads={"R1": "O T1 O"}), "place 1 2", "unload R1")
    assert [(event.kind, event.player, event.points, event.category) for event in events if event.points] == [
        ("gain", BLACK, 1, "obelisk"),
        ("level", WHITE, -6, "obelisk"),
        ("gain", WHITE, 1, "temple"),
    ]


def test_the_race_of_obelisk_b_is_told_when_it_is_won() -> None:
    game = duel(obelisk="B")
    state = board("BW. ... ...", white="O O O O", black="O O O O", loads={"R1": "T1 O O"})
    gains = [event for event in told(game, state, "unload R1") if event.points]
    assert [(event.player, event.points, event.params["count"]) for event in gains] == [
        (BLACK, 12, 5),
        (WHITE, 6, 5),
    ]
    assert do(game, state, "unload R1").first == BLACK


def test_a_tile_taken_from_a_boat_tells_its_points() -> None:
    game = duel()
    (taken, uncovered) = told(
        game, board("... ... ...", white="TAKE", loads={"R1": "O G4 G5"}), "play TAKE", "take R1 2"
    )
    assert taken == Event(
        "take", WHITE, {"tile": "G4", "boat": "R1", "slot": 2, "count": 1}, 1, "tomb", "D9.4"
    )
    assert (uncovered.kind, uncovered.points) == ("uncover", 0)


def test_points_as_if_the_game_ended_now_follow_every_change() -> None:
    game = duel(tomb="B")
    state = board("W.. ... ...", white="G1 G3", loads={"R1": "O G2 T4"})
    assert game.scores(state) == [1 + 8, 0]
    state = do(game, state, "place 1 3")
    assert game.scores(state) == [2 + 8, 0]
    state = do(game, state, "unload R1")
    assert game.scores(state) == [4 + 4, 0]


def test_every_category_is_one_of_the_sheet() -> None:
    match = Match(random_duel(5).record)
    assert match.game.info.categories == (*SITES, "actions", "figures")
    assert {entry.category for entry in match.ledger()} <= set(match.game.info.categories)

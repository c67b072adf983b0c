"""D1 to D3: components, harbour, the deal."""

from collections import Counter
from itertools import product

import pytest

from game.core.chance import draw, shuffled
from game.core.match import Match
from game.core.record import new_record
from game.core.state import Event
from game.games.duel import tables
from game.games.duel.game import Duel
from game.games.duel.scoring import SITES
from game.games.duel.tables import BOATS, COPIES, LINES, SITE_OF, SQUARES, TILES
from tests.games.duel.invariants import faults
from tests.helpers import random_match

SEEDS = [f"deal{n}" for n in range(12)]


def start(seed: str, **options: str) -> Match:
    return Match(new_record("duel", 2, options, seed))


def pile(seed: str) -> list[str]:
    """All 60 tiles in the order of their use, by the rules' own words."""
    sorted_tiles = [kind for kind in TILES for _ in range(COPIES[kind])]
    return shuffled(seed, "tiles", sorted_tiles)


def test_d1_sixty_tiles() -> None:
    assert sum(COPIES.values()) == tables.COUNT == 60
    assert COPIES["O"] == sum(COPIES[f"T{n}"] for n in (1, 2, 3, 4)) == COPIES["PL"] + COPIES["PD"] == 12
    assert [COPIES[f"T{n}"] for n in (1, 2, 3, 4)] == [3] * 4
    assert [COPIES[f"G{n}"] for n in range(1, 13)] == [1] * 12
    assert [COPIES[tile] for tile in tables.ACTION_TILES] == [3] * 4
    assert TILES[tables.FIRST_ACTION :] == tables.ACTION_TILES


def test_d1_every_tile_but_the_actions_has_its_site() -> None:
    assert len(SITE_OF) == tables.FIRST_ACTION
    sites = Counter(dict.fromkeys(tables.SITES, 0))
    for kind, site in SITE_OF.items():
        sites[site] += COPIES[TILES[kind]]
    assert sites == {"obelisk": 12, "temple": 12, "pyramids": 12, "tomb": 12}
    assert [SITE_OF[TILES.index(tile)] for tile in ("O", "T1", "T4", "PL", "PD", "G1", "G12")] == [
        *("obelisk", "temple", "temple", "pyramids", "pyramids", "tomb", "tomb")
    ]


def test_d2_lines_run_from_the_boat_into_the_harbour() -> None:
    lines = {boat: [SQUARES[square] for square in LINES[at]] for at, boat in enumerate(BOATS)}
    assert lines == {
        "R1": ["1 1", "1 2", "1 3"],
        "R2": ["2 1", "2 2", "2 3"],
        "R3": ["3 1", "3 2", "3 3"],
        "C1": ["1 1", "2 1", "3 1"],
        "C2": ["1 2", "2 2", "3 2"],
        "C3": ["1 3", "2 3", "3 3"],
    }


def test_d2_each_square_lies_on_two_lines() -> None:
    assert Counter(square for line in LINES for square in line) == dict.fromkeys(range(9), 2)


def test_d3_1_each_site_has_side_a_or_b_by_itself_and_all_are_a_by_default() -> None:
    assert start("x").game.options == {**dict.fromkeys(tables.SITES, "A"), "start": "random"}
    for sides in product("AB", repeat=4):
        game = Duel(2, dict(zip(tables.SITES, sides, strict=True)))
        chosen = zip(tables.SITES, sides, strict=True)
        assert list(game.scoring.sites.values()) == [SITES[key] for key in chosen]


def test_d3_2_both_players_begin_with_four_figures_and_no_tiles() -> None:
    state = start("x").state
    assert (state.figures, state.standing) == ([4, 4], [0, 0])
    assert state.display == [[0] * len(TILES)] * 2
    assert sum(state.box) == 0
    assert faults(state) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_d3_3_the_first_18_tiles_lie_on_the_boats_in_canonical_order(seed: str) -> None:
    state = start(seed).state
    assert [TILES[kind] for kind in state.slots] == pile(seed)[:18]
    assert (state.supply, state.reserve, sum(state.unseen)) == (39, 3, 42)


@pytest.mark.parametrize("seed", SEEDS)
def test_d3_3_everybody_meets_the_same_tiles_in_the_same_order(seed: str) -> None:
    """The n-th tile drawn from the supply is the same however the game is played; so is the reserve's."""
    order = pile(seed)
    for number in range(5):
        refilled, uncovered = drawn(random_match(new_record("duel", 2, {"tomb": "B"}, seed), number))
        assert refilled == order[21 : 21 + len(refilled)]
        assert uncovered == order[18 : 18 + len(uncovered)]
        assert len(refilled) >= 36


def drawn(match: Match) -> tuple[list[str], list[str]]:
    """The tiles turned up from the supply and from the reserve, in order."""
    refilled: list[str] = []
    uncovered: list[str] = []
    for ply in range(match.plies):
        for event in match.events(ply):
            if event.kind == "refill":
                refilled += lying(match, ply + 1, event)
            elif event.kind == "uncover":
                uncovered.append(str(event.params["tile"]))
    return refilled, uncovered


def lying(match: Match, ply: int, event: Event) -> list[str]:
    boat = BOATS.index(str(event.params["boat"]))
    return [TILES[match.at(ply).tile(boat, slot)] for slot in range(3)]


def test_d3_3_sides_and_starter_do_not_change_the_deal() -> None:
    slots = start("x").state.slots
    assert start("x", obelisk="B", tomb="B", start="second").state.slots == slots
    assert start("y").state.slots != slots


def test_d3_4_the_starter_is_drawn_or_chosen() -> None:
    assert start("x", start="first").player == start("x", start="first").state.starter == 0
    assert start("x", start="second").player == start("x", start="second").state.starter == 1
    for seed in SEEDS:
        assert start(seed).player == start(seed).state.starter == draw(seed, "start", 0, 2)


def test_d3_4_either_player_starts_about_as_often() -> None:
    assert 160 <= sum(start(f"s{n}").player for n in range(400)) <= 240

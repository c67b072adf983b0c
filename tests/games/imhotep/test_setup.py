"""I2 and I3: what is in the box, and how it is set out."""

from collections import Counter

import pytest

from game.core.chance import draw
from game.core.match import Match
from game.core.record import new_record
from game.games.imhotep import tables as box
from game.games.imhotep.cards import CARDS, copies_in
from game.games.imhotep.game import Imhotep
from game.games.imhotep.state import NOBODY
from tests.games.imhotep.invariants import faults
from tests.games.imhotep.positions import imhotep, market

SEEDS = [f"deal{n}" for n in range(12)]


def start(seed: str, players: int = 4, **options: str) -> Match:
    return Match(new_record("imhotep", players, options, seed))


def test_i2_1_29_usable_stones() -> None:
    assert box.STONES == 30 - 1


def test_i2_2_boats_and_minimum_loads() -> None:
    assert [box.MINIMUM[spots] for spots in (1, 2, 3, 4)] == [1, 1, 2, 3]
    copies = Counter({4: 2, 3: 3, 2: 2, 1: 1})
    for card in box.ALL_ROUND_CARDS:
        assert Counter(map(int, card)) <= copies


def test_i2_3_seven_round_cards_each() -> None:
    assert box.ROUND_CARDS == {
        2: ("4331", "4322", "4321", "4221", "3322", "3321", "3221"),
        3: ("4421", "4332", "4322", "4321", "4221", "3332", "3322"),
        4: ("4432", "4422", "4421", "4333", "4332", "4322", "3332"),
    }


def test_i2_4_34_market_cards() -> None:
    colours = Counter[str]()
    for card in CARDS:
        colours[card.colour] += card.copies
    assert +colours == {"red": 6, "green": 8, "violet": 10, "blue": 10}
    assert sum(copies_in({})) == 34
    sites = {card.id: box.SITES[card.site] for card in CARDS if card.site is not None}
    assert sites == {
        "ENTRANCE": "pyramid",
        "SARCOPHAGUS": "burial",
        "PATH": "obelisks",
        "DECO-PYRAMID": "pyramid",
        "DECO-TEMPLE": "temple",
        "DECO-BURIAL": "burial",
        "DECO-OBELISK": "obelisks",
    }
    assert [card.copies for card in CARDS if card.colour == "blue" and card.copies] == [2, 2, 3, 3]


@pytest.mark.parametrize("site", box.SITES)
def test_i3_1_each_site_has_side_a_or_b_by_itself(site: str) -> None:
    plain, other = Imhotep(3, {}), Imhotep(3, {site: "B"})
    kinds = [
        (type(one).__name__, type(two).__name__)
        for one, two in zip(plain.board.sites, other.board.sites, strict=True)
    ]
    changed = [one != two for one, two in kinds]
    assert changed == [each == site for each in box.SITES]
    assert kinds[box.SITES.index(site)][0].endswith("A")
    assert kinds[box.SITES.index(site)][1].endswith("B")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("starter", [1, 2, 3, 4])
def test_i3_4_sleds_start_with_2_3_4_5_in_turn_order(players: int, starter: int) -> None:
    match = start("x", players, start=str(starter))
    first = (starter - 1) % players  # a seat nobody has counts on round the table
    order = [(first + turn) % players for turn in range(players)]
    assert match.player == first
    assert [match.state.sled[player] for player in order] == [2, 3, 4, 5][:players]
    assert [match.state.quarry[player] for player in order] == [27, 26, 25, 24][:players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i3_4_the_starter_is_drawn_or_given(players: int) -> None:
    for seed in SEEDS:
        assert start(seed, players).player == draw(seed, "start", 0, players)
    assert {start(f"s{n}", players).player for n in range(40)} == set(range(players))


@pytest.mark.parametrize(("side", "fields", "pair"), [("A", 4, 0), ("B", 3, 2)])
def test_i4_a_round_begins_with_four_empty_boats_and_a_full_market(side: str, fields: int, pair: int) -> None:
    s = start("x", market=side).state
    assert (s.round, s.deck, s.pair) == (1, 34 - 4 - (side == "B"), pair)
    assert len(s.display) == fields
    assert NOBODY not in s.display
    assert "".join(map(str, s.caps)) in box.ROUND_CARDS[4]
    assert (s.spots, s.loads, s.berths) == ([NOBODY] * 16, [0] * 4, [NOBODY] * 4)
    assert s.empty.bit_count() == sum(s.caps)
    assert faults(s) == []


def test_nothing_is_laid_out_before_the_deal() -> None:
    s = imhotep(2, market="B").initial_state()
    assert (market(s), s.deck, s.laid) == ("- - - 0", 34, [[0, 0]] * 5)

"""What a learned value weighs in Pyramids: alike for every seat, and counted as the rules count."""

from collections.abc import Iterator

import pytest

from game.core.state import Pending
from game.games.pyramids import features, scoring
from game.games.pyramids import tables as box
from game.games.pyramids.game import Pyramids
from game.games.pyramids.layout import layout
from game.games.pyramids.state import UNKNOWN, PyramidsState, slots, with_card
from tests.games.pyramids.positions import building, game, position
from tests.helpers import below, one_seat_further

SEATED = ("tiles", "hands", "tombs", "obelisks", "pyramids", "box", "traced", "first", "buried")


def played(rules: Pyramids, number: int) -> Iterator[PyramidsState]:
    """The positions of a random game."""
    unseen, s = below(number), rules.initial_state()
    rules.settle(s, unseen)
    while s.pending:
        yield s
        actions = rules.legal_actions(s)
        rules.apply(s, actions[unseen(len(actions))])
        rules.settle(s, unseen)
    yield s


def moved_on(s: PyramidsState) -> PyramidsState:
    """The position with everybody one seat further."""
    moved: PyramidsState = one_seat_further(s, SEATED, "starter")
    return moved


@pytest.mark.parametrize("players", range(2, 6))
def test_the_seats_changed_about_their_features_are_too(players: int) -> None:
    rules = game(players)
    for s in played(rules, players):
        own = rules.features(s)
        assert rules.features(moved_on(s)) == [own[-1], *own[:-1]]


def test_a_layout_counts_connections_and_gains_as_the_rules_do() -> None:
    for s in list(played(game(), 7))[::6]:
        for pyramid in s.pyramids:
            of = layout(tuple(pyramid))
            assert of.best == scoring.sizes(pyramid)
            for card in range(0, box.DECK, 7):
                grown = [scoring.sizes(with_card(pyramid, slot, card)) for slot in slots(pyramid)]
                worth = [sum(sizes) + max(sizes) + scoring.bonus(sizes) for sizes in grown]
                assert of.gain(card) == max(worth, default=of.points) - of.points


def named(s: PyramidsState, player: int) -> dict[str, int]:
    """A player's features by name."""
    return dict(zip(features.names(len(s.hands)), features.features(s)[player], strict=True))


def test_what_may_still_be_built_is_due() -> None:
    s = building(2, "Y/Y W/B", "Y/R")
    mine, other = named(s, 0), named(s, 1)
    assert [mine[f"due.{name}"] for name in ("pyramid", "obelisk", "tomb", "takes")] == [1, 0, 1, 0]
    assert mine["hand.pyramid"] == 4  # two yellow stones more, and the largest connection counts twice
    assert [other[f"due.{name}"] for name in ("pyramid", "takes")] == [0, 0]


@pytest.mark.parametrize(
    ("god", "hand", "now", "glyphs", "short"),
    [
        (1, "B/W^P W/R^O", 3 + 2, 1, 0),  # Horus: one in the pyramid
        (2, "W/R^P W/G^T", 3 + 2 + 2, 2, 0),  # Anubis: the pyramid and the tomb
        (4, "W/R^P W/G^T", 3 + 2 + 2, 2, 1),  # Sekhmet: all three buildings, but two cards
        (4, "W/R^P W/G^T B/W^O", 3 + 2 + 2 + 1 + 2, 3, 0),
    ],
)
def test_the_hand_brings_what_the_best_way_to_build_it_brings(
    god: int, hand: str, now: int, glyphs: int, short: int
) -> None:
    counted = named(building(god, hand), 0)
    told = [len(hand.split()), now, glyphs, short]
    assert [counted[f"hand.{name}"] for name in ("cards", "now", "glyphs", "short")] == told


def test_the_first_takes_the_better_pair_the_next_the_other() -> None:
    s = position("pair", tiles=(1, 2), quarry="Y/Y W/B | R/W G/R", pyramids={0: "Y/R", 1: "Y/G"})
    s.pending.insert(0, Pending("pair", 1))
    assert named(s, 0)["due.pair"] == 4
    assert named(s, 1)["due.pair"] == 3


def test_a_god_tile_counts_as_soon_as_it_is_chosen() -> None:
    s = position("tile", player=1, tiles=(4,), aside=1)
    mine, other = named(s, 0), named(s, 1)
    assert [mine[f"due.{name}"] for name in ("obelisk", "tomb", "tile", "takes", "later")] == [1, 1, 0, 1, 1]
    assert [other[f"due.{name}"] for name in ("obelisk", "tomb", "tile", "takes", "later")] == [0, 1, 1, 1, 0]


def test_whoever_has_no_god_tile_yet_is_taken_to_choose_the_one_that_allows_most() -> None:
    s = position("tile", players=4)
    s.pending[:] = [Pending("tile", player) for player in (3, 2, 1, 0)]
    due = [[named(s, player)[f"due.{name}"] for name in ("obelisk", "tomb", "one")] for player in range(4)]
    assert due == [[1, 1, 0], [0, 1, 0], [1, 0, 0], [1, 1, 1]]  # Thoth, Anubis, Khepri, Sekhmet


def test_who_chooses_first_in_rounds_to_come_is_known() -> None:
    s = position("tile", at_round=7, aside=2)
    rounds = {"horus": [0, 1], "anubis": [0, 0], "khepri": [0, 1], "sekhmet": [1, 0]}
    assert {god: [named(s, player)[f"ahead.{god}"] for player in (0, 1)] for god in rounds} == rounds
    s = position("tile", at_round=8, players=3)
    places = [[named(s, player)[f"ahead.{place}"] for place in ("first", "second")] for player in range(3)]
    assert places == [[0, 1], [1, 0], [1, 1]]


def test_cards_nobody_has_guessed_count_as_none() -> None:
    s = position("tile", tombs={0: "Y/Y", 1: "B/B"}, hands={1: "W/B"})
    s.hands[1], s.tombs[1] = [UNKNOWN], [UNKNOWN]
    assert named(s, 1)["tomb.stones"] == named(s, 1)["hand.cards"] == 0
    assert named(s, 0)["tomb.ahead"] == 1


def test_an_obelisk_counts_what_its_colours_have_reached() -> None:
    s = position("tile", obelisks={0: "R/B RB/G RB/Y"}, hands={0: "R/W"})
    counted = {
        name.removeprefix("obelisk."): count for name, count in named(s, 0).items() if "obelisk." in name
    }
    reached = {"one": 1, "two": 1, "three": 1, "four": 0, "five": 0}
    assert counted.items() >= (reached | {"second": 3, "third": 1, "next": 4}).items()
    assert named(s, 0)["hand.obelisk"] == counted["next"]


def test_the_last_round_is_played_out() -> None:
    rounds = [position("tile", at_round=number) for number in (1, box.ROUNDS - 1, box.ROUNDS)]
    assert [game().is_quiescent(s) for s in rounds] == [True, True, False]

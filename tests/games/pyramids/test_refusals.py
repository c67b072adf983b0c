"""Every reason why something is refused, in a position where it is, with its rule and its details."""

from typing import NamedTuple

import pytest

from game.core.record import new_record
from game.core.steps import Refusal
from game.games.pyramids.state import PyramidsState
from game.text.games import words
from tests.games.pyramids.positions import building, game, position
from tests.helpers import do, random_match


class Case(NamedTuple):
    """What is tried by how many players in which position, after which decisions; what is answered."""

    tried: str
    state: PyramidsState
    before: tuple[str, ...]
    expected: Refusal

    @property
    def players(self) -> int:
        return len(self.state.hands)


def case(tried: str, state: PyramidsState, *before: str, reason: str, rule: str, **params: str) -> Case:
    return Case(tried, state, before, Refusal(reason, rule, params))


HAND = "B/WR W/RG R/GY"
TILES = position("tile", tiles=(0, 1), aside=4)
PAIRS = position("pair", tiles=(1, 2), quarry="R/GY G/YB | -")
HORUS, ANUBIS, KHEPRI, SEKHMET = (building(god, HAND) for god in (1, 2, 3, 4))
FOUR = building(4, HAND, players=4)
ROW = "RW/B GR/W YG/R BY/G"
CASES = [
    case("pair 1", TILES, reason="asked_tile", rule="P4.2"),
    case("tile 4", TILES, reason="tile_aside", rule="P3.2", god="Sekhmet"),
    case("tile 1", TILES, reason="tile_taken", rule="P4.2", god="Horus"),
    case("tile 5", TILES, reason="tile_unused", rule="P3.1", god="Thoth"),
    case("done", PAIRS, reason="asked_pair", rule="P4.3"),
    case("pair 2", PAIRS, reason="pair_taken", rule="P4.3"),
    case("pair 3", PAIRS, reason="no_such_pair", rule="P4.1"),
    case("pair 1", HORUS, reason="asked_build", rule="P5"),
    case("discard 1", HORUS, reason="asked_build", rule="P5"),
    case("done", HORUS, reason="pyramid_must", rule="P5"),
    case("tomb 1", HORUS, reason="not_allowed", rule="P5", god="Horus"),
    case("obelisk 1", ANUBIS, reason="not_allowed", rule="P5", god="Anubis"),
    case("tomb 1", KHEPRI, reason="not_allowed", rule="P5", god="Khepri"),
    case("pyramid 1 1.0", SEKHMET, "pyramid 1 1.0", reason="pyramid_built", rule="P5"),
    case("tomb 1", SEKHMET, "tomb 1", reason="already_built", rule="P5"),
    case("obelisk 1", SEKHMET, "obelisk 1", "tomb 1", reason="already_built", rule="P5"),
    case("tomb 3", SEKHMET, "pyramid 1 1.0", reason="no_such_card", rule="P5"),
    case("obelisk 1", building(4, "B/WR W/RG"), "tomb 1", reason="last_card_for_pyramid", rule="P5"),
    case("obelisk 1", FOUR, "tomb 1", reason="one_of_both", rule="P5"),
    case("tomb 1", FOUR, "obelisk 1", reason="one_of_both", rule="P5"),
    case("pyramid 1 left", HORUS, reason="slot_first", rule="P5.1"),
    case("pyramid 1 2.0", HORUS, reason="slot_first", rule="P5.1"),
    case("pyramid 1 1.1", building(1, HAND, ROW), reason="slot_taken", rule="P5.1"),
    case("pyramid 1 left", building(1, HAND, ROW), reason="level_full", rule="P5.1"),
    case("pyramid 1 3.0", building(1, HAND, ROW), reason="slot_not_carried", rule="P5.1"),
    case("pyramid 1 2.2", building(1, HAND, f"{ROW} | WB/Y"), reason="slot_not_beside", rule="P5.1"),
    case("pyramid 1 1.2", building(1, HAND, "RW/B"), reason="slot_not_beside", rule="P5.1"),
    case("done", position("trim", hands={0: "B/WR W/RG"}), reason="asked_trim", rule="P4.4"),
    case("discard 3", position("trim", hands={0: "B/WR W/RG"}), reason="no_such_card", rule="P4.4"),
]


@pytest.mark.parametrize("told", CASES, ids=lambda told: f"{told.expected.reason}-{told.tried}")
def test_the_reason_is_told(told: Case) -> None:
    its = game(told.players)
    state = do(its, told.state, *told.before)
    assert its.refusal(state, its.info.vocabulary.read(told.tried)) == told.expected


def test_every_reason_has_a_case() -> None:
    assert {told.expected.reason for told in CASES} == set(words("pyramids").refusals)


def test_after_the_end_the_game_is_over() -> None:
    match = random_match(new_record("pyramids", 2, {}, "over"), 1)
    for action in match.game.info.vocabulary.decisions:
        assert match.game.refusal(match.state, action) == Refusal("game_over", "P4")

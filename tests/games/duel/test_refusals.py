"""Every reason why something is refused, in a position where it is, with its rule and its details."""

from typing import NamedTuple

import pytest

from game.core.steps import Refusal
from game.games.duel.state import DuelState
from tests.games.duel.positions import board, duel, sheet
from tests.helpers import do, random_duel

GAME = duel()
ONLY_ACTIONS = {"C2": "SWAP SWAP SWAP", "C3": "COMBO PLACE PLACE"}


class Case(NamedTuple):
    """What is tried in which position, after which decisions, and what is answered."""

    tried: str
    state: DuelState
    before: tuple[str, ...]
    expected: Refusal


def case(tried: str, state: DuelState, *before: str, reason: str, rule: str, **params: int | str) -> Case:
    return Case(tried, state, before, Refusal(reason, rule, params))


OPEN = board("WB. ... ...")
EMPTY = board("... ... ...")
SPENT = board("WWW W.. ...")
STRANDED = board("WWW B.. ..W", gone="R1", white="PLACE COMBO SWAP")
TAKING = board("... ... ...", gone="C3", white="TAKE", loads={"R1": "O SWAP O"})
PLACING = board("W.. ... ...", white="PLACE")
COMBINING = board("BB. ... B.B", white="COMBO")
SWAPPING = board("BB. ... ...", gone="C3", white="SWAP")
LAST = board("BB. ... ...", gone="R2 R3 C2 C3")
THIRD = ("play PLACE", "place 1 2", "place 1 3")
SECOND = ("play COMBO", "place 3 2", "unload R1")

CASES = [
    case("place 1 2", OPEN, reason="square_taken", rule="D2.3", square="1 2"),
    case("place 3 3", SPENT, reason="no_figure", rule="D4.1"),
    case("unload R2", OPEN, reason="line_short", rule="D4.2", boat="R2", count=0),
    case("unload C2", OPEN, reason="line_short", rule="D4.2", boat="C2", count=1),
    case("unload R1", STRANDED, reason="boat_gone", rule="D7.2", boat="R1"),
    case("play TAKE", OPEN, reason="no_such_tile", rule="D4.3", tile="TAKE"),
    case(
        "play TAKE",
        board("... ... ...", gone="R1 R2 R3 C1", white="TAKE", loads=ONLY_ACTIONS),
        reason="take_nothing",
        rule="D6.1",
    ),
    case("play PLACE", STRANDED, reason="place_needs_two", rule="D6.2"),
    case("play COMBO", STRANDED, reason="no_figure", rule="D6.3"),
    case("play COMBO", sheet("COMBO"), reason="combo_needs_unload", rule="D6.3"),
    case("play SWAP", sheet("SWAP"), reason="swap_needs_unload", rule="D6.4"),
    case("pass", EMPTY, reason="pass_is_forced", rule="D4.4"),
    case("take R1 1", OPEN, reason="tile_first", rule="D4.3"),
    case("swap R1 1 2", OPEN, reason="tile_first", rule="D4.3"),
    case("stop", OPEN, reason="nothing_to_leave", rule="D4"),
    case("take R1 2", TAKING, "play TAKE", reason="take_action_tile", rule="D-R9", tile="SWAP"),
    case("take C3 1", TAKING, "play TAKE", reason="boat_gone", rule="D7.2", boat="C3"),
    case("place 1 1", TAKING, "play TAKE", reason="asked_take", rule="D6.1"),
    case("place 1 1", PLACING, "play PLACE", reason="square_taken", rule="D2.3", square="1 1"),
    case("stop", PLACING, "play PLACE", "place 1 2", reason="asked_place", rule="D6.2"),
    case("pass", PLACING, *THIRD, reason="asked_place_third", rule="D6.2"),
    case("place 1 3", PLACING, *THIRD, reason="square_taken", rule="D2.3", square="1 3"),
    case("unload R1", COMBINING, "play COMBO", reason="asked_combo_place", rule="D6.3"),
    case(
        "place 3 3",
        board("B.. ... ...", white="COMBO"),
        "play COMBO",
        reason="square_leaves_no_boat",
        rule="D6.3",
        square="3 3",
    ),
    case("stop", COMBINING, "play COMBO", "place 3 2", reason="asked_unload", rule="D4.2"),
    case("unload R2", COMBINING, *SECOND[:2], reason="line_short", rule="D4.2", boat="R2", count=0),
    case("unload R1", COMBINING, *SECOND, reason="boat_emptied", rule="D7.1", boat="R1"),
    case("unload C1", COMBINING, *SECOND, reason="line_short", rule="D4.2", boat="C1", count=1),
    case("place 1 1", COMBINING, *SECOND, reason="asked_unload_second", rule="D6.3"),
    case("swap C3 1 2", SWAPPING, "play SWAP", reason="boat_gone", rule="D7.2", boat="C3"),
    case("unload R1", SWAPPING, "play SWAP", reason="asked_swap", rule="D6.4"),
    case("swap R1 1 2", SWAPPING, "play SWAP", "swap R1 1 2", reason="asked_unload", rule="D4.2"),
    case("place 1 1", LAST, "unload R1", reason="game_over", rule="D4"),
]
REASONS = {one.expected.reason for one in CASES}


@pytest.mark.parametrize("one", CASES, ids=lambda one: f"{one.expected.reason}-{one.tried}")
def test_it_is_refused_for_this_reason(one: Case) -> None:
    state = do(GAME, one.state, *one.before)
    assert GAME.refusal(state, GAME.info.vocabulary.read(one.tried)) == one.expected


def test_random_games_meet_no_other_reason() -> None:
    met = set()
    for number in range(30):
        match = random_duel(number)
        for ply in range(match.plies + 1):
            for action in match.game.info.vocabulary.decisions:
                refusal = match.game.refusal(match.at(ply), action)
                met |= {refusal.reason} if refusal else set()
    assert met <= REASONS
    assert len(met) >= len(REASONS) - 1  # that nothing can be taken is too rare to be met

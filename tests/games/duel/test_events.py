"""What a decision caused, told for the log, the marks and the motion."""

from collections import Counter

import pytest

from game.core.state import NOBODY, Event
from game.games.duel.state import DuelState
from game.games.duel.tables import BOATS
from tests.games.duel.positions import BLACK, WHITE, board, duel, tiles
from tests.games.duel.positions import told as told_in
from tests.helpers import random_duel

GAME = duel()


def told(state: DuelState, *texts: str) -> list[Event]:
    """The events of the last of these decisions."""
    return told_in(GAME, state, *texts)


def gain(player: int, tile: str, slot: int, square: str, points: int, category: str, rule: str) -> Event:
    where: dict[str, int | str] = {"tile": tile, "boat": "R1", "slot": slot, "square": square}
    return Event("gain", player, {**where, "count": 1}, points, category, rule)


def test_a_placing() -> None:
    assert told(board("... ... ..."), "place 2 3") == [Event("place", WHITE, {"square": "2 3"})]


def test_an_unloading_with_gains_nearest_first_then_losses_then_the_refill() -> None:
    assert told(board("W.B ... ...", loads={"R1": "O PL G5"}), "unload R1") == [
        Event("unload", WHITE, {"boat": "R1"}),
        gain(WHITE, "G5", 3, "1 1", 1, "tomb", "D9.4"),
        gain(BLACK, "PL", 2, "1 3", 1, "pyramids", "D9.3"),
        Event("lose", WHITE, {"tile": "O", "boat": "R1", "slot": 1}),
        Event("refill", NOBODY, {"boat": "R1"}),
    ]


def test_a_full_line_loses_nothing() -> None:
    kinds = [event.kind for event in told(board("WBW ... ...", loads={"R1": "G3 G4 G5"}), "unload R1")]
    assert kinds == ["unload", "gain", "gain", "gain", "refill"]


def test_a_removal() -> None:
    events = told(board("WW. ... ...", supply=0), "unload R1")
    assert events[-1] == Event("remove", NOBODY, {"boat": "R1"})


def test_the_end() -> None:
    events = told(board("WWB ... ..B", white="SWAP", gone="R2 R3 C2 C3"), "unload R1")
    assert [event.kind for event in events] == [
        *("unload", "gain", "gain", "gain"),
        *("end", "unused", "standing"),
    ]
    assert [(event.player, event.points) for event in events[-2:]] == [(WHITE, 1), (BLACK, 1)]


def test_a_tile_played_and_the_two_ways_to_leave_off() -> None:
    assert told(board("... ... ...", white="PLACE"), "play PLACE") == [
        Event("play", WHITE, {"tile": "PLACE"})
    ]
    stop = told(board("... ... ...", white="PLACE"), "play PLACE", "place 1 1", "place 1 2", "stop")
    assert stop == [Event("stop", WHITE)]
    assert told(board("W.. ... WWW", gone="R3 C1 C2 C3"), "pass") == [Event("pass", WHITE)]


def test_a_taking_and_what_is_uncovered() -> None:
    state = board("... ... ...", white="TAKE", loads={"R1": "O G4 G5"})
    assert told(state, "play TAKE", "take R1 2") == [
        Event("take", WHITE, {"tile": "G4", "boat": "R1", "slot": 2, "count": 1}, 1, "tomb", "D9.4"),
        Event("uncover", NOBODY, {"tile": "O", "boat": "R1", "slot": 2}),
    ]


def test_a_swap() -> None:
    state = board("WW. ... ...", white="SWAP", loads={"R1": "O G4 G5"})
    assert told(state, "play SWAP", "swap R1 3 1") == [
        Event(
            "swap",
            WHITE,
            {"boat": "R1", "slot": 1, "other_slot": 3, "tile": "O", "other_tile": "G5"},
        )
    ]


def test_boats_of_a_double_unloading_are_refilled_when_the_turn_ends_in_canonical_order() -> None:
    state = board("BW. ... ..B", white="COMBO", supply=3)
    first = told(state, "play COMBO", "place 2 3", "unload C3")
    assert [event.kind for event in first] == ["unload", "gain", "gain", "lose"]
    second = told(state, "play COMBO", "place 2 3", "unload C3", "unload R1")
    assert second[-2:] == [
        Event("refill", NOBODY, {"boat": "R1"}),
        Event("remove", NOBODY, {"boat": "C3"}),
    ]
    stopped = told(state, "play COMBO", "place 2 3", "unload C3", "stop")
    assert stopped == [Event("stop", WHITE), Event("refill", NOBODY, {"boat": "C3"})]


@pytest.mark.parametrize("number", range(30))
def test_the_events_of_a_game_add_up_to_it(number: int) -> None:
    match = random_duel(number)
    events = [event for ply in range(match.plies) for event in match.events(ply)]
    kinds = Counter(event.kind for event in events)
    assert kinds["unload"] == 18
    assert kinds["refill"] == 13
    assert kinds["remove"] == 5 - match.state.emptied.bit_count()  # those due at the end are not carried out
    assert kinds["end"] == 1
    late = [event._replace(move=match.plies - 1) for event in match.game.closing(match.state)]
    assert events[-len(late) - 1 :] == [Event("end", NOBODY, move=match.plies - 1), *late]
    assert kinds["take"] == kinds["uncover"] <= 3
    assert kinds["gain"] + kinds["lose"] == 18 * 3
    gained = Counter(
        (event.player, str(event.params["tile"])) for event in events if event.kind in ("gain", "take")
    )
    used = Counter((event.player, str(event.params["tile"])) for event in events if event.kind == "play")
    displays = [(player, tile) for player in (0, 1) for tile in tiles(match.state.display[player])]
    assert gained - used == Counter(displays)
    removed = {event.params["boat"] for event in events if event.kind == "remove"}
    assert removed == {boat for at, boat in enumerate(BOATS) if not match.state.in_play(at)}


def test_who_starts_is_told_where_chance_decides_it() -> None:
    for number in range(10):
        match = random_duel(number)
        drawn = dict(match.setup.options)["start"] == "random"
        starters = [event.player for event in match.events(-1) if event.kind == "starter"]
        assert starters == ([match.state.starter] if drawn else [])

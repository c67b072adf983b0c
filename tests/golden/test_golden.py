"""Recorded games lead where they led, and trees of moves have as many branches as they had.

If a difference is meant, `python3 -m tests.desk golden` writes it down, to be reviewed as a diff; if it
changes where an old record leads, the game's rules version goes up.
"""

from collections import Counter

import pytest

from game.core.link import open_link, replay_link
from game.core.match import Match
from game.core.record import from_text, new_record, to_text
from game.games.duel.actions import VOCABULARY
from game.games.imhotep import actions as imhotep
from game.games.imhotep.game import INFO
from game.games.imhotep.parts import Ask
from game.games.pyramids import actions as pyramids
from game.games.pyramids.tables import SLOTS
from tests.desk.golden import BY_HAND, GAMES
from tests.golden.games import HERE, names, recorded
from tests.golden.pictures import account
from tests.golden.trees import forest, grown, perft

PYRAMIDS = [name for name in names() if name.startswith("pyramids-")]
DUELS = [name for name in names() if name.startswith("duel-")]
ABUSIRS = [name for name in names() if name.startswith("abusir-")]
IMHOTEPS = [name for name in names() if name.startswith("imhotep-")]


def expected(name: str) -> str:
    return (HERE / f"{name}.expected").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_leads_where_it_led(name: str) -> None:
    assert account(recorded(name)) == expected(name)


@pytest.mark.parametrize("name", names())
def test_a_recorded_game_is_over_and_goes_there_and_back(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    record = from_text(text)
    assert to_text(record) == text
    assert open_link(replay_link(record)).record == record
    assert recorded(name).over


@pytest.mark.parametrize("name", grown())
def test_trees_of_moves_have_as_many_branches_as_they_had(name: str) -> None:
    lines = expected("trees").splitlines(keepends=True)
    assert forest(name) == "".join(line for line in lines if line.startswith(f"{name} "))


@pytest.mark.parametrize("start", ["random", "first", "second"])
@pytest.mark.parametrize("seed", ["amun7342", "bastet", "0"])
def test_the_first_three_turns_are_counted_by_hand(seed: str, start: str) -> None:
    """9 squares; 9*8; then 9*8*7 placings, and for each of the 36 ordered pairs in one line its unloading."""
    match = Match(new_record("duel", 2, {"start": start}, seed))
    assert [perft(match, depth) for depth in (1, 2, 3)] == [9, 9 * 8, 9 * 8 * 7 + 36]


def test_the_fourth_turn_is_counted_by_hand_where_no_action_tile_is_won() -> None:
    """Place again; or unload one of 6 lines with 2 or 3 of the 3 figures; or place after an unloading."""
    lines_to_unload = 6 * (3 * 6 + 1) * 6  # lines, sets of figures on them, orders of placing
    match = recorded("duel-AAAA-random").until(0)
    assert perft(match, 4) == 9 * 8 * 7 * 6 + lines_to_unload + 36 * 9


def test_the_recorded_games_are_those_of_the_table() -> None:
    assert names() == sorted([*GAMES, *BY_HAND])
    assert sorted(path.stem for path in HERE.glob("*.expected")) == sorted([*GAMES, *BY_HAND, "trees"])


def test_the_recorded_games_meet_every_verb_tile_side_and_starter() -> None:
    verbs = Counter(action.verb for name in DUELS for action in recorded(name).actions)
    assert set(verbs) == {verb.word for verb in VOCABULARY.verbs.values() if not verb.chance}
    texts = {action.text for name in DUELS for action in recorded(name).actions}
    assert {"play TAKE", "play PLACE", "play COMBO", "play SWAP"} <= texts
    chosen = {option for name in DUELS for option in recorded(name).setup.options}
    assert len(chosen) == 4 * 2 + 3


def test_the_recorded_games_meet_a_tie_and_both_winners() -> None:
    states = [(match.game, match.state) for match in map(recorded, DUELS)]
    assert {tuple(game.ranking(state)) for game, state in states} == {(1, 2), (2, 1)}
    assert any(len(set(game.scores(state))) == 1 for game, state in states)


@pytest.mark.parametrize("seed", ["amun7342", "bastet", "0"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_two_turns_of_imhotep_are_counted_by_hand(seed: str, players: int) -> None:
    """Take or a spot; then again, less the spot that is taken, and with a small boat loaded five sailings."""
    match = Match(new_record("imhotep", players, {}, seed))
    spots = sum(match.state.caps)
    small = sum(spots for spots in match.state.caps if spots <= 2)  # one stone is enough to sail
    assert perft(match, 1) == 1 + spots
    assert perft(match, 2) == (1 + spots) + spots * (1 + spots - 1) + small * 5


def test_the_recorded_games_of_imhotep_meet_every_verb_step_side_module_and_number_of_players() -> None:
    matches = [recorded(name) for name in IMHOTEPS]
    verbs = {action.verb for match in matches for action in match.actions}
    assert verbs == {verb.word for verb in imhotep.VOCABULARY.verbs.values() if not verb.chance}
    asked = {match.at(ply).pending[-1].step for match in matches for ply in range(match.plies)}
    steps = {name: step for match in matches for name, step in match.game.steps.items()}
    assert asked == {name for name, step in steps.items() if isinstance(step, Ask)} | {"turn"}
    chosen = {option for match in matches for option in match.setup.options}
    assert len(chosen) == sum(len(option.choices) for option in INFO.options)
    assert {match.setup.players for match in matches} == {2, 3, 4}
    assert {ranks for match in matches for ranks in match.game.ranking(match.state)} == {1, 2, 3, 4}


@pytest.mark.parametrize("seed", ["amun7342", "bastet", "0"])
@pytest.mark.parametrize(("players", "ways"), [(2, 3 * 2), (3, 4 * 3 * 2), (4, 5 * 4 * 3 * 2)])
def test_the_god_tiles_of_pyramids_are_counted_by_hand(seed: str, players: int, ways: int) -> None:
    """All choices of god tiles, then of one of the pairs."""
    match = Match(new_record("pyramids", players, {}, seed))
    assert perft(match, players) == ways
    assert perft(match, players + 1) == ways * players


def test_the_recorded_games_of_pyramids_meet_every_verb_tile_slot_and_number_of_players() -> None:
    matches = [recorded(name) for name in PYRAMIDS]
    texts = {action.text for match in matches for action in match.actions}
    verbs = {verb.word for verb in pyramids.VOCABULARY.verbs.values() if not verb.chance}
    assert {text.split()[0] for text in texts} == verbs
    assert {f"tile {tile}" for tile in range(1, 6)} <= texts
    slots = {text.split()[2] for text in texts if text.startswith("pyramid")}
    assert slots == set(SLOTS)
    assert {match.setup.players for match in matches} == {2, 3, 4, 5}
    categories = {entry.category for match in matches for entry in match.ledger()}
    # Three connected stones of all five colours take aim: no random game has had them.
    assert categories | {"pyramid_bonus"} == set(matches[0].game.info.categories)


def test_the_recorded_games_end_in_their_usual_course_or_are_stopped() -> None:
    reasons = {event.kind for name in names() for event in recorded(name).ended_by}
    assert reasons == {"idle_end"}  # of Abusir


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_recorded_games_of_abusir_meet_what_ends_a_pull_and_brings_the_pyramid_back(players: int) -> None:
    """With any number of players; a sled pushed into a pyramid or losing blocks is a rare thing."""
    matches = [recorded(name) for name in ABUSIRS if name.startswith(f"abusir-{players}-")]
    told = {event.kind for match in matches for event in match.told}
    assert {"hit_pyramid", "rope_moved_blocks", "left_board", "entered_river", "regain", "fall"} <= told

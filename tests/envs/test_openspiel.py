"""OpenSpiel's own tests, bots and playthroughs with our games, and what it cannot test: who knows what."""

import copy
import os
import pickle
import unittest
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from game.bots.thinking import conclude
from game.core.errors import BadOption
from game.core.match import Match
from game.core.record import new_record
from game.lab.envs import GAMES
from game.lab.envs.checks import options_of, setups
from game.lab.envs.openspiel import PREFIX, State
from game.lab.envs.spiel_checks import check_openspiel, like, ways
from game.lab.players import seated
from tests.envs import playthroughs

EVERYTHING = os.environ.get("SOAK") == "100"
HIDING = ("pyramids", "imhotep(players=3,options=market:B)")


SHORT = {"abusir": "(length=12)"}  # a pull takes longer than whole games of the others


def loaded(text: str) -> Any:
    return pyspiel.load_game(PREFIX + text)


def decisions(text: str, seed: int) -> Iterator[State]:
    """A random game, from decision to decision."""
    random, state = Random(seed), loaded(text).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(numbers, odds)[0])
            continue
        yield state
        state.apply_action(random.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("game", GAMES)
def test_random_games_pass_openspiels_simulation(game: str) -> None:
    mine = [setup for setup in setups() if setup[0] == game]
    for _, players, letters in mine if EVERYTHING else mine[:1]:
        check_openspiel(game, players, options_of(game, letters))


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_api_tests_pass(game: str) -> None:
    named = {"game": loaded(game + SHORT.get(game, "")), "game_name": PREFIX + game}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), named)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 4
    assert [*result.errors, *result.failures] == []


# ---- copies and texts -------------------------------------------------------------------------------


def test_a_copy_shares_the_position_and_goes_its_own_way() -> None:
    state = next(decisions("duel", 1))
    held, other = state.held, state.clone()
    assert other.held is held
    assert copy.deepcopy(held) is held
    other.apply_action(other.legal_actions()[0])
    assert state.held is held
    assert str(other) != str(state)


@pytest.mark.parametrize("text", ["cheops(players=3)", *HIDING])
def test_what_is_written_is_read_again_also_of_what_was_dealt_anew(text: str) -> None:
    *_, state = islice(decisions(text, 2), 30)
    anew = state.resample_from_infostate(state.current_player(), Random(1).random)
    anew.apply_action(anew.legal_actions()[0])
    for each in (state, anew):
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(each.get_game(), each))
        for found in (again, pickle.loads(pickle.dumps(each))):
            assert str(found) == str(each)
            assert found.history() == each.history()
            for player in range(each.get_game().num_players()):
                assert found.information_state_string(player) == each.information_state_string(player)


BOXED = "duel(options=tomb:B+temple:B,edition=obeliskUaUmostE15,length=9)"


@pytest.mark.parametrize("text", [*GAMES, BOXED])
def test_games_are_pickled(text: str) -> None:
    game = loaded(text)
    anew = pickle.loads(pickle.dumps(game))
    assert str(anew) == str(game)
    assert anew.setup.deal == game.setup.deal


def test_other_processes_are_sent_games() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as other:
        assert other.submit(str, loaded(BOXED)).result() == str(loaded(BOXED))


def test_options_and_box_are_parameters_and_other_ones_are_refused() -> None:
    given = loaded("duel(options=tomb:B+temple:B,edition=obeliskUaUtileE15)")
    assert dict(given.setup.deal.options) == {"tomb": "B", "temple": "B"}
    assert given.setup.game.edition == (("obelisk_a_tile", "15"),)
    for wrong in ("duel(options=tomb)", "duel(options=tomb:Z)", "duel(players=3)", "duel(edition=x1)"):
        with pytest.raises((BadOption, pyspiel.SpielError)):
            loaded(wrong)


def test_a_game_may_end_as_it_stands() -> None:
    *_, last = decisions("duel(length=9)", 1)
    assert last.is_terminal()
    assert last.held.state.pending
    assert sum(player >= 0 for player in (item.player for item in last.full_history())) == 9
    assert sorted(last.returns()) in ([-1.0, 1.0], [0.0, 0.0])


# ---- who knows what ---------------------------------------------------------------------------------


def said(state: State, number: int) -> int:
    """The card that an outcome deals."""
    return int(state.held.name(number).split()[1])


@pytest.mark.parametrize("text", HIDING)
def test_a_seat_cannot_tell_a_position_dealt_anew_from_the_real_one(text: str) -> None:
    random, dealt_otherwise = Random(3), 0
    for state in decisions(text, 3):
        if state.is_terminal():
            break
        decides = state.current_player()
        for player in range(state.get_game().num_players()):
            anew = state.resample_from_infostate(player, random.random)
            assert anew.current_player() == decides
            assert player != decides or anew.legal_actions() == state.legal_actions()
            assert anew.information_state_string(player) == state.information_state_string(player)
            assert anew.history() == []
            dealt_otherwise += str(anew) != str(state)
        anew = state.resample_from_infostate(decides, random.random)
        assert anew.information_state_tensor(decides) == state.information_state_tensor(decides)
    assert dealt_otherwise


def test_a_hidden_card_is_known_to_its_owner_alone_then_and_later() -> None:
    """Two games that differ in the first card dealt to the first seat."""
    pair = []
    for card in (57, 58):
        state = loaded("pyramids").new_initial_state()
        state.apply_action(state.chance_outcomes()[0][0])
        for number in (card, 38):
            state.apply_action(next(n for n, _ in state.chance_outcomes() if said(state, n) == number))
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        state.apply_action(state.legal_actions()[0])
        pair.append(state)
    one, other = pair
    assert one.history() != other.history()
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_tensor(1) == other.information_state_tensor(1)


def test_an_information_state_is_a_sequence_of_what_was_seen_and_done() -> None:
    """Perfect recall: what a seat knew earlier is the beginning of what it knows now."""
    earlier: dict[int, str] = {}
    for state in decisions("pyramids", 4):
        for player in range(2):
            memory = state.held.memory(player).text
            assert memory.startswith(earlier.get(player, ""))
            earlier[player] = memory
    own = [line for line in earlier[0].splitlines() if line.startswith("1 tomb")]
    others = [line for line in earlier[1].splitlines() if line.startswith("1 tomb")]
    assert own
    assert all("tomb ?" in line for line in others)
    assert not any("tomb ?" in line for line in own)


# ---- bots -------------------------------------------------------------------------------------------


def test_the_search_over_information_sets_plays() -> None:
    game = loaded("pyramids")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 12, random_state=np.random.RandomState(2))
    for number, state in enumerate(decisions("pyramids", 5)):
        assert bot.step(state) in state.legal_actions()
        if number == 3:
            break


def test_the_tree_search_plays_compiled_and_in_python() -> None:
    """Of the compiled one `step` gives up the interpreter's lock, which no Python game outlives."""
    game = loaded("duel")
    compiled = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 8, 10, False, 1, False)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    own = mcts.MCTSBot(game, 1.4, 8, evaluator, solve=False, random_state=np.random.RandomState(2))
    for number, state in enumerate(decisions("duel", 6)):
        legal = state.legal_actions()
        assert compiled.step_with_policy(state)[1] in legal
        assert own.step(state) in legal
        if number == 3:
            break


def test_their_searches_sit_in_the_arena() -> None:
    for game_id in ("duel", "pyramids"):
        deal = new_record(game_id, 2, {}, "spiel")
        match = Match(deal)
        bot, budget = seated("openspiel:6")
        seen = match.game.observation(match.state, match.player)
        thought = conclude(bot.think(match.game, seen, match.player, 1, budget))
        assert match.allows(thought.choice)
        assert sum(line.visits for line in thought.lines) > 0


# ---- playthroughs -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_playthroughs_are_those_on_record(game: str) -> None:
    expected = playthroughs.file_of(game).read_text("utf-8")
    assert playthroughs.again(expected) == expected


def test_whole_games_are_played_to_be_timed() -> None:
    for timed, fewest, most in ((like(), 5, 9), (ways("duel", 2), 20, 400)):
        (steps,) = {once(1) for once in timed.values()}
        assert fewest <= steps <= most

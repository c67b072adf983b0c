"""What every game promises of its positions and actions, under every option set and number of players."""

import json
import random
from collections import Counter
from copy import deepcopy
from dataclasses import fields
from typing import Any

from game.core.chance import draw, pick
from game.core.match import Match
from game.core.record import Record
from game.core.state import CHANCE, TERMINAL
from game.core.steps import Chance
from tests.helpers import below, numbered

EVERY = 7  # of the positions
DECISIONS_AT_MOST = {"abusir": 1500}  # of one game, however it is played; of others 500
CHANCES = 3
SAMPLED = 1  # actions with numbers that are tried at every decision
SPARSELY = 16  # decisions between two whose sample is looked at
# Fields that hold what a model gave, and nothing computes with.
FLOATS = {"abusir": {"poses", "shaking"}, "yard": {"poses", "shaking"}}


def data_of(state: Any) -> list[str]:
    """The fields of a position; who listens is none of it."""
    return [field.name for field in fields(state) if field.name != "tell"]


def states(match: Match) -> list[Any]:
    """All positions somebody is asked in, and the end."""
    return [match.at(ply) for ply in range(match.plies + 1)]


def test_before_the_end_there_is_always_something_to_do_and_every_game_ends(match: Match) -> None:
    assert match.plies <= DECISIONS_AT_MOST.get(match.setup.game, 500)
    assert all(match.game.legal_actions(state) for state in states(match)[:-1])
    assert match.over
    assert match.player == TERMINAL


def test_a_player_is_one_of_the_seats(match: Match) -> None:
    assert {match.mover(ply) for ply in range(match.plies)} <= set(range(match.game.players))


def test_no_action_leads_into_a_dead_end(match: Match) -> None:
    game = match.game
    source = random.Random(match.plies)
    for ply, state in enumerate(states(match)[:-1]):
        for action in [*game.legal_actions(state), *numbered(source, match.until(ply))[:SAMPLED]]:
            after = state.clone()
            game.apply(after, action)
            game.settle(after, below(1))
            assert game.is_over(after) or game.legal_actions(after)


def test_legal_actions_are_those_of_the_vocabulary_each_once(match: Match) -> None:
    vocabulary = match.game.info.vocabulary
    for state in states(match):
        actions = match.game.legal_actions(state)
        codes = [action.code for action in actions]
        assert len(codes) == len(set(codes))
        assert all(action is vocabulary.read(action.text) for action in actions)
        assert all(action in vocabulary.decisions for action in actions)


def test_candidates_are_legal_each_once_and_read_and_ranked_again(match: Match) -> None:
    """What is listed and no more, except for verbs with numbers: of those a sample."""
    game, vocabulary = match.game, match.game.info.vocabulary
    apart = 1 + bool(vocabulary.coded != vocabulary.decisions) * SPARSELY
    for state in states(match)[:-1:apart]:
        legal, candidates = game.legal_actions(state), game.candidates(state)
        assert apart > 1 or [*candidates] == [*legal]
        assert len(candidates) == len({action.text for action in candidates}) > 0
        for action in candidates:
            assert action is vocabulary.read(action.text)
            assert action is vocabulary.ranked(vocabulary.coded[action.code], vocabulary.rank(action))
            assert bool(vocabulary.verbs[action.verb].numbers) or action in legal
            assert game.refusal(state, action) is None


def test_numbers_are_refused_with_a_reason_where_their_verb_is_not_asked_for(match: Match) -> None:
    """The ends of the ranges of every head: legal, or refused like any other action."""
    game, vocabulary = match.game, match.game.info.vocabulary
    for state in states(match):
        for head in (entry for entry in vocabulary.coded if vocabulary.verbs[entry.verb].numbers):
            for rank in (0, vocabulary.verbs[head.verb].size - 1):
                refusal = game.refusal(state, vocabulary.ranked(head, rank))
                assert refusal is None or _is_told(refusal.reason, refusal.rule, refusal.params)


def test_asking_changes_nothing(match: Match) -> None:
    game = match.game
    for state in states(match)[::2]:
        kept = state.clone()
        for ask in (game.legal_actions, game.scores, game.ranking, game.outcome, game.current_player):
            assert ask(state) == ask(state)
        assert [*game.closing(state)] == [*game.closing(state)]
        assert [*game.opening(state)] == [*game.opening(state)]
        assert state == kept


def test_exactly_the_legal_actions_are_not_refused_and_asking_changes_nothing(match: Match) -> None:
    game = match.game
    for state in states(match):
        kept, legal = state.clone(), set(game.legal_actions(state))
        refused = {action: game.refusal(state, action) for action in game.info.vocabulary.actions}
        assert {action for action, refusal in refused.items() if refusal is None} == legal
        told = {(one.reason, one.rule, tuple(one.params.items())) for one in refused.values() if one}
        assert all(_is_told(reason, rule, dict(params)) for reason, rule, params in told)
        assert state == kept


def _is_told(reason: str, rule: str, params: Any) -> bool:
    """A refusal names a reason and a rule, and its details are plain."""
    return reason.isidentifier() and rule[:1].isupper() and json.loads(json.dumps(params)) == params


def test_apply_changes_its_state_alone(match: Match) -> None:
    game = match.game
    for ply in range(match.plies):
        before = match.at(ply)
        kept, after = before.clone(), before.clone()
        game.apply(after, match.action(ply))
        assert before == kept
        assert after != kept


def test_plies_are_counted_one_by_one(match: Match) -> None:
    assert [state.ply for state in states(match)] == list(range(match.plies + 1))


def test_a_clone_is_equal_and_shares_nothing(match: Match) -> None:
    for state in states(match):
        clone, kept = state.clone(), repr(state)  # another clone might share the same
        assert clone == state
        for name in data_of(state):
            _spoil(clone, name)
        assert repr(state) == kept


def _spoil(state: Any, name: str) -> None:
    """Change every list below this field, from within."""
    value = getattr(state, name)
    for inner in [value, *value] if isinstance(value, list) else []:
        if isinstance(inner, list):
            inner.append(inner[0] if inner else 0)
            inner[0] = "spoiled"
    if isinstance(value, dict):  # what it holds is replaced, never changed
        value.clear()
    assert isinstance(value, int | list | dict), f"{name} is neither a whole number nor a list"


def test_what_comes_later_leaves_a_position_alone(deal: Record, match: Match) -> None:
    again, kept = Match(deal), []
    for ply in range(match.plies):
        if ply % EVERY == 0:
            kept.append((again.state, deepcopy(again.state)))
        again = again.play(match.action(ply).text)
    assert all(state == before for state, before in kept)


def test_states_hold_whole_numbers_only(match: Match) -> None:
    for state in states(match):
        for name in data_of(state):
            kind = float if name in FLOATS.get(match.setup.game, ()) else int
            assert name == "pending" or _holds_only(getattr(state, name), kind)


def _holds_only(value: Any, kind: type) -> bool:
    if isinstance(value, dict):
        return all(type(key) is str for key in value) and _holds_only([*value.values()], kind)
    if isinstance(value, list | tuple):
        return all(_holds_only(one, kind) for one in value)
    return type(value) is kind


def test_the_player_to_act_sees_what_he_may_do(match: Match) -> None:
    game = match.game
    for ply, state in enumerate(states(match)[:-1]):
        seen = game.observation(state, match.mover(ply))
        assert game.legal_actions(seen) == game.legal_actions(state)
        assert seen is not state


def test_what_a_seat_sees_of_what_it_sees_is_the_same(match: Match) -> None:
    game = match.game
    for state in states(match):
        for seat in (None, *range(game.players)):
            seen = game.observation(state, seat)
            assert game.observation(seen, seat) == seen


def test_one_can_think_on_from_what_is_seen(match: Match) -> None:
    game = match.game
    for ply, state in enumerate(states(match)[:-1]):
        seen = game.observation(state, match.mover(ply))
        game.apply(seen, match.action(ply))
        assert len(game.scores(seen)) == game.players


def test_what_is_dealt_anew_fits_what_was_seen(match: Match) -> None:
    game = match.game
    for ply, state in enumerate(states(match)[:-1]):
        player = match.mover(ply)
        seen = game.observation(state, player)
        kept = seen.clone()
        for number in range(CHANCES):
            guess = game.determinize(seen, below(number))
            assert game.observation(guess, player) == seen == kept
            assert game.legal_actions(guess) == game.legal_actions(state)
            game.apply(guess, match.action(ply))
            game.settle(guess, below(number))
        assert seen == kept


def test_places_follow_the_scores(match: Match) -> None:
    game = match.game
    for state in states(match):
        places, scores = game.ranking(state), game.scores(state)
        assert min(places) == 1
        for one in range(game.players):
            for other in range(game.players):
                assert scores[one] <= scores[other] or places[one] < places[other]


def test_chance_has_odds_for_every_outcome(deal: Record) -> None:
    game = deal.setup()
    for number in range(CHANCES):
        state, source = game.initial_state(), below(number)
        while state.pending:
            p = state.pending[-1]
            step = game.steps[p.step]
            assert isinstance(step, Chance) == (p.player == CHANCE)
            actions = list(step.actions(state, p))
            if isinstance(step, Chance):
                weights = [weight for _, weight in game.chance_outcomes(state)]
                assert all(type(weight) is int and weight >= 0 for weight in weights)
                assert sum(weights) > 0
                actions = [action for action, weight in game.chance_outcomes(state) if weight]
                assert not set(actions) & set(game.info.vocabulary.decisions)
            game.apply(state, actions[source(len(actions))])


def test_a_deal_is_one_of_the_outcomes_that_are_possible(deal: Record, match: Match) -> None:
    """What the seed deals never meets an outcome of weight 0."""
    game = match.game
    dealt = {stream: list(actions) for stream, actions in game.deal(deal.seed).items()}
    state, decisions, draws = game.initial_state(), iter(match.actions), Counter[str]()
    while state.pending:
        p = state.pending[-1]
        step = game.steps[p.step]
        if isinstance(step, Chance):
            odds = dict(game.chance_outcomes(state))
            stream = step.stream_of(state, p)
            pile = dealt.get(stream)
            drawn = draw(deal.seed, stream, draws[stream], sum(odds.values()))
            draws[stream] += 1
            action = list(odds)[pick(list(odds.values()), drawn)] if pile is None else pile.pop(0)
            assert odds[action] > 0
        else:
            action = next(decisions)
        game.apply(state, action)
    assert state == match.state
